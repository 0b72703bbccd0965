"""The pairings that show how strong the players are, each with the bar it must clear.

A pairing is one arena; what is played is kept in a file as it is finished, so a long
evening can be broken off and taken up again.
"""

import json
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from itertools import pairwise
from pathlib import Path
from typing import Any

from parlor.bots.ladder import NAMES
from parlor.games import game as make_game
from parlor.lab.arena import Arena
from parlor.play.record import write_whole
from parlor.rules.errors import BadInput


@dataclass(frozen=True)
class Pairing:
    """Who meets whom at which table, and the share of decided deals the first must win."""

    title: str
    game: str
    edition: str
    seats: int
    players: tuple[str, ...]
    bar: float | None  # None: reported, with no bar

    def command(self, deals: int) -> str:
        """How anybody plays the same again."""
        return (
            f"parlor arena {' '.join(self.players)} --game {self.game} --edition {self.edition} "
            f"--seats {self.seats} --deals {deals} --seed strength"
        )


@dataclass(frozen=True)
class Strength:
    """What came of a pairing for its first player."""

    command: str
    title: str
    bar: float | None
    deals: int
    decided: int
    share: float
    low: float
    high: float
    points: tuple[float, ...]
    seconds_a_move: float
    longest_move: float


TABLES = (
    ("logomachy", "wright-1874", 2),
    ("household-words", "asking", 2),
    ("household-words", "spreads", 2),
    ("portrait-authors", "full", 4),
)
TIMED = {"champion": "champion:0.1s"}  # what the champion is given to climb the ladder


def _ladder() -> Iterator[Pairing]:
    for game, edition, seats in TABLES:
        for below, above in pairwise(NAMES):
            title = f"{edition}: {above} against {below}"
            players = TIMED.get(above, above), below
            yield Pairing(title, game, edition, seats, players, 0.60)


def _bars() -> Iterator[Pairing]:
    logomachy, asking, spreads, authors = TABLES
    yield Pairing("Logomachy: champion against greedy", *logomachy, ("champion:1s", "greedy"), 0.82)
    three = ("champion:0.1s", "greedy", "greedy", "greedy")
    yield Pairing("full: champion against three perfect memories", *authors, three, 0.40)
    yield Pairing("spreads: champion against a rule", *spreads, ("champion:0.1s", "greedy"), 0.60)
    for table in (asking, spreads):
        pair = ("champion:0.1s", "ismcts:0.1s")
        yield Pairing(f"{table[1]}: champion against OpenSpiel's ISMCTS", *table, pair, 0.65)


def _ceiling() -> Iterator[Pairing]:
    for game, edition, seats in TABLES:
        for one in ("champion:0.1s", "cheat:0.1s"):
            title = f"{edition}: {one.split(':')[0]} against random"
            yield Pairing(title, game, edition, seats, (one, "random"), None)


PAIRINGS = {"ladder": (*_ladder(),), "bars": (*_bars(),), "ceiling": (*_ceiling(),)}


def measure(
    pairing: Pairing, deals: int, cores: int | None, progress: Callable[[], object]
) -> Strength:
    """Play a pairing."""
    game = make_game(pairing.game, edition=pairing.edition, seats=pairing.seats)
    arena = Arena(game, pairing.players, "strength")
    for _ in arena.run(deals, cores):
        progress()
    share, low, high = arena.share(0)
    turns = sum(deal.turns[0] for deal in arena.played)
    return Strength(
        pairing.command(deals),
        pairing.title,
        pairing.bar,
        len(arena.played),
        sum(deal.winner() is not None for deal in arena.played),
        share,
        low,
        high,
        tuple(arena.points(who) for who in range(len(arena.names))),
        sum(deal.thought[0] for deal in arena.played) / max(1, turns),
        max(deal.longest[0] for deal in arena.played),
    )


def kept(path: Path | None) -> dict[str, Strength]:
    """What a file keeps of an evening, by command."""
    if path is None or not path.exists():
        return {}
    try:
        rows: list[dict[str, Any]] = json.loads(path.read_text())
        return {row["command"]: Strength(**{**row, "points": tuple(row["points"])}) for row in rows}
    except (OSError, ValueError, TypeError, KeyError) as wrong:
        raise BadInput(f"{path} keeps no figures that can be read") from wrong


def keep(path: Path, figures: dict[str, Strength]) -> None:
    """Keep all figures so far."""
    rows = [asdict(figure) for figure in figures.values()]
    write_whole(path, json.dumps(rows, indent=1) + "\n", overwrite=True)
