"""Stacking pairs: what the full Portrait Authors and the Bank add to asking."""

from collections.abc import Sequence
from typing import Any

from parlor.bots.asking.caller import Caller
from parlor.bots.asking.ledger import BITS
from parlor.bots.asking.people import STACKING
from parlor.bots.asking.skill import AskingSkill
from parlor.bots.stacking.ledger import StackLedger
from parlor.bots.stacking.playing import COUNT_FROM, StackingTable, best_stack, choose, closed
from parlor.games.portrait_authors.game import KIND, StackingGame
from parlor.games.portrait_authors.moves import DRAW_AGAIN, Stack
from parlor.games.portrait_authors.state import COUNTS, NUMBER, PAIRS
from parlor.rules.game import View
from parlor.rules.moves import Move

ABOUT = (
    "Asks for the group held most, stacks at once, and forgets most of what was said.",
    "Recalls the last few calls, asks where a card most likely is, and stacks at once.",
    "Recalls several rounds, and stacks only before a risk.",
    "Forgets nothing, and asks for what is surely or most likely had, but never looks ahead.",
    "Forgets nothing, and thinks each call and stack through to the end of the deal.",
)


def appeals(each: float, paired: float, counts: float, held: float) -> list[float]:
    """By cards held of a group and place: how much a card is wanted.

    So much more for each pair there will be, for making one, for making one that counts, and
    for each card held already.
    """
    made = []
    for hand in range(256):
        before = NUMBER[PAIRS[hand]]
        for place in range(8):
            pairs = NUMBER[PAIRS[hand | 1 << place]]
            worth = 1.0 + each * pairs + held * BITS[hand]
            if pairs > before:
                worth += paired + (counts if pairs >= COUNT_FROM else 0.0)
            made.append(worth)
    return made


class StackingSkill(AskingSkill):
    """How pairs are called for and stacked."""

    unit = "points"
    scale = 2.0
    won = 3.0
    horizon = 1000
    habits = STACKING
    about = ABOUT
    game: StackingGame

    def appeals(self) -> list[float]:
        """A card of a group with more pairs is wanted a little more, and one that makes a pair."""
        return appeals(0.1, 0.05, 0.0, 0.0)

    def keen_appeals(self) -> list[float]:
        """The same where much is made of pairs: it wins more (measured), at longer odds."""
        return appeals(0.4, 0.4, 0.8, 0.1)

    def blank(self) -> StackLedger:
        """A ledger of this table with nothing in it."""
        return StackLedger(self.circle, self.game.customs, self.game.stacking)

    def table(self, state: Any, ledger: Any) -> Any:
        """A deal with what everybody has heard of it."""
        return StackingTable(state, ledger)

    def closed(self, ledger: Any, hand: list[int]) -> list[int]:
        """By group the cards that a hand cannot call for; 0: it may not call for any."""
        return closed(ledger, hand)

    def pick(self, ledger: Any, view: View, hand: list[int], caller: Caller) -> Move:
        """What is located, what counts before a risk, the likeliest call."""
        return choose(ledger, hand, view["draws_again"], caller)

    def beside(self, hand: list[int], moves: Sequence[Move]) -> list[Move]:
        """Of each group that may be stacked, all the pairs held; or to draw again."""
        rules = self.game.stacking
        stacks = [rules.stacks[group][PAIRS[held]] for group, held in enumerate(hand)]
        return [*stacks, DRAW_AGAIN]

    def eagerly(self, ledger: Any, view: View, hand: list[int]) -> Move | None:
        """Stack the moment that something counts."""
        return best_stack(ledger, hand, COUNT_FROM)

    def hints(self, view: View, best: Move) -> list[str]:
        """From what to think of to the plain move."""
        if isinstance(best, Stack):
            pairs = len(best.authors)
            return [
                "You hold something that may be stacked.",
                f"Think of {best.group}: a {KIND[pairs]} counts {COUNTS[pairs]}.",
                f"Stack {best.group}: {', '.join(best.authors)}.",
            ]
        if best == DRAW_AGAIN:
            return ["You were lucky.", "The Bank owes you a card.", "Draw again."]
        return super().hints(view, best)

    def remark(self, view: View, played: Move, best: Move) -> str:
        """A stack missed or made too soon, else what a perfect memory would have called."""
        if isinstance(best, Stack):
            pairs = len(best.authors)
            if isinstance(played, Stack):
                return f"It was better to stack {best.group} first."
            return (
                f"The {KIND[pairs]} of {best.group} was safe on the table"
                f" for {COUNTS[pairs]}; in the hand it could be called away."
            )
        if isinstance(played, Stack):
            return f"The {played.group} could wait: more of them was to be had. " + super().remark(
                view, played, best
            )
        return super().remark(view, played, best)
