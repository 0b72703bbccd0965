"""The printed minute, and what happens after it."""

import random
from typing import Any

import pytest

import parlor
from parlor.play.clock import OFF, PRINTED, RELAXED, Clock, Stage, pace
from parlor.play.match import Match
from parlor.play.table import Table


def test_l74_19_one_minute_and_ten_seconds_of_grace() -> None:
    clock = Clock(PRINTED).begin(1000.0)
    assert clock.stage(1000.0) is Stage.THINKING
    assert clock.left(1010.0) == 50.0
    assert clock.stage(1059.9) is Stage.THINKING
    assert clock.stage(1060.0) is Stage.GRACE
    assert clock.left(1063.0) == 7.0
    assert clock.stage(1070.0) is Stage.OUT
    assert clock.left(1099.0) == 0.0


def test_a_clock_may_be_off_or_relaxed() -> None:
    off = Clock(OFF).begin(0.0)
    assert off.stage(1e9) is Stage.FREE
    assert off.left(1e9) is None
    assert Clock(RELAXED).begin(0.0).stage(100.0) is Stage.THINKING
    assert Clock(PRINTED).stage(5.0) is Stage.FREE
    assert Clock(PRINTED).begin(0.0).stop().left(99.0) is None
    assert pace("printed") is PRINTED
    with pytest.raises(parlor.BadInput, match="there is no clock 'hourglass'"):
        pace("hourglass")


def timed(counting_tiny: Any) -> Table:
    game = counting_tiny(["1", "2", "3", "4"])
    match = Match(game, random.Random(1), dealer=1)
    return Table(match, ["Ann", "Ben"], Clock(PRINTED).begin(0.0))


def test_lm_19_after_the_minute_only_a_card_to_the_pool_may_go(counting_tiny: Any) -> None:
    table = timed(counting_tiny)
    game = table.match.game
    late = Table(table.match, ["Ann", "Ben"], Clock(PRINTED).begin(0.0))
    forced = game.when_time_is_out(table.match.state)
    other = type(
        "Grab", (tuple,), {"_fields": ("card",), "verb": "grab", "__str__": lambda self: "grab"}
    )(("A",))
    with pytest.raises(parlor.IllegalMove) as refusal:
        late.play(other, now=65.0)
    assert refusal.value.clause == "LM-19"
    assert late.play(forced, now=66.0) == forced
    assert late.clock.stage(66.0) is Stage.THINKING


def test_r_l12_when_grace_is_over_a_card_is_played(counting_tiny: Any) -> None:
    table = timed(counting_tiny)
    assert table.tick(69.9) is None
    assert table.match.state.turn == 0
    played = table.tick(70.0)
    assert played == table.match.state.history()[0]
    assert table.match.state.turn == 1
    assert table.tick(71.0) is None


def test_no_time_runs_when_the_game_is_over(counting_tiny: Any) -> None:
    table = timed(counting_tiny)
    now = 0.0
    while not table.match.over:
        now += 70.0
        assert table.tick(now) is not None
    assert table.tick(now + 500.0) is None
    assert table.turn == -1


def test_l74_19_in_logomachy_the_lowest_card_goes_to_the_pool() -> None:
    match = parlor.match("logomachy", seats=2, seed=3, words=["IN", "AT"])
    table = Table(match, clock=Clock(PRINTED).begin(0.0))
    hand = match.state.hand(match.state.turn)
    played = table.tick(70.0)
    assert played is not None
    assert str(played).startswith("play ")
    assert played[0] in hand


def test_a_game_without_a_minute_is_never_hurried(tiny: Any, top: Any) -> None:
    table = Table(Match(tiny(["1", "2"]), random.Random(1)), clock=Clock(PRINTED).begin(0.0))
    assert table.tick(1000.0) is None
    table.play(top, now=1000.0)
