"""A table: names, turns, and moves as they are typed."""

import json
import random
from typing import Any

import pytest

import parlor
from parlor.play.table import Table, seated


def asking() -> Table:
    return Table(parlor.match("household-words", seats=3, seed=4), ["Ann", "Ben"])


def test_every_seat_has_a_name() -> None:
    assert asking().names == ("Ann", "Ben", "Seat 2")
    assert seated(["Seat 0"], 2) == ("Seat 0", "Seat 1")
    assert seated(["Seat 1"], 3) == ("Seat 1", "Seat 2", "Seat 3")


@pytest.mark.parametrize("names", ["abc", 5, None])
def test_names_are_a_list(names: Any) -> None:
    with pytest.raises(parlor.BadInput, match="names are a list"):
        seated(names, 3)


@pytest.mark.parametrize(
    ("names", "sentence"),
    [
        (["A", "B", "C", "D"], "3 seats and 4 names"),
        (["A", "A"], "two players are named A"),
        ([" "], "is no name"),
        (["A\x1b[31m"], "is no name"),
        (["A" * 41], "at most 40"),
    ],
)
def test_names_are_fit_to_be_shown(names: list[str], sentence: str) -> None:
    with pytest.raises(parlor.BadInput, match=sentence):
        seated(names, 3)


def test_moves_are_read_checked_and_played() -> None:
    table = asking()
    state = table.match.state
    lawful = state.legal()[0]
    with pytest.raises(parlor.BadInput, match="it is the turn of"):
        table.play(lawful, seat=(state.turn + 1) % 3)
    with pytest.raises(parlor.Unreadable):
        table.play("fish")
    held = state.hand(state.turn)[0]
    with pytest.raises(parlor.IllegalMove):
        table.play(f"call {(state.turn + 1) % 3} {held}")
    assert state.history() == []
    assert table.play(str(lawful), seat=state.turn) == lawful
    assert state.history() == [lawful]


def test_a_view_of_the_table_has_names_and_totals_and_is_json() -> None:
    view: dict[str, Any] = asking().view(1)
    assert view["names"] == ["Ann", "Ben", "Seat 2"]
    assert view["totals"] == [0, 0, 0]
    assert view["seat"] == 1
    json.dumps(view)


def test_nobody_plays_on_after_the_end() -> None:
    table = asking()
    rng = random.Random(1)
    while table.turn >= 0:
        table.play(rng.choice(table.match.state.legal()))
    with pytest.raises(parlor.BadInput, match="over"):
        table.play("stop")
