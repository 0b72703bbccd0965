"""Players that only serve to measure others.

`random` and `simple` are floors, `greedy` is the yardstick of each game, `tree` searches by
a tree what the champion races, and `ismcts` is OpenSpiel's. `cheat` is the champion's search
shown all cards: it is told the state, and so never leaves the laboratory.
"""

import random
from collections.abc import Callable
from typing import Any

from parlor.bots.player import Budget
from parlor.bots.search import judge
from parlor.bots.simple import choose as simple
from parlor.bots.skills import skill_for
from parlor.lab.tree import grow
from parlor.rules.game import Game
from parlor.rules.moves import Move

NAMES = ("random", "simple", "greedy", "cheat", "tree", "ismcts")

Answer = Callable[[Any, random.Random], Move]


def answer(game: Game, name: str, budget: Budget) -> Answer | None:
    """The measuring player of this name at a table; None if there is none."""
    if name == "random":
        return lambda state, rng: rng.choice(state.legal())
    if name == "simple":
        return lambda state, rng: simple(state.view(state.turn), state.legal(), rng)
    if name == "greedy":
        return greedy(game)
    if name == "cheat":
        return cheat(game, budget)
    if name == "tree":
        return tree(game, budget)
    if name == "ismcts":
        from parlor.lab.openspiel import ismcts

        return ismcts(game, budget)
    return None


def greedy(game: Game) -> Answer:
    """The yardstick that a skill sets for its game."""
    skill = skill_for(game)
    return lambda state, rng: skill.greedy(state.view(state.turn), state.legal(), rng)


def cheat(game: Game, budget: Budget) -> Answer:
    """The champion's search where the only world is the true one."""
    skill = skill_for(game)

    def shown_all(state: Any, rng: random.Random) -> Move:
        view = state.view(state.turn)
        moves = skill.candidates(view, state.legal())
        return judge(skill, view, moves, budget, rng, lambda _: state)[0].move

    return shown_all


def tree(game: Game, budget: Budget) -> Answer:
    """The champion's skill with a tree instead of a race."""
    skill = skill_for(game)

    def grown(state: Any, rng: random.Random) -> Move:
        view = state.view(state.turn)
        return grow(skill, view, skill.candidates(view, state.legal()), budget, rng)

    return grown
