"""Calling for books: worlds, candidates, play-outs and the five players."""

import random
from collections.abc import Sequence
from typing import Any

from parlor.bots.asking.caller import SURE, Caller
from parlor.bots.asking.ledger import BITS, Ledger
from parlor.bots.asking.listening import Recalls, always, listen, masks
from parlor.bots.asking.memory import Memory, set_right
from parlor.bots.asking.people import ASKING, LIKELIEST, Habit, fancied
from parlor.bots.asking.playing import AskingTable
from parlor.bots.asking.prospects import merged, prospects
from parlor.bots.asking.speaking import hints_to_call, remark_on_call
from parlor.bots.asking.walking import Walk
from parlor.bots.player import Budget, Choose, Player
from parlor.bots.skill import Skill, World, margin
from parlor.rules.asking.game import AskingGame
from parlor.rules.asking.moves import STOP, Call
from parlor.rules.game import Game, View
from parlor.rules.moves import Move, from_json

SURE_CALLS, RISKS_BESIDE, RISKS = 2, 2, 6  # calls worth a thought
ABOUT = (
    "Asks for what is wanted most and forgets most of what was said.",
    "Recalls the last round or two, and beyond that asks for what is fancied.",
    "Recalls somewhat more, and asks where a card most likely is.",
    "Forgets nothing and asks for what is surely or most likely had, but never looks ahead.",
    "Forgets nothing, and thinks each call through to the end of the deal.",
)


def appeals(size: int, each: float) -> list[float]:
    """By cards held of a group and place: how much another card of it is wanted."""
    return [1.0 + each * BITS[held] for held in range(1 << size) for _ in range(size)]


class AskingSkill(Skill):
    """How books are asked for."""

    unit = "books"
    scale = 0.5
    won = 1.0
    habits = ASKING
    about = ABOUT
    game: AskingGame

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.circle = self.game.circle
        self.appeal = self.appeals()
        self.keen = self.keen_appeals()

    def appeals(self) -> list[float]:
        """How much each card is wanted by one who goes for what is likeliest."""
        return appeals(self.circle.size, 0.1)

    def keen_appeals(self) -> list[float]:
        """The same where much is made of a book well begun: it wins more (measured)."""
        return appeals(self.circle.size, 1.2)

    def blank(self) -> Ledger:
        """A ledger of this table with nothing in it."""
        return Ledger(self.circle, self.game.customs)

    def table(self, state: Any, ledger: Any) -> Any:
        """A deal with what everybody has heard of it."""
        return AskingTable(state, ledger)

    def ledger(self, view: View, recalls: Recalls = always) -> Any:
        """What a listener has heard at this table."""
        ledger = self.blank()
        listen(ledger, view, recalls)
        return ledger

    def worlds(self, view: View) -> World:
        """What the view proves is worked out once; each world is a deal that agrees with it."""
        game = self.game
        known = game.listener(view).learn(view["said"])
        said = [entry for entry in view["said"] if entry[1] in game.kinds]
        moves = [from_json(game.kinds, game.spoken(entry)) for entry in said]
        ledger = self.ledger(view)
        walks: list[Walk] = []

        def world(rng: random.Random) -> Any:
            if not walks:
                walks.append(Walk(known, rng))
            state = game.replay(walks[0].next(rng), view["dealer"], moves)
            state.log.clear()  # the ledger has it all
            return self.table(state, ledger)

        return world

    def candidates(self, view: View, moves: Sequence[Move]) -> list[Move]:
        """What a perfect memory would play, then the most promising calls and the rest."""
        ledger, hand, seat = self.ledger(view), masks(self.circle, view["hand"]), view["seat"]
        caller = Caller(self.keen, 1)
        wanted = [self.pick(ledger, view, hand, caller), *self.beside(hand, moves)]
        found = merged(ledger, prospects(ledger, hand, self.closed(ledger, hand), seat, caller))
        sure = [one for one in found if one.chance >= SURE]
        risky = [one for one in found if one.chance < SURE]
        for one in sure[:SURE_CALLS] + risky[: RISKS_BESIDE if sure else RISKS]:
            wanted.append(self.circle.call[one.player][one.card])
        lawful = set(moves)
        return [move for move in dict.fromkeys(wanted) if move in lawful] or list(moves)

    def closed(self, ledger: Any, hand: list[int]) -> list[int]:
        """By group the cards that a hand cannot call for; 0: it may not call for any."""
        return hand

    def beside(self, hand: list[int], moves: Sequence[Move]) -> list[Move]:
        """What is worth a thought beside calls."""
        return [STOP]  # R-H04

    def pick(self, ledger: Any, view: View, hand: list[int], caller: Caller) -> Move:
        """The move that a ledger suggests."""
        caller.find(ledger, hand, hand, view["seat"])
        return self.circle.call[caller.player][caller.card]

    def playout(self, state: Any, seat: int, rng: random.Random) -> float:
        """Everybody plays as the ledger says; the margin at the end, and something for a win."""
        table = state
        if hasattr(state, "log"):  # a bare deal, as the laboratory shows
            ledger = self.blank()
            ledger.begin(state.dealer)
            ledger.follow(state.log, 0)
            table = self.table(state, ledger)
        table.play(self.keen, rng.getrandbits(31), self.horizon)
        ahead = margin(table.state.scores(), self.game.sides, seat)
        return ahead + self.won * ((ahead > 0) - (ahead < 0))

    def greedy(self, view: View, moves: Sequence[Move], rng: random.Random) -> Move:
        """A perfect memory: what is surely located, else the likeliest call."""
        hand = masks(self.circle, view["hand"])
        move = self.pick(self.ledger(view), view, hand, Caller(self.appeal, rng.getrandbits(31)))
        return move if move in moves else moves[0]

    def recalled(self, view: View, moves: Sequence[Move], rng: random.Random, habit: Habit) -> Move:
        """What somebody plays who recalls only some of what was said."""
        ledger = self.ledger(view, Memory(view, habit.lasting).recalls)
        hand, seat = masks(self.circle, view["hand"]), view["seat"]
        set_right(ledger, hand, seat)
        caller = Caller(self.appeal, rng.getrandbits(31))
        move = self.eagerly(ledger, view, hand) if habit.eager else None
        if move is None:
            move = self.pick(ledger, view, hand, caller)
            if habit.fancies != LIKELIEST and isinstance(move, Call) and caller.chance < SURE:
                call = fancied(ledger, hand, self.closed(ledger, hand), seat, habit.fancies, rng)
                if call is not None:
                    move = self.circle.call[call[0]][call[1]]
        return move if move in moves else moves[int(rng.random() * len(moves))]

    def eagerly(self, ledger: Any, view: View, hand: list[int]) -> Move | None:
        """What somebody eager does before any call."""
        return None

    def rungs(self) -> tuple[Player, ...]:
        """Three memories that fade, one that does not, and the search."""
        from parlor.bots.ladder import searching

        players = [self.recalling(habit) for habit in self.habits]
        return (
            Player("Visitor", self.about[0], players[0]),
            Player("Schoolmaster", self.about[1], players[1]),
            Player("Collector", self.about[2], players[2]),
            Player("Lexicographer", self.about[3], self.greedily),
            Player("Champion", self.about[4], searching(self.game), thinks=True),
        )

    def recalling(self, habit: Habit) -> Choose:
        """Choosing with a memory that fades."""

        def choose(
            game: Game, view: View, moves: Sequence[Move], budget: Budget, rng: random.Random
        ) -> Move:
            return self.recalled(view, moves, rng, habit)

        return choose

    def greedily(
        self, game: Game, view: View, moves: Sequence[Move], budget: Budget, rng: random.Random
    ) -> Move:
        """Choosing with a perfect memory and no look ahead."""
        return self.greedy(view, moves, rng)

    def hints(self, view: View, best: Move) -> list[str]:
        """From what to think of to the plain call."""
        return hints_to_call(self.ledger(view), self.circle, view, best)

    def remark(self, view: View, played: Move, best: Move) -> str:
        """The call that a perfect memory would have made."""
        return remark_on_call(self.ledger(view), self.circle, view, played, best)
