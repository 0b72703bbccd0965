"""One folder a game; the folder is the whole registration."""

import functools
import pkgutil
from importlib import import_module
from types import MappingProxyType
from typing import Any

from parlor.rules.editions import with_house_rules
from parlor.rules.errors import BadInput
from parlor.rules.game import Definition, Game, remake


@functools.cache
def definitions() -> MappingProxyType[str, Definition]:
    """Every game found in this folder, by id."""
    folders = [m.name for m in pkgutil.iter_modules(__path__) if m.ispkg]
    found = [import_module(f"{__name__}.{name}").GAME for name in sorted(folders)]
    return MappingProxyType({game.id: game for game in found})


def definition(id: str) -> Definition:
    """The game of this id, or BadInput listing the games there are."""
    try:
        return definitions()[id]
    except (KeyError, TypeError):
        has = ", ".join(definitions())
        raise BadInput(f"there is no game {id!r}; the games are: {has}") from None


def game(id: str, edition: str | None = None, seats: int | None = None, **options: Any) -> Game:
    """A game ready to deal; house rules are given as keyword arguments.

    >>> game("household-words", edition="asking", seats=4, lucky_draw="calls_again").seats
    4
    """
    defined = definition(id)
    printed = next((e for e in defined.editions if edition in (None, e.id)), None)
    if printed is None:
        has = ", ".join(e.id for e in defined.editions)
        raise BadInput(f"{id} has no edition {edition!r}; it has: {has}")
    extras = {name: options.pop(name) for name in defined.options if name in options}
    chosen = with_house_rules(printed, options)
    if seats is None:
        seats = printed.usual_seats
    if type(seats) is not int:
        raise BadInput(f"seats is a whole number, not {seats!r}")
    return remake(defined.make, printed, chosen, seats, extras)


def games() -> list[Definition]:
    """Every game with its editions and seats."""
    return list(definitions().values())
