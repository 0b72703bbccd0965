"""The Wright sheet of 1874, clause by clause."""

import random
from collections import Counter
from itertools import pairwise
from typing import Any

import pytest
from tests.tables import (
    idle,
    lawful,
    loose,
    outcome,
    pack_from,
    play,
    refusal,
    table,
    to_the_end,
)

import parlor
from parlor.games.logomachy.moves import PlayToPool
from parlor.play.clock import PRINTED, Clock
from parlor.play.table import Table


def wright(seats: int = 2, **house_rules: Any) -> Any:
    return parlor.game("logomachy", "wright-1874", seats, words=["MAN"], **house_rules)


def test_l74_1_the_pack_has_72_cards_and_six_letters_come_once() -> None:
    counts = Counter(wright().cards)
    assert counts.total() == 72
    assert len(counts) == 26
    assert {letter for letter, count in counts.items() if count == 1} == set("JKVXQZ")


@pytest.mark.parametrize(("letter", "points"), [*((p, 1) for p in "JKVX"), ("Q", 2), ("Z", 2)])
def test_l74_2_j_k_v_x_are_prizes_and_q_z_double_prizes(letter: str, points: int) -> None:
    state = table(f"pool A E | me {letter} | you", words=f"{letter}A")
    play(state, f"take {letter} {letter}A")
    assert state.scores() == (points, 0)
    kind = "prizes" if points == 1 else "double_prizes"
    assert state.tally()[0][kind] == 1


def test_l74_3_any_number_may_play_and_four_may_be_partners() -> None:
    for seats in range(2, 9):
        assert wright(seats).deal(random.Random(1)).view(None)["hands"] == [4] * seats
    assert wright(4).sides == (0, 1, 2, 3)
    assert wright(4, partners=True).sides == (0, 1, 0, 1)


def test_l74_3_partners_share_what_they_take() -> None:
    state = table("pool A N T | me M J | you | he | she", words="MAN", partners=True)
    play(state, "take M MAN")
    assert state.tally()[0]["cards"] == 3
    assert state.scores() == (0, 0, 0, 0)
    sides = to_the_end(state).scores()
    assert sides[0] == sides[2] > sides[1] == sides[3]


def test_l74_4_the_deal_passes_round_and_the_cards_are_mixed() -> None:
    match = parlor.match("logomachy", seats=3, words=["MAN"], seed=5, deals=4)
    dealers, orders = [match.state.dealer], [tuple(match.state.order)]
    while not match.over:
        before = len(match.deals)
        match.play(match.state.legal()[0])
        if len(match.deals) > before and not match.over:
            dealers.append(match.state.dealer)
            orders.append(tuple(match.state.order))
    assert [(d - dealers[0]) % 3 for d in dealers] == [0, 1, 2, 0]
    assert len(set(orders)) == 4


def test_l74_5_one_at_a_time_to_four_each_then_four_to_the_pool() -> None:
    state = wright(2).deal(pack=pack_from("AB CD EF GH IJKL"), dealer=1)
    assert state.hand(0) == ["A", "C", "E", "G"]
    assert state.hand(1) == ["B", "D", "F", "H"]
    assert loose(state) == "IJKL"
    assert state.view(0)["pack"] == 60


def test_l74_6_the_dealers_left_begins_and_the_turn_goes_round() -> None:
    state = wright(3).deal(random.Random(2), dealer=1)
    turns = []
    for _ in range(7):
        turns.append(state.turn)
        idle(state)
    assert turns == [2, 0, 1, 2, 0, 1, 2]


def test_l74_8_one_hand_card_and_pool_cards_spell_a_word_and_all_are_taken() -> None:
    state = table("pool A N T | me M | you", words="MAN")
    play(state, "take M MAN")
    view = state.view(0)
    assert view["piles"][0] == ["A", "M", "N"]
    assert view["pool"] == ["T"]
    assert "M" not in view["hand"]
    assert outcome(state) == "trick"


def test_l74_8_letters_that_are_not_there_take_nothing() -> None:
    state = table("pool A T | me M N | you", words="MAN MAT")
    assert "take M MAN" not in lawful(state)
    assert refusal(state, "take M MAN") == "L74-8"
    assert refusal(state, "take N MAT") == "L74-8"


def test_l74_9_who_cannot_spell_plays_one_card_and_the_next_tries() -> None:
    state = table("pool A T | me M | you N", words="MAN")
    assert all(move.startswith("play ") for move in lawful(state))
    play(state, "play M")
    assert loose(state) == "AMT"
    assert state.turn == 1
    assert "take N MAN" in lawful(state)


def test_l74_10_the_word_is_spelled_aloud_to_all() -> None:
    state = table("pool A N | me M | you | he", words="MAN")
    play(state, "take M MAN")
    for seat in (None, 0, 1, 2):
        assert state.view(seat)["said"][-1][:4] == [0, "take", "M", "MAN"]


def test_l74_11_one_hand_card_and_as_many_pool_cards_as_the_word_has() -> None:
    state = table("pool A N T L E | me M N | you", words="MANTLE MANNA")
    play(state, "take M MANTLE")
    assert state.tally()[0]["cards"] == 6
    state = table("pool A A N | me M N | you", words="MANNA")
    assert "take M MANNA" not in lawful(state)
    assert refusal(state, "take M MANNA") == "L74-8"  # it would take two cards of the hand


def test_l74_12_nobody_plays_twice_in_succession() -> None:
    state = table("pool A N | me M | you", words="MAN")
    for text in ("take M MAN",):
        play(state, text)
        assert state.turn == 1
    turns = []
    while not state.over:
        turns.append(state.turn)
        idle(state)
    assert all(one != two for one, two in pairwise(turns))


def test_l74_13_taking_all_the_pool_in_one_trick_is_a_sweep() -> None:
    state = play(table("pool A N | me M | you", words="MAN"), "take M MAN")
    assert outcome(state) == "sweep"
    assert state.tally()[0]["sweeps"] == 1
    state = play(table("pool A N T | me M | you", words="MAN"), "take M MAN")
    assert outcome(state) == "trick"
    assert state.tally()[0]["sweeps"] == 0


def test_l74_14_after_a_sweep_the_next_player_plays_a_card_to_the_pool() -> None:
    state = play(table("pool A N | me M | you A N", words="MAN AN"), "take M MAN")
    assert loose(state) == ""
    assert lawful(state) == {f"play {card}" for card in state.hand(1)}


def test_l74_15_when_the_hands_are_played_four_more_are_dealt_and_none_to_the_pool() -> None:
    state = wright(2).deal(random.Random(3))
    for _ in range(8):
        assert state.view(None)["pack"] == 60
        idle(state)
    view = state.view(None)
    assert view["hands"] == [4, 4]
    assert view["pack"] == 52
    assert len(view["pool"]) == 4 + 8


def test_l74_15_a_hand_is_not_drawn_up_between_plays() -> None:
    state = wright(2).deal(random.Random(3))
    idle(state)
    idle(state)
    assert state.view(None)["hands"] == [3, 3]


@pytest.mark.parametrize(
    ("seats", "odd"), [(2, 4), (3, 8), (4, 4), (5, 8), (6, 20), (7, 12), (8, 4)]
)
def test_l74_16_odd_cards_join_the_pool_at_the_last_deal(seats: int, odd: int) -> None:
    state = wright(seats).deal(random.Random(4))
    while state.view(None)["pack"]:
        before = len(loose(state))
        idle(state)
    assert len(loose(state)) == before + 1 + odd
    assert state.view(None)["hands"] == [4] * seats


def test_l74_17_what_is_left_belongs_to_who_captured_the_last_trick() -> None:
    state = table("pool A N T | me M | you", words="MAN")
    play(state, "take M MAN")
    to_the_end(state)
    tally = state.tally()
    assert tally[1]["cards"] == 9  # the prelude
    assert tally[0]["cards"] == 72 - 9
    assert loose(state) == ""


def test_l74_18_a_wrong_word_forfeits_the_play_and_the_card_goes_to_the_pool() -> None:
    state = table("pool A N | me M | you", words="MAN")
    play(state, "take M NAM")
    assert outcome(state) == "misspelt"
    assert loose(state) == "AMN"
    assert "M" not in state.hand(0)
    assert state.turn == 1
    assert state.tally()[0]["cards"] == 0


def test_l74_19_after_one_minute_a_card_is_played_to_the_pool() -> None:
    match = parlor.match("logomachy", seats=2, words=["MAN"], seed=1)
    clock = Clock(PRINTED).begin(0.0)
    seated = Table(match, clock=clock)
    assert seated.tick(59.0) is None
    move = seated.tick(60.0 + PRINTED.grace + 1)
    assert isinstance(move, PlayToPool)
    assert match.state.turn == (match.state.dealer + 2) % 2


def test_l74_20_only_words_of_the_list_count() -> None:
    state = table("pool A N | me M | you M", words="MAN")
    assert "take M NAM" not in lawful(state)
    play(state, "take M NAM")
    assert outcome(state) == "misspelt"


@pytest.mark.parametrize("card", ["M", "A", "N"])
def test_l74_21_the_card_may_be_the_first_last_or_a_middle_letter(card: str) -> None:
    pool = " ".join("MAN".replace(card, ""))
    state = play(table(f"pool {pool} | me {card} | you"), f"take {card} MAN")
    assert state.view(0)["piles"][0] == ["A", "M", "N"]


def test_l74_22_the_game_is_won_at_twenty_one_points() -> None:
    assert wright().target == 21
    match = parlor.match("logomachy", seats=2, words=["MAN", "AT", "OF", "HE"], seed=3)
    while not match.over:
        before = match.totals
        match.play(match.state.legal()[0])
    assert max(before) < 21 <= max(match.totals)
    assert match.winners == (match.totals.index(max(match.totals)),)


def test_l74_23_the_greatest_number_of_cards_scores_three() -> None:
    state = to_the_end(play(table("pool A N T | me M | you"), "take M MAN"))
    tally = state.tally()
    assert tally[0]["cards"] > tally[1]["cards"]
    assert [side["most_cards"] for side in tally] == [3, 0]
    assert state.most_cards() == 0


def test_l74_23_most_cards_is_counted_only_when_the_deal_is_over() -> None:
    state = play(table("pool A N T | me M | you"), "take M MAN")
    assert state.scores() == (0, 0)


@pytest.mark.parametrize("letter", ["Q", "Z"])
def test_l74_24_each_double_prize_scores_two(letter: str) -> None:
    state = play(
        table(f"pool A I U | me {letter} | you", words=f"{letter}UA"), f"take {letter} {letter}UA"
    )
    assert state.scores() == (2, 0)


def test_l74_24_both_double_prizes_score_four() -> None:
    state = play(table("pool Q U I T | me Z | you", words="QUIZ"), "take Z QUIZ")
    assert state.scores() == (4, 0)


def test_l74_25_each_prize_scores_one() -> None:
    state = play(table("pool J X E T | me K | you", words="JEXK"), "take K JEXK")
    assert state.scores() == (3, 0)


def test_l74_26_each_sweep_scores_one() -> None:
    state = play(table("pool A N | me M N | you A", words="MAN AN"), "take M MAN", "play A")
    assert state.scores() == (1, 0)
    play(state, "take N AN")
    assert state.scores() == (2, 0)


# building


def test_l74_27_lay_one_with_a_pool_letter_and_announce_the_word() -> None:
    state = table("pool A T | me M N | you", words="MAN")
    assert {"build M A MAN", "build N A MAN"} <= lawful(state)
    play(state, "build M A MAN")
    (build,) = state.view(1)["builds"]
    assert (build["laid"], build["word"], build["builder"]) == (["A", "M"], "MAN", 0)
    assert build["needs"] == ["N"]
    assert loose(state) == "T"
    assert state.tally()[0]["cards"] == 0


def test_l74_27_at_least_one_letter_must_be_in_the_pool() -> None:
    state = table("pool T O | me M A N | you", words="MAN TO")
    assert refusal(state, "build M A MAN") == "L74-8"
    assert not any(move.startswith("build") for move in lawful(state))


def test_l74_27_at_least_two_letters_must_be_in_the_hand() -> None:
    state = table("pool A N | me M | you", words="MAN")
    assert refusal(state, "build M AN MAN") == "L74-27"


def test_l74_28_next_turn_the_builder_plays_the_last_letter_and_takes() -> None:
    state = play(table("pool A T | me M N | you", words="MAN"), "build M A MAN")
    idle(state)
    assert "finish 1 N MAN" in lawful(state)
    play(state, "finish 1 N MAN")
    assert state.view(0)["piles"][0] == ["A", "M", "N"]
    assert state.view(0)["builds"] == []


def test_l74_29_another_with_the_duplicate_letter_may_take_it_first() -> None:
    state = play(table("pool A T | me M N | you N", words="MAN"), "build M A MAN", "finish 1 N MAN")
    assert state.tally()[0]["cards"] == 0
    assert state.view(0)["builds"] == []
    assert Counter(state.view(0)["piles"][1]) >= Counter("MAN")


def test_l74_29_a_letter_the_word_does_not_need_finishes_nothing() -> None:
    state = play(table("pool A T | me M N | you D", words="MAN"), "build M A MAN")
    assert refusal(state, "finish 1 D MAN") == "L74-29"
    assert refusal(state, "extend 1 D MANY") == "L74-32"


def test_l74_30_built_letters_serve_no_other_word() -> None:
    state = play(table("pool A T | me M N | you C N E", words="MAN CAT AN MANE"), "build M A MAN")
    assert lawful(state) & {"take C CAT", "take N AN"} == set()
    assert refusal(state, "take C CAT") == "L74-30"
    assert refusal(state, "take N AN") == "L74-30"
    assert refusal(state, "build C AT CAT") == "L74-30"


def test_l74_30_a_refusal_names_only_letters_that_lie_in_a_build() -> None:
    state = play(table("pool A T | me M N | you C N T", words="MAN CAT TAN"), "build M A MAN")
    with pytest.raises(parlor.IllegalMove, match=r"^A lies in a build"):
        play(state, "take C CAT")
    with pytest.raises(parlor.IllegalMove, match=r"^A M lie in a build"):
        play(state, "take N MAN")
    with pytest.raises(parlor.IllegalMove, match=r"^The pool has no loose X"):
        play(state, "take C CAX")
    with pytest.raises(parlor.IllegalMove, match=r"^The pool has not enough loose T"):
        play(state, "take C CATT")


def test_l74_31_a_trick_cannot_be_taken_until_the_word_is_complete() -> None:
    state = play(table("pool A T | me M N Y | you N", words="MANY"), "build M A MANY")
    assert not any(move.startswith("finish") for move in lawful(state))
    assert refusal(state, "finish 1 N MANY") == "L74-31"


def test_l74_32_another_may_extend_man_to_many_and_take_it_next_time() -> None:
    state = table("pool A T | me M N | you N Y", words="MAN MANY")
    play(state, "build M A MAN", "extend 1 N MANY")
    (build,) = state.view(0)["builds"]
    assert (build["word"], build["builder"], build["needs"]) == ("MANY", 1, ["Y"])
    idle(state, "N")
    play(state, "finish 1 Y MANY")
    assert Counter(state.view(0)["piles"][1]) >= Counter("MANY")


def test_l74_32_any_other_with_a_duplicate_y_may_capture_it() -> None:
    state = table("pool A T | me M N Y | you N Y", words="MAN MANY")
    play(state, "build M A MAN", "extend 1 N MANY", "finish 1 Y MANY")
    assert state.view(0)["piles"][0] == list("AMNY")


def test_l74_33_who_builds_holds_every_missing_letter() -> None:
    state = table("pool A T | me M | you N", words="MAN MANTA")
    assert refusal(state, "build M A MAN") == "L74-33"
    assert not any(move.startswith("build") for move in lawful(state))


def test_l74_33_who_extends_holds_every_missing_letter() -> None:
    state = play(table("pool A T | me M N | you Y", words="MAN MANY"), "build M A MAN")
    assert refusal(state, "extend 1 Y MANY") == "L74-33"
    assert "extend 1 Y MANY" not in lawful(state)


def test_l74_34_whoever_plays_the_last_letter_takes_the_trick() -> None:
    state = table("pool A | me M N | you K | he N", words="MAN")
    play(state, "build M A MAN")
    idle(state)
    assert refusal(state, "add 1 N") == "R-L38"
    play(state, "finish 1 N MAN")
    assert state.tally()[2]["cards"] > 3


def test_l74_35_man_may_become_many_mantle_or_manner_but_not_mad() -> None:
    words = "MAN MANY MANTLE MANNER MAD"
    state = play(table("pool A | me M N | you N Y D", words=words), "build M A MAN")
    assert "extend 1 N MANY" in lawful(state)
    assert refusal(state, "finish 1 D MAD") == "L74-35"
    state = play(table("pool A | me M N | you N T L E", words=words), "build M A MAN")
    assert {f"extend 1 {card} MANTLE" for card in "NTLE"} <= lawful(state)
    state = play(table("pool A | me M N | you M N E R", words=words), "build N A MAN")
    assert {f"extend 1 {card} MANNER" for card in "MNER"} <= lawful(state)


def test_l74_35_the_arrangement_may_not_be_altered() -> None:
    state = play(table("pool A | me M N | you N E", words="MAN AMEN NAME MANE"), "build M A MAN")
    assert refusal(state, "extend 1 N AMEN") == "L74-35"
    assert {m for m in lawful(state) if m.startswith("extend")} == {
        "extend 1 N MANE",
        "extend 1 E MANE",
    }


def variation(drawn: str, words: str) -> Any:
    return table(drawn, words, edition="wright-1874-variation")


def test_l74_36_a_build_may_be_changed_to_any_word_with_all_its_cards() -> None:
    state = play(variation("pool A | me M N | you D E", "MAN MAD MADE DEN"), "build M A MAN")
    assert {"finish 1 D MAD", "extend 1 D MADE", "extend 1 E MADE"} <= lawful(state)
    assert refusal(state, "finish 1 D DEN") == "L74-36"  # A and M must be used


def test_l74_36_pool_letters_may_be_used_in_doing_so() -> None:
    state = play(variation("pool A D T | me M N | you E", "MAN MADE MATED"), "build M A MAN")
    assert {"finish 1 E MADE D", "finish 1 E MATED DT"} <= lawful(state)
    play(state, "finish 1 E MATED DT")
    assert Counter(state.view(0)["piles"][1]) >= Counter("MATED")
    assert loose(state) == ""


def test_l74_36_a_hand_card_must_be_used() -> None:
    state = play(variation("pool A D | me M N | you K", "MAN MAD"), "build M A MAN")
    assert not any(move.startswith(("finish", "extend")) for move in lawful(state))


@pytest.mark.parametrize(("hand", "shortest"), [(5, 4), (5, 5), (6, 4), (6, 5)])
def test_l74_37_five_or_six_each_and_no_word_under_four_or_five(hand: int, shortest: int) -> None:
    rules = {"hand_size": hand, "shortest_word": shortest}
    game = parlor.game("logomachy", "wright-1874-remark", 3, words=["MAN"], **rules)
    view = game.deal(random.Random(1)).view(None)
    assert view["hands"] == [hand] * 3
    assert len(view["pool"]) == hand
    words = "MAN MANE MANES MANGLE"
    pool = "pool A N E S G L"
    state = table(f"{pool} | me M | you", words, edition="wright-1874-remark", **rules)
    takes = {move for move in lawful(state) if move.startswith("take")}
    assert takes == {f"take M {word}" for word in words.split() if len(word) >= shortest}
    assert refusal(state, "take M MAN") == "R-L04"


def test_l74_37_the_remark_edition_deals_five_and_bans_three() -> None:
    edition: Any = parlor.game("logomachy", "wright-1874-remark", words=["MANE"]).edition
    assert (edition.hand_size, edition.shortest_word) == (5, 4)


def test_l74_38_six_or_more_may_put_two_packs_together() -> None:
    game = wright(6, packs=2)
    assert Counter(game.cards) == Counter({k: 2 * v for k, v in Counter(wright().cards).items()})
    state = to_the_end(game.deal(random.Random(1)))
    assert len(state.history()) == 120
