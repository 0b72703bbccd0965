"""Rulings R-H01 to R-H14 on the first game of Household Words, every switch in each position."""

import random
from typing import Any

import pytest
from tests.asking_tables import (
    HE,
    ME,
    SHE,
    YOU,
    asking,
    call,
    call_refused,
    deal,
    few_books,
    holds,
    miss,
    refused,
    said,
    say,
)

import parlor
from parlor.rules.asking.moves import MISSPEAK, STOP, Call

# R-H01: the form of a call


def test_r_h01_not_a_card_you_hold() -> None:
    state = deal(asking(), "me: Kettle, Skillet | you: Rolling Pin")
    assert call_refused(state, YOU, "Kettle") == "R-H01"
    call(state, YOU, "Rolling Pin")
    assert call_refused(state, YOU, "Rolling Pin") == "R-H01"


def test_r_h01_not_a_card_in_a_laid_book() -> None:
    state = deal(asking(), "me: Kettle, Skillet, Rolling Pin, Flour | you: Coffee Mill")
    call(state, YOU, "Coffee Mill")
    for name in ("Kettle", "Coffee Mill"):
        assert call_refused(state, YOU, name) == "R-H01"
    say(state, "stop")
    assert call_refused(state, ME, "Kettle") == "R-H01"


def test_r_h01_one_player_and_one_card_are_named() -> None:
    state = deal(asking(), "me: Kettle | you: Skillet, Rolling Pin")
    assert all(isinstance(move, Call) for move in state.legal())
    before = len(state.hand(ME))
    call(state, YOU, "Skillet")
    assert len(state.hand(ME)) == before + 1
    assert holds(state, YOU, "Rolling Pin")


# R-H02: a miss on a later call

LATER_MISS = "me: Kettle | you: Skillet | pack: Lantern, Quilt"


def test_r_h02_every_miss_draws_and_ends_the_turn() -> None:
    state = deal(asking(), LATER_MISS)
    call(state, YOU, "Skillet")
    call(state, YOU, "Rolling Pin")
    assert holds(state, ME, "Lantern")
    assert state.turn == YOU
    assert state.view(None)["pack"] == 35


def test_r_h02_first_miss_only_later_misses_draw_nothing() -> None:
    state = deal(asking(first_miss_only=True), LATER_MISS)
    call(state, YOU, "Skillet")
    call(state, YOU, "Rolling Pin")
    assert not holds(state, ME, "Lantern")
    assert state.turn == YOU
    assert state.view(None)["pack"] == 36
    assert said(state)[-1] == [ME, "call", YOU, "Rolling Pin", "miss"]


def test_r_h02_first_miss_only_the_first_call_still_draws_in_every_turn() -> None:
    state = deal(asking(first_miss_only=True), LATER_MISS)
    call(state, YOU, "Rolling Pin")
    assert holds(state, ME, "Lantern")
    miss(state)
    assert holds(state, YOU, "Quilt")


# R-H03: drew the very card

LUCKY = "me: Kettle | you: Flour, Piano, Spade, Hammer | she: Rolling Pin | pack: Skillet, Quilt"


def test_r_h03_the_turn_passes_though_the_very_card_was_drawn() -> None:
    state = deal(asking(), LUCKY)
    call(state, YOU, "Skillet")
    assert holds(state, ME, "Skillet")
    assert state.turn == YOU
    assert said(state)[-1] == [ME, "drew"]  # and nobody is told


def test_r_h03_calls_again_shows_the_card_and_goes_on() -> None:
    state = deal(asking(lucky_draw="calls_again"), LUCKY)
    call(state, YOU, "Skillet")
    assert state.turn == ME
    assert said(state)[-1] == [ME, "drew", "Skillet"]
    call(state, SHE, "Rolling Pin")
    assert state.turn == ME
    call(state, YOU, "Coffee Mill")  # draws the Quilt: no luck
    assert holds(state, ME, "Quilt")
    assert state.turn == YOU
    assert said(state)[-1] == [ME, "drew"]


# R-H04: stopping


def test_r_h04_after_a_success_one_may_stop() -> None:
    state = deal(asking(), "me: Kettle | you: Skillet, Flour")
    call(state, YOU, "Skillet")
    say(state, "stop")
    assert state.turn == YOU
    assert state.view(None)["pack"] == 36
    assert len(state.hand(ME)) == 5
    assert said(state)[-1] == [ME, "stop"]


def test_r_h04_not_without_one() -> None:
    state = deal(asking(), "me: Kettle | you: Skillet")
    assert refused(state, STOP) == "HW1-5"


# R-H05: a complete book is laid at once


def test_r_h05_a_book_is_laid_at_once_by_a_call() -> None:
    state = deal(asking(), "me: Kettle, Skillet, Rolling Pin, Flour | you: Coffee Mill")
    call(state, YOU, "Coffee Mill")
    assert state.hand(ME) == ["Flour"]
    assert state.view(SHE)["books"] == [["Kitchen"], [], []]
    assert said(state)[-1] == [ME, "laid", "Kitchen"]
    assert state.turn == ME


def test_r_h05_a_book_is_laid_at_once_by_a_draw() -> None:
    state = deal(asking(), "me: Kettle, Skillet, Rolling Pin, Flour | pack: Coffee Mill")
    call(state, YOU, "Sugar")
    assert state.hand(ME) == ["Flour"]
    assert state.scores() == (1, 0, 0)
    assert said(state)[-2:] == [[ME, "drew"], [ME, "laid", "Kitchen"]]
    assert state.turn == YOU


# R-H06: an emptied hand

GIVER = (
    "me: Kettle, Flour, Piano, Washboard | you: Skillet, Sugar, Phonograph, Wringer |"
    " pack: Rolling Pin, Quilt, Lantern"
)
CALLER = (
    "me: Kettle, Skillet, Rolling Pin, Flour | you: Sugar, Coffee Mill, Piano, Washboard |"
    " pack: Quilt, Lantern, Hoe"
)


def empty_the_giver(**house_rules: Any) -> Any:
    state = deal(asking(2, **house_rules), GIVER)
    for name in ("Skillet", "Sugar", "Phonograph", "Wringer"):
        call(state, YOU, name)
    return state


def empty_the_caller(**house_rules: Any) -> Any:
    state = deal(asking(2, **house_rules), CALLER, dealer=ME)
    call(state, ME, "Flour")
    call(state, ME, "Molasses")  # a miss: the Quilt
    call(state, YOU, "Coffee Mill")
    return state


def test_r_h06_the_giver_draws_at_once() -> None:
    state = empty_the_giver()
    assert state.hand(YOU) == ["Rolling Pin"]
    assert state.turn == ME
    call(state, YOU, "Rolling Pin")  # it can be called already
    assert state.hand(YOU) == ["Quilt"]


def test_r_h06_the_caller_draws_at_once_and_calls_again() -> None:
    state = empty_the_caller()
    assert state.scores() == (1, 0)
    assert state.hand(ME) == ["Lantern"]
    assert state.turn == ME
    assert said(state)[-2:] == [[ME, "laid", "Kitchen"], [ME, "drew"]]
    miss(state)
    assert state.turn == YOU


def test_r_h06_next_turn_the_giver_waits_for_his_turn() -> None:
    state = empty_the_giver(empty_hand_draws="next_turn")
    assert state.hand(YOU) == []
    assert state.turn == ME
    say(state, "stop")
    assert state.turn == YOU
    assert state.hand(YOU) == ["Rolling Pin"]


def test_r_h06_next_turn_the_caller_waits_for_his_next_turn() -> None:
    state = empty_the_caller(empty_hand_draws="next_turn")
    assert state.hand(ME) == []
    assert state.turn == YOU
    call(state, ME, "Molasses")  # draws the Lantern
    assert holds(state, YOU, "Lantern")
    assert state.turn == ME
    assert state.hand(ME) == ["Hoe"]


def test_r_h06_a_hand_emptied_by_a_drawn_book_draws_too() -> None:
    drawing = (
        "me: Kettle, Skillet, Rolling Pin, Flour | you: Sugar, Rake, Piano, Washboard |"
        " pack: Quilt, Coffee Mill, Lantern"
    )
    for when, hand in (("at_once", ["Lantern"]), ("next_turn", [])):
        state = deal(asking(2, empty_hand_draws=when), drawing, dealer=ME)
        call(state, ME, "Flour")
        call(state, ME, "Molasses")  # the Quilt
        call(state, YOU, "Coffee Mill")  # drawn, and the book is laid
        assert state.scores() == (1, 0)
        assert state.hand(ME) == hand
        assert state.turn == YOU


# R-H07: hand and pack empty


def test_r_h07_out_and_skipped() -> None:
    state = deal(
        asking(pack=few_books(3)),
        "me: Kettle, Flour, Piano, Mantel Clock | you: Skillet, Sugar, Phonograph, Settee |"
        " she: Rolling Pin, Coffee Mill, Molasses, Baking Powder",
    )
    for name in ("Skillet", "Sugar", "Phonograph", "Settee"):
        call(state, YOU, name)
    assert state.view(None)["hands"] == [4, 0, 4]
    call(state, YOU, "Rolling Pin")
    assert state.turn == SHE
    call(state, YOU, "Kettle")
    assert state.turn == ME


def test_r_h07_who_empties_his_own_hand_is_out_at_once() -> None:
    state = deal(
        asking(2, pack=few_books(2)),
        "me: Kettle, Skillet, Rolling Pin, Flour |"
        " you: Sugar, Molasses, Baking Powder, Coffee Mill",
        dealer=ME,
    )
    call(state, ME, "Flour")
    assert state.scores() == (0, 1)
    assert state.hand(YOU) == ["Coffee Mill"]
    call(state, ME, "Kettle")
    assert state.hand(YOU) == ["Kettle", "Coffee Mill"]
    call(state, ME, "Skillet")
    call(state, ME, "Rolling Pin")
    assert state.over


def test_r_h07_the_turn_passes_when_the_last_card_is_laid() -> None:
    state = deal(
        asking(pack=few_books(3)),
        "me: Kettle, Skillet, Rolling Pin, Flour | you: Coffee Mill, Sugar, Piano, Settee |"
        " she: Molasses, Baking Powder, Phonograph, Mantel Clock",
        dealer=ME,
    )
    call(state, ME, "Flour")
    call(state, ME, "Molasses")
    assert state.turn == SHE
    miss(state)
    assert state.turn == ME
    call(state, YOU, "Coffee Mill")
    assert state.hand(ME) == []
    assert not state.over
    assert state.turn == YOU


# R-H08: the end


def books_each(mine: str, yours: str) -> Any:
    game = asking(2, pack=few_books(2))
    pack = deal(game, f"me: {mine} | you: {yours}").order
    names = [game.cards[index] for index in pack]
    return parlor.match(
        "household-words", "asking", 2, pack=few_books(2), packs=[names], dealer=YOU, seed=1
    )


def test_r_h08_the_game_ends_when_all_books_are_down() -> None:
    match = books_each(
        "Kettle, Skillet, Flour, Sugar", "Rolling Pin, Coffee Mill, Molasses, Baking Powder"
    )
    state = match.state
    for name in ("Rolling Pin", "Coffee Mill", "Molasses"):
        match.play(Call(YOU, name))
    assert not state.over
    match.play(Call(YOU, "Baking Powder"))
    assert state.over
    assert state.turn == -1
    assert state.legal() == []
    assert refused(state, Call(YOU, "Kettle")) == "HW1-6"
    assert refused(state, STOP) == "HW1-6"
    assert match.winners == (ME,)


def test_r_h08_equal_books_share_the_win() -> None:
    match = books_each(
        "Kettle, Skillet, Rolling Pin, Flour", "Sugar, Molasses, Baking Powder, Coffee Mill"
    )
    state = match.state
    match.play(Call(YOU, "Coffee Mill"))
    assert state.scores() == (1, 0)
    assert match.winners == ()
    match.play(STOP)
    match.play(Call(ME, "Flour"))
    assert match.totals == (1, 1)
    assert match.winners == (ME, YOU)


# R-H09: how many


@pytest.mark.parametrize("seats", range(2, 9))
def test_r_h09_two_to_eight(seats: int) -> None:
    assert asking(seats).seats == seats


@pytest.mark.parametrize("seats", [0, 1, 9, 12])
def test_r_h09_no_more_and_no_fewer(seats: int) -> None:
    with pytest.raises(parlor.BadInput, match="2 to 8"):
        asking(seats)


@pytest.mark.parametrize("seats", range(9, 13))
def test_r_h09_a_large_party_seats_up_to_twelve(seats: int) -> None:
    state = asking(seats, large_party=True).deal(random.Random(1))
    assert state.view(None)["hands"] == [4] * seats
    assert state.view(None)["pack"] == 48 - 4 * seats


def test_r_h09_twelve_play_to_the_end_and_thirteen_are_too_many() -> None:
    rng = random.Random(12)
    state = asking(12, large_party=True).deal(rng)
    while not state.over:
        state.apply(rng.choice(state.legal()))
    assert sum(state.scores()) == 12
    with pytest.raises(parlor.BadInput):
        asking(13, large_party=True)


# R-H10 and R-H14: a book dealt whole

KITCHEN = "Kettle, Skillet, Rolling Pin, Coffee Mill"


def test_r_h10_a_book_dealt_whole_counts() -> None:
    state = deal(asking(), f"me: {KITCHEN} | pack: Quilt")
    assert state.scores() == (1, 0, 0)
    assert state.view(YOU)["books"] == [["Kitchen"], [], []]


def test_r_h14_it_stays_in_hand_until_its_holders_first_turn() -> None:
    state = deal(asking(4), f"she: {KITCHEN} | pack: Quilt, Hoe, Lantern")
    for seat in (ME, YOU):
        assert state.turn == seat
        assert holds(state, SHE, "Kettle", "Coffee Mill")
        assert state.scores() == (0, 0, 0, 0)
        assert said(state)[-1:] != [[SHE, "laid", "Kitchen"]]
        miss(state)
    assert state.turn == SHE
    assert state.scores() == (0, 0, 1, 0)
    assert said(state)[-2:] == [[SHE, "laid", "Kitchen"], [SHE, "drew"]]
    assert state.hand(SHE) == ["Lantern"]
    assert {move.card for move in state.legal()} == {"Coal Scuttle", "Preserves", "Cider Barrel"}


def test_r_h14_a_call_meanwhile_cannot_break_it() -> None:
    state = deal(asking(4), f"me: Flour | he: {KITCHEN}")
    assert call_refused(state, HE, "Kettle") == "HW1-3"


def test_r_h14_with_no_pack_its_holder_is_out() -> None:
    state = deal(asking(12, large_party=True), f"you: {KITCHEN}")
    miss(state)
    assert state.scores()[YOU] == 1
    assert state.hand(YOU) == []
    assert state.turn == SHE


# R-H11: endless misses

APART = (
    "me: Kettle, Flour, Piano, Settee | you: Skillet, Sugar, Phonograph, Rolling Pin |"
    " she: Coffee Mill, Molasses, Baking Powder, Mantel Clock"
)


def test_r_h11_at_the_table_it_never_stops_by_itself() -> None:
    state = deal(asking(pack=few_books(3)), APART)
    for _ in range(300):
        miss(state)
    assert not state.over


@pytest.mark.parametrize("rounds", [1, 2, 5])
def test_r_h11_stops_after_so_many_rounds_without_a_transfer(rounds: int) -> None:
    state = deal(asking(pack=few_books(3), stop_after=rounds), APART)
    for _ in range(3 * rounds - 1):
        miss(state)
    assert not state.over
    miss(state)
    assert state.over
    assert state.turn == -1
    assert state.legal() == []
    assert state.scores() == (0, 0, 0)


def test_r_h11_a_card_that_passes_begins_the_count_anew() -> None:
    state = deal(asking(pack=few_books(3), stop_after=2), APART)
    for _ in range(5):
        miss(state)
    call(state, ME, "Piano")  # Mantel Clock is hers
    for _ in range(5):
        miss(state)
        assert not state.over
    miss(state)
    assert state.over


# R-H12: calling on an empty hand


def test_r_h12_an_empty_hand_may_be_called_and_surely_misses() -> None:
    state = empty_the_giver(empty_hand_draws="next_turn")
    assert state.hand(YOU) == []
    call(state, YOU, "Rolling Pin")
    assert said(state)[-3:-1] == [[ME, "call", YOU, "Rolling Pin", "miss"], [ME, "drew"]]


OUT = (
    "me: Kettle, Flour, Piano, Mantel Clock | you: Skillet, Sugar, Phonograph, Settee |"
    " she: Rolling Pin, Coffee Mill, Molasses, Baking Powder"
)


@pytest.mark.parametrize("allowed", [True, False])
def test_r_h12_the_switch_forbids_it(allowed: bool) -> None:
    state = deal(asking(pack=few_books(3), call_empty_hands=allowed), OUT)
    for name in ("Skillet", "Sugar", "Phonograph", "Settee"):
        call(state, YOU, name)
    upon = {move.player for move in state.legal() if isinstance(move, Call)}
    if allowed:
        assert upon == {YOU, SHE}
        call(state, YOU, "Rolling Pin")
    else:
        assert upon == {SHE}
        assert call_refused(state, YOU, "Rolling Pin") == "R-H12"
        call(state, SHE, "Rolling Pin")


def test_r_h12_when_every_other_hand_is_empty_one_must_still_call() -> None:
    state = empty_the_caller(call_empty_hands=False, empty_hand_draws="next_turn")
    assert state.hand(ME) == []
    assert state.turn == YOU
    calls = [move for move in state.legal() if isinstance(move, Call)]
    assert calls
    state.check(calls[0])


# R-H13: one call empties both hands

BOTH = (
    "me: Kettle, Skillet, Rolling Pin, Flour | you: Coffee Mill, Piano, Washboard, Thimble |"
    " she: Sugar, Phonograph, Wringer, Needle | pack: Quilt, Lantern, Hoe"
)


@pytest.mark.parametrize(
    ("first", "mine", "yours"), [("giver", "Hoe", "Lantern"), ("caller", "Lantern", "Hoe")]
)
def test_r_h13_who_draws_first(first: str, mine: str, yours: str) -> None:
    state = deal(asking(both_empty_first=first), BOTH, dealer=YOU)
    call(state, ME, "Flour")
    for name in ("Piano", "Washboard", "Thimble"):
        call(state, YOU, name)
    call(state, YOU, "Molasses")  # the Quilt
    assert state.turn == ME
    call(state, YOU, "Coffee Mill")
    assert state.hand(ME) == [mine]
    assert state.hand(YOU) == [yours]
    drawers = [ME, YOU] if first == "caller" else [YOU, ME]
    assert said(state)[-2:] == [[seat, "drew"] for seat in drawers]
    assert state.turn == ME


def test_r_h13_the_giver_is_the_default() -> None:
    assert asking().edition == asking(both_empty_first="giver").edition


# The switches themselves


@pytest.mark.parametrize(
    "house_rule",
    [
        {"first_miss_only": 1},
        {"lucky_draw": "second_card"},
        {"empty_hand_draws": "never"},
        {"large_party": "yes"},
        {"stop_after": -1},
        {"stop_after": True},
        {"call_empty_hands": None},
        {"both_empty_first": "dealer"},
        {"wrong_form": "loses_call"},
    ],
    ids=str,
)
def test_a_house_rule_that_is_none_is_refused(house_rule: dict[str, Any]) -> None:
    with pytest.raises(parlor.BadInput, match=next(iter(house_rule))):
        asking(3, **house_rule)


def test_no_call_is_out_of_form_here() -> None:
    state = deal(asking(), "me: Kettle | you: Skillet")
    assert refused(state, MISSPEAK) == "HW1-3"
