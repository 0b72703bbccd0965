"""The yardstick: a sensible player by rule, who keeps pairs and throws high singles."""

from collections.abc import Sequence
from typing import Any

from parlor.games.household_words.spreads_moves import Discard, PlayFourth, Spread, TakeDiscard
from parlor.rules.game import View
from parlor.rules.moves import Move

Rank = tuple[int, int]  # 2: lays cards, 1: makes a pair, 0: neither; then the lower number


def choose(game: Any, view: View, moves: Sequence[Move]) -> Move:
    """Spread, add fourths, take what fits best, and throw the highest single card."""
    for move in moves:
        if isinstance(move, (Spread, PlayFourth)):
            return move
    if view["phase"] == "play":
        return throw(game, view, moves)
    taking = TakeDiscard() in moves and takes(game, view)
    return next(move for move in moves if isinstance(move, TakeDiscard) == taking)


def takes(game: Any, view: View) -> bool:
    """Whether the discard serves, and better than the top card if that is seen."""
    offered = rank(game, view, view["discard"])
    if view["top"] is not None:
        return offered[0] > 0 and offered > rank(game, view, view["top"])
    return offered[0] > (0 if view["pack"] else 1)


def rank(game: Any, view: View, card: str) -> Rank:
    """How well a card fits the hand."""
    plays = game.plays
    number = plays.numbers[plays.index[card]]
    alike = sum(plays.numbers[plays.index[held]] == number for held in view["hand"])
    laid = any(spread["number"] == number for spread in view["spreads"])
    return 2 if laid or alike >= 2 else min(alike, 1), -number


def throw(game: Any, view: View, moves: Sequence[Move]) -> Move:
    """The highest single card; of a hand of pairs the highest."""
    plays = game.plays
    held = [plays.numbers[plays.index[card]] for card in view["hand"]]

    def kept(move: Move) -> tuple[bool, int]:
        number = plays.numbers[plays.index[move[0]]]
        return held.count(number) > 1, -number

    return min((move for move in moves if isinstance(move, Discard)), key=kept)
