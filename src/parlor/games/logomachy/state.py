"""The state of a deal as everything outside sees it."""

import random
from collections.abc import Callable, Sequence
from typing import Any

from parlor.games.logomachy import counting
from parlor.games.logomachy.checks import check
from parlor.games.logomachy.deal import Deal
from parlor.games.logomachy.legal import legal_moves
from parlor.games.logomachy.terms import Terms
from parlor.games.logomachy.view import cards, view
from parlor.rules.game import View, seat_at
from parlor.rules.moves import Move


class LogomachyState(Deal):
    """One deal of Logomachy in play."""

    def legal(self) -> list[Move]:
        """Every lawful, well-spelt move of the seat to move."""
        return legal_moves(self)

    def check(self, move: object) -> None:
        """Raise IllegalMove, citing the clause, if the move may not be played now.

        A misspelt word passes where it costs (R-L10): it is lawful and unwise.
        """
        check(self, move)

    def history(self) -> list[Move]:
        """The moves played so far."""
        return [entry[1] for entry in self.log]

    def clone(self) -> "LogomachyState":
        """An independent copy."""
        other = LogomachyState(self.game, self.terms, self.order, self.dealer)
        self.copy_to(other)
        return other

    def scores(self) -> tuple[int, ...]:
        """The points of each seat in this deal: prizes and sweeps as they lie so far.

        Most cards counts when the deal is over.
        """
        return counting.scores(self)

    def tally(self) -> list[dict[str, int]]:
        """What each side has taken and what it counts, for a score sheet."""
        return counting.tally(self)

    def most_cards(self) -> int | None:
        """The one side with the most cards; None on a tie or if nobody has any."""
        return counting.most_cards(self)

    @property
    def held_over(self) -> int:
        """R-L14: points that a tie for most cards leaves to the next deal."""
        return counting.held_over(self)

    def hand(self, seat: Any) -> list[str]:
        """The names of the cards a seat holds, in alphabetical order."""
        return cards(self, seat_at(seat, self.terms.seats))

    def view(self, seat: Any) -> View:
        """All that a seat may know (None: a bystander), JSON-able."""
        return view(self, None if seat is None else seat_at(seat, self.terms.seats))

    def resample(self, seat: Any, rng: random.Random) -> "LogomachyState":
        """Another world that looks the same from this seat."""
        imagined: LogomachyState = self.game.imagine(self.view(seat), rng)
        return imagined

    def __deepcopy__(self, memo: dict[int, Any]) -> "LogomachyState":
        return self.clone()

    def __reduce__(self) -> tuple[Callable[..., Any], tuple[Any, ...]]:
        return replayed, (self.game, list(self.order), self.dealer, self.history())


def replayed(game: Any, order: Sequence[int], dealer: int, moves: list[Move]) -> LogomachyState:
    """The state after these moves, for pickling."""
    state: LogomachyState = game.replay(order, dealer, moves)
    return state


def start(game: Any, terms: Terms, order: Sequence[int], dealer: int) -> LogomachyState:
    """Deal this order of cards."""
    state = LogomachyState(game, terms, order, dealer)
    state.open()
    return state
