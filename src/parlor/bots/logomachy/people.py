"""The four who do not search: they miss words, and mind more or less what they leave.

Whether someone sees a word in a pool is drawn once for the seat, the word and the pool: a
word overlooked stays overlooked as long as the same cards lie there.
"""

import random
from collections.abc import Sequence
from dataclasses import dataclass
from zlib import crc32

from parlor.bots.logomachy.choices import foremost, merged, word_of
from parlor.bots.logomachy.pools import Pools
from parlor.bots.logomachy.position import FEAR
from parlor.bots.logomachy.table import Table
from parlor.bots.player import Budget
from parlor.games.logomachy.letters import FIRST
from parlor.games.logomachy.moves import (
    Accept,
    AddToBuild,
    ExtendBuild,
    FinishBuild,
    PlayToPool,
    Reject,
    StartBuild,
    TakeTrick,
)
from parlor.rules.game import Game, View
from parlor.rules.moves import Move
from parlor.words import Reading, entries, notice

WHOLE = 1 << 32
COUNTED, WEIGHED, CAREFUL = "cards", "points", "what is left"  # by what a trick is chosen


@dataclass(frozen=True)
class Habit:
    """How someone plays: how much they read, and what they look at."""

    name: str
    about: str
    reading: Reading | None  # None: every word of the list is seen
    minds: str
    builds: bool


VISITOR = Habit(
    "Visitor",
    "Knows a child's words, takes the longest it sees, builds nothing and lays any low card.",
    Reading(0.2, 0.55),
    COUNTED,
    builds=False,
)
SCHOOLMASTER = Habit(
    "Schoolmaster",
    "Has more words and an eye for prizes and sweeps, but never asks what is left to the next.",
    Reading(1.2, 0.70),
    WEIGHED,
    builds=False,
)
COLLECTOR = Habit(
    "Collector",
    "Reads widely and leaves the next player as little as it can, but builds nothing.",
    Reading(2.4, 0.80),
    CAREFUL,
    builds=False,
)
LEXICOGRAPHER = Habit(
    "Lexicographer",
    "Sees every word of the list, builds, and weighs what each play leaves, one step ahead.",
    None,
    CAREFUL,
    builds=True,
)
HABITS = (VISITOR, SCHOOLMASTER, COLLECTOR, LEXICOGRAPHER)


class Person:
    """One of them at a table."""

    def __init__(self, habit: Habit, pools: Pools) -> None:
        self.habit = habit
        self.pools = pools

    def choose(
        self, game: Game, view: View, moves: Sequence[Move], budget: Budget, rng: random.Random
    ) -> Move:
        """The move that looks best among those that are seen."""
        if view["phase"] == "vote":
            return vote(view)
        fear = FEAR if self.habit.minds == CAREFUL else 0.0
        table = Table(game.terms, self.pools, view, fear)  # type: ignore[attr-defined]
        seen = foremost(table, moves, lambda move: self._sees(view, move))
        return max(merged(seen), key=lambda move: self._worth(table, move))

    def _sees(self, view: View, move: Move) -> bool:
        if isinstance(move, (StartBuild, ExtendBuild, AddToBuild)) and not self.habit.builds:
            return False
        word = word_of(move)
        if not word:
            return True
        if self.habit.reading is None or any(b["word"] == word for b in view["builds"]):
            return entries.may_propose(word)  # L74-27: a build was announced
        return draw(view, word) < notice(word, self.habit.reading)

    def _worth(self, table: Table, move: Move) -> tuple[float, float]:
        """The best trick, or else a low card."""
        if self.habit.minds == CAREFUL:
            return table.worth(move), 0.0
        if isinstance(move, PlayToPool):
            letter = ord(move.card) - FIRST
            return -table.pools.worths[letter], table.terms.letters.count(letter)
        if self.habit.minds == COUNTED and isinstance(move, (TakeTrick, FinishBuild)):
            return len(move.word), 0.0
        return table.worth(move), 0.0


def draw(view: View, word: str) -> float:
    """A number from 0 to 1 that is the same for this seat, this word and this pool."""
    return crc32(f"{view['seat']} {word} {''.join(view['pool'])}".encode()) / WHOLE


def vote(view: View) -> Move:
    """R-L11: what no list at the table has is let pass if some dictionary of ours knows it."""
    claim = view["claim"]
    word = claim[3] if claim[1] == TakeTrick.verb else claim[4]  # type: ignore[attr-defined]
    known = entries.level(word) is not None or entries.in_webster(word)
    return Accept() if known else Reject()
