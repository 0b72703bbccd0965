"""The same search on several cores: each races the moves in worlds of its own.

The helpers are started once and kept. While they are still starting, a player with a
clock thinks alone; one bounded by simulations waits for them, so that a seed says it all.
"""

import atexit
import random
from collections.abc import Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from multiprocessing import get_context

from parlor.bots.player import Budget
from parlor.bots.search import Runner, run
from parlor.bots.skill import Skill
from parlor.bots.skills import skill_for
from parlor.rules.game import Game, View
from parlor.rules.moves import Move

_POOLS: dict[int, tuple[ProcessPoolExecutor, list[Future[bool]]]] = {}


def run_on_cores(
    skill: Skill, view: View, moves: Sequence[Move], budget: Budget, rng: random.Random
) -> list[Runner]:
    """Race the moves on as many cores as the budget has."""
    others = budget.cores - 1
    seeds = [rng.getrandbits(64) for _ in range(others)]
    if not others or len(moves) < 2 or not ready(others, wait=budget.seconds is None):
        return run(skill, view, moves, budget, rng)
    part = budget.simulations and max(1, budget.simulations // budget.cores)
    alone = Budget(budget.seconds, part)
    pool = _POOLS[others][0]
    futures = [pool.submit(_race, skill.game, view, list(moves), alone, seed) for seed in seeds]
    runners = run(skill, view, moves, alone, rng)
    for future in futures:
        for runner, worths in zip(runners, future.result(), strict=True):
            runner.worths += worths
    return runners


def ready(helpers: int, *, wait: bool) -> bool:
    """Whether so many helpers are there; if not, they are sent for."""
    if helpers not in _POOLS:
        pool = ProcessPoolExecutor(helpers, mp_context=get_context("spawn"))
        _POOLS[helpers] = pool, [pool.submit(_here, number) for number in range(helpers)]
        atexit.register(pool.shutdown, wait=False, cancel_futures=True)
    starting = _POOLS[helpers][1]
    if wait:
        for future in starting:
            future.result()
    return all(future.done() for future in starting)


def _here(_: int) -> bool:
    return True


def _race(
    game: Game, view: View, moves: list[Move], budget: Budget, seed: int
) -> list[list[float]]:
    runners = run(skill_for(game), view, moves, budget, random.Random(seed))
    return [runner.worths for runner in runners]
