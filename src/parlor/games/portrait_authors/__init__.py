"""Portrait Authors (1873): the full game, its easier forms and the Bank."""

from parlor.games.portrait_authors.editions import EDITIONS
from parlor.games.portrait_authors.game import ID, make
from parlor.rules.game import Definition

GAME = Definition(
    id=ID,
    title="Portrait Authors",
    year=1873,
    editions=EDITIONS,
    make=make,
    options=("pack",),
)
