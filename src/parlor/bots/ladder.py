"""The five rungs of every game, from the Visitor to the Champion."""

import random
import time
from collections.abc import Sequence

from parlor.bots.cores import run_on_cores
from parlor.bots.player import Budget, Choose, Player
from parlor.bots.search import ranked
from parlor.bots.skills import skill_for
from parlor.rules.errors import BadInput
from parlor.rules.game import Game, View
from parlor.rules.moves import Move

NAMES = ("visitor", "schoolmaster", "collector", "lexicographer", "champion")


def ladder(game: Game) -> tuple[Player, ...]:
    """The players of a game, the weakest first."""
    return skill_for(game).rungs()


def rung(game: Game, name: str) -> Player:
    """The player of this name."""
    if name not in NAMES:
        raise BadInput(f"there is no player {name!r}; there are: {', '.join(NAMES)}")
    return ladder(game)[NAMES.index(name)]


def searching(game: Game) -> Choose:
    """Choosing by search: the champion of any game."""
    skill = skill_for(game)

    def choose(
        game: Game, view: View, moves: Sequence[Move], budget: Budget, rng: random.Random
    ) -> Move:
        began = time.perf_counter()
        likely = skill.candidates(view, moves)
        left = budget.after(time.perf_counter() - began)
        return ranked(run_on_cores(skill, view, likely, left, rng))[0].move

    return choose
