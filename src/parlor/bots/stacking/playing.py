"""A whole deal of stacking played on by callers who know what everybody heard."""

from parlor.bots.asking.caller import SURE, Caller
from parlor.bots.stacking.ledger import StackLedger
from parlor.games.portrait_authors.moves import DRAW_AGAIN
from parlor.games.portrait_authors.state import NUMBER, PAIRS, WHOLE, StackingState
from parlor.rules.moves import Move

COUNT_FROM = 2  # pairs that count (PA-4)


def choose(ledger: StackLedger, hand: list[int], lucky: bool, caller: Caller) -> Move:
    """Call what is located; before a risk stack what counts; then the likeliest call."""
    if not lucky and caller.find(ledger, hand, closed(ledger, hand), ledger.speaker):
        if caller.chance < SURE:
            stack = best_stack(ledger, hand, COUNT_FROM)
            if stack is not None:
                return stack
        return ledger.circle.call[caller.player][caller.card]
    stack = best_stack(ledger, hand, COUNT_FROM if lucky else 1)
    return DRAW_AGAIN if stack is None else stack


def closed(ledger: StackLedger, hand: list[int]) -> list[int]:
    """By group the cards that a hand cannot call for; 0: it may not call for any (PA-8)."""
    made: list[int] = []
    for group in range(len(hand)):
        if hand[group] or ledger.laid >> group & 1:  # R-P24
            made.append(hand[group] | ledger.down[group])
        else:
            made.append(0)
    return made


def best_stack(ledger: StackLedger, hand: list[int], least: int) -> Move | None:
    """All the pairs of the group of which most can be stacked, if that is enough."""
    rules = ledger.stacking
    gained = ledger.gained
    if gained and rules.any_gain:
        gained = -1  # R-P04
    found, most = -1, least - 1
    for group in range(len(hand)):
        held = hand[group]
        if NUMBER[PAIRS[held]] <= most:
            continue
        if held != WHOLE:  # R-P05
            if rules.books_only:  # PA-10
                continue
            if not gained >> group & 1 and held | ledger.down[group] != WHOLE:  # PA-11, PA-14
                continue
        found, most = group, NUMBER[PAIRS[held]]
    if found < 0:
        return None
    return rules.stacks[found][PAIRS[hand[found]]]


class StackingTable:
    """A deal in play and what everybody has heard of it."""

    def __init__(self, state: StackingState, ledger: StackLedger) -> None:
        self.state = state
        self.ledger = ledger

    def clone(self) -> "StackingTable":
        """An independent copy."""
        return StackingTable(self.state.clone(), self.ledger.clone())

    def apply(self, move: Move) -> None:
        """Play a lawful move; everybody listens."""
        log = self.state.log
        heard = len(log)
        self.state.apply(move)
        self.ledger.follow(log, heard)

    def play(self, appeal: list[float], luck: int, most: int) -> int:
        """Go on for at most so many moves, everybody choosing as `choose` does."""
        caller = Caller(appeal, luck)
        state = self.state
        moves = 0
        while not state.over and moves < most:
            self.apply(choose(self.ledger, state.hands[state.turn], state.lucky, caller))
            moves += 1
        return moves
