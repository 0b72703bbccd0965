"""What everybody at an asking table has heard: who may hold which card.

A group of cards is a bit mask, as in the hands of a deal. A row of masks goes by seat and
group, `seat * groups + group`; the pack is the row after the last seat. The ledger is public:
what a player knows beyond it is his own hand. Hot in play-outs, so plain lists of numbers.
"""

from parlor.rules.asking.circle import Circle, Customs
from parlor.rules.asking.said import BOOK, DREW, MISSED, SHOWED, Entry

NOBODY = -1  # where a card is that nobody has been seen to hold
DOWN = -2  # on the table for good
BITS = [bin(mask).count("1") for mask in range(256)]


class Ledger:
    """The cards located, the seats that may hold the others, and who surely holds a group."""

    def __init__(self, circle: Circle, customs: Customs) -> None:
        self.circle = circle
        self.customs = customs
        self.seats = circle.seats
        self.size = circle.size
        self.full = circle.full
        self.groups = len(circle.groups)
        self.where: list[int] = []  # by card: a seat, NOBODY or DOWN
        self.can: list[int] = []  # by seat and group: cards not located that may be there
        self.seen: list[int] = []  # by seat and group: cards located there
        self.down: list[int] = []  # by group: cards that lie on the table
        self.some: list[int] = []  # by seat: groups of which it holds a card not located
        self.located: list[int] = []  # by seat: how many cards
        self.came: list[int] = []  # by seat: cards that came to it unseen since the deal began
        self.lacked: list[int] = []  # by seat and card: how many had come when it was lacking
        self.sizes: list[int] = []
        self.pack = 0
        self.speaker = 0
        self.gained = 0  # groups of which this turn has gained a card
        self.laid = 0  # groups of which this turn has stacked

    def begin(self, dealer: int) -> None:
        """The cards are dealt (HW1-1, PA-6, PA-B1) and nothing is known."""
        circle, dealt = self.circle, self.customs.hand_size
        self.where = [NOBODY] * len(circle.cards)
        self.can = [circle.full] * (self.groups * (circle.seats + 1))
        self.seen = [0] * (self.groups * circle.seats)
        self.down = [0] * self.groups
        self.some = [0] * circle.seats
        self.located = [0] * circle.seats
        self.sizes = [dealt] * circle.seats
        self.lacked = [0] * (circle.seats * len(circle.cards))
        self.pack = len(circle.cards) - dealt * circle.seats
        self.speaker = dealer
        if not dealt:
            for _ in range(self.pack):
                dealer = (dealer + 1) % circle.seats
                self.sizes[dealer] += 1
            self.pack = 0
        self.came = self.sizes[:]
        if not self.pack:
            self.empty_pack()

    def clone(self) -> "Ledger":
        """An independent copy."""
        twin = Ledger(self.circle, self.customs)
        self.copy_to(twin)
        return twin

    def copy_to(self, twin: "Ledger") -> None:
        """Make a new twin the same as this ledger."""
        twin.where = self.where[:]
        twin.can = self.can[:]
        twin.seen = self.seen[:]
        twin.down = self.down[:]
        twin.some = self.some[:]
        twin.located = self.located[:]
        twin.came = self.came[:]
        twin.lacked = self.lacked[:]
        twin.sizes = self.sizes[:]
        twin.pack = self.pack
        twin.speaker = self.speaker
        twin.gained = self.gained
        twin.laid = self.laid

    def follow(self, log: list[Entry], start: int) -> None:
        """Hear what a deal has logged from this entry on."""
        index = self.circle.index
        called = -1
        for at in range(start, len(log)):
            entry = log[at]
            if isinstance(entry, tuple):
                if len(entry) != 2:
                    continue
                if isinstance(entry[0], str):
                    self.hear_stack(self.speaker, entry[0], entry[1])
                    continue
                called = index[entry[1]]
                player: int = entry[0]
                if at + 1 < len(log) and log[at + 1] == MISSED:
                    self.hear_miss(self.speaker, player, called)
                else:
                    self.hear_hit(self.speaker, player, called)
                    called = -1
            elif entry >= BOOK:
                self.hear_book((entry - BOOK) // 64, (entry - BOOK) % 64)
            elif entry >= SHOWED:
                self.hear_shown(entry - SHOWED, called)
                called = -1
            elif entry >= DREW:
                self.hear_draw(entry - DREW, called)
                called = -1
            elif entry >= 0:
                self.hear_turn(entry)

    def hear_turn(self, seat: int) -> None:
        """The turn came to a seat."""
        self.speaker = seat
        self.gained = 0
        self.laid = 0

    def hear_hit(self, caller: int, player: int, card: int) -> None:
        """A card passed: the caller has it, and had something of its group before."""
        self.note_group(caller, card)
        if self.where[card] == NOBODY:
            self.some[player] &= ~(1 << card // self.size)
        self.gained |= 1 << card // self.size
        self.sizes[player] -= 1
        self.sizes[caller] += 1
        self.put(card, caller)
        if self.sizes[player] == self.located[player]:
            self.clear(player)

    def hear_whisper(self, caller: int, player: int, card: int) -> None:
        """A card passed, but which is forgotten; how many cards each has is seen."""
        self.gained |= 1 << card // self.size
        self.sizes[player] -= 1
        self.sizes[caller] += 1

    def hear_miss(self, caller: int, player: int, card: int) -> None:
        """Neither has the card, and the caller has something of its group."""
        self.note_group(caller, card)
        self.strike(card, caller)
        self.strike(card, player)
        self.narrow(card)
        self.narrow_group(caller, card // self.size)
        self.narrow_group(player, card // self.size)

    def note_group(self, seat: int, card: int) -> None:
        """HW1-3, PA-8: a caller holds a card of the group; R-P24: or has just stacked of it."""
        group = card // self.size
        if not self.seen[seat * self.groups + group] and not self.laid >> group & 1:
            self.some[seat] |= 1 << group

    def strike(self, card: int, seat: int) -> None:
        """A seat has not got a card."""
        if self.where[card] == seat:
            self.forget(card)  # a memory that fades may have been wrong
        self.can[seat * self.groups + card // self.size] &= ~(1 << card % self.size)
        self.lacked[seat * len(self.where) + card] = self.came[seat]

    def narrow(self, card: int) -> None:
        """A card that only one seat may hold is located."""
        if self.where[card] != NOBODY:
            return
        group, bit = card // self.size, 1 << card % self.size
        holder = -1
        for seat in range(self.seats + 1):
            if self.can[seat * self.groups + group] & bit:
                if holder >= 0:
                    return
                holder = seat
        if 0 <= holder < self.seats:
            self.some[holder] &= ~(1 << group)
            self.put(card, holder)

    def narrow_group(self, seat: int, group: int) -> None:
        """If he surely holds something of a group and only one card is possible, it is that."""
        can = self.can[seat * self.groups + group]
        if self.some[seat] >> group & 1:
            if not can & (can - 1):
                self.some[seat] &= ~(1 << group)
            if can and not can & (can - 1):
                self.put(group * self.size + can.bit_length() - 1, seat)

    def put(self, card: int, seat: int) -> None:
        """Everybody knows now that a seat holds this card."""
        group, bit = card // self.size, 1 << card % self.size
        old = self.where[card]
        if old == seat:
            return
        if old >= 0:
            self.seen[old * self.groups + group] &= ~bit
            self.located[old] -= 1
        else:
            for at in range(group, len(self.can), self.groups):
                self.can[at] &= ~bit
        self.where[card] = seat
        self.seen[seat * self.groups + group] |= bit
        self.located[seat] += 1
        if self.sizes[seat] == self.located[seat]:
            self.clear(seat)

    def forget(self, card: int) -> None:
        """Where a card is, is open again."""
        group, bit = card // self.size, 1 << card % self.size
        old = self.where[card]
        if old >= 0:
            self.seen[old * self.groups + group] &= ~bit
            self.located[old] -= 1
        self.where[card] = NOBODY
        for seat in range(self.seats + (1 if self.pack else 0)):
            self.can[seat * self.groups + group] |= bit

    def clear(self, seat: int) -> None:
        """Every card of a seat is located: it holds no other."""
        first = seat * self.groups
        for group in range(self.groups):
            rest = self.can[first + group]
            self.can[first + group] = 0
            while rest:
                place = rest.bit_length() - 1
                rest ^= 1 << place
                self.narrow(group * self.size + place)

    def hear_draw(self, seat: int, but: int) -> None:
        """A card from the pack that nobody else saw; where luck is shown, not the one called."""
        pack, first = self.seats * self.groups, seat * self.groups
        had = 0
        if but >= 0:
            had = self.can[first + but // self.size]
        for group in range(self.groups):
            self.can[first + group] |= self.can[pack + group]
        if but >= 0 and self.customs.lucky_is_shown:
            self.can[first + but // self.size] &= had | ~(1 << but % self.size)
        self.sizes[seat] += 1
        self.came[seat] += 1
        self.take_from_pack()

    def hear_shown(self, seat: int, card: int) -> None:
        """A card from the pack that all saw."""
        self.gained |= 1 << card // self.size
        self.sizes[seat] += 1
        self.put(card, seat)
        self.take_from_pack()

    def take_from_pack(self) -> None:
        """The pack has a card less."""
        self.pack -= 1
        if self.pack == 0:
            self.empty_pack()

    def empty_pack(self) -> None:
        """Nothing can be in the pack any more."""
        pack = self.seats * self.groups
        for group in range(self.groups):
            rest = self.can[pack + group]
            self.can[pack + group] = 0
            while rest:
                place = rest.bit_length() - 1
                rest ^= 1 << place
                self.narrow(group * self.size + place)

    def hear_book(self, seat: int, group: int) -> None:
        """HW1-6, PA-E1: a book lies on the table."""
        self.lay_down(seat, group, self.full)

    def hear_stack(self, seat: int, name: str, authors: tuple[str, ...]) -> None:
        """Only some games have stacks: see the ledger of stacking."""

    def lay_down(self, seat: int, group: int, cards: int) -> None:
        """Cards of a seat lie on the table for good."""
        first = group * self.size
        for place in range(self.size):
            if cards >> place & 1:
                old = self.where[first + place]
                if old >= 0:
                    self.seen[old * self.groups + group] &= ~(1 << place)
                    self.located[old] -= 1
                elif old == NOBODY:
                    self.some[seat] &= ~(1 << group)
                self.where[first + place] = DOWN
                self.sizes[seat] -= 1
        self.down[group] |= cards
        for at in range(group, len(self.can), self.groups):
            self.can[at] &= ~cards
        if self.sizes[seat] == self.located[seat]:
            self.clear(seat)
