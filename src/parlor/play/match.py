"""Deals to a game: dealt one after the other until somebody has won.

The deal passes to the left; after each the points are added up. A game with no
target is won in one deal, or in as many as the players agree.
"""

import random
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from parlor.games import game as make_game
from parlor.rules.editions import switches
from parlor.rules.errors import BadInput
from parlor.rules.game import Game, Points
from parlor.rules.moves import Move


@dataclass(frozen=True)
class Deal:
    """A deal that is over: its cards, its moves and what the match counted."""

    dealer: int
    order: tuple[int, ...]
    moves: tuple[Move, ...]
    scores: Points


class Match:
    """A game of several deals, in play."""

    def __init__(
        self,
        game: Game,
        rng: random.Random,
        *,
        dealer: int | None = None,
        target: int | None = None,
        deals: int | None = None,
        packs: Iterable[Iterable[str]] = (),
    ) -> None:
        for name, number in (("target", target), ("deals", deals)):
            if number is not None and (type(number) is not int or number < 1):
                raise BadInput(f"{name} is a whole number from 1, not {number!r}")
        if target is not None and deals is not None:
            raise BadInput("a match has either a target or a number of deals")
        self.game = game
        self.rng = rng
        self.target = target if deals is None else None
        if target is None and deals is None:
            self.target = game.target
        self.length = 1 if deals is None and self.target is None else deals
        self.deals: list[Deal] = []
        self.held = 0
        self.winners: tuple[int, ...] = ()
        self._counted: Points = (0,) * game.seats
        if not isinstance(packs, Iterable):
            raise BadInput(f"packs are lists of cards, one a deal, not {packs!r}")
        self._packs: Iterator[Iterable[str]] = iter(packs)
        self.state: Any = self._deal(dealer)
        self._after()

    @property
    def over(self) -> bool:
        """Whether somebody has won."""
        return bool(self.winners)

    @property
    def totals(self) -> Points:
        """The points of each seat so far."""
        if self.over:
            return self._counted
        return _sum(self._counted, self.game.at_once(self.state))

    def play(self, move: Move) -> None:
        """Check a move, play it, and deal again when the deal is over."""
        if self.over:
            raise BadInput("the game is over, no more moves are played")
        self.state.check(move)
        self.apply(move)

    def apply(self, move: Move) -> None:
        """Play a lawful move; it trusts its caller as `state.apply` does."""
        self.state.apply(move)
        self._after()

    def _after(self) -> None:
        if self.target is not None:
            gained = self.game.at_once(self.state)  # R-L13: sweeps may count at once
            if any(gained):
                self.winners = self._won([gained])
                if self.winners:
                    self._keep(gained)
        while self.state.over and not self.over:
            self._close_deal()

    def _close_deal(self) -> None:
        rows, self.held = self.game.settle(self.state, self.held)
        self.winners = self._won(rows)
        self._keep(_sum(*rows))
        if not self.over:
            self.state = self._deal((self.state.dealer + 1) % self.game.seats)

    def _keep(self, scores: Points) -> None:
        state = self.state
        self._counted = _sum(self._counted, scores)
        self.deals.append(Deal(state.dealer, tuple(state.order), tuple(state.history()), scores))

    def _deal(self, dealer: int | None) -> Any:
        """L74-4, LM-22, R-L33 (ours): the deal passes left, and the pack is mixed each time."""
        pack = next(self._packs, None)
        if pack is None:
            return self.game.deal(self.rng, dealer=dealer)
        return self.game.deal(pack=pack, dealer=dealer)

    def _won(self, rows: Sequence[Points]) -> tuple[int, ...]:
        """The seats that win by these points, or none yet."""
        if self.target is None:
            return self._won_by_length(rows)
        totals = self._counted
        leading: list[int] = []
        for row in rows:  # R-L15 (ours): one row, or the counting order
            totals = _sum(totals, row)
            if not leading:  # L74-22, LM-24, HW2-11
                leading = [seat for seat, points in enumerate(totals) if points >= self.target]
            leading = _highest(leading, totals)
            if len({self.game.sides[seat] for seat in leading}) == 1:
                return tuple(leading)
        return ()  # R-L15, R-S15 (ours): still equal, another deal

    def _won_by_length(self, rows: Sequence[Points]) -> tuple[int, ...]:
        if len(self.deals) + 1 != self.length or not self.state.over:
            return ()
        totals = _sum(self._counted, *rows)  # R-H08, R-P08 (ours): equal players share
        return tuple(_highest(range(self.game.seats), totals))


def match(
    id: str,
    edition: str | None = None,
    seats: int | None = None,
    *,
    seed: int | str | None = None,
    dealer: int | None = None,
    target: int | None = None,
    deals: int | None = None,
    packs: Iterable[Iterable[str]] = (),
    **options: Any,
) -> Match:
    """A match at a fresh table; the same seed gives the same packs and dealers."""
    rng = seeded(seed)
    made = make_game(id, edition=edition, seats=seats, **options)
    if target is not None and any(s.name == "target" for s in switches(made.edition)):
        made = make_game(id, edition=edition, seats=seats, target=target, **options)
    return Match(made, rng, dealer=dealer, target=target, deals=deals, packs=packs)


def seeded(seed: int | str | None) -> random.Random:
    """A generator that begins at this seed; None: anywhere."""
    try:
        return random.Random(seed)
    except (TypeError, UnicodeError):
        raise BadInput(f"a seed is a number or a text, not {seed!r}") from None


def _sum(*rows: Points) -> Points:
    return tuple(map(sum, zip(*rows, strict=True)))


def _highest(seats: Iterable[int], totals: Points) -> list[int]:
    seats = list(seats)
    best = max((totals[seat] for seat in seats), default=0)
    return [seat for seat in seats if totals[seat] == best]
