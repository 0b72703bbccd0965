"""Running the command: in this process, or as people do."""

import subprocess
import sys
from collections.abc import Callable
from typing import Any

import pytest
from typer.testing import CliRunner, Result

from parlor.cli import app

Run = Callable[..., Result]


@pytest.fixture
def run() -> Run:
    """Run `parlor` with these words in this process."""

    def running(*words: object, typed: str = "") -> Result:
        result = CliRunner().invoke(app, [str(word) for word in words], input=typed)
        assert result.exception is None or isinstance(result.exception, SystemExit), (
            result.exception
        )
        return result

    return running


@pytest.fixture
def spawn() -> Callable[..., Any]:
    """Run `parlor` as a process of its own."""

    def spawning(*words: object, typed: str = "") -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [sys.executable, "-m", "parlor", *map(str, words)],
            input=typed,
            capture_output=True,
            text=True,
            encoding="utf-8",
            timeout=120,
            check=False,
        )

    return spawning
