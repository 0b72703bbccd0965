"""What everybody has heard at a stacking table."""

from parlor.bots.asking.ledger import DOWN, Ledger
from parlor.games.portrait_authors.state import StackRules
from parlor.rules.asking.circle import Circle, Customs


class StackLedger(Ledger):
    """A ledger that knows what a stack proves."""

    def __init__(self, circle: Circle, customs: Customs, stacking: StackRules) -> None:
        super().__init__(circle, customs)
        self.stacking = stacking

    def clone(self) -> "StackLedger":
        """An independent copy."""
        twin = StackLedger(self.circle, self.customs, self.stacking)
        self.copy_to(twin)
        return twin

    def hear_stack(self, seat: int, name: str, authors: tuple[str, ...]) -> None:
        """Pairs lie on the table; with nothing gained, all the rest is in that hand (PA-14)."""
        group = self.stacking.group_of[name]
        shown = 0
        for place in range(self.size):
            if self.stacking.authors[group][place // 2] in authors:
                shown |= 1 << place
        gained = self.gained >> group & 1 or (self.stacking.any_gain and self.gained)
        if not gained:
            self.some[seat] &= ~(1 << group)
            for place in range(self.size):
                card = group * self.size + place
                if self.where[card] != DOWN and not shown >> place & 1:
                    self.put(card, seat)
        if self.stacking.call_on:  # R-P24
            self.laid |= 1 << group
        self.lay_down(seat, group, shown)
