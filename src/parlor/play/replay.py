"""A record played again: every move checked, every count compared.

`replay` gives the table as it stood, `verify` also proves the points, `resume`
goes on with a game; `steps` stops before each move for those who watch.
"""

import random
from collections.abc import Iterator
from dataclasses import dataclass

from parlor.play.match import Match
from parlor.play.record import Record
from parlor.play.table import Table
from parlor.play.verdicts import game_of, prove_verdicts
from parlor.rules.dealing import ordered
from parlor.rules.errors import BadInput, IllegalMove
from parlor.rules.game import Game
from parlor.rules.moves import Move


@dataclass(frozen=True)
class Step:
    """A move about to be played."""

    deal: int  # counted from 1
    number: int  # counted from 1 in its deal
    seat: int
    move: Move
    table: Table  # as it stands before the move; it goes on when the next step is asked for


def steps(record: Record) -> Iterator[Step]:
    """Stop before every move."""
    return _moves(record, opening(record, game_of(record)))


def replay(record: Record) -> Table:
    """The table after the last recorded move, every move checked."""
    table = opening(record, game_of(record))
    for _ in _moves(record, table):
        pass
    return table


def verify(record: Record) -> Table:
    """Prove every move lawful and every count right, or BadInput saying where not."""
    table = replay(record)
    match = table.match
    prove_verdicts(record, match)
    for number, (deal, written) in enumerate(zip(match.deals, record.deals, strict=False), 1):
        if deal.scores != written.scores:
            raise BadInput(
                f"deal {number}: the record counts {_told(written.scores)}, "
                f"the moves make {_told(deal.scores)}"
            )
    if match.over != record.over:
        says, proves = ("over", "not over") if record.over else ("not over", "over")
        raise BadInput(f"the record says that the game is {says}, its moves make it {proves}")
    if not match.over and record.deals[-1].scores is not None:
        raise BadInput(f"deal {len(record.deals)}: it has points and is not over")
    for name, noted, played in (
        ("totals", record.totals, match.totals),
        ("winners", record.winners, match.winners),
    ):
        if noted != played:
            raise BadInput(
                f"field '{name}': the record has {_told(noted)}, the moves make {_told(played)}"
            )
    return table


def resume(record: Record, rng: random.Random | None = None) -> Table:
    """A table to play on at; `rng` shuffles the deals still to come."""
    proved = verify(record).match
    table = opening(record, game_of(record, going_on=True), rng)
    for deal in proved.deals:
        for move in deal.moves:
            table.match.apply(move)
    if not proved.over:
        for move in proved.state.history():
            table.match.apply(move)
    return table


def opening(record: Record, game: Game, rng: random.Random | None = None) -> Table:
    """The table as it was before the first move."""
    for number, deal in enumerate(record.deals, 1):
        try:
            ordered(game.cards, deal.pack)
        except BadInput as wrong:
            raise BadInput(f"deal {number}: {wrong}") from None
    try:
        match = Match(
            game,
            rng or random.Random(),
            dealer=record.deals[0].dealer,
            target=record.target,
            deals=record.length,
            packs=[deal.pack for deal in record.deals],
        )
    except BadInput as wrong:
        raise BadInput(f"field 'match': {wrong}") from None
    try:
        return Table(match, record.names)
    except BadInput as wrong:
        raise BadInput(f"field 'names': {wrong}") from None


def _moves(record: Record, table: Table) -> Iterator[Step]:
    match = table.match
    for number, deal in enumerate(record.deals, 1):
        if match.over:
            raise BadInput(f"deal {number}: the game was over before it")
        if match.state.dealer != deal.dealer:  # L74-4, LM-22: the deal passes left
            raise BadInput(
                f"deal {number}: seat {match.state.dealer} deals, not seat {deal.dealer}"
            )
        for place, text in enumerate(deal.moves, 1):
            where = f"deal {number}, move {place}"
            if len(match.deals) == number:
                raise BadInput(f"{where}: the deal was over before it")
            move = _lawful(match, text, where)
            yield Step(number, place, match.state.turn, move, table)
            match.apply(move)
        if len(match.deals) < number < len(record.deals):
            raise BadInput(f"deal {number}: it breaks off, and yet another deal follows")
    if len(match.deals) == len(record.deals) and not match.over:
        raise BadInput(f"the game is not over, but deal {len(record.deals) + 1} is missing")


def _lawful(match: Match, text: str, where: str) -> Move:
    try:
        move = match.game.parse(match.state, text)
        match.state.check(move)
    except (BadInput, IllegalMove) as wrong:
        raise BadInput(f"{where}: {wrong}") from None
    return move


def _told(points: tuple[int, ...] | None) -> str:
    return ", ".join(map(str, points)) if points else "none"
