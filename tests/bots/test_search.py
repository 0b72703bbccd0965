"""The race over worlds: it finds the best, keeps its budget, and a seed says it all."""

import random
import time
from collections.abc import Sequence
from typing import Any

import pytest

import parlor
from parlor.bots.cores import run_on_cores
from parlor.bots.plain import PlainSkill
from parlor.bots.player import Budget
from parlor.bots.search import judge, ranked, run
from parlor.bots.skill import Skill, World, margin
from parlor.bots.skills import skill_for
from parlor.rules.errors import BadInput
from parlor.rules.game import View
from parlor.rules.moves import Move

GAME = parlor.game("household-words", edition="spreads", seats=2)


class Fake:
    """A world in which a move is worth its number and a little luck."""

    def __init__(self) -> None:
        self.played = 0

    def clone(self) -> "Fake":
        return Fake()

    def apply(self, move: Move) -> None:
        self.played = move[0]


class Numbers(Skill):
    """Moves are numbers, and more is better."""

    def worlds(self, view: View) -> World:
        return lambda rng: Fake()

    def playout(self, state: Any, seat: int, rng: random.Random) -> float:
        return float(state.played) + rng.gauss(0, 5)


def moves(*numbers: int) -> list[Move]:
    return [(number,) for number in numbers]


def best(numbers: Sequence[int], budget: Budget, seed: int = 1) -> int:
    judged = judge(Numbers(GAME), {"seat": 0}, moves(*numbers), budget, random.Random(seed))
    return int(judged[0].move[0])


def test_the_best_move_wins_the_race() -> None:
    assert all(best([1, 4, 2, 3], Budget(simulations=2000), seed) == 4 for seed in range(20))


def test_the_race_ends_when_one_is_left() -> None:
    skill = Numbers(GAME)
    runners = run(skill, {"seat": 0}, moves(0, 50), Budget(simulations=10**6), random.Random(1))
    assert len(runners[0].worths) < 100


def test_equal_moves_end_the_race() -> None:
    began = time.perf_counter()
    assert best([3, 3, 3], Budget(seconds=5)) == 3
    assert time.perf_counter() - began < 2


def test_a_kept_move_stays_to_the_end() -> None:
    given = moves(0, 50, 49)
    runners = run(
        Numbers(GAME), {"seat": 0}, given, Budget(simulations=3000), random.Random(1), kept=(0,)
    )
    assert len(runners[0].worths) == max(len(runner.worths) for runner in runners)


def test_one_move_needs_no_thought() -> None:
    judged = judge(Numbers(GAME), {"seat": 0}, moves(7), Budget(seconds=1), random.Random(1))
    assert [judged[0].move, judged[0].worlds] == [(7,), 0]


def test_without_time_the_first_move_stands() -> None:
    assert best([1, 9], Budget(simulations=1)) == 1


@pytest.mark.parametrize(
    "given",
    [
        {},
        {"seconds": 0},
        {"seconds": -1},
        {"seconds": float("nan")},
        {"simulations": 0},
        {"seconds": 1, "cores": 0},
    ],
)
def test_a_budget_is_something(given: dict[str, Any]) -> None:
    with pytest.raises(BadInput):
        Budget(**given)


def test_margin_counts_partners_together() -> None:
    assert margin((5, 3, 5, 3), (0, 1, 0, 1), 2) == 2
    assert margin((1, 4, 2), (0, 1, 2), 0) == -3


def test_the_same_seed_gives_the_same_race_on_one_core_and_on_two() -> None:
    skill = skill_for(GAME)
    state = GAME.deal(random.Random(3))
    state.apply(state.legal()[0])
    view = state.view(state.turn)
    for cores in (1, 2):
        budget = Budget(simulations=120, cores=cores)
        raced = [
            run_on_cores(skill, view, state.legal(), budget, random.Random(5)) for _ in range(2)
        ]
        assert [r.worths for r in raced[0]] == [r.worths for r in raced[1]]
        assert ranked(raced[0])[0].worths


def test_every_game_has_a_ladder_without_being_taught() -> None:
    state = GAME.deal(random.Random(4))
    rng = random.Random(6)
    players = PlainSkill(GAME).rungs()
    assert len(players) == 5
    for number in range(60):
        if state.over:
            break
        player = players[number % 5]
        chosen = player.choose(
            GAME, state.view(state.turn), state.legal(), Budget(simulations=20), rng
        )
        assert chosen in state.legal()
        state.apply(chosen)
