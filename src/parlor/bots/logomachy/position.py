"""A deal being played on, as numbers: what a play does, and what a table is worth."""

from math import erf, sqrt
from typing import Final

from parlor.bots.logomachy.pools import CARD, Pool, Pools
from parlor.games.logomachy.builds import Build
from parlor.games.logomachy.deal import Deal
from parlor.games.logomachy.letters import FIRST, SIZE, spelled
from parlor.games.logomachy.terms import CARDS, Terms

MOST_CARDS: Final = 3.0  # L74-23
FEAR: Final = 0.7  # of what the next may take, how much counts against a play
STANDING: Final = 0.5  # of the cards in a build, how much its builder counts on
SWING: Final = 1.9  # the spread of the last card margin is this times the root of the cards left
LUCK: Final = 1.1  # this times the root of the cards left is the luck to come, in points
NOTHING: Final = -1e9


class Finish:
    """A way to finish a build."""

    def __init__(self, size: int, points: int, after: Pool) -> None:
        self.size = size
        self.points = points
        self.after = after


class Position:
    """A deal being played on, as numbers."""

    def __init__(self, pools: Pools, deal: Deal) -> None:
        terms = deal.terms
        self.pools = pools
        self.terms: Terms = terms
        self.deal = deal
        self.hands: list[list[int]] = deal.hands
        self.sizes: list[int] = [sum(hand) for hand in deal.hands]
        self.pool: Pool = pools.pool(deal.pool)
        self.builds: list[Build] = deal.builds[:]
        self.cards: list[int] = [sum(pile) for pile in deal.piles]
        self.points: list[int] = deal.sweeps[:]
        for side in range(terms.side_count):
            pile = deal.piles[side]
            for letter in range(SIZE):
                if pile[letter]:
                    self.points[side] += pile[letter] * pools.worths[letter]
        self.last: int = deal.last_taker
        self.turn: int = deal.turn
        self.round: int = deal.round
        self.left: int = deal.left
        self.over: bool = deal.over
        self.hidden: list[int] = [0] * SIZE  # cards that do not lie open
        letters = terms.letters
        for place in range(deal.next, len(deal.order)):
            self.hidden[letters[deal.order[place]]] += 1
        for hand in deal.hands:
            for letter in range(SIZE):
                if hand[letter]:
                    self.hidden[letter] += hand[letter]
        self.many: int = sum(self.hidden)

    # playing

    def take(self, letter: int, catch: int) -> None:
        """L74-8: take cards of the pool with a letter."""
        pool = self.pool
        self._leave_hand(letter)
        self.pool = self.pools.after(pool, catch)
        points = pool.points[catch] + self.pools.worths[letter]
        self._taken(pool.sizes[catch] + 1, points)
        self._pass_on()

    def lay(self, letter: int) -> None:
        """L74-9: lay a card into the pool."""
        self._leave_hand(letter)
        self.pool = self.pools.plus(self.pool, letter)
        self._pass_on()

    def start(self, letter: int, catch: int, rest: int) -> None:
        """L74-27: begin a build that one more letter finishes; its word need not be told.

        The catch is one of the pool with the letter in it.
        """
        seat = self.turn
        self._leave_hand(letter)
        more = self.pools.plus(self.pool, letter)
        self.pool = self.pools.after(more, catch)
        laid = [more.counts[at] - self.pool.counts[at] for at in range(SIZE)]
        last = chr(FIRST + rest)
        self.builds = [*self.builds, Build(0, laid, spelled(laid) + last, last, seat, 1 << seat)]
        self._pass_on()

    def add(self, letter: int, build: Build) -> None:
        """R-L16 (ours): lay one letter of a build, not the last."""
        self._leave_hand(letter)
        name = chr(FIRST + letter)
        for at in range(len(self.builds)):
            if self.builds[at] is build:
                self.builds[at] = build.with_letter(name)
        self._pass_on()

    def finish(self, letter: int, build: Build, way: Finish) -> None:
        """L74-34: who lays the last letter takes the trick."""
        self._leave_hand(letter)
        self.pool = way.after
        self.builds = [standing for standing in self.builds if standing is not build]
        self._taken(way.size, way.points)
        self._pass_on()

    def _leave_hand(self, letter: int) -> None:
        self.hands[self.turn][letter] -= 1
        self.sizes[self.turn] -= 1
        self.hidden[letter] -= 1
        self.many -= 1

    def _taken(self, size: int, points: int) -> None:
        side = self.terms.sides[self.turn]
        self.cards[side] += size
        self.points[side] += points
        self.last = self.turn
        if not self.pool.size and not self.builds:
            self.points[side] += 1  # L74-26

    # reading the table

    def rivals_of(self, seat: int) -> int:
        """How many cards the other sides hold until the seat plays again."""
        sides = self.terms.sides
        held = 0
        again = 0
        if self.round + 1 < len(self.terms.rounds):
            again = self.terms.rounds[self.round + 1].size
        for other in range(self.terms.seats):
            if sides[other] != sides[seat]:
                held += self.sizes[other] or again
        return held

    def has_build(self, seat: int) -> bool:
        """Whether a build of this seat stands."""
        for build in self.builds:  # noqa: SIM110 - a generator is slower here
            if build.builder == seat:
                return True
        return False

    def next_seat(self) -> int:
        """Who plays after the seat to move; a round ends with the dealer."""
        return (self.turn + 1) % self.terms.seats

    def held_next(self) -> int:
        """How many cards the next seat will hold when it plays."""
        if self.left > 1:
            return self.sizes[self.next_seat()]
        if self.round + 1 < len(self.terms.rounds):
            return self.terms.rounds[self.round + 1].size
        return 0

    def bound_to(self, seat: int) -> Build | None:
        """LP-15: the build that binds a seat."""
        terms = self.terms
        if terms.builder:
            for build in self.builds:
                if build.builder == seat or (terms.bind_all and build.announcers >> seat & 1):
                    return build
        return None

    def way_to_finish(self, build: Build, letter: int) -> Finish | None:
        """How a letter finishes a build, if it does."""
        pools = self.pools
        terms = self.terms
        if terms.lock != CARDS:
            if len(build.rest) != 1 or ord(build.rest) - FIRST != letter:
                return None
            points = pools.worths[letter]
            for at in range(SIZE):
                if build.laid[at]:
                    points += build.laid[at] * pools.worths[at]
            return Finish(build.size() + 1, points, self.pool)
        # L74-36, LP-14: any word with all the cards of the build
        laid = build.laid
        counts = laid
        if terms.pool_joins and self.pool.size:
            counts = [laid[at] + self.pool.counts[at] for at in range(SIZE)]
        whole = pools.pool(counts)
        pools.read(whole)
        for catch in range(len(whole.takers)):
            if not whole.takers[catch] >> letter & 1:
                continue
            points = whole.points[catch] + pools.worths[letter]
            left = pools.after(whole, catch)
            if counts is laid:
                if not left.size:
                    return Finish(whole.sizes[catch] + 1, points, self.pool)
                continue
            fits = True
            for at in range(SIZE):
                if left.counts[at] > self.pool.counts[at]:
                    fits = False
                    break
            if fits:
                return Finish(whole.sizes[catch] + 1, points, left)
        return None

    # the turn

    def _pass_on(self) -> None:
        self.left -= 1
        if self.left:
            self.turn = (self.turn + 1) % self.terms.seats
        elif self.round + 1 < len(self.terms.rounds):
            self._next_round()
        else:
            self._gather()

    def _next_round(self) -> None:
        self.round += 1
        terms = self.terms
        dealt = terms.rounds[self.round]
        letters = terms.letters
        order = self.deal.order
        for offset in range(terms.seats):
            seat = terms.seat_at(self.deal.dealer, offset)
            hand = self.hands[seat]
            for place in dealt.hands[offset]:
                hand[letters[order[place]]] += 1
            self.sizes[seat] += dealt.size
        self.left = dealt.size * terms.seats
        self._lay(dealt.pool)
        self.turn = terms.seat_at(self.deal.dealer, 0)

    def _lay(self, places: list[int]) -> None:
        if places:
            counts = self.pool.counts[:]
            for place in places:
                letter = self.terms.letters[self.deal.order[place]]
                counts[letter] += 1
                self.hidden[letter] -= 1
            self.many -= len(places)
            self.pool = self.pools.pool(counts)

    def _gather(self) -> None:
        """L74-17, LM-13: what is left goes to the last taker."""
        self._lay(self.terms.last_odd)
        self.over = True
        if self.last < 0:
            return
        side = self.terms.sides[self.last]
        counts = self.pool.counts[:]
        for build in self.builds:
            for letter in range(SIZE):
                counts[letter] += build.laid[letter]
        for letter in range(SIZE):
            self.cards[side] += counts[letter]
            self.points[side] += counts[letter] * self.pools.worths[letter]

    # counting

    def margin(self, side: int) -> float:
        """What the side has and can expect, over the best of the others."""
        terms = self.terms
        values = [float(points) for points in self.points]
        remaining = len(terms.letters) - sum(self.cards)
        if self.over:
            remaining = 0
        else:
            self._expect(values)
        spread = SWING * sqrt(remaining) if remaining else 0.01
        best = NOTHING
        for other in range(terms.side_count):
            ahead = self.cards[other] - self._most_besides(other)
            if ahead or remaining:
                values[other] += MOST_CARDS * 0.5 * (1.0 + erf(ahead / (spread * 1.4142)))
            if other != side and values[other] > best:
                best = values[other]
        return values[side] - best

    def prospect(self, side: int, won: float) -> float:
        """The margin, and more or less for the chance to win the deal."""
        margin = self.margin(side)
        left = 0 if self.over else len(self.terms.letters) - sum(self.cards)
        return margin + won * erf(margin / (LUCK * sqrt(left + 1.0)))

    def _most_besides(self, side: int) -> int:
        most = 0
        for other in range(self.terms.side_count):
            if other != side and self.cards[other] > most:
                most = self.cards[other]
        return most

    def _expect(self, values: list[float]) -> None:
        """Add what the seat to move may take, and the builds that stand."""
        sides = self.terms.sides
        seat = self.turn
        danger = self.pools.danger(
            self.pool, self.hidden, self.many, self.sizes[seat], not self.builds
        )
        values[sides[seat]] += FEAR * danger
        for build in self.builds:
            worth = CARD * build.size()
            for letter in range(SIZE):
                if build.laid[letter]:
                    worth += build.laid[letter] * self.pools.worths[letter]
            values[sides[build.builder]] += STANDING * worth
