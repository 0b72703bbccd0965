"""parlor games, parlor rules, parlor --version."""

import json
from typing import Any

import pytest

import parlor


def test_version_says_how_the_engine_runs(run: Any) -> None:
    assert run("--version").stdout == f"parlor {parlor.__version__} ({parlor.engine()})\n"
    told = json.loads(run("--version", "--json").stdout)
    assert told == {"version": parlor.__version__, "engine": parlor.engine()}


def test_games_are_listed(run: Any) -> None:
    shown = run("games").stdout
    told = json.loads(run("games", "--json").stdout)
    assert [game["id"] for game in told] == [game.id for game in parlor.games()]
    for game in told:
        assert game["id"] in shown
        for edition in game["editions"]:
            assert edition["id"] in shown
            assert all(rule["answers"] for rule in edition["house_rules"])


@pytest.mark.parametrize(
    ("id", "edition"),
    [(game.id, edition.id) for game in parlor.games() for edition in game.editions],
)
def test_rules_of_every_edition(id: str, edition: str, run: Any) -> None:
    shown = run("rules", id, "--edition", edition).stdout
    told = json.loads(run("rules", id, "--edition", edition, "--json").stdout)
    assert told["edition"]["id"] == edition
    assert told["sources"]
    for entry in told["clauses"] + told["rulings"]:
        assert entry["id"] in shown
    for rule in told["edition"]["house_rules"]:
        assert rule["name"] in shown


def test_one_clause(run: Any) -> None:
    shown = run("rules", "logomachy", "--clause", "l74-16").stdout
    assert shown.startswith("L74-16 ")
    assert "R-L08" in shown
    told = json.loads(run("rules", "logomachy", "--clause", "R-L08", "--json").stdout)
    assert told["switch"] == "odd_cards"
    assert run("rules", "logomachy", "--clause", "R-L08").stdout.startswith("R-L08 ")


def test_help_is_plain(run: Any) -> None:
    for command in ("games", "rules", "simulate", "replay", "verify", "play"):
        assert command in run("--help").stdout
        assert run(command, "--help").exit_code == 0
