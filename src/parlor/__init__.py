"""parlor: the lost parlor card games, playable again.

>>> import random, parlor
>>> game = parlor.game("household-words", edition="asking", seats=4)
>>> state = game.deal(random.Random(7))
>>> while not state.over:
...     state.apply(random.choice(state.legal()))
>>> sum(state.scores())
12
"""

import os

if os.environ.get("PARLOR_PURE"):  # run the sources even where compiled modules stand beside them
    import parlor.pure

    parlor.pure.install()

from parlor.games import game, games
from parlor.play.match import match
from parlor.rules.errors import BadInput, IllegalMove, ParlorError, Unreadable

__version__ = "0.1.0"
__all__ = [
    "BadInput",
    "IllegalMove",
    "ParlorError",
    "Unreadable",
    "engine",
    "game",
    "games",
    "match",
]


def engine() -> str:
    """How the rules run here: compiled, or pure Python."""
    from parlor.rules import worlds

    return "pure Python" if (worlds.__file__ or "").endswith(".py") else "compiled"
