"""Playing on fast: each seat takes what is best at once, less what it leaves to the next.

A seat acts on its own hand and on what lies open, never on another's hand.
"""

from typing import Final

from parlor.bots.logomachy.pools import CARD, NUMBERS, SWEEP, Pool, Pools
from parlor.bots.logomachy.position import FEAR, NOTHING, Finish, Position
from parlor.games.logomachy.builds import Build
from parlor.games.logomachy.deal import Deal
from parlor.games.logomachy.letters import FIRST, SIZE, holds
from parlor.games.logomachy.terms import CARDS

LAYING: Final = 0.1  # what it costs to take nothing
PATIENCE: Final = 0.8  # of what a build will take, how much it is worth beforehand
PREVENTED: Final = 0.4  # what it is worth that no other finishes a build
TRIED: Final = 8  # tricks that are looked at

LAY, TAKE, FINISH, ADD, START = 0, 1, 2, 3, 4


def played_on(pools: Pools, deal: Deal, side: int, plies: int, won: float) -> float:
    """Play so many plies on, at most, and say what it came to for a side."""
    position = Position(pools, deal)
    for _ in range(plies):
        if position.over:
            break
        Choice(position).play()
    return position.prospect(side, won)


class Choice:
    """What the seat to move thinks best, as it looks from one thing to the next."""

    def __init__(self, position: Position) -> None:
        seat = position.turn
        sides = position.terms.sides
        self.position = position
        self.pools: Pools = position.pools
        self.pool: Pool = position.pool
        self.seat = seat
        self.hand: list[int] = position.hands[seat]
        self.letters: list[int] = []
        self.mask: int = 0
        self.unseen: list[int] = position.hidden[:]
        for letter in range(SIZE):
            if self.hand[letter]:
                self.letters.append(letter)
                self.mask |= 1 << letter
                self.unseen[letter] -= self.hand[letter]
        self.total: int = position.many - position.sizes[seat]
        self.held: int = position.held_next()
        self.rivals: int = position.rivals_of(seat)
        self.friend: bool = sides[position.next_seat()] == sides[seat]
        self.bare: bool = not position.builds
        self.bound: Build | None = position.bound_to(seat)

        self.best: float = NOTHING
        self.kind: int = LAY
        self.letter: int = 0
        self.catch: int = -1
        self.rest: int = 0
        self.build: Build | None = None
        self.way: Finish | None = None

    def play(self) -> None:
        """Look at everything and play the best."""
        position = self.position
        if not self.bare:
            self._look_at_builds()
        if self.bound is None and self.pool.size:
            self._look_at_tricks()
            if len(self.letters) > 1 and not position.has_build(self.seat):
                for letter in self.letters:
                    self._look_at_starts(letter)
        if self.best < -LAYING or self.friend:
            self._look_at_plays()
        if self.kind == TAKE:
            position.take(self.letter, self.catch)
        elif self.kind == START:
            position.start(self.letter, self.catch, self.rest)
        elif self.kind == LAY:
            position.lay(self.letter)
        else:
            assert self.build is not None
            if self.kind == ADD:
                position.add(self.letter, self.build)
            else:
                assert self.way is not None
                position.finish(self.letter, self.build, self.way)

    def _left(self, after: Pool, bare: bool) -> float:
        """What it is worth to leave a pool to the next."""
        danger = self.pools.danger(after, self.unseen, self.total, self.held, bare)
        return FEAR * danger if self.friend else -FEAR * danger

    def _hopeless(self, at_most: float) -> bool:
        """Whether nothing that is left to the next can make this the best."""
        return at_most <= self.best and not self.friend

    def _look_at_tricks(self) -> None:
        pool = self.pool
        self.pools.read(pool)
        tried = 0
        for catch in range(len(pool.takers)):
            takers = pool.takers[catch] & self.mask
            if not takers:
                continue
            letter = self._dearest(takers)
            worth = pool.worths[catch] + CARD + self.pools.worths[letter]
            if self.bare and pool.sizes[catch] == pool.size:
                worth += SWEEP
            if self._hopeless(worth):
                continue
            worth += self._left(self.pools.after(pool, catch), self.bare)
            if worth > self.best:
                self.best = worth
                self.kind = TAKE
                self.letter = letter
                self.catch = catch
            tried += 1
            if tried == TRIED:
                return

    def _look_at_starts(self, letter: int) -> None:
        """Builds that this letter begins and another of the hand finishes."""
        others = self.mask if self.hand[letter] > 1 else self.mask & ~(1 << letter)
        more = self.pools.plus(self.pool, letter)
        self.pools.read(more)
        for catch in range(len(more.takers)):
            takers = more.takers[catch] & others
            if not takers or more.sizes[catch] < 2 or more.numbers[catch] % NUMBERS[letter]:
                continue
            last = self._dearest(takers)
            worth = PATIENCE * (more.worths[catch] + CARD + self.pools.worths[last])
            if self._hopeless(worth):
                continue
            worth *= 1.0 - 2.0 * self._risk(more.takers[catch], last)
            if self._hopeless(worth):
                continue
            worth += self._left(self.pools.after(more, catch), False)
            if worth > self.best:
                self.best = worth
                self.kind = START
                self.letter = letter
                self.catch = catch
                self.rest = last

    def _look_at_builds(self) -> None:
        position = self.position
        alone = len(position.builds) == 1
        for build in position.builds:
            if self.bound is not None and build is not self.bound:
                continue  # LP-15
            mine = build.builder == self.seat and len(build.rest) > 1
            mine = mine and holds(self.hand, build.rest)
            for letter in self.letters:
                way = position.way_to_finish(build, letter)
                if way is not None:
                    worth = CARD * way.size + way.points + PREVENTED
                    if alone and not way.after.size:
                        worth += SWEEP
                    worth += self._left(way.after, alone)
                elif mine and chr(FIRST + letter) in build.rest:
                    worth = CARD + self._left(self.pool, False)
                else:
                    continue
                if worth > self.best:
                    self.best = worth
                    self.kind = ADD if way is None else FINISH
                    self.letter = letter
                    self.build = build
                    self.way = way

    def _look_at_plays(self) -> None:
        for letter in self.letters:
            worth = self._left(self.pools.plus(self.pool, letter), self.bare) - LAYING
            if worth > self.best:
                self.best = worth
                self.kind = LAY
                self.letter = letter

    def _dearest(self, letters: int) -> int:
        """Of the letters that take the same, the one with the most points, or the first."""
        worths = self.pools.worths
        best = -1
        for letter in self.letters:
            if letters >> letter & 1 and (best < 0 or worths[letter] > worths[best]):
                best = letter
        return best

    def _risk(self, takers: int, rest: int) -> float:
        """The chance that a rival can finish a build (L74-29, LP-14)."""
        count = self.unseen[rest]
        if self.position.terms.lock == CARDS:
            count = 0
            for letter in range(SIZE):
                if takers >> letter & 1:
                    count += self.unseen[letter]
        if not self.total:
            return 0.0
        share = 1.0 - count / self.total
        none = 1.0
        for _ in range(self.rivals):
            none *= share
        return 1.0 - none
