"""Every answer of the finder is that of a plain scan of the list."""

import random
from collections import Counter
from collections.abc import Iterable
from itertools import combinations

import pytest

from parlor.words import Finder, word_list

PACK = "AAAAAABBBCCCDDDEEEEEEEFFFGGHHIIIIIIJKLLMMNNOOOOOOPPQRRSSTTUUUUUUVWWXYYYZ"
Cards = Counter[str]


def counts(letters: Iterable[str]) -> list[int]:
    held = Counter(letters)
    return [held[chr(65 + i)] for i in range(26)]


def lacking(word: str, cards: list[int]) -> int:
    """How many letters of the word these cards have not."""
    return sum(max(0, word.count(letter) - cards[ord(letter) - 65]) for letter in set(word))


def parts(cards: Cards) -> list[Cards]:
    """Every set of cards out of these."""
    letters = sorted(cards.elements())
    some = {part for size in range(len(letters) + 1) for part in combinations(letters, size)}
    return [Counter(part) for part in some]


def naive_tricks(
    words: list[str], hand: Cards, pool: Cards, shortest: int
) -> list[tuple[str, str]]:
    found = []
    for word in words:
        for letter in hand:
            rest = Counter(word)
            if len(word) >= max(2, shortest) and rest[letter]:
                rest[letter] -= 1
                if rest.total() and rest <= pool:
                    found.append((letter, word))
    return sorted(found)


def naive_builds(words: list[str], hand: Cards, pool: Cards, shortest: int) -> list[str]:
    splits = [part for part in parts(hand) if part.total() >= 2]
    found = []
    for word in words:
        letters = Counter(word)
        if len(word) < max(2, shortest) or not letters <= hand + pool:
            continue
        for part in splits:
            rest = letters - part
            if part <= letters and rest.total() and rest <= pool:
                found.append(word)
                break
    return sorted(found)


def naive_containing(
    words: list[str], core: Cards, hand: Cards, loose: Cards, shortest: int
) -> list[str]:
    splits = [part for part in parts(hand) if part.total()]
    found = []
    for word in words:
        letters = Counter(word)
        if len(word) < max(2, shortest) or not core <= letters <= core + hand + loose:
            continue
        rest = letters - core
        if any(part <= rest and rest - part <= loose for part in splits):
            found.append(word)
    return sorted(found)


def compare(finder: Finder, words: list[str], cards: list[str], pool_size: int) -> None:
    hand, pool = Counter(cards[:4]), Counter(cards[4 : 4 + pool_size])
    h, p = counts(hand.elements()), counts(pool.elements())
    shortest = 2 + len(words) % 3
    tricks = naive_tricks(words, hand, pool, shortest)
    assert finder.tricks(h, p, shortest) == tricks
    assert finder.has_trick(h, p, shortest) == bool(tricks)
    every_letter = Counter("ABCDEFGHIJKLMNOPQRSTUVWXYZ")
    takers = {ord(letter) - 65 for letter, _ in naive_tricks(words, every_letter, pool, shortest)}
    assert finder.trick_letters(p, shortest) == sum(1 << taker for taker in takers)
    assert finder.builds(h, p, shortest) == naive_builds(words, hand, pool, shortest)
    for core_size in (1, 2, 3):
        laid = list(pool.elements())
        core, loose = Counter(laid[:core_size]), Counter(laid[core_size:])
        for free in (loose, Counter[str]()):
            args = counts(core.elements()), h, counts(free.elements()), shortest
            assert finder.containing(*args) == naive_containing(words, core, hand, free, shortest)


@pytest.mark.parametrize("seed", range(300))
def test_small_random_lists_are_searched_exactly(seed: int) -> None:
    rng = random.Random(seed)
    letters = rng.choice(("AEB", "ABCDE", "AAEEIOUSTRN", PACK))
    words = sorted(
        {"".join(rng.choices(letters, k=rng.randint(1, 7))) for _ in range(rng.randint(0, 80))}
    )
    deck = list(PACK) if len(letters) > 11 else [*letters, *letters, *letters, *PACK[:24]]
    rng.shuffle(deck)
    compare(Finder(words), words, deck, rng.randint(1, 14))


@pytest.mark.parametrize("pool_size", range(1, 15))
def test_the_guest_list_is_searched_exactly(pool_size: int) -> None:
    guest = word_list("guest")
    rng = random.Random(pool_size)
    deck = list(PACK)
    for _ in range(2):
        rng.shuffle(deck)
        cards = counts(deck[: 4 + pool_size])
        near = [word for word in guest.words if lacking(word, cards) <= 1]
        compare(guest.finder, near, deck, pool_size)


def test_the_whole_pack_lies_in_the_pool() -> None:
    guest = word_list("guest")
    pack = Counter(PACK)
    hand = Counter("XY")
    found = guest.finder.tricks(counts("XY"), counts(PACK), 9)
    assert found == naive_tricks(list(guest.words), hand, pack, 9)


def test_nothing_to_find() -> None:
    none = [0] * 26
    for finder in (Finder([]), Finder(["A"]), Finder(["AT", "TEA"])):
        assert finder.tricks(counts("ATE"), none, 2) == []
        assert finder.tricks(none, counts("ATE"), 2) == []
        assert not finder.has_trick(counts("ATE"), none, 2)
        assert finder.trick_letters(none, 2) == 0
        assert finder.builds(counts("ATE"), none, 2) == []
        assert finder.containing(counts("TEA"), none, counts("S"), 2) == []


def test_the_examples_of_the_rulebook() -> None:
    finder = Finder(["ANY", "CAN", "MAN", "MANY", "HUMAN"])
    assert finder.tricks(counts("YK"), counts("AN"), 2) == [("Y", "ANY")]
    assert finder.builds(counts("MY"), counts("AN"), 2) == ["MANY"]
    assert finder.builds(counts("MA"), counts("N"), 2) == ["MAN"]
    assert finder.containing(counts("AN"), counts("MCY"), counts("H"), 2) == [
        *("ANY", "CAN", "MAN", "MANY")
    ]
