"""A table as one seat sees it, and what each move is worth there at first sight."""

from typing import Any

from parlor.bots.logomachy.policy import LAYING, PATIENCE, PREVENTED
from parlor.bots.logomachy.pools import CARD, SWEEP, Pool, Pools
from parlor.bots.logomachy.position import FEAR
from parlor.games.logomachy.builds import missing
from parlor.games.logomachy.letters import FIRST, SIZE, counted, without
from parlor.games.logomachy.moves import (
    AddToBuild,
    ExtendBuild,
    FinishBuild,
    PlayToPool,
    StartBuild,
    TakeTrick,
)
from parlor.games.logomachy.terms import CARDS, Terms
from parlor.rules.game import View
from parlor.rules.moves import Move


class Table:
    """What a seat sees, counted."""

    def __init__(self, terms: Terms, pools: Pools, view: View, fear: float = FEAR) -> None:
        self.terms = terms
        self.pools = pools
        self.fear = fear
        self.seat: int = view["seat"]
        self.hand = counted("".join(view["hand"]))
        self.pool: Pool = pools.pool(counted("".join(view["pool"])))
        self.builds: dict[int, dict[str, Any]] = {b["build"]: b for b in view["builds"]}
        self.sizes: list[int] = view["hands"]
        self.round: int = view["round"]  # the number of the next, counted from nought
        self.last_round: bool = view["round"] == view["rounds"]
        self.unseen = unseen(terms, view)
        self.total = sum(self.unseen)
        seats, sides = terms.seats, terms.sides
        self.next = (self.seat + 1) % seats
        self.held = self._held(self.next)
        self.rivals = sum(
            self._held((self.seat + step) % seats)
            for step in range(1, seats)
            if sides[(self.seat + step) % seats] != sides[self.seat]
        )
        self.friend_next = sides[self.next] == sides[self.seat]

    def _held(self, seat: int) -> int:
        """How many cards a seat will hold when its turn comes."""
        if self.sizes[seat] or self.last_round:
            return self.sizes[seat]
        return self.terms.rounds[self.round].size

    def worth(self, move: Move) -> float:
        """What a move is worth in points: what it takes, less what it leaves to the next."""
        if isinstance(move, TakeTrick):
            return self._take(move.card, move.word)
        if isinstance(move, FinishBuild):
            return self._finish(move)
        if isinstance(move, PlayToPool):
            after = self.pools.plus(self.pool, ord(move.card) - FIRST)
            return self._left(after, not self.builds) - LAYING
        if isinstance(move, StartBuild):
            laid = counted(move.card + move.pool)
            return self._building(laid, move.word, self._without(move.pool))
        if isinstance(move, ExtendBuild):
            laid = counted("".join(self.builds[move.build]["laid"]) + move.card + move.pool)
            return self._building(laid, move.word, self._without(move.pool))
        if isinstance(move, AddToBuild):
            build = self.builds[move.build]
            laid = counted("".join(build["laid"]) + move.card)
            return self._building(laid, build["word"], self.pool)
        return 0.0

    def promise(self, move: Move) -> float:
        """What a move takes, now or later, whatever it leaves."""
        if isinstance(move, (TakeTrick, FinishBuild)):
            return CARD * len(move.word) + self.points(move.word)
        if isinstance(move, (StartBuild, ExtendBuild)):
            return PATIENCE * (CARD * len(move.word) + self.points(move.word))
        return 0.0

    def takes_all(self, move: Move) -> bool:
        """Whether a move is a sweep."""
        if isinstance(move, TakeTrick):
            return not self.builds and len(move.word) > self.pool.size
        if isinstance(move, FinishBuild) and len(self.builds) == 1:
            return len(move.pool) == self.pool.size
        return False

    def points(self, word: str) -> int:
        """The points of the prizes in a word."""
        return sum(self.pools.worths[ord(name) - FIRST] for name in word)

    def _without(self, letters: str) -> Pool:
        if not letters:
            return self.pool
        counts = self.pool.counts[:]
        for name in letters:
            counts[ord(name) - FIRST] -= 1
        return self.pools.pool(counts)

    def _left(self, after: Pool, bare: bool) -> float:
        """What it is worth to leave a pool to the next."""
        if not self.fear:
            return 0.0
        danger = self.pools.danger(after, self.unseen, self.total, self.held, bare)
        return self.fear * (danger if self.friend_next else -danger)

    def _take(self, card: str, word: str) -> float:
        after = self._without(without(word, card) or "")
        worth = CARD * len(word) + self.points(word) + self._left(after, not self.builds)
        return worth + SWEEP if not after.size and not self.builds else worth

    def _finish(self, move: FinishBuild) -> float:
        after = self._without(move.pool)
        bare = len(self.builds) == 1
        # the build is taken from those who could have finished it, too
        worth = CARD * len(move.word) + self.points(move.word) + PREVENTED + self._left(after, bare)
        return worth + SWEEP if bare and not after.size else worth

    def _building(self, laid: list[int], word: str, after: Pool) -> float:
        """A build takes more, but later, if no other has the letter (L74-29)."""
        rest = missing(word, laid)
        if self.terms.lock == CARDS:
            letters = self._finishers(laid)
        else:
            letters = 1 << ord(rest) - FIRST if len(rest) == 1 else 0
        rivals = sum(self.unseen[at] for at in range(SIZE) if letters >> at & 1)
        safe = (1.0 - rivals / self.total) ** self.rivals if self.total else 1.0
        if len(rest) > 1:
            safe *= 0.8 ** (len(rest) - 1)
        gain = CARD * len(word) + self.points(word)
        return PATIENCE * gain * (2 * safe - 1) + self._left(after, False)

    def _finishers(self, laid: list[int]) -> int:
        """LP-14, L74-36: the letters that make a word with all that is laid."""
        whole = self.pools.pool(laid)
        self.pools.read(whole)
        return sum(
            takers
            for takers, size in zip(whole.takers, whole.sizes, strict=True)
            if size == whole.size
        )


def unseen(terms: Terms, view: View) -> list[int]:
    """The cards that a seat does not see, by letter."""
    left = [0] * SIZE
    for letter in terms.letters:
        left[letter] += 1
    seen = [view["hand"], view["pool"], view.get("partner_hand", []), *view["piles"]]
    seen += [build["laid"] for build in view["builds"]]
    for cards in seen:
        for name in cards:
            left[ord(name) - FIRST] -= 1
    return left
