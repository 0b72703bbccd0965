"""Our rulings on game 2 of Household Words, every switch in every position."""

import json
import random
from typing import Any

import pytest
from tests.asking_tables import ME, SHE, YOU, deal, refused, say

from parlor.games.household_words.pack import books
from parlor.games.household_words.spreads import count
from parlor.games.household_words.spreads_game import EDITION, make
from parlor.games.household_words.spreads_moves import (
    Discard,
    Draw,
    Pass,
    PlayFourth,
    TakeDiscard,
)
from parlor.play.match import Match
from parlor.rules.editions import with_house_rules
from parlor.rules.errors import BadInput

TWO_SPREADS = "me: Kettle, Skillet, Rolling Pin, Flour, Sugar, Molasses"
EVEN_HANDS = (
    "me: Kettle, Skillet, Flour, Sugar, Piano, Phonograph"
    "| you: Rolling Pin, Coffee Mill, Molasses, Baking Powder, Washboard, Wringer"
    "| pack: Settee, Mantel Clock, Flatiron, Clothespin"
)


def spreads(seats: int = 2, **house_rules: Any) -> Any:
    return make(with_house_rules(EDITION, house_rules), seats)


def drawn(drawing: str, seats: int = 2, **house_rules: Any) -> Any:
    return deal(spreads(seats, **house_rules), drawing)


def say_all(state: Any, *texts: str) -> Any:
    for text in texts:
        say(state, text)
    return state


def run_through(**house_rules: Any) -> Any:
    """Sixteen cards; the last has been drawn and discarded: 12 points against 14."""
    game = make(with_house_rules(EDITION, house_rules), 2, books()[:4])
    state = deal(game, EVEN_HANDS)
    for card in ("Settee", "Mantel Clock", "Flatiron", "Clothespin"):
        say_all(state, "draw", f"discard {card}")
    return state


def test_r_s01_face_up_everybody_sees_the_top_and_what_is_drawn() -> None:
    state = drawn("pack: Lantern, Quilt", 3)
    assert [state.view(seat)["top"] for seat in (None, ME, SHE)] == ["Lantern"] * 3
    say(state, "draw")
    assert [state.view(seat)["top"] for seat in (None, ME, SHE)] == ["Quilt"] * 3
    assert state.view(SHE)["said"] == [[ME, "draw", "Lantern"]]
    for seed in range(8):
        assert "Lantern" in state.resample(SHE, random.Random(seed)).hand(ME)


def test_r_s01_face_down_a_drawn_card_comes_unseen() -> None:
    state = drawn("pack: Lantern, Quilt", 3, pack_face="down")
    say(state, "draw")
    for seat in (None, ME, SHE):
        assert state.view(seat)["top"] is None
        assert state.view(seat)["said"] == [[ME, "draw"]]
    assert state.view(ME)["received"][-1] == "Lantern"
    assert "Lantern" not in json.dumps(state.view(SHE))
    twins = [state.resample(SHE, random.Random(seed)) for seed in range(20)]
    assert any("Lantern" not in twin.hand(ME) for twin in twins)
    assert all(twin.view(SHE) == state.view(SHE) for twin in twins)


def test_r_s02_the_first_player_has_only_the_pack() -> None:
    state = drawn("pack: Lantern")
    assert state.legal() == [Draw()]
    assert refused(state, TakeDiscard()) == "R-S02"


def test_r_s03_any_number_of_spreads_and_none_is_a_duty() -> None:
    state = say_all(drawn(f"{TWO_SPREADS} | pack: Saw"), "draw")
    assert Discard("Kettle") in state.legal()
    twice = say_all(state.clone(), "spread 2", "spread 1")
    assert [pile["number"] for pile in twice.view(None)["spreads"]] == [1, 2]
    say(state, "discard Saw")
    assert state.view(None)["spreads"] == []


@pytest.mark.parametrize(
    ("top", "last"),
    [
        ("Coffee Mill", ["spread 1", "spread 2"]),
        ("Coffee Mill", ["spread 2", "spread 1 without coffee mill", "fourth coffee mill"]),
        ("Saw", ["spread 1", "spread 2", "discard saw"]),
    ],
)
def test_r_s04_the_last_card_may_leave_in_any_way(top: str, last: list[str]) -> None:
    state = say_all(drawn(f"{TWO_SPREADS} | pack: {top}"), "draw", *last[:-1])
    assert not state.over
    say(state, last[-1])
    assert state.over
    assert state.turn == -1
    assert state.scores()[ME] > 0 > state.scores()[YOU]


def test_r_s05_a_fourth_goes_on_ones_own_spread_too_and_only_after_drawing() -> None:
    state = drawn("me: Kettle, Skillet, Rolling Pin, Flour | you: Saw, Hoe | pack: Coffee Mill")
    say_all(state, "draw", "spread 1 without coffee mill", "discard Flour", "draw", "discard Saw")
    assert refused(state, PlayFourth("Coffee Mill")) == "HW2-5"
    say_all(state, "draw", "fourth coffee mill")
    assert len(state.view(None)["spreads"][0]["cards"]) == 4


def test_r_s06_the_discard_just_taken_may_not_go_back() -> None:
    state = drawn("me: Saw | you: Hoe, Rake | pack: Lantern")
    say_all(state, "draw", "discard Saw", "take")
    assert refused(state, Discard("Saw")) == "R-S06"
    say_all(state, "discard Hoe", "draw", "discard Lantern", "draw")
    assert Discard("Saw") in state.legal()


def test_r_s07_the_pack_is_run_through_after_the_turn_of_who_drew_the_last() -> None:
    state = deal(make(EDITION, 2, books()[:4]), EVEN_HANDS)
    for card in ("Settee", "Mantel Clock", "Flatiron"):
        say_all(state, "draw", f"discard {card}")
    say(state, "draw")
    assert state.view(None)["pack"] == 0
    assert (state.over, state.turn) == (False, YOU)
    assert not state.view(None)["last_turn"]
    say(state, "discard clothespin")
    assert state.view(None)["last_turn"]


def test_r_s08_the_lowest_hand_wins_and_its_own_is_not_subtracted() -> None:
    assert say_all(run_through(), "pass").scores() == (14, -14)
    assert count([[3, 4], [5], [6, 6]]) == (-7, 19, -12)


def test_r_s08_difference_each_pays_what_he_has_more() -> None:
    state = say_all(run_through(run_through_count="difference"), "pass")
    assert state.scores() == (2, -2)
    assert count([[3, 4], [5], [6, 6]], "difference") == (-2, 9, -7)


@pytest.mark.parametrize("way", ["lowest_wins", "difference"])
def test_r_s08_tie_for_lowest_nobody_counts(way: str) -> None:
    assert count([[2, 3], [5], [9]], way) == (0, 0, 0)
    assert count([[2, 3], [9], [9]], way)[0] > 0
    state = say_all(run_through(run_through_count=way), "take", "discard Flour")
    assert state.over
    assert state.scores() == (0, 0)


def test_r_s08_difference_matters_only_at_a_run_through() -> None:
    assert count([[4, 4, 6, 8], [], [5]], "difference") == (-22, 27, -5)


@pytest.mark.parametrize("target", [1, 100, 250])
def test_r_s09_the_target_is_looked_at_after_each_hand(target: int) -> None:
    rng = random.Random(target)
    game = spreads(3, target=target)
    assert game.target == target
    match = Match(game, rng)
    while not match.over:
        match.apply(rng.choice(match.state.legal()))
    assert match.totals[match.winners[0]] == max(match.totals) >= target
    assert sum(deal.scores[match.winners[0]] for deal in match.deals[:-1]) < target


def test_r_s09_a_target_is_a_whole_number_from_one() -> None:
    for wrong in (0, -5, 2.5, "100"):
        with pytest.raises(BadInput):
            spreads(target=wrong)


def test_r_s10_two_to_seven_play() -> None:
    hands = [spreads(seats).deal(random.Random(1)) for seats in range(2, 8)]
    assert [state.view(None)["pack"] for state in hands] == [36, 30, 24, 18, 12, 6]


@pytest.mark.parametrize("seats", [0, 1, 8])
def test_r_s10_eight_would_leave_no_pack(seats: int) -> None:
    with pytest.raises(BadInput, match="2 to 7"):
        spreads(seats)
    with pytest.raises(BadInput, match="no pack"):
        make(EDITION, 2, books()[:3])


def test_r_s11_a_card_counts_its_number() -> None:
    hands = [[book.number] for book in books()]
    assert count([[], *hands])[0] == sum(range(1, 13))


def test_r_s12_one_more_turn_the_next_may_take_or_pass() -> None:
    state = run_through()
    assert state.legal() == [TakeDiscard(), Pass()]
    assert say_all(state.clone(), "pass").over
    say(state, "take")
    assert not state.over
    assert refused(state, Pass()) == "HW2-5"
    assert refused(state, Discard("Clothespin")) == "R-S06"
    say(state, "discard Piano")
    assert state.over


def test_r_s12_in_the_last_turn_one_may_spread_and_go_out() -> None:
    cards = ("Settee", "Mantel Clock", "Flatiron", "Coffee Mill")
    drawing = f"{TWO_SPREADS} | you: Piano, Washboard, Wringer | pack: {', '.join(cards)}"
    state = deal(make(EDITION, 2, books()[:4]), drawing)
    for card in cards:
        say_all(state, "draw", f"discard {card}")
    say_all(state, "take", "spread 1", "spread 2")
    assert state.over
    assert state.hand(ME) == []
    assert state.scores()[ME] > 0


def test_r_s12_at_once_the_hand_is_over() -> None:
    state = run_through(run_through="at_once")
    assert state.over
    assert state.scores() == (14, -14)


def test_r_s12_while_discards_are_taken_the_hand_goes_on() -> None:
    state = run_through(run_through="while_discards_taken")
    for card in ("Piano", "Washboard", "Phonograph", "Wringer"):
        say_all(state, "take", f"discard {card}")
        assert state.legal() == [TakeDiscard(), Pass()]
    say(state, "pass")
    assert state.over


@pytest.mark.parametrize("way", ["one_more_turn", "at_once", "while_discards_taken"])
def test_r_s12_nobody_passes_while_the_pack_lasts(way: str) -> None:
    state = drawn("me: Saw", run_through=way)
    assert refused(state, Pass()) == "R-S12"
    say_all(state, "draw", "discard Saw")
    assert refused(state, Pass()) == "R-S12"


def test_r_s13_the_taken_discard_may_go_back_as_the_only_card_left() -> None:
    state = drawn(f"{TWO_SPREADS} | you: Saw | pack: Lantern")
    say_all(state, "draw", "discard Lantern", "draw", "discard Saw", "take", "spread 1")
    assert refused(state, Discard("Saw")) == "R-S06"
    say_all(state, "spread 2", "discard Saw")
    assert state.over
    assert state.hand(ME) == []
    assert state.scores()[ME] > 0


def test_r_s14_spreads_and_fourths_in_any_order_before_the_discard() -> None:
    table = "me: Kettle, Skillet, Rolling Pin, Saw | you: Coffee Mill, Flour, Sugar, Molasses"
    state = say_all(drawn(table), "draw", "spread 1", "discard Saw", "draw")
    one = say_all(state.clone(), "fourth coffee mill", "spread 2")
    other = say_all(state, "spread 2", "fourth coffee mill")
    assert one.hand(YOU) == other.hand(YOU)
    assert one.view(None)["spreads"] == other.view(None)["spreads"]


def test_r_s15_equal_totals_play_another_hand() -> None:
    game = make(EDITION, 2, books()[:4])
    packs = [[game.cards[card] for card in run_through().order]]
    match = Match(game, random.Random(1), dealer=1, packs=packs)
    for move in say_all(run_through(), "take", "discard Flour").history():
        match.play(move)
    assert match.totals == (0, 0)
    assert not match.over
    assert len(match.deals) == 1
    assert match.state.dealer == 0


def test_r_s15_a_match_to_points_has_one_winner() -> None:
    for seed in range(6):
        rng = random.Random(seed)
        match = Match(spreads(2 + seed, target=20), rng)
        while not match.over:
            match.apply(rng.choice(match.state.legal()))
        assert len(match.winners) == 1
