"""What a player says in an asking game."""

from typing import NamedTuple

from parlor.rules.moves import move


@move("call")
class Call(NamedTuple):
    """Ask one player for one card by its name."""

    player: int
    card: str


@move("stop")
class Stop(NamedTuple):
    """Call no more, though one might."""


@move("misspeak")
class Misspeak(NamedTuple):
    """A call out of form, where the table has agreed that it loses the call."""


def names_a_player(call: Call) -> bool:
    """Whether a call is upon a seat at all."""
    return type(call.player) is int


STOP = Stop()
MISSPEAK = Misspeak()
