"""The words that are kept, with what is known of them, and the strings that are left out."""

from collections import Counter
from pathlib import Path
from typing import NamedTuple

from words.lemmas import lemmas
from words.rules import Rules
from words.scowl import CLASSES

HERE = Path(__file__).resolve().parent
LEVELS = (35, 50, 70, 80)  # guest, parlor, editor, grand

# Two packs of Logomachy: no word that needs more cards can ever be laid.
PACK = Counter("AAAAAABBBCCCDDDEEEEEEEFFFGGHHIIIIIIJKLLMMNNOOOOOOPPQRRSSTTUUUUUUVWWXYYYZ")
NAMES = ("upper", "proper-names")
OTHERS = ("abbreviations", "hacker")  # classes whose strings may be words as well
TAXA = ("idae", "inae", "aceae")  # families of animals and plants: capitals everywhere
PEOPLE = frozenset((10, 14, 18))  # WordNet's files of languages, groups and persons


class Kept(NamedTuple):
    """A word of the file."""

    level: int
    webster: bool
    never: bool
    slang_then: bool  # Webster's of 1913 knows it, but as slang alone


def reviewed(name: str) -> dict[str, str]:
    """One of the lists written by hand: word (small letters) and what stands behind it."""
    lines = (HERE / name).read_text(encoding="ascii").splitlines()
    pairs = [line.split(" ", 1) for line in lines if line and not line.startswith("#")]
    return {word.lower(): reason for word, reason in pairs}


def in_two_packs(word: str) -> bool:
    """Whether two packs have the cards to spell the word."""
    return all(word.count(letter) <= 2 * PACK[letter.upper()] for letter in set(word))


def rounded(level: int) -> int:
    """The list in which a word of this SCOWL level comes first."""
    return next(most for most in LEVELS if level <= most)


class Choice:
    """Every string of SCOWL up to 80, kept or left out, and why."""

    def __init__(self, scowl: dict[str, dict[str, int]], rules: Rules) -> None:
        self.rules = rules
        self.listed = scowl["words"]
        self.allow = reviewed("allow.txt")
        self.deny = reviewed("deny.txt")
        self.never = reviewed("never.txt")
        self.elsewhere: dict[str, dict[str, int]] = {}  # small letters: class: level
        for kind, words in scowl.items():
            if kind != "words":
                for word, level in words.items():
                    classes = self.elsewhere.setdefault(word.lower(), {})
                    classes[kind] = min(level, classes.get(kind, level))
        self.kept: dict[str, Kept] = {}
        self.left: dict[str, str] = {}  # name, abbreviation, slang or slip
        for word in sorted({*self.listed, *self.elsewhere, *self.allow}):
            reason = self.reason_against(word)
            if reason:
                self.left[word] = reason
            elif in_two_packs(word):
                slang = rules.slang_in_webster(word)
                known = rules.in_webster(word) or (slang and word in self.allow)
                self.kept[word] = Kept(
                    self.level(word), known, self.is_never(word), slang and not known
                )

    def reason_against(self, word: str) -> str | None:
        """Why the string is no word; None if it is one."""
        if word in self.allow:
            return None
        if word in self.deny:
            return self.deny[word].partition(":")[0]
        if len(word) == 2:
            return "name" if self.is_elsewhere(word, NAMES) else "abbreviation"
        if word not in self.listed:
            return None if self.is_restored(word) else self.kind_elsewhere(word)
        if self.is_name(word):
            return "name"
        if self.rules.is_slang(word) or self.is_denied_form(word):
            return "slang"
        return None

    def is_denied_form(self, word: str) -> bool:
        """Whether it is known only as a form of slang left out by hand."""
        roots = [lemma for lemma, _ in lemmas(word) if lemma in self.listed]
        denied = [root for root in roots if self.deny.get(root, "").startswith("slang")]
        return bool(denied) and denied == roots and not self.rules.all_known(word)

    def is_elsewhere(self, word: str, classes: tuple[str, ...]) -> bool:
        """Whether SCOWL has it in one of these classes."""
        return any(kind in self.elsewhere.get(word, {}) for kind in classes)

    def kind_elsewhere(self, word: str) -> str:
        """What SCOWL takes it for; names first, for they are what people ask about."""
        classes = self.elsewhere[word]
        return next(kind for name, kind in CLASSES.items() if name in classes)

    def is_restored(self, word: str) -> bool:
        """Whether WordNet has it small only, and neither a numeral nor the short form of a word."""
        itself = self.rules.of(word)
        if any(sense.spelling != word for sense in itself.senses) or itself.slang:
            return False
        if any(entry.name for entry in itself.entries):
            return False
        own = [
            sense
            for sense in itself.senses
            if sense.domain != 23
            and "being" not in sense.gloss[:6]
            and not any(is_short_for(word, fellow) for fellow in sense.fellows)
        ]
        return bool(own) and bool(set(word) & set("aeiouy")) and not is_numeral(word)

    def has_forms(self, word: str) -> bool:
        """Whether SCOWL has a plural or another form of it in small letters."""
        forms = [word + "s", word + "es", word + "ed", word[:-1] + "ies", word[:-1] + "ier"]
        return any(form in self.listed for form in forms if form != word)

    def is_name(self, word: str) -> bool:
        """Whether it is only a name: known so, or unknown and listed so, and never inflected."""
        if word.endswith(TAXA) and word[:-1] not in self.listed:
            return True
        if self.listed[word] == LEVELS[-1] and self.rules.is_proper(word):
            spelled = (word, *(lemma for lemma, _ in lemmas(word)))
            capital = any(self.is_elsewhere(one, NAMES) for one in spelled)
            if capital and self.rules.domains(word) <= PEOPLE:
                return True
        if self.has_forms(word) or any(
            lemma in self.listed or lemma in self.allow for lemma, _ in lemmas(word)
        ):
            return False
        if self.rules.is_name(word):
            return True
        unknown = not self.rules.all_known(word)
        return unknown and self.listed[word] >= 70 and self.is_elsewhere(word, ("proper-names",))

    def level(self, word: str) -> int:
        """The level of the list in which it comes first."""
        if word in self.allow:
            return rounded(int(self.allow[word].split()[0]))
        if word in self.listed:
            return rounded(self.listed[word])
        return max(70, rounded(min(self.elsewhere[word].values())))

    def first_seen(self, word: str) -> int:
        """The level at which SCOWL first has the string, in any class."""
        levels = [*self.elsewhere.get(word, {}).values()]
        return min([*levels, self.listed[word]] if word in self.listed else levels)

    def is_never(self, word: str) -> bool:
        """Whether it or the word it is a form of is one that no bot should say."""
        if word in self.never:
            return not self.never[word].startswith("not:")
        if self.rules.offends(word):
            return True
        roots = self.rules.root_words(word)
        if not roots and not self.rules.of(word).known:
            roots = [lemma for lemma, _ in lemmas(word)]
        return any(
            not self.never[root].startswith("not:")
            if root in self.never
            else self.rules.offends(root)
            for root in roots
        )


def is_numeral(word: str) -> bool:
    """Whether it could be a Roman numeral."""
    return not set(word) - set("ivxlcdm")


def is_short_for(word: str, fellow: str) -> bool:
    """Whether the letters of the word stand in this longer one, in order, from the first on."""
    letters = iter(fellow.lower().replace("_", ""))
    longer = len(fellow) > len(word)
    return longer and fellow[0].lower() == word[0] and all(letter in letters for letter in word)
