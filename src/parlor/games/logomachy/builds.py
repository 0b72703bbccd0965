"""A build: cards set apart in the pool for a word that somebody announced."""

from parlor.games.logomachy.letters import FIRST, SIZE, in_order, without
from parlor.games.logomachy.terms import CARDS, END_ONLY, LETTERS, RUN


class Build:
    """One build as it lies; it never changes, a letter laid on it makes a new one."""

    def __init__(
        self, number: int, laid: list[int], word: str, rest: str, builder: int, announcers: int
    ) -> None:
        self.number = number
        self.laid = laid  # 26 counts
        self.word = word
        self.rest = rest  # the letters the word still needs, in alphabetical order
        self.builder = builder  # who announced the word
        self.announcers = announcers  # a bit for every seat that announced a word on it

    def size(self) -> int:
        """How many cards lie in it."""
        return len(self.word) - len(self.rest)

    def with_letter(self, letter: str) -> "Build":
        """The build after a letter of its word was added."""
        laid = self.laid[:]
        laid[ord(letter) - FIRST] += 1
        at = self.rest.index(letter)
        rest = self.rest[:at] + self.rest[at + 1 :]
        # R-L38 (ours): who adds does not become the builder
        return Build(self.number, laid, self.word, rest, self.builder, self.announcers)

    def with_word(self, word: str, cards: str, seat: int) -> "Build":
        """The build after a seat laid these cards and announced another word."""
        laid = self.laid[:]
        for letter in cards:
            laid[ord(letter) - FIRST] += 1
        # R-L38 (ours): who extends becomes the builder
        return Build(
            self.number, laid, word, missing(word, laid), seat, self.announcers | 1 << seat
        )


def missing(word: str, laid: list[int]) -> str:
    """The letters a word needs beyond those laid, in alphabetical order."""
    left = laid[:]
    rest = ""
    for letter in word:
        index = ord(letter) - FIRST
        if left[index]:
            left[index] -= 1
        else:
            rest += letter
    return in_order(rest) if len(rest) > 1 else rest


def uses_all(word: str, laid: list[int]) -> bool:
    """Whether a word contains every card laid."""
    for index in range(SIZE):
        if laid[index] and word.count(chr(FIRST + index)) < laid[index]:
            return False
    return True


def fits_lock(lock: int, old: str, new: str, laid: list[int]) -> bool:
    """Whether a build announced as `old` may become `new`, by the lock in force."""
    if lock == RUN:  # L74-30, L74-35: only added to, the arrangement kept
        return old in new
    if lock == LETTERS:  # LM-16: it includes all the letters of the word begun
        return without(new, old) is not None
    if lock == END_ONLY:
        return new.startswith(old)
    assert lock == CARDS  # L74-36, LP-14: all the cards already laid, in any word
    return uses_all(new, laid)
