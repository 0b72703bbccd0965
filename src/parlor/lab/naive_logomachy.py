"""Logomachy by the Wright sheet, the plain way: Counters, and the whole list read every turn.

It knows no house rules and takes only well-spelt words. The benchmark measures
the engine against it, and the tests ask it for a second opinion.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import product

from parlor.games.logomachy.moves import (
    AddToBuild,
    ExtendBuild,
    FinishBuild,
    PlayToPool,
    StartBuild,
    TakeTrick,
)
from parlor.rules.moves import Move

Letters = Counter[str]
Counted = Sequence[tuple[str, Letters]]
PLAYS = (PlayToPool, TakeTrick, StartBuild, AddToBuild, ExtendBuild, FinishBuild)
HAND = 4


def counted(words: Iterable[str]) -> Counted:
    """The words with their letters counted, once for all deals."""
    return [(word, Counter(word)) for word in words]


class NaiveDeal:
    """One deal; `pack` gives the letters, top first."""

    def __init__(self, words: Counted, seats: int, pack: Sequence[str], dealer: int) -> None:
        self.words = words
        self.seats = seats
        self.pack = list(pack)
        self.first = (dealer + 1) % seats
        self.turn = self.first
        self.over = False
        self.hands: list[Letters] = [Counter() for _ in range(seats)]
        self.piles: list[Letters] = [Counter() for _ in range(seats)]
        self.sweeps = [0] * seats
        self.builds: dict[int, tuple[Letters, str, int]] = {}  # laid, word, builder
        self.built = 0
        self.last_taker: int | None = None
        self._deal_hands()
        self.pool: Letters = Counter(self.pack.pop(0) for _ in range(HAND))

    def legal(self) -> list[Move]:
        """Every lawful move, in no particular order."""
        if self.over:
            return []
        hand, pool = self.hands[self.turn], self.pool
        moves: list[Move] = [PlayToPool(card) for card in hand]
        spoken_for: Letters = Counter()
        for number, (laid, word, builder) in self.builds.items():
            rest = Counter(word) - laid
            spoken_for += rest if builder == self.turn else Counter()
            if rest.total() == 1 and rest <= hand:
                moves += [FinishBuild(number, card, word) for card in rest]
            elif rest <= hand:
                moves += [AddToBuild(number, card) for card in rest]
        free = hand - spoken_for if spoken_for <= hand else Counter[str]()
        spare = free.total()
        for word, need in self.words:
            lacking = need - pool
            count = lacking.total()
            if count < 2 <= len(word):
                moves += [TakeTrick(card, word) for card in lacking or need if card in hand]
            if count <= spare and lacking <= free:
                moves += self._starts(word, need, free)
            for number, (laid, old, builder) in self.builds.items():
                if builder != self.turn and old in word and old != word:
                    needed = need - laid
                    if needed <= free:
                        moves += [ExtendBuild(number, card, word) for card in needed]
        return moves

    def _starts(self, word: str, need: Letters, hand: Letters) -> Iterator[Move]:
        """Every way to lay one hand card and some pool cards for this word."""
        shares = [
            range(max(0, count - self.pool[letter]), min(count, hand[letter]) + 1)
            for letter, count in need.items()
        ]
        for chosen in product(*shares):
            held = Counter(dict(zip(need, chosen, strict=True)))
            if 2 <= held.total() < len(word):
                pool = "".join(sorted((need - held).elements()))
                yield from [StartBuild(card, pool, word) for card in +held]

    def apply(self, move: Move) -> None:
        """Play a lawful move."""
        assert isinstance(move, PLAYS)
        card = move.card
        self.hands[self.turn] -= Counter(card)
        if isinstance(move, PlayToPool):
            self.pool[card] += 1
        elif isinstance(move, TakeTrick):
            self.pool -= Counter(move.word) - Counter(card)
            self._take(Counter(move.word))
        elif isinstance(move, StartBuild):
            self.pool -= Counter(move.pool)
            self.built += 1
            self.builds[self.built] = Counter(move.pool + card), move.word, self.turn
        elif isinstance(move, FinishBuild):
            del self.builds[move.build]
            self._take(Counter(move.word))
        else:
            laid, word, builder = self.builds[move.build]
            if isinstance(move, ExtendBuild):
                word, builder = move.word, self.turn
            self.builds[move.build] = laid + Counter(card), word, builder
        self.turn = (self.turn + 1) % self.seats
        if not any(self.hands):
            self._next_round()

    def _take(self, cards: Letters) -> None:
        self.piles[self.turn] += cards
        self.last_taker = self.turn
        if not self.pool and not self.builds:
            self.sweeps[self.turn] += 1

    def _deal_hands(self) -> None:
        for _ in range(HAND):
            for step in range(self.seats):
                self.hands[(self.first + step) % self.seats][self.pack.pop(0)] += 1

    def _next_round(self) -> None:
        if self.pack:
            self._deal_hands()
            if len(self.pack) < HAND * self.seats:
                self.pool.update(self.pack)
                self.pack = []
            return
        self.over = True
        if self.last_taker is not None:
            left = sum((laid for laid, _, _ in self.builds.values()), self.pool)
            self.piles[self.last_taker] += left

    def scores(self) -> tuple[int, ...]:
        """Most cards three, double prizes two, prizes and sweeps one."""
        cards = [pile.total() for pile in self.piles]
        points = list(self.sweeps)
        for seat, pile in enumerate(self.piles):
            points[seat] += 2 * (pile["Q"] + pile["Z"]) + sum(pile[card] for card in "JKVX")
        if self.over and cards.count(max(cards)) == 1:
            points[cards.index(max(cards))] += 3
        return tuple(points)
