"""What is printed on a card besides its name: its group, and the others of that group.

HW0-2, HW0-3, PA-3: the cards say where they belong, so their holder knows what to ask for.
"""

from collections.abc import Sequence
from typing import NamedTuple, Protocol, runtime_checkable

from parlor.rules.asking.circle import Circle
from parlor.rules.game import Game

SMALL_PRINT = 4  # a larger group is not named in full on every card


class Face(NamedTuple):
    """The small print of a card."""

    group: str
    cards: tuple[str, ...]  # all of the group, this one included


Faces = dict[str, Face]


class Numbered(Protocol):
    """A book with the number that stands in the corner of its cards."""

    number: int
    name: str
    cards: tuple[str, ...]


@runtime_checkable
class InBooks(Protocol):
    """A game whose pack is numbered books."""

    books: Sequence[Numbered]


@runtime_checkable
class InGroups(Protocol):
    """A game of the asking family."""

    circle: Circle


def faces(game: Game) -> Faces:
    """The small print of every card; empty where a card says no more than its name."""
    found: Faces = {}
    if isinstance(game, InBooks):
        for book in game.books:
            face = Face(f"{book.number} {book.name}", tuple(book.cards))
            found.update(dict.fromkeys(book.cards, face))
    elif isinstance(game, InGroups):
        size = game.circle.size
        for place, group in enumerate(game.circle.groups):
            cards = tuple(game.circle.cards[place * size : place * size + size])
            found.update(dict.fromkeys(cards, Face(group, cards)))
    return found


def short(card: str) -> str:
    """The name of a card without its group."""
    return card.rpartition(": ")[2]


def small_print(face: Face, held: Sequence[str]) -> str:
    """The other cards of a group, if they are few."""
    others = [short(card) for card in face.cards if card not in held]
    return ", ".join(others) if len(face.cards) <= SMALL_PRINT else ""
