"""parlor simulate, verify and replay, one after the other."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import parlor


@pytest.mark.parametrize(
    ("id", "edition"),
    [(game.id, edition.id) for game in parlor.games() for edition in game.editions],
)
def test_simulate_saves_what_verify_proves(id: str, edition: str, run: Any, tmp_path: Path) -> None:
    common = ["simulate", id, "--edition", edition, "--seed", 3, "--deals", 1, "--json"]
    told = json.loads(run(*common, "--games", 2, "--records", tmp_path / "records").stdout)
    assert told["games"] == told["deals"] == 2
    assert told["edition"] == edition
    files = sorted((tmp_path / "records").iterdir())
    assert len(files) == 2
    moves = 0
    for file in files:
        proved = json.loads(run("verify", file, "--json").stdout)
        assert proved["lawful"]
        assert proved["over"]
        moves += proved["moves"]
    assert moves == told["decisions"]


def test_the_same_seed_gives_the_same_games(run: Any) -> None:
    def told(seed: str) -> Any:
        numbers = json.loads(
            run("simulate", "household-words", "--games", 4, "--seed", seed, "--json").stdout
        )
        return {key: value for key, value in numbers.items() if "second" not in key}

    assert told("a") == told("a")
    assert told("a") != told("b")


def test_the_summary_for_people(run: Any) -> None:
    result = run("simulate", "household-words", "--edition", "spreads", "--games", 3)
    assert result.exit_code == 0
    assert "moves per deal" in result.stdout
    assert "left of dealer" in result.stdout
    assert result.stderr == ""


def test_simple_players_and_house_rules(run: Any) -> None:
    told = json.loads(
        run(
            *("simulate", "logomachy", "--seats", 4, "--games", 1, "--players", "simple"),
            *("--rule", "partners=yes", "--rule", "target=5", "--words", "guest", "--json"),
        ).stdout
    )
    assert told["house_rules"] == {"partners": True, "target": 5}
    assert told["words"] == "guest"
    assert told["mean_score_by_seat"][0] == told["mean_score_by_seat"][2]


def test_records_are_not_covered(run: Any, tmp_path: Path) -> None:
    words = ["simulate", "household-words", "--games", 1, "--records", tmp_path]
    assert run(*words).exit_code == 0
    before = [file.read_bytes() for file in tmp_path.iterdir()]
    again = run(*words)
    assert again.exit_code == 2
    assert "is there already" in again.stderr
    assert [file.read_bytes() for file in tmp_path.iterdir()] == before


@pytest.fixture
def record(run: Any, tmp_path: Path) -> Path:
    words = ("--edition", "spreads", "--games", 1, "--records", tmp_path, "--rule", "target=30")
    assert run("simulate", "household-words", *words).exit_code == 0
    return next(tmp_path.iterdir())


def test_replay_shows_every_move(run: Any, record: Path) -> None:
    data = json.loads(record.read_text("utf-8"))
    shown = run("replay", record).stdout
    for number, deal in enumerate(data["deals"], 1):
        assert f"Deal {number}" in shown
        assert f"{number}.{len(deal['moves'])} {deal['moves'][-1]}"[:60] in shown
    one = run("replay", record, "--deal", 1).stdout
    assert "1.1 draw" in one
    assert "2.1 draw" not in one


def test_replay_as_json_and_from_a_seat(run: Any, record: Path) -> None:
    told = json.loads(run("replay", record, "--deal", 1, "--json").stdout)
    first = told["deals"][0]["moves"][0]
    assert first["view"]["seat"] is None
    assert first["view"]["hand"] == []
    assert first["told"]
    mine = json.loads(run("replay", record, "--deal", 1, "--seat", 1, "--json").stdout)
    assert mine["deals"][0]["moves"][0]["view"]["hand"]
    assert "Your hand" in run("replay", record, "--seat", 1, "--deal", 1).stdout
    for wrong in (["--deal", 0], ["--deal", 99], ["--seat", 2], ["--seat", -1]):
        result = run("replay", record, *wrong)
        assert result.exit_code == 2
        assert result.stderr.count("\n") == 1


def test_replay_step_by_step(run: Any, record: Path) -> None:
    result = run("replay", record, "--step", typed="\nq\n")
    assert result.exit_code == 0
    assert "1.2" in result.stdout
    assert "1.3" not in result.stdout
    assert run("replay", record, "--step", typed="\n").exit_code == 0


def test_an_altered_record_is_named_with_its_place(run: Any, record: Path) -> None:
    data = json.loads(record.read_text("utf-8"))
    data["deals"][0]["moves"][2] = "pass"
    record.write_text(json.dumps(data))
    for command in ("verify", "replay"):
        result = run(command, record)
        assert result.exit_code == 2
        assert f"{record}: deal 1, move 3: " in result.stderr
        assert "(R-S12)" in result.stderr or "(HW2-" in result.stderr


def test_a_closed_pipe_is_no_traceback(record: Path) -> None:
    command = [sys.executable, "-m", "parlor", "replay", str(record)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.readline()
        process.stdout.close()
        assert process.stderr.read() == b""


def test_a_seed_is_shown_as_it_was_given(run: Any) -> None:
    shown = run("simulate", "household-words", "--games", 1, "--seed", "[/] [bold]").stdout
    assert shown.splitlines()[0].endswith("seed [/] [bold]")


def test_a_record_read_from_another_seat_calls_nobody_else_you(run: Any, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    words = ("--seats", 2, "--seed", 5, "--save", file)
    run("play", "household-words", *words, typed="legal\n1\nlegal\n1\nquit\n")
    for seat, caller in ((None, "You call on Schoolmaster"), (0, "You call on Schoolmaster")):
        assert caller in run("replay", file, *(("--seat", seat) if seat == 0 else ())).stdout
    shown = run("replay", file, "--seat", 1).stdout
    assert "Seat 0 calls on you" in shown
    assert "You call on Seat 0" in shown
    assert "You call on you" not in shown


def test_every_key_of_the_json_is_explained(run: Any, record: Path) -> None:
    guide = (Path(__file__).parents[2] / "docs/guide/command-line.md").read_text("utf-8")
    for words in (
        ["--version"],
        ["games"],
        ["rules", "logomachy"],
        ["rules", "logomachy", "--clause", "L74-8"],
        ["rules", "logomachy", "--clause", "R-L10"],
        ["simulate", "logomachy", "--games", 1, "--deals", 1],
        ["verify", record],
        ["replay", record, "--deal", 1],
        ["word", "quay"],
        ["find", "--hand", "MYTE", "--pool", "AN"],
    ):
        for key in keys(json.loads(run(*words, "--json").stdout)):
            assert f"`{key}`" in guide, (words, key)
    from parlor.commands.benching import as_data
    from parlor.lab.contest import ENGINE, Result

    for key in as_data(Result(ENGINE[0], 1.0, 2.0, 3.0), "game"):
        assert f"`{key}`" in guide


def keys(data: Any) -> set[str]:
    """Every key; what views, switches and house rules hold is explained elsewhere."""
    if isinstance(data, list):
        return set().union(*map(keys, data))
    if not isinstance(data, dict):
        return set()
    inner = [value for key, value in data.items() if key not in ("view", "values", "house_rules")]
    rules = data.get("house_rules")
    return set(data) | keys(inner) | (keys(rules) if isinstance(rules, list) else set())
