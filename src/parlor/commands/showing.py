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

from parlor.commands.telling import called
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
NARROW = 70  # columns
TALLIED = {"cards": "taken", "double_prizes": "doubles", "prizes": "prizes", "sweeps": "sweeps"}


def table(
    view: View, title: str = "", said: Sequence[str] = (), faces: Faces | None = None
) -> RenderableType:
    """The whole table as one seat sees it; `faces` add the small print of the cards."""
    faces = faces or {}
    parts: list[RenderableType] = [Players(view)]
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


class Row:
    """Pieces with a word before them; no piece is broken at the end of a line."""

    def __init__(self, label: str, pieces: Sequence[Text]) -> None:
        self.label = label
        self.pieces = pieces

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        line = Text(f"{self.label} ", style="name")
        for piece in self.pieces:
            if line.cell_len + 1 + piece.cell_len > options.max_width and line.cell_len > 4:
                yield line
                line = Text("   ")
            line = Text.assemble(line, " ", piece)
        yield line


class Cards(Row):
    """A row of cards, and small print after it."""

    def __init__(self, label: str, names: Sequence[str], after: Sequence[str] = ()) -> None:
        pieces = [Text(f"[{name}]", style="not bold cyan") for name in names]
        pieces = pieces or [Text("nothing", style="dim")]
        for place, word in enumerate(after):
            comma = "," if place < len(after) - 1 else ""
            pieces.append(Text(("" if place else " ") + word + comma, style="dim"))
        super().__init__(label, pieces)


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


def moves_in_short(moves: Sequence[Move]) -> list[Row]:
    """The lawful moves: each verb with its words, or with its parts, a group of cards a row."""
    by_verb: dict[str, list[Move]] = {}
    for move in moves:
        by_verb.setdefault(str(getattr(move, "verb", "")), []).append(move)
    return [row for verb, made in by_verb.items() for row in _choices(verb, made)]


def _choices(verb: str, moves: list[Move]) -> list[Row]:
    fields: Sequence[str] = getattr(moves[0], "_fields", ())
    places = [fields.index("word")] if "word" in fields else list(range(len(fields)))
    rows: dict[str, list[str]] = {verb: []}  # by what stands before them
    for place in places:
        for name in dict.fromkeys(_written(move[place]) for move in moves):
            group, colon, rest = name.rpartition(": ")
            head = f"  {group}:" if colon else verb if place == places[0] else " "
            rows.setdefault(head, []).append(rest)
    return [Row(head, _either(names)) for head, names in rows.items()]


def _either(names: list[str]) -> list[Text]:
    shown = names[:MOST_CHOICES]
    pieces = [Text(f"{name} |") for name in shown[:-1]] + [Text(name) for name in shown[-1:]]
    return pieces if shown == names else [*pieces, Text(f"... ({len(names)} in all)")]


def _written(field: Any) -> str:
    return ", ".join(map(str, field)) if isinstance(field, tuple) else str(field)


def names_in(view: View) -> list[str]:
    """The players by name, or by seat where nobody has given names."""
    names = view.get("names") or [f"Seat {seat}" for seat in range(view["seats"])]
    return called(names, view["seat"])


class Players:
    """Who sits where, and what each has; a narrow screen leaves out what nobody has."""

    def __init__(self, view: View) -> None:
        self.view = view

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        narrow = options.max_width < NARROW
        view, names = self.view, names_in(self.view)
        own = [
            (heading, column)
            for heading, column in _columns(view)
            if not narrow or any(item not in ("0", "-") for item in column)
        ]
        columns = [("cards", [str(size) for size in view["hands"]]), *own]
        columns.append(("points", [str(points) for points in view["scores"]]))
        if any(view.get("totals", ())):
            columns.append(("in all", [str(points) for points in view["totals"]]))
        grid = Grid(box=None, padding=(0, 1 if narrow else 2, 0, 0), header_style="quiet")
        for heading in ("", "", *(heading for heading, _ in columns)):
            grid.add_column(heading, min_width=len(heading))
        for seat in range(view["seats"]):
            turn = seat == view["turn"]
            style = "turn" if turn else "name"
            grid.add_row(
                f"[turn]▶ {seat}[/]" if turn else f"  {seat}",
                f"[{style}]{escape(names[seat])}[/][quiet]{_marks(view, seat)}[/]",
                *(escape(column[seat]) for _, column in columns),
            )
        yield grid


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
    rows = [Cards(f"Spread {spread['number']:>2}", spread["cards"]) for spread in spreads]
    return Group(*rows) if rows else None


def _stacks(stacks: Any, _: View, __: Faces) -> RenderableType | None:
    rows = [Cards(f"  {group}", authors) for group, authors in stacks.items()]
    return Group(Text("Stacked", style="name"), *rows) if rows else None


def _draws_again(owed: Any, _: View, __: Faces) -> RenderableType | None:
    return _line("Lucky draw", "another card is to be drawn") if owed else None


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
    "draws_again": _draws_again,
    "shown": _shown,
}
