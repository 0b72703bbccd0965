"""`parlor find`: tricks with their cards, prizes and sweeps; `parlor bench words`."""

import json
from typing import Any

import pytest

WRONG: list[tuple[list[str], str]] = [
    (["--hand", "M1", "--pool", "AN"], "'1' in the hand 'M1' is not a letter from A to Z"),
    (["--hand", "MY", "--pool", "caf\u00e9"], "in the pool 'caf\u00e9' is not a letter"),
    (["--hand", "M Y", "--pool", "AN"], "' ' in the hand"),
    (["--hand", "", "--pool", "AN"], "the hand is empty: give its letters, as in --hand MYTE"),
    (["--hand", "MY", "--pool", " "], "the pool is empty"),
    (["--hand", "MY", "--pool", "A" * 10_000], "a pool of 10000 letters is more than two packs"),
    (["--hand", "A" * 10_000, "--pool", "MY"], "a hand of 10000 letters is more than two packs"),
    (["--hand", "MY", "--pool", "AN", "--list", "klingon"], "there is no word list 'klingon'"),
    (["--hand", "MY"], "--pool"),
    (["--pool", "MY"], "--hand"),
]


@pytest.mark.parametrize(("words", "sentence"), WRONG, ids=lambda case: str(case)[:40])
def test_bad_letters_get_one_sentence(words: list[str], sentence: str, run: Any) -> None:
    result = run("find", *words)
    assert result.exit_code == 2
    assert result.stdout == ""
    assert result.stderr.count("\n") == 1
    assert sentence in result.stderr


def test_tricks_are_printed_best_first(run: Any) -> None:
    result = run("find", "--hand", "myte", "--pool", "anuo")
    assert result.exit_code == 0
    lines = result.stdout.splitlines()
    assert lines[0].split() == ["card", "word", "cards", "prizes", "sweep", "points"]
    assert ["Y", "ANY", "3"] in [line.split() for line in lines]
    sizes = [int(line.split()[2]) for line in lines[1:]]
    assert sizes == sorted(sizes, reverse=True)


def test_prizes_and_sweeps_count(run: Any) -> None:
    result = run("find", "--hand", "QT", "--pool", "UIZ", "--list", "guest", "--json")
    assert result.exit_code == 0
    told = json.loads(result.stdout)
    assert (told["list"], told["hand"], told["pool"]) == ("guest", "QT", "UIZ")
    assert told["tricks"][0] == {
        "card": "Q",
        "word": "QUIZ",
        "cards": 4,
        "prizes": [],
        "double_prizes": ["Q", "Z"],
        "sweep": True,
        "points": 5,
    }
    assert [trick["word"] for trick in told["tricks"]] == ["QUIZ", "IT"]
    assert not told["tricks"][1]["sweep"]
    single = run("find", "--hand", "X", "--pool", "AT")
    assert single.stdout.splitlines()[1].split() == ["X", "TAX", "3", "X", "sweep", "2"]


def test_no_trick_is_said(run: Any) -> None:
    result = run("find", "--hand", "X", "--pool", "Q")
    assert result.exit_code == 0
    assert result.stdout == "No card of X takes a trick from Q by the list parlor.\n"


def test_the_benchmark_tells_every_bar(run: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("dawg")
    from parlor.commands import benching

    rows = [row for row in benching.WORDS if row.title == "parlor, pool of 4"]
    monkeypatch.setattr(benching, "WORDS", tuple(rows))
    monkeypatch.setattr(benching, "OPENING_BARS", {"parlor": (60.0, None)})
    result = run("bench", "words", "--rounds", 1, "--seconds", 0.01, "--json")
    assert result.exit_code == 0, result.stderr
    told = json.loads(result.stdout)
    assert [row["peer"] for row in told["speed"]] == ["dawg2 parlor 4", "naive parlor 4"]
    assert [row["compiled_bar"] for row in told["speed"]] == [4, 5000]
    assert all(row["pure_ratio"] > 0 for row in told["speed"])
    assert all(opening["ms"] > 0 for opening in told["opening"])
    table = run("bench", "words", "--rounds", 1, "--seconds", 0.01)
    assert "The first question in a fresh process" in table.stdout
