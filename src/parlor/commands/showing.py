"""A table drawn from a view, whatever the game: seats, what lies open, the hand.

Each key of a view that can be shown has a small function here; a key that is not
known is shown as it stands. Nothing is read but the view.
"""

from collections.abc import Callable, Sequence
from typing import Any

from rich.box import ROUNDED
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.markup import escape
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from parlor.rules.faces import Face
from parlor.rules.game import View
from parlor.rules.moves import Move

Faces = dict[str, Face]
Drawing = Callable[[Any, View, Faces], RenderableType | None]

TOLD_ELSEWHERE = {  # keys for the frame, for the hand, or for programs only
    *("game", "edition", "house_rules", "seats", "seat", "dealer", "turn", "over", "said"),
    *("received", "names", "totals", "hand", "hands", "scores", "sides", "words", "taken"),
    *(
        "discards",
        "last_turn",
        "phase",
        "shown",
        "piles",
        "round",
        "rounds",
        "laid_open",
        "last_taker",
    ),
    *("claim", "partner_received"),
}
MOST_CHOICES = 24
TALLIED = {"cards": "taken", "double_prizes": "doubles", "prizes": "prizes", "sweeps": "sweeps"}


def table(
    view: View, title: str = "", said: Sequence[str] = (), faces: Faces | None = None
) -> RenderableType:
    """The whole table as one seat sees it; `faces` add the small print of the cards."""
    faces = faces or {}
    parts: list[RenderableType] = [_players(view)]
    if lying := _open_cards(view, faces):
        parts.append(Group(*lying))
    if said:
        parts.append(Text("\n".join(said), style="italic"))
    if view["hand"]:
        parts.append(hand(view["hand"], faces))
    lines: list[RenderableType] = []
    for part in parts:
        lines += [part, ""]
    return Panel(Group(*lines[:-1]), title=title or None, box=ROUNDED, padding=(0, 1))


class Cards:
    """A row of cards with a word before it; no card is broken at the end of a line."""

    def __init__(self, label: str, names: Sequence[str], after: Sequence[str] = ()) -> None:
        self.label = label
        self.names = names
        self.after = after  # small print

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        pieces = [Text(f"[{name}]", style="not bold cyan") for name in self.names]
        pieces = pieces or [Text("nothing", style="dim")]
        for place, word in enumerate(self.after):
            comma = "," if place < len(self.after) - 1 else ""
            pieces.append(Text(("" if place else " ") + word + comma, style="dim"))
        line = Text(f"{self.label} ", style="name")
        for piece in pieces:
            if line.cell_len + 1 + piece.cell_len > options.max_width and line.cell_len > 4:
                yield line
                line = Text("   ")
            line = Text.assemble(line, " ", piece)
        yield line


def hand(names: Sequence[str], faces: Faces) -> RenderableType:
    """The hand; where cards belong to groups, a row for each with its small print."""
    groups: dict[str, list[str]] = {}
    for name in names:
        groups.setdefault(headed(faces.get(name)), []).append(name)
    if "" in groups:
        return Cards("Your hand", names)
    rows = []
    for head, held in groups.items():
        own = [name.rpartition(": ")[2] for name in held]
        others = faces[held[0]].companions if faces[held[0]].number else ()
        rows.append(Cards(f"  {head}", own, [other for other in others if other not in held]))
    return Group(Text("Your hand", style="name"), *rows)


def headed(face: Face | None) -> str:
    """What stands at the head and in the corner of a card: `3 Parlor`, `Poets`."""
    return f"{face.number or ''} {face.group}".strip() if face else ""


def moves_in_short(moves: Sequence[Move]) -> list[str]:
    """The lawful moves, a line for each verb."""
    by_verb: dict[str, list[Move]] = {}
    for move in moves:
        by_verb.setdefault(str(getattr(move, "verb", "")), []).append(move)
    return [f"{verb} {_choices(made)}".rstrip() for verb, made in by_verb.items()]


def _choices(moves: list[Move]) -> str:
    """What may follow a verb: each part with its choices, a group of cards a line."""
    parts = []
    for place in range(max(len(move) for move in moves)):
        found = dict.fromkeys(_written(move[place]) for move in moves if len(move) > place)
        groups: dict[str, list[str]] = {}
        for name in filter(None, found):
            group, colon, rest = name.rpartition(": ")
            groups.setdefault(f"\n  {group}: " if colon else "", []).append(rest)
        for group, names in groups.items():
            more = f" ... ({len(names)} in all)" if len(names) > MOST_CHOICES else ""
            parts.append(group + " | ".join(names[:MOST_CHOICES]) + more)
    return "   ".join(parts)


def _written(field: Any) -> str:
    return ", ".join(map(str, field)) if isinstance(field, tuple) else str(field)


def names_in(view: View) -> list[str]:
    """The players by name, or by seat where nobody has given names."""
    return list(view.get("names") or (f"Seat {seat}" for seat in range(view["seats"])))


def _players(view: View) -> Grid:
    names = names_in(view)
    columns = [("cards", [str(size) for size in view["hands"]]), *_columns(view)]
    columns.append(("points", [str(points) for points in view["scores"]]))
    if any(view.get("totals", ())):
        columns.append(("in all", [str(points) for points in view["totals"]]))
    grid = Grid(box=None, padding=(0, 2, 0, 0), header_style="quiet", expand=False)
    for heading in ("", "", *(heading for heading, _ in columns)):
        grid.add_column(heading)
    for seat in range(view["seats"]):
        turn = seat == view["turn"]
        grid.add_row(
            f"[turn]▶ {seat}[/]" if turn else f"  {seat}",
            f"[{'turn' if turn else 'name'}]{escape(names[seat])}[/][quiet]{_marks(view, seat)}[/]",
            *(escape(column[seat]) for _, column in columns),
        )
    return grid


def _marks(view: View, seat: int) -> str:
    names = names_in(view)
    marks = []
    if seat == view["seat"] and names[seat] != "You":
        marks.append("you")
    sides = view.get("sides", ())
    if len(set(sides)) < len(sides):
        marks.append(f"side {sides[seat] + 1}")
    if seat == view["dealer"]:
        marks.append("dealer")
    return "".join(f" · {escape(mark)}" for mark in marks)


def _columns(view: View) -> list[tuple[str, list[str]]]:
    """What a view says of every seat, a column each."""
    seats = int(view["seats"])
    columns: list[tuple[str, list[str]]] = []
    for key, value in view.items():
        if key == "tally":
            for name, heading in TALLIED.items():
                columns.append((heading, [str(value[side][name]) for side in view["sides"]]))
        elif key not in TOLD_ELSEWHERE and _per_seat(value, seats):
            columns.append((key.replace("_", " "), [_plain(item) for item in value]))
    return columns


def _per_seat(value: Any, seats: int) -> bool:
    """Whether a key has one number or list for every seat."""
    return (
        isinstance(value, list)
        and len(value) == seats
        and all(isinstance(item, list) or type(item) is int for item in value)
    )


def _open_cards(view: View, faces: Faces) -> list[RenderableType]:
    shown: list[RenderableType] = []
    for key, value in view.items():
        if key in DRAWN:
            drawn = DRAWN[key](value, view, faces)
            if drawn is not None:
                shown.append(drawn)
        elif key in TOLD_ELSEWHERE or key == "tally" or _per_seat(value, int(view["seats"])):
            continue
        elif value:
            shown.append(_line(key.replace("_", " ").capitalize(), _plain(value)))
    return shown


def _line(label: str, text: str) -> Text:
    return Text.assemble((f"{label}  ", "name"), text)


def _plain(value: Any) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{key} {_plain(item)}" for key, item in value.items())
    if isinstance(value, list):
        return ", ".join(map(_plain, value)) if value else "-"
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)


def _pack(left: Any, view: View, _: Faces) -> RenderableType | None:
    text = f"{left} left" if left else "empty"
    if view.get("rounds"):
        text += f", round {view['round']} of {view['rounds']}"
    return _line("Pack", text)


def _one_card(label: str) -> Drawing:
    def drawn(card: Any, _: View, faces: Faces) -> RenderableType | None:
        if card is None:
            return None
        return Cards(label, [str(card)], [headed(faces.get(card))] if card in faces else [])

    return drawn


def _row_of_cards(label: str) -> Drawing:
    def drawn(names: Any, _: View, __: Faces) -> RenderableType | None:
        return Cards(label, list(names))

    return drawn


def _builds(builds: Any, view: View, _: Faces) -> RenderableType | None:
    names = names_in(view)
    rows = []
    for build in builds:
        needs = " ".join(build["needs"])
        after = [build["word"], f"needs {needs} ({names[build['builder']]})"]
        rows.append(Cards(f"Build {build['build']}", build["laid"], after))
    return Group(*rows) if rows else None


def _spreads(spreads: Any, _: View, __: Faces) -> RenderableType | None:
    rows = [Cards(f"{spread['number']:>2}", spread["cards"]) for spread in spreads]
    return Group(*rows) if rows else None


def _stacks(stacks: Any, _: View, __: Faces) -> RenderableType | None:
    rows = [Cards(group, authors) for group, authors in stacks.items()]
    return Group(*rows) if rows else None


def _shown(hands: Any, view: View, _: Faces) -> RenderableType | None:
    rows = [Cards(f"{name} held", held) for name, held in zip(names_in(view), hands, strict=False)]
    return Group(*rows) if rows else None


DRAWN: dict[str, Drawing] = {
    "pack": _pack,
    "bank": _pack,
    "top": _one_card("Top of the pack"),
    "discard": _one_card("Discard"),
    "pool": _row_of_cards("Pool"),
    "partner_hand": _row_of_cards("Your partner's hand"),
    "builds": _builds,
    "spreads": _spreads,
    "stacks": _stacks,
    "shown": _shown,
}
