"""What WordNet says of single words: in small letters or not, and which senses are marked."""

from pathlib import Path
from typing import NamedTuple

FOLDER = Path("/usr/share/wordnet")
PARTS = ("noun", "verb", "adj", "adv")
# The synsets that other synsets point to as their usage domain.
USAGES = {
    "slang": "slang",
    "ethnic_slur": "slur",
    "obscenity": "obscene",
    "disparagement": "disparaging",
}


class Sense(NamedTuple):
    """One sense of one spelling."""

    spelling: str  # as printed: Paris, parish
    part: str  # n v a r
    usages: frozenset[str]
    instance: bool  # a single thing with a name
    domain: int  # lexicographer's file
    fellows: tuple[str, ...]  # the other words of the synset
    gloss: str


def _synsets(folder: Path) -> list[tuple[str, str, int, list[str], list[list[str]], str]]:
    found = []
    for part in PARTS:
        for line in (folder / f"data.{part}").read_text(encoding="utf-8").split("\n"):
            if not line or line.startswith(" "):
                continue
            facts, _, gloss = line.partition("|")
            fields = facts.split()
            size = int(fields[3], 16)
            words = [fields[4 + 2 * i].partition("(")[0] for i in range(size)]
            at = 4 + 2 * size
            pointers = [fields[at + 1 + 4 * i : at + 5 + 4 * i] for i in range(int(fields[at]))]
            kind = "a" if fields[2] == "s" else fields[2]
            found.append((fields[0], kind, int(fields[1]), words, pointers, gloss.strip()))
    return found


class WordNet:
    """The senses of a spelling, by its small letters."""

    def __init__(self, folder: Path = FOLDER) -> None:
        synsets = _synsets(folder)
        usage_at = {
            (place, kind): USAGES[words[0]]
            for place, kind, domain, words, _, _ in synsets
            if kind == "n" and domain == 10 and words[0] in USAGES
        }
        self.senses: dict[str, list[Sense]] = {}
        for _, kind, domain, words, pointers, gloss in synsets:
            for i, word in enumerate(words):
                if "_" in word:
                    continue
                usages = {
                    usage_at[target, part]
                    for sign, target, part, ends in pointers
                    if sign == ";u"
                    and (target, part) in usage_at
                    and ends[:2] in ("00", f"{i + 1:02x}")
                }
                instance = any(pointer[0] == "@i" for pointer in pointers)
                fellows = tuple(other for other in words if other != word)
                sense = Sense(word, kind, frozenset(usages), instance, domain, fellows, gloss)
                key = word.lower().replace("-", "")
                self.senses.setdefault(key, []).append(sense)
        self.lemmas_of: dict[str, set[str]] = {}
        for part in PARTS:
            for line in (folder / f"{part}.exc").read_text(encoding="utf-8").split("\n"):
                form, *lemmas = line.split()[:2] if line else [""]
                for lemma in lemmas:
                    self.lemmas_of.setdefault(form, set()).add(lemma)
