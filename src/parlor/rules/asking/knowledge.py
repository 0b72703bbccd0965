"""What a view proves about the order of the pack in an asking game.

A call proves that the caller held the group and lacked the card, a miss that
the other lacked it; cards that pass, books and stacks are seen by all. What
was never seen stays open. Sets of places in the pack are bit masks.
"""

from typing import Any

from parlor.rules.asking.circle import Circle, Customs
from parlor.rules.game import View
from parlor.rules.worlds import Knowledge

UNSEEN = -1
DOWN = -2


class Listener:
    """Walks through what was said and writes down what it proves."""

    def __init__(self, view: View, circle: Circle, customs: Customs) -> None:
        self.circle = circle
        self.customs = customs
        self.cards = len(circle.cards)
        self.known = Knowledge(self.cards)
        self.where = [UNSEEN] * self.cards  # the seat seen to hold a card, UNSEEN or DOWN
        self.places = [0] * circle.seats  # every place a seat has had a card from
        self.top = customs.hand_size * circle.seats or self.cards
        for place in range(self.top):
            self.places[(view["dealer"] + 1 + place) % circle.seats] |= 1 << place
        self.mine: int | None = view["seat"]
        self.received: list[str] = list(view["received"])
        self.speaker = -1
        self.drawer = -1  # who has just drawn a card that nobody else saw
        self.missed = -1  # the card just called in vain
        self.unsettled: set[tuple[int, int]] = set()  # seat and group that may have become whole
        self.not_whole: dict[tuple[int, int], tuple[tuple[int, ...], int]] = {}
        self.partly_held: dict[tuple[int, tuple[int, ...]], int] = {}
        if self.mine is not None:
            self.see_mine(self.places[self.mine])
        if customs.books_are_laid and customs.dealt_books_at_once:
            for seat in range(circle.seats):
                self.unsettle(seat)

    def learn(self, said: list[list[Any]]) -> Knowledge:
        """All that was said, as knowledge of the deal."""
        for entry in said:
            self.hear(entry)
        self.settle()
        for (_, cards), places in self.partly_held.items():
            self.known.require(cards, places)
        for cards, places in self.not_whole.values():
            self.known.require(cards, ~places)
        return self.known

    def hear(self, entry: list[Any]) -> None:
        """Take in one entry."""
        seat, verb = entry[0], entry[1]
        if verb == "call":
            self.settle()
            self.hear_call(seat, entry[2], self.circle.index[entry[3]], entry[4] == "hit")
        elif verb == "drew":
            self.hear_draw(seat, self.circle.index[entry[2]] if len(entry) > 2 else -1)
        elif verb == "laid":
            self.hear_book(seat, self.circle.groups.index(entry[2]))
        elif verb == "turn":
            self.hear_turn(seat)

    def hear_turn(self, seat: int) -> None:
        """A turn begins; by now a book dealt whole would have been laid."""
        self.settle()
        self.speaker = seat
        if self.customs.books_are_laid:
            self.unsettle(seat)
            self.settle()

    def hear_call(self, caller: int, player: int, card: int, hit: bool) -> None:
        """A call and its answer."""
        may = self.known.may
        group = self.group_of(card)
        if self.must_hold(group) and not any(self.where[c] == caller for c in group):
            self.partly_held.setdefault((caller, self.unseen(group)), self.places[caller])
        if self.where[card] == UNSEEN:
            may[card] &= ~self.places[caller]
            may[card] &= self.places[player] if hit else ~self.places[player]
        if hit:
            self.where[card] = caller
            self.unsettled.add((caller, card // self.circle.size))
        self.missed = -1 if hit else card

    def must_hold(self, group: range) -> bool:
        """Whether a call for this group proves that the caller holds a card of it."""
        return True

    def hear_draw(self, seat: int, shown: int) -> None:
        """A card was drawn from the pack, seen by its drawer or by all."""
        bit = 1 << self.top
        self.top += 1
        self.places[seat] |= bit
        if shown >= 0:
            self.known.may[shown] &= bit
            self.where[shown] = seat
            self.unsettled.add((seat, shown // self.circle.size))
        else:
            if self.customs.lucky_is_shown and self.missed >= 0 and seat == self.speaker:
                self.known.may[self.missed] &= ~bit
            self.drawer = seat
            self.unsettle(seat)
        self.missed = -1
        if seat == self.mine:
            self.see_mine(bit)

    def hear_book(self, seat: int, group: int) -> None:
        """A book was laid: all of it was there, and if a draw made it whole, not before."""
        size = self.circle.size
        cards = range(group * size, (group + 1) * size)
        hidden = self.unseen(cards)
        for card in hidden:
            self.known.may[card] &= self.places[seat]
        if hidden and self.drawer == seat:
            self.known.require(hidden, 1 << self.top - 1)
        self.drawer = -1
        for card in cards:
            self.where[card] = DOWN
        self.unsettled.discard((seat, group))

    def unsettle(self, seat: int) -> None:
        """Any group of this seat may have become whole."""
        for group in range(len(self.circle.groups)):
            self.unsettled.add((seat, group))

    def settle(self) -> None:
        """What was not laid was not whole: some card of it came from elsewhere."""
        self.drawer = -1
        if self.customs.books_are_laid:
            size = self.circle.size
            for seat, group in sorted(self.unsettled):
                cards = range(group * size, (group + 1) * size)
                if all(self.where[c] in (UNSEEN, seat) for c in cards):
                    self.note_not_whole(seat, group, self.unseen(cards))
        self.unsettled.clear()

    def note_not_whole(self, seat: int, group: int, hidden: tuple[int, ...]) -> None:
        """Keep the strongest form; an older one about other cards stands beside it."""
        key = (seat, group)
        if key in self.not_whole:
            cards, places = self.not_whole[key]
            if not set(hidden) <= set(cards):
                self.known.require(cards, ~places)
        self.not_whole[key] = (hidden, self.places[seat])

    def see_mine(self, places: int) -> None:
        """The viewer saw what came to his own hand."""
        for place in range(self.cards):
            if places >> place & 1:
                self.known.fix(self.circle.index[self.received.pop(0)], place)

    def group_of(self, card: int) -> range:
        """The cards of a card's group."""
        first = card - card % self.circle.size
        return range(first, first + self.circle.size)

    def unseen(self, cards: range) -> tuple[int, ...]:
        """Those of the cards that nobody has been seen to hold."""
        return tuple(card for card in cards if self.where[card] == UNSEEN)
