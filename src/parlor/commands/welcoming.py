"""Who comes in: a new game, a game that goes on, or the question which it shall be."""

import os
from collections.abc import Callable, Sequence
from pathlib import Path

from rich.markup import escape

from parlor.bots.company import company
from parlor.bots.player import Budget
from parlor.commands.choosing import chosen_game
from parlor.commands.playing import Sitting, sit_down
from parlor.commands.speaking import out
from parlor.games import games
from parlor.play.law import rulebook_of
from parlor.play.match import Match, seeded
from parlor.play.record import Record
from parlor.play.replay import resume
from parlor.play.table import Table
from parlor.rules.errors import BadInput

USUAL = Budget(seconds=1.0)


def welcome(sit_to: Callable[[str], int]) -> int:
    """Ask which game, and sit down to it."""
    console = out()
    console.print("[heading]Welcome to the parlor.[/]")
    for number, game in enumerate(games(), 1):
        usual = game.editions[0]
        console.print(
            f" [card]{number}[/] [name]{escape(game.title)}[/] ({game.year}), "
            f"{escape(usual.title)}, {usual.usual_seats} seats"
        )
    console.print("[quiet]a number or a name; quit leaves; parlor games tells of other editions[/]")
    while True:
        try:
            typed = input("Which game> ").strip()
        except (EOFError, KeyboardInterrupt) as leaving:
            console.print("\nGood-bye.")
            return 130 if isinstance(leaving, KeyboardInterrupt) else 0
        if typed.lower() in ("quit", "exit", "q"):
            console.print("Good-bye.")
            return 0
        ids = [game.id for game in games()]
        if typed.isdecimal() and len(typed) < 9 and 0 < int(typed) <= len(ids):
            begun = [ids[int(typed) - 1]]
        else:
            wanted = typed.lower().replace(" ", "-")
            begun = [id for id in ids if typed and id.startswith(wanted)]
        if len(begun) == 1:
            console.print(escape(rulebook_of(begun[0]).about))
            return sit_to(begun[0])
        console.print(f"[refused]type a number from 1 to {len(ids)} or the name of a game[/]")


def sit(
    game: str,
    *,
    edition: str | None = None,
    seats: int | None = None,
    seed: str | None = None,
    rules: Sequence[str] = (),
    words: str | None = None,
    deals: int | None = None,
    names: str | None = None,
    against: str | None = None,
    budget: Budget = USUAL,
    save: Path | None = None,
) -> int:
    """Begin a game; the person has seat 0."""
    chosen = chosen_game(game, edition, seats, rules, words)
    given = ["You"] if names is None else [name.strip() for name in names.split(",")]
    if len(given) < chosen.seats:
        wanted = [role.strip().lower() for role in against.split(",")] if against else []
        given += company(chosen.seats - len(given), wanted, given)
    rng = seeded(seed)
    table = Table(Match(chosen, rng, deals=deals), given)
    if save is not None:
        if os.path.lexists(save):
            raise BadInput(f"{save} is there already, and is left as it is")
        Record.of(table).save(save)
    return sit_down(Sitting(table, out(), rng, save, budget))


def go_on(path: Path, save: Path | None, seed: str | None, budget: Budget = USUAL) -> int:
    """Go on with a record; it is kept in the same file unless another is named."""
    rng = seeded(seed)
    record = Record.load(path)
    if record.over:
        raise BadInput(f"{path}: this game is over; parlor replay shows it")
    try:
        table = resume(record, rng)
    except BadInput as wrong:
        raise BadInput(f"{path}: {wrong}") from None
    if save is not None and save != path:
        Record.of(table).save(save)
    return sit_down(Sitting(table, out(), rng, save or path, budget))
