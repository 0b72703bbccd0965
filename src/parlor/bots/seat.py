"""A player in its seat: whatever it does, the table gets a lawful move in time.

A player that raises, answers nonsense or overruns its time loses nothing for the table:
the simple move is played for it, and the fault is logged without a card of the view.
"""

import logging
import random
from collections.abc import Sequence
from queue import Empty, SimpleQueue
from threading import Thread

from parlor.bots.player import Budget, Player
from parlor.bots.simple import choose as simple
from parlor.rules.game import Game, View
from parlor.rules.moves import Move

LOG = logging.getLogger("parlor.bots")
GRACE = 0.5  # seconds beyond its own clock before a player is given up


def answer(
    player: Player,
    game: Game,
    view: View,
    moves: Sequence[Move],
    budget: Budget,
    rng: random.Random,
) -> Move:
    """The player's move, or a simple one in its stead."""
    luck = random.Random(rng.getrandbits(64))
    fault = ""
    try:
        if budget.seconds is None:
            move = player.choose(game, view, moves, budget, rng)
        else:
            move = _in_time(player, game, view, moves, budget, rng)
        if move in moves:
            return move
        fault = "answered a move that is not lawful"
    except TimeoutError:
        fault = f"had no answer after {budget.seconds} s"
    except Exception as wrong:
        fault = f"failed with {type(wrong).__name__}"
    LOG.error(
        "%s at seat %s of %s %s; a simple move is played", player.name, view["seat"], game.id, fault
    )
    return simple(view, moves, luck)


def _in_time(
    player: Player,
    game: Game,
    view: View,
    moves: Sequence[Move],
    budget: Budget,
    rng: random.Random,
) -> Move:
    """Its answer; TimeoutError when it thinks on past its time (and is left to it)."""
    answers: SimpleQueue[Move | Exception] = SimpleQueue()

    def think() -> None:
        try:
            answers.put(player.choose(game, view, moves, budget, rng))
        except Exception as wrong:
            answers.put(wrong)

    Thread(target=think, daemon=True, name=f"{player.name} thinking").start()
    assert budget.seconds is not None
    try:
        given = answers.get(timeout=1.1 * budget.seconds + GRACE)
    except Empty:
        raise TimeoutError from None
    if isinstance(given, Exception):
        raise given
    return given
