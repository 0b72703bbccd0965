"""Whether the champion keeps its clock: positions from play, thought about for a set time."""

import random
import time
from collections.abc import Callable
from dataclasses import dataclass
from statistics import median

from parlor.bots.player import Budget
from parlor.bots.search import run
from parlor.bots.skill import Skill
from parlor.bots.skills import skill_for
from parlor.games import game as make_game
from parlor.lab.strength import TABLES

TIMES = (0.1, 1.0, 5.0)
TRIES = 60  # positions looked at for one that needs the whole time


@dataclass(frozen=True)
class Kept:
    """How long moves took that were given so many seconds."""

    table: str
    clock: float
    moves: int
    median: float
    longest: float
    worlds: int  # the median of worlds looked at


def clocks(moves: int, progress: Callable[[], object] = lambda: None) -> list[Kept]:
    """Time so many moves of every game at every clock."""
    rows = []
    for id, edition, seats in TABLES:
        skill = skill_for(make_game(id, edition=edition, seats=seats))
        for seconds in TIMES:
            rng = random.Random(f"clock/{edition}/{seconds}")
            spent: list[float] = []
            worlds: list[int] = []
            for _ in range(moves):
                took, seen = _think(skill, seconds, rng)
                spent.append(took)
                worlds.append(seen)
                progress()
            rows.append(
                Kept(edition, seconds, moves, median(spent), max(spent), int(median(worlds)))
            )
    return rows


def _think(skill: Skill, seconds: float, rng: random.Random) -> tuple[float, int]:
    """How long one search took, and in how many worlds.

    A search that ends early proves nothing about the clock, so another position is tried.
    """
    for _ in range(TRIES):
        state = skill.game.deal(rng)
        for _ in range(rng.randrange(40)):
            if not state.over:
                state.apply(rng.choice(state.legal()))
        if state.over:
            continue
        view = state.view(state.turn)
        lawful = state.legal()
        began = time.perf_counter()
        moves = skill.candidates(view, lawful)
        left = Budget(seconds=seconds).after(time.perf_counter() - began)
        runners = run(skill, view, moves, left, rng)
        took = time.perf_counter() - began
        if took >= seconds:
            return took, max(len(runner.worths) for runner in runners)
    return seconds, 0
