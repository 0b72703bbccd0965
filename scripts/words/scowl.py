"""SCOWL's strings, lower case without accents, by class, with the level they first have."""

import unicodedata
from pathlib import Path

FOLDER = Path("/usr/share/dict/scowl")
LARGEST = 80  # the larger sizes hold mostly what no reader knows, and slips
CLASSES = {
    "words": "words",
    "upper": "name",
    "proper-names": "name",
    "abbreviations": "abbreviation",
    "contractions": "abbreviation",
    "roman-numerals": "abbreviation",
    "hacker": "slang",
}


def plain(word: str) -> str:
    """The word without accents: the cards have none (café is cafe)."""
    apart = unicodedata.normalize("NFD", word)
    return "".join(sign for sign in apart if not unicodedata.combining(sign))


def strings(folder: Path) -> dict[str, dict[str, int]]:
    """Of each class, every spelling of letters alone with its level; words in small letters."""
    found: dict[str, dict[str, int]] = {name: {} for name in CLASSES}
    for file in sorted(folder.iterdir()):
        kind = next((name for name in CLASSES if f"-{name}." in file.name), None)
        if kind is None or int(file.suffix[1:]) > LARGEST:
            continue
        level = int(file.suffix[1:])
        for raw in file.read_text(encoding="utf-8").split():
            word = plain(raw)
            if word.isascii() and word.isalpha() and len(word) > 1:
                if kind == "words":
                    if raw != raw.lower():
                        continue
                found[kind][word] = min(level, found[kind].get(word, level))
    return found
