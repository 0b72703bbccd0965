"""Which words Webster's of 1913 has, and which of them it has only as slang.

GCIDE puts the source behind every piece of an article: what is of 1913 or its supplement
counts, what was added later does not. Counted are the heads, the forms, spellings and derived
words printed with them, the words that an article points to, and regular forms of all these.
"""

import re
from collections.abc import Iterable, Iterator
from pathlib import Path

from words.lemmas import lemmas

SOURCES = r"Webster|Suppl|PJC|W[Oo]rd[Nn]et|AS|RDH|RP|RHUD|MW10|Century|Dict(?:ionary)?"
SOURCE = re.compile(rf"(?:\[[+,.\s\d]*)?\b((?:(?:{SOURCES})[+,.\s\d]*)+)\]|\Z")
OLD = re.compile("Webster")
UNCHANGED = re.compile("^(?:Webster|Suppl|[^A-Za-z])+$")
ACCENTED = re.compile(r"""\[(?:(ae|oe|AE|OE)|['`"^~=,.:_-]([A-Za-z])|([A-Za-z])\^)\]""")
BRACED = re.compile(r"\{([^{}\s]+)\}")
SPELLED = re.compile(
    r"(?:(?:[Ww]ritten|[Ss]pel(?:t|led)) +(?:also|sometimes)|(?:[Aa]lso|[Ss]ometimes) +written) "
    r"+([^.;:\]]*)"
)
SPELLING = re.compile(r"(?:^|(?:,|\band|\bor)\s+)\{?([A-Za-z-]+)\}?(?=\s*(?:,|$|\band\b|\bor\b))")
RUN_ON = re.compile(r"--\s*\{([^{}\s]+)\}\s*(?:\([^()]*\))?,?\s*(n|adv|adj|a|v)\.")
RUN_ON_PARTS = {"n": "n", "adv": "r", "adj": "a", "a": "a", "v": "v"}
ANY = "nvar"
LINES = Path(__file__).with_name("misprints.txt").read_text(encoding="ascii").lower().split("\n")
MISPRINTS = dict(line.split() for line in LINES if line and not line.startswith("#"))


def plain(text: str) -> str:
    """The text without accents and ligatures: caf['e] is cafe, f[oe]tus foetus."""
    return ACCENTED.sub(lambda found: found[1] or found[2] or found[3], text)


def letters(word: str) -> str:
    """A printed word without stress marks and hyphens, in small letters."""
    return re.sub(r"[\"`*-]", "", plain(word)).lower()


def is_later(head: str, syllables: str) -> bool:
    """Whether a head looks added later: in 1913 longer ones had capitals and stress marks."""
    stressed = set(syllables) & set('"`*')
    return head[0].islower() and not stressed and len(re.findall("[aeiouy]+(?!d?s?$)", head)) > 1


def is_1913(text: str) -> bool:
    """Whether an article is at least in part of 1913.

    Some have lost their mark: they are old if the head has a capital, as none added later has
    that is not a name.
    """
    marks = [found[1] for found in SOURCE.finditer(text) if found[1]]
    return any(map(OLD.search, marks)) if marks else text[:1].isupper()


def of_1913(text: str, changed: bool = True) -> str:
    """The pieces of an article's text that are of 1913; what has no mark goes with the last.

    Pieces that were changed later are among them, if not otherwise wished.
    """
    pieces = []
    start = 0
    old = True
    for found in SOURCE.finditer(text):
        if found[1]:
            old = bool((OLD if changed else UNCHANGED).search(found[1]))
        if old:
            pieces.append(text[start : found.start()])
        start = found.end()
    return "".join(pieces)


def printed(text: str, parts: str) -> Iterator[tuple[str, str]]:
    """The derived words and other spellings in an article, with their parts of speech."""
    text = " ".join(text.split())
    for word, part in RUN_ON.findall(text):
        yield letters(word), RUN_ON_PARTS[part]
    for words in SPELLED.findall(text):
        for word in SPELLING.findall(words):
            yield letters(word), parts


def pointed_to(text: str) -> Iterator[str]:
    """The words that an article points to."""
    return map(letters, BRACED.findall(text))


class Webster:
    """The words of 1913, each with its parts of speech (none for a form), and the slang."""

    def __init__(self) -> None:
        self.words: dict[str, str] = {}
        self.slang: dict[str, str] = {}  # every sense is marked
        self.names: set[str] = set()

    def add(self, word: str, parts: str) -> None:
        """Note a word, unless it is known as slang or a name alone."""
        word = MISPRINTS.get(word, word)
        if word not in self.slang and word not in self.names:
            self.words[word] = self.words.get(word, "") + parts

    def has(self, word: str, roots: Iterable[str]) -> bool:
        """Whether it has the word, or one that this is a regular form of, or one of the roots.

        A head that is slang, as shiner, is not the comparative of an adjective.
        """
        agent = word in self.slang and word.endswith("er")
        return word in self.words or (not agent and _has_form(self.words, word, roots))

    def has_slang(self, word: str, roots: Iterable[str]) -> bool:
        """Whether it has the word, or the one that this is a form of, as slang and no more."""
        known = word in self.slang or _has_form(self.slang, word, roots)
        return known and not self.has(word, roots)


def _has_form(words: dict[str, str], word: str, roots: Iterable[str]) -> bool:
    regular = any(set(parts) & set(words.get(lemma, "")) for lemma, parts in lemmas(word))
    return regular or any(words.get(root) for root in roots)
