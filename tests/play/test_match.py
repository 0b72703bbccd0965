"""Deals to a game: who deals, when it is over and who has won."""

import random
from typing import Any

import pytest

import parlor
from parlor.play.match import Match

SEED = 7


def deal_out(match: Match, move: Any) -> None:
    """Play one deal to its end."""
    deals = len(match.deals)
    while len(match.deals) == deals:
        match.play(move)


def test_l74_4_each_in_turn_deals(tiny: Any, top: Any) -> None:
    match = Match(tiny(["1", "2", "3"], seats=3, target=10), random.Random(SEED), dealer=1)
    while not match.over:
        match.play(top)
    assert [deal.dealer for deal in match.deals] == [(1 + n) % 3 for n in range(len(match.deals))]


def test_lm_22_the_next_deal_is_by_the_player_on_the_left(tiny: Any, top: Any) -> None:
    match = Match(tiny(["1", "2"], target=50), random.Random(SEED), dealer=1)
    deal_out(match, top)
    assert (match.deals[0].dealer, match.state.dealer) == (1, 0)


def test_r_l02_the_first_dealer_is_drawn_by_seed(tiny: Any) -> None:
    game = tiny(["1", "2"], seats=4)
    drawn = {Match(game, random.Random(seed)).state.dealer for seed in range(40)}
    assert drawn == {0, 1, 2, 3}
    assert Match(game, random.Random(5)).state.order == Match(game, random.Random(5)).state.order


def test_l74_22_the_first_to_reach_the_target_wins(tiny: Any, top: Any) -> None:
    match = Match(
        tiny(["1", "9"], target=21), random.Random(SEED), dealer=1, packs=[["9", "1"]] * 9
    )
    for _ in range(4):
        deal_out(match, top)
    assert match.totals == (9 + 1 + 9 + 1, 1 + 9 + 1 + 9)
    assert not match.over
    deal_out(match, top)
    assert match.winners == (0,)
    assert match.totals == (29, 21)


def test_lm_24_twenty_one_wins_the_game_of_logomachy() -> None:
    assert parlor.match("logomachy", edition="mcloughlin", seats=2, seed=1).target == 21


def test_hw2_11_any_number_of_points_may_be_agreed() -> None:
    assert parlor.match("household-words", edition="spreads", seed=1).target == 100
    agreed = parlor.match("household-words", edition="spreads", seed=1, target=30)
    assert agreed.target == 30
    assert agreed.game.house_rules() == {"target": 30}
    rng = random.Random(SEED)
    while not agreed.over:
        agreed.play(rng.choice(agreed.state.legal()))
    assert max(agreed.totals) >= 30
    assert sum(agreed.totals) == 0


def test_r_l15_of_several_the_highest_total_wins(tiny: Any, top: Any) -> None:
    match = Match(tiny(["4", "7"], target=4), random.Random(SEED), dealer=1, packs=[["4", "7"]])
    deal_out(match, top)
    assert match.winners == (1,)


def test_r_l15_equal_totals_play_another_deal(tiny: Any, top: Any) -> None:
    game = tiny(["5", "5"], target=5)
    match = Match(game, random.Random(SEED), dealer=1)
    deal_out(match, top)
    assert not match.over
    match.play(type(match.state.legal()[1])(match.state.order[0]))
    match.play(top)
    assert match.winners == (0,)


def test_r_s15_a_tie_at_the_top_plays_another_hand(tiny: Any, top: Any) -> None:
    match = Match(tiny(["3", "3", "1"], seats=3, target=3), random.Random(SEED), dealer=2)
    match.play(top)
    match.play(top)
    match.play(top)
    assert len(match.deals) == 1
    tied = sorted(match.deals[0].scores)[-2:]
    assert tied == [3, 3]
    assert not match.over


def test_r_l15_counting_order_decides(counting_tiny: Any, top: Any) -> None:
    game = counting_tiny(["1", "1"], target=5)
    game.rows = lambda state: [(3, 0), (0, 5), (4, 0)]
    match = Match(game, random.Random(SEED))
    deal_out(match, top)
    assert match.winners == (1,)
    assert match.totals == (7, 5)


def test_r_l15_equal_in_the_counting_order_goes_on_counting(counting_tiny: Any, top: Any) -> None:
    game = counting_tiny(["1", "1", "1"], seats=3, target=5)
    game.rows = lambda state: [(5, 5, 0), (0, 1, 9)]
    match = Match(game, random.Random(SEED))
    deal_out(match, top)
    assert match.winners == (1,)


def test_r_l13_points_that_count_at_once_end_the_game(counting_tiny: Any, top: Any) -> None:
    game = counting_tiny(["2", "2", "2", "2"], target=4)
    game.at_once_counts = True
    match = Match(game, random.Random(SEED), dealer=1)
    match.play(top)
    assert match.totals == (2, 0)
    match.play(top)
    match.play(top)
    assert match.winners == (0,)
    assert match.totals == (4, 2)
    assert match.deals[0].moves == (top,) * 3
    with pytest.raises(parlor.BadInput, match="over"):
        match.play(top)


def test_r_l13_a_sweep_on_the_very_last_play_wins_at_once(counting_tiny: Any, top: Any) -> None:
    game = counting_tiny(["2"], target=2)
    game.at_once_counts = True
    game.rows = lambda state: [(2, 9)]  # by the full count the other would be ahead
    match = Match(game, random.Random(SEED), dealer=1)
    match.play(top)
    assert match.winners == (0,)


def test_r_l14_points_are_held_over_to_the_next_deal(counting_tiny: Any, top: Any) -> None:
    game = counting_tiny(["1", "1"], target=20)
    game.holds = 3
    match = Match(game, random.Random(SEED))
    deal_out(match, top)
    assert match.held == 3
    deal_out(match, top)
    assert match.deals[1].scores == (4, 1)


def test_partners_win_together(tiny: Any, top: Any) -> None:
    game = tiny(["1", "2", "3", "4"], seats=4, target=6, sides=(0, 1, 0, 1))
    match = Match(game, random.Random(SEED), dealer=3, packs=[["1", "2", "3", "4"]])
    deal_out(match, top)
    assert match.totals == (4, 6, 4, 6)
    assert match.winners == (1, 3)


def test_r_h08_without_a_target_one_deal_is_the_game_and_equals_share(tiny: Any, top: Any) -> None:
    match = Match(tiny(["2", "2"]), random.Random(SEED))
    deal_out(match, top)
    assert match.winners == (0, 1)
    assert len(match.deals) == 1


def test_r_l25_so_many_deals_are_a_game(tiny: Any, top: Any) -> None:
    match = Match(tiny(["1", "2"], target=1000), random.Random(SEED), deals=3)
    while not match.over:
        match.play(top)
    assert len(match.deals) == 3
    assert match.target is None


def test_r_l33_logomachy_is_dealt_until_twenty_one() -> None:
    match = parlor.match("logomachy", seats=2, seed=SEED, words=["IN", "AT", "EAT", "TEA", "ON"])
    rng = random.Random(SEED)
    while not match.over:
        moves = match.state.legal()
        takes = [move for move in moves if hasattr(move, "word")]
        match.play(rng.choice(takes or moves))
    assert max(match.totals) >= 21
    assert [sum(column) for column in zip(*(d.scores for d in match.deals), strict=True)] == list(
        match.totals
    )


@pytest.mark.parametrize("several", ["highest_total", "counting_order"])
@pytest.mark.parametrize("points", ["end_of_deal", "sweeps_at_once"])
@pytest.mark.parametrize("tie", ["nobody", "all", "held_over"])
def test_every_way_of_counting_comes_to_an_end(several: str, points: str, tie: str) -> None:
    match = parlor.match(
        "logomachy",
        seats=3,
        seed=several + points + tie,
        words=["IN", "AT", "EAT", "TEA", "ON", "OX", "QUIZ", "IO"],
        several_reach_target=several,
        points_count=points,
        tie_for_most_cards=tie,
        target=8,
    )
    rng = random.Random(SEED)
    while not match.over:
        match.play(rng.choice(match.state.legal()))
    assert len(match.winners) == 1
    assert match.totals[match.winners[0]] >= 8


@pytest.mark.parametrize("wrong", [{"target": 0}, {"deals": 0}, {"target": True}, {"deals": "3"}])
def test_a_target_is_a_whole_number(tiny: Any, wrong: dict[str, Any]) -> None:
    with pytest.raises(parlor.BadInput, match="whole number from 1"):
        Match(tiny(["1"]), random.Random(SEED), **wrong)


def test_a_match_has_a_target_or_a_number_of_deals(tiny: Any) -> None:
    with pytest.raises(parlor.BadInput, match="either"):
        Match(tiny(["1"]), random.Random(SEED), target=3, deals=3)


def test_the_same_seed_gives_the_same_game() -> None:
    packs = [
        [deal.order for deal in played("household-words", edition="spreads").deals]
        for _ in range(2)
    ]
    assert packs[0] == packs[1]


def played(id: str, **options: Any) -> Match:
    match = parlor.match(id, seed=SEED, **options)
    rng = random.Random(SEED)
    while not match.over:
        match.play(rng.choice(match.state.legal()))
    return match


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ({"seed": []}, "a seed is a number or a text"),
        ({"packs": 5}, "packs are lists of cards"),
        ({"packs": None}, "packs are lists of cards"),
        ({"packs": [5]}, "a list of the names of cards"),
        ({"dealer": "x"}, "the dealer is a seat"),
        ({"dealer": True}, "the dealer is a seat"),
        ({"deals": 0}, "deals is a whole number from 1"),
        ({"deals": True}, "deals is a whole number from 1"),
        ({"deals": 1, "target": 1}, "either a target or a number of deals"),
    ],
)
def test_what_no_match_can_be_made_of_is_named(given: dict[str, Any], sentence: str) -> None:
    with pytest.raises(parlor.BadInput, match=sentence):
        parlor.match("household-words", **given)
