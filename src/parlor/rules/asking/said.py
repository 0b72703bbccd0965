"""What was said at the table: the log of a deal, and the same as a view tells it.

A log holds moves and, between them, small numbers for what followed in public.
"""

from collections.abc import Sequence
from typing import Any

from parlor.rules.asking.circle import Circle
from parlor.rules.asking.moves import Call
from parlor.rules.moves import Move, to_json

Entry = Move | int

MISSED = -1  # the call before it failed
DREW = 100  # + seat: drew a card that nobody else saw
SHOWED = 200  # + seat: drew the very card that was called
BOOK = 1000  # + 64 * seat + group: laid this book
# 0 to 15: the turn came to this seat


def tell(log: Sequence[Entry], circle: Circle) -> list[list[Any]]:
    """The log as JSON lists: seat, verb, what; a call ends with hit or miss."""
    said: list[list[Any]] = []
    speaker = -1
    for entry in log:
        if isinstance(entry, tuple):
            said.append([speaker, *to_json(entry)])
            if isinstance(entry, Call):
                said[-1].append("hit")
        elif entry == MISSED:
            said[-1][-1] = "miss"
        elif entry >= BOOK:
            seat, group = divmod(entry - BOOK, 64)
            said.append([seat, "laid", circle.groups[group]])
        elif entry >= SHOWED:
            said.append([entry - SHOWED, "drew", said[-1][3]])
        elif entry >= DREW:
            said.append([entry - DREW, "drew"])
        else:
            speaker = entry
            said.append([entry, "turn"])
    return said
