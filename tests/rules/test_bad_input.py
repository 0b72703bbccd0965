"""What people give the API may be anything: BadInput or IllegalMove, and no wrong answer."""

import copy
import random
from typing import Any

import pytest

import parlor

ODD: list[Any] = [None, True, -1, 99, 10**30, 1.5, "x", "0", [], {}, object()]
TABLES = [(game.id, edition.id) for game in parlor.games() for edition in game.editions]


def refused(what: Any, *given: Any, **named: Any) -> str:
    with pytest.raises(parlor.BadInput) as refusal:
        what(*given, **named)
    assert "\n" not in str(refusal.value)
    return str(refusal.value)


def played(id: str, edition: str, moves: int = 15) -> Any:
    state = parlor.game(id, edition).deal(random.Random(5))
    rng = random.Random(6)
    for _ in range(moves):
        state.apply(rng.choice(state.legal()))
    return state


@pytest.mark.parametrize("edition", ["", 0, False, [], {}, "x", b"asking"])
def test_an_edition_is_named_or_none(edition: Any) -> None:
    assert "has no edition" in refused(parlor.game, "household-words", edition)


@pytest.mark.parametrize(("id", "edition"), TABLES)
def test_a_deal_wants_a_generator_or_a_pack(id: str, edition: str) -> None:
    game = parlor.game(id, edition)
    assert "either" in refused(game.deal)
    assert "either" in refused(game.deal, random.Random(1), pack=game.cards)
    assert "as random.Random(7), not 5" in refused(game.deal, 5)
    assert "a list of the names of cards" in refused(game.deal, pack=5)
    for pack in ([], [1], "abc", game.cards[1:], [game.cards[0]] * len(game.cards)):
        assert "the pack has" in refused(game.deal, pack=pack)
    for dealer in (-1, game.seats, True, 1.5, "0", []):
        assert "the dealer is a seat" in refused(game.deal, random.Random(1), dealer=dealer)


@pytest.mark.parametrize(("id", "edition"), TABLES)
def test_only_a_seat_has_a_hand_and_a_view(id: str, edition: str) -> None:
    state = played(id, edition)
    for seat in (*ODD, state.game.seats):
        assert "there is no seat" in refused(state.hand, seat)
        if seat is not None:
            assert "there is no seat" in refused(state.view, seat)
            assert "there is no seat" in refused(state.resample, seat, random.Random(1))


@pytest.mark.parametrize(("id", "edition"), TABLES)
def test_whatever_is_no_move_is_refused_with_a_clause(id: str, edition: str) -> None:
    state = played(id, edition, 0)
    for move in (*ODD, ("call", 1, "Kettle"), (1, 2)):
        with pytest.raises(parlor.IllegalMove):
            state.check(move)


@pytest.mark.parametrize(("id", "edition"), TABLES)
def test_a_long_text_is_unreadable(id: str, edition: str) -> None:
    state = played(id, edition, 0)
    for text in ("", "x" * 10_000, f"call {'9' * 5000} x", f"call 1 {'x' * 10_000}"):
        with pytest.raises(parlor.Unreadable):
            state.game.parse(state, text)


@pytest.mark.parametrize(("id", "edition"), TABLES)
def test_a_damaged_view_is_refused_or_changes_nothing(id: str, edition: str) -> None:
    game, view = parlor.game(id, edition), played(id, edition).view(0)
    for given in ODD:
        assert "no view of this table" in refused(game.imagine, given, random.Random(1))
    assert "a random generator" in refused(game.imagine, view, 7)
    for key in view:
        for wrong in (*ODD[:-1], [[0, "call"]], [[0, "call", 1, "x", "hit"]], [[99, "turn"]]):
            damaged = copy.deepcopy(view)
            damaged[key] = wrong
            if damaged != view:
                refused(game.imagine, damaged, random.Random(1))
        del damaged[key]
        refused(game.imagine, damaged, random.Random(1))


def test_a_view_of_another_table_is_refused() -> None:
    game = parlor.game("household-words", seats=4)
    for other in (
        parlor.game("portrait-authors"),
        parlor.game("household-words", "spreads", 4),
        parlor.game("household-words", seats=3),
        parlor.game("household-words", lucky_draw="calls_again"),
    ):
        view = other.deal(random.Random(1)).view(0)
        assert "no view of this table" in refused(game.imagine, view, random.Random(1))


def test_a_view_may_carry_names_and_totals() -> None:
    state = played("household-words", "asking")
    view = {**state.view(1), "names": ["A", "B", "C", "D"], "totals": [0, 0, 0, 0]}
    assert state.game.imagine(view, random.Random(1)).view(1) == state.view(1)
