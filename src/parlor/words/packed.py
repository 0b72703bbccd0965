"""How `words.dat` is written and read: eleven sections, each read only when asked for.

A section of words is sorted capitals, each word as one byte, how many letters to drop from
the end of the word before, then the letters to add. A section of marks is one bit a word of
the section of words before it, the first in the lowest bit. All are bzip2.
"""

import bz2
from bisect import bisect_left
from collections.abc import Iterable, Sequence
from functools import cache
from pathlib import Path
from typing import Final

SECTIONS: Final = (
    *("common", "common first", "common webster"),  # levels 35 and 50; marked: 35; known in 1913
    *("rare", "rare first", "rare webster"),  # levels 70 and 80; marked: 70; known in 1913
    "never",  # words of both that no bot, hint or puzzle may say
    "slang in 1913",  # words of both that Webster's knows as slang and no more
    *("name", "abbreviation", "slang"),  # strings left out, and what they are
)
LEVELS: Final = {"common": (35, 50), "rare": (70, 80)}
DATA: Final = Path(__file__).with_name("words.dat")
_SIZE: Final = 4  # bytes that tell the size of a section, big-endian
_LETTERS: Final = b"ABCDEFGHIJKLMNOPQRSTUVWXYZ"
_APART: Final = bytes(byte if byte in _LETTERS else 10 for byte in range(256))
_BITS: Final = [tuple(bool(byte >> i & 1) for i in range(8)) for byte in range(256)]


def zip_words(words: Iterable[str]) -> bytes:
    """A section of these words; each has at most 64 letters."""
    entries = bytearray()
    before = ""
    for word in sorted(words):
        same = 0
        while same < min(len(before), len(word)) and before[same] == word[same]:
            same += 1
        entries.append(len(before) - same)
        entries += word[same:].encode("ascii")
        before = word
    return bz2.compress(bytes(entries), 9)


def unzip_words(section: bytes) -> list[str]:
    """The words of a section, sorted."""
    entries = bz2.decompress(section)
    drops = entries.translate(None, _LETTERS)
    added = entries.translate(_APART).decode("ascii").split("\n")
    del added[0], entries  # nothing stands before the first drop
    words: list[str] = []
    add = words.append
    word = ""
    for drop, letters in zip(drops, added, strict=True):
        word = word[: len(word) - drop] + letters
        add(word)
    return words


def zip_marks(marks: Sequence[bool]) -> bytes:
    """A section of these marks."""
    eights = (marks[i : i + 8] for i in range(0, len(marks), 8))
    return bz2.compress(bytes(sum(mark << i for i, mark in enumerate(some)) for some in eights), 9)


def unzip_marks(section: bytes) -> list[bool]:
    """The marks of a section, and up to seven more that mean nothing."""
    return [mark for byte in bz2.decompress(section) for mark in _BITS[byte]]


def pack(sections: Sequence[bytes]) -> bytes:
    """The file of these sections, each after its size."""
    sized = (len(section).to_bytes(_SIZE, "big") + section for section in sections)
    return b"".join(sized)


def unpack(data: bytes) -> list[bytes]:
    """The sections of the file."""
    sections = []
    start = 0
    while start < len(data):
        end = start + _SIZE + int.from_bytes(data[start : start + _SIZE], "big")
        sections.append(data[start + _SIZE : end])
        start = end
    return sections


@cache
def _sections() -> dict[str, bytes]:
    return dict(zip(SECTIONS, unpack(DATA.read_bytes()), strict=True))


@cache
def words(section: str) -> tuple[str, ...]:
    """The words of this section of the file, sorted."""
    return tuple(unzip_words(_sections()[section]))


@cache
def marks(section: str) -> list[bool]:
    """The marks of this section of the file."""
    return unzip_marks(_sections()[section])


def place(section: str, word: str) -> int | None:
    """Where in the section the word stands, if it does."""
    listed = words(section)
    at = bisect_left(listed, word)
    return at if at < len(listed) and listed[at] == word else None
