"""What a seat can conclude about the hidden cards, and worlds drawn from it.

A lawful build, addition or extension proves letters held; where a trick must be
taken (R-L06), or a builder may not merely play a card (R-L22), what was not
done proves letters not held. Everything is read from a view.
"""

import random
from typing import Any

from parlor.games.logomachy.builds import missing
from parlor.games.logomachy.deal import Deal
from parlor.games.logomachy.legal import can_go_on, can_take
from parlor.games.logomachy.letters import FIRST, SIZE, counted, without
from parlor.games.logomachy.moves import (
    KINDS,
    Accept,
    AddToBuild,
    ExtendBuild,
    FinishBuild,
    PlayToPool,
    Reject,
    StartBuild,
    TakeTrick,
)
from parlor.games.logomachy.terms import CASINO, Terms
from parlor.rules import worlds
from parlor.rules.errors import BadInput, IllegalMove
from parlor.rules.game import View
from parlor.rules.moves import Move, from_json

PLAYED = ("pooled", "laid", "trick", "sweep", "misspelt")  # the hand card has left the hand
TRIES = 10_000


def imagine(game: Any, view: View, rng: random.Random) -> Any:
    """A whole world consistent with a view."""
    return Belief(game, view).imagine(rng)


class Belief:
    """All that follows from a view; ask it for as many worlds as you like."""

    def __init__(self, game: Any, view: View) -> None:
        self.game = game
        self.terms: Terms = game.terms
        self.dealer: int = view["dealer"]
        self.moves = [read(line) for line in view["said"]]
        self.doubtful: list[int] = []  # moves that must be checked in an imagined world
        self._current: int = view["round"] - 1
        self._seen = self._seen_places(view)
        self._hidden = [s for s in range(self.terms.seats) if s not in self._open_seats(view)]
        self._read_plays(view)
        self._conclude()

    def imagine(self, rng: random.Random) -> Any:
        """A world drawn from all that agree with the view."""
        for _ in range(TRIES):
            order = worlds.imagine(self._knowledge(rng), rng)
            state = self._replayed(order)
            if state is not None:
                return state
        raise BadInput("no deal was found that agrees with this view")

    def _replayed(self, order: list[int]) -> Any | None:
        if not self.doubtful:
            return self.game.replay(order, self.dealer, self.moves)
        state = self.game.start(order, self.dealer)
        for number, move in enumerate(self.moves):
            if number in self.doubtful:
                try:
                    state.check(move)
                except IllegalMove:
                    return None
            state.apply(move)
        return state

    # what was seen

    def _open_seats(self, view: View) -> list[int]:
        """The seats whose hands this seat knows."""
        seat = view["seat"]
        if seat is None:
            return []
        partner = (seat + self.terms.seats // 2) % self.terms.seats
        return [seat, partner] if "partner_hand" in view else [seat]

    def _seen_places(self, view: View) -> dict[int, int]:
        """The letter at every place of the pack that was seen."""
        dealt = self.terms.rounds[: self._current + 1]
        places = [place for each in dealt for place in each.pool]
        if view["over"]:
            places += self.terms.last_odd
        seen = dict(zip(places, view["laid_open"], strict=True))
        names = [view["received"], view.get("partner_received", [])]
        for seat, received in zip(self._open_seats(view), names, strict=False):
            offset = (seat - self.dealer - 1) % self.terms.seats
            own = [place for each in dealt for place in each.hands[offset]]
            seen.update(zip(own, received, strict=True))
        return {place: ord(name) - FIRST for place, name in seen.items()}

    def _places(self, seat: int, round_: int) -> list[int]:
        return self.terms.rounds[round_].hands[(seat - self.dealer - 1) % self.terms.seats]

    def _read_plays(self, view: View) -> None:
        """Which letters each hidden hand has played, round by round."""
        self._plays: dict[int, list[str]] = {seat: [] for seat in range(self.terms.seats)}
        claim: tuple[int, Move] = (-1, ())
        for move, line in zip(self.moves, view["said"], strict=True):
            seat, outcome = line[0], line[1 + _length(move)]
            if isinstance(move, (Accept, Reject)):
                seat, move = claim
            elif outcome == "claimed":
                claim = seat, move
            if outcome in PLAYED:
                self._plays[seat].append(card_of(move))

    def _played(self, seat: int, round_: int) -> list[str]:
        before = sum([each.size for each in self.terms.rounds[:round_]])
        return self._plays[seat][before : before + self.terms.rounds[round_].size]

    # what follows

    def _conclude(self) -> None:
        """Play the moves over hands that hold what was played, and note what each proves."""
        self._least: dict[int, list[int]] = {}  # of each letter, in the hands now in play
        self._most: dict[int, list[int]] = {}
        dealt: dict[int, list[int]] = {}
        order = self._shadow()
        for seat in self._hidden:
            letters = [self.terms.letters[order[p]] for p in self._places(seat, self._current)]
            dealt[seat] = [letters.count(letter) for letter in range(SIZE)]
            self._least[seat] = counted("".join(self._played(seat, self._current)))
            self._most[seat] = [len(order)] * SIZE
        shadow: Deal = self.game.start(order, self.dealer)
        for number, move in enumerate(self.moves):
            seat = shadow.turn
            if shadow.round == self._current and seat in dealt and shadow.claim is None:
                held = shadow.hands[seat]
                gone = [dealt[seat][letter] - held[letter] for letter in range(SIZE)]
                self._note_held(shadow, move, gone)
                self._note_lacking(shadow, move, number, gone)
            shadow.apply(move)

    def _shadow(self) -> list[int]:
        """An order of the pack in which everything that was seen and played is in its place."""
        letters = dict(self._seen)
        for seat in self._hidden:
            for round_ in range(self._current + 1):
                places = self._places(seat, round_)
                for number, name in enumerate(self._played(seat, round_)):
                    letters[places[number]] = ord(name) - FIRST
        free = self._free_cards()
        order = [-1] * len(self.game.cards)
        for place, letter in letters.items():
            order[place] = free[letter].pop()
        rest = [card for cards in free for card in cards]
        return [card if card >= 0 else rest.pop() for card in order]

    def _free_cards(self) -> list[list[int]]:
        """The cards of each letter."""
        cards: list[list[int]] = [[] for _ in range(SIZE)]
        for card, letter in enumerate(self.terms.letters):
            cards[letter].append(card)
        return cards

    def _note_held(self, shadow: Deal, move: Move, gone: list[int]) -> None:
        """L74-33, LM-21: the letters a lawful move proves to have been in the hand."""
        proved = counted(proves(shadow, move))
        least = self._least[shadow.turn]
        for letter in range(SIZE):
            if proved[letter]:
                least[letter] = max(least[letter], gone[letter] + proved[letter])

    def _note_lacking(self, shadow: Deal, move: Move, number: int, gone: list[int]) -> None:
        """R-L06, R-L22: the letters that would have made the move unlawful."""
        if isinstance(move, (TakeTrick, FinishBuild)):
            return
        bound = shadow.bound_to(shadow.turn)
        stays = self.terms.builder == CASINO and isinstance(move, PlayToPool) and bound is not None
        if not stays and not self.terms.must_take:
            return
        most = self._most[shadow.turn]
        hand = shadow.hands[shadow.turn]
        for letter in range(SIZE):
            only = [0] * SIZE
            only[letter] = 1
            shadow.hands[shadow.turn] = only
            if self.terms.must_take and can_take(shadow):
                most[letter] = min(most[letter], gone[letter])
            if stays and bound is not None and can_go_on(shadow, bound):
                most[letter] = min(most[letter], gone[letter])
        shadow.hands[shadow.turn] = hand
        if stays and bound is not None and len(bound.rest) > 1:
            self.doubtful.append(number)  # not all the rest was held: no single letter tells

    def _knowledge(self, rng: random.Random) -> worlds.Knowledge:
        """All of it, card by card; equal letters and hands played out are mixed."""
        known = worlds.Knowledge(len(self.game.cards))
        free = self._free_cards()
        for cards in free:
            rng.shuffle(cards)
        for place, letter in self._seen.items():
            known.fix(free[letter].pop(), place)
        for seat in self._hidden:
            for round_ in range(self._current + 1):
                played = self._played(seat, round_)
                places = self._places(seat, round_)
                if len(played) == len(places):
                    rng.shuffle(played)
                    for place, name in zip(places, played, strict=True):
                        known.fix(free[ord(name) - FIRST].pop(), place)
        for seat in self._hidden:
            places = self._places(seat, self._current)
            if len(self._played(seat, self._current)) < len(places):
                self._require(known, seat, sum([1 << place for place in places]), free)
        return known

    def _require(
        self, known: worlds.Knowledge, seat: int, hand: int, free: list[list[int]]
    ) -> None:
        elsewhere = ((1 << known.cards) - 1) & ~hand
        for letter in range(SIZE):
            cards = tuple(free[letter])
            if self._least[seat][letter]:
                known.require(cards, hand, self._least[seat][letter])
            if self._most[seat][letter] == 0:
                for card in cards:
                    known.may[card] &= elsewhere
            elif len(cards) > self._most[seat][letter]:
                known.require(cards, elsewhere, len(cards) - self._most[seat][letter])


def proves(deal: Deal, move: Move) -> str:
    """The letters that the seat to move must hold for this move to be lawful."""
    if isinstance(move, StartBuild):
        rest = without(move.word, move.pool)
        return (rest or "") + deal.own_needs(deal.turn)
    if isinstance(move, (AddToBuild, ExtendBuild)):
        build = deal.build(move.build)
        assert build is not None
        if isinstance(move, AddToBuild):
            return build.rest
        rest = without(missing(move.word, build.laid), move.pool)
        return (rest or "") + deal.own_needs(deal.turn, build.number)
    return card_of(move)


def card_of(move: Move) -> str:
    """The hand card of a move."""
    if isinstance(move, (AddToBuild, ExtendBuild, FinishBuild)):
        return move.card
    return str(move[0])


def read(line: list[Any]) -> Move:
    """The move in a line of what was said."""
    kind = KINDS.get(line[1])
    fields = len(kind._fields) if kind is not None else 0
    return from_json(KINDS, line[1 : 2 + fields])


def _length(move: Move) -> int:
    return 1 + len(move)
