"""Players against each other on mirrored deals: each pack is played from every seat.

A deal is decided when all the best scores are one entrant's. Intervals go by packs, not
by deals, because the deals of one pack are alike.
"""

import os
import random
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from math import sqrt
from multiprocessing import get_context
from typing import Any

from parlor.lab.entrants import entrant
from parlor.play.match import seeded
from parlor.rules.errors import BadInput
from parlor.rules.game import Game

MANY = 5_000  # moves; no deal of ours is longer
NORMAL = 1.96  # 95 %


@dataclass(frozen=True)
class Played:
    """One deal: who sat where and what came of it."""

    pack: int
    seating: tuple[int, ...]  # by seat, the entrant
    scores: tuple[int, ...]
    moves: int
    thought: tuple[float, ...]  # by entrant, seconds in all
    longest: tuple[float, ...]  # by entrant, the longest move
    turns: tuple[int, ...]  # by entrant, moves made

    def winner(self) -> int | None:
        """The entrant with all the best scores; None where they are shared."""
        best = max(self.scores)
        first = {who for who, score in zip(self.seating, self.scores, strict=True) if score == best}
        return first.pop() if len(first) == 1 else None


@dataclass
class Arena:
    """A pairing: entrants, a game, and the deals played so far."""

    game: Game
    written: Sequence[str]  # the entrants, in order round the table
    seed: str = "arena"
    played: list[Played] = field(default_factory=list)

    def __post_init__(self) -> None:
        if len(self.written) < 2:
            raise BadInput("an arena needs two players or more")
        if self.game.seats % len(self.written):
            raise BadInput(
                f"{len(self.written)} players cannot share {self.game.seats} seats equally"
            )
        for text in self.written:
            entrant(self.game, text)
        seeded(self.seed)
        self.names = list(dict.fromkeys(self.written))

    def seatings(self) -> list[tuple[int, ...]]:
        """Every turn of the table that seats somebody else in some seat."""
        size = len(self.written)
        row = [self.names.index(text) for text in self.written]
        turns = [row[turn:] + row[:turn] for turn in range(size)]
        return list(dict.fromkeys(tuple(t * (self.game.seats // size)) for t in turns))

    def run(self, deals: int, workers: int | None = None) -> Iterator[Played]:
        """Play at least so many deals, each pack from every seat, and tell of each."""
        if deals < 1:
            raise BadInput(f"deals are at least 1, not {deals}")
        packs = -(-deals // len(self.seatings()))
        workers = min(packs, workers or os.cpu_count() or 1)
        tasks = [(self.game, tuple(self.written), self.seed, pack) for pack in range(packs)]
        if workers == 1:
            for task in tasks:
                yield from self._keep(play_pack(task))
            return
        pool = ProcessPoolExecutor(workers, mp_context=get_context("spawn"))
        try:
            for done in pool.map(play_pack, tasks):
                yield from self._keep(done)
        finally:
            pool.shutdown(cancel_futures=True)

    def _keep(self, played: list[Played]) -> Iterator[Played]:
        self.played += played
        yield from played

    def share(self, who: int) -> tuple[float, float, float]:
        """Of the decided deals, the share that an entrant won, and its 95 % interval."""
        return ratio(self._by_pack(who))

    def _by_pack(self, who: int) -> list[tuple[int, int]]:
        packs: dict[int, tuple[int, int]] = {}
        for deal in self.played:
            won, decided = packs.get(deal.pack, (0, 0))
            winner = deal.winner()
            packs[deal.pack] = won + (winner == who), decided + (winner is not None)
        return list(packs.values())

    def points(self, who: int) -> float:
        """The mean score of an entrant's seats."""
        scores = [
            score
            for deal in self.played
            for at, score in zip(deal.seating, deal.scores, strict=True)
            if at == who
        ]
        return sum(scores) / len(scores)


def ratio(pairs: Sequence[tuple[int, int]]) -> tuple[float, float, float]:
    """The ratio of sums over independent pairs, and its 95 % interval.

    Wilson's interval for as many independent deals as the pairs are worth.
    """
    of = sum(pair[1] for pair in pairs)
    if not of:
        return 0.0, 0.0, 1.0
    share = sum(pair[0] for pair in pairs) / of
    count = len(pairs)
    squares = sum((won - share * decided) ** 2 for won, decided in pairs)
    variance = squares * count / max(1, count - 1) / of**2
    worth = min(of, share * (1 - share) / variance) if variance else count
    centre = (share + NORMAL**2 / (2 * worth)) / (1 + NORMAL**2 / worth)
    inside = share * (1 - share) / worth + NORMAL**2 / (4 * worth**2)
    half = NORMAL * sqrt(inside) / (1 + NORMAL**2 / worth)
    return share, max(0.0, centre - half), min(1.0, centre + half)


def play_pack(task: tuple[Game, tuple[str, ...], str, int]) -> list[Played]:
    """One pack from every seat."""
    game, written, seed, pack = task
    arena = Arena(game, written, seed)
    dealt = game.deal(random.Random(f"{seed}/{pack}"))
    order, dealer = list(dealt.order), dealt.dealer
    players = [entrant(game, text) for text in arena.names]
    done = []
    for number, seating in enumerate(arena.seatings()):
        state: Any = game.start(order, dealer)
        thought = [0.0] * len(players)
        longest = [0.0] * len(players)
        turns = [0] * len(players)
        moves = 0
        while not state.over and moves < MANY:
            who = seating[state.turn]
            rng = random.Random(f"{seed}/{pack}/{number}/{moves}")
            began = time.perf_counter()
            move = players[who].answer(state, rng)
            spent = time.perf_counter() - began
            thought[who] += spent
            longest[who] = max(longest[who], spent)
            turns[who] += 1
            state.apply(move)
            moves += 1
        sums = tuple(thought), tuple(longest), tuple(turns)
        done.append(Played(pack, seating, tuple(state.scores()), moves, *sums))
    return done
