"""Which move is best on average over the worlds that may be.

In each imagined world every move still in the race is played out by the same play-out
with the same luck, so moves are compared world by world; a move that is clearly behind
leaves the race. The search can stop at any time, and ends early when nothing is left to
find out.
"""

import random
from collections.abc import Sequence
from dataclasses import dataclass
from math import inf, sqrt

from parlor.bots.player import Budget, Timer
from parlor.bots.skill import Skill, World
from parlor.rules.game import View
from parlor.rules.moves import Move

FIRST_LOOK = 12  # worlds before any move may leave the race
SURE = 3.0  # standard errors behind that are far enough
SAME = 0.01  # of the skill's scale: nothing worth telling apart


@dataclass(frozen=True, slots=True)
class Judged:
    """A move and what it is worth: the mean over the worlds, and its standard error."""

    move: Move
    worth: float
    error: float
    worlds: int


class Runner:
    """A move in the race and what it came to in each world so far."""

    def __init__(self, move: Move) -> None:
        self.move = move
        self.worths: list[float] = []

    def mean(self) -> float:
        """What it is worth on average."""
        return sum(self.worths) / len(self.worths) if self.worths else -inf

    def judged(self) -> Judged:
        """The verdict as it stands."""
        return Judged(self.move, self.mean(), spread(self.worths), len(self.worths))


def spread(values: Sequence[float]) -> float:
    """The standard error of the mean."""
    count = len(values)
    if count < 2:
        return inf
    mean = sum(values) / count
    return sqrt(sum((value - mean) ** 2 for value in values) / (count - 1) / count)


def judge(
    skill: Skill,
    view: View,
    moves: Sequence[Move],
    budget: Budget,
    rng: random.Random,
    world: World | None = None,
) -> list[Judged]:
    """What each of the moves is worth, the best first.

    Those that left the race early come last; where there was no time at all, the moves stay
    in the order in which they came.
    """
    return [runner.judged() for runner in ranked(run(skill, view, moves, budget, rng, world))]


def run(
    skill: Skill,
    view: View,
    moves: Sequence[Move],
    budget: Budget,
    rng: random.Random,
    world: World | None = None,
    kept: Move | None = None,
) -> list[Runner]:
    """Race the moves; the one that is kept stays in to the end."""
    timer = budget.begin()
    runners = [Runner(move) for move in moves]
    if len(runners) > 1:
        race(skill, view["seat"], runners, timer, rng, world or skill.worlds(view), kept)
    return runners


def ranked(runners: Sequence[Runner]) -> list[Runner]:
    """The best first."""
    return sorted(runners, key=lambda runner: (-len(runner.worths), -runner.mean()))


def race(
    skill: Skill,
    seat: int,
    runners: list[Runner],
    timer: Timer,
    rng: random.Random,
    world: World,
    kept: Move | None = None,
) -> None:
    """Play the moves out in one world after the other."""
    racing = list(runners)
    seen = 0
    while len(racing) > 1:
        start = world(rng)
        luck = rng.getrandbits(32)
        worths = []
        for runner in racing:
            state = start.clone()
            state.apply(runner.move)
            worths.append(skill.playout(state, seat, random.Random(luck)))
            if not timer.spend():
                break
        if len(worths) < len(racing):
            return  # a world counts for all of them or for none
        for runner, worth in zip(racing, worths, strict=True):
            runner.worths.append(worth)
        seen += 1
        if timer.over():
            return
        if seen >= FIRST_LOOK and seen % 4 == 0:
            racing = still_racing(racing, SAME * skill.scale, kept)


def still_racing(racing: list[Runner], same: float, kept: Move | None) -> list[Runner]:
    """The leader and those not clearly behind it; the leader alone if all are as good."""
    leader = max(racing, key=Runner.mean)
    left = [leader]
    matters = False
    for runner in racing:
        if runner is leader:
            continue
        behind = [a - b for a, b in zip(leader.worths, runner.worths, strict=True)]
        gap, error = sum(behind) / len(behind), spread(behind)
        if gap < SURE * error or gap == 0 or runner.move == kept:
            left.append(runner)
            matters = matters or gap + SURE * error > same
    return left if matters else [leader]
