"""Our games as OpenSpiel knows games, and OpenSpiel's own search as a player of them.

The deal is a row of chance nodes: the dealer, then the pack from the top. After it
nothing is left to chance. A player's information state is its view, as canonical JSON.
"""

import json
import random
import sys
from collections.abc import Callable, Iterable, Mapping
from typing import Any, ClassVar

from parlor.bots.player import Budget, Timer
from parlor.games.household_words.spreads_game import SpreadsGame
from parlor.rules.asking.game import AskingGame
from parlor.rules.asking.moves import MISSPEAK, STOP
from parlor.rules.errors import BadInput
from parlor.rules.game import Game, Points
from parlor.rules.moves import Move

try:
    import numpy
    import pyspiel
    from open_spiel.python.algorithms.ismcts import ISMCTSBot, ISMCTSFinalPolicyType
    from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator
except ModuleNotFoundError:
    raise BadInput("the peer OpenSpiel is not installed: pip install 'parlor[lab]'") from None

MOST_MOVES = 1 << 20  # numbers that a game may give
MOST_POINTS = 1_000.0  # no score of ours is higher
LONGEST = 20_000  # moves; no deal of ours is longer
FEWEST = 2  # simulations: the first only opens the root
EXPLORATION = 1.0  # for returns from -1 to 1; with MAX_VALUE the best of a few against `simple`
FEWEST_WORLDS = 10

Count = Callable[[Game, Points], list[float]]  # what scores are worth to each seat


class OutOfTime(Exception):
    """The search has had its seconds."""


def listed(game: Game) -> list[Move]:
    """Moves that can be listed beforehand, in an order that never changes."""
    if isinstance(game, SpreadsGame):
        parts = range(len(game.plays.discards))
        kinds = game.plays.discards, game.plays.spreads
        lists = [table[part][-1] for table in kinds for part in parts]
        alone: list[Move] = [game.kinds[verb]() for verb in ("draw", "take", "pass")]
        return alone + game.plays.fourths + [move for made in lists for move in made]
    if isinstance(game, AskingGame):
        return [*(call for calls in game.circle.call for call in calls), STOP, MISSPEAK]
    return []


def points(game: Game, scores: Points) -> list[float]:
    """The scores as the rulebook counts them."""
    return [float(score) for score in scores]


def wins(game: Game, scores: Points) -> list[float]:
    """1 to the side with the best score, -1 to the others; nothing where sides share it."""
    best = max(scores)
    first = {side for side, score in zip(game.sides, scores, strict=True) if score == best}
    won = 1.0 if len(first) == 1 else 0.0
    return [won if score == best else -1.0 for score in scores]


class Numbers(dict[Move, int]):
    """A number for every move of a game; a move that is not listed gets the next one."""

    def __init__(self, moves: Iterable[Move]) -> None:
        super().__init__()
        self.moves: list[Move] = []  # by number
        for move in moves:
            self[move]

    def __missing__(self, move: Move) -> int:
        self.moves.append(move)
        self[move] = len(self.moves) - 1
        return self[move]

    def __deepcopy__(self, memo: object) -> "Numbers":
        return self  # all states of a game share them


class OpenSpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game at a table as a `pyspiel.Game`."""

    def __init__(self, game: Game, count: Count = points) -> None:
        numbers = Numbers(listed(game))
        all_listed = {getattr(move, "verb", "") for move in numbers} == set(game.kinds)
        kind = pyspiel.GameType(
            short_name=f"parlor_{game.id}_{game.edition.id}".replace("-", "_"),
            long_name=f"{game.id}, {game.edition.title}",
            dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
            chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
            information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
            utility=pyspiel.GameType.Utility.GENERAL_SUM,
            reward_model=pyspiel.GameType.RewardModel.TERMINAL,
            max_num_players=game.seats,
            min_num_players=game.seats,
            provides_information_state_string=True,
            provides_information_state_tensor=False,
            provides_observation_string=False,
            provides_observation_tensor=False,
        )
        facts = pyspiel.GameInfo(
            num_distinct_actions=len(numbers) if all_listed else MOST_MOVES,
            max_chance_outcomes=max(len(game.cards), game.seats),
            num_players=game.seats,
            min_utility=-MOST_POINTS,
            max_utility=MOST_POINTS,
            max_game_length=LONGEST,
        )
        super().__init__(kind, facts, {})
        self.parlor = game
        self.count = count
        self.numbers = numbers

    def new_initial_state(self) -> "OpenSpielState":
        """A table before the deal."""
        return OpenSpielState(self)

    def state(self, deal: Any) -> "OpenSpielState":
        """A deal in play; its history begins here."""
        state = OpenSpielState(self)
        state.deal = deal
        return state

    def make_py_observer(self, kind: Any = None, params: Any = None) -> "Observer":
        """What lets OpenSpiel's own code read information states."""
        return Observer()


class OpenSpielState(pyspiel.State):  # type: ignore[misc]
    """A deal as a `pyspiel.State`."""

    def __init__(self, game: OpenSpielGame) -> None:
        super().__init__(game)
        self.numbers = game.numbers
        self.deal: Any = None  # the parlor state, once the pack is dealt
        self.drawn: tuple[int, ...] = ()  # the dealer, then the pack from the top, while dealing
        self.seen: dict[int, str] = {}  # information states already written

    def current_player(self) -> int:
        """The seat to move."""
        if self.deal is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.deal.over else int(self.deal.turn)

    def is_terminal(self) -> bool:
        """Whether the deal is over."""
        return self.deal is not None and bool(self.deal.over)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Every dealer, then every card not yet drawn, is as likely as another."""
        game = self.get_game().parlor
        if not self.drawn:
            return [(seat, 1 / game.seats) for seat in range(game.seats)]
        left = sorted(set(range(len(game.cards))) - set(self.drawn[1:]))
        return [(card, 1 / len(left)) for card in left]

    def is_chance_node(self) -> bool:
        """Whether the deal is still to come."""
        return self.deal is None

    def legal_actions(self, player: int | None = None) -> list[int]:
        """The numbers of the lawful moves; asked here, not through C++, it is a fifth faster."""
        if self.deal is None:
            return [outcome for outcome, _ in self.chance_outcomes()]
        if player is not None and player != self.deal.turn:
            return []
        return self._legal_actions(self.deal.turn)

    def _legal_actions(self, player: int) -> list[int]:
        numbers = self.numbers
        return sorted([numbers[move] for move in self.deal.legal()])

    def _apply_action(self, action: int) -> None:
        if self.deal is not None:
            self.deal.apply(self.numbers.moves[action])
            self.seen = {}
            return
        self.drawn += (action,)
        game = self.get_game().parlor
        if len(self.drawn) > len(game.cards):
            self.deal = game.start(self.drawn[1:], self.drawn[0])

    def _action_to_string(self, player: int, action: int) -> str:
        if player >= 0:
            return str(self.numbers.moves[action])
        return self.get_game().parlor.cards[action] if self.drawn else f"dealer {action}"

    def returns(self) -> list[float]:
        """What the deal came to for each seat; nothing before it is over."""
        if not self.is_terminal():
            return [0.0] * self.num_players()
        game = self.get_game()
        came: list[float] = game.count(game.parlor, self.deal.scores())
        return came

    def information_state_string(self, player: int | None = None) -> str:
        """The view of a seat (that of the seat to move if none is named) as canonical JSON."""
        seat = self.current_player() if player is None else player
        if self.deal is None:
            return ""
        if seat not in self.seen:
            self.seen[seat] = json.dumps(self.deal.view(seat), sort_keys=True)
        return self.seen[seat]

    def resample_from_infostate(
        self, player: int, sampler: Callable[[], float]
    ) -> "OpenSpielState":
        """Another world that looks the same from this seat."""
        game = self.get_game()
        rng = random.Random(sampler())
        made: OpenSpielState = game.state(game.parlor.imagine(self.deal.view(player), rng))
        return made

    def __str__(self) -> str:
        if self.deal is None:
            return f"dealt {list(self.drawn)}"
        moves = ", ".join(str(move) for move in self.deal.history())
        return f"dealer {self.deal.dealer}, pack {list(self.deal.order)}: {moves}"


class Observer:
    """Information states as OpenSpiel asks for them; there is no tensor."""

    tensor = None
    dict: ClassVar[Mapping[str, Any]] = {}

    def set_from(self, state: OpenSpielState, player: int) -> None:
        """Nothing to fill."""

    def string_from(self, state: OpenSpielState, player: int) -> str:
        """The information state of a seat."""
        return state.information_state_string(player)


class TimedISMCTS(ISMCTSBot):  # type: ignore[misc]
    """OpenSpiel's search, only that it ends by a timer: its own loop runs until we stop it."""

    def __init__(self, timer: Timer, *settings: Any, **more: Any) -> None:
        super().__init__(*settings, max_simulations=sys.maxsize, **more)
        self.timer = timer
        self.made = 0

    def sample_root_state(self, state: OpenSpielState) -> OpenSpielState:
        """Begin another simulation, if there is time for it."""
        if self.made >= FEWEST and self.timer.over():
            raise OutOfTime
        self.made += 1
        self.timer.spend()
        sampled: OpenSpielState = super().sample_root_state(state)
        return sampled

    def run_search(self, state: OpenSpielState) -> list[tuple[int, float]]:
        """Search until the time is up; how likely each move is then."""
        found: list[tuple[int, float]]
        try:
            found = super().run_search(state)
        except OutOfTime:
            found = self.get_final_policy(state, self._root_node)
        return found


def ismcts(game: Game, budget: Budget) -> Callable[[Any, random.Random], Move]:
    """OpenSpiel's ISMCTSBot at a seat: of the state it is given only what the seat may know."""

    def answer(state: Any, rng: random.Random) -> Move:
        timer = budget.begin()
        table = OpenSpielGame(game, wins)
        luck = numpy.random.RandomState(rng.getrandbits(32))
        bot = TimedISMCTS(
            timer,
            table,
            RandomRolloutEvaluator(1, luck),
            EXPLORATION,
            max_world_samples=worlds(budget),
            random_state=luck,
            final_policy_type=ISMCTSFinalPolicyType.MAX_VALUE,
        )
        bot.set_resampler(lambda at, seat: at.resample_from_infostate(seat, rng.random))
        world = game.imagine(state.view(state.turn), rng)
        return table.numbers.moves[int(bot.step(table.state(world)))]

    return answer


def worlds(budget: Budget) -> int:
    """How many worlds a search looks at: one for about five simulations."""
    if budget.simulations is not None:
        return max(FEWEST_WORLDS, budget.simulations // 5)
    assert budget.seconds is not None
    return max(FEWEST_WORLDS, round(100 * budget.seconds))
