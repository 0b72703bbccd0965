"""A whole deal played on by callers who know what everybody heard: the play-out."""

from parlor.bots.asking.caller import Caller
from parlor.bots.asking.ledger import Ledger
from parlor.rules.asking.state import AskingState
from parlor.rules.moves import Move


class AskingTable:
    """A deal in play and what everybody has heard of it."""

    def __init__(self, state: AskingState, ledger: Ledger) -> None:
        self.state = state
        self.ledger = ledger

    def clone(self) -> "AskingTable":
        """An independent copy."""
        return AskingTable(self.state.clone(), self.ledger.clone())

    def apply(self, move: Move) -> None:
        """Play a lawful move; everybody listens."""
        log = self.state.log
        heard = len(log)
        self.state.apply(move)
        self.ledger.follow(log, heard)

    def play(self, appeal: list[float], luck: int, most: int) -> int:
        """Go on for at most so many moves, everybody making the best call he knows."""
        caller = Caller(appeal, luck)
        state, ledger = self.state, self.ledger
        calls = ledger.circle.call
        moves = 0
        while not state.over and moves < most:
            hand = state.hands[state.turn]
            if not caller.find(ledger, hand, hand, state.turn):
                break
            self.apply(calls[caller.player][caller.card])
            moves += 1
        return moves
