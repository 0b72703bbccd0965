"""Hints at a friendly table: one at a time, from gentle to plain."""

import random
from collections.abc import Sequence

from parlor.bots.player import Budget
from parlor.bots.search import judge
from parlor.bots.skills import skill_for
from parlor.rules.game import Game, View
from parlor.rules.moves import Move


def hints(
    game: Game, view: View, moves: Sequence[Move], budget: Budget, rng: random.Random
) -> list[str]:
    """Sentences that lead to the best move found, the gentlest first."""
    skill = skill_for(game)
    best = judge(skill, view, skill.candidates(view, moves), budget, rng)[0].move
    return skill.hints(view, best)
