"""The finder's questions answered the plain way: Counters, and the whole list read every time.

The benchmark measures the finder against it, and the tests ask it for a second opinion.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import product

Letters = Counter[str]
Counted = Sequence[tuple[str, Letters]]


def counted(words: Iterable[str]) -> Counted:
    """The words with their letters counted, once for all questions."""
    return [(word, Counter(word)) for word in words]


def tricks(words: Counted, hand: Letters, pool: Letters, shortest: int) -> list[tuple[str, str]]:
    """Every (hand letter, word): the letter and one or more pool cards spell the word."""
    found = []
    least = max(2, shortest)
    for word, need in words:
        lacking = ""
        for letter, count in need.items():
            lacking += letter * (count - pool.get(letter, 0))
            if len(lacking) > 1:
                break
        else:
            if len(word) >= least:
                found += [(letter, word) for letter in lacking or need if letter in hand]
    return sorted(found)


def builds(words: Counted, hand: Letters, pool: Letters, shortest: int) -> list[str]:
    """Every word that two or more hand cards and one or more pool cards spell."""
    every = hand + pool
    return sorted(
        word
        for word, need in words
        if len(word) >= max(2, shortest) and need <= every and _splits(need, hand, pool, 2, 1)
    )


def containing(
    words: Counted, core: Letters, hand: Letters, loose: Letters, shortest: int
) -> list[str]:
    """Every word that is all of `core`, one or more hand cards and any loose cards."""
    every = core + hand + loose
    return sorted(
        word
        for word, need in words
        if len(word) >= max(2, shortest)
        and core <= need <= every
        and _splits(need - core, hand, loose, 1, 0)
    )


def _splits(need: Letters, ours: Letters, theirs: Letters, least: int, others: int) -> bool:
    """Whether these cards can be `least` or more of ours and `others` or more of theirs."""
    shares = [
        range(max(0, count - theirs[letter]), min(count, ours[letter]) + 1)
        for letter, count in need.items()
    ]
    size = need.total()
    return any(least <= sum(chosen) <= size - others for chosen in product(*shares))
