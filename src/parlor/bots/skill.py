"""What is known about playing a game well, beyond its rules.

`Skill` itself knows nothing and serves any game; a game that we know better has a folder
here with a skill of its own, and `parlor.bots.skills` finds it.
"""

import random
from collections.abc import Callable, Sequence
from typing import Any

from parlor.bots.player import Player
from parlor.rules.game import Game, View
from parlor.rules.moves import Move

World = Callable[[random.Random], Any]  # a generator in, a whole state out


class Skill:
    """How a game is thought about."""

    unit = "points"  # what a worth is counted in
    scale = 1.0  # a loss of so much is a serious mistake
    won = 0.0  # what winning the deal is worth besides; the coach counts without it
    horizon = 400  # moves that a play-out may have

    def __init__(self, game: Game) -> None:
        self.game = game

    def worlds(self, view: View) -> World:
        """Draws worlds that agree with a view, each as likely as its deal."""
        return lambda rng: self.game.imagine(view, rng)

    def candidates(self, view: View, moves: Sequence[Move]) -> list[Move]:
        """The moves worth thinking about, the likeliest first.

        Never none, and none that company would mind.
        """
        return list(moves)

    def same(self, played: Move, candidates: Sequence[Move]) -> Move | None:
        """The candidate that comes to the same as a move that was played, if one does."""
        return played if played in candidates else None

    def playout(self, state: Any, seat: int, rng: random.Random) -> float:
        """Play on (the state is ours to spoil) and say what it came to for the seat."""
        for _ in range(self.horizon):
            if state.over:
                break
            moves = state.legal()
            state.apply(moves[int(rng.random() * len(moves))])
        return margin(state.scores(), self.game.sides, seat)

    def greedy(self, view: View, moves: Sequence[Move], rng: random.Random) -> Move:
        """The yardstick: a sensible player who sees what is on the table and does not search."""
        return moves[int(rng.random() * len(moves))]

    def rungs(self) -> tuple[Player, ...]:
        """Five players from the weakest to the champion."""
        raise NotImplementedError

    def hints(self, view: View, best: Move) -> list[str]:
        """How to lead someone to this move: from a gentle sentence to the plain move."""
        return [f"There is a move to {getattr(best, 'verb', 'play')}.", f"Try: {best}."]

    def remark(self, view: View, played: Move, best: Move) -> str:
        """What the player overlooked, in a sentence; empty where nothing is to be said."""
        return ""


def margin(scores: Sequence[int], sides: Sequence[int], seat: int) -> float:
    """The seat's score over that of the best seat of another side."""
    others = [score for at, score in enumerate(scores) if sides[at] != sides[seat]]
    return float(scores[seat] - max(others))
