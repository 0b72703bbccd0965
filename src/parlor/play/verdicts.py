"""How the words of a game were judged, so that a record outlives its word list.

Each word that was announced keeps its verdict. When the list has changed since,
the record is replayed by its verdicts alone.
"""

from collections.abc import Container, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol, runtime_checkable

from parlor.games import definition
from parlor.games import game as make_game
from parlor.play.match import Match
from parlor.rules.editions import switches
from parlor.rules.errors import BadInput
from parlor.rules.game import Game
from parlor.words.lists import FAMILY, NAMES, WordList, word_list

if TYPE_CHECKING:
    from parlor.play.record import Record


SEVERAL = "several"  # the digest where more than one list has judged


@dataclass(frozen=True)
class Verdicts:
    """The list that judged, and its verdict on every word announced."""

    name: str
    digest: str
    judged: Mapping[str, bool]

    def to_json(self) -> dict[str, Any]:
        """As it is saved."""
        return {"name": self.name, "digest": self.digest, "judged": dict(self.judged)}


class Judge:
    """Who judges in a game that goes on: first the verdicts given, then the list."""

    def __init__(self, given: Mapping[str, bool], words: WordList) -> None:
        self.given = given
        self.words = words

    def __contains__(self, word: object) -> bool:
        verdict = self.given.get(word) if isinstance(word, str) else False
        return word in self.words if verdict is None else verdict


@runtime_checkable
class Spells(Protocol):
    """What a game offers in which words are spelled."""

    words: Container[str]  # judges every word that is announced
    word_list: WordList


def verdicts(match: Match) -> Verdicts | None:
    """The verdicts of a match; None where no words are spelled."""
    game = match.game
    if not isinstance(game, Spells):
        return None
    judged: dict[str, bool] = {}
    for moves in (*(deal.moves for deal in match.deals), match.state.history()):
        for move in moves:
            word = getattr(move, "word", None)
            if word is not None and word not in judged:
                judged[word] = word in game.words
    listed = game.word_list
    digest = SEVERAL if isinstance(game.words, Judge) else listed.digest
    return Verdicts(listed.name, digest, dict(sorted(judged.items())))


def game_of(record: "Record", *, going_on: bool = False) -> Game:
    """The game of a record, its words judged as they were then.

    While the word list is the same it judges. A changed or unknown list gives way
    to the verdicts; a game that goes on has the list of today besides them.
    """
    rules = _known_rules(record)
    if "words" not in definition(record.game).options:
        if record.words is not None:
            raise BadInput(f"field 'words': in {record.game} no words are spelled")
    elif record.words is None:
        raise BadInput("field 'words' is missing")
    else:
        rules["words"] = _list_of(record.words, going_on)
    made = make_game(record.game, edition=record.edition, seats=record.seats, **rules)
    if going_on and record.words is not None and isinstance(made, Spells):
        if made.word_list.digest != record.words.digest:
            made.words = Judge(record.words.judged, made.word_list)
    return made


def _list_of(given: Verdicts, going_on: bool) -> WordList:
    today = word_list(given.name) if given.name.removesuffix(FAMILY) in NAMES else None
    if today is not None and (going_on or today.digest == given.digest):
        return today
    if going_on:
        raise BadInput(f"the word list {given.name!r} is not here, so the game cannot go on")
    try:
        right = word_list([word for word, verdict in given.judged.items() if verdict])
    except BadInput as wrong:
        raise BadInput(f"field 'words': {wrong}") from None
    return WordList(given.name, right.words)


def prove_verdicts(record: "Record", match: Match) -> None:
    """BadInput if a verdict is missing, or the very same list judges otherwise."""
    game, given = match.game, record.words
    announced = verdicts(match)
    if given is None or announced is None or not isinstance(game, Spells):
        return
    for word in announced.judged:
        if word not in given.judged:
            raise BadInput(f"field 'words': the verdict on {word!r} is missing")
    for word, verdict in given.judged.items():
        if (word in game.words) != verdict:
            raise BadInput(f"field 'words': the list judges {word!r} otherwise than the record")


def _known_rules(record: "Record") -> dict[str, Any]:
    editions = definition(record.game).editions
    printed = next((edition for edition in editions if edition.id == record.edition), None)
    if printed is None:
        has = ", ".join(edition.id for edition in editions)
        raise BadInput(f"{record.game} has no edition {record.edition!r}; it has: {has}")
    known = {switch.name for switch in switches(printed)}
    for name in record.house_rules:
        if name not in known:
            raise BadInput(f"{record.game} {record.edition} has no house rule {name!r}")
    return dict(record.house_rules)
