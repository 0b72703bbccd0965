"""Rulings R-P01 to R-P28 on Portrait Authors, every switch in each position."""

import random
from typing import Any

import pytest
from tests.asking_tables import (
    HE,
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
    meant,
    miss,
    pairs,
    play,
    refused,
    said,
    say,
    stack,
    stack_refused,
    stacks,
)

import parlor
from parlor.games.portrait_authors.moves import DRAW_AGAIN, Stack
from parlor.rules.asking.moves import MISSPEAK, STOP, Call

ALL_POETS = ("Holmes", "Longfellow", "Whittier", "Lowell")
TWO = few_groups("Journalists", "Poets")
THREE = few_groups("Journalists", "Poets", "Biographers")


def gain(state: Any, player: int, *names: str) -> None:
    """Call for portrait and sketch of each author."""
    for name in names:
        call(state, player, f"portrait {name}")
        call(state, player, f"sketch {name}")


# R-P01: remainders


@pytest.mark.parametrize(
    ("seats", "sizes"),
    [
        (3, [22, 21, 21]),
        (4, [16] * 4),
        (5, [13] * 4 + [12]),
        (6, [11] * 4 + [10] * 2),
        (7, [10] + [9] * 6),
        (8, [8] * 8),
    ],
)
def test_r_p01_extras_fall_from_the_dealers_left(seats: int, sizes: list[int]) -> None:
    for dealer in range(seats):
        hands = authors(seats=seats).deal(random.Random(1), dealer=dealer).view(None)["hands"]
        assert [hands[(dealer + 1 + n) % seats] for n in range(seats)] == sizes


# R-P02: who is next


@pytest.mark.parametrize("edition", ["full", "easy", "easy-with-sketches"])
def test_r_p02_after_a_miss_the_left_of_the_caller_calls(edition: str) -> None:
    state = deal(authors(edition, 4), "me: portrait Holmes | you: portrait Lowell")
    call(state, HE, "portrait Lowell")
    assert state.turn == YOU


# R-P03 and R-P04: the window


def test_r_p03_the_window_is_a_gain_of_that_group_in_this_turn() -> None:
    state = deal(
        authors(seats=4),
        "me: Holmes, Raymond, portrait Greeley, portrait Parton |"
        " you: sketch Greeley, portrait Whittier, sketch Parton",
    )
    assert stacks(state) == []
    call(state, YOU, "sketch Greeley")
    assert {move.group for move in stacks(state)} == {"Journalists"}
    call(state, YOU, "sketch Parton")
    assert {move.group for move in stacks(state)} == {"Journalists", "Biographers"}
    call(state, YOU, "portrait Whittier")  # half a pair opens the window for Holmes
    assert {move.group for move in stacks(state)} == {"Journalists", "Biographers", "Poets"}
    for _ in range(4):
        miss(state)
    assert stacks(state) == []


def test_r_p04_the_card_gained_must_be_of_the_same_group() -> None:
    state = deal(authors(seats=4), "me: Holmes, Longfellow, portrait Raymond | you: sketch Raymond")
    call(state, YOU, "sketch Raymond")
    assert stack_refused(state, "Poets", "Holmes", "Longfellow") == "PA-11"
    assert stacks(state) == [pairs("Journalists", "Raymond")]


def test_r_p04_any_card_opens_every_group() -> None:
    state = deal(
        authors(seats=4, stack_after_gaining="any_card"),
        "me: Holmes, Longfellow, portrait Raymond | you: sketch Raymond",
    )
    assert stacks(state) == []
    assert stack_refused(state, "Poets", "Holmes", "Longfellow") == "PA-11"
    call(state, YOU, "sketch Raymond")
    stack(state, "Poets", "Holmes", "Longfellow")
    assert state.scores() == (3, 0, 0, 0)
    stack(state, "Journalists", "Raymond")
    for _ in range(4):
        miss(state)
    assert stacks(state) == []  # a new turn, a new card


# R-P05: a whole book


def test_r_p05_a_book_dealt_whole_may_be_stacked_for_ten() -> None:
    state = deal(authors(seats=4), "you: Poets")
    assert not any(move.group == "Poets" for move in stacks(state))
    miss(state)
    stack(state, "Poets", *ALL_POETS)
    assert state.scores() == (0, 10, 0, 0)
    assert state.turn == YOU


def test_r_p05_a_book_completed_and_kept_past_a_miss() -> None:
    state = deal(authors(seats=4), "me: Holmes, Longfellow, Whittier | you: Lowell")
    gain(state, YOU, "Lowell")
    for _ in range(4):
        miss(state)
    assert stacks(state) == [pairs("Poets", *ALL_POETS)]
    stack(state, "Poets", *ALL_POETS)
    assert state.scores() == (10, 0, 0, 0)


def test_r_p05_only_all_eight_at_once() -> None:
    state = deal(authors(seats=4), "me: Poets")
    assert stacks(state) == [pairs("Poets", *ALL_POETS)]
    assert stack_refused(state, "Poets", "Holmes", "Longfellow") == "PA-11"


# R-P06: at pleasure


@pytest.mark.parametrize(
    ("stacked", "rest", "count"),
    [
        (["Holmes"], ["Longfellow", "Whittier", "Lowell"], 6),
        (["Holmes", "Longfellow"], ["Whittier", "Lowell"], 3),
        (["Holmes", "Longfellow", "Whittier"], ["Lowell"], 0),
    ],
)
def test_r_p06_the_remainder_counts_by_its_pairs(
    stacked: list[str], rest: list[str], count: int
) -> None:
    last = stacked[-1]
    mine = ", ".join([*stacked[:-1], f"portrait {last}"])
    state = deal(authors(seats=4), f"me: {mine} | you: {', '.join(rest)} | she: sketch {last}")
    call(state, SHE, f"sketch {last}")
    stack(state, "Poets", *stacked)
    before = state.scores()
    assert stack_refused(state, "Poets", *rest) == "PA-2"  # it is not your turn yet
    miss(state)
    assert state.turn == YOU
    stack(state, "Poets", *rest)
    assert state.scores() == (before[ME], count, 0, 0)
    assert state.turn == YOU  # and he goes on to call


def test_r_p06_any_moment_of_the_turn() -> None:
    state = deal(
        authors(seats=4),
        "me: portrait Holmes | you: Longfellow, Whittier, Lowell, portrait Raymond |"
        " she: sketch Holmes, sketch Raymond",
    )
    call(state, SHE, "sketch Holmes")
    stack(state, "Poets", "Holmes")
    miss(state)
    call(state, SHE, "sketch Raymond")
    stack(state, "Poets", "Longfellow", "Whittier", "Lowell")
    assert state.scores() == (0, 6, 0, 0)


# R-P07: some pairs only


def test_r_p07_any_whole_pairs_held() -> None:
    state = deal(
        authors(seats=4), "me: Holmes, Longfellow, portrait Whittier | you: sketch Whittier"
    )
    call(state, YOU, "sketch Whittier")
    choices = {move.authors for move in stacks(state)}
    assert len(choices) == 7  # one, two or all of three pairs
    stack(state, "Poets", "Holmes", "Whittier")
    assert state.scores() == (3, 0, 0, 0)
    assert holds(state, ME, "Longfellow")


# R-P08: the end


@pytest.mark.parametrize("seats", [3, 4])
def test_r_p08_the_game_ends_when_no_cards_are_in_hands(seats: int) -> None:
    rng = random.Random(seats)
    state = authors(seats=seats).deal(rng)
    while not state.over:
        assert sum(state.view(None)["hands"]) > 0
        state.apply(rng.choice(state.legal()))
    assert state.view(None)["hands"] == [0] * seats
    assert state.turn == -1
    assert state.legal() == []
    assert sum(len(names) for names in state.view(None)["stacks"].values()) == 32
    assert refused(state, Call(1, state.game.cards[0])) == "R-P08"
    assert refused(state, Stack("Poets", ("John G. Whittier",))) == "R-P08"


def test_r_p08_the_highest_count_wins_and_equal_counts_share() -> None:
    shared = 0
    for seed in range(12):
        match = parlor.match("portrait-authors", "full", 3, pack=TWO, seed=seed)
        rng = random.Random(seed)
        while not match.over:
            match.apply(rng.choice(match.state.legal()))
        best = max(match.totals)
        assert match.winners == tuple(s for s in range(3) if match.totals[s] == best)
        shared += len(match.winners) > 1
    assert shared


# R-P09 and R-P22: an empty hand

THIN = (
    "me: Poets | you: Raymond, Greeley, Bennett, portrait Curtis, portrait Parton |"
    " she: sketch Curtis, sketch Parton"
)


def test_r_p09_an_empty_hand_is_skipped() -> None:
    state = deal(authors(pack=THREE), THIN)
    stack(state, "Poets", *ALL_POETS)  # his last cards
    assert state.view(None)["hands"] == [0, 8, 8]
    assert state.turn == YOU
    miss(state)
    assert state.turn == SHE
    miss(state)
    assert state.turn == YOU


def test_r_p09_in_the_easier_form_too() -> None:
    state = deal(
        authors("easy", pack=THREE),
        "me: Holmes, Longfellow, Whittier, Raymond | you: Lowell, Greeley, Bennett, Parton |"
        " she: Curtis, Sparks, Abbott, Headley",
        dealer=ME,
    )
    call(state, ME, "Raymond")
    call(state, ME, "Curtis")
    assert state.turn == SHE
    call(state, ME, "Parton")
    assert state.turn == ME
    call(state, YOU, "Lowell")
    assert state.hand(ME) == []
    assert state.turn == YOU
    call(state, ME, "Curtis")
    assert state.turn == SHE
    call(state, ME, "Greeley")
    assert state.turn == YOU


# R-P10: two players


@pytest.mark.parametrize("edition", ["full", "easy", "easy-with-sketches"])
def test_r_p10_two_play_the_bank(edition: str) -> None:
    with pytest.raises(parlor.BadInput, match="two play the bank"):
        authors(edition, 2)
    assert authors("bank", 2).seats == 2


@pytest.mark.parametrize("edition", ["full", "easy", "easy-with-sketches"])
def test_r_p10_nor_does_one_play_alone(edition: str) -> None:
    with pytest.raises(parlor.BadInput, match="3 to 8"):
        authors(edition, 1)


# R-P11: calls for what nobody can give


def test_r_p11_not_a_card_held_nor_one_stacked() -> None:
    state = deal(authors(seats=4), "me: Holmes, portrait Longfellow | you: sketch Longfellow")
    assert call_refused(state, YOU, "portrait Holmes") == "PA-7"
    call(state, YOU, "sketch Longfellow")
    stack(state, "Poets", "Longfellow")
    assert call_refused(state, YOU, "portrait Longfellow") == "R-P11"
    assert call_refused(state, YOU, "sketch Holmes") == "PA-7"
    state.apply(Call(SHE, card(state.game, "portrait Lowell")))
    assert "Longfellow" not in str(state.legal())


# R-P12: sketches as books


def test_r_p12_one_must_hold_a_card_of_that_very_book() -> None:
    state = deal(
        authors("easy-with-sketches", 4),
        "me: portrait Holmes | you: sketch Holmes, sketch Longfellow, sketch Whittier,"
        " portrait Lowell | she: sketch Lowell",
    )
    assert call_refused(state, YOU, "sketch Whittier") == "PA-8"
    assert call_refused(state, YOU, "sketch Holmes") == "PA-8"
    call(state, YOU, "portrait Lowell")
    miss(state)
    assert state.turn == YOU
    call(state, SHE, "sketch Lowell")
    assert state.scores() == (0, 1, 0, 0)  # four sketches are a book


# R-P13: books of the easier form


@pytest.mark.parametrize("edition", ["easy", "easy-with-sketches"])
@pytest.mark.parametrize("seat", range(3))
def test_r_p13_a_dealt_book_is_laid_at_once_whoever_begins(edition: str, seat: int) -> None:
    game = authors(edition, 3)
    whole = ", ".join(f"portrait {name}" for name in ALL_POETS)
    state = deal(game, f"{seat}: {whole}")
    assert state.scores()[seat] == 1
    assert not any(name in meant(game, "Poets portrait") for name in state.hand(seat))
    assert said(state)[0] == [seat, "laid", "Poets: portraits"]
    assert state.turn == ME


def test_r_p13_a_gained_book_is_laid_at_once() -> None:
    state = deal(authors("easy", 3), "me: Holmes, Longfellow, Whittier | you: Lowell")
    call(state, YOU, "Lowell")
    assert state.scores() == (1, 0, 0)


# R-P14, R-P21, R-P27: the lucky draw

LUCKY = (
    "me: portrait Raymond, portrait Holmes | you: Greeley, sketch Holmes |"
    " pack: sketch Raymond, portrait Parton, sketch Parton"
)


def test_r_p14_a_second_card_and_then_the_turn_passes() -> None:
    state = deal(authors("bank", 2), LUCKY)
    call(state, YOU, "sketch Raymond")
    play(state, DRAW_AGAIN)
    assert holds(state, ME, "Raymond", "portrait Parton")
    assert state.turn == YOU


def test_r_p14_the_second_card_earns_no_third() -> None:
    state = deal(authors("bank", 2), LUCKY)
    call(state, YOU, "sketch Raymond")
    play(state, DRAW_AGAIN)
    assert not holds(state, ME, "sketch Parton")
    assert state.view(None)["hands"] == [12, 10]


def test_r_p14_calls_again_draws_no_second_card() -> None:
    state = deal(authors("bank", 2, lucky_draw="calls_again"), LUCKY)
    call(state, YOU, "sketch Raymond")
    assert holds(state, ME, "Raymond")
    assert refused(state, DRAW_AGAIN) == "PA-B3"
    assert state.turn == ME
    assert pairs("Journalists", "Raymond") in stacks(state)
    call(state, YOU, "portrait Greeley")
    call(state, YOU, "sketch Greeley")
    stack(state, "Journalists", "Raymond", "Greeley")
    assert state.scores() == (3, 0)
    assert not holds(state, ME, "portrait Parton")
    call(state, YOU, "portrait Lowell")  # now a plain miss
    assert holds(state, ME, "portrait Parton")
    assert state.turn == YOU


def test_r_p14_calls_again_a_plain_miss_still_passes() -> None:
    state = deal(authors("bank", 2, lucky_draw="calls_again"), LUCKY)
    call(state, YOU, "portrait Bennett")
    assert holds(state, ME, "sketch Raymond")
    assert state.turn == YOU


def test_r_p21_after_a_lucky_draw_one_may_stack_before_the_second() -> None:
    state = deal(authors("bank", 2), LUCKY)
    call(state, YOU, "sketch Raymond")
    stack(state, "Journalists", "Raymond")
    assert state.turn == ME
    assert state.legal() == [DRAW_AGAIN]
    play(state, DRAW_AGAIN)
    assert state.turn == YOU


def test_r_p21_but_only_of_the_group_gained() -> None:
    state = deal(
        authors("bank", 2), "me: portrait Raymond, Holmes | pack: sketch Raymond, portrait Lowell"
    )
    call(state, YOU, "sketch Raymond")
    assert stack_refused(state, "Poets", "Holmes") == "PA-11"


# R-P15, R-P16, R-P28: an empty hand, an empty Bank

EMPTYING = (
    "me: Poets, portrait Raymond, portrait Greeley |"
    " you: sketch Raymond, Bennett, Curtis, Parton, Sparks, portrait Abbott |"
    " pack: sketch Greeley, sketch Abbott, portrait Headley, sketch Headley"
)


def emptied_by_stacking(**house_rules: Any) -> Any:
    """All of a hand is stacked after a lucky draw."""
    state = deal(authors("bank", 2, pack=THREE, **house_rules), EMPTYING)
    stack(state, "Poets", *ALL_POETS)
    call(state, YOU, "sketch Raymond")
    call(state, YOU, "sketch Greeley")
    stack(state, "Journalists", "Raymond", "Greeley")
    assert state.hand(ME) == []
    return state


def test_r_p15_an_empty_hand_draws_one_when_its_turn_begins() -> None:
    state = emptied_by_stacking(emptied_after_lucky_draw="ends")
    assert state.turn == YOU
    call(state, ME, "portrait Headley")  # a miss: the sketch of Abbott
    assert holds(state, YOU, "sketch Abbott")
    assert state.turn == ME
    assert state.hand(ME) == meant(state.game, "portrait Headley")
    assert said(state)[-2:] == [[YOU, "drew"], [ME, "drew"]]


def test_r_p16_with_an_empty_bank_a_miss_just_passes() -> None:
    groups = few_groups("Journalists", "Poets", "Biographers", "Historians")
    state = authors("bank", 3, pack=groups).deal(random.Random(16), dealer=SHE)
    assert state.view(None)["pack"] == 2
    miss(state)
    miss(state)
    assert state.view(None)["pack"] == 0
    assert state.turn == SHE
    miss(state)
    assert state.view(None)["hands"] == [11, 11, 10]
    assert state.turn == ME
    assert said(state)[-1][-1] == "miss"


def test_r_p27_the_second_draw_is_a_move_of_its_own() -> None:
    state = deal(authors("bank", 2), "me: portrait Raymond | pack: portrait Greeley, Parton")
    call(state, YOU, "portrait Greeley")
    assert stacks(state) == []
    assert state.legal() == [DRAW_AGAIN]
    assert state.turn == ME
    assert state.view(None)["pack"] == 43


def test_r_p27_with_an_empty_bank_nothing_is_drawn() -> None:
    state = deal(
        authors("bank", 2, pack=THREE),
        "me: portrait Raymond, Holmes |"
        " pack: portrait Parton, sketch Parton, portrait Sparks, sketch Raymond",
        dealer=ME,
    )
    for _ in range(3):
        miss(state)
    assert state.turn == ME
    call(state, YOU, "sketch Raymond")
    assert state.view(None)["pack"] == 0
    assert state.view(None)["draws_again"] is True
    hand = state.hand(ME)
    play(state, DRAW_AGAIN)
    assert state.hand(ME) == hand
    assert state.turn == YOU
    assert said(state)[-1] == [ME, "draw"]


def test_r_p27_a_hand_emptied_by_stacking_still_draws() -> None:
    state = emptied_by_stacking()
    assert state.turn == ME
    assert state.legal() == [DRAW_AGAIN]
    play(state, DRAW_AGAIN)
    assert state.hand(ME) == meant(state.game, "sketch Abbott")
    assert state.turn == YOU


def test_r_p27_ends_a_hand_emptied_by_stacking_draws_no_more() -> None:
    state = emptied_by_stacking(emptied_after_lucky_draw="ends")
    assert state.hand(ME) == []
    assert state.turn == YOU
    assert state.view(None)["pack"] == 3
    assert state.view(None)["draws_again"] is False


def test_r_p27_ends_a_hand_that_is_not_empty_still_draws() -> None:
    state = deal(authors("bank", 2, emptied_after_lucky_draw="ends"), LUCKY)
    call(state, YOU, "sketch Raymond")
    stack(state, "Journalists", "Raymond")
    assert state.legal() == [DRAW_AGAIN]
    play(state, DRAW_AGAIN)
    assert holds(state, ME, "portrait Parton")


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("emptied", ["draws", "ends"])
def test_r_p28_over_when_hands_and_bank_are_empty(seats: int, emptied: str) -> None:
    rng = random.Random(28)
    state = authors("bank", seats, emptied_after_lucky_draw=emptied).deal(rng)
    while not state.over:
        view = state.view(None)
        assert sum(view["hands"]) + view["pack"] > 0
        state.apply(rng.choice(state.legal()))
    assert state.view(None)["hands"] == [0] * seats
    assert state.view(None)["pack"] == 0


def test_r_p28_empty_hands_alone_do_not_end_it() -> None:
    state = deal(
        authors("bank", 2, pack=THREE),
        "me: Poets, portrait Raymond, sketch Raymond | you: Biographers, Greeley",
    )
    stack(state, "Poets", *ALL_POETS)
    call(state, YOU, "portrait Greeley")
    stack(state, "Journalists", "Raymond")
    call(state, YOU, "sketch Greeley")
    stack(state, "Journalists", "Greeley")
    assert state.hand(ME) == []
    assert state.turn == YOU
    stack(state, "Biographers", "Parton", "Sparks", "Abbott", "Headley")
    assert not state.over
    assert state.view(None)["hands"] == [1, 0]
    assert state.turn == ME


# R-P17: the heading COUNTS


def test_r_p17_one_a_book_belongs_to_the_easier_form() -> None:
    easy = deal(authors("easy", 3), "me: Holmes, Longfellow, Whittier, Lowell")
    assert easy.scores() == (1, 0, 0)
    for edition in ("full", "bank"):
        state = deal(authors(edition, 3), "me: Poets")
        stack(state, "Poets", *ALL_POETS)
        assert state.scores() == (10, 0, 0)


# R-P18: a call out of form

FORMS = "me: Sparks, portrait Raymond | she: Parton, sketch Raymond"


@pytest.mark.parametrize("edition", ["full", "easy-with-sketches", "bank"])
def test_r_p18_no_penalty(edition: str) -> None:
    state = deal(authors(edition, 3), FORMS)
    say(state, "2 the portrait of James Parton")
    assert holds(state, ME, "portrait Parton")
    assert refused(state, MISSPEAK) in ("R-P18", "PA-7")
    with pytest.raises(parlor.Unreadable):
        state.game.parse(state, "misspeak")


@pytest.mark.parametrize("edition", ["full", "easy-with-sketches", "bank"])
def test_r_p18_loses_call(edition: str) -> None:
    state = deal(authors(edition, 3, wrong_form="loses_call"), FORMS)
    pack = state.view(None)["pack"]
    say(state, "2 Biographers: portrait of James Parton")
    assert holds(state, ME, "portrait Parton")
    assert state.turn == ME
    say(state, "2 sketch of James Parton")
    assert said(state)[-1] == [ME, "misspeak"]
    assert holds(state, SHE, "sketch Parton")
    assert state.turn == YOU
    assert state.view(None)["pack"] == pack  # lost, not missed: nothing is drawn


def test_r_p18_loses_call_in_the_easier_form() -> None:
    state = deal(authors("easy", 3, wrong_form="loses_call"), "me: Sparks | she: Parton")
    assert state.game.parse(state, "2 parton") == MISSPEAK
    say(state, "2 biographers parton")
    assert holds(state, ME, "Parton")
    say(state, "2 abbott")
    assert state.turn == YOU


def test_r_p18_what_names_no_card_is_not_lost_but_unreadable() -> None:
    state = deal(authors(seats=3, wrong_form="loses_call"), FORMS)
    for text in ("2 the portrait of nobody", "parton", ""):
        with pytest.raises(parlor.Unreadable):
            state.game.parse(state, text)
    assert state.game.parse(state, "misspeak") == MISSPEAK
    assert MISSPEAK in state.legal()


def test_r_p18_a_lucky_drawer_makes_no_call_to_lose() -> None:
    state = deal(authors("bank", 2, wrong_form="loses_call"), LUCKY)
    call(state, YOU, "sketch Raymond")
    assert MISSPEAK not in state.legal()
    assert refused(state, MISSPEAK) == "R-P18"


# R-P19: honesty


@pytest.mark.parametrize("edition", ["full", "easy", "easy-with-sketches", "bank"])
def test_r_p19_every_call_is_answered_truly(edition: str) -> None:
    rng = random.Random(19)
    state = authors(edition, 3).deal(rng)
    while not state.over:
        move = rng.choice(state.legal())
        if isinstance(move, Call):
            held = move.card in state.hand(move.player)
            state.apply(move)
            answer = [e for e in said(state) if e[1] == "call"][-1][-1]
            assert answer == ("hit" if held else "miss")
        else:
            state.apply(move)


# R-P20: a single pair


def test_r_p20_a_pair_may_be_stacked_for_nothing() -> None:
    state = deal(authors(seats=4), "me: portrait Holmes | you: sketch Holmes")
    call(state, YOU, "sketch Holmes")
    stack(state, "Poets", "Holmes")
    assert state.scores() == (0, 0, 0, 0)
    assert said(state)[-1][-2:] == ["pair", 0]


# R-P22: stopping


@pytest.mark.parametrize("edition", ["full", "easy", "easy-with-sketches", "bank"])
def test_r_p22_a_turn_ends_by_a_miss_or_an_empty_hand_only(edition: str) -> None:
    state = deal(authors(edition, 3), "me: portrait Raymond | she: portrait Greeley")
    assert refused(state, STOP) in ("R-P22", "PA-7")
    call(state, SHE, "portrait Greeley")
    assert refused(state, STOP) in ("R-P22", "PA-7")
    assert state.turn == ME


def test_r_p22_the_hand_emptied_by_a_stack_ends_the_turn() -> None:
    state = deal(authors(pack=THREE), THIN)
    stack(state, "Poets", *ALL_POETS)
    assert state.hand(ME) == []
    assert state.turn == YOU


# R-P23: dealt sets


@pytest.mark.parametrize("dealt", ["Holmes", "Holmes, Longfellow", "Holmes, Longfellow, Whittier"])
@pytest.mark.parametrize("edition", ["full", "bank"])
def test_r_p23_not_even_without_count(edition: str, dealt: str) -> None:
    state = deal(authors(edition, 3), f"me: {dealt}, Raymond | you: Lowell, Greeley")
    assert stacks(state) == []
    assert stack_refused(state, "Poets", "Holmes") in ("PA-11", "PA-13")
    call(state, YOU, "sketch Lowell")
    stack(state, "Poets", "Holmes")


# R-P24: calling on after a stack

SEVENTH = "me: Holmes, Longfellow, portrait Raymond | you: Whittier, Lowell"


def six_poets_stacked(**house_rules: Any) -> Any:
    state = deal(authors(seats=4, **house_rules), SEVENTH)
    gain(state, YOU, "Whittier")
    stack(state, "Poets", "Holmes", "Longfellow", "Whittier")
    assert not holds(state, ME, "portrait Holmes")
    return state


def test_r_p24_who_has_stacked_of_a_group_may_go_on_calling_for_it() -> None:
    state = six_poets_stacked()
    gain(state, YOU, "Lowell")
    stack(state, "Poets", "Lowell")
    assert state.scores() == (6, 0, 0, 0)
    assert not any(isinstance(m, Call) and "Poets" in m.card for m in state.legal())


def test_r_p24_but_only_in_that_turn() -> None:
    state = six_poets_stacked()
    for _ in range(4):
        miss(state)
    assert state.turn == ME
    assert call_refused(state, YOU, "portrait Lowell") == "PA-8"


def test_r_p24_only_for_groups_stacked_by_himself() -> None:
    state = six_poets_stacked()
    miss(state)
    miss(state)
    assert state.turn == SHE
    assert call_refused(state, YOU, "portrait Lowell") == "PA-8"


def test_r_p24_strict_holds_to_the_second_rule() -> None:
    state = six_poets_stacked(call_after_stack="strict")
    assert call_refused(state, YOU, "portrait Lowell") == "PA-8"
    assert not any(isinstance(m, Call) and "Poets" in m.card for m in state.legal())


def test_r_p24_strict_a_card_kept_is_enough() -> None:
    state = deal(authors(seats=4, call_after_stack="strict"), SEVENTH)
    gain(state, YOU, "Whittier")
    stack(state, "Poets", "Holmes", "Longfellow")
    call(state, YOU, "portrait Lowell")


# R-P25: nothing left to call for


@pytest.mark.parametrize("books_only", [False, True])
def test_r_p25_he_must_stack(books_only: bool) -> None:
    state = deal(authors(pack=THREE, books_only=books_only), "me: Poets | you: Biographers")
    assert state.legal() == [pairs("Poets", *ALL_POETS)]
    assert refused(state, STOP) in ("R-P22", "PA-7")


def test_r_p25_also_the_remainder_of_a_group() -> None:
    state = deal(authors(pack=TWO), "me: Holmes, Longfellow, Whittier | you: Lowell")
    gain(state, YOU, "Lowell")
    stack(state, "Poets", "Holmes")
    assert len(state.legal()) == 7
    assert stacks(state) == state.legal()
    assert refused(state, STOP) in ("R-P22", "PA-7")


# R-P26: the sixth rule


def test_r_p26_ones_own_earlier_stack_counts_too() -> None:
    state = deal(
        authors(seats=4),
        "me: Longfellow, Whittier, portrait Holmes, Raymond | you: Lowell | she: sketch Holmes",
    )
    call(state, SHE, "sketch Holmes")
    stack(state, "Poets", "Holmes")
    gain(state, YOU, "Lowell")
    for _ in range(4):
        miss(state)
    assert state.turn == ME
    assert {move.group for move in stacks(state)} == {"Poets"}  # nothing gained in this turn
    assert len(stacks(state)) == 7
    stack(state, "Poets", "Longfellow", "Whittier", "Lowell")
    assert state.scores() == (6, 0, 0, 0)


def test_r_p26_any_whole_pairs_may_be_laid_under_it() -> None:
    state = deal(
        authors(seats=4),
        "me: portrait Holmes | you: Longfellow, Whittier, Lowell | she: sketch Holmes",
    )
    call(state, SHE, "sketch Holmes")
    stack(state, "Poets", "Holmes")
    miss(state)
    stack(state, "Poets", "Whittier")
    assert state.scores() == (0, 0, 0, 0)
    stack(state, "Poets", "Longfellow", "Lowell")  # the remainder is still his
    assert state.scores() == (0, 3, 0, 0)


# The switches themselves


@pytest.mark.parametrize(
    ("edition", "house_rule"),
    [
        ("full", {"books_only": "yes"}),
        ("full", {"stack_after_gaining": "none"}),
        ("full", {"wrong_form": "forfeit"}),
        ("full", {"call_after_stack": True}),
        ("full", {"lucky_draw": "calls_again"}),
        ("bank", {"lucky_draw": "passes"}),
        ("bank", {"emptied_after_lucky_draw": "stays"}),
        ("easy", {"books_only": True}),
    ],
    ids=str,
)
def test_a_house_rule_that_is_none_is_refused(edition: str, house_rule: dict[str, Any]) -> None:
    with pytest.raises(parlor.BadInput, match=next(iter(house_rule))):
        authors(edition, 3, **house_rule)
