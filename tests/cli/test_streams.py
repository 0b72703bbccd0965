"""Standard streams that are closed, full or gone: a sentence at most, never a traceback."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

PLAY = ["play", "household-words", "--seed", "1"]


def parlor(words: list[str], **streams: Any) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(
        [sys.executable, "-m", "parlor", *words], timeout=60, check=False, **streams
    )


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no /dev/full here")
@pytest.mark.parametrize("words", [["--version"], ["games"], ["games", "--json"], PLAY])
def test_a_full_disk_behind_the_output_is_one_sentence(words: list[str]) -> None:
    with Path("/dev/full").open("wb") as full:
        done = parlor(words, stdin=subprocess.DEVNULL, stdout=full, stderr=subprocess.PIPE)
    assert done.returncode == 2
    assert done.stderr == b"parlor: nothing can be printed: no space left on device\n"


@pytest.mark.skipif(os.name == "nt", reason="no shell that closes a stream")
@pytest.mark.parametrize("words", [[], PLAY])
def test_a_closed_input_ends_the_game(words: list[str]) -> None:
    closing = ["sh", "-c", 'exec "$@" <&-', "sh", sys.executable, "-m", "parlor", *words]
    done = subprocess.run(closing, capture_output=True, timeout=60, check=False)
    assert done.returncode == 0
    assert done.stdout.endswith(b"Good-bye.\n")
    assert done.stderr == b""


@pytest.mark.skipif(os.name == "nt", reason="no shell that closes a stream")
def test_a_closed_output_is_no_traceback() -> None:
    closing = ["sh", "-c", 'exec "$@" >&-', "sh", sys.executable, "-m", "parlor", "games", "--json"]
    done = subprocess.run(closing, stderr=subprocess.PIPE, timeout=60, check=False)
    assert done.returncode == 0
    assert done.stderr == b""
