"""Whole deals written out, a text for every edition: a difference is for a reader to judge.

`python -m tests.playthroughs.test_playthroughs` writes them anew.
"""

import json
import random
from pathlib import Path
from typing import Any

import pytest

import parlor

FOLDER = Path(__file__).parent
WORDS = """AM AN ANY AT ATE AX BE BEAD BED BOO CAN CAT COO DO EAR EAT ED ERE FA FEE GO GOO HE HOE
IDEA IN IO IT LIE LO MAD MAN MANY MAT ME NO OAF OF ON OX PI QUAY TEA TO UP US VIA WE YE YEA ZOO"""


def editions() -> list[tuple[str, str]]:
    return [(game.id, edition.id) for game in parlor.games() for edition in game.editions]


def written(id: str, edition: str) -> str:
    """A random deal: what was said, and what each saw at the end."""
    extra: dict[str, Any] = {"words": WORDS.split()} if id == "logomachy" else {}
    game = parlor.game(id, edition, **extra)
    rng = random.Random(f"{id} {edition}")
    state = game.deal(rng)
    lines = [f"# {id} {edition}, {game.seats} seats, dealer {state.dealer}"]
    lines += [f"hand {seat}: {', '.join(state.hand(seat))}" for seat in range(game.seats)]
    heard = 0
    while not state.over:
        legal = state.legal()
        move = rng.choice(legal)
        lines.append(f"{state.turn} of {len(legal):>3}: {move}")
        state.apply(move)
        said = state.view(None)["said"]
        lines += [f"    {json.dumps(entry)}" for entry in said[heard:]]
        heard = len(said)
    lines.append(f"scores {list(state.scores())}")
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize(("id", "edition"), editions())
def test_the_deal_reads_as_written(id: str, edition: str) -> None:
    assert written(id, edition) == (FOLDER / f"{id}-{edition}.txt").read_text("utf-8")


if __name__ == "__main__":
    for id, edition in editions():
        (FOLDER / f"{id}-{edition}.txt").write_text(written(id, edition), "utf-8")
