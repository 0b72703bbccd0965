"""The players of the asking games: lawful, honest, and forgetful by degrees."""

import random
from collections import Counter
from typing import Any

import pytest
from tests.asking_tables import ME, SHE, YOU, asking, authors, call, deal, miss

import parlor
from parlor.bots.asking.ledger import DOWN, NOBODY, Ledger
from parlor.bots.asking.memory import Memory
from parlor.bots.asking.walking import Walk
from parlor.bots.ladder import NAMES, ladder, rung
from parlor.bots.player import Budget
from parlor.bots.search import judge
from parlor.bots.skills import skill_for
from parlor.rules.asking.moves import STOP, Call
from parlor.rules.worlds import Knowledge, imagine

BUDGET = Budget(simulations=30)
TABLES = [
    ("household-words", "asking", 2, {}),
    ("household-words", "asking", 4, {}),
    ("household-words", "asking", 8, {"call_empty_hands": False}),
    ("household-words", "asking", 3, {"lucky_draw": "calls_again", "first_miss_only": True}),
    ("household-words", "asking", 3, {"empty_hand_draws": "next_turn"}),
    ("portrait-authors", "easy", 3, {}),
    ("portrait-authors", "easy", 5, {"wrong_form": "loses_call"}),
    ("portrait-authors", "easy-with-sketches", 6, {}),
]


def play(game: Any, names: tuple[str, ...], seed: int) -> Any:
    """A deal among these rungs, every move of which is lawful."""
    state = game.deal(random.Random(seed))
    players = [rung(game, names[seat % len(names)]) for seat in range(game.seats)]
    for number in range(3000):
        if state.over:
            break
        moves = state.legal()
        rng = random.Random(f"{seed}/{number}")
        budget = Budget(simulations=3)
        move = players[state.turn].choose(game, state.view(state.turn), moves, budget, rng)
        assert move in moves
        state.apply(move)
    return state


def agrees(ledger: Ledger, state: Any) -> None:
    """All that a ledger says is true of the deal."""
    seats, groups, size = ledger.seats, ledger.groups, ledger.size
    assert ledger.sizes == state.sizes
    for number, where in enumerate(ledger.where):
        group, bit = number // size, 1 << number % size
        holders = [seat for seat in range(seats) if state.hands[seat][group] & bit]
        if where == NOBODY:
            holder = holders[0] if holders else seats
            assert ledger.can[holder * groups + group] & bit
        else:
            assert holders == ([] if where == DOWN else [where])
    for seat in range(seats):
        for group in range(groups):
            if ledger.some[seat] >> group & 1:
                assert state.hands[seat][group] & ledger.can[seat * groups + group]


@pytest.mark.parametrize(("id", "edition", "seats", "house"), TABLES)
def test_every_rung_finishes_a_deal_lawfully(
    id: str, edition: str, seats: int, house: dict[str, Any]
) -> None:
    game = parlor.game(id, edition, seats, **house)
    assert play(game, NAMES[:4], 1).over
    if seats < 5:
        assert play(game, (NAMES[4], NAMES[0]), 2).over


@pytest.mark.parametrize(("id", "edition", "seats", "house"), TABLES)
def test_the_ledger_is_true_and_the_same_from_the_log_and_from_a_view(
    id: str, edition: str, seats: int, house: dict[str, Any]
) -> None:
    game = parlor.game(id, edition, seats, **house)
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
        wise = rng.random() < 0.7
        state.apply(skill.greedy(view, state.legal(), rng) if wise else rng.choice(state.legal()))


def test_two_worlds_that_look_alike_are_played_alike() -> None:
    game = asking(3)
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
    game = asking(2)
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


def test_the_walk_comes_to_every_deal_equally_often() -> None:
    known = Knowledge(5)
    known.fix(0, 2)
    known.may[1] &= ~0b00001
    known.require((1, 3), 0b11000)
    rng = random.Random(7)
    orders = {tuple(imagine(known, rng)) for _ in range(600)}
    walk = Walk(known, rng)
    seen = Counter(tuple(walk.next(rng)) for _ in range(6000))
    assert set(seen) == orders
    even = 6000 / len(orders)
    assert all(0.75 * even < count < 1.25 * even for count in seen.values())


def test_what_was_heard_is_called_back() -> None:
    game = asking(3)
    state = deal(game, "me: Kettle | you: Skillet, Coffee Mill | she: Rolling Pin")
    call(state, YOU, "Skillet")
    miss(state)
    assert state.turn == YOU
    move = skill_for(game).greedy(state.view(YOU), state.legal(), random.Random(1))
    assert move == Call(ME, "Skillet")


def test_what_is_once_forgotten_stays_forgotten() -> None:
    game = asking(2)
    state = game.deal(random.Random(8))
    gone: set[int] = set()
    for number in range(60):
        if state.over:
            break
        view = state.view(0)
        memory = Memory(view, 5.0)
        calls = [n for n, entry in enumerate(view["said"]) if entry[1] == "call"]
        now = {n for n in calls if not memory.recalls(n, view["said"][n])}
        assert gone <= now
        gone = now
        state.apply(random.Random(number).choice(state.legal()))
    assert gone


def test_candidates_are_lawful_and_few() -> None:
    game = asking(4)
    skill = skill_for(game)
    state = game.deal(random.Random(2))
    for number in range(40):
        moves = state.legal()
        found = skill.candidates(state.view(state.turn), moves)
        assert 0 < len(found) <= 10
        assert set(found) <= set(moves)
        assert len(set(found)) == len(found)
        state.apply(random.Random(number).choice(moves))


def test_hints_and_remarks_name_the_card_and_the_player() -> None:
    game = asking(3)
    skill = skill_for(game)
    state = game.deal(random.Random(4))
    view, moves = state.view(state.turn), state.legal()
    best = judge(skill, view, skill.candidates(view, moves), BUDGET, random.Random(1))[0].move
    hints = skill.hints(view, best)
    assert len(hints) == 3
    assert best.card in hints[2]
    assert str(best.player) in hints[2]
    assert best.card not in hints[0]
    other = next(m for m in moves if m != best)
    assert best.card in skill.remark(view, other, best)
    assert len(skill.hints(view, STOP)) == 3


def test_a_remark_tells_what_was_heard() -> None:
    game = authors("easy", 3)
    skill = skill_for(game)
    state = game.deal(random.Random(11))
    hit = next(m for m in state.legal() if m.card in state.hand(m.player))
    caller = state.turn
    state.apply(hit)
    while state.turn == caller:
        state.apply(next(m for m in state.legal() if m.card not in state.hand(m.player)))
    view = state.view(state.turn)
    remark = skill.remark(view, Call(SHE, "x"), Call(caller, hit.card))
    assert (
        remark
        == f"Player {caller} has {hit.card}. Player {caller} got it from player {hit.player}."
    )
