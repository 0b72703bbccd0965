"""Household Words (1916): game 1 asks, game 2 spreads."""

from typing import Any

from parlor.games.household_words import asking
from parlor.rules.game import Definition, Game


def make(edition: Any, seats: int, **options: Any) -> Game:
    """The game that this edition prints."""
    return asking.make(edition, seats, **options)


GAME = Definition(
    id="household-words",
    title="Household Words",
    year=1916,
    editions=(asking.EDITION,),
    make=make,
    options=("pack",),
)
