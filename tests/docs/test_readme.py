"""The game that the README shows is the one that is dealt."""

from pathlib import Path

from typer.testing import CliRunner

from parlor.cli import app

README = Path(__file__).parents[2] / "README.md"


def test_the_game_in_the_readme_is_dealt_so() -> None:
    text = README.read_text("utf-8")
    shown = text.split("```text\n")[1].split("```")[0].splitlines()
    typed = shown[-1].removeprefix("Your move> ") + "\nquit\n"
    command = text.split("(`parlor ")[1].split("`")[0].split()
    result = CliRunner().invoke(app, command, input=typed, env={"COLUMNS": "80"})
    assert result.exit_code == 0
    dealt = result.stdout.splitlines()
    for line in shown[:-1]:
        assert line in dealt
    assert "SIP" in result.stdout
