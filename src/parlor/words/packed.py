"""How `words.dat` is written and read: one block a level, the commonest words first."""

import bz2
import re
from collections.abc import Iterable

_ENTRY = re.compile("([^A-Z])([A-Z]*)", re.DOTALL)


def pack(levels: Iterable[Iterable[str]]) -> bytes:
    """The file that holds these levels.

    Each block is four bytes, its size (big-endian), then bzip2. Unzipped it is the
    level's words, sorted, in capitals, each as one byte, how many letters to drop from
    the end of the word before, then the letters to add. Words have at most 64 letters.
    """
    data = bytearray()
    for words in levels:
        entries = bytearray()
        before = ""
        for word in sorted(words):
            same = 0
            while same < min(len(before), len(word)) and before[same] == word[same]:
                same += 1
            entries.append(len(before) - same)
            entries += word[same:].encode("ascii")
            before = word
        block = bz2.compress(bytes(entries), 9)
        data += len(block).to_bytes(4, "big") + block
    return bytes(data)


def unpack(data: bytes, levels: int) -> list[str]:
    """The words of the first so many levels, sorted."""
    words: list[str] = []
    add = words.append
    start = 0
    for _ in range(levels):
        end = start + 4 + int.from_bytes(data[start : start + 4], "big")
        word = ""
        for drop, letters in _ENTRY.findall(bz2.decompress(data[start + 4 : end]).decode("ascii")):
            word = word[: len(word) - ord(drop)] + letters
            add(word)
        start = end
    words.sort()
    return words
