"""Logomachy as a game: an edition at a table, with the words that count there."""

import random
from collections.abc import Callable, Iterable, Sequence
from typing import Any, ClassVar, Protocol

from parlor.games.logomachy import counting
from parlor.games.logomachy.belief import imagine
from parlor.games.logomachy.editions import (
    EDITIONS,
    SEATS,
    SEATS_WITH_TWO_PACKS,
    LogomachyEdition,
)
from parlor.games.logomachy.faces import faces
from parlor.games.logomachy.minute import lowest_value_card
from parlor.games.logomachy.moves import KINDS
from parlor.games.logomachy.notation import parse
from parlor.games.logomachy.pack import pack
from parlor.games.logomachy.state import LogomachyState, start
from parlor.games.logomachy.terms import Terms
from parlor.rules.errors import BadInput
from parlor.rules.faces import Face
from parlor.rules.game import Game, Points, View, checks_the_view
from parlor.rules.moves import Move
from parlor.words.lists import WordList, word_list


class Judge(Protocol):
    """Anything that can be asked whether a word counts."""

    def __contains__(self, word: str, /) -> bool: ...


class Logomachy(Game):
    """A table of Logomachy: an edition, its seats and its words."""

    id = "logomachy"
    kinds: ClassVar[dict[str, type]] = KINDS
    edition: LogomachyEdition

    def __init__(
        self,
        edition: LogomachyEdition,
        seats: int,
        words: WordList,
        cards: tuple[str, ...] | None = None,
    ) -> None:
        self.edition = edition
        self.printed = next((e for e in EDITIONS if e.id == edition.id), edition)
        self.seats = seats
        self.sides = _sides(edition, self.printed.partners, seats)
        self.cards = cards or pack(edition.packs)
        self.target = edition.target  # L74-22, LM-24, R-L25 (ours), R-L29 (ours)
        self.words: Judge = words  # says of every word that is announced whether it counts
        self.word_list = words
        self.finder = words.finder
        self.terms = Terms(edition, self.sides, self.cards)
        self.time_clause = "LM-19" if self.terms.sheet == "LM" else "L74-19"
        if not self.terms.rounds:
            raise BadInput(f"{len(self.cards)} cards are too few for {seats} seats")

    def start(self, order: Sequence[int], dealer: int) -> LogomachyState:
        """Deal this order of cards: a state ready for the first play."""
        return start(self, self.terms, order, dealer)

    @checks_the_view
    def imagine(self, view: View, rng: random.Random) -> LogomachyState:
        """A whole world consistent with a view, all such deals equally likely."""
        imagined: LogomachyState = imagine(self, view, rng)
        return imagined

    def parse(self, state: Any, text: str) -> Move:
        """The move that a text means here, or Unreadable."""
        return parse(state, text)

    def sketch(self) -> dict[str, Any]:
        """Game, edition, house rules, seats and the name of the word list."""
        return {**super().sketch(), "words": self.word_list.name}

    def faces(self) -> dict[str, Face]:
        """What is printed on each card."""
        return faces(self.edition.v_is_prize)

    def when_time_is_out(self, state: LogomachyState) -> Move:
        """The move that is played for one whose time is out (L74-19, R-L12)."""
        return lowest_value_card(state)

    def settle(self, state: LogomachyState, held: int) -> tuple[list[Points], int]:
        """The points of a deal that is over, and what is held over to the next.

        One row, or a row for each thing counted where the first to reach the
        target in counting order has won (R-L15).
        """
        rows = counting.counted(state)
        most = state.most_cards()
        if most is not None:  # R-L14: what was held over goes to the next who has most
            rows[0][most] += held
            held = 0
        if self.edition.points_count == "sweeps_at_once":  # R-L13: they counted before the rest
            rows.insert(0, rows.pop())
        if self.edition.several_reach_target == "highest_total":  # R-L15 (ours)
            rows = [[sum(points) for points in zip(*rows, strict=True)]]
        return [self._by_seat(row) for row in rows], held + state.held_over

    def at_once(self, state: LogomachyState) -> Points:
        """R-L13: sweeps of a deal in play, where they count the moment they are made."""
        if self.edition.points_count == "sweeps_at_once":
            return self._by_seat(state.sweeps)
        return (0,) * self.seats  # LM-23: counted after all the cards have been played

    def _by_seat(self, sides: Sequence[int]) -> Points:
        return tuple(sides[side] for side in self.sides)

    def __reduce__(self) -> tuple[Callable[..., Game], tuple[Any, ...]]:
        return _again, (
            type(self),
            self.edition,
            self.seats,
            self.word_list,
            self.cards,
            self.words,
        )


def _again(
    kind: type[Logomachy],
    edition: LogomachyEdition,
    seats: int,
    words: WordList,
    cards: tuple[str, ...],
    judge: Judge,
) -> Logomachy:
    made = kind(edition, seats, words, cards)
    made.words = judge
    return made


def make(
    edition: LogomachyEdition, seats: int, words: str | WordList | Iterable[str] = "parlor"
) -> Logomachy:
    """A table of this edition; `words` names a word list or gives the words themselves."""
    low, high = SEATS if edition.packs == 1 else SEATS_WITH_TWO_PACKS
    if not low <= seats <= high:
        packs = "one pack" if edition.packs == 1 else "two packs"
        more = ", nine or more need packs=2" if edition.packs == 1 and seats > high else ""
        raise BadInput(f"logomachy has {low} to {high} seats with {packs}, not {seats}{more}")
    return Logomachy(edition, seats, word_list(words))


def _sides(edition: LogomachyEdition, by_print: bool, seats: int) -> tuple[int, ...]:
    """L74-3, LP-5, LM-2, R-L35 (ours): four may play as partners, facing each other."""
    if edition.partners and seats == 4:
        return (0, 1, 0, 1)
    if edition.partners and not by_print:
        raise BadInput(f"partners play with four seats, not with {seats}")
    return tuple(range(seats))
