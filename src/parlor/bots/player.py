"""What a player is: a way to choose among lawful moves from a view, within a budget.

A player never gets a state. What it imagines behind the view is its own affair.
"""

import random
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from parlor.rules.errors import BadInput
from parlor.rules.game import Game, View
from parlor.rules.moves import Move


@dataclass(frozen=True, slots=True)
class Budget:
    """How long a player may think: seconds, or simulations where a seed must say it all."""

    seconds: float | None = None
    simulations: int | None = None
    cores: int = 1

    def __post_init__(self) -> None:
        if self.seconds is None and self.simulations is None:
            raise BadInput("a budget has seconds or simulations")
        if self.seconds is not None and not 0 < self.seconds <= 3600:
            raise BadInput(f"seconds to think are more than 0 and at most 3600, not {self.seconds}")
        if self.simulations is not None and self.simulations < 1:
            raise BadInput(f"simulations are at least 1, not {self.simulations}")
        if self.cores < 1:
            raise BadInput(f"cores are at least 1, not {self.cores}")

    def after(self, seconds: float) -> "Budget":
        """What is left of it when so many seconds are gone."""
        if self.seconds is None:
            return self
        return replace(self, seconds=max(0.001, self.seconds - seconds))

    def begin(self) -> "Timer":
        """Start the clock."""
        return Timer(self)


class Timer:
    """A budget being spent."""

    def __init__(self, budget: Budget) -> None:
        self.started = time.perf_counter()
        self.ends = self.started + (budget.seconds if budget.seconds is not None else 1e9)
        self.left = budget.simulations if budget.simulations is not None else 1 << 60

    def spend(self, simulations: int = 1) -> bool:
        """Note simulations made; whether there is time for another."""
        self.left -= simulations
        return not self.over()

    def over(self) -> bool:
        """Whether the budget is spent."""
        return self.left <= 0 or time.perf_counter() >= self.ends


Choose = Callable[[Game, View, Sequence[Move], Budget, random.Random], Move]


@dataclass(frozen=True)
class Player:
    """Someone to play with: a role, a sentence about it, and how it chooses."""

    name: str
    about: str
    choose: Choose
    thinks: bool = False  # whether the budget matters to it
