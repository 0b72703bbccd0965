"""Household Words, the pack (HW0) and the first game (HW1), clause by clause."""

import json
import random
from collections import Counter
from typing import Any

import pytest
from tests.asking_tables import (
    ME,
    SHE,
    YOU,
    asking,
    call,
    call_refused,
    card,
    deal,
    few_books,
    holds,
    miss,
    refused,
    said,
    say,
)

import parlor
from parlor.games.household_words.pack import books
from parlor.rules.asking.moves import STOP, Call

# The pack


def test_hw0_1_forty_eight_cards_in_twelve_books_numbered_from_one_to_twelve() -> None:
    assert [book.number for book in books()] == list(range(1, 13))
    assert [len(set(book.cards)) for book in books()] == [4] * 12
    cards = [name for book in books() for name in book.cards]
    assert len(set(cards)) == 48
    assert sorted(asking().cards) == sorted(cards)


def test_hw0_2_a_card_tells_which_three_others_complete_its_book() -> None:
    state = deal(asking(), "me: Kettle, Sugar, Settee, Clothespin")
    named = {move.card for move in state.legal()}
    others = [set(book.cards) for book in books()[:4]]
    assert named == set().union(*others) - set(state.hand(ME))


def test_hw0_3_every_card_bears_the_number_of_its_book() -> None:
    number = {name: book.number for book in books() for name in book.cards}
    assert len(number) == 48  # no card stands in two books
    assert Counter(number.values()) == dict.fromkeys(range(1, 13), 4)
    assert number["Kettle"] == number["Coffee Mill"] == 1
    assert number["Lantern"] == 12


# The first game


@pytest.mark.parametrize("seats", range(2, 9))
def test_hw1_1_four_cards_each_and_the_rest_is_the_pack(seats: int) -> None:
    state = asking(seats).deal(random.Random(seats))
    assert [len(state.hand(seat)) for seat in range(seats)] == [4] * seats
    assert state.view(None)["hands"] == [4] * seats
    assert state.view(None)["pack"] == 48 - 4 * seats
    assert all(state.view(None)["books"][seat] == [] for seat in range(seats))


def test_hw1_1_the_pack_lies_face_down() -> None:
    state = deal(asking(), "me: Kettle, Flour, Piano, Spade")
    miss(state)
    for seat in (ME, YOU, SHE, None):
        view = state.view(seat)
        del view["said"]  # the card just called was named aloud
        named = {name for name in state.game.cards if json.dumps(name) in json.dumps(view)}
        assert named == set([] if seat is None else state.hand(seat))


@pytest.mark.parametrize("dealer", range(4))
def test_hw1_2_the_left_of_the_dealer_begins_and_play_goes_round(dealer: int) -> None:
    state = deal(asking(4), "0: Kettle | 1: Flour | 2: Piano | 3: Spade", dealer)
    turns = []
    for _ in range(6):
        turns.append(state.turn)
        miss(state)
    assert turns == [(dealer + 1 + n) % 4 for n in range(6)]


def test_hw1_3_call_from_any_other_player() -> None:
    state = deal(asking(4), "me: Kettle, Flour, Piano, Spade")
    assert {move.player for move in state.legal()} == {1, 2, 3}
    called = Counter(move.player for move in state.legal())
    assert called == {1: 12, 2: 12, 3: 12}  # three missing cards of each of four books


def test_hw1_3_the_card_called_for_comes_from_that_players_hand() -> None:
    state = deal(asking(), "me: Kettle | you: Skillet | she: Rolling Pin")
    call(state, SHE, "Rolling Pin")
    assert holds(state, ME, "Kettle", "Rolling Pin")
    assert not holds(state, SHE, "Rolling Pin")
    assert holds(state, YOU, "Skillet")
    assert state.view(None)["hands"] == [5, 4, 3]


def test_hw1_3_only_for_a_book_part_of_which_one_holds() -> None:
    state = deal(asking(), "me: Kettle, Flour, Piano, Spade | you: Hammer, Skillet")
    assert call_refused(state, YOU, "Hammer") == "HW1-3"
    call(state, YOU, "Skillet")
    assert call_refused(state, YOU, "Hammer") == "HW1-3"


@pytest.mark.parametrize("player", [ME, 3, -1, "1", None, 1.5])
def test_hw1_3_only_upon_another_player(player: Any) -> None:
    state = deal(asking(), "me: Kettle | you: Skillet")
    assert refused(state, Call(player, "Skillet")) == "HW1-3"


@pytest.mark.parametrize("what", ["Samovar", "kettle", "", None, 7, ["Skillet"]])
def test_hw1_3_only_for_a_card_of_the_pack(what: Any) -> None:
    state = deal(asking(), "me: Kettle | you: Skillet")
    assert refused(state, Call(YOU, what)) == "HW1-3"


@pytest.mark.parametrize(
    "thing", [None, 0, "call 1 Skillet", (1, "Skillet"), ("call", 1), object()]
)
def test_hw1_3_what_is_no_call_is_refused(thing: Any) -> None:
    state = deal(asking(), "me: Kettle | you: Skillet")
    assert refused(state, thing) == "HW1-3"


def test_hw1_4_a_miss_draws_one_and_the_turn_passes() -> None:
    state = deal(asking(), "me: Kettle | she: Skillet | pack: Lantern, Hammock")
    call(state, YOU, "Skillet")
    assert holds(state, ME, "Kettle", "Lantern")
    assert holds(state, SHE, "Skillet")
    assert state.view(None)["hands"] == [5, 4, 4]
    assert state.view(None)["pack"] == 35
    assert state.turn == YOU
    assert said(state) == [[ME, "call", YOU, "Skillet", "miss"], [ME, "drew"]]


def test_hw1_4_only_the_drawer_sees_the_card() -> None:
    state = deal(asking(), "me: Kettle | she: Skillet | pack: Lantern")
    call(state, YOU, "Skillet")
    assert state.view(ME)["received"][-1] == "Lantern"
    for seat in (YOU, SHE, None):
        assert "Lantern" not in json.dumps(state.view(seat))


def test_hw1_4_the_turn_passes_to_the_next_not_to_the_one_asked() -> None:
    state = deal(asking(4), "me: Kettle | you: Skillet")
    call(state, 3, "Skillet")
    assert state.turn == YOU


def test_hw1_5_a_hit_allows_another_call() -> None:
    state = deal(asking(), "me: Kettle, Flour | you: Skillet | she: Sugar, Rolling Pin")
    call(state, YOU, "Skillet")
    assert state.turn == ME
    call(state, SHE, "Sugar")
    assert state.turn == ME
    call(state, SHE, "Rolling Pin")
    assert state.turn == ME
    assert state.view(None)["pack"] == 36  # a hit draws nothing
    assert STOP in state.legal()  # and another call can, not must, be made


def test_hw1_5_before_a_hit_one_may_not_stop() -> None:
    state = deal(asking(), "me: Kettle | you: Skillet, Flour | she: Sugar")
    assert refused(state, STOP) == "HW1-5"
    call(state, YOU, "Skillet")
    say(state, "stop")
    assert state.turn == YOU
    assert refused(state, STOP) == "HW1-5"  # the hit was not his


def test_hw1_6_books_are_counted() -> None:
    state = deal(
        asking(2, pack=few_books(3)),
        "me: Kettle, Skillet, Flour, Sugar | you: Rolling Pin, Piano, Settee, Phonograph |"
        " pack: Coffee Mill, Molasses, Mantel Clock, Baking Powder",
    )
    call(state, YOU, "Rolling Pin")
    call(state, YOU, "Molasses")  # a miss that draws the Coffee Mill
    assert state.scores() == (1, 0)
    call(state, ME, "Mantel Clock")
    assert state.view(YOU)["received"][-1] == "Molasses"
    call(state, YOU, "Molasses")
    call(state, YOU, "Baking Powder")
    assert state.scores() == (1, 0)
    assert state.view(ME)["received"][-1] == "Mantel Clock"
    call(state, ME, "Mantel Clock")
    assert state.scores() == (1, 1)
    assert state.view(None)["books"] == [["Kitchen"], ["Parlor"]]


@pytest.mark.parametrize("seats", [2, 3, 5, 8])
def test_hw1_6_the_twelve_books_are_shared_out_and_the_most_win(seats: int) -> None:
    match = parlor.match("household-words", "asking", seats, seed=seats)
    rng = random.Random(seats)
    while not match.over:
        state = match.state
        match.apply(rng.choice(state.legal()))
    assert sum(match.totals) == 12
    assert match.totals == tuple(len(laid) for laid in state.view(None)["books"])
    assert all(match.totals[winner] == max(match.totals) for winner in match.winners)


def test_hw1_7_who_has_no_card_left_draws_one() -> None:
    state = deal(
        asking(2),
        "me: Kettle, Flour, Piano, Washboard | you: Skillet, Sugar, Phonograph, Wringer |"
        " pack: Lantern, Quilt",
    )
    for name in ("Skillet", "Sugar", "Phonograph"):
        call(state, YOU, name)
        assert state.view(None)["pack"] == 40
    call(state, YOU, "Wringer")
    assert state.hand(YOU) == ["Lantern"]  # one, not a new hand
    assert state.view(None)["pack"] == 39
    assert said(state)[-1] == [YOU, "drew"]
    assert state.turn == ME


def test_hw1_8_with_no_pack_a_miss_only_passes_the_turn() -> None:
    state = deal(
        asking(pack=few_books(3)),
        "me: Kettle, Flour, Piano, Settee | you: Skillet, Sugar, Phonograph, Rolling Pin |"
        " she: Coffee Mill, Molasses, Baking Powder, Mantel Clock",
    )
    assert state.view(None)["pack"] == 0
    call(state, SHE, "Skillet")
    assert state.turn == YOU
    assert len(state.hand(ME)) == 4
    assert said(state) == [[ME, "call", SHE, "Skillet", "miss"]]
    call(state, ME, "Kettle")  # hands can still be called
    assert holds(state, YOU, "Kettle")


def test_hw1_8_the_game_goes_on_from_hand_to_hand_when_the_pack_is_drawn() -> None:
    state = asking(3).deal(random.Random(16))
    while state.view(None)["pack"]:
        miss(state)
    sizes = sum(state.view(None)["hands"])
    miss(state)
    assert sum(state.view(None)["hands"]) == sizes
    assert not state.over


# Reading and refusing


@pytest.mark.parametrize(
    "text",
    [
        "call 2 Rolling Pin",
        "call 2 rolling pin",
        "CALL 2 Rolling Pin",
        "2 Rolling Pin",
        "2 rolling",
        "  call   2   roll ",
    ],
)
def test_a_call_is_read_leniently(text: str) -> None:
    state = deal(asking(), "me: Kettle | she: Rolling Pin")
    assert state.game.parse(state, text) == Call(2, "Rolling Pin")


def test_a_whole_name_is_not_taken_for_the_beginning_of_another() -> None:
    pack = (few_books(1)[0]._replace(cards=("Saw", "Sawhorse", "Plane", "Chisel")), *books()[1:3])
    state = asking(2, pack=pack).deal(random.Random(1))
    assert state.game.parse(state, "call 1 saw") == Call(1, "Saw")


@pytest.mark.parametrize(
    "text", ["", "call", "call 2", "Kettle", "call Kettle", "2 Samovar", "2 r", "call two Kettle"]
)
def test_what_cannot_be_read_is_said_to_be_so(text: str) -> None:
    state = deal(asking(), "me: Kettle")
    with pytest.raises(parlor.Unreadable):
        state.game.parse(state, text)


def test_every_move_is_written_as_it_is_read() -> None:
    state = deal(asking(), "me: Kettle, Coffee Mill | you: Skillet")
    call(state, YOU, "Skillet")
    for move in state.legal():
        assert state.game.parse(state, str(move)) == move
    assert str(Call(2, card(state.game, "Watering Can"))) == "call 2 Watering Can"
    assert str(STOP) == "stop"
