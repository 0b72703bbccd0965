"""Questions to the finder and to its peers, over and over.

Every loop asks for all tricks from four hand cards and a pool, dealt from the pack by a
fixed seed, and gives questions a second. Run as a module, `python -m
parlor.lab.word_loops LIST`, it asks one question in a fresh process and tells what it cost.
"""

import json
import os
import random
import sys
import time
from collections import Counter
from collections.abc import Callable
from functools import cache, partial
from itertools import cycle, islice
from pathlib import Path
from typing import Any

from parlor.games.logomachy.pack import pack
from parlor.lab import naive_finder
from parlor.rules.errors import BadInput
from parlor.words import word_list

Loop = Callable[[float], float]
Deal = tuple[str, str]  # hand, pool

LISTS = ("parlor", "grand")
POOLS = (1, 2, 4, 6, 8, 12)
HAND = 4
DEALS = 100
LARGE = 20  # a pool for which every word is fetched
MEMORY = Path("/proc/self/statm")


class DawgFinder:
    """Finds tricks by a walk of the prefixes of sorted words, kept in a DAWG of dawg2.

    It has what our finder has at hand: sorted letters need one order tried, not all, and
    a hand letter stands in, once, where the pool has no more.
    """

    def __init__(self, words: tuple[str, ...]) -> None:
        try:
            import dawg
        except ModuleNotFoundError:
            raise BadInput("the peer dawg2 is not installed: pip install 'parlor[lab]'") from None
        self.anagrams: dict[str, list[str]] = {}
        for word in words:
            self.anagrams.setdefault("".join(sorted(word)), []).append(word)
        graph: Any = dawg.CompletionDAWG(self.anagrams)
        self.leads_on = graph.has_keys_with_prefix

    def tricks(self, hand: str, pool: str) -> list[tuple[str, str]]:
        """Every (hand letter, word), in no particular order."""
        letters = sorted({*hand, *pool})
        self.hand = set(hand)
        self.left = {letter: pool.count(letter) for letter in letters}
        self.found: list[tuple[str, str]] = []
        self._walk("", letters, "")
        return self.found

    def _walk(self, prefix: str, letters: list[str], joker: str) -> None:
        same = self.anagrams.get(prefix)
        if same is not None:
            for letter in joker or self.hand.intersection(prefix):
                for word in same:
                    self.found.append((letter, word))
        left, leads_on = self.left, self.leads_on
        for place, letter in enumerate(letters):
            if left[letter]:
                if leads_on(prefix + letter):
                    left[letter] -= 1
                    self._walk(prefix + letter, letters[place:], joker)
                    left[letter] += 1
            elif not joker and letter in self.hand and leads_on(prefix + letter):
                self._walk(prefix + letter, letters[place:], letter)


def dealt(pool: int) -> list[Deal]:
    """The same hands and pools of this size for every contestant."""
    rng = random.Random(pool)
    deals = []
    for _ in range(DEALS):
        cards = rng.sample(pack(1), HAND + pool)
        deals.append(("".join(cards[:HAND]), "".join(cards[HAND:])))
    return deals


def counts(letters: str) -> list[int]:
    """How many there are of each letter, A first."""
    return [letters.count(letter) for letter in "ABCDEFGHIJKLMNOPQRSTUVWXYZ"]


def asking(ask: Callable[..., object], questions: list[tuple[Any, ...]], at_once: int) -> Loop:
    """Ask these questions by turns; look at the clock after every `at_once` of them."""
    queue = cycle(questions)

    def loop(seconds: float) -> float:
        asked = 0
        start = time.perf_counter()
        while time.perf_counter() - start < seconds:
            for question in islice(queue, at_once):
                ask(*question)
            asked += at_once
        return asked / (time.perf_counter() - start)

    return loop


def ours(name: str, pool: int) -> Loop:
    """The finder of the list."""
    questions = [(counts(hand), counts(cards), 2) for hand, cards in dealt(pool)]
    return asking(word_list(name).finder.tricks, list(questions), 10)


def dawg2(name: str, pool: int) -> Loop:
    """The walk over dawg2."""
    return asking(_dawg_finder(name).tricks, list(dealt(pool)), 10)


def naive(name: str, pool: int) -> Loop:
    """A Counter for every word, all of them looked at."""
    ask = partial(naive_finder.tricks, _counted(name))
    return asking(ask, [(Counter(hand), Counter(cards), 2) for hand, cards in dealt(pool)], 1)


@cache
def _dawg_finder(name: str) -> DawgFinder:
    return DawgFinder(word_list(name).words)


@cache
def _counted(name: str) -> naive_finder.Counted:
    return naive_finder.counted(word_list(name).words)


WORD_LOOPS: dict[str, Callable[[], Loop]] = {
    f"{who.__name__} {name} {pool}": partial(who, name, pool)
    for who in (ours, dawg2, naive)
    for name in LISTS
    for pool in POOLS
}


def resident() -> float | None:
    """The memory of this process in MB of 2**20 bytes, where the system tells."""
    if not MEMORY.is_file():
        return None
    return int(MEMORY.read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 2**20


def first_question(name: str) -> dict[str, float | None]:
    """What it costs to read a list and answer for the first time, then for a pool of twenty."""
    hand, pool, large = counts("MYTE"), counts("ANUO"), counts(dealt(LARGE)[0][1])
    before = resident()
    start, work = time.perf_counter(), time.process_time()
    finder = word_list(name).finder
    finder.tricks(hand, pool, 2)
    spent: dict[str, float | None] = {
        "ms": (time.perf_counter() - start) * 1000,
        "cpu_ms": (time.process_time() - work) * 1000,
    }
    after = resident()
    finder.tricks(hand, large, 2)
    last = resident()
    if before is None or after is None or last is None:
        return spent | {"mb": None, "large_mb": None}
    return spent | {"mb": after - before, "large_mb": last - before}


if __name__ == "__main__":
    print(json.dumps(first_question(sys.argv[1])))
