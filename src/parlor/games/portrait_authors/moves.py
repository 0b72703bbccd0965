"""What is done in Portrait Authors besides calling."""

from typing import NamedTuple

from parlor.rules.moves import move


@move("stack")
class Stack(NamedTuple):
    """Lay whole pairs of one group face up (PA-12)."""

    group: str
    authors: tuple[str, ...]

    def __str__(self) -> str:
        return f"stack {self.group}: {', '.join(self.authors)}"


@move("draw")
class DrawAgain(NamedTuple):
    """The second card after a lucky draw from the Bank (PA-B3)."""


DRAW_AGAIN = DrawAgain()
