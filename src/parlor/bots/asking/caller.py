"""Which call a hand and a ledger suggest: what is surely located, else the likeliest.

A caller looks at his own hand and at what everybody has heard, never at other hands. Hot in
play-outs, so plain lists of numbers.
"""

from parlor.bots.asking.ledger import BITS, NOBODY, Ledger

SURE = 0.999  # a chance that is as good as certain
NEVER = 1e-9  # the least chance, of a call that one must make though it cannot succeed


class Caller:
    """Finds calls; the last one found stays in `player`, `card` and `chance`."""

    def __init__(self, appeal: list[float], luck: int) -> None:
        self.appeal = appeal  # by cards held of a group and place: how much a card is wanted
        self.luck = luck  # for choosing among equals
        self.player = -1
        self.card = -1
        self.chance = 0.0
        self.density: list[float] = []

    def find(self, ledger: Ledger, hand: list[int], closed: list[int], seat: int) -> bool:
        """The best call for a card that is not closed, of any group that is."""
        self.luck = (self.luck * 1103515245 + 12345) & 0x7FFFFFFF
        if self.find_sure(ledger, hand, closed, seat):
            return True
        self.weigh(ledger, hand, seat)
        return self.find_likely(ledger, hand, closed, seat)

    def find_sure(self, ledger: Ledger, hand: list[int], closed: list[int], seat: int) -> bool:
        """The most wanted card that everybody has seen in some other hand."""
        groups, size, full = ledger.groups, ledger.size, ledger.full
        seen, appeal = ledger.seen, self.appeal
        best = 0.0
        turn = self.luck >> 8
        for step in range(groups):
            group = (step + turn) % groups
            held = closed[group]
            if not held or held == full:
                continue
            for other in range(ledger.seats):
                if other == seat:
                    continue
                found = seen[other * groups + group] & ~held
                if not found:
                    continue
                row = hand[group] * size
                for place in range(size):
                    if found >> place & 1 and appeal[row + place] > best:
                        best = appeal[row + place]
                        self.player = other
                        self.card = group * size + place
                        self.chance = 1.0
        return best > 0.0

    def weigh(self, ledger: Ledger, hand: list[int], seat: int) -> None:
        """How full each other hand and the pack are of the cards that they may hold."""
        groups, seats, can, bits = ledger.groups, ledger.seats, ledger.can, BITS
        density: list[float] = []
        for other in range(seats + 1):
            if other == seat:
                density.append(0.0)
                continue
            loose = ledger.pack if other == seats else ledger.sizes[other] - ledger.located[other]
            room = 0
            if loose > 0:
                first = other * groups
                for group in range(groups):
                    room += bits[can[first + group] & ~hand[group]]
            density.append(loose / room if room else 0.0)
        self.density = density

    def find_likely(self, ledger: Ledger, hand: list[int], closed: list[int], seat: int) -> bool:
        """The card most wanted times its chance, among those that nobody has been seen with."""
        groups, size, full, seats = ledger.groups, ledger.size, ledger.full, ledger.seats
        can, where, some, bits = ledger.can, ledger.where, ledger.some, BITS
        came, lacked, cards = ledger.came, ledger.lacked, len(ledger.where)
        appeal, density = self.appeal, self.density
        self.player = -1
        best = 0.0
        turn = self.luck >> 8
        for step in range(groups):
            group = (step + turn) % groups
            held = closed[group]
            if not held or held == full:
                continue
            open_ = full & ~held
            row = hand[group] * size
            first = group * size
            for place in range(size):
                if not open_ >> place & 1 or where[first + place] != NOBODY:
                    continue
                total = 0.0
                most = 0.0
                likely = 0.0
                who = -1
                at = group
                for other in range(seats + 1):
                    if can[at] >> place & 1:
                        dense = density[other]
                        if other < seats:
                            old = lacked[other * cards + first + place]
                            if old:
                                dense *= (came[other] - old) / came[other]
                        total += dense
                        if other < seats:
                            even = dense
                            if some[other] >> group & 1:
                                dense *= 1.0 + 1.0 / bits[can[at] & open_]
                            if dense > most:
                                most = dense
                                likely = even
                                who = other
                    at += groups
                if who < 0 or total == 0.0:
                    continue
                chance = likely / total
                if chance < 1.0 and some[who] >> group & 1:
                    none = 1.0
                    for _ in range(bits[can[who * groups + group] & open_]):
                        none *= 1.0 - chance
                    chance /= 1.0 - none
                worth = appeal[row + place] * chance
                if worth > best:
                    best = worth
                    self.player = who
                    self.card = first + place
                    self.chance = chance
        if self.player < 0:
            self.find_any(ledger, closed, seat)
        return self.player >= 0

    def find_any(self, ledger: Ledger, closed: list[int], seat: int) -> None:
        """A call that cannot succeed; there may be no other."""
        for group in range(ledger.groups):
            held = closed[group]
            if not held or held == ledger.full:
                continue
            for place in range(ledger.size):
                if not held >> place & 1:
                    for other in range(ledger.seats):
                        if other != seat and (ledger.sizes[other] or self.player < 0):
                            self.player = other
                            self.card = group * ledger.size + place
                            self.chance = NEVER
                            if ledger.sizes[other]:
                                return
