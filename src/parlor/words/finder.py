"""Where words hide among cards.

A set of letters is a product of primes, one prime a letter, so "these cards hold
this word" is "the word's number divides theirs" and is exact. Words stand on shelves
by their consonants: a question goes to the shelves whose consonants the cards can form
and tries the vowels there. Long words are fetched when so many cards are first asked about.
"""

from collections.abc import Callable, Sequence
from math import gcd, prod
from threading import Lock
from typing import Final

ALPHABET: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
COMMON_FIRST: Final = "EAIOUSRNTLDCMPGHBYFVKWZXJQ"  # the vowels, then the rest
VOWEL_PRIMES: Final = [2, 3, 5, 7, 11]
LAST_VOWEL: Final = 11
CONSONANT_PRIMES: Final = [
    *(13, 17, 19, 23, 29, 31, 37, 41, 43, 47, 53),
    *(59, 61, 67, 71, 73, 79, 83, 89, 97, 101),
]
FIRST_PRIMES: Final[list[int]] = VOWEL_PRIMES + CONSONANT_PRIMES
PRIMES: Final[list[int]] = [FIRST_PRIMES[COMMON_FIRST.index(letter)] for letter in ALPHABET]
VOWELS: Final[list[int]] = [0, 4, 8, 14, 20]
CONSONANTS: Final[list[int]] = [i for i in range(26) if i not in (0, 4, 8, 14, 20)]
AT_MOST_ONE: Final[set[int]] = {1, *FIRST_PRIMES}  # the sets of no letter or one

STEPS: Final[list[int]] = [5, 7, 9, 12]  # words are fetched up to such lengths, then all
ALL: Final = 1 << 30
AT_ONCE: Final = 10_000  # words, to need little memory
FETCHING: Final = Lock()

NUMBER_OF: Final = dict(zip(ALPHABET, PRIMES, strict=True)).__getitem__
WITHOUT_VOWELS: Final = str.maketrans("", "", "AEIOU")

Trick = tuple[str, str]  # a hand letter and the word it takes


def _vowels(counts: list[int]) -> int:
    """The number of all vowels among these letters."""
    product = 1
    for i in VOWELS:
        if counts[i]:
            product *= PRIMES[i] ** counts[i]
    return product


def _consonants(counts: list[int]) -> int:
    """The number of all consonants among these letters."""
    product = 1
    for i in CONSONANTS:
        if counts[i]:
            product *= PRIMES[i] ** counts[i]
    return product


def _box(words: list[str], boxed: dict[int, str]) -> None:
    """Put these words with those of the same consonants."""
    bones_of = "\n".join(words).translate(WITHOUT_VOWELS).split("\n")
    by_bones: dict[str, str] = {}
    for word, bones in zip(words, bones_of, strict=False):
        if bones in by_bones:
            by_bones[bones] += " " + word
        else:
            by_bones[bones] = word
    for bones, text in by_bones.items():
        consonants = prod(map(NUMBER_OF, bones))
        if consonants in boxed:
            boxed[consonants] += " " + text
        else:
            boxed[consonants] = text


class Shelf:
    """The words with the same consonants, in order of the number of their vowels."""

    def __init__(self, words: list[str], consonants: int) -> None:
        pairs = [(prod(map(NUMBER_OF, word)) // consonants, word) for word in words]
        pairs.sort()
        self.vowels = [vowels for vowels, _ in pairs]
        self.words = [word for _, word in pairs]


class Finder:
    """Answers which words of a list some cards can spell.

    Letters are counts of length 26 (A first), words are in capitals. No word
    shorter than two letters is ever found. Answers are sorted.
    """

    def __init__(self, words: Sequence[str]) -> None:
        self._listed = words
        self._longest = 1  # longer words are not fetched yet
        self._boxed: dict[int, str] = {}  # those fetched, spaced, by their consonants
        self._shelves: dict[int, Shelf] = {}  # the same, as far as anyone has looked

    def tricks(self, hand: list[int], pool: list[int], shortest: int) -> list[Trick]:
        """Every (hand letter, word): the letter and one or more pool cards spell the word.

        In order of the letter, then of the word.
        """
        self._fetch(sum(pool) + 1)
        parts = self._parts(pool)
        vowels = _vowels(pool)
        found: list[Trick] = []
        for i in range(26):
            if hand[i]:
                letter = ALPHABET[i]
                for word in self._words_with(PRIMES[i], parts, pool, vowels, shortest, False):
                    found.append((letter, word))
        return found

    def best_trick(
        self, hand: list[int], pool: list[int], shortest: int, key: Callable[[Trick], float]
    ) -> Trick | None:
        """The trick with the greatest key, the first of equals; None if there is no trick."""
        return max(self.tricks(hand, pool, shortest), key=key, default=None)

    def has_trick(self, hand: list[int], pool: list[int], shortest: int) -> bool:
        """Whether some hand letter takes some trick."""
        self._fetch(sum(pool) + 1)
        parts = self._parts(pool)
        vowels = _vowels(pool)
        for i in range(26):
            if hand[i] and self._words_with(PRIMES[i], parts, pool, vowels, shortest, True):
                return True
        return False

    def trick_letters(self, pool: list[int], shortest: int) -> int:
        """The letters that could take some trick from this pool: bit 0 is A."""
        self._fetch(sum(pool) + 1)
        parts = self._parts(pool)
        vowels = _vowels(pool)
        letters = 0
        for i in range(26):
            if self._words_with(PRIMES[i], parts, pool, vowels, shortest, True):
                letters |= 1 << i
        return letters

    def builds(self, hand: list[int], pool: list[int], shortest: int) -> list[str]:
        """Every word that two or more hand cards and one or more pool cards spell."""
        cards = [hand[i] + pool[i] for i in range(26)]
        self._fetch(sum(cards))
        top = _vowels(cards)
        hand_consonants = _consonants(hand)
        hand_vowels = _vowels(hand)
        pool_consonants = _consonants(pool)
        pool_vowels = _vowels(pool)
        least = max(3, shortest)
        found: list[str] = []
        for rest in self._rests(1, self._parts(cards), cards):
            shelf = self._shelf(rest)
            if shelf is None:
                continue
            from_hand = gcd(rest, hand_consonants)
            from_pool = gcd(rest, pool_consonants)
            for place, vowels in enumerate(shelf.vowels):
                if vowels > top:
                    break
                if top % vowels or len(shelf.words[place]) < least:
                    continue
                if from_hand * gcd(vowels, hand_vowels) in AT_MOST_ONE:
                    continue
                if from_pool == 1 and gcd(vowels, pool_vowels) == 1:
                    continue
                found.append(shelf.words[place])
        found.sort()
        return found

    def containing(
        self, core: list[int], hand: list[int], loose: list[int], shortest: int
    ) -> list[str]:
        """Every word that is all of `core` and one or more cards of `hand` and `loose`.

        At least one of those further cards is from the hand.
        """
        cards = [hand[i] + loose[i] for i in range(26)]
        self._fetch(sum(core) + sum(cards))
        core_consonants = _consonants(core)
        core_vowels = _vowels(core)
        top = core_vowels * _vowels(cards)
        hand_consonants = _consonants(hand)
        hand_vowels = _vowels(hand)
        found: list[str] = []
        for rest in self._rests(core_consonants, self._parts(cards), cards):
            shelf = self._shelf(core_consonants * rest)
            if shelf is None:
                continue
            from_hand = gcd(rest, hand_consonants)
            for place, vowels in enumerate(shelf.vowels):
                if vowels > top:
                    break
                if top % vowels or vowels % core_vowels:
                    continue
                if len(shelf.words[place]) < shortest:
                    continue
                if from_hand > 1 or gcd(vowels // core_vowels, hand_vowels) > 1:
                    found.append(shelf.words[place])
        found.sort()
        return found

    def _fetch(self, cards: int) -> None:
        """See to it that every word of at most so many letters can be found."""
        if cards > self._longest:
            with FETCHING:
                self._fetch_more(next((step for step in STEPS if step >= cards), ALL))

    def _fetch_more(self, longest: int) -> None:
        """Box the words of at most so many letters that are not boxed yet."""
        boxed = self._boxed.copy()
        for start in range(0, len(self._listed), AT_ONCE):
            some = self._listed[start : start + AT_ONCE]
            _box([word for word in some if self._longest < len(word) <= longest], boxed)
        # in this order, so that another thread sees no shelf without its longer words
        self._boxed = boxed
        self._shelves = {}
        self._longest = max(longest, self._longest)

    def _shelf(self, consonants: int) -> Shelf | None:
        """The shelf with just these consonants, if some word has them."""
        shelves = self._shelves
        shelf = shelves.get(consonants)
        if shelf is None:
            text = self._boxed.get(consonants)
            if text is not None:
                shelf = Shelf(text.split(" "), consonants)
                shelves[consonants] = shelf
        return shelf

    def _parts(self, counts: list[int]) -> list[int]:
        """Every set of consonants out of these letters; none if that were too many to try."""
        most = len(self._boxed)
        parts = [1]
        for i in CONSONANTS:
            if counts[i]:
                prime = PRIMES[i]
                more = parts
                for _ in range(counts[i]):
                    more = [part * prime for part in more]
                    parts = parts + more
                    if len(parts) > most:
                        return []
        return parts

    def _rests(self, core: int, parts: list[int], counts: list[int]) -> list[int]:
        """The sets to try with `core`: these parts, or those of the words if none are given."""
        if parts:
            return parts
        whole = _consonants(counts)
        return [key // core for key in self._boxed if not (key % core or whole % (key // core))]

    def _words_with(
        self,
        prime: int,
        parts: list[int],
        pool: list[int],
        top: int,
        shortest: int,
        one_will_do: bool,
    ) -> list[str]:
        """The words that the letter of this prime and some of the other cards spell."""
        core = prime
        if prime <= LAST_VOWEL:
            core = 1
            top *= prime
        found: list[str] = []
        for part in self._rests(core, parts, pool):
            shelf = self._shelf(part * core)
            if shelf is None:
                continue
            words = shelf.words
            for place, vowels in enumerate(shelf.vowels):
                if vowels > top:
                    break
                if not top % vowels and (core == prime or not vowels % prime):
                    word = words[place]
                    if len(word) >= shortest:
                        found.append(word)
                        if one_will_do:
                            return found
        found.sort()
        return found
