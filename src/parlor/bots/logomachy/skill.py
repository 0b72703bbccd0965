"""The skill of Logomachy: worlds, moves worth a thought, play-outs and the rungs."""

import random
from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from parlor.bots.ladder import searching
from parlor.bots.logomachy import speaking
from parlor.bots.logomachy.choices import proposable, rarity, same_cards, word_of, worth_a_thought
from parlor.bots.logomachy.people import HABITS, Person, vote
from parlor.bots.logomachy.policy import played_on
from parlor.bots.logomachy.pools import Pools
from parlor.bots.logomachy.table import Table
from parlor.bots.logomachy.worlds import Worlds
from parlor.bots.player import Player
from parlor.bots.skill import Skill, World
from parlor.games.logomachy.moves import FinishBuild, PlayToPool, Reject, TakeTrick
from parlor.rules.game import View
from parlor.rules.moves import Move
from parlor.words import entries
from parlor.words.lists import WordList

PLIES = 10  # and two a seat: moves of a play-out before the table is judged as it stands


class LogomachySkill(Skill):
    """How Logomachy is thought about.

    A worth is the margin in points to be expected, and up to twenty more for winning the
    deal or less for losing it.
    """

    unit = "points"
    scale = 1.5
    won = 20.0

    def __init__(self, game: Any) -> None:
        super().__init__(game)
        terms = game.terms
        self.plies = PLIES + 2 * game.seats
        worths = tuple((0, terms.single_prize_points, 2)[rank] for rank in terms.ranks)
        self.pools = pools_for(game.word_list, worths, terms.shortest)

    def worlds(self, view: View) -> World:
        """Draws worlds that agree with a view, each as likely as its deal."""
        return Worlds(self.game, view)

    def candidates(self, view: View, moves: Sequence[Move]) -> list[Move]:
        """What looks good at first sight; a vote is a matter of the word."""
        if view["phase"] == "vote":
            return [vote(view)]
        return worth_a_thought(self._table(view), moves)

    def same(self, played: Move, candidates: Sequence[Move]) -> Move | None:
        """Words of the list that use the same cards come to the same."""
        if word_of(played) and word_of(played) not in self.game.words:  # type: ignore[attr-defined]
            return None
        cards = same_cards(played)
        return next((move for move in candidates if same_cards(move) == cards), None)

    def playout(self, state: Any, seat: int, rng: random.Random) -> float:
        """Play some moves on by the quick player at every seat, then judge the table."""
        while state.claim is not None:  # R-L11: a word that the list lacks
            state.apply(Reject())
        return played_on(self.pools, state, self.game.sides[seat], self.plies, self.won)

    def greedy(self, view: View, moves: Sequence[Move], rng: random.Random) -> Move:
        """Takes the best of cards + 2 x prizes + 3 x sweep, else lays a random card."""
        if view["phase"] == "vote":
            return vote(view)
        table = self._table(view)
        fit = proposable(moves)
        tricks = [move for move in fit if isinstance(move, (TakeTrick, FinishBuild))]
        if tricks:
            return max(
                tricks,
                key=lambda move: (
                    len(move.word) + 2 * table.points(move.word) + 3 * table.takes_all(move)
                ),
            )
        plays = [move for move in fit if isinstance(move, PlayToPool)] or fit
        return plays[int(rng.random() * len(plays))]

    def rungs(self) -> tuple[Player, ...]:
        """From a visitor to the champion."""
        lower = [
            Player(habit.name, habit.about, Person(habit, self.pools).choose) for habit in HABITS
        ]
        about = (
            "Knows the whole list, imagines what the others may hold and plays each choice on "
            "many times."
        )
        return *lower, Player("Champion", about, searching(self.game), thinks=True)

    def hints(self, view: View, best: Move) -> list[str]:
        """Three sentences from gentle to plain."""
        return speaking.hints(self._table(view), best)

    def remark(self, view: View, played: Move, best: Move) -> str:
        """What the player overlooked, in a sentence."""
        return speaking.remark(self.game, self._table(view), played, best)

    def _table(self, view: View) -> Table:
        return Table(self.game.terms, self.pools, view)  # type: ignore[attr-defined]


@lru_cache(maxsize=4)
def pools_for(words: WordList, worths: tuple[int, ...], shortest: int) -> Pools:
    """One memory for all tables that play with the same words."""
    rarity("A")  # what the file tells of words is read now, not on somebody's clock
    entries.may_propose("A")
    return Pools(words.words, list(worths), shortest)
