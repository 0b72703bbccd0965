"""Worlds behind a view, many of them cheaply.

One deal that agrees with the view is imagined; any other is the same deal with the cards
that nobody named and the seat never had put in another order. No such card is told from
another by the rules, so all those orders are equally likely until one asks why the others
played as they did: by a hunch some hands are likelier. Then we walk among the orders, two
cards changing places at a time, so that each is met as often as it is likely.
"""

import random
from math import exp
from typing import Any

from parlor.bots.spreads.hunch import hunches
from parlor.games.household_words.spreads import SpreadsState
from parlor.rules.game import Game, View

FIRST_STEPS = 40  # for each hidden card in a hand, before the first world
STEPS = 4  # the same before each other world
PACK = -1


def unnamed(game: Game, view: View) -> list[str]:
    """The cards that a view does not speak of, in the order of the pack."""
    named = set(view["received"])
    named.add(view["top"])
    for _, verb, *rest in view["said"]:
        named.update(rest[1] if verb == "spread" else rest)
    for cards in view["shown"]:
        named.update(cards)
    return [card for card in game.cards if card not in named]


class Worlds:
    """Draws worlds that agree with a view; by a hunch or as likely as their deals."""

    def __init__(self, game: Game, view: View, by_hunch: bool = True) -> None:
        self.game = game
        self.view = view
        self.by_hunch = by_hunch
        self.model: SpreadsState | None = None
        self.fixed: list[int] = []  # what is sure of each hand
        self.places: list[int] = []  # of the pack, where cards may change: those in hands first
        self.holders: list[int] = []  # who has the card of each place: a seat, or the pack
        self.cards: list[int] = []  # the card at each of the places now
        self.in_hands = 0
        self.counts: list[list[int]] = []  # by seat and number: hidden cards
        self.likely: list[list[list[float]]] = []

    def __call__(self, rng: random.Random) -> SpreadsState:
        """Another world."""
        if self.model is None:
            self.model = self.begin(rng)
            self.walk(FIRST_STEPS * self.in_hands, rng)
        elif self.by_hunch:
            self.walk(STEPS * self.in_hands, rng)
        if self.by_hunch:
            rest = self.cards[self.in_hands :]
            rng.shuffle(rest)
            self.cards[self.in_hands :] = rest
        else:
            rng.shuffle(self.cards)
        return self.dealt(self.model)

    def begin(self, rng: random.Random) -> SpreadsState:
        """Imagine the first world and see which of its cards may change places."""
        model: Any = self.game.imagine(self.view, rng)
        index = model.plays.index
        hidden = {index[card] for card in unnamed(self.game, self.view)}
        self.fixed = model.hands[:]
        self.counts = [[0] * (len(model.order) // 4) for _ in model.hands]
        packed = []
        for place, card in enumerate(model.order):
            if card not in hidden:
                continue
            holder = PACK
            for seat, hand in enumerate(model.hands):
                if hand >> card & 1:
                    holder = seat
                    self.fixed[seat] ^= 1 << card
                    self.counts[seat][card >> 2] += 1
            if holder == PACK:
                packed.append(place)
            else:
                self.places.append(place)
                self.holders.append(holder)
        self.in_hands = len(self.places)
        self.places += packed
        self.holders += [PACK] * len(packed)
        self.cards = [model.order[place] for place in self.places]
        if self.by_hunch:
            self.likely = hunches(self.game, self.view)
        world: SpreadsState = model
        return world

    def walk(self, steps: int, rng: random.Random) -> None:
        """Let a card in a hand and any other change places, the oftener the likelier."""
        if not self.by_hunch:
            return
        for _ in range(steps):
            one = int(rng.random() * self.in_hands)
            two = int(rng.random() * len(self.cards))
            luck = rng.random()
            if self.holders[one] == self.holders[two]:
                continue
            give, get = self.cards[one], self.cards[two]
            if give >> 2 != get >> 2:
                change = self.change(self.holders[one], give >> 2, get >> 2)
                if self.holders[two] != PACK:
                    change += self.change(self.holders[two], get >> 2, give >> 2)
                if change < 0 and luck >= exp(change):
                    continue
                self.swap(self.holders[one], give >> 2, get >> 2)
                if self.holders[two] != PACK:
                    self.swap(self.holders[two], get >> 2, give >> 2)
            self.cards[one], self.cards[two] = get, give

    def change(self, seat: int, give: int, get: int) -> float:
        """How much likelier a hand becomes by a card given for another."""
        likely, counts = self.likely[seat], self.counts[seat]
        less, more = counts[give], counts[get]
        return (
            likely[give][less - 1] - likely[give][less] + likely[get][more + 1] - likely[get][more]
        )

    def swap(self, seat: int, give: int, get: int) -> None:
        """One card for another."""
        self.counts[seat][give] -= 1
        self.counts[seat][get] += 1

    def dealt(self, model: SpreadsState) -> SpreadsState:
        """The model with the cards where they are now."""
        world = model.clone()
        order = model.order[:]
        hands = self.fixed[:]
        for place, holder, card in zip(self.places, self.holders, self.cards, strict=True):
            order[place] = card
            if holder != PACK:
                hands[holder] |= 1 << card
        world.order = order
        world.hands = hands
        return world
