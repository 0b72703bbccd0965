"""Where words hide among cards.

A set of letters is a product of primes, one prime a letter, so "these cards hold
this word" is "the word's number divides theirs" and is exact. Words are kept by
their consonants: a question tries the consonant sets that the cards can form and,
in each, the vowels; a pack has many vowels, but few letters that are not.
"""

from collections.abc import Sequence
from math import gcd, prod
from typing import Final

ALPHABET: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
COMMON_FIRST: Final = "EAIOUSRNTLDCMPGHBYFVKWZXJQ"  # the vowels, then the rest
VOWEL_PRIMES: Final = [2, 3, 5, 7, 11]
CONSONANT_PRIMES: Final = [
    *(13, 17, 19, 23, 29, 31, 37, 41, 43, 47, 53),
    *(59, 61, 67, 71, 73, 79, 83, 89, 97, 101),
]
FIRST_PRIMES: Final[list[int]] = VOWEL_PRIMES + CONSONANT_PRIMES
PRIMES: Final[list[int]] = [FIRST_PRIMES[COMMON_FIRST.index(letter)] for letter in ALPHABET]
VOWELS: Final[list[int]] = [0, 4, 8, 14, 20]
CONSONANTS: Final[list[int]] = [i for i in range(26) if i not in (0, 4, 8, 14, 20)]
AT_MOST_ONE: Final[set[int]] = {1, *FIRST_PRIMES}  # the sets of no letter or one

NUMBER_OF: Final = dict(zip(ALPHABET, PRIMES, strict=True)).__getitem__
WITHOUT_VOWELS: Final = str.maketrans("", "", "AEIOU")

Entry = tuple[int, int, list[str]]  # vowels, length, the words with just these letters


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


class Finder:
    """Answers which words of a list some cards can spell.

    Letters are counts of length 26 (A first), words are in capitals. No word
    shorter than two letters is ever found. Answers are sorted.
    """

    def __init__(self, words: Sequence[str]) -> None:
        by_bones: dict[str, str] = {}
        bones_of = "\n".join(words).translate(WITHOUT_VOWELS).split("\n")
        for word, bones in zip(words, bones_of, strict=False):
            if bones in by_bones:
                by_bones[bones] += " " + word
            else:
                by_bones[bones] = word
        self._words: dict[int, str] = {}  # by consonants, spaced
        for bones, text in by_bones.items():
            consonants = prod(map(NUMBER_OF, bones))
            if consonants in self._words:
                self._words[consonants] += " " + text
            else:
                self._words[consonants] = text
        self._opened: dict[int, list[Entry]] = {}  # the same, as far as anyone has asked

    def tricks(self, hand: list[int], pool: list[int], shortest: int) -> list[tuple[str, str]]:
        """Every (hand letter, word): the letter and one or more pool cards spell the word.

        In order of the letter, then of the word.
        """
        parts = self._parts(pool)
        vowels = _vowels(pool)
        found: list[tuple[str, str]] = []
        for i in range(26):
            if hand[i]:
                letter = ALPHABET[i]
                for word in self._words_with(i, parts, pool, vowels, shortest):
                    found.append((letter, word))
        return found

    def has_trick(self, hand: list[int], pool: list[int], shortest: int) -> bool:
        """Whether some hand letter takes some trick."""
        parts = self._parts(pool)
        vowels = _vowels(pool)
        for i in range(26):
            if hand[i] and self._has_word_with(i, parts, pool, vowels, shortest):
                return True
        return False

    def trick_letters(self, pool: list[int], shortest: int) -> int:
        """The letters that could take some trick from this pool: bit 0 is A."""
        parts = self._parts(pool)
        vowels = _vowels(pool)
        letters = 0
        for i in range(26):
            if self._has_word_with(i, parts, pool, vowels, shortest):
                letters |= 1 << i
        return letters

    def builds(self, hand: list[int], pool: list[int], shortest: int) -> list[str]:
        """Every word that two or more hand cards and one or more pool cards spell."""
        cards = [hand[i] + pool[i] for i in range(26)]
        top = _vowels(cards)
        hand_consonants = _consonants(hand)
        hand_vowels = _vowels(hand)
        pool_consonants = _consonants(pool)
        pool_vowels = _vowels(pool)
        least = max(3, shortest)
        found: list[str] = []
        for rest in self._completing(1, self._parts(cards), cards):
            from_hand = gcd(rest, hand_consonants)
            from_pool = gcd(rest, pool_consonants)
            for vowels, length, same in self._entries(rest):
                if vowels > top:
                    break
                if length < least or top % vowels:
                    continue
                if from_hand * gcd(vowels, hand_vowels) in AT_MOST_ONE:
                    continue
                if from_pool == 1 and gcd(vowels, pool_vowels) == 1:
                    continue
                found.extend(same)
        found.sort()
        return found

    def containing(
        self, core: list[int], hand: list[int], loose: list[int], shortest: int
    ) -> list[str]:
        """Every word that is all of `core` and one or more cards of `hand` and `loose`.

        At least one of those further cards is from the hand.
        """
        cards = [hand[i] + loose[i] for i in range(26)]
        core_consonants = _consonants(core)
        core_vowels = _vowels(core)
        top = core_vowels * _vowels(cards)
        hand_consonants = _consonants(hand)
        hand_vowels = _vowels(hand)
        least = max(2, shortest)
        found: list[str] = []
        for rest in self._completing(core_consonants, self._parts(cards), cards):
            from_hand = gcd(rest, hand_consonants)
            for vowels, length, same in self._entries(core_consonants * rest):
                if vowels > top:
                    break
                if length < least or top % vowels or vowels % core_vowels:
                    continue
                if from_hand > 1 or gcd(vowels // core_vowels, hand_vowels) > 1:
                    found.extend(same)
        found.sort()
        return found

    def _entries(self, consonants: int) -> list[Entry]:
        """The words with exactly these consonants, in order of the number of their vowels."""
        entries = self._opened.get(consonants)
        if entries is not None:
            return entries
        anagrams: dict[int, list[str]] = {}
        for word in self._words[consonants].split():
            anagrams.setdefault(prod(map(NUMBER_OF, word)) // consonants, []).append(word)
        entries = []
        for vowels in sorted(anagrams):
            same = anagrams[vowels]
            entries.append((vowels, len(same[0]), same))
        self._opened[consonants] = entries
        return entries

    def _parts(self, counts: list[int]) -> list[int]:
        """Every set of consonants out of these letters; none if that were too many to try."""
        most = len(self._words)
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

    def _completing(self, core: int, parts: list[int], counts: list[int]) -> list[int]:
        """The sets of consonants out of these letters that with `core` are those of a word."""
        words = self._words
        if parts:
            return [part for part in parts if core * part in words]
        whole = _consonants(counts)
        return [key // core for key in words if not (key % core or whole % (key // core))]

    def _words_with(
        self, letter: int, parts: list[int], pool: list[int], vowels: int, shortest: int
    ) -> list[str]:
        """The words that this letter and some of the other cards spell."""
        prime = PRIMES[letter]
        least = max(2, shortest)
        found: list[str] = []
        if prime > 11:
            for part in self._completing(prime, parts, pool):
                for some, length, same in self._entries(part * prime):
                    if some > vowels:
                        break
                    if not vowels % some and length >= least:
                        found.extend(same)
        else:
            top = vowels * prime
            for part in self._completing(1, parts, pool):
                for some, length, same in self._entries(part):
                    if some > top:
                        break
                    if not top % some and not some % prime and length >= least:
                        found.extend(same)
        found.sort()
        return found

    def _has_word_with(
        self, letter: int, parts: list[int], pool: list[int], vowels: int, shortest: int
    ) -> bool:
        """Whether this letter and some of the other cards spell a word."""
        prime = PRIMES[letter]
        least = max(2, shortest)
        if prime > 11:
            for part in self._completing(prime, parts, pool):
                for some, length, _ in self._entries(part * prime):
                    if some > vowels:
                        break
                    if not vowels % some and length >= least:
                        return True
        else:
            top = vowels * prime
            for part in self._completing(1, parts, pool):
                for some, length, _ in self._entries(part):
                    if some > top:
                        break
                    if not top % some and not some % prime and length >= least:
                        return True
        return False
