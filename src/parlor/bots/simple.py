"""The simple move: what is played for a seat whose player fails, and a floor to measure by.

It prefers to take, complete and call for what was heard of, in any game; beyond that it
is a toss-up.
"""

import random
from collections.abc import Sequence

from parlor.rules.game import View
from parlor.rules.moves import Move

EAGERNESS = {  # by verb; what is not named stands at nought
    "finish": 40,
    "spread": 30,
    "fourth": 30,
    "add": 20,
    "extend": 10,
    "build": 5,
    "reject": -1,
    "pass": -10,
    "stop": -20,
    "misspeak": -50,
}
WORTH = (-15, -15, 2, 8, 30)  # of a stack, by its pairs: a single pair counts nothing


def choose(view: View, moves: Sequence[Move], rng: random.Random) -> Move:
    """One of the moves that please most."""
    holders = heard(view)
    asked = lately_missed(view)
    best: list[Move] = []
    most = float("-inf")
    for move in moves:
        pleasure = appeal(move, holders, asked)
        if pleasure > most:
            best, most = [], pleasure
        if pleasure == most:
            best.append(move)
    return rng.choice(best)


def appeal(move: Move, holders: dict[str, int], asked: set[tuple[int, str]]) -> float:
    """How gladly a move is made: long words, sure calls, no call twice."""
    verb = str(getattr(move, "verb", ""))
    word = str(getattr(move, "word", ""))
    pleasure = float(EAGERNESS.get(verb, 0)) + len(word)
    if verb == "take" and word:
        pleasure += 40
    if verb == "stack":
        pleasure += WORTH[min(len(move[1]), 4)]
    if verb == "call":
        player, card = move[0], move[1]
        if holders.get(card) == player:
            pleasure += 20
        elif (player, card) in asked or card in holders:
            pleasure -= 5
    return pleasure


def heard(view: View) -> dict[str, int]:
    """Where each card was last seen to go."""
    return {
        entry[3]: entry[0]
        for entry in view["said"]
        if entry[1] == "call" and entry[-1] == "hit" and len(entry) > 4
    }


def lately_missed(view: View) -> set[tuple[int, str]]:
    """Calls of the last rounds that missed."""
    recent = view["said"][-12 * int(view["seats"]) :]
    return {
        (entry[2], entry[3])
        for entry in recent
        if entry[1] == "call" and entry[-1] == "miss" and len(entry) > 4
    }
