"""Every answer of the finder is that of a plain scan of the list."""

import random
from collections import Counter
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor

import pytest

from parlor.lab import naive_finder as naive
from parlor.words import WordList, word_list
from parlor.words.finder import Finder

ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
PACK = "AAAAAABBBCCCDDDEEEEEEEFFFGGHHIIIIIIJKLLMMNNOOOOOOPPQRRSSTTUUUUUUVWWXYYYZ"
MOST = 20  # cards in a pool


def counts(letters: Iterable[str]) -> list[int]:
    held = Counter(letters)
    return [held[letter] for letter in ALPHABET]


def lacking(word: str, cards: list[int]) -> int:
    """How many letters of the word these cards have not."""
    return sum(max(0, word.count(letter) - cards[ord(letter) - 65]) for letter in set(word))


def near(words: Iterable[str], cards: Iterable[str]) -> list[str]:
    """The words that lack at most one of these letters: no other can ever be an answer."""
    held, amounts = set(cards), counts(cards)
    return [w for w in words if len(set(w) - held) <= 1 and lacking(w, amounts) <= 1]


def compare(finder: Finder, words: Iterable[str], hand: str, pool: str, shortest: int) -> None:
    """Ask finder and naive scan the same questions about this hand and pool."""
    scan = naive.counted(words)
    held, lying = Counter(hand), Counter(pool)
    h, p = counts(hand), counts(pool)
    tricks = naive.tricks(scan, held, lying, shortest)
    assert finder.tricks(h, p, shortest) == tricks
    assert finder.has_trick(h, p, shortest) == bool(tricks)
    takers = {ord(card) - 65 for card, _ in naive.tricks(scan, Counter(ALPHABET), lying, shortest)}
    assert finder.trick_letters(p, shortest) == sum(1 << taker for taker in takers)
    assert finder.builds(h, p, shortest) == naive.builds(scan, held, lying, shortest)
    for size in (1, 2, 3):
        core, loose = Counter(pool[:size]), Counter(pool[size:])
        for free in (loose, Counter[str]()):
            asked = counts(core.elements()), h, counts(free.elements()), shortest
            assert finder.containing(*asked) == naive.containing(scan, core, held, free, shortest)


def made_up(rng: random.Random) -> tuple[list[str], list[str]]:
    """A small list of strings and cards that go with it, shuffled."""
    letters = rng.choice(("AEB", "ABCDE", "AAEEIOUSTRN", PACK))
    words = {"".join(rng.choices(letters, k=rng.randint(1, 9))) for _ in range(rng.randint(0, 60))}
    cards = list(PACK) if len(letters) > 11 else [*letters, *letters, *letters, *PACK[:24]]
    rng.shuffle(cards)
    return sorted(words), cards


@pytest.mark.parametrize("seed", range(20))
def test_made_up_lists_are_searched_exactly(seed: int) -> None:
    rng = random.Random(seed)
    for _ in range(60):
        words, cards = made_up(rng)
        hand, pool = rng.randint(1, 5), rng.randint(1, MOST)
        laid = "".join(cards[hand : hand + pool])
        compare(Finder(words), words, "".join(cards[:hand]), laid, rng.choice((2, 2, 3, 4)))


@pytest.mark.parametrize("pool", range(1, MOST + 1))
def test_handfuls_of_real_words_are_searched_exactly(pool: int) -> None:
    rng = random.Random(pool)
    lists = {name: word_list(name).words for name in ("guest", "parlor", "editor")}
    finders: dict[str, tuple[Finder, list[str]]] = {}
    for name, words in lists.items():
        some = sorted(rng.sample([word for word in words if len(word) <= pool + 5], 400))
        finders[name] = Finder(some), some
    cards = list(PACK)
    for _ in range(15):
        rng.shuffle(cards)
        hand, laid = "".join(cards[:4]), "".join(cards[4 : 4 + pool])
        for finder, some in finders.values():
            compare(finder, near(some, hand + laid), hand, laid, rng.choice((2, 2, 3, 4)))


@pytest.mark.parametrize(("name", "times"), [("guest", 2), ("parlor", 1), ("grand", 1)])
@pytest.mark.parametrize("pool", [1, 2, 3, 4, 6, 8, 12, 16, 20])
def test_whole_lists_are_searched_exactly(name: str, times: int, pool: int) -> None:
    words = word_list(name)
    rng = random.Random(pool)
    for _ in range(times):
        cards = rng.sample(PACK, 4 + pool)
        hand, laid = "".join(cards[:4]), "".join(cards[4:])
        compare(words.finder, near(words, cards), hand, laid, 2)


def test_the_whole_pack_lies_in_the_pool() -> None:
    guest = word_list("guest")
    found = guest.finder.tricks(counts("XY"), counts(PACK), 9)
    assert found == naive.tricks(naive.counted(guest), Counter("XY"), Counter(PACK), 9)


def test_nothing_to_find() -> None:
    none = [0] * 26
    for finder in (Finder([]), Finder(["A"]), Finder(["AT", "TEA"])):
        assert finder.tricks(counts("ATE"), none, 2) == []
        assert finder.tricks(none, counts("ATE"), 2) == []
        assert finder.best_trick(counts("ATE"), none, 2, lambda trick: 1) is None
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


def test_the_best_trick_by_a_key() -> None:
    finder = Finder(["AT", "EAT", "OX", "TEA", "TAX"])
    hand, pool = counts("EX"), counts("ATO")
    assert finder.best_trick(hand, pool, 2, lambda trick: len(trick[1])) == ("E", "EAT")
    assert finder.best_trick(hand, pool, 2, lambda trick: trick[0] == "X") == ("X", "OX")


def test_longer_words_are_found_when_the_pool_has_grown() -> None:
    words = ["AT", "TEA", "SEAT", "ESTATE", "TASTIEST", "TESTATRIXES", "EXTRAORDINARINESS"]
    finder = Finder(words)
    for word in [*words, *reversed(words)]:
        laid = counts(word[1:])
        assert (word[0], word) in finder.tricks(counts(word[0]), laid, 2)
        for shorter in words[: words.index(word)]:
            whole = counts(shorter[1:])
            assert (shorter[0], shorter) in finder.tricks(counts(shorter[0]), whole, 2)


def test_threads_that_ask_a_new_finder_get_the_same_answers() -> None:
    guest = word_list("guest")
    rng = random.Random(1)
    deals = [rng.sample(PACK, 4 + rng.randint(1, 14)) for _ in range(60)]
    asked = [(counts(cards[:4]), counts(cards[4:]), 2) for cards in deals]
    alone = [guest.finder.tricks(*question) for question in asked]
    finder = WordList("own", guest.words).finder
    with ThreadPoolExecutor(8) as threads:
        assert list(threads.map(lambda question: finder.tricks(*question), asked)) == alone


@pytest.mark.parametrize("pool", [1, 4, 8, 12])
def test_the_peer_of_the_benchmark_finds_the_same_tricks(pool: int) -> None:
    pytest.importorskip("dawg")
    from parlor.lab.word_loops import DawgFinder, dealt

    guest = word_list("guest")
    peer = DawgFinder(guest.words)
    for hand, laid in dealt(pool)[:20]:
        assert sorted(peer.tricks(hand, laid)) == guest.finder.tricks(counts(hand), counts(laid), 2)
