"""Who sits down with whom: names and rungs for the seats that no person has."""

from collections.abc import Sequence

from parlor.bots.ladder import NAMES, rung
from parlor.bots.player import Player
from parlor.rules.errors import BadInput
from parlor.rules.game import Game

# company for an evening, in the order in which it comes in: good, but not the best
USUAL = ("schoolmaster", "visitor", "collector", "lexicographer", "champion")


def company(seats: int, against: Sequence[str] = (), taken: Sequence[str] = ()) -> list[str]:
    """Names for so many players of these rungs, round and round; none is taken twice."""
    for name in against:
        if name not in NAMES:
            raise BadInput(f"there is no player {name!r}; there are: {', '.join(NAMES)}")
    rungs = against or USUAL
    names = list(taken)
    for number in range(seats):
        role = rungs[number % len(rungs)].capitalize()
        same = [role, *(f"{role} {count}" for count in range(2, 2 + len(names)))]
        names.append(next(name for name in same if name not in names))
    return names[len(taken) :]


def seated_as(game: Game, name: str) -> Player:
    """The player that a name at the table stands for; any other name is a Schoolmaster."""
    role = name.split(" ")[0].lower()
    return rung(game, role if role in NAMES else USUAL[0])
