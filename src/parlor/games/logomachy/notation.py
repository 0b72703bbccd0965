"""Moves as they are typed: `take M MAN`, `build M A MAN`, `finish 1 N MAN`, `play M`.

What is left out is filled in where only one move can be meant.
"""

from parlor.games.logomachy.deal import Deal
from parlor.games.logomachy.legal import legal_moves
from parlor.games.logomachy.letters import FIRST, holds, in_order, is_word, without
from parlor.games.logomachy.moves import (
    KINDS,
    Accept,
    AddToBuild,
    ExtendBuild,
    FinishBuild,
    PlayToPool,
    Reject,
    StartBuild,
    TakeTrick,
)
from parlor.rules.errors import Unreadable
from parlor.rules.moves import Move

FORMS = {
    "take": "take M MAN (your card, the word)",
    "play": "play M (your card)",
    "build": "build M A MAN (your card, the pool letters, the word)",
    "add": "add 1 N (the build, your card)",
    "extend": "extend 1 N MANY (the build, your card, the word)",
    "finish": "finish 1 N MAN (the build, your card, the word)",
    "accept": "accept",
    "reject": "reject",
}
SHOWN = 4
LONGEST = 200


def parse(deal: Deal, text: str) -> Move:
    """The move that a text means here, or Unreadable saying how it is written."""
    parts = text.upper().split() if len(text) <= LONGEST else []
    verb = parts[0].lower() if parts else ""
    if verb not in KINDS:
        shown = text.strip() if len(text) <= LONGEST else text[:20] + "..."
        raise Unreadable(f"{shown!r} is no move; moves begin with {', '.join(FORMS)}")
    move = _in_full(verb, parts[1:])
    if move is None:
        move = _in_short(deal, verb, parts[1:])
    if move is None:
        raise Unreadable(f"{text.strip()!r} cannot be read; it is written {FORMS[verb]}")
    return move


def _in_full(verb: str, parts: list[str]) -> Move | None:
    """A move with all its parts, whether it is lawful or not."""
    if verb in ("add", "extend", "finish"):
        if len(parts) < 2 or not _is_number(parts[0]) or not _is_card(parts[1]):
            return None
        build, card = int(parts[0]), parts[1]
        if verb == "add":
            return AddToBuild(build, card) if len(parts) == 2 else None
        if len(parts) not in (3, 4) or not all(is_word(part) for part in parts[2:]):
            return None
        pool = in_order(parts[3]) if len(parts) == 4 else ""
        if verb == "extend":
            return ExtendBuild(build, card, parts[2], pool)
        return FinishBuild(build, card, parts[2], pool)
    if verb in ("accept", "reject"):
        return None if parts else Accept() if verb == "accept" else Reject()
    if not parts or not _is_card(parts[0]) or not all(is_word(part) for part in parts):
        return None
    if verb == "play" and len(parts) == 1:
        return PlayToPool(parts[0])
    if verb == "take" and len(parts) == 2:
        return TakeTrick(parts[0], parts[1])
    if verb == "build" and len(parts) == 3:
        return StartBuild(parts[0], in_order(parts[1]), parts[2])
    return None


def _in_short(deal: Deal, verb: str, parts: list[str]) -> Move | None:
    """The one move that the given parts can mean."""
    if not parts or not all(_is_number(part) or is_word(part) for part in parts):
        return None
    if verb == "take" and len(parts) == 1:
        meant = _tricks(deal, parts[0])
        if not meant and is_word(parts[0]):
            raise Unreadable(
                f"{parts[0]} is not one card of your hand with cards of the pool (L74-8)"
            )
    else:
        meant = [
            move
            for move in legal_moves(deal)
            if move.verb == verb and _names(move, parts)  # type: ignore[attr-defined]
        ]
    if len(meant) > 1:
        some = " or ".join(str(move) for move in meant[:SHOWN])
        more = " or more" if len(meant) > SHOWN else ""
        raise Unreadable(f"{' '.join([verb, *parts])!r} may mean {some}{more}")
    return meant[0] if meant else None


def _tricks(deal: Deal, word: str) -> list[Move]:
    """The tricks a word can be, well spelt or not."""
    if deal.over or deal.claim is not None or not is_word(word):
        return []
    hand = deal.hands[deal.turn]
    return [
        TakeTrick(card, word)
        for card in sorted(set(word))
        if hand[ord(card) - FIRST] and holds(deal.pool, without(word, card) or "")
    ]


def _names(move: Move, parts: list[str]) -> bool:
    """Whether every part stands in the move, each for another field."""
    fields = [str(field) for field in move]
    for part in parts:
        if part not in fields:
            return False
        fields.remove(part)
    return True


def _is_card(text: str) -> bool:
    return len(text) == 1 and is_word(text)


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) < 4
