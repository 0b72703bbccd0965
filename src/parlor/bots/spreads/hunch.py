"""What the others' play tells of the cards they hide.

Who leaves a discard has no pair of it; who throws a card holds none like it, and likes
what stays in hand better: pairs and low cards. A hunch says, for each other player and
each number, how likely what was done is if so many cards of the number are hidden there.
"""

from math import exp, log
from typing import Any

from parlor.rules.game import View

MOST = 4  # cards of a number
DOUBT = 3.0  # points that make one discard e times as likely as another
PAIRED = 9.0  # points by which a card of a pair is kept rather than a single one
BROKE_A_PAIR = -2.0  # likelihoods are logarithms
KEPT_A_SPREAD = -6.0
KEPT_A_FOURTH = -5.0
LEFT_A_SPREAD = -4.0
LEFT_A_PAIR = -0.7
TOOK_A_SINGLE = -1.0


def hunches(game: Any, view: View) -> list[list[list[float]]]:
    """By seat, number and cards hidden: how likely the play so far is, as a logarithm."""
    reader = Reader(game, view)
    for seat, verb, *rest in view["said"]:
        reader.hear(seat, verb, rest)
    return reader.likely


class Reader:
    """Follows what was said and weighs the choices that the others made."""

    def __init__(self, game: Any, view: View) -> None:
        self.index: dict[str, int] = game.plays.index
        self.numbers: list[int] = game.plays.numbers[::4]
        self.me = view["seat"]
        self.likely = [[[0.0] * (MOST + 1) for _ in self.numbers] for _ in range(game.seats)]
        self.openly: list[set[str]] = [set() for _ in range(game.seats)]  # seen to come in
        self.later = [self.shown_later(view, seat) for seat in range(game.seats)]
        self.gone = [0] * len(self.numbers)
        self.laid = [0] * len(self.numbers)
        self.discard = ""

    def shown_later(self, view: View, seat: int) -> set[str]:
        """Cards a seat had from the deal (or unseen from the pack) and has shown since."""
        came: set[str] = set()
        shown: set[str] = set()
        for who, verb, *rest in view["said"]:
            if who != seat:
                continue
            if verb in ("draw", "take"):
                came.update(rest)
            elif verb != "pass":
                cards = rest[1] if verb == "spread" else rest
                shown.update(card for card in cards if card not in came)
        return shown

    def hear(self, seat: int, verb: str, rest: list[Any]) -> None:
        """Weigh one move, then make it."""
        other = seat != self.me
        if verb in ("draw", "take"):
            if other and self.discard:
                self.weigh_draw(seat, self.index[self.discard] >> 2, verb == "take")
            self.openly[seat].update(rest)
            if verb == "take":
                self.gone[self.index[rest[0]] >> 2] -= 1
        elif verb == "discard":
            card = rest[0]
            if other:
                self.weigh_throw(seat, self.index[card] >> 2)
            self.openly[seat].discard(card)
            self.later[seat].discard(card)
            self.gone[self.index[card] >> 2] += 1
            self.discard = card
        elif verb in ("spread", "fourth"):
            cards = rest[1] if verb == "spread" else rest
            self.openly[seat].difference_update(cards)
            self.later[seat].difference_update(cards)
            self.laid[self.index[cards[0]] >> 2] += len(cards)

    def counted(self, seat: int) -> list[int]:
        """What a hand held of each number at this moment, as far as it is known by now."""
        counts = [0] * len(self.numbers)
        for card in self.openly[seat] | self.later[seat]:
            counts[self.index[card] >> 2] += 1
        return counts

    def weigh_draw(self, seat: int, book: int, took: bool) -> None:
        """A discard was taken or left."""
        if self.gone[book] > 2 or self.laid[book]:
            return
        sure = self.counted(seat)[book]
        for hidden in range(MOST + 1):
            had = sure + hidden
            if took and had == 0:
                self.likely[seat][book][hidden] += TOOK_A_SINGLE
            elif not took and had >= 2:
                self.likely[seat][book][hidden] += LEFT_A_SPREAD
            elif not took and had == 1:
                self.likely[seat][book][hidden] += LEFT_A_PAIR

    def weigh_throw(self, seat: int, thrown: int) -> None:
        """One card went and the others stayed."""
        counts = self.counted(seat)
        let_go = self.urge(thrown, counts[thrown])
        for book in range(len(self.numbers)):
            likely = self.likely[seat][book]
            for hidden in range(1, MOST + 1):
                had = counts[book] + hidden
                if self.laid[book]:
                    likely[hidden] += KEPT_A_FOURTH
                elif had >= 3:
                    likely[hidden] += KEPT_A_SPREAD
                elif book == thrown:
                    likely[hidden] += BROKE_A_PAIR if self.gone[book] < 2 else 0.0
                else:
                    likely[hidden] -= log(1 + exp((self.urge(book, had) - let_go) / DOUBT))

    def urge(self, book: int, had: int) -> float:
        """How much a player wants to throw one of so many cards of a number."""
        if had >= 2 and self.gone[book] < 2:
            return self.numbers[book] - PAIRED
        return float(self.numbers[book])
