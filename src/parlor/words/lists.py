"""Word lists: the five that come with parlor, or words of your own.

Guest, parlor, editor and grand lie each inside the next; webster is what of them all
Webster's dictionary of 1913 knows. Each has a family form without slurs and obscenities.
"""

from collections.abc import Iterable, Iterator
from functools import cache, cached_property
from hashlib import sha256
from itertools import chain, compress

from parlor.rules.errors import BadInput
from parlor.words.finder import Finder
from parlor.words.packed import LEVELS, marks
from parlor.words.packed import words as stored

NAMES = ("guest", "parlor", "editor", "grand", "webster")  # levels 35, 50, 70, 80; and all
OWN = "own"
FAMILY = " family"  # ends the name of a list without the words that are never proposed


class WordList:
    """The words that count at a table. Nothing is read before it is asked for."""

    def __init__(self, name: str, words: tuple[str, ...] | None = None) -> None:
        self.name = name
        if words is not None:
            self.words = words

    @cached_property
    def words(self) -> tuple[str, ...]:
        """Every word, in capitals, sorted."""
        return _read(self.name)

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
        return word_list, (self.name if self.name != OWN else self.words,)


def word_list(words: str | Iterable[str], family: bool = False) -> WordList:
    """The list of this name, or a list of these words, named "own".

    A family list leaves out the words that are never proposed: "parlor family" is its name.
    """
    if isinstance(words, WordList):
        if not family or words.name.endswith(FAMILY):
            return words
        words = words.name if words.name != OWN else words.words
    if isinstance(words, str):
        name = words.removesuffix(FAMILY)
        if name not in NAMES:
            raise BadInput(f"there is no word list {words!r}; there are: {', '.join(NAMES)}")
        return _named(name + FAMILY if family else words)
    if not isinstance(words, Iterable):
        raise BadInput(f"a word list is {', '.join(NAMES)} or words of your own, not {words!r}")
    spelled = sorted({_spelled(word) for word in words})
    return WordList(OWN, _polite(spelled) if family else tuple(spelled))


@cache
def _named(name: str) -> WordList:
    return WordList(name)


def _read(name: str) -> tuple[str, ...]:
    """The words of a list of the file."""
    if name.endswith(FAMILY):
        return _polite(word_list(name.removesuffix(FAMILY)).words)
    common = stored("common")
    if name == "guest":
        return tuple(compress(common, marks("common first")))
    if name == "parlor":
        return common
    rare = stored("rare")
    if name == "editor":
        return tuple(sorted([*common, *compress(rare, marks("rare first"))]))
    if name == "grand":
        return tuple(sorted(common + rare))
    known = (compress(stored(part), marks(f"{part} webster")) for part in LEVELS)
    return tuple(sorted(chain.from_iterable(known)))


def _polite(words: Iterable[str]) -> tuple[str, ...]:
    """These words without those that are never proposed."""
    never = frozenset(stored("never"))
    return tuple(word for word in words if word not in never)


def _spelled(word: object) -> str:
    """The word in capitals, if the letters of the pack can spell it."""
    if not isinstance(word, str) or not (word.isascii() and word.isalpha()):
        raise BadInput(f"{word!r} in the word list is not spelled with the letters A to Z alone")
    return word.upper()
