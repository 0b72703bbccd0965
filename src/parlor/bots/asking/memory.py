"""A memory that fades: everything heard has a lifetime, drawn once and the same all deal long.

A lifetime is a number of later calls. It is drawn from the deal as the listener knows it, not
from luck at each move, so what is once forgotten stays forgotten.
"""

from math import log
from typing import Any
from zlib import crc32

from parlor.bots.asking.ledger import DOWN, Ledger
from parlor.rules.game import View

OWN = 2.0  # what one had a part in lasts so much longer
SEEN = 1.5  # and so does a card that passed


class Memory:
    """What one listener still recalls of what was said."""

    def __init__(self, view: View, lasting: float) -> None:
        self.lasting = lasting
        self.seat: int = view["seat"]
        first = view["received"][:3]  # tells this deal from others, and never changes
        self.deal = f"{view['dealer']} {self.seat} {first}"
        self.ages: dict[int, int] = {}
        calls = 0
        for number in range(len(view["said"]) - 1, -1, -1):
            if view["said"][number][1] == "call":
                self.ages[number] = calls
                calls += 1

    def recalls(self, number: int, entry: list[Any]) -> bool:
        """Whether an entry, so far back, is still there."""
        drawn = (crc32(f"{self.deal} {number} {entry}".encode()) + 1) / (1 << 32)
        lifetime = -log(drawn) * self.lasting
        if self.seat in (entry[0], entry[2]):
            lifetime *= OWN
        if entry[4] == "hit":
            lifetime *= SEEN
        return self.ages[number] < lifetime


def set_right(ledger: Ledger, hand: list[int], seat: int) -> None:
    """Mend what one's own hand and the empty hands of others prove wrong."""
    for card, where in enumerate(ledger.where):
        if where == DOWN:
            continue
        mine = hand[card // ledger.size] >> card % ledger.size & 1
        if mine:
            ledger.put(card, seat)
        elif where == seat or (where >= 0 and not ledger.sizes[where]):
            ledger.forget(card)
