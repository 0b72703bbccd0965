"""What stacking and the Bank prove about the order of the pack, beside the calls."""

from typing import Any

from parlor.games.portrait_authors.state import StackRules
from parlor.rules.asking.circle import Circle, Customs
from parlor.rules.asking.knowledge import DOWN, UNSEEN, Listener
from parlor.rules.game import View


class StackListener(Listener):
    """A listener who knows when a stack must have been the whole remainder."""

    def __init__(self, view: View, circle: Circle, customs: Customs, stacking: StackRules) -> None:
        super().__init__(view, circle, customs)
        self.stacking = stacking
        self.gained: set[int] = set()  # groups of which this turn has gained a card
        self.laid: set[int] = set()  # groups of which this turn has stacked

    def hear(self, entry: list[Any]) -> None:
        """Take in one entry."""
        if entry[1] == "stack":
            self.hear_stack(entry[0], self.stacking.group_of[entry[2]], entry[3])
        elif entry[1] == "turn":
            self.gained.clear()
            self.laid.clear()
        elif (entry[1] == "call" and entry[4] == "hit") or (entry[1] == "drew" and len(entry) > 2):
            card = entry[3] if entry[1] == "call" else entry[2]
            self.gained.add(self.circle.index[card] // 8)
        super().hear(entry)

    def must_hold(self, group: range) -> bool:
        """R-P24: who has just stacked of a group may go on calling for it."""
        return not (self.stacking.call_on and group.start // 8 in self.laid)

    def hear_stack(self, seat: int, group: int, authors: list[str]) -> None:
        """Pairs laid face up; with nothing gained, all the rest was in that hand (PA-14)."""
        cards = range(8 * group, 8 * group + 8)
        open_window = group in self.gained or (self.stacking.any_gain and self.gained)
        shown = [card for card in cards if self.stacking.authors[group][card % 8 // 2] in authors]
        for card in shown if open_window else cards:
            if self.where[card] == UNSEEN:
                self.known.may[card] &= self.places[seat]
        for card in shown:
            self.where[card] = DOWN
        self.laid.add(group)
