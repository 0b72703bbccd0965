"""Word lists: four that come with parlor, each inside the next, or your own words."""

from collections.abc import Iterable, Iterator
from functools import cache, cached_property
from hashlib import sha256
from pathlib import Path

from parlor.rules.errors import BadInput
from parlor.words.finder import Finder
from parlor.words.packed import unpack

NAMES = ("guest", "parlor", "editor", "grand")  # SCOWL levels 35, 50, 70 and 80
_DATA = Path(__file__).with_name("words.dat")


class WordList:
    """The words that count at a table. Nothing is read before it is asked for."""

    def __init__(self, name: str, words: tuple[str, ...] | None = None) -> None:
        self.name = name
        if words is not None:
            self.words = words

    @cached_property
    def words(self) -> tuple[str, ...]:
        """Every word, in capitals, sorted."""
        return tuple(unpack(_DATA.read_bytes(), NAMES.index(self.name) + 1))

    @cached_property
    def finder(self) -> Finder:
        """Finds the words of this list among cards."""
        return Finder(self.words)

    @cached_property
    def digest(self) -> str:
        """A short name of the content: equal for equal words, whatever the list is called."""
        return sha256("\n".join(self.words).encode("ascii")).hexdigest()[:16]

    @cached_property
    def _set(self) -> frozenset[str]:
        return frozenset(self.words)

    def __contains__(self, word: object) -> bool:
        return isinstance(word, str) and word.upper() in self._set

    def __len__(self) -> int:
        return len(self.words)

    def __iter__(self) -> Iterator[str]:
        return iter(self.words)

    def __repr__(self) -> str:
        return f"<WordList {self.name}: {len(self)} words>"

    def __reduce__(self) -> tuple[object, tuple[str | tuple[str, ...]]]:
        return word_list, (self.name if self.name in NAMES else self.words,)


def word_list(words: str | Iterable[str]) -> WordList:
    """The list of this name, or a list of these words, named "own"."""
    if isinstance(words, WordList):
        return words
    if isinstance(words, str):
        if words not in NAMES:
            raise BadInput(f"there is no word list {words!r}; there are: {', '.join(NAMES)}")
        return _named(words)
    if not isinstance(words, Iterable):
        raise BadInput(f"a word list is {', '.join(NAMES)} or words of your own, not {words!r}")
    return WordList("own", tuple(sorted({_spelled(word) for word in words})))


@cache
def _named(name: str) -> WordList:
    return WordList(name)


def _spelled(word: object) -> str:
    """The word in capitals, if the letters of the pack can spell it."""
    if not isinstance(word, str) or not (word.isascii() and word.isalpha()):
        raise BadInput(f"{word!r} in the word list is not spelled with the letters A to Z alone")
    return word.upper()
