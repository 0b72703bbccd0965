"""What GCIDE says of its heads: part of speech, slang marks, proper nouns; and what is of 1913.

GCIDE is Webster's of 1913 with later additions; only these facts are taken, never its text.
"""

import gzip
import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from words.lemmas import lemmas
from words.webster import ANY, Webster, is_1913, is_later, of_1913, plain, pointed_to, printed

FILE = Path("/usr/share/dictd/gcide.dict.dz")
HEAD = re.compile(r"([A-Za-z][^\\\[\]{}]*?) \\")
FURTHER = re.compile(r"(.*?)([A-Za-z'-]+)\s*$", re.DOTALL)  # between two heads: of the first; next
INFLECTED = re.compile(
    r"(?:imp\.|p\.\s*p\.|p\.\s*pr\.|vb\.\s*n\.|pl\.|[Cc]ompar\.|superl\.|pres\.)([^\[\];]*)"
)
FORM = re.compile(r"\{([^{}\s]+)\}")
NUMBERED = re.compile(r"^   \d+\. |^ +\([a-z]\) ", re.MULTILINE)
LABEL = re.compile(r"\[([^\[\]]{1,60})\]")
SLANG = re.compile(r"\b(?:[Ss]lang\b|Cant\b|Low(?=$|[,;.&]| or | and ))")
ETYMOLOGY = re.compile(r"\b(?:fr|Cf|See|OE|AS|L|LL|G|D|Gr|Icel|F|OF)\b\.?")
POS = re.compile(r"(?<![A-Za-z])(n|a|v|adv|adj|prep|conj|interj|pron|p|imp|vb|prop)\s*\.")
PARTS = {
    **dict.fromkeys(("prep", "conj", "interj", "pron"), ""),
    **{"n": "n", "prop": "n", "a": "a", "adj": "a", "adv": "r"},
    **{"v": "v", "p": "v", "imp": "v", "vb": "v"},
}
ASIDE = re.compile(r"--\s*((?:n|a|v|adv)\.)\s")  # the head as another part of speech
GENUS = re.compile(r"\bgenus\b|\((?:Bot|Zo|Biol)")
NAME = re.compile(r"\bprop\.\s*n\b|\bn\.\s*prop\b|\bproper noun\b", re.I)


class Entry(NamedTuple):
    """One article of the dictionary."""

    head: str  # as printed
    forms: tuple[str, ...]  # the inflected forms it names
    parts: str  # parts of speech: any of n v a r
    slang: bool  # every sense is marked slang, cant or low
    name: bool  # marked a proper noun
    old: bool  # has something of 1913 (or its supplement)
    old_slang: bool  # every sense of 1913 is marked so
    text: str

    @property
    def old_name(self) -> bool:
        """Whether it is a proper noun and no genus; many of these got the mark only later."""
        return self.name and not GENUS.search(self.text[:300])


def articles(text: str) -> Iterator[str]:
    """The articles of the file, one after the other; the heads of one may fill several lines."""
    start = text.index("\nA \\A")
    lines: list[str] = []
    for line in text[start + 1 :].split("\n"):
        opens = line and line[0] not in " \t" and (not lines or not lines[-1].strip())
        line = re.sub(r"^\|*'?(?=[A-Z])|^\|+", "", line) if opens else line
        if opens and HEAD.match(line):
            if lines:
                yield "\n".join(lines)
            lines = []
        lines.append(line)
    yield "\n".join(lines)


def bracketed(text: str) -> int:
    """How many signs at the start of an article belong to its heads and etymology."""
    lines = text.split("\n")
    depth = 0
    size = 0
    for i, line in enumerate(lines):
        here = re.sub(r"\([^()]*\)", "", line)
        here = re.sub(r"\[[^\[\]]{1,3}\]", "", here)
        depth += here.count("[") - here.count("]")
        size += len(line) + 1
        following = lines[i + 1] if i + 1 < len(lines) else ""
        goes_on = following[:1].strip() or following.lstrip().startswith(("[", "pr.", "("))
        if depth <= 0 and not goes_on:
            break
        if i > 12:
            return len(lines[0]) + 1
    return size


def is_slang(sense: str) -> bool:
    """Whether the definition (the first paragraph) is marked slang."""
    paragraph = sense.strip("\n").split("\n\n")[0]
    paragraph = re.sub(r"\s+", " ", paragraph)
    labels = [label for label in LABEL.findall(paragraph) if not ETYMOLOGY.search(label)]
    return any(SLANG.search(label) for label in labels)


def all_slang(top: str, body: str) -> bool:
    """Whether every sense is marked slang, or the article as a whole is."""
    senses = NUMBERED.split(body)
    first = NUMBERED.search(body)
    if first and (first[0].strip() in ("1.", "(a)") or not senses[0].strip()):
        senses = senses[1:]
    labelled = is_slang(top.split("\\")[-1]) and len(senses) == 1
    return labelled or all(is_slang(sense) for sense in senses)


def parts_in(text: str) -> str:
    """The parts of speech that stand in the text."""
    return "".join(sorted({PARTS[part] for part in POS.findall(text)} - {""}))


def heads(top: str) -> list[tuple[str, str, str]]:
    """Every head of an article with its syllables and its parts of speech."""
    pieces = top.split("\\")  # head, syllables, parts and the next head, syllables, ..., parts
    names = [pieces[0]]
    told = []
    for between in pieces[2:-1:2]:
        further = FURTHER.match(between.split("[")[0])
        if not further:
            break
        told.append(parts_in(further[1]))
        names.append(further[2])
    told.append(parts_in(pieces[-1].split("[")[0]))
    for i in reversed(range(len(told) - 1)):
        told[i] = told[i] or told[i + 1]
    said = pieces[1::2]
    names = [  # an accent stands before its letter like an apostrophe
        name.strip() if "'" in syllables else name.strip().replace("'", "")
        for name, syllables in zip(names, said, strict=False)
    ]
    return [*zip(names, said, told, strict=False)]


def entry(text: str) -> list[Entry]:
    """The article under each of its heads."""
    size = bracketed(text)
    top, body = text[:size], text[size:]
    spoken = plain(re.sub(r"\([^()]*\)", "", top))
    forms = tuple(form.lower() for some in INFLECTED.findall(spoken) for form in FORM.findall(some))
    name = bool(NAME.search(spoken.split("\\")[-1][:80]))
    old = is_1913(text)
    slang = all_slang(top, body)
    old_slang = old and all_slang(top, of_1913(body))
    more = parts_in(" ".join(ASIDE.findall(body)))
    return [
        Entry(
            *(head, forms, parts + more, slang, name),
            *(old and not is_later(head, said), old_slang, text),
        )
        for head, said, parts in heads(spoken)
    ]


class Gcide:
    """The dictionary, by head in small letters; `webster` is what of it is of 1913."""

    def __init__(self, file: Path = FILE) -> None:
        with gzip.open(file) as opened:
            text = opened.read().decode("utf-8", "replace")
        self.entries: dict[str, list[Entry]] = {}
        self.heads_of: dict[str, set[str]] = {}
        for article in articles(text):
            for one in entry(article):
                key = one.head.lower().replace("-", "")
                if not (key.isascii() and key.isalpha()):
                    continue
                self.entries.setdefault(key, []).append(one)
                for form in one.forms:
                    self.heads_of.setdefault(form, set()).add(key)
        self.webster = self._webster()

    def _webster(self) -> Webster:
        """What of it is of 1913."""
        found = Webster()
        ordinary: list[tuple[str, Entry]] = []
        for key, entries in self.entries.items():
            old = [one for one in entries if one.old and not one.old_name]
            fine = [one for one in old if not one.old_slang]
            ordinary += [(key, one) for one in fine]
            if old and not fine:
                found.slang[key] = "".join(one.parts or ANY for one in old)
            elif not old and any(one.old for one in entries):
                found.names.add(key)
        for key, one in ordinary:
            found.add(key, one.parts or ANY)
            for form in one.forms:
                found.add(form, "")
        for key, one in ordinary:
            for word, parts in printed(of_1913(one.text), found.words.get(key, ANY)):
                found.add(word, parts)
            for word in pointed_to(of_1913(one.text, changed=False)):
                roots = [root for root, _ in lemmas(word) if root in self.entries]
                if word not in self.entries and all(root in found.words for root in roots):
                    found.add(word, "" if roots else "n")
        return found
