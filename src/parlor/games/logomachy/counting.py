"""The count: most cards, double prizes, prizes and sweeps."""

from parlor.games.logomachy.deal import Deal
from parlor.games.logomachy.letters import SIZE
from parlor.games.logomachy.pack import DOUBLE_PRIZE, PRIZE

MOST_CARDS = 3  # L74-23, LP-16, LM-23
DOUBLE_PRIZE_POINTS = 2  # L74-24, LP-17, LM-23
SWEEP_POINTS = 1  # L74-26, LP-18, LM-23


def taken(deal: Deal, side: int, rank: int) -> int:
    """How many cards of a rank a side has taken."""
    pile = deal.piles[side]
    ranks = deal.terms.ranks
    return sum([pile[index] for index in range(SIZE) if ranks[index] == rank])


def most_cards(deal: Deal) -> int | None:
    """The one side that has taken the most cards; None on a tie or if nobody has any."""
    ahead = _ahead(deal)
    return ahead[0] if len(ahead) == 1 else None


def _ahead(deal: Deal) -> list[int]:
    """The sides with the most cards; R-L46 (ours): nobody has most if nobody has a card."""
    cards = [sum(pile) for pile in deal.piles]
    most = max(cards)
    return [side for side in range(len(cards)) if cards[side] == most and most > 0]


def held_over(deal: Deal) -> int:
    """R-L14: the points that a tie for most cards leaves to the next deal."""
    if deal.over and deal.terms.tie_for_most_cards == "held_over" and len(_ahead(deal)) > 1:
        return MOST_CARDS
    return 0


def card_points(deal: Deal) -> list[int]:
    """L74-23, LP-16, LM-23: the points of each side for most cards, when the deal is over."""
    points = [0] * deal.terms.side_count
    ahead = _ahead(deal)
    # R-L14 (ours): on a tie nobody scores; or all of them do
    if deal.over and (len(ahead) == 1 or deal.terms.tie_for_most_cards == "all"):
        for side in ahead:
            points[side] = MOST_CARDS
    return points


def counted(deal: Deal) -> list[list[int]]:
    """The points of each side in counting order: cards, double prizes, prizes, sweeps."""
    sides = range(deal.terms.side_count)
    single = deal.terms.single_prize_points  # L74-25, LP-17, LM-23, R-L23 (ours)
    return [
        card_points(deal),
        [DOUBLE_PRIZE_POINTS * taken(deal, side, DOUBLE_PRIZE) for side in sides],
        [single * taken(deal, side, PRIZE) for side in sides],
        [SWEEP_POINTS * deal.sweeps[side] for side in sides],
    ]


def scores(deal: Deal) -> tuple[int, ...]:
    """The points of each seat: prizes and sweeps as they lie, most cards at the end.

    Partners share those of their side (R-L03).
    """
    totals = [sum(points) for points in zip(*counted(deal), strict=True)]
    return tuple([totals[side] for side in deal.terms.sides])


def tally(deal: Deal) -> list[dict[str, int]]:
    """What each side has taken and what it counts, for a score sheet."""
    rows = counted(deal)
    return [
        {
            "cards": sum(deal.piles[side]),
            "double_prizes": taken(deal, side, DOUBLE_PRIZE),
            "prizes": taken(deal, side, PRIZE),
            "sweeps": deal.sweeps[side],
            "most_cards": rows[0][side],
            "points": sum([row[side] for row in rows]),
        }
        for side in range(deal.terms.side_count)
    ]
