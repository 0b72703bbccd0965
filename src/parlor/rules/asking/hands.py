"""Hands, pack and log of an asking deal: what every form of the game keeps."""

import random
from typing import Any

from parlor.rules.asking.circle import Circle, Customs
from parlor.rules.asking.said import DREW, Entry
from parlor.rules.game import View, seat_at
from parlor.rules.moves import Move


class Hands:
    """Who holds what, what was said, and whose turn it is."""

    def __init__(
        self, game: Any, circle: Circle, customs: Customs, order: list[int], dealer: int
    ) -> None:
        self.game = game
        self.circle = circle
        self.customs = customs
        self.order = order
        self.dealer = dealer
        self.turn = dealer
        self.over = False
        self.hands: list[list[int]] = []  # by seat, a mask of cards held a group
        self.sizes: list[int] = []
        self.next = 0  # place of the top card of the pack
        self.log: list[Entry] = []

    def deal(self) -> None:
        """HW1-1, PA-6, PA-B1: one card at a time from the dealer's left; the rest is the pack."""
        seats, size = self.circle.seats, self.circle.size
        self.hands = [[0] * len(self.circle.groups) for _ in range(seats)]
        self.sizes = [0] * seats
        self.next = self.customs.hand_size * seats or len(self.order)
        seat = self.dealer
        for card in self.order[: self.next]:
            seat += 1
            if seat == seats:
                seat = 0
            self.hands[seat][card // size] |= 1 << card % size
            self.sizes[seat] += 1

    def draw(self, seat: int) -> int:
        """Take the top card of the pack to a hand."""
        card = self.order[self.next]
        self.next += 1
        size = self.circle.size
        self.hands[seat][card // size] |= 1 << card % size
        self.sizes[seat] += 1
        return card

    def fill(self, seat: int) -> None:
        """HW1-7, R-P15 (ours): an empty hand draws one."""
        if not self.sizes[seat] and self.next < len(self.order):
            self.draw(seat)
            self.log.append(DREW + seat)

    def copy_to(self, twin: "Hands") -> None:
        """Make a new twin the same as this deal."""
        twin.turn = self.turn
        twin.over = self.over
        twin.hands = [hand[:] for hand in self.hands]
        twin.sizes = self.sizes[:]
        twin.next = self.next
        twin.log = self.log[:]

    def history(self) -> list[Move]:
        """The moves played so far."""
        return [entry for entry in self.log if isinstance(entry, tuple)]

    def hand(self, seat: object) -> list[str]:
        """The names of the cards a seat holds."""
        masks = self.hands[seat_at(seat, self.circle.seats)]
        held: list[str] = []
        for group in range(len(self.circle.groups)):
            held += self.circle.names(group, masks[group])
        return held

    def view(self, seat: object) -> View:
        """All that a seat may know (None: a bystander)."""
        shown: View = self.game.show(self, seat)
        return shown

    def resample(self, seat: object, rng: random.Random) -> Any:
        """Another world that looks the same from this seat."""
        return self.game.imagine(self.view(seat), rng)

    def __reduce__(self) -> Any:
        return self.game.replay, (self.order, self.dealer, self.history())
