"""Many worlds from one: a walk among the deals that agree with what is known.

`parlor.rules.worlds.imagine` draws a deal afresh, which is most of the time of a late
search. Here the walk goes on from the last world by the same reversible rounds of cards
changing places, so all deals stay equally likely, and neighbouring worlds differ well enough.
"""

import random

from parlor.rules.worlds import Knowledge, imagine

ROUNDS = 4  # proposed for each card that may move, between one world and the next
LONGEST = 8  # cards in a round
MORE = 1.7  # how fast a round comes to its end


class Walk:
    """A deal that agrees with what is known, and its way to the next."""

    def __init__(self, known: Knowledge, rng: random.Random) -> None:
        self.may = known.may
        self.holder = imagine(known, rng)  # by place, the card
        self.place = [0] * known.cards
        for place in range(known.cards):
            self.place[self.holder[place]] = place
        self.spots: list[list[int]] = []
        for mask in known.may:
            self.spots.append([place for place in range(known.cards) if mask >> place & 1])
        self.free = [card for card in range(known.cards) if len(self.spots[card]) > 1]
        self.tied: list[list[int]] = [[] for _ in range(known.cards)]  # clauses about a card
        self.masks: list[int] = []
        self.slack: list[int] = []
        for index in range(len(known.clauses)):
            cards, mask, at_least = known.clauses[index]
            inside = 0
            for card in cards:
                inside += mask >> self.place[card] & 1
                self.tied[card].append(index)
            self.masks.append(mask)
            self.slack.append(inside - at_least)

    def next(self, rng: random.Random) -> list[int]:
        """Walk on, and give the order of the pack there."""
        for _ in range(ROUNDS * len(self.free)):
            round_ = self.propose(rng)
            if round_ and self.may[round_[-1]] >> self.place[round_[0]] & 1:
                self.turn(round_)
        return self.holder[:]

    def propose(self, rng: random.Random) -> list[int]:
        """Some cards, each of which may take the place of the next; mostly two."""
        card = self.free[int(rng.random() * len(self.free))]
        round_ = [card]
        more = rng.random()
        while more < 1.0 and len(round_) < LONGEST:
            options = self.spots[card]
            card = self.holder[options[int(rng.random() * len(options))]]
            if card in round_:
                return []
            round_.append(card)
            more *= MORE
        return round_

    def turn(self, round_: list[int]) -> None:
        """Let each card of the round take the next one's place, unless a clause breaks."""
        if self.shift(round_, 1):
            olds = [self.place[card] for card in round_]
            for at in range(len(round_)):
                card, new = round_[at], olds[(at + 1) % len(olds)]
                self.place[card] = new
                self.holder[new] = card
        else:
            self.shift(round_, -1)

    def shift(self, round_: list[int], way: int) -> bool:
        """Count a round for the clauses, or (-1) count it back; whether all of them hold."""
        place, slack = self.place, self.slack
        sound = True
        for at in range(len(round_)):
            old = place[round_[at]]
            new = place[round_[(at + 1) % len(round_)]]
            for index in self.tied[round_[at]]:
                mask = self.masks[index]
                slack[index] += way * ((mask >> new & 1) - (mask >> old & 1))
        for card in round_:
            for index in self.tied[card]:
                if slack[index] < 0:
                    sound = False
        return sound
