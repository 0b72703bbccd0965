"""`parlor simulate`: many games at speed, and what came of them."""

import random
import re
import time
from collections.abc import Callable, Iterable
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from typing import Any

from rich.markup import escape
from rich.table import Table as Grid

from parlor.bots.simple import choose
from parlor.commands.speaking import err, out, print_json
from parlor.play.match import Match, seeded
from parlor.play.record import Record, reason_of
from parlor.rules.errors import BadInput
from parlor.rules.game import Game

PLAYERS = ("random", "simple")


def simulate(
    game: Game,
    *,
    games: int,
    seed: str,
    players: str,
    deals: int | None,
    records: Path | None,
    as_json: bool,
) -> bool:
    """Play the games and report; False if they were broken off."""
    if players not in PLAYERS:
        raise BadInput(f"players are {' or '.join(PLAYERS)}, not {players!r}")
    seeded(seed)
    file_of = _files(records, game, games, seed) if records is not None else None
    tally = Tally(game, seed, players)
    broken_off = False
    console = err()
    with _bar(console, games) as advance:
        try:
            for number in range(games):
                match = Match(game, random.Random(f"{seed}/{number}/deal"), deals=deals)
                began = time.perf_counter()
                _play(match, random.Random(f"{seed}/{number}/play"), players)
                tally.add(match, time.perf_counter() - began)
                if file_of is not None:
                    Record.of(match).save(file_of(number + 1))
                advance()
        except KeyboardInterrupt:
            broken_off = True
    if not tally.games:
        return False
    if as_json:
        print_json(tally.report())
    else:
        _show(tally.report())
    return not broken_off


def _play(match: Match, rng: random.Random, players: str) -> None:
    draw = rng.random
    if players == "random":
        while not match.winners:
            moves = match.state.legal()
            match.apply(moves[int(draw() * len(moves))])
        return
    while not match.winners:
        state = match.state
        match.apply(choose(state.view(state.turn), state.legal(), rng))


class Tally:
    """The sums over all games."""

    def __init__(self, game: Game, seed: str, players: str) -> None:
        self.game = game
        self.seed = seed
        self.players = players
        self.games = 0
        self.seconds = 0.0
        self.lengths: list[int] = []  # moves of every deal
        self.deals: list[int] = []  # deals of every game
        self.scores = [0] * game.seats
        self.by_place = [0] * game.seats  # places count from the dealer's left
        self.deals_won = [0.0] * game.seats  # by place; who tie share the deal
        self.games_won = [0.0] * game.seats

    def add(self, match: Match, seconds: float) -> None:
        """Count one game."""
        self.games += 1
        self.seconds += seconds
        self.deals.append(len(match.deals))
        seats = self.game.seats
        for deal in match.deals:
            self.lengths.append(len(deal.moves))
            best = [seat for seat in range(seats) if deal.scores[seat] == max(deal.scores)]
            for seat in range(seats):
                place = (seat - deal.dealer - 1) % seats
                self.scores[seat] += deal.scores[seat]
                self.by_place[place] += deal.scores[seat]
                if seat in best:
                    self.deals_won[place] += 1 / len(best)
        for seat in match.winners:
            self.games_won[seat] += 1 / len(match.winners)

    def report(self) -> dict[str, Any]:
        """What the sums say."""
        deals, moves = len(self.lengths), sum(self.lengths)
        return {
            **self.game.sketch(),
            "players": self.players,
            "seed": self.seed,
            "games": self.games,
            "deals": deals,
            "decisions": moves,
            "deals_per_game": _spread(self.deals),
            "moves_per_deal": _spread(self.lengths),
            "mean_score_by_seat": _each(self.scores, deals),
            "mean_score_by_place": _each(self.by_place, deals),
            "deals_won_by_place": _each(self.deals_won, deals),
            "games_won_by_seat": _each(self.games_won, self.games),
            "seconds": round(self.seconds, 4),
            "decisions_per_second": round(moves / self.seconds) if self.seconds else None,
        }


def _spread(numbers: list[int]) -> dict[str, float]:
    mean = round(sum(numbers) / len(numbers), 3)
    return {"mean": mean, "least": min(numbers), "most": max(numbers)}


def _each(sums: Iterable[float], count: int) -> list[float]:
    return [round(total / count, 4) for total in sums]


def _files(folder: Path, game: Game, games: int, seed: str) -> Callable[[int], Path]:
    """The file each record goes to, counted from 1; none of them is there yet."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        there = sorted(folder.iterdir())
    except OSError as wrong:
        raise BadInput(f"the folder {folder} cannot be used: {reason_of(wrong)}") from None
    marks = "".join(letter if letter.isalnum() else "_" for letter in seed)[:40]
    start = f"{game.id}-{game.edition.id}-{game.seats}-{marks}"
    digits = len(str(games))
    ours = re.compile(rf"{re.escape(start)}-(\d{{{digits}}})\.json")
    for file in there:
        if (found := ours.fullmatch(file.name)) and 1 <= int(found[1]) <= games:
            raise BadInput(f"{file} is there already, and is left as it is")
    return lambda number: folder / f"{start}-{number:0{digits}}.json"


def _bar(console: Any, games: int) -> AbstractContextManager[Callable[[], None]]:
    if not console.is_terminal:
        return nullcontext(lambda: None)
    return _Bar(console, games)


class _Bar:
    """A progress bar on standard error."""

    def __init__(self, console: Any, games: int) -> None:
        from rich.progress import Progress, SpinnerColumn, TimeRemainingColumn

        columns = (SpinnerColumn(), *Progress.get_default_columns()[:-1], TimeRemainingColumn())
        self.progress = Progress(*columns, console=console, transient=True)
        self.task = self.progress.add_task("Playing", total=games)

    def __enter__(self) -> Callable[[], None]:
        self.progress.start()
        return lambda: self.progress.advance(self.task)

    def __exit__(self, *_: object) -> None:
        self.progress.stop()


def _show(report: dict[str, Any]) -> None:
    console = out()
    rules = ", ".join(f"{name}={value}" for name, value in report["house_rules"].items())
    seed = escape(report["seed"])
    console.print(
        f"[heading]{report['game']}[/] · {report['edition']} · {report['seats']} seats"
        f"{' · ' + rules if rules else ''} · {report['players']} players · seed {seed}"
    )
    grid = Grid.grid(padding=(0, 2))
    for key in ("games", "deals", "decisions"):
        grid.add_row(key, f"{report[key]:,}")
    for key in ("deals_per_game", "moves_per_deal"):
        numbers = report[key]
        text = f"{numbers['mean']:,} ({numbers['least']} to {numbers['most']})"
        grid.add_row(key.replace("_", " "), text)
    grid.add_row("time", f"{report['seconds']:.2f} s")
    if report["decisions_per_second"]:
        grid.add_row("speed", f"{report['decisions_per_second']:,} decisions a second")
    console.print(grid)
    seats = Grid(box=None, padding=(0, 2, 0, 0), header_style="quiet")
    for heading in ("", "mean score", "deals won", "", "mean score", "games won"):
        seats.add_column(heading, justify="right")
    for seat in range(report["seats"]):
        place = "left of dealer" if seat == 0 else f"{seat + 1}."
        seats.add_row(
            "dealer" if seat == report["seats"] - 1 else place,
            f"{report['mean_score_by_place'][seat]:.2f}",
            f"{report['deals_won_by_place'][seat]:.1%}",
            f"seat {seat}",
            f"{report['mean_score_by_seat'][seat]:.2f}",
            f"{report['games_won_by_seat'][seat]:.1%}",
        )
    console.print(seats)
