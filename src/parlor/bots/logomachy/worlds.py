"""Worlds behind a view, drawn fast: one is imagined in full, the others swap its unseen cards.

Every deal that agrees with the view is as likely as any other, as with `Belief`.
"""

import random
from math import comb
from typing import Any

from parlor.games.logomachy.belief import Belief, proves
from parlor.games.logomachy.letters import SIZE, counted
from parlor.games.logomachy.terms import CASINO
from parlor.rules.game import Game, View


class HiddenHand:
    """A hand dealt in this round that the seat does not see."""

    def __init__(self, seat: int, places: list[int], proved: list[int], gone: list[int]) -> None:
        self.seat = seat
        self.places = places
        self.proved = proved  # 26 counts: what it held for certain when it was dealt
        self.gone = gone  # 26 counts: what it has played since
        self.surely = [letter for letter in range(SIZE) if proved[letter]]


class Worlds:
    """Draws worlds that agree with a view."""

    def __init__(self, game: Game, view: View) -> None:
        self.belief = Belief(game, view)
        self.terms = self.belief.terms
        # R-L06, R-L22: what was not done proves letters not held, and only the belief knows them
        self.plain = not self.terms.must_take and self.terms.builder != CASINO
        self.open: list[int] = [] if view["seat"] is None else [view["seat"]]
        if "partner_hand" in view:  # R-L03
            self.open.append((view["seat"] + self.terms.seats // 2) % self.terms.seats)
        self.base: Any = None
        self.hidden: list[HiddenHand] = []
        self.free: list[int] = []  # places of the pack that may hold any unseen card

    def __call__(self, rng: random.Random) -> Any:
        """A world."""
        if not self.plain:
            return self.belief.imagine(rng)
        if self.base is None:
            self.base = self.belief.imagine(rng)
            self._find_hidden()
        return self._swapped(rng)

    def _find_hidden(self) -> None:
        base, terms = self.base, self.terms
        proved = self._proved()
        self.free = list(range(base.next, len(base.order)))
        for seat in range(terms.seats):
            if seat in self.open or base.over:
                continue
            offset = (seat - base.dealer - 1) % terms.seats
            places = terms.rounds[base.round].hands[offset]
            dealt = self._letters(base.order, places)
            gone = [dealt[letter] - base.hands[seat][letter] for letter in range(SIZE)]
            self.hidden.append(HiddenHand(seat, places, proved[seat], gone))
            fixed = proved[seat][:]
            for place in places:
                letter = terms.letters[base.order[place]]
                if fixed[letter]:
                    fixed[letter] -= 1
                else:
                    self.free.append(place)

    def _proved(self) -> list[list[int]]:
        """L74-33, LM-21: by seat, the letters that the plays of this round prove were dealt."""
        base = self.base
        proved = [[0] * SIZE for _ in range(self.terms.seats)]
        state = base.game.start(base.order, base.dealer)
        dealt: list[list[int]] = []
        for move in self.belief.moves:
            if state.round == base.round and state.claim is None:
                dealt = dealt or [hand[:] for hand in state.hands]
                seat = state.turn
                shown = counted(proves(state, move))
                for letter in range(SIZE):
                    if shown[letter]:
                        gone = dealt[seat][letter] - state.hands[seat][letter]
                        proved[seat][letter] = max(proved[seat][letter], gone + shown[letter])
            state.apply(move)
        return proved

    def _letters(self, order: list[int], places: list[int]) -> list[int]:
        letters = [0] * SIZE
        for place in places:
            letters[self.terms.letters[order[place]]] += 1
        return letters

    def _swapped(self, rng: random.Random) -> Any:
        """The base with all cards at free places shuffled.

        A hand that holds c of a letter of which p are proved comes up by so many ways too
        often as there are ways to choose p out of c, and is kept as much more rarely.
        """
        order = list(self.base.order)
        while True:
            cards = [order[place] for place in self.free]
            rng.shuffle(cards)
            for place, card in zip(self.free, cards, strict=True):
                order[place] = card
            hands = [self._letters(order, hand.places) for hand in self.hidden]
            ways = 1
            for hand, letters in zip(self.hidden, hands, strict=True):
                for letter in hand.surely:
                    ways *= comb(letters[letter], hand.proved[letter])
            if ways == 1 or rng.random() * ways < 1.0:
                break
        world = self.base.clone()
        world.order = order
        for hand, letters in zip(self.hidden, hands, strict=True):
            world.hands[hand.seat] = [letters[at] - hand.gone[at] for at in range(SIZE)]
        return world
