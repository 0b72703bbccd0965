"""Ratings from deals: Plackett and Luce's model as openskill has it.

A deal is a race of seats. Where an entrant has several seats, what its seats gain and
lose is averaged.
"""

from collections.abc import Sequence
from typing import NamedTuple

from parlor.lab.arena import Arena

ADVICE = "ratings need openskill: pip install 'parlor[lab]'"


class Rating(NamedTuple):
    """How good an entrant seems, and how sure that is (a standard deviation)."""

    mu: float
    sigma: float


def ratings(arena: Arena) -> list[Rating] | None:
    """A rating for each entrant, all having begun alike; None without openskill."""
    try:
        from openskill.models import PlackettLuce
    except ImportError:
        return None
    model = PlackettLuce()
    start = model.rating()
    rated = [Rating(start.mu, start.sigma) for _ in arena.names]
    for deal in arena.played:
        seats = [[model.rating(mu=rated[who].mu, sigma=rated[who].sigma)] for who in deal.seating]
        after = model.rate(seats, ranks=[-score for score in deal.scores])
        for who in set(deal.seating):
            mine = [team[0] for team, at in zip(after, deal.seating, strict=True) if at == who]
            rated[who] = Rating(_mean([r.mu for r in mine]), _mean([r.sigma for r in mine]))
    return rated


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)
