"""The moves of game 2 and how they are written and read.

`spread 4 Flatiron, Washboard, Wringer` names the cards, so whoever holds all four
of a number may lay any three; `spread 4` alone lays every 4 in hand.
"""

import re
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from parlor.games.household_words.pack import Book
from parlor.rules.errors import Unreadable
from parlor.rules.moves import Move, by_verb, move


@move("draw")
class Draw(NamedTuple):
    """Draw the top card of the pack."""


@move("take")
class TakeDiscard(NamedTuple):
    """Take up the card just discarded."""


@move("spread")
class Spread(NamedTuple):
    """Lay three or four cards of one number, their names in alphabetical order."""

    number: int
    cards: tuple[str, ...]

    def __str__(self) -> str:
        return f"spread {self.number} {', '.join(self.cards)}"


@move("fourth")
class PlayFourth(NamedTuple):
    """Complete a spread of three."""

    card: str


@move("discard")
class Discard(NamedTuple):
    """Discard one card and end the turn."""

    card: str


@move("pass")
class Pass(NamedTuple):
    """Leave the discard when the pack has run through."""


KINDS = by_verb([Draw, TakeDiscard, Spread, PlayFourth, Discard, Pass])


def read(text: str, held: Sequence[str], books: Sequence[Book]) -> Move:
    """The move that a text means to a player who holds these cards, or Unreadable."""
    verb, _, rest = text.strip().partition(" ")
    rest = rest.strip()
    kind = KINDS[_only(verb, KINDS, "move")]
    if kind is Spread:
        return _read_spread(rest, held, books)
    if kind is PlayFourth or kind is Discard:
        if not rest:
            raise Unreadable(f"{text.strip()!r} does not say which card")
        made: Move = kind(_card(rest, held, books))
        return made
    if rest:
        raise Unreadable(f"{verb!r} stands alone, without {rest!r}")
    alone: Move = kind()
    return alone


def _read_spread(rest: str, held: Sequence[str], books: Sequence[Book]) -> Move:
    """`4`, `4 without Flatiron`, `4 Washboard, Wringer, Clothespin`, or just the cards."""
    found = re.fullmatch(r"(?:(\d+)\b)?\s*(without\b)?\s*(.*)", rest, re.IGNORECASE)
    digits, without, listed = found.groups() if found else (None, None, "")
    named = [_card(name.strip(), held, books) for name in listed.split(",")] if listed else []
    if digits is None and not named:
        raise Unreadable("say which number to spread, as in 'spread 4'")
    number = int(digits[:9]) if digits else _number_of(named[0], books)
    if without or not named:
        ours = {card for book in books if book.number == number for card in book.cards}
        named = [card for card in held if card in ours and card not in named]
    return Spread(number, tuple(sorted(named)))


def _number_of(card: str, books: Iterable[Book]) -> int:
    """The number in the corner of a card."""
    return next(book.number for book in books if card in book.cards)


def _card(name: str, held: Sequence[str], books: Iterable[Book]) -> str:
    """The card that a name means: first one in hand, else one in the pack."""
    wanted = name.casefold()
    pack = [card for book in books for card in book.cards]
    in_hand = [card for card in held if card.casefold().startswith(wanted)]
    if name and len(in_hand) == 1 and wanted not in [card.casefold() for card in pack]:
        return in_hand[0]
    return _only(name, pack, "card")


def _only(name: str, offered: Iterable[str], what: str) -> str:
    """The one that is called so, or the only one whose name begins so."""
    offered = list(offered)
    wanted = name.casefold()
    begun = [one for one in offered if one.casefold().startswith(wanted)]
    exact = [one for one in begun if one.casefold() == wanted]
    if len(exact or begun) == 1:
        return (exact or begun)[0]
    if name and begun:
        raise Unreadable(f"{name!r} may be {' or '.join(begun)}")
    if what == "move":
        raise Unreadable(f"{name!r} is no move; the moves are {', '.join(offered)}")
    raise Unreadable(f"the pack has no card {name!r}")
