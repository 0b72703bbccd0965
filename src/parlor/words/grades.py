"""How likely a person is to notice a word that lies before them, by how much they read.

The curve is ours. It is not fitted to any player: it says only what must be true in kind,
that rare words, long words and small odd words escape people, and the well-read less often.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from math import exp
from types import MappingProxyType

from parlor.rules.errors import BadInput
from parlor.words import entries

COMMON = 35  # the level that hides nothing by itself
UNLISTED = 95  # a word of one's own list, or of Webster's alone: a step past `grand`
STEP = 15.0  # levels that make a word one step rarer
EASY_LENGTH = 4
LITTLE = MappingProxyType({2: 0.06, 3: 0.02})  # steps a level past COMMON that smallness adds


@dataclass(frozen=True, slots=True)
class Reading:
    """How much someone reads.

    `reach`: how many steps past the commonest words they notice every other word.
    `patience`: what is left of the chance with each letter past four.
    """

    reach: float
    patience: float


READINGS: Mapping[str, Reading] = MappingProxyType(
    {
        "child": Reading(0.2, 0.55),
        "guest": Reading(1.2, 0.70),
        "schoolmaster": Reading(2.4, 0.80),
        "editor": Reading(3.8, 0.88),
        "lexicographer": Reading(6.5, 0.96),
    }
)


def notice(word: str, reading: str | Reading) -> float:
    """The chance, from 0 to 1, that someone of this reading notices the word.

    0 for a word that is never to be proposed. Whether it is a word at all is for the list
    at the table to say: one that no list of today has is taken for a very rare one.
    """
    known = grade(reading)
    spelled = word.upper()
    if not entries.may_propose(spelled):
        return 0.0
    return chance(entries.level(spelled) or UNLISTED, len(spelled), known)


def chance(level: int, length: int, reading: Reading) -> float:
    """The same from the level and the length alone.

    A word is (level - 35) / 15 steps rare, and little odd words count as rarer: ETUI is
    easier seen than XU. The chance is 1 / (1 + e^(rarity - reach)), times the patience for
    each letter past four.
    """
    past = max(0, level - COMMON)
    rarity = past / STEP + past * LITTLE.get(length, 0.0)
    return reading.patience ** max(0, length - EASY_LENGTH) / (1.0 + exp(rarity - reading.reach))


def grade(reading: str | Reading) -> Reading:
    """The reading of this name, or the reading itself."""
    if isinstance(reading, Reading):
        return reading
    if not isinstance(reading, str) or reading not in READINGS:
        raise BadInput(f"there is no reading {reading!r}; there are: {', '.join(READINGS)}")
    return READINGS[reading]
