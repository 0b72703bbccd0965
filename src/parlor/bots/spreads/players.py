"""The four lower rungs: each weighs its cards in a style of its own and errs as people do.

What a player forgets or overlooks is drawn once for a card of a deal, so that it stays
forgotten: it goes by what the player was dealt, not by the luck of the move.
"""

import random
from collections.abc import Sequence
from dataclasses import dataclass
from math import inf, log
from typing import Any
from zlib import crc32

from parlor.bots.player import Budget
from parlor.bots.spreads.reading import of_view
from parlor.bots.spreads.style import Style, Weights, weights
from parlor.bots.spreads.table import MANY_TAKES, Table
from parlor.games.household_words.spreads_moves import Discard, PlayFourth, Spread, TakeDiscard
from parlor.rules.game import View
from parlor.rules.moves import Move

LIKED = 15  # points that a card of a favourite number seems to be worth


@dataclass(frozen=True)
class Habit:
    """How somebody plays who does not search."""

    name: str
    about: str
    style: Style
    memory: float = inf  # moves after which a card seen is forgotten, on average
    overlooks: float = 0.0  # the share of fourth cards that are not seen to fit
    favourites: int = 0  # numbers that are kept whatever comes
    takes_for_spreads: bool = False  # takes up a discard for nothing less

    def choose(
        self, game: Any, view: View, moves: Sequence[Move], budget: Budget, rng: random.Random
    ) -> Move:
        """The move of this habit; neither clock nor luck has a part in it."""
        mind = Mind(game, view, self)
        for move in moves:
            if isinstance(move, Spread) or (isinstance(move, PlayFourth) and mind.sees(move.card)):
                return move
        if view["phase"] == "play":
            return mind.throw(moves)
        taking = TakeDiscard() in moves and mind.takes()
        return next(move for move in moves if isinstance(move, TakeDiscard) == taking)


HABITS = (
    Habit(
        "Visitor",
        "Keeps what looks alike and a favourite number or two, minds neither points nor what "
        "was thrown, takes a discard only to spread it, and does not always see a fourth card fit.",
        Style(reach=1.9, hope=2.1, bonus=16.0, pair_danger=0.0, single_danger=0.0, deny=0.0),
        memory=2.0,
        overlooks=0.8,
        favourites=2,
        takes_for_spreads=True,
    ),
    Habit(
        "Schoolmaster",
        "Keeps pairs and hopes for them longer than is wise; remembers the last few discards, "
        "and throws without a thought for the next player.",
        Style(reach=1.7, hope=1.9, bonus=10.0, pair_danger=0.0, single_danger=0.0, deny=0.0),
        memory=6.0,
        overlooks=0.4,
    ),
    Habit(
        "Collector",
        "Weighs a pair by the cards still to be had, forgets some that were thrown long ago, "
        "and throws without a thought for the next player.",
        Style(reach=1.35, hope=1.4, bonus=6.0, pair_danger=0.0, single_danger=0.0, deny=0.0),
        memory=15.0,
    ),
    Habit(
        "Lexicographer",
        "Counts every card that was shown, knows which numbers are dead and what each "
        "card left in hand may cost, and gives the next player nothing if it can be helped.",
        Style(),
    ),
)


class Mind:
    """A view as somebody of a habit has it in mind."""

    def __init__(self, game: Any, view: View, habit: Habit) -> None:
        self.game = game
        self.view = view
        self.habit = habit
        self.seat: int = view["seat"]
        self.mark = f"{self.seat}/{','.join(view['received'][: game.hand_size])}"
        self.table: Table = of_view(game, view, self.recalls)
        self.weights = self.weighs()

    def chance(self, about: str) -> float:
        """A number from 0 to 1 that is the same all through the deal."""
        return (crc32(f"{self.mark}/{about}".encode()) + 0.5) / 2.0**32

    def recalls(self, card: str, moment: int, now: int) -> bool:
        """Whether a card seen at a moment is still in mind."""
        return now - moment < -self.habit.memory * log(self.chance(f"{card}/{moment}"))

    def sees(self, card: str) -> bool:
        """Whether it is noticed that a fourth card fits."""
        return self.chance(card) >= self.habit.overlooks

    def weighs(self) -> Weights:
        """The worth of cards to this mind: favourites seem to cost nothing."""
        numbers = list(self.game.plays.numbers[::4])
        for rank in range(self.habit.favourites):
            numbers[int(self.chance(f"favourite {rank}") * len(numbers))] = -LIKED
        return weights(self.habit.style, self.game.seats, tuple(numbers))

    def takes(self) -> bool:
        """Whether the discard is taken up."""
        table, book = self.table, self.table.discard
        if not self.habit.takes_for_spreads:
            return table.wants_discard(self.seat, self.weights)
        fits = table.waits[book] and self.sees(self.view["discard"])
        return table.takes < MANY_TAKES and (fits or table.hands[self.seat][book] >= 2)

    def throw(self, moves: Sequence[Move]) -> Move:
        """The discard: of cards alike, one that the others have seen in this hand."""
        book, _ = self.table.drop(self.seat, self.weights)
        alike = [
            move
            for move in moves
            if isinstance(move, Discard) and self.game.plays.index[move.card] >> 2 == book
        ]
        return min(alike, key=lambda move: not came_openly(self.view, move.card))


def came_openly(view: View, card: str) -> bool:
    """Whether everybody saw this card come into the hand of the seat."""
    return any(
        seat == view["seat"] and verb in ("draw", "take") and rest[:1] == [card]
        for seat, verb, *rest in view["said"]
    )
