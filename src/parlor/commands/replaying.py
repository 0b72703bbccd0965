"""`parlor replay` and `parlor verify`: a record shown move by move, or proved."""

from pathlib import Path
from typing import Any

from parlor.commands.showing import Faces, table
from parlor.commands.speaking import out, print_json
from parlor.commands.telling import news
from parlor.play.record import Record
from parlor.play.replay import Step, steps, verify
from parlor.rules.errors import BadInput


def verify_file(path: Path, as_json: bool) -> None:
    """Prove a record, or BadInput naming what is wrong and where."""
    record = Record.load(path)
    played = _located(path, record)
    moves = sum(len(deal.moves) for deal in record.deals)
    if as_json:
        print_json(
            {
                "file": str(path),
                "lawful": True,
                "game": record.game,
                "edition": record.edition,
                "house_rules": dict(record.house_rules),
                "seats": record.seats,
                "engine": record.engine,
                "deals": len(record.deals),
                "moves": moves,
                "totals": list(record.totals),
                "winners": list(record.winners),
                "over": record.over,
            }
        )
        return
    how = "finished" if record.over else "still in play"
    console = out()
    console.print(
        f"{path}: {record.game} {record.edition}, {record.seats} seats, {how}. "
        f"Every move is lawful ({moves} in {len(record.deals)} "
        f"{'deal' if len(record.deals) == 1 else 'deals'}) and the score is right.",
        markup=False,
    )
    scores = zip(played.names, record.totals, strict=True)
    console.print(", ".join(f"{name} {points}" for name, points in scores), markup=False)


def replay_file(
    path: Path, deal: int | None, seat: int | None, pausing: bool, as_json: bool
) -> None:
    """Show every move with the table before it, as a bystander or one seat sees it."""
    record = Record.load(path)
    _located(path, record)
    if deal is not None and not 1 <= deal <= len(record.deals):
        raise BadInput(f"{path}: there is no deal {deal}, the record has {len(record.deals)}")
    if seat is not None and not 0 <= seat < record.seats:
        raise BadInput(f"{path}: there is no seat {seat}, the seats are 0 to {record.seats - 1}")
    if as_json:
        print_json(_as_json(record, deal, seat))
        return
    _show(record, deal, seat, pausing)


def _located(path: Path, record: Record) -> Any:
    try:
        return verify(record)
    except BadInput as wrong:
        raise BadInput(f"{path}: {wrong}") from None


def _show(record: Record, deal: int | None, seat: int | None, pausing: bool) -> None:
    console = out()
    console.print(f"[heading]{record.game}[/] · {record.edition} · {record.seats} seats")
    small_print: Faces = {}
    for step in steps(record):
        if deal is not None and step.deal != deal:
            continue
        told, after = _played(step, seat)
        if step.number == 1:
            console.print(f"\n[heading]Deal {step.deal}[/]")
            small_print = step.table.match.game.faces()
            console.print(table(step.table.view(seat), faces=small_print))
        console.print(f"[quiet]{step.deal}.{step.number}[/] [card]{step.move}[/]")
        view = {**after, "names": record.names, "totals": step.table.match.totals}
        console.print(table(view, said=told, faces=small_print))
        if pausing and input("Enter goes on, q leaves> ").strip().lower() == "q":
            return
    for number, played in enumerate(record.deals, 1):
        if played.scores is not None and deal in (None, number):
            console.print(f"Deal {number}: {_points(record, played.scores)}", markup=False)
    console.print(f"In all: {_points(record, record.totals)}", markup=False)


def _points(record: Record, points: tuple[int, ...]) -> str:
    return ", ".join(f"{name} {p}" for name, p in zip(record.names, points, strict=True))


def _played(step: Step, seat: int | None) -> tuple[list[str], dict[str, Any]]:
    """What a move makes people say, and the table after it; on a copy."""
    state = step.table.match.state.clone()
    heard = len(state.view(seat)["said"])
    state.apply(step.move)
    view = state.view(seat)
    return news(view, heard, step.table.names), view


def _as_json(record: Record, deal: int | None, seat: int | None) -> dict[str, Any]:
    deals: dict[int, list[dict[str, Any]]] = {}
    for step in steps(record):
        if deal is None or step.deal == deal:
            told, view = _played(step, seat)
            deals.setdefault(step.deal, []).append(
                {
                    "number": step.number,
                    "seat": step.seat,
                    "move": str(step.move),
                    "told": told,
                    "view": view,
                }
            )
    return {
        "game": record.game,
        "edition": record.edition,
        "house_rules": dict(record.house_rules),
        "seats": record.seats,
        "names": list(record.names),
        "deals": [
            {
                "deal": number,
                "dealer": record.deals[number - 1].dealer,
                "moves": moves,
                "scores": record.deals[number - 1].scores,
            }
            for number, moves in deals.items()
        ],
        "totals": list(record.totals),
        "winners": list(record.winners),
        "over": record.over,
    }
