"""The faces of Logomachy: one capital, and the words Prize or Double Prize (LP-1, LP-3)."""

from parlor.games.logomachy.pack import COUNTS, rank
from parlor.rules.faces import Face

MARKS = ("", "Prize", "Double Prize")


def faces(v_is_prize: bool) -> dict[str, Face]:
    """The face of every letter."""
    return {letter: Face(letter, mark=MARKS[rank(letter, v_is_prize)]) for letter in COUNTS}
