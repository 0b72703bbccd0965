"""From a view to a ledger and a hand; a memory that fades leaves out some of what was said."""

from collections.abc import Callable
from typing import Any

from parlor.bots.asking.ledger import Ledger
from parlor.rules.asking.circle import Circle
from parlor.rules.game import View

Recalls = Callable[[int, list[Any]], bool]  # the number and the text of an entry


def always(number: int, entry: list[Any]) -> bool:
    """A perfect memory."""
    return True


def listen(ledger: Ledger, view: View, recalls: Recalls = always) -> None:
    """Hear all that was said, or what is recalled of it; what lies on the table is seen."""
    index, groups = ledger.circle.index, ledger.circle.groups
    ledger.begin(view["dealer"])
    called = -1
    for number, entry in enumerate(view["said"]):
        seat, verb = entry[0], entry[1]
        if verb == "turn":
            ledger.hear_turn(seat)
        elif verb == "call":
            card, hit = index[entry[3]], entry[4] == "hit"
            called = -1 if hit else card
            if not recalls(number, entry):
                if hit:
                    ledger.hear_whisper(seat, entry[2], card)
            elif hit:
                ledger.hear_hit(seat, entry[2], card)
            else:
                ledger.hear_miss(seat, entry[2], card)
        elif verb == "drew":
            if len(entry) > 2:
                ledger.hear_shown(seat, index[entry[2]])
            else:
                ledger.hear_draw(seat, called)
            called = -1
        elif verb == "laid":
            ledger.hear_book(seat, groups.index(entry[2]))
        elif verb == "stack":
            ledger.hear_stack(seat, entry[2], tuple(entry[3]))


def masks(circle: Circle, cards: list[str]) -> list[int]:
    """A hand as a mask a group."""
    hand = [0] * len(circle.groups)
    for name in cards:
        card = circle.index[name]
        hand[card // circle.size] |= 1 << card % circle.size
    return hand
