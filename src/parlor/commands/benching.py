"""`parlor bench`: our loops beside their peers, in one run."""

from typing import Any

from rich.progress import Progress
from rich.table import Table

from parlor.commands.speaking import err, out, print_json
from parlor.lab.contest import ENGINE, Result, contest


def bench_engine(rounds: int, seconds: float, as_json: bool) -> None:
    """Measure the engine and print ratios beside their bars."""
    with Progress(console=err(), transient=True) as progress:
        task = progress.add_task("measuring", total=rounds * len(ENGINE))
        results = contest(ENGINE, rounds, seconds, lambda: progress.advance(task))
    if as_json:
        print_json([as_data(result) for result in results])
    else:
        out().print(as_table(results, rounds))


def as_data(result: Result) -> dict[str, Any]:
    """A result as JSON."""
    row = result.row
    return {
        "game": row.title,
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


def as_table(results: list[Result], rounds: int) -> Table:
    """The results for a reader."""
    table = Table(title=f"Engine speed, medians of {rounds}, interleaved")
    for heading in ("game", "peer", "peer rate", "compiled", "x", "bar", "pure", "x", "bar"):
        table.add_column(heading, justify="left" if heading in ("game", "peer") else "right")
    for result in results:
        row = result.row
        fast = result.ratio(result.compiled)
        table.add_row(
            row.title,
            row.peer,
            f"{result.peer:,.4g} {row.unit}",
            "not compiled" if result.compiled is None else f"{result.compiled:,.4g}",
            "" if fast is None else f"{fast:.4g}",
            f"{row.compiled_bar:g}",
            f"{result.pure:,.4g}",
            f"{result.pure / result.peer:.4g}",
            f"{row.pure_bar:g}",
        )
    return table
