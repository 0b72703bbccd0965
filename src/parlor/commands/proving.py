"""`parlor bench strength` and `parlor bench clock`: how well the players play, and in time."""

from dataclasses import asdict
from pathlib import Path

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from parlor.commands.speaking import err, out, print_json
from parlor.lab.clocks import TIMES, Kept, clocks
from parlor.lab.strength import PAIRINGS, Pairing, Strength, keep, kept, measure
from parlor.rules.errors import BadInput


def prove_strength(
    which: str, only: str, deals: int, cores: int | None, path: Path | None, as_json: bool
) -> bool:
    """Play the pairings that are not kept yet, and print all; False if broken off."""
    if which not in (*PAIRINGS, "all"):
        raise BadInput(f"there are no pairings {which!r}; there are: all, {', '.join(PAIRINGS)}")
    wanted: list[Pairing] = []
    for name, group in PAIRINGS.items():
        wanted += [p for p in group if which in (name, "all") and only in p.title]
    figures = kept(path)
    broken_off = False
    with _bar() as progress:
        try:
            for pairing in wanted:
                if pairing.command(deals) in figures:
                    continue
                task = progress.add_task(pairing.title, total=deals)
                figure = measure(pairing, deals, cores, lambda t=task: progress.advance(t))  # type: ignore[misc]
                figures[figure.command] = figure
                progress.remove_task(task)
                if path is not None:
                    keep(path, figures)
        except KeyboardInterrupt:
            broken_off = True
    shown = [figures[p.command(deals)] for p in wanted if p.command(deals) in figures]
    if as_json:
        print_json([asdict(figure) for figure in shown])
    else:
        _show(shown)
    return not broken_off


def prove_clock(moves: int, as_json: bool) -> None:
    """Time the champion in every game at every clock."""
    with _bar() as progress:
        task = progress.add_task("thinking", total=moves * len(TIMES) * 4)
        found = clocks(moves, lambda: progress.advance(task))
    if as_json:
        print_json([asdict(kept) for kept in found])
        return
    grid = Table(title="Seconds the champion took", title_justify="left", box=None)
    grid.add_column("game")
    for heading in ("clock", "moves", "median", "longest", "over by", "worlds"):
        grid.add_column(heading, justify="right")
    for row in found:
        grid.add_row(*_clock_row(row))
    out().print(grid)


def _clock_row(row: Kept) -> list[str]:
    return [
        row.table,
        f"{row.clock:g} s",
        str(row.moves),
        f"{row.median:.3f}",
        f"{row.longest:.3f}",
        f"{100 * (row.longest / row.clock - 1):.1f} %",
        str(row.worlds),
    ]


def _bar() -> Progress:
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=err(),
        transient=True,
    )


def _show(figures: list[Strength]) -> None:
    grid = Table(box=None)
    grid.add_column("pairing")
    for heading in ("won", "95 %", "bar", "deals", "points", "a move"):
        grid.add_column(heading, justify="right")
    for figure in figures:
        grid.add_row(
            figure.title,
            f"{100 * figure.share:.1f} %",
            f"{100 * figure.low:.1f}-{100 * figure.high:.1f}",
            "" if figure.bar is None else f"{100 * figure.bar:.0f} %",
            str(figure.deals),
            " : ".join(f"{points:.1f}" for points in figure.points),
            f"{1000 * figure.seconds_a_move:.0f} ms",
        )
    out().print(grid)
