"""`parlor play`: one person at the prompt, the rest of the table bots.

The person sees a view and types moves in notation; a refused move shows its
clause and is asked for again.
"""

import contextlib
import random
import re
import shlex
from pathlib import Path
from typing import Any

from rich.columns import Columns
from rich.console import Console
from rich.markup import escape
from rich.padding import Padding

from parlor.bots.company import seated_as
from parlor.bots.hints import hints
from parlor.bots.player import Budget
from parlor.bots.seat import answer
from parlor.commands.showing import moves_in_short, table
from parlor.commands.telling import news
from parlor.play.law import clause, rulebook_of, wording
from parlor.play.record import Record
from parlor.play.table import Table
from parlor.rules.errors import BadInput, IllegalMove, Unreadable
from parlor.rules.moves import Move

with contextlib.suppress(ImportError):
    import readline  # noqa: F401  (line editing for `input`)

MOST_LISTED = 60
RECENT = 40
HELP = (
    "Type a move as it is written, or shortened where it stays plain; a player's name serves "
    "as well as the number. [card]legal[/] lists what you may do, [card]legal {part}[/] only "
    "what has that in it, and a number from the list plays it. [card]hint[/] helps, and says "
    "more each time. [card]table[/] shows the table, "
    "[card]score[/] the points, [card]rules[/] the rules and [card]rules {clause}[/] one clause; "
    "[card]quit[/] leaves."
)
HINT = "[quiet]help tells how to play, legal lists what you may do, quit leaves[/]"


class Sitting:
    """A person's game at the prompt."""

    def __init__(
        self,
        table: Table,
        console: Console,
        rng: random.Random,
        save: Path | None,
        budget: Budget,
        me: int = 0,
    ) -> None:
        self.table = table
        self.match = table.match
        self.console = console
        self.rng = rng
        self.save = save
        self.budget = budget
        self.me = me
        self.players = [seated_as(self.match.game, name) for name in table.names]
        self.faces = self.match.game.faces()
        self.heard = len(self.match.state.view(me)["said"])
        self.recent: list[str] = []
        self.listed: list[Move] = []
        self.hints: list[str] = []  # those still to be given for this move
        self.hinted = False
        self.fresh = True  # the person has not seen the table as it stands
        self.new = True  # nor typed anything yet
        self.commands = {
            "help": self.help,
            "hint": self.hint,
            "legal": self.legal,
            "rules": self.rules,
            "score": self.score,
            "table": self.show,
        }

    def play(self) -> None:
        """Until the game is over; EOFError and KeyboardInterrupt when the person leaves."""
        while not self.match.over:
            state = self.match.state
            if state.turn == self.me:
                self.person()
            else:
                self.move(self.company(state.turn))
        self.farewell()

    def company(self, seat: int) -> Move:
        """The move of a seat that is no person's."""
        state, player = self.match.state, self.players[seat]
        quiet = self.console.status(f"{escape(self.table.names[seat])} is thinking")
        with quiet if player.thinks and self.console.is_terminal else contextlib.nullcontext():
            view, moves = state.view(seat), state.legal()
            return answer(player, self.match.game, view, moves, self.budget, self.rng)

    def person(self) -> None:
        """Ask until a move is played."""
        if self.fresh:
            self.show("")
        if self.new:
            self.console.print(HINT)
            self.new = False
        typed = input("Your move> ").strip()
        word, _, rest = typed.partition(" ")
        if word.lower() in ("quit", "exit", "q"):
            raise EOFError
        if word.lower() in self.commands:
            self.commands[word.lower()](rest.strip())
        elif typed:
            self.attempt(typed)

    def attempt(self, typed: str) -> None:
        """Read and play what was typed, or say why not."""
        try:
            self.move(self.read(typed))
        except IllegalMove as refusal:
            self.console.print(f"[refused]{escape(refusal.sentence)}[/]")
            cited = clause(refusal.clause)
            if cited is not None:
                text = f"[clause]{refusal.clause}[/] {escape(wording(cited))}"
                self.console.print(Padding(text, (0, 2)))
        except BadInput as wrong:
            self.console.print(f"[refused]{escape(str(wrong))}[/] [quiet](help tells how)[/]")

    def read(self, typed: str) -> Move:
        """The move that was meant: a number of the list, notation, or a name for a seat."""
        if typed.isdecimal() and len(typed) < 9 and 0 < int(typed) <= len(self.listed):
            return self.listed[int(typed) - 1]
        game, state = self.match.game, self.match.state
        try:
            return game.parse(state, typed)
        except Unreadable:
            by_number = typed
            for seat, name in enumerate(self.table.names):
                pattern = rf"(?<!\w){re.escape(name)}(?!\w)"
                by_number = re.sub(pattern, str(seat), by_number, count=1, flags=re.IGNORECASE)
            if by_number == typed:
                raise
            return game.parse(state, by_number)

    def move(self, move: Move) -> None:
        """Play a move and take in what was said."""
        state = self.match.state
        mine = state.turn == self.me
        self.table.play(move)
        view = state.view(self.me)
        self.recent += news(view, self.heard, self.table.names)
        self.heard = len(view["said"])
        self.listed = []
        self.hinted = False
        self.fresh = True
        if state.over:
            self.end_of_deal(view)
        if mine and not self.match.over:
            try:
                self.keep()
            except BadInput as wrong:
                self.console.print(f"[refused]{escape(str(wrong))}[/] [quiet](play goes on)[/]")

    def end_of_deal(self, view: dict[str, Any]) -> None:
        """Show how a deal ended, before the next begins."""
        scores = self.match.deals[-1].scores
        view = {**view, "scores": scores, "totals": self.match.totals, "names": self.table.names}
        title = f"The end of deal {len(self.match.deals)}"
        self.console.print(table(view, title, self.lately(), self.faces))
        self.heard = len(self.match.state.view(self.me)["said"]) if not self.match.over else 0

    def show(self, _: str) -> None:
        """The table as the person sees it."""
        game = self.match.game
        title = f"{game.id} · {game.edition.id} · deal {len(self.match.deals) + 1}"
        view = self.table.view(self.me)
        self.console.print(table(view, title, self.lately(), self.faces))
        self.fresh = False

    def lately(self) -> list[str]:
        """What was said since the table was last shown."""
        said, self.recent = self.recent, []
        left = len(said) - RECENT
        return [f"({left} more before)", *said[left:]] if left > 0 else said

    def help(self, _: str) -> None:
        """How to type."""
        first: dict[str, Move] = {}
        for move in self.match.state.legal():
            first.setdefault(str(getattr(move, "verb", "")), move)
        examples = " · ".join(f"[card]{escape(str(move))}[/]" for move in first.values())
        self.console.print(f"You may say, for example: {examples}")
        first_clause = next(iter(rulebook_of(self.match.game.id).clauses))
        self.console.print(HELP.format(clause=first_clause, part=_part(*first.values())))

    def hint(self, _: str) -> None:
        """The next hint for this move, from gentle to plain."""
        if not self.hinted:
            state, luck = self.match.state, random.Random(0)
            view, moves = state.view(self.me), state.legal()
            self.hints = hints(self.match.game, view, moves, self.budget, luck)
            self.hinted = True
        said = self.hints[0] if self.hints else "There is no more to say."
        if len(self.hints) > 1:
            self.hints.pop(0)
        self.console.print(f"[turn]{escape(said)}[/]")

    def legal(self, wanted: str) -> None:
        """What may be played; with a part of it, only what has that in it."""
        moves = [m for m in self.match.state.legal() if wanted.casefold() in str(m).casefold()]
        if not moves:
            self.console.print(f"[refused]you have no move with {escape(repr(wanted))} in it[/]")
            return
        if len(moves) > MOST_LISTED:
            for row in moves_in_short(moves):
                self.console.print(row)
            count = f"{len(moves)} moves in short"
            self.console.print(f"[quiet]{count}; as a list: legal {escape(_part(*moves))}[/]")
            return
        self.listed = moves
        numbered = [f"[quiet]{n:>2}[/] {escape(str(move))}" for n, move in enumerate(moves, 1)]
        self.console.print(Columns(numbered, padding=(0, 3), column_first=True))

    def rules(self, wanted: str) -> None:
        """A clause, or what the game is about."""
        book = rulebook_of(self.match.game.id)
        if not wanted:
            self.console.print(escape(book.about))
            for entry in book.binding(self.match.game.edition.id):
                if entry.kind == "rule":
                    self.console.print(f"[clause]{entry.id}[/] {escape(entry.says)}")
            return
        found = book.find(wanted)
        if found is None:
            self.console.print(f"[refused]there is no clause {escape(repr(wanted))}[/]")
        else:
            self.console.print(f"[clause]{found.id}[/] {escape(wording(found))}")

    def score(self, _: str) -> None:
        """The points so far."""
        until = f", {self.match.target} win" if self.match.target else ""
        for seat, name in enumerate(self.table.names):
            now, whole = self.match.state.scores()[seat], self.match.totals[seat]
            text = f"{escape(name)}: {now} in this deal, {whole} in the game{until}"
            self.console.print(text)

    def keep(self) -> None:
        """Save, if the person asked for it."""
        if self.save is not None:
            Record.of(self.table).save(self.save, overwrite=True)

    def farewell(self) -> None:
        """Who won, and where the record is."""
        names = [
            "You" if seat == self.me else self.table.names[seat] for seat in self.match.winners
        ]
        if len(names) == 1:
            verb = "win" if names[0] == "You" else "wins"
            self.console.print(f"[turn]{escape(names[0])} {verb}.[/]")
        else:
            together = f"{', '.join(names[:-1])} and {names[-1]}"
            self.console.print(f"[turn]{escape(together)} win together.[/]")
        totals = zip(self.table.names, self.match.totals, strict=True)
        self.console.print(", ".join(f"{escape(name)} {points}" for name, points in totals))
        self.keep()
        if self.save is not None:
            text = f"[quiet]The record is in {escape(str(self.save))}.[/]"
            self.console.print(text, soft_wrap=True)


def _part(*moves: Move) -> str:
    """A part of one of these moves, to ask for those that have it in them."""
    return str(moves[0]).split()[-1]


def sit_down(sitting: Sitting) -> int:
    """Play until the end or until the person leaves; the exit code."""
    console = sitting.console
    sitting.keep()
    try:
        sitting.play()
    except (EOFError, KeyboardInterrupt) as leaving:
        console.print()
        sitting.keep()
        if sitting.save is not None:
            kept = str(sitting.save)
            console.print(f"The game is kept in {escape(kept)}.", soft_wrap=True)
            again = escape(shlex.quote(kept))
            console.print(f"To go on with it: parlor play --resume {again}", soft_wrap=True)
        console.print("Good-bye.")
        return 130 if isinstance(leaving, KeyboardInterrupt) else 0
    return 0
