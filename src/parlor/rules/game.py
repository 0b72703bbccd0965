"""The contract of a game: what `games/` gives and everything outside uses.

A `Game` is an edition with its seats; a `State` is one deal in play.
"""

import functools
import random
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Protocol

from parlor.rules.dealing import ordered, shuffled
from parlor.rules.editions import Edition, values
from parlor.rules.errors import BadInput
from parlor.rules.faces import Face
from parlor.rules.moves import Move

View = dict[str, Any]
Points = tuple[int, ...]  # a number a seat


class State(Protocol):
    """One deal in play. Mutable and lean; no random generator inside."""

    game: Any
    order: Sequence[int]  # the whole pack as it was shuffled, top first
    dealer: int
    turn: int  # the seat to move; -1 when over
    over: bool

    def legal(self) -> list[Move]:
        """Every lawful move of the seat to move; empty only when over."""

    def check(self, move: Move) -> None:
        """Raise IllegalMove, citing the clause, if the move may not be played now."""

    def apply(self, move: Move) -> None:
        """Play a lawful move. It trusts its caller: `check` first what a person typed."""

    def history(self) -> list[Move]:
        """The moves played so far."""

    def clone(self) -> "State":
        """An independent copy."""

    def scores(self) -> tuple[int, ...]:
        """A number a seat, as the rulebook counts this deal; partners share theirs."""

    def hand(self, seat: int) -> list[str]:
        """The names of the cards a seat holds."""

    def view(self, seat: int | None) -> View:
        """All that a seat may know (None: a bystander), JSON-able."""

    def resample(self, seat: int | None, rng: random.Random) -> "State":
        """Another world that looks the same from this seat."""


class Game(ABC):
    """An edition with its house rules and seats: deals, reads and imagines."""

    id: str
    edition: Edition
    printed: Edition  # the same edition without house rules
    seats: int
    sides: tuple[int, ...]  # the side each seat plays for
    cards: tuple[str, ...]  # every card of the pack by its name on the face
    kinds: ClassVar[dict[str, Any]]  # kinds of move by verb
    target: int | None = None  # points that end a match; None: one deal is the game
    time_clause: str = ""  # the clause that limits a turn, where one does
    recipe: tuple[Any, ...] = ()  # what `remake` needs to make the same game elsewhere

    @abstractmethod
    def start(self, order: Sequence[int], dealer: int) -> State:
        """Deal this order of cards: a state ready for the first decision."""

    @abstractmethod
    def imagine(self, view: View, rng: random.Random) -> State:
        """A whole world consistent with a view, all such deals equally likely."""

    @abstractmethod
    def parse(self, state: Any, text: str) -> Move:
        """The move that a text means here, or Unreadable. `str(move)` is always readable."""

    def deal(
        self,
        rng: random.Random | None = None,
        *,
        pack: Iterable[str] | None = None,
        dealer: int | None = None,
    ) -> Any:
        """Shuffle by `rng`, or lay the given `pack` (names, top first), and deal."""
        if (rng is None) == (pack is None):
            raise BadInput("deal takes either a random generator or a pack")
        if rng is not None:
            require_generator(rng)
        if dealer is None:
            dealer = rng.randrange(self.seats) if rng else 0  # R-L02 (ours): drawn by seed
        if type(dealer) is not int or not 0 <= dealer < self.seats:
            raise BadInput(f"the dealer is a seat from 0 to {self.seats - 1}, not {dealer!r}")
        if pack is not None:
            order = ordered(self.cards, pack)
        else:
            assert rng is not None
            order = shuffled(len(self.cards), rng)
        return self.start(order, dealer)

    def replay(self, order: Sequence[int], dealer: int, moves: Iterable[Move]) -> Any:
        """The state after these moves from this deal."""
        state = self.start(order, dealer)
        for move in moves:
            state.apply(move)
        return state

    def settle(self, state: Any, held: int) -> tuple[list[Points], int]:
        """The points of a deal that is over, and what is held over to the next.

        `held` was held over from the deals before. Several rows of points are counted one
        after the other, and who reaches the target first has won; in a single row the
        highest total wins.
        """
        return [state.scores()], 0

    def at_once(self, state: Any) -> Points:
        """Points that count the moment they are made, of a deal in play."""
        return (0,) * self.seats

    def __reduce__(self) -> Any:
        return remake, self.recipe

    def faces(self) -> dict[str, Face]:
        """What is printed on each card, by its name."""
        return {card: Face(card) for card in self.cards}

    def when_time_is_out(self, state: Any) -> Move | None:
        """The move played for one whose time is out; None where no rulebook sets a time."""
        return None

    def house_rules(self) -> dict[str, Any]:
        """The switches that differ from the edition as printed."""
        printed = values(self.printed)
        return {name: v for name, v in values(self.edition).items() if v != printed[name]}

    def sketch(self) -> dict[str, Any]:
        """Game, edition, house rules and seats: what a view and a record begin with."""
        return {
            "game": self.id,
            "edition": self.edition.id,
            "house_rules": self.house_rules(),
            "seats": self.seats,
        }


Imagine = Callable[[Any, View, random.Random], Any]


def checks_the_view(imagine: Imagine) -> Imagine:
    """For `imagine`: a view of another table, or one that is damaged, is BadInput."""

    @functools.wraps(imagine)
    def imagining(game: Game, view: View, rng: random.Random) -> Any:
        require_generator(rng)
        for key, ours in game.sketch().items():
            theirs = view.get(key) if isinstance(view, dict) else None
            if theirs != ours:
                raise BadInput(f"this is no view of this table: {key} is {ours!r}, not {theirs!r}")
        seat_at(view.get("dealer"), game.seats)
        try:
            world = imagine(game, view, rng)
            agrees = view.items() >= world.view(view["seat"]).items()
        except (AttributeError, IndexError, KeyError, TypeError, ValueError) as wrong:
            raise BadInput("the view is damaged: no deal agrees with it") from wrong
        if not agrees:
            raise BadInput("the view is damaged: no deal agrees with all of it")
        return world

    return imagining


def require_generator(rng: object) -> None:
    """Refuse what is no random generator, as a bare seed."""
    if not isinstance(rng, random.Random):
        raise BadInput(f"a random generator is wanted, as random.Random(7), not {rng!r}")


def seat_at(seat: object, seats: int) -> int:
    """A seat of a table, or BadInput; what people send may be anything."""
    if type(seat) is not int or not 0 <= seat < seats:
        raise BadInput(f"there is no seat {seat!r}, the seats are 0 to {seats - 1}")
    return seat


def remake(make: Callable[..., Game], printed: Edition, edition: Edition, *rest: Any) -> Game:
    """A game from its recipe: printed edition, house rules, seats and options."""
    seats, options = rest
    made = make(edition, seats, **options)
    made.printed = printed
    made.recipe = (make, printed, edition, seats, options)
    return made


@dataclass(frozen=True)
class Definition:
    """What a game folder offers as `GAME`: the whole registration."""

    id: str
    title: str
    year: int
    editions: tuple[Edition, ...]  # the first is the default
    make: Callable[..., Game]  # (edition, seats, **options) -> Game
    options: tuple[str, ...] = ()  # keyword arguments of `make` that are no switches
