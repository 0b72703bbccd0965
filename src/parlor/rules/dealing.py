"""The order of the pack: shuffled by a seeded generator, or given by names."""

import random
from collections.abc import Iterable, Sequence

from parlor.rules.errors import BadInput


def shuffled(cards: int, rng: random.Random) -> list[int]:
    """A random order of the cards 0..cards-1, top first."""
    draw = rng.random
    keys = [draw() for _ in range(cards)]
    return sorted(range(cards), key=keys.__getitem__)


def ordered(cards: Sequence[str], names: Iterable[str]) -> list[int]:
    """The order that a list of names gives, top first; every card exactly once."""
    if not isinstance(names, Iterable):
        raise BadInput(f"a pack is a list of the names of cards, not {names!r}")
    places: dict[str, list[int]] = {}
    for index in range(len(cards) - 1, -1, -1):
        places.setdefault(cards[index], []).append(index)
    order: list[int] = []
    for name in names:
        if not isinstance(name, str) or name not in places:
            raise BadInput(f"the pack has no card {name!r}")
        if not places[name]:
            raise BadInput(f"the pack has not so many cards {name!r}")
        order.append(places[name].pop())
    if len(order) != len(cards):
        left = next(name for name, rest in places.items() if rest)
        raise BadInput(f"the pack has {len(cards)} cards, not {len(order)}: {left!r} is missing")
    return order
