"""parlor play, typed as people type it."""

import io
import json
import random
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console, Group

import parlor
from parlor.bots.company import company
from parlor.bots.player import Budget
from parlor.commands.playing import Sitting
from parlor.commands.showing import moves_in_short, table
from parlor.commands.speaking import THEME, out
from parlor.commands.telling import news
from parlor.play import record as records
from parlor.play.law import rulebook_of
from parlor.play.match import Match
from parlor.play.record import Record
from parlor.play.table import Table

NAMES = company(16)


def whole_game() -> str:
    """Somebody who always lists the moves, or where they are many the plays, and takes one."""
    rng = random.Random(1)
    return "".join(f"legal\n{rng.choice((1, 2, 3))}\n1\nlegal play\n1\n" for _ in range(1500))


@pytest.mark.parametrize(
    ("id", "options"),
    [
        ("household-words", ["--edition", "spreads", "--rule", "target=20"]),
        ("logomachy", ["--seats", "2", "--deals", "1"]),
        ("portrait-authors", ["--edition", "bank"]),
    ],
)
def test_a_whole_game_at_the_prompt(id: str, options: list[str], run: Any, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    result = run("play", id, *options, "--seed", 4, "--save", file, typed=whole_game())
    assert result.exit_code == 0
    assert result.stderr == ""
    assert " win" in result.stdout
    assert "The record is in" in result.stdout
    assert json.loads(run("verify", file, "--json").stdout)["over"]


def test_hints_one_at_a_time(run: Any) -> None:
    typed = "hint\nhint\nhint\nhint\nquit\n"
    words = ("--seats", 2, "--seed", 5, "--think", 0.2)
    shown = run("play", "logomachy", *words, typed=typed).stdout
    said = [line for line in shown.replace("Your move> ", "\n").splitlines() if line.strip()]
    given = said[said.index(next(line for line in said if line.startswith("help tells"))) + 1 : -1]
    assert len(given) == 4
    assert given[2] == given[3] != given[1] != given[0]


def test_against_whom_one_plays(run: Any) -> None:
    words = ("play", "household-words", "--seed", 3, "--against")
    assert "Champion 2" in run(*words, "champion", typed="quit\n").stdout
    refused = run(*words, "bishop", typed="quit\n")
    assert refused.exit_code == 2
    assert "there is no player 'bishop'" in refused.stderr


def test_asking_by_name(run: Any) -> None:
    typed = "call Schoolmaster Piano\ncall school\nfoo\nquit\n"
    result = run("play", "household-words", "--seed", 3, typed=typed)
    assert "You hold Piano yourself." in result.stdout
    assert "R-H01" in result.stdout
    assert "help tells how" in result.stdout
    assert result.stdout.endswith("Good-bye.\n")


def test_a_refused_move_shows_its_clause(run: Any) -> None:
    result = run("play", "household-words", "--seed", 3, typed="call 1 Kettle\nquit\n")
    assert "You hold no card of Kitchen." in result.stdout
    assert "HW1-3 On your turn you call" in result.stdout


def test_help_legal_rules_score_and_table(run: Any) -> None:
    typed = "help\nlegal\nrules\nrules HW1-4\nrules X-1\nscore\ntable\n\nquit\n"
    shown = run("play", "household-words", "--seed", 3, typed=typed).stdout
    assert "You may say, for example: call " in shown
    assert "HW1-4 If you miss" in shown
    assert "there is no clause 'X-1'" in shown
    assert "0 in this deal" in shown
    assert shown.count("Your hand") == 2


@pytest.mark.parametrize(
    ("id", "edition"),
    [(game.id, edition.id) for game in parlor.games() for edition in game.editions],
)
def test_the_screen_shows_no_more_than_a_seat_may_know(id: str, edition: str) -> None:
    """Two worlds that look the same to a seat look the same on its screen."""
    game = parlor.game(id, edition=edition)
    state = game.deal(random.Random(3))
    rng = random.Random(4)
    for _ in range(12):
        state.apply(rng.choice(state.legal()))
    for seat in (None, 0, 1):
        shown = [
            screen(table(world.view(seat), "", news(world.view(seat), 0, NAMES), game.faces()))
            for world in (state, state.resample(seat, rng), state.resample(seat, rng))
        ]
        assert len(set(shown)) == 1
        assert len(shown[0]) > 200


def screen(drawn: Any, width: int = 90) -> str:
    console = Console(file=io.StringIO(), theme=THEME, width=width)
    with console.capture() as captured:
        console.print(drawn)
    return captured.get()


def test_names_are_given_and_kept(run: Any, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    words = ("--names", "Ann, Ben", "--seats", 3, "--save", file, "--seed", 5)
    shown = run("play", "household-words", *words, typed="quit\n").stdout
    assert "Ann · you" in shown
    assert "Ben" in shown
    assert Record.load(file).names[:2] == ("Ann", "Ben")
    assert f"To go on with it: parlor play --resume {file}\n" in shown


def test_end_of_input_saves_and_the_game_goes_on(run: Any, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    words = ("--seed", 5, "--save", file)
    left = run("play", "household-words", *words, typed="legal\n1\n")
    assert left.exit_code == 0
    moves = len(Record.load(file).deals[0].moves)
    assert moves > 0
    again = run("play", "--resume", file, "--seed", 6, typed="legal\n1\n")
    assert again.exit_code == 0
    assert len(Record.load(file).deals[0].moves) > moves
    other = tmp_path / "other.json"
    before = file.read_bytes()
    assert run("play", "--resume", file, "--save", other, typed="legal\n1\n").exit_code == 0
    assert file.read_bytes() == before
    assert other.exists()


def test_a_finished_game_does_not_go_on(run: Any, tmp_path: Path) -> None:
    run("simulate", "household-words", "--games", 1, "--records", tmp_path)
    result = run("play", "--resume", next(tmp_path.iterdir()))
    assert result.exit_code == 2
    assert "this game is over" in result.stderr


def test_plain_parlor_welcomes_and_asks(run: Any) -> None:
    left = run(typed="")
    assert left.exit_code == 0
    assert "Welcome" in left.stdout
    for game in parlor.games():
        assert game.title in left.stdout
    chosen = run(typed="what\nhouse\nquit\n")
    assert "type a number from 1 to 3" in chosen.stdout
    assert "Your hand" in chosen.stdout
    assert chosen.exit_code == 0
    assert "Your hand" in run(typed="2\nquit\n").stdout
    assert run("play", typed="quit\n").exit_code == 0


def test_ctrl_c_leaves_politely_and_saves(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    process = subprocess.Popen(
        [sys.executable, "-m", "parlor", "play", "household-words", "--save", str(file)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
    )
    with process:
        for _ in range(200):
            if file.exists():
                break
            time.sleep(0.05)
        time.sleep(0.5)
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=30)
    assert process.returncode == 130
    assert "Good-bye." in out
    assert "Traceback" not in err
    Record.load(file)


def test_a_process_plays_a_whole_game(spawn: Any) -> None:
    words = ("--edition", "spreads", "--deals", 1, "--seed", 9)
    result = spawn("play", "household-words", *words, typed=whole_game())
    assert result.returncode == 0
    assert result.stderr == ""
    assert " win" in result.stdout


def test_signs_that_a_terminal_lacks_are_no_traceback(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONIOENCODING", "ascii")
    done = subprocess.run(
        [sys.executable, "-m", "parlor", "play", "household-words", "--seed", "1"],
        input=b"call \xff\xfe Kettle\nquit\n",
        capture_output=True,
        timeout=60,
        check=False,
    )
    assert done.returncode == 0
    assert done.stderr == b""
    assert b"Good-bye." in done.stdout


def test_a_newcomer_is_told_what_to_type(run: Any) -> None:
    shown = run(typed="portrait authors\nquit\n").stdout
    assert "quit leaves" in shown.split("Which game>")[0]
    assert rulebook_of("portrait-authors").about[:40] in shown
    assert shown.count("help tells how to play") == 1


def test_what_is_chosen_holds_whichever_game_is_asked_for(run: Any, tmp_path: Path) -> None:
    file = tmp_path / "my game.json"
    shown = run("play", "--seats", 3, "--save", file, typed="house\nquit\n").stdout
    assert Record.load(file).seats == 3
    assert f"parlor play --resume '{file}'" in shown


def test_legal_lists_a_part(run: Any) -> None:
    typed = "legal\nlegal whittier\nlegal nobody\nquit\n"
    shown = run("play", "portrait-authors", "--seats", 3, "--seed", 5, typed=typed).stdout
    assert "86 moves in short; as a list: legal Raymond" in shown
    assert " 1 call 1 Poets: sketch of John G. Whittier" in shown
    assert "you have no move with 'nobody' in it" in shown


def test_moves_in_short_break_no_name() -> None:
    moves = parlor.game("portrait-authors", seats=3).deal(random.Random(5)).legal()
    shown = screen(Group(*moves_in_short(moves)), 60)
    for move in moves:
        assert move.card.partition(": ")[2] in shown
    words = parlor.game("logomachy", seats=2).deal(random.Random(11)).legal()
    assert "take  " in screen(Group(*moves_in_short(words)))


def test_nothing_that_was_said_is_left_out_in_silence(run: Any) -> None:
    game = parlor.game("household-words", seats=2)
    sitting = Sitting(
        Table(Match(game, random.Random(1)), ["You"]),
        out(),
        random.Random(1),
        None,
        Budget(seconds=1),
    )
    sitting.recent = [f"line {number}" for number in range(20)]
    assert len(sitting.lately()) == 20
    sitting.recent = [f"line {number}" for number in range(50)]
    assert sitting.lately()[:2] == ["(10 more before)", "line 10"]
    assert sitting.lately() == []


def test_pa_b3_a_second_draw_is_told_once_and_with_its_card() -> None:
    game = parlor.game("portrait-authors", edition="bank")
    rng = random.Random(2)
    seen = 0
    for _ in range(40):
        state = game.deal(rng)
        while not state.over:
            move = rng.choice(state.legal())
            seat, heard = state.turn, len(state.view(0)["said"])
            left = len(state.order) - state.next
            state.apply(move)
            if str(move) != "draw":
                continue
            drew = [line for line in news(state.view(seat), heard, NAMES) if "You draw" in line]
            assert (
                drew == ([f"You draw {state.view(seat)['received'][-1]} from the pack."] * left)[:1]
            )
            seen += bool(drew)
    assert seen > 5


def test_every_draw_of_a_deal_is_told_with_its_card() -> None:
    for edition in ("asking", "spreads"):
        game = parlor.game("household-words", edition=edition, seats=3)
        state = game.deal(random.Random(3))
        rng = random.Random(4)
        while not state.over:
            state.apply(rng.choice(state.legal()))
        view = state.view(1)
        draws = [line for line in news(view, 0, NAMES) if line.startswith("You draw ")]
        cards = view["received"][len(view["received"]) - len(draws) :]
        assert draws == [f"You draw {card} from the pack." for card in cards]
        assert draws


def test_a_narrow_screen_cuts_no_heading() -> None:
    view = parlor.game("logomachy", seats=8).deal(random.Random(1)).view(0)
    shown = screen(table({**view, "names": NAMES[:8]}), 60)
    assert "…" not in shown
    assert "Lexicographer" in shown
    view["tally"][0]["sweeps"] = 1
    assert "sweeps" in screen(table({**view, "names": NAMES[:8]}), 60)


def test_a_full_disk_does_not_end_the_game(
    run: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "game.json"
    saves = []

    def full(_: int) -> None:
        saves.append(1)
        if len(saves) > 3:
            raise OSError(28, "No space left on device")

    monkeypatch.setattr(records.os, "fsync", full)
    words = ("--edition", "spreads", "--deals", 1, "--seed", 9, "--save", file)
    result = run("play", "household-words", *words, typed=whole_game())
    assert "no space left on device (play goes on)" in " ".join(result.stdout.split())
    assert " win" in result.stdout
    assert "The record is in" not in result.stdout
    assert result.exit_code == 2
    assert "cannot be written: no space left on device" in result.stderr
    assert not Record.load(file).over
