"""Our games in OpenSpiel's hands, and its search as a player at our tables."""

import json
import random
import sys
from typing import Any

import pyspiel
import pytest

import parlor
from parlor.lab.entrants import entrant
from parlor.lab.openspiel import OpenSpielGame, OpenSpielState, points, wins

CLOSED = [("household-words", "asking", 2), ("household-words", "spreads", 2)]
OPEN = [("logomachy", "wright-1874", 2), ("portrait-authors", "full", 4)]
Table = tuple[str, str, int]
every_table = pytest.mark.parametrize("table", CLOSED + OPEN, ids=lambda table: table[1])


def lay(table: Table) -> Any:
    extra: dict[str, Any] = {"words": "guest"} if table[0] == "logomachy" else {}
    return parlor.game(*table, **extra)


def some_way(table: Table, moves: int) -> tuple[OpenSpielState, random.Random]:
    """A deal after some random moves."""
    rng = random.Random(moves)
    game = OpenSpielGame(lay(table))
    state = game.state(game.parlor.deal(rng))
    for _ in range(moves):
        state.apply_action(rng.choice(state.legal_actions()))
    return state, rng


@every_table
def test_a_deal_from_the_first_chance_node_is_the_deal_of_the_rules(table: Table) -> None:
    rng = random.Random(5)
    game = lay(table)
    state = OpenSpielGame(game).new_initial_state()
    drawn, moves = [], []
    while not state.is_terminal():
        actions = state.legal_actions()
        assert actions == sorted(set(actions))
        action = rng.choice(actions)
        if state.is_chance_node():
            drawn.append(action)
        else:
            moves.append(game.parse(state.deal, state.action_to_string(action)))
        state.apply_action(action)
    ours = game.replay(drawn[1:], drawn[0], moves)
    assert ours.over
    assert state.returns() == points(game, ours.scores())
    assert len(state.history()) == 1 + len(game.cards) + len(moves)


@pytest.mark.parametrize("table", CLOSED, ids=lambda table: table[1])
def test_openspiels_own_random_simulation_passes(table: Table) -> None:
    game = OpenSpielGame(lay(table))
    foreseen = game.num_distinct_actions()
    pyspiel.random_sim_test(game, num_sims=2, serialize=False, verbose=False)
    assert len(game.numbers.moves) == foreseen


@every_table
def test_a_clone_goes_its_own_way(table: Table) -> None:
    state, _ = some_way(table, 9)
    twin = state.clone()
    assert (str(twin), twin.history()) == (str(state), state.history())
    before = str(state)
    twin.apply_action(twin.legal_actions()[0])
    assert str(state) == before != str(twin)


@every_table
def test_worlds_behind_an_information_state_differ_only_where_it_says_nothing(table: Table) -> None:
    state, rng = some_way(table, 7)
    seat = state.current_player()
    written = state.information_state_string()
    assert written == state.information_state_string(seat)
    assert json.loads(written) == state.deal.view(seat)
    worlds = [state.resample_from_infostate(seat, rng.random) for _ in range(8)]
    assert {world.information_state_string(seat) for world in worlds} == {written}
    assert {tuple(world.legal_actions()) for world in worlds} == {tuple(state.legal_actions())}
    assert len({str(world) for world in worlds}) > 1


@every_table
def test_the_search_answers_twin_worlds_alike(table: Table) -> None:
    state, rng = some_way(table, 6)
    twin = state.resample_from_infostate(state.current_player(), rng.random).deal
    for budget in ("1", "12"):
        answers = [
            entrant(state.get_game().parlor, f"ismcts:{budget}").answer(deal, random.Random(3))
            for deal in (state.deal, twin)
        ]
        assert answers[0] == answers[1]
        assert answers[0] in state.deal.legal()


def test_the_search_keeps_to_seconds_too() -> None:
    state, rng = some_way(CLOSED[0], 4)
    move = entrant(state.get_game().parlor, "ismcts:0.02s").answer(state.deal, rng)
    assert move in state.deal.legal()


def test_what_a_deal_is_worth_to_each_seat() -> None:
    three = parlor.game("household-words", "asking", 3)
    assert wins(three, (5, 4, 3)) == [1.0, -1.0, -1.0]
    assert wins(three, (5, 5, 2)) == [0.0, 0.0, -1.0]
    partners = parlor.game("logomachy", "party-book", 4, words="guest", partners=True)
    assert wins(partners, (3, 1, 3, 1)) == [1.0, -1.0, 1.0, -1.0]


def test_without_the_extra_one_sentence_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    monkeypatch.delitem(sys.modules, "parlor.lab.openspiel")
    with pytest.raises(parlor.BadInput, match=r"pip install 'parlor\[lab\]'"):
        entrant(lay(CLOSED[0]), "ismcts")
