"""Bad input: one clear sentence on standard error, exit code 2, nothing overwritten."""

import json
from pathlib import Path
from typing import Any

import pytest

CASES: list[tuple[list[str], str]] = [
    (["nonsense"], "nonsense"),
    (["--nonsense"], "--nonsense"),
    (["simulate"], "GAME"),
    (["simulate", "chess"], "there is no game 'chess'"),
    (["play", "chess"], "there is no game 'chess'"),
    (["rules", "chess"], "there is no game 'chess'"),
    (["rules", "logomachy", "--edition", "new"], "logomachy has no edition 'new'"),
    (["rules", "logomachy", "--clause", "L74-99"], "logomachy has no clause 'L74-99'"),
    (["simulate", "household-words", "--edition", "new"], "household-words has no edition 'new'"),
    (["simulate", "household-words", "--seats", "99"], "seats, not 99"),
    (["simulate", "household-words", "--seats", "-1"], "seats, not -1"),
    (["simulate", "household-words", "--seats", "two"], "--seats"),
    (["simulate", "household-words", "--games", "0"], "--games"),
    (["simulate", "household-words", "--rule", "fast"], "name=value, not 'fast'"),
    (["simulate", "household-words", "--rule", "fast=1"], "no house rule 'fast'"),
    (["simulate", "household-words", "--rule", "lucky_draw=x"], "passes or calls_again, not 'x'"),
    (["simulate", "household-words", "--rule", "stop_after=-1"], "whole number from 0, not '-1'"),
    (
        ["simulate", "household-words", "--rule", "stop_after=1", "--rule", "stop_after=2"],
        "house rule stop_after is given twice",
    ),
    (["simulate", "household-words", "--words", "grand"], "no words are spelled"),
    (["simulate", "household-words", "--players", "cheats"], "players are random or simple"),
    (["simulate", "logomachy", "--words", "klingon"], "there is no word list 'klingon'"),
    (["simulate", "logomachy", "--rule", "partners=true", "--seats", "3"], "partners"),
    (["play", "household-words", "--names", "A,A"], "two players are named A"),
    (["play", "household-words", "--names", "A,B,C,D,E,F,G,H,I"], "seats and 9 names"),
    (["play", "household-words", "--names", ""], "'' is no name to call a player by"),
    (["play", "household-words", "--seed", "\udcff"], "a seed is a number or a text"),
    (["simulate", "household-words", "--seed", "\udcff"], "a seed is a number or a text"),
    (["play", "logomachy", "--resume", "x", "--seats", "3"], "no GAME, --seats there"),
    (["--json"], "--json stands after the command"),
    (["--json", "games"], "--json stands after the command"),
    (["rules", "portrait-authors", "--clause", "X"], "begin with PA-1, PA-B1, PA-E1, R-P01"),
    (["verify", "/no/such/file"], "/no/such/file: the file cannot be read"),
    (["replay", "/no/such/file"], "/no/such/file: the file cannot be read"),
    (["play", "--resume", "/no/such/file"], "/no/such/file: the file cannot be read"),
    (["simulate", "household-words", "--records", "/dev/null/x"], "cannot be used"),
]


@pytest.mark.parametrize(("words", "sentence"), CASES, ids=lambda case: str(case)[:60])
def test_one_sentence_and_exit_code_two(words: list[str], sentence: str, run: Any) -> None:
    result = run(*words)
    assert result.exit_code == 2
    assert result.stdout == ""
    assert result.stderr.count("\n") == 1
    assert result.stderr.startswith("parlor: ")
    assert sentence in result.stderr


def test_no_sentence_carries_commands_for_the_terminal(run: Any) -> None:
    result = run("simulate", "\x1b[31mchess\nand more")
    assert result.exit_code == 2
    assert "\x1b" not in result.stderr
    assert result.stderr.count("\n") == 1


def test_a_process_fails_the_same_way(spawn: Any, tmp_path: Path) -> None:
    foreign = tmp_path / "foreign.json"
    foreign.write_text('{"game": "chess"}')
    for words in (["simulate", "chess"], ["verify", foreign], ["bogus"]):
        result = spawn(*words)
        assert result.returncode == 2
        assert result.stdout == ""
        assert result.stderr.count("\n") == 1
        assert "Traceback" not in result.stderr
    assert foreign.read_text() == '{"game": "chess"}'


def test_an_existing_file_is_never_covered(run: Any, tmp_path: Path) -> None:
    mine = tmp_path / "mine.json"
    mine.write_text("mine")
    result = run("play", "household-words", "--save", mine)
    assert result.exit_code == 2
    assert "is there already" in result.stderr
    assert mine.read_text() == "mine"


def test_a_word_with_a_digit_is_refused_and_asked_again(run: Any) -> None:
    result = run("play", "logomachy", "--seed", 1, typed="take A 4T\nquit\n")
    assert result.exit_code == 0
    assert "cannot be read" in result.stdout


def test_a_seat_of_five_thousand_digits_is_no_traceback(run: Any, tmp_path: Path) -> None:
    words = ("simulate", "household-words", "--games", 1, "--records", tmp_path)
    assert run(*words).exit_code == 0
    record = next(tmp_path.iterdir())
    data = json.loads(record.read_text("utf-8"))
    data["deals"][0]["moves"][0] = f"call {'9' * 5000} Kettle"
    record.write_text(json.dumps(data), "utf-8")
    result = run("verify", record)
    assert result.exit_code == 2
    assert f"{record}: deal 1, move 1: " in result.stderr
    assert result.stderr.count("\n") == 1


def test_a_number_that_only_begins_well_is_no_choice(run: Any) -> None:
    assert "type a number from 1 to 3" in run(typed="0000000012\nquit\n").stdout
    typed = "legal\n0000000012345\nquit\n"
    assert "is no call" in run("play", "household-words", "--seed", 3, typed=typed).stdout
