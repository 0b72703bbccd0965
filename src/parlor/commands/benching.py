"""`parlor bench`: our loops beside their peers, in one run."""

from typing import Any

from rich.progress import Progress
from rich.table import Table

from parlor.commands.speaking import err, out, print_json
from parlor.lab.contest import (
    ENGINE,
    OPENING_BARS,
    WORDS,
    Opening,
    Result,
    Row,
    contest,
    openings,
)

LEFT = ("game", "list", "peer", "engine")  # columns of text


def bench_engine(rounds: int, seconds: float, as_json: bool) -> None:
    """Measure the engine and print ratios beside their bars."""
    results = _measured(ENGINE, rounds, seconds)
    if as_json:
        print_json([as_data(result, "game") for result in results])
    else:
        out().print(as_table(results, "game", f"Engine speed, medians of {rounds}, interleaved"))


def bench_words(rounds: int, seconds: float, as_json: bool) -> None:
    """Measure the finder beside its peers, and what it costs to open a list."""
    results = _measured(WORDS, rounds, seconds)
    with Progress(console=err(), transient=True) as progress:
        task = progress.add_task("opening", total=rounds * len(OPENING_BARS))
        opened = openings(OPENING_BARS, rounds, lambda: progress.advance(task))
    if as_json:
        speed = [as_data(result, "list") for result in results]
        print_json({"speed": speed, "opening": [opening._asdict() for opening in opened]})
        return
    console = out()
    title = f"All tricks from four hand cards and a pool, medians of {rounds}, interleaved"
    console.print(as_table(results, "list", title))
    console.print(_opening_table(opened, rounds))


def _measured(rows: tuple[Row, ...], rounds: int, seconds: float) -> list[Result]:
    with Progress(console=err(), transient=True) as progress:
        task = progress.add_task("measuring", total=rounds * len(rows))
        return contest(rows, rounds, seconds, lambda: progress.advance(task))


def as_data(result: Result, what: str) -> dict[str, Any]:
    """A result as JSON; `what` names its title."""
    row = result.row
    return {
        what: row.title,
        "peer": row.peer,
        "unit": row.unit,
        "peer_rate": result.peer,
        "compiled_rate": result.compiled,
        "pure_rate": result.pure,
        "compiled_ratio": result.ratio(result.compiled),
        "pure_ratio": result.ratio(result.pure),
        "compiled_bar": row.compiled_bar,
        "pure_bar": row.pure_bar,
    }


def as_table(results: list[Result], what: str, title: str) -> Table:
    """The results for a reader; `what` heads their titles."""
    table = _table(title, what, "peer", "peer rate", "compiled", "x", "bar", "pure", "x", "bar")
    for result in results:
        row = result.row
        table.add_row(
            row.title,
            f"{row.peer.split(' ')[0]}, {row.unit}",
            _number(result.peer),
            "not compiled" if result.compiled is None else _number(result.compiled),
            _number(result.ratio(result.compiled)),
            _number(row.compiled_bar),
            _number(result.pure),
            _number(result.pure / result.peer),
            _number(row.pure_bar),
        )
    return table


def _opening_table(opened: list[Opening], rounds: int) -> Table:
    table = _table(
        f"The first question in a fresh process, medians of {rounds}",
        *("list", "engine", "ms", "at work", "bar", "MB more", "with a pool of 20", "bar"),
    )
    for opening in opened:
        table.add_row(
            opening.list,
            opening.engine,
            _number(opening.ms),
            _number(opening.cpu_ms),
            _number(opening.ms_bar),
            _number(opening.mb),
            _number(opening.large_mb),
            _number(opening.mb_bar),
        )
    return table


def _table(title: str, *headings: str) -> Table:
    table = Table(title=title)
    for heading in headings:
        table.add_column(heading, justify="left" if heading in LEFT else "right")
    return table


def _number(value: float | None) -> str:
    """Three figures, and k or M for thousands or millions."""
    if value is None:
        return ""
    for size, sign in ((1_000_000, "M"), (1_000, "k")):
        if value >= size * 10:
            return f"{value / size:.3g}{sign}"
    return f"{value:.0f}" if value >= 100 else f"{value:.3g}"
