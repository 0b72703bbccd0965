"""How cards are weighed: what a single card or a pair is worth to keep, in points.

A card that stays in hand costs its number; a set that is completed costs nothing and is
worth a bonus besides. Between the two stands the chance to complete it, which goes by how
many cards of the number are still live and how much of the pack is left.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

HALVES = 9  # live cards are counted in halves: 0 to 8


@dataclass(frozen=True, slots=True)
class Style:
    """What a player believes about the game, in numbers."""

    reach: float = 0.42  # live cards met in a turn, to cards unseen
    hope: float = 1.0  # the same for a single card, that needs two
    stay: float = 0.97  # the chance that the hand goes on for another turn
    bonus: float = 3.5  # points that a spread is worth beyond the cards it lays
    pair: float = 3.0  # points that a pair is worth by itself while a card of it is live
    pair_danger: float = 12.0  # points lost by giving a card that completes a spread
    single_danger: float = 8.0  # the same for one that makes a pair
    fresh: float = 1.0  # points that an unseen card of the pack is worth
    points: float = 1.0  # how far the numbers on the cards are minded
    deny: float = 0.7  # how far a card left on the pack counts as given
    won: float = 56.0  # points that going out is worth


class Weights:
    """A style worked out for a table: the worth of keeping, by place in the list.

    The place is `((left * 9) + live) * books + book`, `live` in halves of cards.
    """

    def __init__(self, style: Style, seats: int, numbers: Sequence[int]) -> None:
        self.single: list[float] = []
        self.double: list[float] = []
        self.reach = style.reach
        self.hope = style.hope
        self.pair = style.pair
        self.stay = style.stay
        self.bonus = style.bonus
        self.pair_danger = style.pair_danger
        self.single_danger = style.single_danger
        self.fresh = style.fresh
        self.deny = style.deny
        self.won = style.won
        self.work_out(seats, [style.points * number for number in numbers])

    def work_out(self, seats: int, numbers: list[float]) -> None:
        """Chances first, for ever more cards left in the pack; then the worth of each."""
        second: list[list[float]] = []  # by cards left and live: a pair is completed
        first: list[list[float]] = []  # the same: a single card is
        hidden = 6 * (seats - 1)
        for left in range(4 * len(numbers) + 1):
            one: list[float] = []
            two: list[float] = []
            for live in range(HALVES):
                now = min(0.9, self.reach * live / 2 / (left + hidden))
                if left < seats:
                    two.append(now * left / seats)
                    one.append(0.0)
                    continue
                later = left - seats
                met = min(0.9, self.hope * live / 2 / (left + hidden))
                hope = met * second[later][max(0, live - 2)] + (1 - met) * first[later][live]
                one.append(self.stay * hope)
                two.append(self.stay * (now + (1 - now) * second[later][live]))
            first.append(one)
            second.append(two)
            for live in range(HALVES):
                for number in numbers:
                    self.single.append(self.bonus * one[live] - number * (1 - one[live]))
                    pair = self.pair if live else 0.0
                    self.double.append(self.bonus * two[live] - 2 * number * (1 - two[live]) + pair)


@cache
def weights(style: Style, seats: int, numbers: tuple[int, ...]) -> Weights:
    """A style worked out, once."""
    return Weights(style, seats, numbers)
