"""What a player may do in a turn, written as it is said at the table.

Letters and words are capitals. `pool` is the loose pool letters that are laid
with the card, in alphabetical order; `build` is the number of a build.
"""

from typing import NamedTuple

from parlor.rules.moves import by_verb, move


@move("take")
class TakeTrick(NamedTuple):
    """Spell a word with one card of the hand and cards of the pool, and take them."""

    card: str
    word: str


@move("play")
class PlayToPool(NamedTuple):
    """Lay a card into the pool."""

    card: str


@move("build")
class StartBuild(NamedTuple):
    """Lay a card with cards of the pool and announce the word they begin."""

    card: str
    pool: str
    word: str


@move("add")
class AddToBuild(NamedTuple):
    """Lay a letter that the announced word needs, but not the last one."""

    build: int
    card: str


@move("extend")
class ExtendBuild(NamedTuple):
    """Lay a letter on a build and announce another word for it."""

    build: int
    card: str
    word: str
    pool: str = ""


@move("finish")
class FinishBuild(NamedTuple):
    """Lay the last letter on a build and take the trick."""

    build: int
    card: str
    word: str
    pool: str = ""


@move("accept")
class Accept(NamedTuple):
    """Let the word that was claimed stand."""


@move("reject")
class Reject(NamedTuple):
    """Vote against the word that was claimed."""


KINDS = by_verb(
    (TakeTrick, PlayToPool, StartBuild, AddToBuild, ExtendBuild, FinishBuild, Accept, Reject)
)
