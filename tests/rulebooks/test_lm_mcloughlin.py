"""The McLoughlin Brothers sheet, clause by clause."""

import random
from collections import Counter
from typing import Any

import pytest
from tests.tables import idle, lawful, loose, outcome, pack_from, play, refusal, table, to_the_end

import parlor
from parlor.games.logomachy.moves import PlayToPool
from parlor.play.clock import PRINTED, Clock
from parlor.play.law import rulebook_of
from parlor.play.table import Table


def mcloughlin(seats: int = 2, **house_rules: Any) -> Any:
    return parlor.game("logomachy", "mcloughlin", seats, words=["MAN"], **house_rules)


def drawn(text: str, words: str = "MAN", **house_rules: Any) -> Any:
    return table(text, words, edition="mcloughlin", **house_rules)


def test_lm_1_several_of_each_letter_but_one_each_of_the_prizes() -> None:
    counts = Counter(mcloughlin().cards)
    assert all((count == 1) == (letter in "JKVXQZ") for letter, count in counts.items())
    for letter, points in (("J", 1), ("K", 1), ("V", 1), ("X", 1), ("Q", 2), ("Z", 2)):
        state = drawn(f"pool A E | me {letter} | you", f"{letter}A")
        assert play(state, f"take {letter} {letter}A").scores() == (points, 0)


def test_lm_2_any_number_can_play_and_four_may_partner() -> None:
    for seats in range(2, 9):
        assert mcloughlin(seats).sides == tuple(range(seats))
    assert mcloughlin(4, partners=True).sides == (0, 1, 0, 1)


def test_lm_3_one_at_a_time_till_each_has_four() -> None:
    state = mcloughlin(2).deal(pack=pack_from("AB CD EF GH IJKL"), dealer=0)
    assert state.hand(1) == list("ACEG")
    assert state.hand(0) == list("BDFH")
    assert state.turn == 1


def test_lm_4_four_on_the_table_face_up_are_the_pool() -> None:
    state = mcloughlin(2).deal(pack=pack_from("AB CD EF GH IJKL"), dealer=0)
    assert [state.view(seat)["pool"] for seat in (None, 0, 1)] == [list("IJKL")] * 3


def test_lm_5_m_with_a_and_n_takes_man() -> None:
    state = play(drawn("pool A N T | me M | you"), "take M MAN")
    assert state.view(0)["piles"][0] == list("AMN")
    assert refusal(drawn("pool A T | me M N | you"), "take M MAN") == "LM-5"


@pytest.mark.parametrize("card", ["M", "A", "N"])
def test_lm_6_the_letter_may_belong_in_any_part_of_the_word(card: str) -> None:
    pool = " ".join("MAN".replace(card, ""))
    assert f"take {card} MAN" in lawful(drawn(f"pool {pool} | me {card} | you"))


def test_lm_7_who_cannot_take_plays_one_card() -> None:
    state = drawn("pool A T | me M | you")
    assert lawful(state) == {f"play {card}" for card in state.hand(0)}
    assert loose(play(state, "play M")) == "AMT"


def test_lm_7_speaks_of_who_cannot_take_and_leaves_building_open() -> None:
    clause = rulebook_of("logomachy").clauses["LM-7"]
    assert clause.says == "Whoever can take no trick plays a card to the pool."
    assert "build M A MAN" in lawful(drawn("pool A T | me M N | you"))


def test_lm_8_no_one_plays_twice_in_succession() -> None:
    state = mcloughlin(3).deal(random.Random(1))
    last = -1
    while not state.over:
        assert state.turn != last
        last = state.turn
        idle(state)


def test_lm_9_taking_all_the_pool_is_a_sweep() -> None:
    assert outcome(play(drawn("pool A N | me M | you"), "take M MAN")) == "sweep"
    assert outcome(play(drawn("pool A N T | me M | you"), "take M MAN")) == "trick"


def test_lm_10_the_next_player_must_play_one_card_to_the_pool() -> None:
    state = play(drawn("pool A N | me M | you A N", "MAN AN"), "take M MAN")
    assert lawful(state) == {f"play {card}" for card in state.hand(1)}


def test_lm_11_four_more_to_each_and_none_to_the_pool() -> None:
    state = mcloughlin(2).deal(random.Random(1))
    for _ in range(8):
        idle(state)
    assert state.view(None)["hands"] == [4, 4]
    assert len(loose(state)) == 12


def test_lm_12_odd_cards_are_put_into_the_pool() -> None:
    state = mcloughlin(3).deal(random.Random(1))
    while state.view(None)["pack"]:
        idle(state)
    assert len(loose(state)) == 4 + 48 + 8


def test_lm_13_what_is_left_goes_to_who_captured_the_last_trick() -> None:
    state = to_the_end(play(drawn("pool A N T | me M | you"), "take M MAN"))
    assert [side["cards"] for side in state.tally()] == [63, 9]


def test_lm_14_build_with_two_hand_cards_and_one_or_more_of_the_pool() -> None:
    state = drawn("pool A Y T | me M N | you", "MAN MANY")
    assert {"build M A MAN", "build N A MAN", "build M AY MANY", "build N AY MANY"} <= lawful(state)
    play(state, "build M AY MANY")
    (build,) = state.view(1)["builds"]
    assert (build["laid"], build["word"], build["needs"]) == (["A", "M", "Y"], "MANY", ["N"])
    assert refusal(drawn("pool A N | me M | you"), "build M AN MAN") == "LM-14"


def test_lm_15_complete_it_next_turn_unless_forestalled() -> None:
    state = play(drawn("pool A T | me M N | you N"), "build M A MAN")
    other = state.clone()
    idle(state, "N")
    play(state, "finish 1 N MAN")
    assert state.view(0)["piles"][0] == list("AMN")
    play(other, "finish 1 N MAN")
    assert other.tally()[0]["cards"] == 0
    assert refusal(other, "finish 1 N MAN") == "R-L20"  # it is gone


def test_lm_15_a_letter_the_word_does_not_need_finishes_nothing() -> None:
    state = play(drawn("pool A T | me M N | you D"), "build M A MAN")
    assert refusal(state, "finish 1 D MAN") == "LM-15"
    assert refusal(state, "extend 1 D MANY") == "LM-17"


def test_lm_16_only_words_with_all_the_letters_of_the_word_begun() -> None:
    words = "MAN MANY AMEN MAD NAME HUMAN"
    state = play(drawn("pool A T | me M N | you N E D Y", words), "build M A MAN")
    announced = {move.split()[3] for move in lawful(state) if move.startswith("extend")}
    assert announced == {"MANY", "AMEN", "NAME"}
    assert refusal(state, "finish 1 D MAD") == "LM-16"


def test_lm_17_n_extends_man_to_many_and_y_takes_it() -> None:
    state = drawn("pool A T | me M N | you N Y", "MAN MANY")
    play(state, "build M A MAN", "extend 1 N MANY")
    idle(state)
    play(state, "finish 1 Y MANY")
    assert Counter(state.view(0)["piles"][1]) >= Counter("MANY")


def test_lm_18_a_wrong_word_loses_the_trick_and_all_its_cards_stay() -> None:
    state = play(drawn("pool A N T | me M | you"), "take M NAM")
    assert loose(state) == "AMNT"
    assert state.tally()[0]["cards"] == 0
    assert state.view(1)["said"][-1] == [0, "take", "M", "NAM", "misspelt", "MAN"]


def test_lm_19_no_more_than_a_minute() -> None:
    match = parlor.match("logomachy", "mcloughlin", 2, words=["MAN"], seed=1)
    seated = Table(match, clock=Clock(PRINTED).begin(0.0))
    assert PRINTED.turn == 60.0
    assert isinstance(seated.tick(60.0 + PRINTED.grace + 1), PlayToPool)


def test_lm_20_words_outside_the_list_are_prohibited() -> None:
    state = drawn("pool A N | me M | you")
    assert "take M NAM" not in lawful(state)
    assert outcome(play(state, "take M NAM")) == "misspelt"


def test_lm_20_where_wrong_words_are_refused_this_sheet_is_cited() -> None:
    state = drawn("pool A N | me M | you", wrong_word="refuse")
    assert refusal(state, "take M NAM") == "R-L10"
    with pytest.raises(parlor.IllegalMove, match="LM-18, LM-20"):
        play(state, "take M NAM")


def test_lm_21_hold_all_the_needed_letters_to_build_or_extend() -> None:
    state = drawn("pool A T | me M | you N")
    assert refusal(state, "build M A MAN") == "LM-21"
    state = play(drawn("pool A T | me M N | you Y", "MAN MANY"), "build M A MAN")
    assert refusal(state, "extend 1 Y MANY") == "LM-21"


def test_lm_22_the_previous_dealers_left_deals_next() -> None:
    match = parlor.match("logomachy", "mcloughlin", 3, words=["MAN"], seed=1, dealer=2, deals=2)
    while not match.deals:
        match.play(match.state.legal()[0])
    assert match.state.dealer == 0


def test_lm_23_each_deal_counts_three_two_one_and_one() -> None:
    state = play(drawn("pool Q U I T | me Z X | you", "QUIZ XT"), "take Z QUIZ")
    assert state.scores() == (4, 0)
    idle(state)
    state = to_the_end(play(drawn("pool Q U I | me Z | you", "QUIZ"), "take Z QUIZ"))
    (tally, _) = state.tally()
    assert (tally["sweeps"], tally["double_prizes"], tally["prizes"]) == (1, 2, 4)
    assert state.scores() == (3 + 4 + 4 + 1, 0)
    assert state.game.at_once(state) == (0, 0)


def test_lm_24_the_first_with_twenty_one_points_wins() -> None:
    match = parlor.match("logomachy", "mcloughlin", 2, words=["AT", "OF", "HE"], seed=2)
    while not match.over:
        before = match.totals
        match.play(match.state.legal()[0])
    assert max(before) < 21 <= max(match.totals)
