"""A player in its seat: faults are logged, the table goes on, no card is told."""

import logging
import random
import time
from typing import Any

import pytest

import parlor
from parlor.bots.company import company, seated_as
from parlor.bots.player import Budget, Player
from parlor.bots.seat import answer
from parlor.rules.errors import BadInput

GAME = parlor.game("household-words", seats=3)


def ask(choose: Any, budget: Budget, caplog: pytest.LogCaptureFixture) -> None:
    state = GAME.deal(random.Random(1))
    view, moves = state.view(state.turn), state.legal()
    with caplog.at_level(logging.ERROR, "parlor.bots"):
        player = Player("Champion", "", choose, True)
        assert answer(player, GAME, view, moves, budget, random.Random(2)) in moves
    for card in view["hand"]:
        assert card not in caplog.text


def fail(*_: Any) -> Any:
    raise RuntimeError("I hold Kettle")


def nonsense(*_: Any) -> Any:
    return ("nothing",)


def dawdle(*_: Any) -> Any:
    time.sleep(3)


@pytest.mark.parametrize("budget", [Budget(seconds=0.1), Budget(simulations=5)])
@pytest.mark.parametrize(
    ("choose", "fault"), [(fail, "failed with RuntimeError"), (nonsense, "not lawful")]
)
def test_a_faulty_player_plays_simply(
    choose: Any, fault: str, budget: Budget, caplog: pytest.LogCaptureFixture
) -> None:
    ask(choose, budget, caplog)
    assert fault in caplog.text
    assert "Kettle" not in caplog.text


def test_a_player_who_overruns_plays_simply(caplog: pytest.LogCaptureFixture) -> None:
    began = time.perf_counter()
    ask(dawdle, Budget(seconds=0.1), caplog)
    assert time.perf_counter() - began < 2
    assert "no answer after 0.1 s" in caplog.text


def test_a_good_player_is_heard(caplog: pytest.LogCaptureFixture) -> None:
    ask(lambda game, view, moves, budget, rng: moves[-1], Budget(seconds=1), caplog)
    assert caplog.text == ""


def test_company_has_names_and_rungs() -> None:
    assert company(3, taken=["You"]) == ["Schoolmaster", "Visitor", "Collector"]
    assert company(3, ["champion"]) == ["Champion", "Champion 2", "Champion 3"]
    assert company(2, ["visitor"], ["Visitor"]) == ["Visitor 2", "Visitor 3"]
    assert len(set(company(16))) == 16
    with pytest.raises(BadInput, match="no player 'bishop'"):
        company(1, ["bishop"])


def test_a_name_tells_its_rung() -> None:
    assert seated_as(GAME, "Champion 2").name == "Champion"
    assert seated_as(GAME, "Ann").name == "Schoolmaster"
