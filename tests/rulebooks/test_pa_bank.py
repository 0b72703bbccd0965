"""Portrait Authors, two or three players with the Bank (PA-B), clause by clause."""

import json
import random

import pytest
from tests.asking_tables import (
    ME,
    YOU,
    authors,
    call,
    call_refused,
    deal,
    holds,
    miss,
    play,
    refused,
    said,
    say,
    stack,
    stack_refused,
    stacks,
)

import parlor
from parlor.games.portrait_authors.moves import DRAW_AGAIN
from parlor.rules.asking.moves import Call

LUCKY = (
    "me: portrait Raymond, Holmes | you: Greeley, portrait Longfellow |"
    " pack: sketch Raymond, portrait Parton, sketch Parton"
)


@pytest.mark.parametrize(("seats", "bank"), [(2, 44), (3, 34)])
def test_pa_b1_ten_cards_each_and_the_rest_is_the_bank(seats: int, bank: int) -> None:
    state = authors("bank", seats).deal(random.Random(seats))
    assert state.view(None)["hands"] == [10] * seats
    assert state.view(None)["pack"] == bank
    assert [len(state.hand(seat)) for seat in range(seats)] == [10] * seats


def test_pa_b1_the_bank_lies_face_downward() -> None:
    state = authors("bank", 3).deal(random.Random(1))
    for seat in range(3):
        shown = json.dumps(state.view(seat))
        assert {c for c in state.game.cards if json.dumps(c) in shown} == set(state.hand(seat))
    assert not any(json.dumps(c) in json.dumps(state.view(None)) for c in state.game.cards)


@pytest.mark.parametrize("seats", [1, 4, 8])
def test_pa_b1_only_two_or_three_play_with_the_bank(seats: int) -> None:
    with pytest.raises(parlor.BadInput, match="2 to 3"):
        authors("bank", seats)


@pytest.mark.parametrize(("seats", "dealer"), [(2, 0), (2, 1), (3, 0), (3, 2)])
def test_pa_b2_the_next_player_begins(seats: int, dealer: int) -> None:
    state = authors("bank", seats).deal(random.Random(7), dealer=dealer)
    assert state.turn == (dealer + 1) % seats
    miss(state)
    assert state.turn == (dealer + 2) % seats


def test_pa_b2_he_calls_as_in_the_full_game() -> None:
    state = deal(authors("bank", 3), "me: portrait Raymond, Holmes | you: sketch Raymond, Parton")
    assert call_refused(state, YOU, "portrait Raymond") == "PA-7"
    assert call_refused(state, YOU, "portrait Parton") == "PA-8"
    assert refused(state, Call(YOU, "Journalists: Henry J. Raymond and sketch")) == "PA-17"
    assert stack_refused(state, "Poets", "Holmes") in ("PA-11", "PA-13")
    call(state, YOU, "sketch Raymond")
    assert state.turn == ME  # and goes on till he misses
    assert state.view(None)["pack"] == 34  # a hit draws nothing
    stack(state, "Journalists", "Raymond")
    assert refused(state, DRAW_AGAIN) == "PA-B3"


def test_pa_b3_a_miss_draws_one_from_the_bank_and_the_turn_passes() -> None:
    state = deal(authors("bank", 2), "me: portrait Raymond | pack: Parton, sketch Raymond")
    call(state, YOU, "sketch Raymond")
    assert holds(state, ME, "portrait Parton")
    assert not holds(state, ME, "sketch Parton")
    assert state.view(None)["hands"] == [11, 10]
    assert state.view(None)["pack"] == 43
    assert state.turn == YOU
    assert said(state)[-1] == [ME, "drew"]  # nobody else sees it
    assert "portrait of James Parton" not in json.dumps(state.view(YOU))


def test_pa_b3_the_very_card_called_for_draws_again() -> None:
    state = deal(authors("bank", 2), LUCKY)
    call(state, YOU, "sketch Raymond")
    assert holds(state, ME, "Raymond")
    assert said(state)[-1] == [ME, "drew", "Journalists: sketch of Henry J. Raymond"]
    assert state.turn == ME
    assert state.view(YOU)["draws_again"] is True
    say(state, "draw")
    assert holds(state, ME, "portrait Parton")
    assert not holds(state, ME, "sketch Parton")
    assert state.view(None)["pack"] == 42
    assert state.turn == YOU
    assert state.view(YOU)["draws_again"] is False
    assert said(state)[-1] == [ME, "drew"]


def test_pa_b3_a_card_that_only_resembles_it_does_not() -> None:
    state = deal(
        authors("bank", 2), "me: portrait Raymond | you: Holmes | pack: portrait Greeley, Curtis"
    )
    call(state, YOU, "sketch Greeley")
    assert state.turn == YOU


def test_pa_b3_the_lucky_drawer_draws_and_does_not_call() -> None:
    state = deal(authors("bank", 2), LUCKY)
    call(state, YOU, "sketch Raymond")
    assert call_refused(state, YOU, "portrait Greeley") == "PA-B3"
    assert [move for move in state.legal() if isinstance(move, Call)] == []
    play(state, DRAW_AGAIN)
    assert refused(state, DRAW_AGAIN) == "PA-B3"


@pytest.mark.parametrize(
    ("names", "count"),
    [(["Raymond"], 0), (["Raymond", "Greeley"], 3), (["Raymond", "Greeley", "Bennett"], 6)],
)
def test_pa_b4_the_count_is_that_of_the_full_game(names: list[str], count: int) -> None:
    state = deal(
        authors("bank", 2), "me: portrait Raymond | you: sketch Raymond, Greeley, Bennett, Curtis"
    )
    call(state, YOU, "sketch Raymond")
    for name in names[1:]:
        call(state, YOU, f"portrait {name}")
        call(state, YOU, f"sketch {name}")
    stack(state, "Journalists", *names)
    assert state.scores() == (count, 0)


def test_pa_b4_a_book_counts_ten() -> None:
    state = deal(authors("bank", 2), "me: Raymond, Greeley, Bennett | you: Curtis")
    call(state, YOU, "portrait Curtis")
    call(state, YOU, "sketch Curtis")
    stack(state, "Journalists", "Raymond", "Greeley", "Bennett", "Curtis")
    assert state.scores() == (10, 0)


@pytest.mark.parametrize("seats", [2, 3])
def test_pa_b4_at_most_ten_a_group(seats: int) -> None:
    for seed in range(4):
        rng = random.Random(seed)
        state = authors("bank", seats).deal(rng)
        while not state.over:
            state.apply(rng.choice(state.legal()))
        counts = [entry[-1] for entry in said(state) if entry[1] == "stack"]
        assert sum(state.scores()) == sum(counts) <= 80


def test_every_move_is_written_as_it_is_read() -> None:
    state = deal(authors("bank", 2), LUCKY)
    call(state, YOU, "sketch Raymond")
    assert str(DRAW_AGAIN) == "draw"
    for move in [*stacks(state), DRAW_AGAIN]:
        assert state.game.parse(state, str(move)) == move
    assert state.game.parse(state, " DRAW ") == DRAW_AGAIN
