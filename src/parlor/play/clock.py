"""The printed minute (L74-19, LM-19), and the grace we add to it (R-L12, ours).

A clock is a small value driven by the times it is given; it never sleeps and
never looks at a watch, so a game with a clock replays like any other.
"""

from dataclasses import dataclass, replace
from enum import Enum

from parlor.rules.errors import BadInput


@dataclass(frozen=True)
class Pace:
    """How long a turn may last, in seconds."""

    name: str
    turn: float | None  # None: no clock
    grace: float = 0.0


OFF = Pace("off", None)
PRINTED = Pace("printed", 60.0, 10.0)  # L74-19, LM-19: one minute; R-L12 (ours): ten seconds more
RELAXED = Pace("relaxed", 180.0, 30.0)
PACES = {pace.name: pace for pace in (OFF, PRINTED, RELAXED)}


def pace(name: str) -> Pace:
    """The pace of this name, or BadInput listing the paces."""
    try:
        return PACES[name]
    except (KeyError, TypeError):
        raise BadInput(f"there is no clock {name!r}; it is one of: {', '.join(PACES)}") from None


class Stage(Enum):
    """How a turn stands."""

    FREE = "free"  # no clock runs
    THINKING = "thinking"
    GRACE = "grace"  # only a card to the pool may still be played
    OUT = "out"  # the lowest card is played


@dataclass(frozen=True)
class Clock:
    """The clock of the seat to move."""

    pace: Pace = OFF
    since: float | None = None  # when this turn began; None: stopped

    def begin(self, now: float) -> "Clock":
        """The clock of a turn that begins now."""
        return replace(self, since=None if self.pace.turn is None else now)

    def stop(self) -> "Clock":
        """A clock that waits, between turns or when the game is over."""
        return replace(self, since=None)

    def stage(self, now: float) -> Stage:
        """How the turn stands now."""
        if self.pace.turn is None or self.since is None:
            return Stage.FREE
        spent = now - self.since
        if spent < self.pace.turn:
            return Stage.THINKING
        return Stage.GRACE if spent < self.pace.turn + self.pace.grace else Stage.OUT

    def left(self, now: float) -> float | None:
        """Seconds left of the stage that runs now; None if no clock runs."""
        if self.pace.turn is None or self.since is None:
            return None
        left = self.since + self.pace.turn - now
        return max(0.0, left if left > 0 else left + self.pace.grace)
