"""Where the Logomachy sheets are silent: every ruling, every switch in each position."""

import random
from collections import Counter
from itertools import combinations
from typing import Any

import pytest
from tests.tables import idle, lawful, loose, outcome, pack_from, play, refusal, table, to_the_end

import parlor
from parlor.games.logomachy.editions import EDITIONS
from parlor.games.logomachy.game import Logomachy
from parlor.games.logomachy.minute import lowest_value_card
from parlor.games.logomachy.moves import StartBuild
from parlor.lab.naive_logomachy import NaiveDeal, counted
from parlor.play.match import Match
from parlor.rules.editions import with_house_rules
from parlor.words.lists import word_list


def game(seats: int = 2, edition: str = "wright-1874", **options: Any) -> Any:
    return parlor.game("logomachy", edition, seats, **{"words": ["MAN"], **options})


def tiny(cards: str, words: str, edition: str = "wright-1874", **house_rules: Any) -> Any:
    """A game for two with a pack of its own."""
    printed = next(e for e in EDITIONS if e.id == edition)
    chosen = with_house_rules(printed, house_rules)
    return Logomachy(chosen, 2, word_list(words.split()), tuple(cards))


def words_on_man(lock: str, **house_rules: Any) -> set[str]:
    """The words that a holder of N, Y, E and D may announce on MAN with M and A laid."""
    words = "MAN MANY MANE AMEN NAME MAD MADE HUMAN"
    drawn = "pool A | me M N | you N Y E D"
    state = play(table(drawn, words, lock=lock, **house_rules), "build M A MAN")
    moves = (move.split() for move in lawful(state))
    return {move[3] for move in moves if move[0] in ("extend", "finish")} - {"MAN"}


def test_r_l01_two_to_eight_with_one_pack_and_more_with_two() -> None:
    for seats in (2, 8):
        assert game(seats).seats == seats
    for seats in (1, 9):
        with pytest.raises(parlor.BadInput, match="2 to 8 seats"):
            game(seats)
    for seats in (9, 16):
        state = game(seats, packs=2).deal(random.Random(1))
        assert state.view(None)["hands"] == [4] * seats
    with pytest.raises(parlor.BadInput, match="6 to 16 seats"):
        game(17, packs=2)


def test_r_l02_the_first_dealer_is_drawn_by_the_seed_or_chosen() -> None:
    made = game(4)
    dealers = {made.deal(random.Random(seed)).dealer for seed in range(40)}
    assert dealers == {0, 1, 2, 3}
    assert made.deal(random.Random(9)).dealer == made.deal(random.Random(9)).dealer
    assert made.deal(random.Random(9), dealer=3).dealer == 3


def test_r_l03_partners_keep_their_hands_to_themselves() -> None:
    state = game(4, partners=True).deal(random.Random(1))
    assert "partner_hand" not in state.view(0)


def test_r_l03_open_partners_see_each_others_hands() -> None:
    state = game(4, partners=True, partners_talk="open").deal(random.Random(1))
    idle(state)
    for seat in range(4):
        assert state.view(seat)["partner_hand"] == state.hand((seat + 2) % 4)
        world = state.resample(seat, random.Random(5))
        assert world.hand((seat + 2) % 4) == state.hand((seat + 2) % 4)
    assert "partner_hand" not in state.view(None)
    assert "partner_hand" not in game(4, partners_talk="open").deal(random.Random(1)).view(0)


def test_r_l03_partners_finish_each_others_builds_but_need_their_own_letters() -> None:
    state = table("pool A | me M N | you K | he N | she", partners=True)
    assert refusal(table("pool A | me M | you | he N | she", partners=True), "build M A MAN")
    play(state, "build M A MAN")
    idle(state)
    play(state, "finish 1 N MAN")
    assert state.tally()[0]["cards"] == 3


@pytest.mark.parametrize("shortest", [2, 3, 4, 5])
def test_r_l04_the_shortest_word(shortest: int) -> None:
    words = "AM MAN MANE MANES"
    state = table("pool A N E S | me M | you", words, shortest_word=shortest)
    takes = {move.split()[2] for move in lawful(state) if move.startswith("take")}
    assert takes == {word for word in words.split() if len(word) >= shortest}
    if shortest > 2:
        assert refusal(state, "take M AM") == "R-L04"


def test_r_l04_one_card_alone_is_no_trick() -> None:
    state = table("pool N | me A | you", "A AN")
    assert refusal(state, "take A A") == "R-L04"


def test_r_l05_one_word_a_trick() -> None:
    state = play(table("pool A N O E | me M | you", "MAN MOE"), "take M MAN")
    assert loose(state) == "EO"


def test_r_l06_a_trick_may_be_declined() -> None:
    state = table("pool A N | me M Y | you")
    assert {"take M MAN", "play M", "play Y"} <= lawful(state)


def test_r_l06_must_take() -> None:
    state = table("pool A N | me M Y | you", "MAN MANY", must_take=True)
    assert lawful(state) == {"take M MAN"}
    assert refusal(state, "play Y") == "R-L06"
    assert refusal(state, "build M AN MANY") == "R-L06"
    state = table("pool A | me M N Y | you N Y", "MAN MANY", must_take=True)
    play(state, "build M A MAN")
    assert lawful(state) == {"finish 1 N MAN"}
    assert refusal(state, "extend 1 N MANY") == "R-L06"


def test_r_l06_a_wrong_word_is_still_an_attempt_to_take() -> None:
    state = play(table("pool A N | me M | you", must_take=True), "take M NAM")
    assert outcome(state) == "misspelt"


def test_r_l07_a_sweep_needs_a_bare_table() -> None:
    state = table("pool A T | me M N | you O", "MAN TO")
    assert outcome(play(state, "build M A MAN", "take O TO")) == "trick"


def test_r_l07_or_only_the_loose_pool() -> None:
    state = table("pool A T | me M N | you O", "MAN TO", sweep_needs="loose_pool")
    assert outcome(play(state, "build M A MAN", "take O TO")) == "sweep"
    state = table("pool A O | me M N E | you T H", "MAN HOT", sweep_needs="loose_pool")
    play(state, "build M A MAN", "build T O HOT", "finish 1 N MAN")
    assert outcome(state) == "trick"  # a build took no loose card, and another stands


@pytest.mark.parametrize("seats", [2, 6])
def test_r_l08_odd_cards_with_the_last_deal_after_it_or_as_a_short_hand(seats: int) -> None:
    odd = {2: 4, 6: 20}[seats]
    plays = {}
    for when in ("with_last_deal", "after_last_hand", "short_last_hand"):
        state = game(seats, odd_cards=when).deal(random.Random(1))
        while not state.over:
            before = state.view(None)
            idle(state)
        plays[when] = (len(state.history()), len(before["pool"]), before["pack"])
    full = (72 - 4 - odd) // seats * seats
    assert plays["with_last_deal"] == (full, 71, 0)
    assert plays["after_last_hand"] == (full, 71 - odd, odd)
    short = odd // seats * seats
    assert plays["short_last_hand"] == (full + short, 71, 0)


def test_r_l08_odd_cards_after_the_last_hand_go_to_the_last_taker() -> None:
    state = table("pool A N T | me M | you", odd_cards="after_last_hand")
    assert to_the_end(play(state, "take M MAN")).tally()[0]["cards"] == 63


def test_r_l09_the_leftovers_are_no_sweep() -> None:
    state = to_the_end(play(table("pool A N T | me M | you"), "take M MAN"))
    assert [side["sweeps"] for side in state.tally()] == [0, 0]


def test_r_l09_leftovers_go_to_nobody_if_no_trick_was_taken() -> None:
    state = to_the_end(game(2).deal(random.Random(1)))
    assert [side["cards"] for side in state.tally()] == [0, 0]
    assert state.scores() == (0, 0)
    assert len(loose(state)) == 72


def test_r_l10_forfeit_makes_a_wrong_word_lawful_and_costly() -> None:
    state = play(table("pool A N | me M | you"), "take M NAM")
    assert outcome(state) == "misspelt"
    assert loose(state) == "AMN"


def test_r_l10_refuse_sends_a_wrong_word_back_at_no_cost() -> None:
    state = table("pool A N | me M Y | you", wrong_word="refuse")
    assert refusal(state, "take M NAM") == "R-L10"
    assert refusal(state, "build M A YAM") == "R-L10"
    with pytest.raises(parlor.IllegalMove, match="L74-18, L74-20"):
        play(state, "take M NAM")


def test_r_l11_by_the_list_nobody_votes() -> None:
    state = table("pool A N | me M | you")
    assert refusal(state, "accept") == "R-L11"
    assert play(state, "take M NAM").turn == 1


def test_r_l11_the_table_votes_on_a_word_that_is_not_in_the_list() -> None:
    state = table("pool A N | me M | you | he", dictionary="vote")
    play(state, "take M NAM")
    assert outcome(state) == "claimed"
    assert state.view(0)["claim"] == [0, "take", "M", "NAM"]
    assert (state.turn, lawful(state)) == (1, {"accept", "reject"})
    assert refusal(state, f"play {state.hand(1)[0]}") == "R-L11"
    stands = play(state.clone(), "accept", "reject")  # not more against it than for it
    assert outcome(stands) == "sweep"
    assert stands.view(0)["piles"][0] == list("AMN")
    assert stands.turn == 1
    falls = play(state, "reject", "reject")
    assert outcome(falls) == "misspelt"
    assert loose(falls) == "AMN"
    assert falls.turn == 1
    assert falls.view(0)["said"][-1] == [2, "reject", "misspelt", "MAN"]


def test_r_l11_a_word_in_the_list_needs_no_vote() -> None:
    assert outcome(play(table("pool A N | me M | you", dictionary="vote"), "take M MAN")) == "sweep"


def test_r_l11_partners_of_the_claimant_do_not_vote() -> None:
    state = table("pool A N | me M | you | he | she", dictionary="vote", partners=True)
    play(state, "take M NAM")
    assert state.turn == 1
    play(state, "reject")
    assert state.turn == 3
    assert outcome(play(state, "reject")) == "misspelt"


def test_r_l11_a_build_the_table_let_stand_may_be_finished() -> None:
    state = table("pool A | me M N | you N", "AX", dictionary="vote")
    play(state, "build M A NAM", "accept")
    assert {"finish 1 N NAM"} <= lawful(state)
    assert outcome(play(state, "finish 1 N NAM")) == "sweep"


def test_r_l11_voting_where_wrong_words_are_refused_costs_nothing() -> None:
    state = table("pool A N | me M | you", dictionary="vote", wrong_word="refuse")
    play(state, "take M NAM", "reject")
    assert outcome(state) == "refused"
    assert (state.turn, loose(state)) == (0, "AN")
    assert refusal(state, "take M NAM") == "R-L10"
    play(state, "take M MAN")


def test_r_l11_a_build_stands_by_the_vote_that_let_it_stand() -> None:
    state = table("pool A A N | me M N | you M", dictionary="vote", wrong_word="refuse")
    play(state, "build M A NAM", "accept", "take M NAM", "reject")
    idle(state)
    assert outcome(play(state, "finish 1 N NAM")) == "trick"


def test_r_l12_plain_cards_go_before_prizes_and_common_letters_first() -> None:
    state = table("pool A | me Q J B E | you")
    assert str(lowest_value_card(state)) == "play E"
    state = table("pool A | me Q J Z B | you")
    assert str(state.game.when_time_is_out(state)) == "play B"
    state = table("pool A | me Q J Z K | you")
    assert str(lowest_value_card(state)) == "play J"
    state = table("pool A | me Q J Z V | you", edition="party-book")
    assert str(lowest_value_card(state)) == "play V"


def test_r_l12_where_no_card_may_be_played_a_lawful_move_stands_in() -> None:
    state = table("pool A N | me M | you", must_take=True)
    assert str(lowest_value_card(state)) == "take M MAN"
    state = play(table("pool A N | me M | you", dictionary="vote"), "take M NAM")
    assert str(lowest_value_card(state)) == "accept"


def test_r_l13_points_count_at_the_end_of_the_deal_or_sweeps_at_once() -> None:
    for when, points in (("end_of_deal", 0), ("sweeps_at_once", 1)):
        state = play(table("pool A N | me M | you", points_count=when), "take M MAN")
        assert state.game.at_once(state) == (points, 0)


def test_r_l13_a_sweep_may_win_the_game_at_once() -> None:
    pack = "MBCDEFGH ANIJ"
    for when, over in (("end_of_deal", False), ("sweeps_at_once", True)):
        made = tiny("ABCDEFGHIJMN", "MANIJ", points_count=when, target=1)
        match = Match(made, random.Random(1), dealer=1, packs=[pack.replace(" ", "")])
        match.play(made.parse(match.state, "take M MANIJ"))
        assert match.over == over
        assert match.totals == (int(over), 0)


def tie(**house_rules: Any) -> Any:
    """A deal in which both take six cards."""
    made = tiny("ABCDEFGHIJKL", "ABCDEK FGHIJL", **house_rules)
    state = made.deal(pack="EFGHIJKLABCD", dealer=1)
    play(state, "play E", "play F", "play G", "play H", "play I", "play J")
    return play(state, "take K ABCDEK", "take L FGHIJL")


def test_r_l14_on_a_tie_for_most_cards_nobody_scores() -> None:
    state = tie()
    assert [side["cards"] for side in state.tally()] == [6, 6]
    assert state.most_cards() is None
    assert [side["most_cards"] for side in state.tally()] == [0, 0]
    assert state.held_over == 0
    assert state.game.settle(state, 0) == ([(1, 2)], 0)


def test_r_l14_or_all_who_tie_score() -> None:
    assert [side["most_cards"] for side in tie(tie_for_most_cards="all").tally()] == [3, 3]


def test_r_l14_or_the_three_points_are_held_over() -> None:
    state = tie(tie_for_most_cards="held_over")
    assert [side["most_cards"] for side in state.tally()] == [0, 0]
    assert state.held_over == 3
    assert state.game.settle(state, 0) == ([(1, 2)], 3)
    assert state.game.settle(state, 3) == ([(1, 2)], 6)
    won = to_the_end(
        play(table("pool A N T | me M | you", tie_for_most_cards="held_over"), "take M MAN")
    )
    assert won.game.settle(won, 6) == ([(won.scores()[0] + 6, 0)], 0)


def both_reach(**house_rules: Any) -> Match:
    """Seat 0 has most cards (3), seat 1 both double prizes and a sweep (5); three points win."""
    made = tiny("ABCDEFGHILQZ", "ABCDEFI GHLQZ", target=3, **house_rules)
    match = Match(made, random.Random(1), dealer=1, packs=["EFGHQLIZABCD"])
    for text in ("play E", "play F", "play G", "play H", "play Q", "play L"):
        match.play(made.parse(match.state, text))
    for text in ("take I ABCDEFI", "take Z GHLQZ"):
        match.play(made.parse(match.state, text))
    return match


def test_r_l15_the_highest_total_wins() -> None:
    match = both_reach()
    assert (match.totals, match.winners) == ((3, 5), (1,))


def test_r_l15_or_the_counting_order_decides() -> None:
    match = both_reach(several_reach_target="counting_order")
    assert (match.totals, match.winners) == ((3, 5), (0,))


def test_r_l15_sweeps_that_counted_at_once_come_first_in_the_counting_order() -> None:
    for when, at in (("end_of_deal", 3), ("sweeps_at_once", 0)):
        state = tie(several_reach_target="counting_order", points_count=when)
        rows, held = state.game.settle(state, 0)
        assert (len(rows), rows[at], held) == (4, (0, 1), 0)


def test_r_l16_one_letter_is_added_each_turn_and_the_last_one_takes() -> None:
    state = play(table("pool A T | me M N Y | you", "MANY"), "build M A MANY")
    idle(state)
    assert {"add 1 N", "add 1 Y"} <= lawful(state)
    play(state, "add 1 Y")
    assert state.view(0)["builds"][0]["needs"] == ["N"]
    idle(state)
    assert outcome(play(state, "finish 1 N MANY")) == "trick"


def test_r_l16_anyone_holding_all_the_rest_may_add_too() -> None:
    state = play(table("pool A T | me M N Y | you N Y", "MANY"), "build M A MANY")
    play(state, "add 1 N", "finish 1 Y MANY")
    assert state.view(0)["piles"][0] == list("AMNY")


def test_r_l17_a_build_is_extended_by_another() -> None:
    state = play(table("pool A T | me M N Y | you", "MAN MANY"), "build M A MAN")
    idle(state)
    assert refusal(state, "extend 1 N MANY") == "R-L17"
    assert not any(move.startswith("extend") for move in lawful(state))


def test_r_l17_or_by_its_builder_too() -> None:
    state = table("pool A T | me M N Y | you", "MAN MANY", extend_own_build=True)
    play(state, "build M A MAN")
    idle(state)
    play(state, "extend 1 N MANY")
    assert state.view(0)["builds"][0]["word"] == "MANY"
    idle(state)
    play(state, "finish 1 Y MANY")


def test_r_l18_the_four_locks_strict_to_loose() -> None:
    assert words_on_man("end_only") == {"MANY", "MANE"}
    assert words_on_man("run") == {"MANY", "MANE"}
    assert words_on_man("letters") == {"MANY", "MANE", "AMEN", "NAME"}
    assert words_on_man("cards") == {"MANY", "MANE", "AMEN", "NAME", "MAD", "MADE"}


def test_r_l18_human_keeps_the_run_but_not_the_front() -> None:
    for lock, human in (("end_only", False), ("run", True), ("letters", True), ("cards", True)):
        state = table("pool A | me M N | you N H U", "MAN HUMAN", lock=lock)
        play(state, "build M A MAN")
        assert ("extend 1 N HUMAN" in lawful(state)) == human
        if not human:
            assert refusal(state, "extend 1 N HUMAN") == "L74-35"
            with pytest.raises(parlor.IllegalMove, match="at its end, and HUMAN does not begin"):
                play(state, "extend 1 N HUMAN")


def test_r_l19_any_number_of_pool_cards_at_the_start_and_none_later() -> None:
    state = table("pool A N E | me M S | you N E", "MANES MAN MANE")
    assert "build M AEN MANES" in lawful(state)
    state = play(table("pool A E | me M N | you N", "MAN MANE"), "build M A MAN")
    assert "finish 1 N MANE E" not in lawful(state)
    assert refusal(state, "finish 1 N MANE E") == "R-L19"


def test_r_l19_or_pool_cards_join_later_too() -> None:
    rules: dict[str, Any] = {"pool_cards_join_builds": True}
    state = play(table("pool A E | me M N | you N", "MAN MANE", **rules), "build M A MAN")
    assert "finish 1 N MANE E" in lawful(state)
    state = play(table("pool A E | me M N | you N S", "MAN MANES", **rules), "build M A MAN")
    play(state, "extend 1 N MANES E")
    assert state.view(0)["builds"][0]["laid"] == list("AEMN")
    assert loose(state) == ""


def test_r_l20_several_builds_may_stand_even_of_one_word() -> None:
    state = table("pool A A | me M N | you M N", "MAN")
    play(state, "build M A MAN", "build M A MAN")
    assert [build["build"] for build in state.view(0)["builds"]] == [1, 2]
    assert {"finish 1 N MAN", "finish 2 N MAN"} <= lawful(state)
    play(state, "finish 2 N MAN")
    assert [build["build"] for build in state.view(0)["builds"]] == [1]


def test_r_l20_the_hand_covers_all_own_builds_together() -> None:
    state = table("pool A A | me M N T | you", "MAN TAN")
    play(state, "build M A MAN")
    idle(state)
    assert refusal(state, "build T A TAN") == "R-L20"
    assert not any(move.startswith("build") for move in lawful(state))
    state = table("pool A A | me M N T N | you", "MAN TAN")
    play(state, "build M A MAN")
    idle(state)
    play(state, "build T A TAN")


def test_r_l20_an_extension_too_must_be_covered_with_the_own_builds() -> None:
    state = table("pool A E | me M N | you T N Y", "MAN MANY TEN")
    play(state, "build M A MAN", "build T E TEN")
    idle(state, "N")
    assert refusal(state, "extend 1 N MANY") == "R-L20"


def test_r_l20_or_one_build_each() -> None:
    state = table("pool A A | me M N T N | you K", "MAN TAN", builds_each="one")
    play(state, "build M A MAN")
    idle(state)
    assert refusal(state, "build T A TAN") == "R-L20"
    assert not any(move.startswith("build") for move in lawful(state))
    state = table("pool A O | me M N | you T W N Y", "MAN MANY TWO", builds_each="one")
    play(state, "build M A MAN", "build T O TWO")
    idle(state, "N")
    assert refusal(state, "extend 1 N MANY") == "R-L20"
    assert not any(move.startswith("extend") for move in lawful(state))


def test_r_l21_a_build_stands_through_redeals_and_goes_with_the_leftovers() -> None:
    state = play(table("pool A T | me M N | you"), "build M A MAN")
    while state.view(None)["round"] == 2:
        idle(state)
    assert len(state.view(None)["builds"]) == 1
    assert [side["cards"] for side in to_the_end(state).tally()] == [0, 72]
    assert state.view(None)["builds"] == []


def test_r_l22_a_free_builder_may_do_anything_even_spend_the_letter() -> None:
    state = play(table("pool A O T | me M N T | you", "MAN TO"), "build M A MAN")
    idle(state)
    assert {"take T TO", "play N", "finish 1 N MAN"} <= lawful(state)
    play(state, "play N")
    assert len(state.view(0)["builds"]) == 1


def test_r_l22_a_bound_builder_finishes_adds_or_plays_to_the_pool() -> None:
    state = table("pool A O T | me M N Y T | you N", "MANY TO TOY MAN", builder="bound")
    play(state, "build M A MANY")
    idle(state, "N")
    assert lawful(state) == {"add 1 N", "add 1 Y", "play N", "play T", "play Y"}
    assert refusal(state, "take T TO") == "LP-15"
    assert refusal(state, "build T O TOY") == "LP-15"


def test_r_l22_a_casino_builder_may_not_merely_play_a_card() -> None:
    state = table("pool A O T | me M N Y T | you N Y", "MANY TO TOY", builder="casino")
    play(state, "build M A MANY")
    idle(state, "N", "Y")
    assert lawful(state) == {"add 1 N", "add 1 Y"}
    assert refusal(state, "play T") == "R-L22"
    play(state, "add 1 N")
    idle(state, "Y")
    assert lawful(state) == {"finish 1 Y MANY"}
    state = table("pool A | me M N | you N Y", "MAN MANY", builder="casino")
    play(state, "build M A MAN", "extend 1 N MANY")
    assert lawful(state) == {f"play {card}" for card in state.hand(0)}  # he cannot go on


def test_r_l22_a_refusal_says_what_is_left_to_a_bound_and_to_a_casino_builder() -> None:
    for builder, left in (
        ("bound", "finish it, add to it or play to the pool, and nothing else"),
        ("casino", "finish it or add to it, and play to the pool only if you can do neither"),
    ):
        state = table("pool A O T | me M N T | you K", "MAN TO", builder=builder)
        play(state, "build M A MAN")
        idle(state)
        with pytest.raises(parlor.IllegalMove, match=left):
            play(state, "take T TO")


@pytest.mark.parametrize("points", [1, 2])
def test_r_l23_a_single_prize_counts_one_or_literally_two(points: int) -> None:
    state = table(
        "pool Q X A | me K | you", "QXK", edition="party-book", single_prize_points=points
    )
    assert play(state, "take K QXK").scores() == (2 + 2 * points, 0)


@pytest.mark.parametrize(
    ("edition", "usual"), [("wright-1874", 1), ("mcloughlin", 1), ("party-book", 0)]
)
def test_r_l24_v_is_a_prize_or_plain(edition: str, usual: int) -> None:
    def points(**house_rules: Any) -> int:
        state = table("pool A E | me V | you", "VA", edition=edition, **house_rules)
        return int(play(state, "take V VA").scores()[0])

    assert points() == usual
    assert points(v_is_prize=True) == 1
    assert points(v_is_prize=False) == 0


def test_r_l25_the_party_book_plays_to_twenty_one_or_any_number() -> None:
    assert game(4, "party-book").target == 21
    assert game(4, "party-book", target=11).target == 11


def test_r_l26_four_odd_cards_make_a_last_round_of_one_each() -> None:
    state = game(4, "party-book").deal(random.Random(1))
    sizes = []
    while not state.over:
        sizes.append(state.view(None)["hands"])
        idle(state)
    assert len(sizes) == 68
    assert sizes[-4] == [1, 1, 1, 1]
    assert state.view(None)["rounds"] == 5


def test_r_l27_where_the_party_book_is_silent_the_wright_sheet_holds() -> None:
    state = table("pool A N T | me M | you", edition="party-book")
    left = to_the_end(play(state.clone(), "take M MAN"))
    assert left.tally()[0]["cards"] == 63
    assert outcome(play(state, "take M NAM")) == "misspelt"
    assert loose(state) == "AMNT"


def test_r_l28_two_turns_running_are_lawful_across_deals() -> None:
    match = parlor.match("logomachy", seats=2, words=["MAN"], seed=1, deals=2)
    while not match.deals:
        last = match.state.turn
        match.play(match.state.legal()[0])
    assert match.state.turn == last


def test_r_l29_with_two_packs_every_prize_counts_and_the_target_stays() -> None:
    made = game(6, packs=2, words=["JJQQ"])
    state = made.deal(pack=pack_from("JABCDE FGHIKL MNOPRS TUVWXY JQQA", packs=2), dealer=5)
    play(state, "take J JJQQ")
    assert state.scores()[0] == 1 + 1 + 2 + 2
    assert made.target == 21


def test_r_l30_the_party_book_goes_clockwise() -> None:
    state = game(4, "party-book").deal(random.Random(1), dealer=0)
    turns = [state.turn]
    idle(state)
    assert [*turns, state.turn] == [1, 2]


def test_r_l31_a_shorter_word_may_be_taken() -> None:
    state = table("pool A N E | me M | you", "MAN MANE AM")
    assert {"take M MAN", "take M MANE", "take M AM"} <= lawful(state)


def test_r_l32_on_the_mcloughlin_sheet_the_dealers_left_begins() -> None:
    assert game(3, "mcloughlin").deal(random.Random(1), dealer=0).turn == 1


def test_r_l33_deals_follow_one_another_until_the_target() -> None:
    match = parlor.match("logomachy", seats=2, words=["AT", "OF"], seed=4, dealer=0)
    while not match.over:
        match.play(match.state.legal()[0])
    assert len(match.deals) > 1
    assert [deal.dealer for deal in match.deals] == [n % 2 for n in range(len(match.deals))]


def test_r_l34_a_wrong_word_on_a_build_costs_the_card_and_the_build_stays() -> None:
    state = play(table("pool A T | me M N | you N Y", "MAN"), "build M A MAN")
    before = state.view(None)["builds"]
    play(state, "extend 1 N MANY")
    assert outcome(state) == "misspelt"
    assert state.view(None)["builds"] == before
    assert loose(state) == "NT"
    assert state.view(None)["said"][-1][-1] == "N"


def test_r_l34_a_wrong_word_to_finish_with() -> None:
    state = table("pool A D | me M N | you E", "MAN", edition="wright-1874-variation")
    play(state, "build M A MAN", "finish 1 E MADE D")
    assert outcome(state) == "misspelt"
    assert loose(state) == "DE"
    assert state.view(None)["said"][-1][-1] == "ED"
    assert state.view(None)["builds"][0]["laid"] == ["A", "M"]


def test_r_l35_partners_are_on_in_the_party_book_with_four_and_else_offered_to_four() -> None:
    assert game(4, "party-book").sides == (0, 1, 0, 1)
    assert game(4, "party-book", partners=False).sides == (0, 1, 2, 3)
    assert game(3, "party-book").sides == (0, 1, 2)
    assert game(4).sides == (0, 1, 2, 3)
    assert game(4, partners=True).sides == (0, 1, 0, 1)
    with pytest.raises(parlor.BadInput, match="four seats"):
        game(3, partners=True)


def test_r_l36_in_the_party_book_another_may_extend_a_build_or_not() -> None:
    drawn, words = "pool N | me M A | you C E", "MAN CAN CANE"
    state = play(table(drawn, words, edition="party-book"), "build A N MAN")
    assert {"extend 1 C CANE", "extend 1 E CANE", "finish 1 C CAN"} <= lawful(state)
    state = table(drawn, words, edition="party-book", others_may_extend=False)
    play(state, "build A N MAN")
    assert refusal(state, "extend 1 C CANE") == "R-L36"
    assert not any(move.startswith("extend") for move in lawful(state))
    assert "finish 1 C CAN" in lawful(state)


def test_r_l37_what_is_seen_to_be_unlawful_is_refused_before_spelling_is_judged() -> None:
    state = table("pool A N | me M Y | you", "MAN", shortest_word=3)
    assert refusal(state, "take M MXX") == "L74-8"
    assert refusal(state, "take M MA") == "R-L04"
    assert refusal(state, "build M A MXA") == "L74-33"
    play(state, "build M A MYA")
    assert outcome(state) == "misspelt"
    assert state.view(0)["builds"] == []
    assert loose(state) == "AMN"
    assert "Y" in state.hand(0)


def test_r_l37_a_broken_lock_is_refused_even_with_a_wrong_word() -> None:
    state = play(table("pool A | me M N | you D N E", "MAN"), "build M A MAN")
    assert refusal(state, "finish 1 D MAD") == "L74-35"
    assert refusal(state, "extend 1 N NEMA") == "L74-35"


def test_r_l38_who_adds_holds_all_the_rest_and_does_not_become_the_builder() -> None:
    state = play(table("pool A | me M N Y | you N", "MANY"), "build M A MANY")
    assert refusal(state, "add 1 N") == "L74-33"
    state = play(table("pool A | me M N Y | you N Y", "MANY"), "build M A MANY", "add 1 N")
    (build,) = state.view(0)["builds"]
    assert (build["builder"], build["announcers"]) == (0, [0])
    state = play(table("pool A | me M N | you N Y", "MAN MANY"), "build M A MAN", "extend 1 N MANY")
    (build,) = state.view(0)["builds"]
    assert (build["builder"], build["announcers"]) == (1, [0, 1])


def test_r_l38_the_builder_too_must_hold_all_the_rest_to_add() -> None:
    state = play(table("pool A | me M N Y T | you", "MANY"), "build M A MANY")
    idle(state)
    play(state, "play Y")
    idle(state)
    assert refusal(state, "add 1 N") == "L74-33"


def test_r_l38_the_last_letter_must_take_the_trick() -> None:
    state = play(table("pool A | me M N | you N"), "build M A MAN")
    assert refusal(state, "add 1 N") == "R-L38"
    assert not any(move.startswith("add") for move in lawful(state))
    state = play(table("pool A | me M N | you D", "MAN MAD", lock="cards"), "build M A MAN")
    assert refusal(state, "extend 1 D MAD") == "R-L38"


def test_r_l38_own_builds_need_not_be_covered_to_add() -> None:
    state = table("pool A E | me T N Y | you M N Y", "MANY TEN MANYE")
    play(state, "build T E TEN", "build M A MANY")
    assert {"add 2 N", "add 2 Y"} <= lawful(state)
    play(state, "add 2 N")  # the only N, which TEN needs too


def test_r_l39_the_extender_lays_any_missing_letter() -> None:
    state = play(table("pool A | me M N | you N Y", "MAN MANY"), "build M A MAN")
    assert {"extend 1 N MANY", "extend 1 Y MANY"} <= lawful(state)


def test_r_l39_the_new_word_may_be_shorter_or_equal_but_never_the_same() -> None:
    state = table("pool A | me M N E S | you D S", "MANES SAND SAN", lock="cards")
    play(state, "build N A MANES")
    assert {"extend 1 S SAND", "extend 1 D SAND", "finish 1 S SAN"} <= lawful(state)
    state = table("pool E | me T A S | you A T S", "SEAT EATS EAST", lock="letters")
    play(state, "build T E SEAT")
    assert {"extend 1 A EAST", "extend 1 S EATS"} <= lawful(state)
    assert refusal(state, "extend 1 A SEAT") == "R-L39"


def test_r_l39_the_builder_may_finish_with_any_word_the_lock_allows() -> None:
    state = play(table("pool E | me T A | you", "TEA EAT", edition="mcloughlin"), "build T E TEA")
    idle(state)
    assert {"finish 1 A TEA", "finish 1 A EAT"} <= lawful(state)
    state = table("pool N | me M A C | you", "MAN CAN", edition="party-book")
    play(state, "build A N MAN")
    idle(state)
    assert {"finish 1 M MAN", "finish 1 C CAN"} <= lawful(state)


def bound_pair(**house_rules: Any) -> Any:
    """MAN by seat 0, extended to MANY by seat 1; it is seat 0's turn, and M would take MAT."""
    state = table(
        "pool A T A | me M N M | you N Y K | he",
        "MAN MANY MAT",
        edition="party-book",
        **house_rules,
    )
    play(state, "build M A MAN", "extend 1 N MANY")
    idle(state)
    return state


def test_r_l40_everybody_who_announced_a_word_is_bound() -> None:
    state = bound_pair()
    assert refusal(state, "take M MAT") == "LP-15"
    assert lawful(state) == {f"play {card}" for card in state.hand(0)}
    idle(state, "M", "N")
    assert refusal(state, "take K KAT") == "LP-15"


def test_r_l40_or_only_the_last_announcer() -> None:
    state = bound_pair(bound_announcers="last")
    assert "take M MAT" in lawful(state)
    idle(state, "M", "N")
    assert refusal(state, "take K KAT") == "LP-15"


def test_r_l40_who_is_bound_may_not_extend_or_touch_another_build() -> None:
    state = table(
        "pool A O | me M N E Y | you N Y | he T W", "MAN MANY TWO MANYE", edition="party-book"
    )
    play(state, "build M A MAN", "extend 1 N MANY", "build T O TWO")
    assert refusal(state, "extend 1 E MANYE") == "R-L40"
    with pytest.raises(parlor.IllegalMove, match="finish it, add to it or play to the pool"):
        play(state, "extend 1 E MANYE")
    assert refusal(state, "finish 2 W TWO") == "LP-15"
    assert lawful(state) == {"finish 1 Y MANY", "play E", "play N", "play Y"}
    state = table("pool A O | me M N W | you T W", "MAN TWO", edition="party-book")
    play(state, "build M A MAN", "build T O TWO")
    assert refusal(state, "finish 2 W TWO") == "LP-15"
    assert "finish 1 N MAN" in lawful(state)


@pytest.mark.parametrize(
    ("seats", "each", "to_pool"),
    [(2, 2, 0), (3, 2, 2), (4, 1, 0), (5, 1, 3), (6, 3, 2), (7, 1, 5), (8, 0, 4)],
)
def test_r_l41_party_book_odd_cards_make_a_short_hand_and_the_rest_joins(
    seats: int, each: int, to_pool: int
) -> None:
    state = game(seats, "party-book").deal(random.Random(1))
    while state.view(None)["pack"]:
        before = len(loose(state))
        idle(state)
    assert state.view(None)["hands"] == [each or 4] * seats
    assert len(loose(state)) == before + 1 + to_pool


def test_r_l42_pool_cards_serve_in_extending_and_finishing_but_not_in_adding() -> None:
    state = table("pool A Y | me M N Y | you N", "MANY", edition="wright-1874-variation")
    play(state, "build M A MANY")
    assert refusal(state, "add 1 N") == "L74-33"
    assert "finish 1 N MANY Y" in lawful(state)


def test_r_l42_cards_of_another_build_never_serve() -> None:
    state = table("pool A E | me M N | you T N D", "MAN TEN MANE", edition="wright-1874-variation")
    play(state, "build M A MAN", "build T E TEN")
    assert refusal(state, "finish 1 N MANE E") == "L74-30"


def test_r_l43_finishing_a_build_may_be_a_sweep() -> None:
    state = play(table("pool A | me M N | you N"), "build M A MAN", "finish 1 N MAN")
    assert outcome(state) == "sweep"


def test_r_l43_the_very_last_play_may_be_a_sweep_and_the_gathering_is_none() -> None:
    state = tie()
    assert state.over
    assert outcome(state) == "sweep"
    assert [side["sweeps"] for side in state.tally()] == [0, 1]


def test_r_l44_two_packs_are_offered_from_six_and_needed_from_nine() -> None:
    assert len(game(6).cards) == 72
    assert len(game(6, packs=2).cards) == 144
    with pytest.raises(parlor.BadInput, match="two packs"):
        game(5, packs=2)
    with pytest.raises(parlor.BadInput, match="packs=2"):
        game(9)


def test_r_l45_odd_cards_join_at_once_if_the_first_deal_is_the_last() -> None:
    for seats, odd in ((7, 32), (8, 27)):
        state = game(seats, "wright-1874-remark").deal(random.Random(1))
        assert state.view(None)["pack"] == 0
        assert len(loose(state)) == 5 + odd


def test_r_l46_nobody_has_most_if_nobody_has_a_card() -> None:
    for tied in ("nobody", "all", "held_over"):
        state = to_the_end(game(2, tie_for_most_cards=tied).deal(random.Random(1)))
        assert state.most_cards() is None
        assert state.scores() == (0, 0)
        assert state.held_over == 0


@pytest.mark.parametrize(
    ("edition", "plays"),
    [
        ("wright-1874", (64, 60, 64, 60, 48, 56, 64)),
        ("wright-1874-remark", (60, 60, 60, 50, 60, 35, 40)),
    ],
)
def test_a_deal_has_a_fixed_number_of_plays(edition: str, plays: tuple[int, ...]) -> None:
    for seats, count in enumerate(plays, 2):
        state = to_the_end(game(seats, edition).deal(random.Random(seats)))
        assert len(state.history()) == count
        assert Counter(state.shown_cards()) == Counter(state.game.cards)


# what lawful moves prove of a hidden hand, against all hands there could be


def possible_hands(state: Any) -> Counter[str]:
    """Every hand seat 1 can have been dealt, as seat 0 may know, with its number of deals."""
    made, moves = state.game, state.history()
    (round_,) = made.terms.rounds[:1]
    offset = (1 - state.dealer - 1) % 2
    known = {*round_.pool, *round_.hands[1 - offset]}
    hidden = [place for place in range(len(state.order)) if place not in known]
    cards = [state.order[place] for place in hidden]
    hands: Counter[str] = Counter()
    for hand in combinations(cards, len(round_.hands[offset])):
        rest = [card for card in cards if card not in hand]
        order = list(state.order)
        for place, card in zip(round_.hands[offset], hand, strict=True):
            order[place] = card
        for place in hidden:
            if place not in round_.hands[offset]:
                order[place] = rest.pop()
        world = made.start(order, state.dealer)
        try:
            for move in moves:
                world.check(move)
                world.apply(move)
        except parlor.IllegalMove:
            continue
        hands["".join(sorted(made.cards[card] for card in hand))] += 1
    return hands


def assert_worlds_are_just_those(state: Any, samples: int = 1200) -> Counter[str]:
    """Imagined hands of seat 1 are the possible ones, each as often as it should be."""
    expected = possible_hands(state)
    (round_,) = state.game.terms.rounds[:1]
    places = round_.hands[(1 - state.dealer - 1) % 2]
    rng = random.Random(11)
    drawn: Counter[str] = Counter()
    for _ in range(samples):
        world = state.resample(0, rng)
        assert world.view(0) == state.view(0)
        drawn["".join(sorted(state.game.cards[world.order[p]] for p in places))] += 1
    assert set(drawn) <= set(expected)
    for hand, ways in expected.items():
        share = ways / expected.total()
        spread = (samples * share * (1 - share)) ** 0.5
        assert abs(drawn[hand] - samples * share) <= 4.5 * spread + 1, (hand, drawn, expected)
    return expected


def secret(cards: str, words: str, **house_rules: Any) -> Any:
    """A tiny game whose odd cards stay hidden, so that there is something to imagine."""
    return tiny(cards, words, odd_cards="after_last_hand", **house_rules)


def test_l74_33_a_build_proves_the_letters_it_needs() -> None:
    made = secret("AABCDEMMNNNOOPYY", "MANY MAN")
    state = made.deal(pack="MBNCYDNE AOPO MNYA".replace(" ", ""), dealer=0)
    play(state, "build M A MANY")
    hands = assert_worlds_are_just_those(state)
    assert all(Counter(hand) >= Counter("MNY") for hand in hands)
    idle(state)
    play(state, "play N")
    assert_worlds_are_just_those(state)


def test_l74_33_playing_a_letter_twice_proves_two_of_it() -> None:
    made = secret("AABCDEMMNNNOOPYY", "MANY MAN")
    state = made.deal(pack="MBNCYDNE AOPO MNYA".replace(" ", ""), dealer=0)
    play(state, "play N")
    idle(state)
    play(state, "play N")
    hands = assert_worlds_are_just_those(state)
    assert all(hand.count("N") >= 2 for hand in hands)


def test_l74_33_a_letter_played_before_is_counted_with_those_a_build_proves() -> None:
    made = secret("AABCDEMMNNNOOPYY", "MANY MAN")
    state = made.deal(pack=list("MBNCYDNEAOPOMNYA"), dealer=0)
    play(state, "play N")
    idle(state)
    play(state, "build M A MANY")
    assert set(assert_worlds_are_just_those(state, 300)) == {"MNNY"}


def test_r_l06_under_must_take_a_card_played_proves_that_none_could_take() -> None:
    made = secret("AABCDEMMNNNOOPYY", "MANY MAN ON", must_take=True)
    state = made.deal(pack=list("YBDCYAEOAOPMMNNN"), dealer=0)
    play(state, "play D")
    hands = assert_worlds_are_just_those(state)
    assert not any("N" in hand for hand in hands)
    free = secret("AABCDEMMNNNOOPYY", "MANY MAN ON").deal(pack=list("YBDCYAEOAOPMMNNN"), dealer=0)
    assert any("N" in hand for hand in possible_hands(play(free, "play D")))


def test_r_l22_a_casino_builder_who_plays_a_card_could_not_go_on() -> None:
    for builder in ("casino", "bound"):
        made = secret("ABCDEMNNOPTTTYYY", "MAT MATTY", builder=builder)
        state = made.deal(pack=list("MTTTDYEBAOCPYYNN"), dealer=0)
        play(state, "build M A MAT", "extend 1 T MATTY", "play D")
        hands = assert_worlds_are_just_those(state)
        assert any("Y" in hand for hand in hands) == (builder == "bound")


# the same sheet played the plain way

SOME_WORDS = (
    "MAN MANY MANE AMEN NAME ANY CAN EAT TEA ATE TO OF IT ICE DICE DIE DIED DO GO HE FOE FED "
    "BED BAD BADE BEAD IDEA AIDE AUDIO AI EAU BEAU EYE AYE YEA BEE BEEF FADE FADED DEAF"
)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_second_opinion_finds_the_same_lawful_moves(seats: int) -> None:
    words = word_list(SOME_WORDS.split())
    made = game(seats, words=words)
    for seed in range(4):
        rng = random.Random(seed)
        state = made.deal(rng)
        plain = NaiveDeal(counted(words), seats, [made.cards[c] for c in state.order], state.dealer)
        while not state.over:
            assert state.turn == plain.turn
            moves = state.legal()
            assert len(moves) == len(set(moves))
            assert set(moves) == set(plain.legal())
            move = rng.choice(moves)
            state.apply(move)
            plain.apply(move)
        assert plain.over
        assert plain.scores() == state.scores()


# how moves are typed


def test_what_is_left_out_is_filled_in_where_only_one_move_can_be_meant() -> None:
    state = table("pool A N T | me M Y | you", "MAN MANY ANY")
    assert str(state.game.parse(state, " take  man ")) == "take M MAN"
    assert str(state.game.parse(state, "take ANM")) == "take M ANM"  # well spelt or not
    with pytest.raises(parlor.Unreadable, match="may mean build M AN MANY or build Y AN MANY"):
        state.game.parse(state, "build MANY")
    assert str(state.game.parse(state, "build y MANY")) == "build Y AN MANY"
    play(state, "build Y AN MANY")
    idle(state)
    assert str(state.game.parse(state, "finish m")) == "finish 1 M MANY"


@pytest.mark.parametrize(
    "text",
    [
        "",
        "MAN",
        "take",
        "take 1 MAN",
        "play",
        "play MAN",
        "build M",
        "add M",
        "take M É",
        "x" * 300,
    ],
)
def test_a_text_that_is_no_move_is_unreadable(text: str) -> None:
    state = table("pool A N | me M Y | you")
    with pytest.raises(parlor.Unreadable):
        state.game.parse(state, text)


def test_pool_letters_are_named_in_order_and_read_in_any() -> None:
    state = table("pool A N E | me M S | you", "MANES")
    assert str(state.game.parse(state, "build M NEA MANES")) == "build M AEN MANES"
    with pytest.raises(parlor.IllegalMove, match="AEN"):
        state.check(StartBuild("M", "NEA", "MANES"))
