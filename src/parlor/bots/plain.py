"""A ladder for a game that nobody has taught us yet: the simple move, then ever more search."""

import random
from collections.abc import Sequence

from parlor.bots.player import Budget, Choose, Player
from parlor.bots.search import judge
from parlor.bots.simple import choose as simple
from parlor.bots.skill import Skill
from parlor.rules.game import Game, View
from parlor.rules.moves import Move

LOOKS = (40, 120, 360)  # simulations that the middle rungs allow themselves
AT_MOST = 0.04  # seconds for these


class PlainSkill(Skill):
    """Nothing but the rules."""

    def greedy(self, view: View, moves: Sequence[Move], rng: random.Random) -> Move:
        """The simple move."""
        return simple(view, moves, rng)

    def rungs(self) -> tuple[Player, ...]:
        """The simple move, three short looks, and the search."""
        few, some, more = (self._looking(count) for count in LOOKS)
        return (
            Player("Visitor", "Plays the first thing that pleases.", _simply),
            Player("Schoolmaster", "Looks a little way ahead.", few),
            Player("Collector", "Looks further.", some),
            Player("Lexicographer", "Looks well about.", more),
            Player("Champion", "Thinks as long as the clock allows.", self._looking(None), True),
        )

    def _looking(self, most: int | None) -> Choose:
        def choose(
            game: Game, view: View, moves: Sequence[Move], budget: Budget, rng: random.Random
        ) -> Move:
            given = budget if most is None else Budget(AT_MOST, most)
            return judge(self, view, self.candidates(view, moves), given, rng)[0].move

        return choose


def _simply(
    game: Game, view: View, moves: Sequence[Move], budget: Budget, rng: random.Random
) -> Move:
    return simple(view, moves, rng)
