"""What each decision of a game was worth against the best, and an accuracy to follow.

The coach sees what the player saw: worlds are imagined from the player's own view, so a
lucky guess is praised no more than it deserves. The same record, budget and seed give
the same lesson.
"""

import random
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from math import exp
from typing import Any

from parlor.bots.player import Budget
from parlor.bots.search import Runner, ranked, run, spread
from parlor.bots.skill import Skill
from parlor.bots.skills import skill_for
from parlor.play.record import Record
from parlor.play.replay import steps
from parlor.rules.game import Game, View
from parlor.rules.moves import Move, to_json

USUAL = Budget(simulations=600)
TOLD_APART = 2.0  # standard errors of the difference; nearer moves count as equal


@dataclass(frozen=True, slots=True)
class Decision:
    """One move of one player beside the best there was."""

    deal: int
    number: int
    seat: int
    choices: int  # lawful moves there were
    played: Move
    best: Move
    loss: float  # in the unit of the game; 0 where the two cannot be told apart
    accuracy: float  # of 100
    remark: str  # what was overlooked, where something was

    def to_json(self) -> dict[str, Any]:
        """As `parlor coach --json` tells it."""
        return {
            "deal": self.deal,
            "move": self.number,
            "seat": self.seat,
            "choices": self.choices,
            "played": to_json(self.played),
            "best": to_json(self.best),
            "loss": round(self.loss, 3),
            "accuracy": round(self.accuracy, 1),
            "remark": self.remark,
        }


@dataclass(frozen=True, slots=True)
class Lesson:
    """One player's game: how well it was played in all."""

    seat: int
    decisions: int
    accuracy: float
    loss: float
    best_moves: int  # decisions that could not be bettered


def review(
    record: Record,
    budget: Budget = USUAL,
    seats: Collection[int] | None = None,
    seed: int | str = 0,
) -> Iterator[Decision]:
    """Every decision of the record (of these seats) that left a choice, one by one."""
    for step in steps(record):
        state = step.table.match.state
        if seats is not None and step.seat not in seats:
            continue
        moves = state.legal()
        if len(moves) < 2 and step.move in moves:
            continue
        game = step.table.match.game
        rng = random.Random(f"{seed}/{step.deal}/{step.number}")
        found = weigh(game, state.view(step.seat), moves, step.move, budget, rng)
        yield Decision(step.deal, step.number, step.seat, len(moves), step.move, *found)


def weigh(
    game: Game,
    view: View,
    moves: Sequence[Move],
    played: Move,
    budget: Budget,
    rng: random.Random,
) -> tuple[Move, float, float, str]:
    """The best move, what the played one lost beside it, its accuracy and a remark."""
    skill = skill_for(game)
    skill.won = 0.0  # points are told, so points are counted
    candidates = skill.candidates(view, moves)
    same = skill.same(played, candidates)
    if same is None:
        same = played
        candidates = [*candidates, played]
    runners = ranked(run(skill, view, candidates, budget, rng, kept=same))
    best = runners[0]
    loss = lost(best, next(runner for runner in runners if runner.move == same))
    if not loss:
        return played, 0.0, 100.0, ""
    return best.move, loss, accuracy(skill, loss), skill.remark(view, played, best.move)


def lost(best: Runner, played: Runner) -> float:
    """How far one move is behind another, world by world; 0 if that may be chance."""
    behind = [a - b for a, b in zip(best.worths, played.worths, strict=False)]
    if len(behind) < 2:
        return 0.0
    gap = sum(behind) / len(behind)
    return gap if gap > TOLD_APART * spread(behind) else 0.0


def accuracy(skill: Skill, loss: float) -> float:
    """100 for the best move, 37 for a serious mistake, and down to nothing."""
    return 100.0 * exp(-loss / skill.scale)


def lessons(decisions: Sequence[Decision]) -> list[Lesson]:
    """The decisions seat by seat."""
    told = []
    for seat in sorted({decision.seat for decision in decisions}):
        mine = [decision for decision in decisions if decision.seat == seat]
        told.append(
            Lesson(
                seat,
                len(mine),
                sum(decision.accuracy for decision in mine) / len(mine),
                sum(decision.loss for decision in mine),
                sum(not decision.loss for decision in mine),
            )
        )
    return told
