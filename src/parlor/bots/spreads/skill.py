"""The skill of spreads: worlds, moves worth a thought, play-outs and the rungs."""

import random
from collections.abc import Sequence
from typing import Any

from parlor.bots.ladder import searching
from parlor.bots.player import Player
from parlor.bots.skill import Skill, World
from parlor.bots.spreads import advice, greedy
from parlor.bots.spreads.players import HABITS, came_openly
from parlor.bots.spreads.reading import of_state, of_view
from parlor.bots.spreads.style import Style, weights
from parlor.bots.spreads.table import MANY_TAKES
from parlor.bots.spreads.worlds import Worlds
from parlor.games.household_words.spreads import count
from parlor.games.household_words.spreads_moves import Discard, PlayFourth, Spread, TakeDiscard
from parlor.rules.game import View
from parlor.rules.moves import Move


class SpreadsSkill(Skill):
    """How spreads is thought about.

    A worth is the points of the deal, and twenty more for winning it or less for losing.
    """

    unit = "points"
    scale = 10.0
    won = 20.0  # 5 to 50 play about as well

    def __init__(self, game: Any) -> None:
        super().__init__(game)
        self.index: dict[str, int] = game.plays.index
        self.counting: str = game.edition.run_through_count
        self.weights = weights(Style(), game.seats, tuple(game.plays.numbers[::4]))
        self.styles = [self.weights] * game.seats

    def worlds(self, view: View) -> World:
        """Draws worlds that agree with a view, the likelier the better they explain the play."""
        return Worlds(self.game, view)

    def candidates(self, view: View, moves: Sequence[Move]) -> list[Move]:
        """Cards are laid whenever they can be; of discards that are alike one is enough."""
        for move in moves:
            if isinstance(move, (Spread, PlayFourth)):
                return [move]
        seat = view["seat"]
        table = of_view(self.game, view)
        if view["phase"] != "play":
            takes = table.wants_discard(seat, self.weights)
            likely = [move for move in moves if isinstance(move, TakeDiscard) == takes]
            if table.takes >= MANY_TAKES:  # a deal must end
                return likely
            return likely + [move for move in moves if move not in likely]
        best, _ = table.drop(seat, self.weights)
        chosen: dict[int, Move] = {}
        for move in moves:
            if isinstance(move, Discard):
                book = self.index[move.card] >> 2
                if book not in chosen or came_openly(view, move.card):
                    chosen[book] = move
        return sorted(chosen.values(), key=lambda move: self.index[move[0]] >> 2 != best)

    def same(self, played: Move, candidates: Sequence[Move]) -> Move | None:
        """Discards of one number come to the same."""
        if isinstance(played, Discard):
            for move in candidates:
                if isinstance(move, Discard) and self.index[move.card] >> 2 == (
                    self.index[played.card] >> 2
                ):
                    return move
        return played if played in candidates else None

    def playout(self, state: Any, seat: int, rng: random.Random) -> float:
        """Play on by the quick player at every seat; points, and more for a deal won."""
        table = of_state(state)
        table.play_on(self.styles)
        scores = count([[points] for points in table.points()], self.counting)
        if scores[seat] > 0:
            return scores[seat] + self.won
        return scores[seat] - self.won if max(scores) > 0 else 0.0

    def greedy(self, view: View, moves: Sequence[Move], rng: random.Random) -> Move:
        """A sensible player by rule."""
        return greedy.choose(self.game, view, moves)

    def rungs(self) -> tuple[Player, ...]:
        """From a visitor to the champion."""
        lower = [Player(habit.name, habit.about, habit.choose) for habit in HABITS]
        about = (
            "Remembers every card shown, imagines what the others may hold and plays each "
            "choice out to the end many times."
        )
        return *lower, Player("Champion", about, searching(self.game), thinks=True)

    def hints(self, view: View, best: Move) -> list[str]:
        """Three sentences from gentle to plain."""
        return advice.hints(self.game, view, best)

    def remark(self, view: View, played: Move, best: Move) -> str:
        """What the player overlooked, in a sentence."""
        return advice.remark(self.game, view, played, best)
