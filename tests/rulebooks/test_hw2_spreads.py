"""Game 2 of the Household Words leaflet, clause by clause."""

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
    Spread,
    TakeDiscard,
)
from parlor.play.match import Match
from parlor.rules.editions import with_house_rules
from parlor.rules.errors import Unreadable

TWO_SPREADS = "me: Kettle, Skillet, Rolling Pin, Flour, Sugar, Molasses"
EVEN_HANDS = (
    "me: Kettle, Skillet, Flour, Sugar, Piano, Phonograph"
    "| you: Rolling Pin, Coffee Mill, Molasses, Baking Powder, Washboard, Wringer"
    "| pack: Settee, Mantel Clock, Flatiron, Clothespin"
)


def spreads(seats: int = 2, **house_rules: Any) -> Any:
    return make(with_house_rules(EDITION, house_rules), seats)


def four_books(**house_rules: Any) -> Any:
    """Two players with sixteen cards: four are left to draw."""
    return make(with_house_rules(EDITION, house_rules), 2, books()[:4])


def drawn(drawing: str, seats: int = 2, **house_rules: Any) -> Any:
    return deal(spreads(seats, **house_rules), drawing)


def say_all(state: Any, *texts: str) -> Any:
    for text in texts:
        say(state, text)
    return state


def test_hw0_1_forty_eight_cards_in_twelve_books_of_four() -> None:
    game = spreads()
    assert len(set(game.cards)) == 48
    assert [book.number for book in game.books] == list(range(1, 13))
    state = say_all(game.deal(random.Random(1)), "draw")
    assert refused(state, Discard("Ace of Spades")) == "HW0-1"


def test_hw0_3_the_number_in_the_corner_makes_cards_alike() -> None:
    state = say_all(drawn("me: Kettle, Skillet, Flour | pack: Coffee Mill"), "draw")
    assert Spread(1, ("Coffee Mill", "Kettle", "Skillet")) in state.legal()
    assert refused(state, Spread(1, ("Flour", "Kettle", "Skillet"))) == "HW2-4"


@pytest.mark.parametrize("seats", range(2, 8))
def test_hw2_1_six_each_and_the_balance_face_up(seats: int) -> None:
    state = drawn("pack: Lantern", seats)
    for seat in (None, *range(seats)):
        view = state.view(seat)
        assert view["hands"] == [6] * seats
        assert view["pack"] == 48 - 6 * seats
        assert view["top"] == "Lantern"


def test_hw2_1_cards_are_dealt_one_at_a_time_from_dealers_left() -> None:
    game = spreads(3)
    state = game.deal(pack=game.cards, dealer=1)
    assert state.hand(2) == list(game.cards[0:18:3])
    assert state.hand(0) == list(game.cards[1:18:3])
    assert state.hand(1) == list(game.cards[2:18:3])


@pytest.mark.parametrize("dealer", range(4))
def test_hw2_2_the_left_of_the_dealer_starts(dealer: int) -> None:
    state = spreads(4).deal(random.Random(2), dealer=dealer)
    for step in range(1, 6):
        assert state.turn == (dealer + step) % 4
        state.apply(Draw())
        state.apply(state.legal()[-1])


def test_hw2_3_getting_rid_of_all_cards_wins() -> None:
    state = say_all(drawn(f"{TWO_SPREADS} | pack: Piano"), "draw", "spread 1", "spread 2")
    assert state.hand(ME) == ["Piano"]
    say(state, "discard Piano")
    assert state.over
    assert state.scores()[ME] > 0


def test_hw2_4_three_or_four_of_one_number_are_spread_face_up() -> None:
    state = say_all(drawn("me: Kettle, Skillet, Rolling Pin | pack: Coffee Mill"), "draw")
    laid = [move for move in state.legal() if isinstance(move, Spread)]
    assert [len(move.cards) for move in laid] == [4, 3, 3, 3, 3]
    say(state, "spread 1 without Kettle")
    for seat in (None, ME, YOU):
        on_table = [{"number": 1, "cards": ["Skillet", "Rolling Pin", "Coffee Mill"]}]
        assert state.view(seat)["spreads"] == on_table
    assert "Kettle" in state.hand(ME)


def test_hw2_4_two_are_no_spread_nor_are_cards_one_does_not_hold() -> None:
    state = drawn("me: Kettle, Skillet | you: Rolling Pin | pack: Coffee Mill, Lantern")
    assert refused(state, Spread(1, ("Coffee Mill", "Kettle", "Skillet"))) == "HW2-5"
    say(state, "draw")
    assert refused(state, Spread(1, ("Kettle", "Skillet"))) == "HW2-4"
    assert refused(state, Spread(1, ("Kettle", "Rolling Pin", "Skillet"))) == "HW2-4"
    assert refused(state, Spread(2, ("Coffee Mill", "Kettle", "Skillet"))) == "HW2-4"
    assert refused(state, Spread(1, ("Kettle", "Coffee Mill", "Skillet"))) == "HW2-4"
    assert refused(state, Spread(1, ("Kettle", "Kettle", "Skillet"))) == "HW2-4"


def test_hw2_5_first_draw_then_spread_then_discard() -> None:
    state = drawn("me: Kettle, Skillet, Rolling Pin, Flour | pack: Lantern")
    for early in (Discard("Flour"), PlayFourth("Flour"), Pass()):
        assert refused(state, early) in ("HW2-5", "R-S12")
    say(state, "draw")
    assert state.view(None)["phase"] == "play"
    for late in (Draw(), TakeDiscard(), Pass()):
        assert refused(state, late) == "HW2-5"
    say_all(state, "spread 1", "discard Flour")
    assert state.turn == YOU
    assert state.view(None)["phase"] == "draw"


def test_hw2_5_discard_just_the_same_without_a_spread() -> None:
    state = say_all(drawn("me: Kettle, Flour, Piano | pack: Lantern"), "draw")
    assert refused(state, Discard("Flatiron")) == "HW2-5"
    say(state, "discard Lantern")
    assert len(state.hand(ME)) == 6
    assert state.turn == YOU


def test_hw2_6_the_next_may_take_the_discard_or_one_from_the_pack() -> None:
    state = say_all(drawn("me: Flour | pack: Lantern, Quilt"), "draw", "discard Flour")
    assert state.legal() == [Draw(), TakeDiscard()]
    assert state.view(YOU)["discard"] == "Flour"
    took = say_all(state.clone(), "take")
    assert "Flour" in took.hand(YOU)
    assert took.view(None)["pack"] == state.view(None)["pack"]
    drew = say_all(state, "draw")
    assert "Quilt" in drew.hand(YOU)
    assert drew.view(None)["discard"] == "Flour"


def test_hw2_7_a_covered_discard_is_out_of_play() -> None:
    state = drawn("me: Flour, Sugar | you: Kettle, Skillet", 2)
    say_all(state, "draw", "discard Flour", "draw", "discard Kettle", "take")
    assert "Kettle" in state.hand(ME)
    assert state.view(None)["discard"] == "Flour"
    assert refused(state, TakeDiscard()) == "HW2-5"
    say_all(state, "discard Sugar", "take")
    assert "Sugar" in state.hand(YOU)
    rng = random.Random(3)
    while not state.over:
        state.apply(rng.choice(state.legal()))
        assert not any("Flour" in state.hand(seat) for seat in (ME, YOU))


def test_hw2_8_anyone_holding_the_fourth_may_complete_a_spread_of_three() -> None:
    state = drawn("me: Kettle, Skillet, Rolling Pin, Flour | you: Sugar | she: Coffee Mill", 3)
    say_all(state, "draw", "spread 1", "discard Flour", "draw", "discard Sugar")
    assert refused(state, PlayFourth("Coffee Mill")) == "HW2-5"
    say(state, "draw")
    assert refused(state, PlayFourth("Kettle")) == "HW2-8"
    other = next(card for card in state.hand(SHE) if card != "Coffee Mill")
    assert refused(state, PlayFourth(other)) == "HW2-8"
    say(state, "fourth Coffee Mill")
    assert len(state.view(None)["spreads"][0]["cards"]) == 4
    assert "Coffee Mill" not in state.hand(SHE)
    assert state.turn == SHE


def test_hw2_9_the_first_to_play_down_all_scores_what_is_left() -> None:
    state = drawn(
        f"{TWO_SPREADS} | you: Piano, Phonograph, Settee, Washboard, Wringer, Thimble"
        "| she: Spade, Rake, Hoe, Cradle, Rattle, Lantern | pack: Saw",
        3,
    )
    say_all(state, "draw", "spread 1", "spread 2")
    assert state.scores() == (0, 0, 0)
    say(state, "discard Saw")
    yours, hers = 3 + 3 + 3 + 4 + 4 + 5, 6 + 6 + 6 + 7 + 7 + 12
    assert state.scores() == (yours + hers, -yours, -hers)
    assert refused(state, Draw()) == "HW2-9"
    assert state.view(None)["shown"] == [[], state.hand(YOU), state.hand(SHE)]


def test_hw2_10_b_plus_27_a_minus_22_c_minus_5() -> None:
    a, b, c = (4, 4, 6, 8), (), (5,)
    assert count([a, b, c]) == (-22, 27, -5)


def test_hw2_10_every_hand_adds_up_to_nothing() -> None:
    rng = random.Random(4)
    for seats in range(2, 8):
        for way in ("lowest_wins", "difference"):
            state = spreads(seats, run_through_count=way).deal(rng)
            while not state.over:
                state.apply(rng.choice(state.legal()))
            assert sum(state.scores()) == 0


def test_hw2_11_a_game_may_consist_of_any_number_of_points() -> None:
    assert spreads().target == 100
    match = Match(spreads(target=30), random.Random(5))
    rng = random.Random(6)
    while not match.over:
        assert max(match.totals) < 30
        match.apply(rng.choice(match.state.legal()))
    assert match.totals[match.winners[0]] >= 30


def test_hw2_12_with_the_pack_run_through_the_smallest_total_wins() -> None:
    state = deal(four_books(), EVEN_HANDS)
    for card in ("Settee", "Mantel Clock", "Flatiron", "Clothespin"):
        say_all(state, "draw", f"discard {card}")
    assert refused(state, Draw()) == "HW2-12"
    say(state, "pass")
    assert state.over
    assert state.scores() == (14, -14)
    assert refused(state, Pass()) == "HW2-12"


def test_all_that_was_said_and_shown() -> None:
    state = drawn("me: Kettle, Skillet, Rolling Pin, Flour | pack: Lantern, Quilt")
    say_all(state, "draw", "spread 1", "discard Flour", "take")
    assert state.view(ME)["said"] == [
        [ME, "draw", "Lantern"],
        [ME, "spread", 1, ["Kettle", "Rolling Pin", "Skillet"]],
        [ME, "discard", "Flour"],
        [YOU, "take", "Flour"],
    ]
    assert state.view(ME)["received"][-1] == "Lantern"
    assert state.view(None)["hand"] == state.view(None)["received"] == []
    assert state.view(None)["taken"] == "Flour"


def test_moves_may_be_written_short() -> None:
    state = drawn("me: Kettle, Skillet, Rolling Pin, Coffee Mill, Rocker | pack: Lantern")
    read = state.game.parse
    assert read(state, "dr") == Draw()
    say(state, "DRAW")
    whole = ("Coffee Mill", "Kettle", "Rolling Pin", "Skillet")
    assert read(state, "spread 1") == read(state, "s 1") == Spread(1, whole)
    assert read(state, "spread 1 without rolling") == Spread(1, (*whole[:2], whole[3]))
    assert read(state, "spread skillet, kettle, coffee mill") == Spread(1, (*whole[:2], whole[3]))
    assert read(state, "discard rock") == Discard("Rocker")
    assert read(state, "FOURTH quilt") == PlayFourth("Quilt")
    assert str(Spread(1, whole)) == "spread 1 Coffee Mill, Kettle, Rolling Pin, Skillet"


@pytest.mark.parametrize(
    "text", ["", "d", "meld 1", "discard", "discard s", "discard Ace", "draw two", "spread", "s x"]
)
def test_what_is_no_move_is_unreadable(text: str) -> None:
    state = drawn("me: Skillet, Settee, Saw", 2)
    with pytest.raises(Unreadable):
        state.game.parse(state, text)
