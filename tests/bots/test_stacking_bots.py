"""The players of the full Portrait Authors and of the Bank."""

import random
from typing import Any

import pytest
from tests.asking_tables import ME, YOU, authors, call, deal
from tests.bots.test_asking_bots import agrees, play

import parlor
from parlor.bots.ladder import NAMES, ladder
from parlor.bots.player import Budget
from parlor.bots.search import judge
from parlor.bots.skills import skill_for
from parlor.games.portrait_authors.moves import DRAW_AGAIN, Stack
from parlor.rules.asking.moves import Call

BUDGET = Budget(simulations=30)
TABLES = [
    ("full", 3, {}),
    ("full", 4, {}),
    ("full", 8, {"wrong_form": "loses_call"}),
    ("full", 4, {"books_only": True}),
    ("full", 4, {"stack_after_gaining": "any_card", "call_after_stack": "strict"}),
    ("bank", 2, {}),
    ("bank", 3, {}),
    ("bank", 2, {"lucky_draw": "calls_again"}),
    ("bank", 3, {"emptied_after_lucky_draw": "ends"}),
]


@pytest.mark.parametrize(("edition", "seats", "house"), TABLES)
def test_every_rung_finishes_a_deal_lawfully(
    edition: str, seats: int, house: dict[str, Any]
) -> None:
    game = parlor.game("portrait-authors", edition, seats, **house)
    assert play(game, NAMES[:4], 1).over
    if not house:
        assert play(game, (NAMES[4], NAMES[0]), 2).over


@pytest.mark.parametrize(("edition", "seats", "house"), TABLES)
def test_the_ledger_is_true_and_the_same_from_the_log_and_from_a_view(
    edition: str, seats: int, house: dict[str, Any]
) -> None:
    game = parlor.game("portrait-authors", edition, seats, **house)
    skill: Any = skill_for(game)
    rng = random.Random(3)
    state = game.deal(rng)
    kept = skill.blank()
    kept.begin(state.dealer)
    heard = 0
    for _ in range(250):
        if state.over:
            break
        kept.follow(state.log, heard)
        heard = len(state.log)
        view = state.view(state.turn)
        ledger = skill.ledger(view)
        agrees(ledger, state)
        assert (ledger.where, ledger.can, ledger.some) == (kept.where, kept.can, kept.some)
        assert ledger.gained == state.gained
        assert ledger.down == state.stacked
        wise = rng.random() < 0.7
        state.apply(skill.greedy(view, state.legal(), rng) if wise else rng.choice(state.legal()))


def test_two_worlds_that_look_alike_are_played_alike() -> None:
    game = authors("full", 4)
    state = game.deal(random.Random(5))
    for number in range(12):
        state.apply(random.Random(number).choice(state.legal()))
    twin = state.resample(state.turn, random.Random(9))
    assert twin.order != state.order
    for player in ladder(game):
        chosen = [
            player.choose(game, s.view(s.turn), s.legal(), BUDGET, random.Random(4))
            for s in (state, twin)
        ]
        assert chosen[0] == chosen[1]


def test_worlds_agree_with_the_view() -> None:
    game = authors("bank", 2)
    skill = skill_for(game)
    state = game.deal(random.Random(6))
    for number in range(20):
        state.apply(random.Random(number).choice(state.legal()))
    view = state.view(state.turn)
    rng = random.Random(1)
    world = skill.worlds(view)
    for _ in range(5):
        table = world(rng)
        agrees(table.ledger, table.state)
        assert table.state.hand(view["seat"]) == view["hand"]


def test_greedy_takes_what_is_located_and_stacks_before_a_risk() -> None:
    game = authors("full", 3)
    state = deal(game, "me: Holmes, Whittier sketch | you: Whittier portrait")
    skill = skill_for(game)
    call(state, YOU, "Whittier portrait")
    move = skill.greedy(state.view(ME), state.legal(), random.Random(1))
    assert isinstance(move, Stack)
    assert len(move.authors) == 2


def test_candidates_are_lawful_and_have_the_stacks() -> None:
    game = authors("full", 4)
    skill = skill_for(game)
    state = game.deal(random.Random(2))
    stacks = 0
    for number in range(120):
        if state.over:
            break
        moves = state.legal()
        found = skill.candidates(state.view(state.turn), moves)
        assert set(found) <= set(moves)
        groups = {move.group for move in moves if isinstance(move, Stack)}
        assert groups == {move.group for move in found if isinstance(move, Stack)}
        stacks += len(groups)
        wise = number % 3
        rng = random.Random(number)
        view = state.view(state.turn)
        state.apply(skill.greedy(view, moves, rng) if wise else rng.choice(moves))
    assert stacks


def test_hints_and_remarks() -> None:
    game = authors("full", 4)
    skill = skill_for(game)
    state = game.deal(random.Random(4))
    view, moves = state.view(state.turn), state.legal()
    best = judge(skill, view, skill.candidates(view, moves), BUDGET, random.Random(1))[0].move
    assert len(skill.hints(view, best)) == 3
    stack = Stack("Poets", ("Oliver Wendell Holmes", "John G. Whittier"))
    hints = skill.hints(view, stack)
    assert "pair royal" in hints[1]
    assert "Poets" in hints[2]
    assert "Poets" not in hints[0]
    assert "for 3" in skill.remark(view, moves[0], stack)
    assert "Poets" in skill.remark(view, stack, moves[0])
    assert len(skill.hints(view, DRAW_AGAIN)) == 3
    assert isinstance(moves[0], Call)
