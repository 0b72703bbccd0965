"""What is said to people about spreads: hints before a move, a remark after it."""

from typing import Any

from parlor.bots.spreads.reading import of_view
from parlor.games.household_words.spreads_moves import (
    Discard,
    Draw,
    Pass,
    PlayFourth,
    Spread,
    TakeDiscard,
)
from parlor.rules.game import View
from parlor.rules.moves import Move


def hints(game: Any, view: View, best: Move) -> list[str]:
    """From a gentle sentence to the plain move."""
    plays = game.plays
    if isinstance(best, Spread):
        return [
            "You can lay cards.",
            f"You hold {len(best.cards)} of one number.",
            f"Spread the {best.number}s: {', '.join(best.cards)}.",
        ]
    if isinstance(best, PlayFourth):
        number = plays.numbers[plays.index[best.card]]
        return [
            "One of your cards has a place on the table.",
            f"A spread of {number}s waits for its fourth card.",
            f"Play {best.card}.",
        ]
    if isinstance(best, Discard):
        return discard_hints(game, view, best.card)
    if isinstance(best, TakeDiscard):
        return ["Look at the discard.", use(game, view, view["discard"]), "Take the discard."]
    if isinstance(best, Pass):
        return ["Is there anything to gain?", "The discard does not help you.", "Pass."]
    if view["top"] is not None:
        return ["Look at the pack.", use(game, view, view["top"]), "Draw from the pack."]
    return ["Look at the discard.", "The discard is not worth taking.", "Draw from the pack."]


def use(game: Any, view: View, card: str) -> str:
    """What a card on offer is to the hand."""
    plays = game.plays
    book = plays.index[card] >> 2
    number = plays.numbers[plays.index[card]]
    table = of_view(game, view)
    mine = table.hands[view["seat"]][book]
    if table.waits[book]:
        return f"{card} is the fourth card of a spread."
    if mine >= 2:
        return f"{card} completes your {number}s."
    if mine == 1:
        return f"{card} makes a pair of {number}s."
    other = view["discard"] if card == view["top"] else view["top"]
    return f"{card} serves you better than {other}." if other else f"{card} is a {number}."


def discard_hints(game: Any, view: View, card: str) -> list[str]:
    """How to lead someone to a discard."""
    plays = game.plays
    number = plays.numbers[plays.index[card]]
    table = of_view(game, view)
    book = plays.index[card] >> 2
    mine = table.hands[view["seat"]][book]
    if dead(game, view, card):
        gentle = "One of your numbers can no longer be spread."
    elif mine > 1:
        gentle = "You can spare one of a pair."
    else:
        gentle = "There is a single card that does you little good."
    return [gentle, f"Let go of a {number}.", f"Discard {card}."]


def dead(game: Any, view: View, card: str) -> bool:
    """Whether so many cards of a number are thrown that it can never be spread."""
    table = of_view(game, view)
    book = game.plays.index[card] >> 2
    return table.gone[book] >= 2 and not table.waits[book]


def remark(game: Any, view: View, played: Move, best: Move) -> str:
    """What the player overlooked; empty where nothing is to be said."""
    plays = game.plays
    if isinstance(best, Spread) and not isinstance(played, (Spread, PlayFourth)):
        return f"You could have spread the {best.number}s."
    if isinstance(best, PlayFourth) and not isinstance(played, (Spread, PlayFourth)):
        return f"{best.card} was the fourth card of a spread."
    if isinstance(played, Discard) and isinstance(best, Discard):
        return thrown(game, view, played.card, best.card)
    if isinstance(best, TakeDiscard):
        return f"The discard was worth taking: {use(game, view, view['discard'])}"
    if isinstance(best, Draw) and isinstance(played, TakeDiscard):
        if view["top"] is None:
            return f"{view['discard']} was not worth taking: an unseen card is better."
        return f"The top card was the better one: {use(game, view, view['top'])}"
    if isinstance(best, Pass):
        number = plays.numbers[plays.index[view["discard"]]]
        return f"{view['discard']} only brought {number} points into your hand."
    return ""


def thrown(game: Any, view: View, played: str, best: str) -> str:
    """What is to be said of a card thrown instead of another."""
    plays = game.plays
    table = of_view(game, view)
    seat = view["seat"]
    after = (seat + 1) % game.seats
    book = plays.index[played] >> 2
    number = plays.numbers[plays.index[played]]
    if table.waits[book]:
        return f"{played} was the fourth card of a spread."
    if table.known[after][book]:
        return f"The next player was seen to hold a {number}, and can use {played}."
    if dead(game, view, best) and not dead(game, view, played):
        other = plays.numbers[plays.index[best]]
        return f"The {other}s can no longer be spread: {best} was the one to go."
    if table.hands[seat][book] > 1 and not dead(game, view, played):
        return f"{played} was one of a pair that can still be spread."
    return f"{best} was the better discard."
