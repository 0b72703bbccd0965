"""Random play through `legal()` and `apply()`, and the same loop over each peer.

Every loop plays whole deals for about so many seconds and gives a rate.
"""

import random
import time
from collections.abc import Callable
from typing import Any

import parlor
from parlor.rules.errors import BadInput

Loop = Callable[[float], float]


def decisions(game: str, edition: str, seats: int) -> Loop:
    """Decisions a second in one of our games."""
    laid = parlor.game(game, edition, seats)

    def loop(seconds: float) -> float:
        rng = random.Random(1)
        choice = rng.choice
        made = 0
        start = time.perf_counter()
        while time.perf_counter() - start < seconds:
            state = laid.deal(rng)
            while not state.over:
                state.apply(choice(state.legal()))
                made += 1
            state.scores()
        return made / (time.perf_counter() - start)

    return loop


def open_spiel(name: str) -> Loop:
    """Decisions a second in a game of OpenSpiel, driven from Python; chance is drawn by weight."""
    try:
        import pyspiel
    except ModuleNotFoundError:
        raise BadInput("the peer OpenSpiel is not installed: pip install 'parlor[lab]'") from None
    game: Any = pyspiel.load_game(name)

    def loop(seconds: float) -> float:
        rng = random.Random(1)
        choice, draw = rng.choice, rng.random
        made = 0
        start = time.perf_counter()
        while time.perf_counter() - start < seconds:
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    left = draw()
                    for action, weight in state.chance_outcomes():  # noqa: B007
                        left -= weight
                        if left <= 0:
                            break
                    state.apply_action(action)
                else:
                    state.apply_action(choice(state.legal_actions()))
                    made += 1
            state.returns()
        return made / (time.perf_counter() - start)

    return loop


def deals(state_of: Callable[[random.Random], Any]) -> Loop:
    """Whole deals a second."""

    def loop(seconds: float) -> float:
        rng = random.Random(1)
        done = 0
        start = time.perf_counter()
        while time.perf_counter() - start < seconds:
            state = state_of(rng)
            while not state.over:
                state.apply(rng.choice(state.legal()))
            state.scores()
            done += 1
        return done / (time.perf_counter() - start)

    return loop


def logomachy() -> Loop:
    """Deals a second of Logomachy with the default list."""
    return deals(parlor.game("logomachy", "wright-1874", 2).deal)


def naive_logomachy() -> Loop:
    """The same rules written with collections.Counter over the same list."""
    from parlor.lab.naive_logomachy import NaiveDeal, counted

    game: Any = parlor.game("logomachy", "wright-1874", 2)
    words = counted(game.word_list.words)

    def state_of(rng: random.Random) -> NaiveDeal:
        pack = list(game.cards)
        rng.shuffle(pack)
        return NaiveDeal(words, 2, pack, rng.randrange(2))

    return deals(state_of)


LOOPS: dict[str, Callable[[], Loop]] = {
    "asking": lambda: decisions("household-words", "asking", 4),
    "spreads": lambda: decisions("household-words", "spreads", 2),
    "full": lambda: decisions("portrait-authors", "full", 4),
    "logomachy": logomachy,
    "go_fish": lambda: open_spiel("go_fish(players=4)"),
    "gin_rummy": lambda: open_spiel("gin_rummy"),
    "naive": naive_logomachy,
}
