"""Who may enter the arena: the rungs of the ladder, and players that only serve to measure.

An entrant is written `champion`, `champion:0.5s` (seconds a move) or `champion:200`
(simulations a move).
"""

import random
import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from parlor.bots.ladder import NAMES, rung
from parlor.bots.player import Budget, Player
from parlor.rules.errors import BadInput
from parlor.rules.game import Game
from parlor.rules.moves import Move

USUAL = Budget(seconds=0.1)
WRITTEN = re.compile(r"([a-z-]+)(?::(\d+(?:\.\d+)?)(s?))?")


@dataclass(frozen=True)
class Entrant:
    """A player with its budget, and whether it is shown all cards (in the laboratory only)."""

    written: str
    budget: Budget
    answer: Callable[[Any, random.Random], Move]  # takes the state: see `honest`


def entrant(game: Game, written: str) -> Entrant:
    """The entrant that a text means."""
    read = WRITTEN.fullmatch(written)
    if read is None:
        raise BadInput(f"{written!r} is no entrant: write a player as in champion:0.5s")
    name, number, unit = read[1], read[2], read[3]
    budget = USUAL
    if number is not None:
        if unit:
            budget = Budget(seconds=float(number))
        elif "." in number:
            raise BadInput(f"{written!r}: simulations are a whole number")
        else:
            budget = Budget(simulations=int(number))
    return Entrant(written, budget, _answer(game, name, budget))


def _answer(game: Game, name: str, budget: Budget) -> Callable[[Any, random.Random], Move]:
    if name in NAMES:
        return honest(game, rung(game, name), budget)
    from parlor.lab import measures  # players that only serve to measure

    made = measures.answer(game, name, budget)
    if made is None:
        known = ", ".join([*NAMES, *measures.NAMES])
        raise BadInput(f"there is no player {name!r}; there are: {known}")
    return made


def honest(game: Game, player: Player, budget: Budget) -> Callable[[Any, random.Random], Move]:
    """A player at a seat: of the state it is given only the view and the lawful moves."""

    def answer(state: Any, rng: random.Random) -> Move:
        return player.choose(game, state.view(state.turn), state.legal(), budget, rng)

    return answer
