"""A record: one JSON file that replays to the same state for ever.

It holds the order of every pack, every move in notation, what was counted, and
how each announced word was judged. Here it is written and read; `replay` plays
it again. The fields are documented in docs/reference/record.md.
"""

import contextlib
import json
import os
import secrets
import shutil
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from parlor.play.match import Match
from parlor.play.table import Table
from parlor.play.verdicts import Verdicts, verdicts
from parlor.rules.errors import BadInput

VERSION = 1
LARGEST = 64 * 1024 * 1024  # bytes; a long evening is a few hundred thousand


@dataclass(frozen=True)
class RecordedDeal:
    """One deal: the pack top first, the moves in notation, and the points counted."""

    dealer: int
    pack: tuple[str, ...]
    moves: tuple[str, ...]
    scores: tuple[int, ...] | None  # None: still in play


@dataclass(frozen=True)
class Record:
    """A game that was played, or is still in play."""

    engine: str
    game: str
    edition: str
    house_rules: Mapping[str, Any]
    seats: int
    names: tuple[str, ...]
    target: int | None
    length: int | None
    words: Verdicts | None
    deals: tuple[RecordedDeal, ...]
    totals: tuple[int, ...]
    winners: tuple[int, ...]
    over: bool

    @classmethod
    def of(cls, played: Table | Match) -> "Record":
        """The record of a table, or of a match among players without names."""
        table = played if isinstance(played, Table) else Table(played)
        match, game = table.match, table.match.game
        deals = [
            RecordedDeal(d.dealer, _named(game, d.order), tuple(map(str, d.moves)), d.scores)
            for d in match.deals
        ]
        if not match.over:
            s = match.state
            moves = tuple(map(str, s.history()))
            deals.append(RecordedDeal(s.dealer, _named(game, s.order), moves, None))
        return cls(
            engine=engine_version(),
            game=game.id,
            edition=game.edition.id,
            house_rules=game.house_rules(),
            seats=game.seats,
            names=table.names,
            target=match.target,
            length=match.length,
            words=verdicts(match),
            deals=tuple(deals),
            totals=match.totals,
            winners=match.winners,
            over=match.over,
        )

    def to_json(self) -> dict[str, Any]:
        """The record as the JSON object that is saved."""
        data: dict[str, Any] = {
            "parlor_record": VERSION,
            "engine": self.engine,
            "game": self.game,
            "edition": self.edition,
            "house_rules": dict(self.house_rules),
            "seats": self.seats,
            "names": list(self.names),
            "match": {"target": self.target, "deals": self.length},
        }
        if self.words is not None:
            data["words"] = self.words.to_json()
        data["deals"] = [
            {
                "dealer": deal.dealer,
                "pack": list(deal.pack),
                "moves": list(deal.moves),
                "scores": None if deal.scores is None else list(deal.scores),
            }
            for deal in self.deals
        ]
        data["totals"] = list(self.totals)
        data["winners"] = list(self.winners)
        data["over"] = self.over
        return data

    def save(self, path: str | os.PathLike[str], *, overwrite: bool = False) -> None:
        """Write the file whole or not at all; an existing one only when told to."""
        text = json.dumps(self.to_json(), ensure_ascii=False, indent=1) + "\n"
        write_whole(Path(path), text, overwrite=overwrite)

    @classmethod
    def load(cls, path: str | os.PathLike[str]) -> "Record":
        """Read a file and look at every field; `replay` then looks at every move."""
        from parlor.play.reading import read_record

        try:
            return read_record(_text(Path(path)))
        except BadInput as wrong:
            raise BadInput(f"{path}: {wrong}") from None


def engine_version() -> str:
    """The version of parlor that writes."""
    import parlor

    return str(parlor.__version__)


def write_whole(path: Path, text: str, *, overwrite: bool) -> None:
    """Write beside the file, then put it in place in one step."""
    if not overwrite and os.path.lexists(path):
        raise BadInput(f"{path} is there already, and is left as it is")
    place = Path(os.path.realpath(path)) if overwrite else path  # a link stays a link
    draft = place.parent / f".{place.name[:50]}.{secrets.token_hex(6)}"
    try:
        with draft.open("x", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        if overwrite and place.exists():
            shutil.copymode(place, draft)  # what was private stays so
        _put(draft, place, overwrite)
    except (OSError, ValueError) as wrong:
        raise BadInput(f"{path} cannot be written: {reason_of(wrong)}") from None
    finally:
        with contextlib.suppress(OSError, ValueError):
            draft.unlink(missing_ok=True)


def reason_of(wrong: Exception) -> str:
    """Why a file could not be used, as the system says it."""
    return (getattr(wrong, "strerror", None) or str(wrong)).lower()


def _put(draft: Path, path: Path, overwrite: bool) -> None:
    if not overwrite:
        try:
            os.link(draft, path)  # unlike replace, it never covers a file
        except FileExistsError:
            raise
        except OSError:  # a file system without hard links
            if os.path.lexists(path):
                raise
        else:
            draft.unlink()
            return
    os.replace(draft, path)


def _text(path: Path) -> str:
    try:
        with path.open("rb") as file:
            data = file.read(LARGEST + 1)
    except (OSError, ValueError) as wrong:
        raise BadInput(f"the file cannot be read: {reason_of(wrong)}") from None
    if len(data) > LARGEST:
        raise BadInput("the file is too large to be a record")
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as wrong:
        raise BadInput(f"the file is not text (byte {wrong.start})") from None


def _named(game: Any, order: Any) -> tuple[str, ...]:
    return tuple(game.cards[card] for card in order)
