"""Household Words (1916): game 1 asks, game 2 spreads."""

from parlor.games.household_words import asking, spreads_game
from parlor.games.household_words.asking import Asking
from parlor.games.household_words.pack import Book, books
from parlor.games.household_words.spreads_game import Spreads
from parlor.rules.game import Definition, Game


def make(edition: Asking | Spreads, seats: int, pack: tuple[Book, ...] | None = None) -> Game:
    """The game that this edition prints."""
    if isinstance(edition, Spreads):
        return spreads_game.make(edition, seats, pack or books())
    return asking.make(edition, seats, pack or books())


GAME = Definition(
    id="household-words",
    title="Household Words",
    year=1916,
    editions=(asking.EDITION, spreads_game.EDITION),
    make=make,
    options=("pack",),
)
