"""What lies in a pool: the cards that a letter can take from it, and the pools they leave.

Pools of a deal come back again and again, so each is read once and remembered. Which word
takes the cards does not matter here.
"""

from collections.abc import Sequence
from typing import Final

from parlor.games.logomachy.letters import FIRST, SIZE

CARD: Final = 0.2  # points that a card is worth towards most cards (L74-23)
SWEEP: Final = 1.0  # L74-26
LONGEST: Final = 7  # longer words are left out: they lie in a pool too rarely
LARGE: Final = 9  # cards; in larger pools only catches of few cards are looked for
SHORTER: Final = 4
MANY: Final = 8_000  # pools to remember
RARE_FIRST: Final = "QJXZKVWFYBHGPMCDLTNRSUOIAE"
PRIMES: Final = [
    *(2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41),
    *(43, 47, 53, 59, 61, 67, 71, 73, 79, 83, 89, 97, 101),
]
LETTERS: Final[list[int]] = [ord(name) - FIRST for name in RARE_FIRST]
NUMBERS: Final[list[int]] = [PRIMES[RARE_FIRST.index(chr(FIRST + at))] for at in range(SIZE)]


class Pool:
    """The loose cards of a table and what can be done with them.

    A catch is a set of its cards that some letter takes. All that is known of catches
    stands in lists side by side, the best catch first.
    """

    def __init__(self, counts: list[int]) -> None:
        self.counts = counts
        self.size: int = sum(counts)
        self.is_read = False
        self.numbers: tuple[int, ...] = ()  # of a catch, the product of the letters' primes
        self.takers: tuple[int, ...] = ()  # a bit for every letter that takes it
        self.sizes: tuple[int, ...] = ()  # its cards, without the hand card
        self.points: tuple[int, ...] = ()  # of the prizes in it
        self.worths: tuple[float, ...] = ()
        self.after: list[Pool | None] = NOT_READ  # what it leaves, when somebody has asked
        self.plus: list[Pool | None] = NOT_READ
        self.order: tuple[int, ...] = ()  # the letters that take something, the most first
        self.gains: tuple[float, ...] = ()  # what each of them takes
        self.bare_order: tuple[int, ...] = ()  # the same where taking all is a sweep
        self.bare_gains: tuple[float, ...] = ()


NOT_READ: Final[list[Pool | None]] = []


class Pools:
    """Every pool that was looked into, read by one list of words."""

    def __init__(self, words: Sequence[str], worths: list[int], shortest: int) -> None:
        self.worths = worths  # points by letter
        self.takers = read_words(words, shortest)
        self.seen: dict[bytes, Pool] = {}

    def pool(self, counts: list[int]) -> Pool:
        """The pool of these cards."""
        key = bytes(counts)
        found = self.seen.get(key)
        if found is None:
            if len(self.seen) > MANY:
                self.seen = {}
            found = Pool(counts[:])
            self.seen[key] = found
        return found

    def plus(self, pool: Pool, letter: int) -> Pool:
        """The pool with another card in it."""
        if not pool.plus:
            pool.plus = [None] * SIZE
        more = pool.plus[letter]
        if more is None:
            counts = pool.counts[:]
            counts[letter] += 1
            more = self.pool(counts)
            pool.plus[letter] = more
        return more

    def after(self, pool: Pool, catch: int) -> Pool:
        """The pool that a catch leaves."""
        left = pool.after[catch]
        if left is None:
            counts = pool.counts[:]
            number = pool.numbers[catch]
            for letter in range(SIZE):
                while counts[letter] and number % NUMBERS[letter] == 0:
                    number //= NUMBERS[letter]
                    counts[letter] -= 1
            left = self.pool(counts)
            pool.after[catch] = left
        return left

    def read(self, pool: Pool) -> None:
        """Find everything that some letter takes (L74-8, L74-21)."""
        if pool.is_read:
            return
        takers = self.takers
        most = LONGEST if pool.size <= LARGE else SHORTER
        numbers = [1]
        sizes = [0]
        points = [0]
        for letter in LETTERS:
            count = pool.counts[letter]
            if not count:
                continue
            prime = NUMBERS[letter]
            worth = self.worths[letter]
            start = 0
            for _ in range(count):
                end = len(numbers)
                for at in range(start, end):
                    if sizes[at] == most:
                        continue
                    number = numbers[at] * prime
                    if number in takers:
                        numbers.append(number)
                        sizes.append(sizes[at] + 1)
                        points.append(points[at] + worth)
                start = end  # a further card of the letter joins only those that have one
        found: list[tuple[float, int]] = []
        for at in range(1, len(numbers)):
            if takers[numbers[at]]:
                found.append((-CARD * sizes[at] - points[at], at))
        found.sort()
        # tuples of numbers cost the garbage collector nothing
        pool.numbers = tuple([numbers[at] for _, at in found])
        pool.takers = tuple([takers[number] for number in pool.numbers])
        pool.sizes = tuple([sizes[at] for _, at in found])
        pool.points = tuple([points[at] for _, at in found])
        pool.worths = tuple([-less for less, _ in found])
        pool.after = [None] * len(found)
        self._rank(pool)
        pool.is_read = True

    def _rank(self, pool: Pool) -> None:
        """Find out which letters take most."""
        plain = [0.0] * SIZE
        bare = [0.0] * SIZE
        todo = (1 << SIZE) - 1
        for catch in range(len(pool.numbers)):
            whole = pool.sizes[catch] == pool.size
            letters = pool.takers[catch] if whole else pool.takers[catch] & todo
            todo &= ~pool.takers[catch]
            letter = 0
            while letters:
                if letters & 1:
                    gain = pool.worths[catch] + CARD + self.worths[letter]
                    if gain > plain[letter]:
                        plain[letter] = gain
                    if whole:
                        gain += SWEEP
                    if gain > bare[letter]:
                        bare[letter] = gain
                letters >>= 1
                letter += 1
        pool.order = ranked(plain)
        pool.gains = tuple([plain[letter] for letter in pool.order])
        pool.bare_order = ranked(bare)
        pool.bare_gains = tuple([bare[letter] for letter in pool.bare_order])

    def danger(self, pool: Pool, unseen: list[int], total: int, held: int, bare: bool) -> float:
        """What a hand of so many unseen cards takes from a pool on average, at its best."""
        if not pool.size or not held or total <= 0:
            return 0.0
        if not pool.is_read:
            self.read(pool)
        gains = pool.bare_gains if bare else pool.gains
        worth = 0.0
        none = 1.0  # the chance that the hand has none of the letters so far
        left = total
        order = pool.bare_order if bare else pool.order
        for at in range(len(order)):
            count = unseen[order[at]]
            if count > 0:
                left -= count
                share = left / total
                now = share
                for _ in range(held - 1):
                    now *= share
                worth += gains[at] * (none - now)
                none = now
                if none < 0.02:
                    break
        return worth


def read_words(words: Sequence[str], shortest: int) -> dict[int, int]:
    """By the cards of a pool, the letters that make a word with all of them.

    Every beginning of such cards, the rarest first, is there too, if only with no letters.
    """
    takers: dict[int, int] = {1: 0}
    for word in words:
        if not shortest <= len(word) <= LONGEST or len(word) < 2:
            continue
        letters = [ord(name) - FIRST for name in word]
        letters.sort(key=NUMBERS.__getitem__)
        for at in range(len(letters)):
            if at and letters[at] == letters[at - 1]:
                continue
            number = 1
            for other in range(len(letters)):
                if other != at:
                    number *= NUMBERS[letters[other]]
                    if number not in takers:
                        takers[number] = 0
            takers[number] |= 1 << letters[at]
    return takers


def ranked(gains: list[float]) -> tuple[int, ...]:
    """The letters that gain something, the most first."""
    pairs = [(-gains[letter], letter) for letter in range(SIZE) if gains[letter] > 0]
    pairs.sort()
    return tuple([letter for _, letter in pairs])
