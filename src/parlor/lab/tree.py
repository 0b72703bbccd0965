"""A tree over information sets, to measure the champion's race against.

The same worlds, candidates and play-outs as the race; below the root a tree of moves grows,
and moves are tried by an upper confidence bound (SO-ISMCTS). The other seats choose what is
worst for us.
"""

import random
from math import log, sqrt
from typing import Any

from parlor.bots.player import Budget
from parlor.bots.skill import Skill
from parlor.rules.game import View
from parlor.rules.moves import Move

EXPLORING = 0.7  # times the skill's scale


class Node:
    """A move that was tried: how often it could be, how often it was, and what it came to."""

    __slots__ = ("below", "offered", "total", "visits")

    def __init__(self) -> None:
        self.below: dict[Move, Node] = {}
        self.offered = 0
        self.visits = 0
        self.total = 0.0

    def pick(self, moves: list[Move], sign: float, exploring: float) -> Move:
        """A move not tried yet, or the one with the highest bound."""
        best = moves[0]
        most = float("-inf")
        for move in moves:
            child = self.below.get(move)
            if child is None:
                return move
            child.offered += 1
            bound = sign * child.total / child.visits
            bound += exploring * sqrt(log(child.offered + 1) / child.visits)
            if bound > most:
                best, most = move, bound
        return best


def grow(skill: Skill, view: View, moves: list[Move], budget: Budget, rng: random.Random) -> Move:
    """The move most visited."""
    root, world, seat, timer = Node(), skill.worlds(view), view["seat"], budget.begin()
    if len(moves) < 2:
        return moves[0]
    while True:
        _once(skill, root, world(rng), seat, moves, rng)
        if not timer.spend():
            return max(root.below, key=lambda move: root.below[move].visits)


def _once(
    skill: Skill, root: Node, state: Any, seat: int, moves: list[Move], rng: random.Random
) -> None:
    """One world: down the tree, one step beyond it, a play-out, and the news back up."""
    path = [root]
    state = state.clone()
    while not state.over:
        mine = skill.game.sides[state.turn] == skill.game.sides[seat]
        options = moves if path[-1] is root else state.legal()
        move = path[-1].pick(options, 1.0 if mine else -1.0, EXPLORING * skill.scale)
        state.apply(move)
        fresh = move not in path[-1].below
        path.append(path[-1].below.setdefault(move, Node()))
        if fresh:
            break
    worth = skill.playout(state, seat, rng)
    for node in path:
        node.visits += 1
        node.total += worth
