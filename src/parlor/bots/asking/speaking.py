"""What is said to a player about calls: hints before, and a remark after."""

from parlor.bots.asking.ledger import NOBODY, Ledger
from parlor.rules.asking.circle import Circle
from parlor.rules.asking.moves import STOP, Call
from parlor.rules.game import View
from parlor.rules.moves import Move


def last_heard(view: View, player: int, card: str) -> str:
    """How it was heard that a player has a card, if it was."""
    for entry in reversed(view["said"]):
        if entry[1] == "call" and entry[3] == card and entry[4] == "hit":
            return f"Player {entry[0]} got it from player {entry[2]}." if entry[0] == player else ""
        if entry[1] == "drew" and len(entry) > 2 and entry[2] == card:
            return f"Player {entry[0]} drew it for all to see." if entry[0] == player else ""
    return ""


def hints_to_call(ledger: Ledger, circle: Circle, view: View, best: Move) -> list[str]:
    """Three sentences, from gentle to plain."""
    if best == STOP:
        return [
            "You have gained something already.",
            "Another call would tell the others more than it gains.",
            "Stop here.",
        ]
    if not isinstance(best, Call):
        return [f"There is a move other than a call: {best}."]
    card = circle.index[best.card]
    group = circle.groups[card // circle.size]
    if ledger.where[card] == best.player:
        first = "Somebody has been heard to hold a card that you want."
    elif ledger.where[card] == NOBODY:
        first = "Nobody is known to hold what you want, but some are likelier than others."
    else:
        first = "A call may also serve to say nothing new."
    return [first, f"Think of {group}.", f"Call upon player {best.player} for {best.card}."]


def remark_on_call(ledger: Ledger, circle: Circle, view: View, played: Move, best: Move) -> str:
    """What was overlooked: a card located, or players who cannot have the one called."""
    if isinstance(best, Call) and ledger.where[circle.index[best.card]] == best.player:
        heard = last_heard(view, best.player, best.card)
        how = heard or "It follows from the calls that were made."
        return f"Player {best.player} has {best.card}. {how}"
    if isinstance(played, Call) and not may_have(ledger, circle, played):
        return f"Player {played.player} could not have {played.card}."
    if best == STOP:
        return "It was better to stop: a further call told the others more than it could gain."
    if isinstance(best, Call):
        return f"The better call was upon player {best.player} for {best.card}."
    return ""


def may_have(ledger: Ledger, circle: Circle, call: Call) -> bool:
    """Whether a call could succeed for all that everybody has heard."""
    card = circle.index[call.card]
    if ledger.where[card] != NOBODY:
        return ledger.where[card] == call.player
    row = ledger.can[call.player * ledger.groups + card // circle.size]
    return bool(row >> card % circle.size & 1) and ledger.sizes[call.player] > 0
