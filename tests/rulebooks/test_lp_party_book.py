"""The party book's pages on Logomachy, clause by clause."""

import random
from collections import Counter
from typing import Any

import pytest
from tests.tables import idle, lawful, loose, outcome, pack_from, play, refusal, table, to_the_end

import parlor
from parlor.play.law import rulebook_of

PRINTED = "A6 B3 C3 D3 E7 F3 G2 H2 I6 J1 K1 L2 M2 N2 O6 P2 Q1 R2 S2 T2 U6 V1 W2 X1 Y3 Z1"


def party(seats: int = 4, **house_rules: Any) -> Any:
    return parlor.game("logomachy", "party-book", seats, words=["ANY"], **house_rules)


def drawn(text: str, words: str, **house_rules: Any) -> Any:
    return table(text, words, edition="party-book", **house_rules)


def test_lp_2_the_letters_of_the_pack() -> None:
    assert Counter(party().cards) == {entry[0]: int(entry[1:]) for entry in PRINTED.split()}


@pytest.mark.parametrize(
    ("letter", "points"), [("J", 1), ("K", 1), ("X", 1), ("Q", 2), ("Z", 2), ("V", 0)]
)
def test_lp_3_j_k_x_are_single_prizes_q_z_double_and_v_is_plain(letter: str, points: int) -> None:
    state = drawn(f"pool A E | me {letter} | you", f"{letter}A")
    play(state, f"take {letter} {letter}A")
    assert state.scores() == (points, 0)


def test_lp_5_four_play_and_partners_sit_opposite() -> None:
    assert party(4).sides == (0, 1, 0, 1)
    state = play(drawn("pool A N T | me Y | you | he | she", "ANY"), "take Y ANY")
    assert state.view(2)["tally"][0]["cards"] == 3
    assert len(state.view(2)["tally"]) == 2


def test_lp_6_one_to_each_and_one_to_the_pool_until_all_have_four() -> None:
    state = party(2).deal(pack=pack_from("ABC DEF GHI JKL"), dealer=1)
    assert state.hand(0) == list("ADGJ")
    assert state.hand(1) == list("BEHK")
    assert loose(state) == "CFIL"


def test_lp_7_the_pool_lies_face_up_for_all() -> None:
    state = party(4).deal(random.Random(1))
    pools = [state.view(seat)["pool"] for seat in (None, 0, 1, 2, 3)]
    assert all(pool == pools[0] for pool in pools)
    assert len(pools[0]) == 4


def test_lp_8_no_cards_to_the_pool_after_the_first_round() -> None:
    state = party(4).deal(random.Random(2))
    plays = 0
    while not state.over:
        assert len(loose(state)) == 4 + plays
        idle(state)
        plays += 1
    assert plays == 68
    assert state.view(None)["laid_open"] == state.view(None)["laid_open"][:4]


def test_lp_9_deal_and_play_pass_to_the_left() -> None:
    state = party(4).deal(pack=pack_from("ABCDE"), dealer=2)
    assert ["A" in state.hand(3), "B" in state.hand(0), "C" in state.hand(1)] == [True] * 3
    turns = []
    for _ in range(5):
        turns.append(state.turn)
        idle(state)
    assert turns == [3, 0, 1, 2, 3]


def test_lp_11_y_with_a_and_n_takes_any() -> None:
    state = play(drawn("pool A N T | me Y | you", "ANY"), "take Y ANY")
    assert state.view(0)["piles"][0] == ["A", "N", "Y"]
    assert loose(state) == "T"


def test_lp_11_letters_that_are_not_there_are_refused_by_this_book() -> None:
    assert refusal(drawn("pool A T | me Y | you", "ANY"), "take Y ANY") == "LP-11"


def test_lp_12_who_cannot_form_a_word_discards_and_the_turn_passes() -> None:
    state = drawn("pool A T | me Y | you", "ANY")
    assert lawful(state) == {f"play {card}" for card in state.hand(0)}
    play(state, "play Y")
    assert loose(state) == "ATY"
    assert state.turn == 1


def test_lp_13_a_laid_on_n_announces_man_and_m_takes_it_next_time() -> None:
    state = play(drawn("pool N T | me M A | you", "MAN"), "build A N MAN")
    idle(state)
    play(state, "finish 1 M MAN")
    assert state.view(0)["piles"][0] == ["A", "M", "N"]


def test_lp_13_who_builds_holds_the_finishing_letter() -> None:
    assert refusal(drawn("pool N T | me A | you", "MAN"), "build A N MAN") == "LP-13"


def test_lp_14_c_takes_the_build_as_can() -> None:
    state = play(drawn("pool N T | me M A | you C", "MAN CAN"), "build A N MAN")
    assert "finish 1 C CAN" in lawful(state)
    play(state, "finish 1 C CAN")
    assert Counter(state.view(0)["piles"][1]) >= Counter("CAN")
    assert state.view(0)["builds"] == []


def test_lp_14_the_letters_built_must_all_be_used() -> None:
    state = play(drawn("pool N T | me M A | you C E", "MAN CE CAT"), "build A N MAN")
    assert refusal(state, "finish 1 C CAT") == "LP-14"


def test_lp_15_a_builder_takes_no_other_trick_while_the_build_stands() -> None:
    state = drawn("pool N T O | me M A T | you K", "MAN TOT MAT AT TO")
    play(state, "build A N MAN")
    idle(state)
    assert lawful(state) == {"finish 1 M MAN", *(f"play {card}" for card in state.hand(0))}
    assert refusal(state, "take T TO") == "LP-15"


def test_lp_15_the_builder_is_free_when_another_has_taken_it() -> None:
    state = drawn("pool N T O | me M A T | you C", "MAN CAN TO")
    play(state, "build A N MAN", "finish 1 C CAN")
    assert "take T TO" in lawful(state)


def test_lp_16_the_greatest_number_of_cards_counts_three() -> None:
    state = to_the_end(play(drawn("pool A N T | me Y | you", "ANY"), "take Y ANY"))
    assert [side["most_cards"] for side in state.tally()] == [3, 0]


def test_lp_17_single_and_double_prizes_score() -> None:
    state = play(drawn("pool Q X A | me K | you", "QXK"), "take K QXK")
    assert state.scores() == (4, 0)


def test_lp_17_the_rulebook_tells_the_printed_number() -> None:
    assert "two points" in rulebook_of("logomachy").clauses["LP-17"].says


def test_lp_18_a_sweep_takes_everything_on_the_table_builds_too() -> None:
    state = play(drawn("pool A N | me Y | you", "ANY"), "take Y ANY")
    assert outcome(state) == "sweep"
    assert state.scores() == (1, 0)
    state = drawn("pool A N T | me M E | you O", "MEN TO AN")
    play(state, "build M N MEN", "play O", "finish 1 E MEN")
    assert outcome(state) == "trick"
    state = drawn("pool N | me M E | you O", "MEN")
    play(state, "build M N MEN")
    idle(state)
    play(state, "finish 1 E MEN")
    assert outcome(state) == "trick"  # what the other played lies there


def test_lp_18_a_standing_build_is_still_on_the_table() -> None:
    state = drawn("pool N A | me M E | you Y", "MEN AY")
    play(state, "build M N MEN", "take Y AY")
    assert outcome(state) == "trick"
