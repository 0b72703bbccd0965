"""A tiny game for the tests of a table in motion: take the top card, count its number."""

import random
from collections.abc import Callable, Sequence
from typing import Any, ClassVar, NamedTuple

import pytest

from parlor.rules.editions import Edition
from parlor.rules.errors import IllegalMove, Unreadable
from parlor.rules.game import Game, View
from parlor.rules.moves import Move, by_verb, move, to_json

EDITION = Edition(id="tiny", title="Tiny", seats=(2, 4), usual_seats=2)


@move("top")
class Top(NamedTuple):
    """Take the top card of the pack."""


@move("leave")
class Leave(NamedTuple):
    """Leave a card of a number lying."""

    card: int


class TinyState:
    def __init__(self, game: "TinyGame", order: Sequence[int], dealer: int) -> None:
        self.game = game
        self.order = list(order)
        self.dealer = dealer
        self.turn = (dealer + 1) % game.seats
        self.over = False
        self.log: list[Move] = []
        self.points = [0] * game.seats

    def legal(self) -> list[Move]:
        return [] if self.over else [Top(), Leave(self.order[len(self.log)])]

    def check(self, move: Move) -> None:
        if move not in self.legal():
            raise IllegalMove("L74-8", f"{move} is not to be had.")

    def apply(self, move: Move) -> None:
        card = self.order[len(self.log)]
        self.log.append(move)
        if isinstance(move, Top):
            self.points[self.turn] += int(self.game.cards[card])
        self.turn = (self.turn + 1) % self.game.seats
        if len(self.log) == len(self.order):
            self.over, self.turn = True, -1

    def history(self) -> list[Move]:
        return self.log[:]

    def clone(self) -> "TinyState":
        twin: TinyState = self.game.replay(self.order, self.dealer, self.log)
        return twin

    def scores(self) -> tuple[int, ...]:
        sides = [0] * self.game.seats
        for seat, points in enumerate(self.points):
            sides[self.game.sides[seat]] += points
        return tuple(sides[side] for side in self.game.sides)

    def hand(self, seat: int) -> list[str]:
        return []

    def view(self, seat: int | None) -> View:
        left = len(self.order) - len(self.log)
        said = [
            [(self.dealer + 1 + i) % self.game.seats, *to_json(m)] for i, m in enumerate(self.log)
        ]
        return {
            **self.game.sketch(),
            "seat": seat,
            "dealer": self.dealer,
            "turn": self.turn,
            "over": self.over,
            "scores": list(self.scores()),
            "hand": [],
            "hands": [0] * self.game.seats,
            "pack": left,
            "received": [],
            "said": said,
        }

    def resample(self, seat: int | None, rng: random.Random) -> "TinyState":
        return self.clone()


class TinyGame(Game):
    """Nobody's favourite: each in turn takes the top card, and its number counts."""

    id = "tiny"
    kinds: ClassVar[dict[str, type]] = by_verb([Top, Leave])

    def __init__(
        self,
        cards: Sequence[str],
        seats: int = 2,
        target: int | None = None,
        sides: Sequence[int] | None = None,
    ) -> None:
        self.edition = self.printed = EDITION
        self.seats = seats
        self.sides = tuple(sides if sides is not None else range(seats))
        self.cards = tuple(cards)
        self.target = target

    def start(self, order: Sequence[int], dealer: int) -> TinyState:
        return TinyState(self, order, dealer)

    def imagine(self, view: View, rng: random.Random) -> TinyState:
        raise AssertionError("nobody imagines this game")

    def parse(self, state: Any, text: str) -> Move:
        verb, _, rest = text.partition(" ")
        if verb == "top":
            return Top()
        if verb == "leave" and rest.isdecimal():
            return Leave(int(rest))
        raise Unreadable(f"{text!r} is no move")


class CountingTiny(TinyGame):
    """The same, with the hooks of a game whose match needs more than totals."""

    rows: Callable[[TinyState], list[tuple[int, ...]]] | None = None
    at_once_counts = False
    holds = 0

    def settle(self, state: TinyState, held: int) -> tuple[list[tuple[int, ...]], int]:
        rows = self.rows(state) if self.rows else [state.scores()]
        if held:
            rows = [(rows[0][0] + held, *rows[0][1:]), *rows[1:]]
        return rows, self.holds

    def at_once(self, state: TinyState) -> tuple[int, ...]:
        return state.scores() if self.at_once_counts else (0,) * self.seats

    time_clause = "LM-19"

    def when_time_is_out(self, state: TinyState) -> Move:
        return Leave(state.order[len(state.log)])


@pytest.fixture
def tiny() -> type[TinyGame]:
    return TinyGame


@pytest.fixture
def counting_tiny() -> type[CountingTiny]:
    return CountingTiny


@pytest.fixture
def top() -> Move:
    return Top()
