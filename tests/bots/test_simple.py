"""The simple move: it sees a view and lawful moves, and plays a whole game with them."""

import random
from typing import Any

import pytest

import parlor
from parlor.bots.simple import choose


@pytest.mark.parametrize(
    ("id", "options"),
    [
        (definition.id, {"edition": edition.id, "seats": edition.usual_seats})
        for definition in parlor.games()
        for edition in definition.editions
    ],
)
def test_it_finishes_every_game(id: str, options: dict[str, Any]) -> None:
    match = parlor.match(id, seed=2, deals=1, **options)
    rng = random.Random(3)
    while not match.over:
        state = match.state
        moves = state.legal()
        chosen = choose(state.view(state.turn), moves, rng)
        assert chosen in moves
        match.apply(chosen)
    assert match.winners


def test_it_takes_the_longest_word() -> None:
    match = parlor.match("logomachy", seats=2, seed=4)
    while True:
        state = match.state
        moves = state.legal()
        takes = [move for move in moves if move.verb == "take"]
        chosen = choose(state.view(state.turn), moves, random.Random(1))
        if takes:
            assert len(chosen.word) == max(len(move.word) for move in takes)  # type: ignore[attr-defined]
            return
        match.apply(chosen)


def test_it_calls_for_what_it_has_heard_of() -> None:
    rng = random.Random(5)
    match = parlor.match("household-words", seats=3, seed=6)
    sure = 0
    while not match.over:
        state = match.state
        chosen = choose(state.view(state.turn), state.legal(), rng)
        if str(chosen).startswith("call"):
            last = [e for e in state.view(None)["said"] if e[1] == "call" and e[3] == chosen[1]]
            gained = [entry[0] for entry in last if entry[4] == "hit"]
            if gained and gained[-1] == chosen[0]:
                assert chosen[1] in state.hand(chosen[0])
                sure += 1
        match.apply(chosen)
    assert sure > 3
