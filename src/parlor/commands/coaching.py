"""`parlor coach`: what each decision of a game was worth, and how well it was played."""

from pathlib import Path
from typing import Any

from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from parlor.bots.coach import Decision, Lesson, lessons, review
from parlor.bots.player import Budget
from parlor.bots.skills import skill_for
from parlor.commands.speaking import err, out, print_json
from parlor.play.record import Record
from parlor.play.replay import verify
from parlor.rules.errors import BadInput

COSTLIEST = 10


def coach_file(
    path: Path, seat: int | None, budget: Budget, seed: str, every: bool, as_json: bool
) -> bool:
    """Go through a record and report; False if it was broken off."""
    record = Record.load(path)
    try:
        game = verify(record).match.game
    except BadInput as wrong:
        raise BadInput(f"{path}: {wrong}") from None
    if seat is not None and not 0 <= seat < record.seats:
        raise BadInput(f"{path}: there is no seat {seat}, the seats are 0 to {record.seats - 1}")
    seats = None if seat is None else [seat]
    total = sum(len(deal.moves) for deal in record.deals)
    decisions: list[Decision] = []
    broken_off = False
    with Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=err(),
        transient=True,
    ) as progress:
        task = progress.add_task("thinking it over", total=total)
        before = [0]
        for deal in record.deals:
            before.append(before[-1] + len(deal.moves))
        try:
            for decision in review(record, budget, seats, seed):
                decisions.append(decision)
                progress.update(task, completed=before[decision.deal - 1] + decision.number)
        except KeyboardInterrupt:
            broken_off = True
    unit = skill_for(game).unit
    if as_json:
        print_json(as_data(record, decisions, unit))
    else:
        _show(record, decisions, unit, every)
    return not broken_off


def as_data(record: Record, decisions: list[Decision], unit: str) -> dict[str, Any]:
    """The lesson as JSON."""
    return {
        "game": record.game,
        "edition": record.edition,
        "unit": unit,
        "players": [
            {
                "seat": lesson.seat,
                "name": record.names[lesson.seat],
                "accuracy": round(lesson.accuracy, 1),
                "decisions": lesson.decisions,
                "best_moves": lesson.best_moves,
                "loss": round(lesson.loss, 2),
            }
            for lesson in lessons(decisions)
        ],
        "decisions": [decision.to_json() for decision in decisions],
    }


def _show(record: Record, decisions: list[Decision], unit: str, every: bool) -> None:
    console = out()
    if not decisions:
        console.print("There was no decision to speak of.")
        return
    grid = Table(box=None)
    grid.add_column("player")
    for heading in ("accuracy", "decisions", "best", f"{unit} lost"):
        grid.add_column(heading, justify="right")
    for lesson in lessons(decisions):
        grid.add_row(*_row(record, lesson))
    console.print(grid)
    costly = [decision for decision in decisions if decision.loss]
    if not every:
        costly = sorted(costly, key=lambda decision: -decision.loss)[:COSTLIEST]
        costly.sort(key=lambda decision: (decision.deal, decision.number))
    if costly:
        console.print("[heading]Where it was lost[/]")
    for decision in costly:
        name = escape(record.names[decision.seat])
        where = f"[quiet]deal {decision.deal}, move {decision.number}[/]"
        console.print(
            f"{where} [name]{name}[/]: {escape(str(decision.played))} "
            f"lost {decision.loss:.1f} {unit} against [card]{escape(str(decision.best))}[/]"
        )
        if decision.remark:
            console.print(f"   {escape(decision.remark)}")


def _row(record: Record, lesson: Lesson) -> list[str]:
    return [
        escape(record.names[lesson.seat]),
        f"{lesson.accuracy:.1f}",
        str(lesson.decisions),
        str(lesson.best_moves),
        f"{lesson.loss:.1f}",
    ]
