"""`parlor arena`: players against each other on mirrored deals, and what it proves."""

from collections.abc import Sequence
from typing import Any

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from parlor.commands.choosing import chosen_edition
from parlor.commands.speaking import err, out, print_json
from parlor.lab.arena import Arena
from parlor.lab.ratings import ADVICE, ratings
from parlor.rules.game import Game


def fitting_seats(game: str, edition: str | None, players: int) -> int:
    """As many seats as players, or twice as many and so on, until the game has them."""
    low, high = chosen_edition(game, edition).seats
    return next((n for n in range(players, high + 1, players) if n >= low), players)


def contend(
    game: Game,
    players: Sequence[str],
    *,
    deals: int,
    seed: str,
    cores: int | None,
    as_json: bool,
) -> bool:
    """Play the deals and report; False if they were broken off."""
    arena = Arena(game, players, seed)
    broken_off = False
    with Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=err(),
        transient=True,
    ) as progress:
        turns = len(arena.seatings())
        task = progress.add_task("dealing", total=-(-deals // turns) * turns)
        try:
            for _ in arena.run(deals, cores):
                progress.advance(task)
        except KeyboardInterrupt:
            broken_off = True
    if not arena.played:
        return False
    report = as_data(arena)
    if as_json:
        print_json(report)
    else:
        _show(report)
    return not broken_off


def as_data(arena: Arena) -> dict[str, Any]:
    """What came of it."""
    rated = ratings(arena)
    rows = []
    for who, name in enumerate(arena.names):
        share, low, high = arena.share(who)
        moves = sum(deal.turns[who] for deal in arena.played)
        rows.append(
            {
                "player": name,
                "seats": arena.seatings()[0].count(who),
                "won": sum(deal.winner() == who for deal in arena.played),
                "share": share,
                "low": low,
                "high": high,
                "points": arena.points(who),
                "rating": None if rated is None else rated[who].mu,
                "rating_error": None if rated is None else rated[who].sigma,
                "seconds_a_move": sum(d.thought[who] for d in arena.played) / max(1, moves),
                "longest_move": max(deal.longest[who] for deal in arena.played),
            }
        )
    return {
        **arena.game.sketch(),
        "seed": arena.seed,
        "deals": len(arena.played),
        "packs": len({deal.pack for deal in arena.played}),
        "decided": sum(deal.winner() is not None for deal in arena.played),
        "moves": sum(deal.moves for deal in arena.played),
        "players": rows,
    }


def _show(report: dict[str, Any]) -> None:
    house = "".join(f" {name}={value}" for name, value in report["house_rules"].items())
    title = f"{report['game']} {report['edition']}{house}, {report['seats']} seats"
    grid = Table(title=title, title_justify="left", title_style="name", box=None)
    grid.add_column("player")
    for heading in ("seats", "won", "of decided", "95 %", "points", "rating", "a move", "longest"):
        grid.add_column(heading, justify="right")
    for row in sorted(report["players"], key=lambda row: -float(row["share"])):
        rating = "-" if row["rating"] is None else f"{row['rating']:.1f}±{row['rating_error']:.1f}"
        grid.add_row(
            row["player"],
            str(row["seats"]),
            str(row["won"]),
            f"{100 * row['share']:.1f} %",
            f"{100 * row['low']:.1f}-{100 * row['high']:.1f}",
            f"{row['points']:.2f}",
            rating,
            _time(row["seconds_a_move"]),
            _time(row["longest_move"]),
        )
    console = out()
    console.print(grid)
    deals, packs, decided = report["deals"], report["packs"], report["decided"]
    console.print(f"{deals} deals of {packs} packs, each from every seat; {decided} decided.")
    if any(row["rating"] is None for row in report["players"]):
        console.print(f"[quiet]{ADVICE.replace('[', chr(92) + '[')}[/]")


def _time(seconds: float) -> str:
    return f"{1000 * seconds:.0f} ms" if seconds < 1 else f"{seconds:.2f} s"
