"""What GCIDE says of its heads: part of speech, source, slang marks, proper nouns.

GCIDE is Webster's of 1913 with later additions; only these facts are taken, never its text.
"""

import gzip
import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

FILE = Path("/usr/share/dictd/gcide.dict.dz")
HEAD = re.compile(r"([A-Za-z][^\\\[\]{}]*?) \\")
FURTHER = re.compile(r"[,;]\s*(?:or\s*)?\|*([A-Za-z][A-Za-z]+)\s*\\")
INFLECTED = re.compile(
    r"(?:imp\.|p\.\s*p\.|p\.\s*pr\.|vb\.\s*n\.|pl\.|compar\.|superl\.|pres\.)([^\[\];]*)"
)
FORM = re.compile(r"\{([A-Za-z]+)\}")
NUMBERED = re.compile(r"^   \d+\. ", re.MULTILINE)
LABEL = re.compile(r"\[([^\[\]]{1,60})\]")
SLANG = re.compile(r"\b(?:[Ss]lang|Cant|Low(?=$|[,;.&]| or | and ))")
ETYMOLOGY = re.compile(r"\b(?:fr|Cf|See|OE|AS|L|LL|G|D|Gr|Icel|F|OF)\b\.?")
POS = re.compile(r"(?<![A-Za-z])(n|a|v|adv|adj|prep|conj|interj|pron|p|imp|vb|prop)\s*\.")
PARTS = {
    **dict.fromkeys(("prep", "conj", "interj", "pron"), ""),
    **{"n": "n", "prop": "n", "a": "a", "adj": "a", "adv": "r"},
    **{"v": "v", "p": "v", "imp": "v", "vb": "v"},
}
NAME = re.compile(r"\bprop\.\s*n\b|\bn\.\s*prop\b|\bproper noun\b", re.I)


class Entry(NamedTuple):
    """One article of the dictionary."""

    head: str  # as printed
    forms: tuple[str, ...]  # the inflected forms it names
    parts: str  # parts of speech: any of n v a
    old: bool  # has a sense of 1913 (or its supplement)
    slang: bool  # every sense is marked slang, cant or low
    name: bool  # marked a proper noun
    text: str


def articles(text: str) -> Iterator[str]:
    """The articles of the file, one after the other."""
    start = text.index("\nA \\A")
    lines: list[str] = []
    for line in text[start + 1 :].split("\n"):
        if line and line[0] not in " \t" and HEAD.match(line.replace("||", "")):
            if lines:
                yield "\n".join(lines)
            lines = []
        lines.append(line)
    yield "\n".join(lines)


def bracketed(text: str) -> int:
    """How many signs at the start of an article belong to its first line and etymology."""
    lines = text.split("\n")
    depth = 0
    size = 0
    for i, line in enumerate(lines):
        here = re.sub(r"\([^()]*\)", "", line)
        here = re.sub(r"\[[^\[\]]{1,3}\]", "", here)
        depth += here.count("[") - here.count("]")
        size += len(line) + 1
        closing = i + 1 < len(lines) and lines[i + 1].lstrip().startswith(("[", "pr."))
        if depth <= 0 and not closing:
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


def entry(text: str) -> list[Entry]:
    """The article under each of its heads."""
    size = bracketed(text)
    top, body = text[:size], text[size:]
    first = HEAD.match(top.replace("||", ""))
    assert first
    heads = [first[1].strip(), *FURTHER.findall(top)]
    spoken = re.sub(r"\([^()]*\)", "", top)
    forms = tuple(form.lower() for some in INFLECTED.findall(spoken) for form in FORM.findall(some))
    after = spoken.split("\\")[-1]
    parts = "".join(sorted({PARTS[part] for part in POS.findall(after.split("[")[0])} - {""}))
    old = "1913" in text
    senses = NUMBERED.split(body)
    if len(senses) > 1:
        senses = senses[1:]
    labelled = is_slang(top.split("\\")[-1]) and len(senses) == 1
    slang = labelled or all(is_slang(sense) for sense in senses)
    name = bool(NAME.search(after[:80]))
    return [Entry(head, forms, parts, old, slang, name, text) for head in heads]


class Gcide:
    """The dictionary, by head in small letters."""

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
