"""`parlor games` and `parlor rules`: what there is, and what is written about it."""

from collections.abc import Iterable, Mapping
from typing import Any

from rich.console import Console
from rich.markup import escape
from rich.padding import Padding
from rich.table import Table as Grid

from parlor.commands.choosing import chosen_edition
from parlor.commands.speaking import out, print_json
from parlor.games import definition, games
from parlor.play.law import rulebook_of
from parlor.rules.editions import Edition, switches
from parlor.rules.errors import BadInput
from parlor.rules.rulebook import Clause, Rulebook, Ruling


def list_games(as_json: bool) -> None:
    """Every game with its editions and seats."""
    if as_json:
        print_json([_game(game.id) for game in games()])
        return
    console = out()
    for game in games():
        console.print(f"[name]{escape(game.title)}[/] ({game.year})  [card]{game.id}[/]")
        grid = Grid.grid(padding=(0, 2))
        for place, edition in enumerate(game.editions):
            low, high = edition.seats
            usual = "[quiet]the usual edition[/]" if place == 0 else ""
            grid.add_row("", f"[card]{edition.id}[/]", edition.title, f"{low}-{high} seats", usual)
        console.print(grid)
    console.print("[quiet]parlor play GAME · parlor rules GAME · parlor simulate GAME[/]")


def show_rules(id: str, edition: str | None, clause: str | None, as_json: bool) -> None:
    """The rulebook of an edition, or one clause of it."""
    book = rulebook_of(id)
    printed = chosen_edition(id, edition)
    if clause is not None:
        _show_clause(id, book, clause, as_json)
    elif as_json:
        print_json(_rules(id, book, printed))
    else:
        _show_edition(book, printed, out())


def _show_clause(id: str, book: Rulebook, wanted: str, as_json: bool) -> None:
    entry = book.find(wanted)
    if entry is None:
        kinds = {
            found.rstrip("0123456789"): found for found in reversed([*book.clauses, *book.rulings])
        }
        has = ", ".join(sorted(kinds.values()))
        raise BadInput(f"{id} has no clause {wanted!r}; they begin with {has}")
    if as_json:
        print_json(_entry(entry))
        return
    console = out()
    if isinstance(entry, Ruling):
        show_ruling(entry, console)
        return
    show_clause(entry, console)
    source = book.source_of(entry)
    if source is not None:
        year = f", {source.year}" if source.year else ""
        console.print(
            Padding(f"[quiet]{escape(source.title)}{year}. {escape(source.credit)}[/]", (0, 4))
        )
    for ruling in entry.rulings:
        show_ruling(book.rulings[ruling], console)


def show_clause(clause: Clause, console: Console) -> None:
    """A clause in our words, with the words by which it is found in print."""
    mark = "" if clause.kind == "rule" else f" [quiet]({clause.kind})[/]"
    console.print(f"[clause]{clause.id}[/] {escape(clause.says)}{mark}")
    if clause.note:
        console.print(Padding(escape(clause.note), (0, 4)))
    if clause.find:
        console.print(Padding(f"[quiet]find: “{escape(clause.find)}”[/]", (0, 4)))
    _show_values(clause.switch, clause.values, console)


def show_ruling(ruling: Ruling, console: Console) -> None:
    """A ruling with its reason, its label and its switch."""
    console.print(f"[clause]{ruling.id}[/] {escape(ruling.asks)} [name]{escape(ruling.answer)}[/]")
    source = f": {escape(ruling.source)}" if ruling.source else ""
    console.print(Padding(f"[quiet]{escape(ruling.because)} ({ruling.label}{source})[/]", (0, 4)))
    _show_values(ruling.switch, ruling.values, console)


def _show_values(switch: str, values: Mapping[str, str], console: Console) -> None:
    for value, means in values.items():
        console.print(Padding(f"[card]{switch}={value}[/] {escape(means)}", (0, 4)))


def _show_edition(book: Rulebook, edition: Edition, console: Console) -> None:
    low, high = edition.seats
    console.print(
        f"[heading]{escape(book.title)}[/] · {escape(edition.title)} · {low}-{high} seats"
    )
    console.print(escape(book.about))
    heading = ""
    for clause in book.binding(edition.id):
        source = book.source_of(clause)
        if source is not None and source.title != heading:
            heading = source.title
            console.print(f"\n[heading]{escape(heading)}[/]")
        mark = "" if clause.kind == "rule" else f" [quiet]({clause.kind})[/]"
        _entry_line(clause.id, escape(clause.says) + mark, console)
    console.print("\n[heading]Rulings[/]")
    for ruling in book.deciding(edition.id):
        text = f"{escape(ruling.asks)} [name]{escape(ruling.answer)}[/] [quiet]({ruling.label})[/]"
        _entry_line(ruling.id, text, console)
    console.print("\n[heading]House rules[/] [quiet]--rule name=value[/]")
    for switch in switches(edition):
        now = getattr(edition, switch.name)
        text = f"{switch.name}={now} [quiet]{escape(switch.offered)}[/]"
        _entry_line(switch.answers, text, console)


def _entry_line(id: str, text: str, console: Console) -> None:
    grid = Grid.grid(padding=(0, 1))
    grid.add_column(width=8, style="clause")
    grid.add_column()
    grid.add_row(id, text)
    console.print(grid)


def _game(id: str) -> dict[str, Any]:
    defined = definition(id)
    return {
        "id": defined.id,
        "title": defined.title,
        "year": defined.year,
        "options": list(defined.options),
        "editions": [_edition(edition) for edition in defined.editions],
    }


def _edition(edition: Edition) -> dict[str, Any]:
    return {
        "id": edition.id,
        "title": edition.title,
        "seats": list(edition.seats),
        "usual_seats": edition.usual_seats,
        "house_rules": [
            {
                "name": switch.name,
                "value": getattr(edition, switch.name),
                "choices": list(switch.choices) if switch.at_least is None else None,
                "at_least": switch.at_least,
                "answers": switch.answers,
            }
            for switch in switches(edition)
        ],
    }


def _rules(id: str, book: Rulebook, edition: Edition) -> dict[str, Any]:
    clauses = list(book.binding(edition.id))
    sources = {source.id: source for c in clauses if (source := book.source_of(c)) is not None}
    return {
        "game": id,
        "title": book.title,
        "about": book.about,
        "edition": _edition(edition),
        "sources": _entries(sources.values()),
        "clauses": _entries(clauses),
        "rulings": _entries(book.deciding(edition.id)),
    }


def _entries(entries: Iterable[Any]) -> list[dict[str, Any]]:
    return [_entry(entry) for entry in entries]


def _entry(entry: Any) -> dict[str, Any]:
    plain: dict[str, Any] = {}
    for name, value in vars(entry).items():
        if isinstance(value, tuple):
            value = list(value)
        elif isinstance(value, Mapping):
            value = dict(value)
        plain[name] = value
    return plain
