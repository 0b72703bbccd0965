"""Twin worlds: what a seat may not know never shows."""

import json
import random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tests.properties.every_table import EVERY, Seating, any_house_rules, lay, on_the_table, play_on

few = settings(
    max_examples=4, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck)
)
every_table = pytest.mark.parametrize("seating", EVERY, ids=str)
seeds = st.integers(0, 2**32)
ASKING = ("asking", "full", "easy", "easy-with-sketches", "bank")  # here nothing lies face up


def seen(state: Any, seat: int | None) -> str:
    legal = state.legal() if seat is not None and state.turn == seat else None
    return json.dumps([state.view(seat), legal])


@every_table
@few
@given(seed=seeds)
def test_a_twin_world_looks_the_same_and_goes_on_looking_the_same(
    seating: Seating, seed: int
) -> None:
    rng = random.Random(seed)
    game = lay(seating, **any_house_rules(seating, rng))
    state = game.deal(rng)
    play_on(state, rng, rng.randrange(0, 150))
    seat = rng.choice([None, *range(seating.seats)])
    twin = state.resample(seat, rng)
    assert seen(twin, seat) == seen(state, seat)
    while not state.over:
        common = [m for m in state.legal() if state.turn == seat or m in twin.legal()]
        if not common:
            break
        move = rng.choice(common)
        state.apply(move)
        twin.apply(move)
        if json.dumps(state.view(None)) != json.dumps(twin.view(None)):
            break  # the worlds have answered differently, in public
        if seat is not None and state.view(seat)["received"] != twin.view(seat)["received"]:
            break  # the seat itself has drawn another card
        assert seen(twin, seat) == seen(state, seat)


@every_table
@few
@given(seed=seeds)
def test_imagining_needs_nothing_but_the_view(seating: Seating, seed: int) -> None:
    rng = random.Random(seed)
    game = lay(seating)
    state = game.deal(rng)
    play_on(state, rng, rng.randrange(0, 80))
    seat = rng.randrange(seating.seats)
    view = json.loads(json.dumps(state.view(seat)))
    worlds = [game.imagine(view, random.Random(s)) for s in (1, 1, 2)]
    assert worlds[0].order == worlds[1].order
    assert json.dumps(worlds[2].view(seat)) == json.dumps(state.view(seat))


@every_table
def test_hidden_cards_differ_over_many_resamples(seating: Seating) -> None:
    rng = random.Random(3)
    state = lay(seating).deal(rng)
    play_on(state, rng, 6)
    orders = {tuple(state.resample(0, rng).order) for _ in range(12)}
    hands = {json.dumps([w.hand(1) for w in [state.resample(0, rng)]]) for _ in range(12)}
    assert len(orders) > 10
    assert len(hands) > 6


@pytest.mark.parametrize("seating", [s for s in EVERY if s.edition in ASKING], ids=str)
@few
@given(seed=seeds)
def test_a_view_names_no_card_that_was_never_spoken_of(seating: Seating, seed: int) -> None:
    rng = random.Random(seed)
    game = lay(seating)
    state = game.deal(rng)
    play_on(state, rng, rng.randrange(0, 60))
    spoken = json.dumps(state.history()) + json.dumps(on_the_table(state))
    public = {card for card in game.cards if json.dumps(card) in spoken}
    for seat in [None, *range(seating.seats)]:
        view = state.view(seat)
        mine = set() if seat is None else set(view["hand"]) | set(view["received"])
        named = {card for card in game.cards if json.dumps(card) in json.dumps(view)}
        assert named <= mine | public
