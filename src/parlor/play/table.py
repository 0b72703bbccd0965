"""A table: people in their seats, a match between them and a clock.

Everything typed or sent by a player comes in here, is checked and then played.
"""

from collections.abc import Sequence

from parlor.play.clock import Clock, Stage
from parlor.play.match import Match
from parlor.rules.errors import BadInput, IllegalMove
from parlor.rules.game import View
from parlor.rules.moves import Move

LONGEST_NAME = 40


class Table:
    """Names, match and clock."""

    def __init__(self, match: Match, names: Sequence[str] = (), clock: Clock | None = None) -> None:
        self.match = match
        self.names = seated(names, match.game.seats)
        self.clock = clock or Clock()

    @property
    def turn(self) -> int:
        """The seat to move; -1 when the game is over."""
        return -1 if self.match.over else int(self.match.state.turn)

    def view(self, seat: int | None) -> View:
        """All that a seat may know of the deal in play, with names and totals."""
        view: View = self.match.state.view(seat)
        return {**view, "names": list(self.names), "totals": list(self.match.totals)}

    def play(self, move: Move | str, *, seat: int | None = None, now: float | None = None) -> Move:
        """Read, check and play a move; IllegalMove or BadInput leave everything as it was."""
        state = self.match.state
        if self.match.over:
            raise BadInput("the game is over, no more moves are played")
        if seat is not None and seat != state.turn:
            raise BadInput(f"it is the turn of {self.names[state.turn]}")
        if isinstance(move, str):
            move = self.match.game.parse(state, move)
        if now is not None:
            self._in_time(move, now)
        self.match.play(move)
        if now is not None:
            self.clock = self.clock.stop() if self.match.over else self.clock.begin(now)
        return move

    def tick(self, now: float) -> Move | None:
        """Play for one whose time is out; the move, or None while there is time."""
        if self.match.over or self.clock.stage(now) is not Stage.OUT:
            return None
        move = self.match.game.when_time_is_out(self.match.state)  # R-L12 (ours): the lowest card
        if move is None:
            return None
        self.match.play(move)
        self.clock = self.clock.stop() if self.match.over else self.clock.begin(now)
        return move

    def _in_time(self, move: Move, now: float) -> None:
        """L74-19, LM-19: after the minute a card must be played to the pool."""
        if self.clock.stage(now) in (Stage.FREE, Stage.THINKING):
            return
        due = self.match.game.when_time_is_out(self.match.state)
        plays_a_card = "card" in getattr(move, "_fields", ())
        if due is not None and plays_a_card and type(move) is not type(due):
            raise IllegalMove(
                self.match.game.time_clause, "The minute is over: play a card to the pool."
            )


def seated(names: Sequence[str], seats: int) -> tuple[str, ...]:
    """A name for every seat, the given ones first; each once and fit to be shown."""
    if isinstance(names, str) or not isinstance(names, Sequence):
        raise BadInput(f"names are a list, not {names!r}")
    if len(names) > seats:
        raise BadInput(f"there are {seats} seats and {len(names)} names")
    for name in names:
        if not isinstance(name, str) or not name.strip() or not name.isprintable():
            raise BadInput(f"{name!r} is no name to call a player by")
        if len(name) > LONGEST_NAME:
            raise BadInput(f"a name has at most {LONGEST_NAME} letters, not {len(name)}")
        if list(names).count(name) > 1:
            raise BadInput(f"two players are named {name}")
    seated = list(names)
    for seat in range(len(names), seats):
        numbered = (f"Seat {number}" for number in range(seat, 2 * seats))
        seated.append(next(name for name in numbered if name not in seated))
    return tuple(seated)
