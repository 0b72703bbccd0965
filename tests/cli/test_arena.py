"""parlor arena, parlor coach and parlor bench strength."""

import json
from pathlib import Path
from typing import Any

import pytest

import parlor
from parlor.lab.arena import Arena, ratio


def test_mirrored_deals_are_fair_to_equals(run: Any) -> None:
    told = json.loads(
        run(
            *("arena", "simple", "simple:5", "--game", "logomachy"),
            *("--deals", 10, "--cores", 1, "--json"),
        ).stdout
    )
    assert (told["deals"], told["packs"], told["seats"]) == (10, 5, 2)
    assert sum(row["won"] for row in told["players"]) == told["decided"]
    assert all(row["low"] <= row["share"] <= row["high"] for row in told["players"])


def test_the_same_seed_gives_the_same_deals_on_any_number_of_cores(run: Any) -> None:
    def points(cores: int) -> list[float]:
        words = ("arena", "simple", "random", "--game", "household-words", "--deals", 8)
        told = json.loads(run(*words, "--cores", cores, "--json").stdout)
        return [row["points"] for row in told["players"]]

    assert points(1) == points(2)


def test_a_table_for_a_reader(run: Any) -> None:
    shown = run(
        *("arena", "simple", "random", "--game", "household-words"),
        *("--deals", 4, "--cores", 1),
    ).stdout
    assert "household-words asking, 2 seats" in shown
    assert "4 deals of 2 packs, each from every seat" in shown


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["simple"], "an arena needs two players or more"),
        (["simple", "bishop"], "there is no player 'bishop'"),
        (["simple", "simple:x"], "is no entrant"),
        (["simple", "champion:0s"], "seconds to think are more than 0"),
        (["simple", "champion:1.5"], "simulations are a whole number"),
        (["simple", "random", "--seats", "3"], "2 players cannot share 3 seats equally"),
    ],
)
def test_bad_input_is_one_sentence(words: list[str], sentence: str, run: Any) -> None:
    result = run("arena", *words, "--game", "household-words")
    assert result.exit_code == 2
    assert sentence in result.stderr
    assert result.stderr.count("\n") == 1


def test_every_seating_once() -> None:
    four = parlor.game("household-words", seats=4)
    assert Arena(four, ["random", "simple"]).seatings() == [(0, 1, 0, 1), (1, 0, 1, 0)]
    one_of_four = Arena(four, ["random", "simple", "simple", "simple"])
    assert len(one_of_four.seatings()) == 4


def test_an_interval_is_honest_at_its_ends() -> None:
    share, low, high = ratio([(2, 2)] * 10)
    assert (share, high) == (1.0, 1.0)
    assert 0.6 < low < 0.8
    share, low, high = ratio([(1, 2)] * 200)
    assert low < share == 0.5 < high
    assert ratio([(0, 0)]) == (0.0, 0.0, 1.0)


def test_strength_is_kept_and_taken_up_again(run: Any, tmp_path: Path) -> None:
    file = tmp_path / "figures.json"
    words = ("bench", "strength", "ladder", "--only", "spreads: schoolmaster", "--deals", 2)
    first = run(*words, "--cores", 1, "--keep", file, "--json")
    again = run(*words, "--cores", 1, "--keep", file, "--json")
    assert json.loads(first.stdout) == json.loads(again.stdout) == json.loads(file.read_text())
    assert json.loads(first.stdout)[0]["command"].startswith("parlor arena schoolmaster visitor")
    file.write_text("[1]")
    assert "keeps no figures" in run(*words, "--keep", file).stderr


@pytest.fixture(scope="module")
def evening(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A deal of spreads between simple players."""
    from parlor.commands.simulating import simulate

    folder = tmp_path_factory.mktemp("records")
    game = parlor.game("household-words", edition="spreads", seats=2)
    simulate(game, games=1, seed="3", players="simple", deals=1, records=folder, as_json=True)
    return next(folder.glob("*.json"))


def test_the_coach_tells_every_player_how_it_went(evening: Path, run: Any) -> None:
    told = json.loads(run("coach", evening, "--simulations", 60, "--json").stdout)
    assert [player["seat"] for player in told["players"]] == [0, 1]
    assert all(0 <= player["accuracy"] <= 100 for player in told["players"])
    assert sum(player["decisions"] for player in told["players"]) == len(told["decisions"])
    for decision in told["decisions"]:
        assert decision["loss"] >= 0
        assert (decision["played"] == decision["best"]) == (decision["loss"] == 0)
    again = json.loads(run("coach", evening, "--simulations", 60, "--json").stdout)
    assert again == told


def test_the_coach_for_one_seat(evening: Path, run: Any) -> None:
    shown = run("coach", evening, "--simulations", 50, "--seat", 1).stdout
    assert "accuracy" in shown
    assert "Seat 0" not in shown
    assert "there is no seat 5" in run("coach", evening, "--seat", 5).stderr
