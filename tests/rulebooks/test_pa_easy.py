"""Portrait Authors, the easier form (PA-E), clause by clause."""

import random
from typing import Any

import pytest
from tests.asking_tables import (
    ME,
    SHE,
    YOU,
    authors,
    call,
    call_refused,
    card,
    deal,
    few_groups,
    holds,
    miss,
    refused,
    said,
    say,
)

import parlor
from parlor.games.portrait_authors.moves import Stack
from parlor.games.portrait_authors.pack import groups
from parlor.rules.asking.moves import STOP, Call

THREE_POETS = "me: Holmes, Longfellow, Whittier, Raymond | you: Lowell, Greeley | she: Bennett"


@pytest.mark.parametrize("seats", range(3, 9))
def test_pa_e1_the_sketches_are_laid_aside_and_all_portraits_dealt(seats: int) -> None:
    state = authors("easy", seats).deal(random.Random(seats))
    assert len(state.game.cards) == 32
    assert all(": portrait of " in name for name in state.game.cards)
    assert sum(state.view(None)["hands"]) + 4 * sum(state.scores()) == 32
    assert state.view(None)["pack"] == 0


def test_pa_e1_he_who_gets_a_full_group_lays_it_on_the_table() -> None:
    state = deal(authors("easy", 4), THREE_POETS)
    call(state, YOU, "Lowell")
    assert not holds(state, ME, "Holmes")
    assert not any("Poets" in name for name in state.hand(ME))
    assert said(state)[-1] == [ME, "laid", "Poets: portraits"]
    assert state.view(SHE)["books"] == [["Poets: portraits"], [], [], []]
    assert state.turn == ME


def test_pa_e1_four_of_different_groups_are_no_book() -> None:
    state = deal(
        authors("easy", 4),
        "me: Holmes, Raymond, Parton, Bancroft | you: Longfellow, Greeley, Sparks, Prescott",
    )
    call(state, YOU, "Greeley")
    assert state.scores() == (0, 0, 0, 0)


def test_pa_e1_there_are_no_pairs_to_stack() -> None:
    state = deal(authors("easy", 4), THREE_POETS)
    assert all(isinstance(move, Call) for move in state.legal())
    assert refused(state, Stack("Poets", ("Oliver Wendell Holmes",))) == "PA-7"
    with pytest.raises(parlor.Unreadable):
        state.game.parse(state, "stack poets")


def test_pa_e1_calls_are_made_as_before() -> None:
    state = deal(authors("easy", 4), THREE_POETS)
    assert {move.player for move in state.legal()} == {1, 2, 3}
    assert call_refused(state, YOU, "Holmes") == "PA-7"  # held
    assert refused(state, Call(ME, card(state.game, "Lowell"))) == "PA-7"
    assert refused(state, STOP) == "R-P22"
    missing = next(
        name
        for name in state.game.cards
        if name.split(":")[0] not in [held.split(":")[0] for held in state.hand(ME)]
    )
    assert refused(state, Call(YOU, missing)) == "PA-8"
    call(state, YOU, "Greeley")
    assert state.turn == ME  # on and on till he misses
    call(state, YOU, "Bennett")
    assert state.turn == YOU
    assert holds(state, SHE, "Bennett")


def test_pa_e1_a_card_of_a_book_on_the_table_cannot_be_called() -> None:
    state = deal(authors("easy", 4), THREE_POETS)
    call(state, YOU, "Lowell")
    assert call_refused(state, YOU, "Holmes") in ("PA-7", "R-P11")


@pytest.mark.parametrize("dealer", range(3))
def test_pa_e1_the_left_of_the_dealer_begins(dealer: int) -> None:
    state = authors("easy").deal(random.Random(5), dealer=dealer)
    assert state.turn == (dealer + 1) % 3


def test_pa_e2_each_book_counts_one() -> None:
    state = deal(
        authors("easy", pack=few_groups("Poets", "Journalists", "Biographers")),
        "me: Holmes, Longfellow, Raymond, Greeley | you: Whittier, Lowell, Bennett, Curtis |"
        " she: Biographers",
    )
    assert state.scores() == (0, 0, 1)
    call(state, YOU, "Whittier")
    call(state, YOU, "Lowell")
    assert state.scores() == (1, 0, 1)
    call(state, YOU, "Bennett")
    call(state, YOU, "Curtis")
    assert state.scores() == (2, 0, 1)
    assert state.over


@pytest.mark.parametrize("seats", [3, 5, 8])
def test_pa_e2_the_greatest_number_of_books_wins(seats: int) -> None:
    match = parlor.match("portrait-authors", "easy", seats, seed=seats)
    rng = random.Random(seats)
    while not match.over:
        state = match.state
        match.apply(rng.choice(state.legal()))
    assert sum(match.totals) == 8
    best = max(match.totals)
    assert match.winners == tuple(s for s in range(seats) if match.totals[s] == best)
    assert match.totals == tuple(len(laid) for laid in state.view(None)["books"])


def test_pa_e3_the_sketches_make_further_books_of_four() -> None:
    rng = random.Random(3)
    state = authors("easy-with-sketches", 8).deal(rng)
    assert len(state.game.cards) == 64
    while not state.over:
        state.apply(rng.choice(state.legal()))
    laid = sorted(book for books in state.view(None)["books"] for book in books)
    names = [group.name for group in groups()]
    assert laid == sorted(f"{name}: {face}" for name in names for face in ("portraits", "sketches"))
    assert sum(state.scores()) == 16


def test_pa_e3_not_as_pairs() -> None:
    state = deal(
        authors("easy-with-sketches", 6),
        "me: Holmes, Longfellow, portrait Whittier | you: portrait Lowell, sketch Whittier",
    )
    call(state, YOU, "sketch Whittier")
    assert state.scores() == (0,) * 6  # six Poets, but no four of a kind
    call(state, YOU, "portrait Lowell")
    assert state.scores() == (1, 0, 0, 0, 0, 0)
    assert said(state)[-1] == [ME, "laid", "Poets: portraits"]
    assert holds(state, ME, "sketch Holmes", "sketch Longfellow", "sketch Whittier")


@pytest.mark.parametrize("edition", ["easy", "easy-with-sketches"])
def test_pa_e4_nothing_counts_but_books_and_each_one(edition: str) -> None:
    rng = random.Random(4)
    state = authors(edition, 5).deal(rng)
    while not state.over:
        laid = [entry for entry in said(state) if entry[1] == "laid"]
        assert sum(state.scores()) == len(laid)
        assert state.scores() == tuple(len(books) for books in state.view(None)["books"])
        state.apply(rng.choice(state.legal()))


@pytest.mark.parametrize(
    "text",
    ["1 poets holmes", "call 1 Poets: portrait of Oliver Wendell Holmes", "1 holmes", "1 poe hol"],
)
def test_a_call_needs_no_portrait_where_there_are_no_sketches(text: str) -> None:
    state = authors("easy").deal(random.Random(2))
    name = "Poets: portrait of Oliver Wendell Holmes"
    assert state.game.parse(state, text) == Call(1, name)


def test_with_sketches_one_must_say_which() -> None:
    state = authors("easy-with-sketches").deal(random.Random(2))
    with pytest.raises(parlor.Unreadable, match="portrait or the sketch"):
        state.game.parse(state, "1 poets holmes")


@pytest.mark.parametrize("edition", ["easy", "easy-with-sketches"])
def test_every_move_is_written_as_it_is_read(edition: str) -> None:
    for house_rules in ({}, {"wrong_form": "loses_call"}):
        state: Any = authors(edition, 4, **house_rules).deal(random.Random(6))
        for move in state.legal():
            assert state.game.parse(state, str(move)) == move


def test_a_miss_is_said_aloud() -> None:
    state = deal(authors("easy", 4), THREE_POETS)
    say(state, "3 poets lowell")
    assert said(state) == [[ME, "call", 3, "Poets: portrait of James Russell Lowell", "miss"]]
    miss(state)
    assert state.turn == SHE
