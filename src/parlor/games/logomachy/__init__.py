"""Logomachy, or War of Words (1874): spell words with letter cards and take them."""

from parlor.games.logomachy.editions import EDITIONS
from parlor.games.logomachy.game import make
from parlor.rules.game import Definition

GAME = Definition(
    id="logomachy",
    title="Logomachy, or War of Words",
    year=1874,
    editions=EDITIONS,
    make=make,
    options=("words",),
)
