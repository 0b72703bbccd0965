"""How people ask whose memory is not perfect: by what they recall and by what they fancy."""

import random
from dataclasses import dataclass

from parlor.bots.asking.ledger import BITS, NOBODY, Ledger


@dataclass(frozen=True)
class Habit:
    """What a person recalls and how he asks."""

    lasting: float  # calls that an ordinary memory lasts
    fancies: str  # what he asks for when he recalls nobody who has it: see `fancied`
    eager: bool  # stacks the moment that something counts


ANY = "any"  # any group he holds
FULLEST = "fullest"  # the group of which he holds most
LIKELIEST = "likeliest"  # the card that somebody most likely has

# the Visitor, the Schoolmaster and the Collector where books are asked for
ASKING = (Habit(0.4, ANY, True), Habit(3.5, ANY, True), Habit(4.5, LIKELIEST, False))
# and where pairs are stacked, at tables where more is said
STACKING = (Habit(5.0, FULLEST, True), Habit(4.5, LIKELIEST, True), Habit(16.0, LIKELIEST, False))


def fancied(
    ledger: Ledger,
    hand: list[int],
    closed: list[int],
    seat: int,
    fancy: str,
    rng: random.Random,
) -> tuple[int, int] | None:
    """Somebody and a card of a group that is fancied; he who may have it, if any may."""
    open_ = [g for g, held in enumerate(closed) if held and held != ledger.full]
    if not open_:
        return None
    order = [(BITS[hand[g]] if fancy == FULLEST else 0, rng.random(), g) for g in open_]
    group = max(order)[2]
    calls = []
    for place in range(ledger.size):
        card = group * ledger.size + place
        for player in range(ledger.seats):
            may = ledger.can[player * ledger.groups + group] >> place & 1
            if player != seat and not closed[group] >> place & 1:
                likely = bool(may and ledger.where[card] == NOBODY and ledger.sizes[player])
                calls.append((likely, player, card))
    best = [call for call in calls if call[0]] or calls
    _, player, card = best[int(rng.random() * len(best))]
    return player, card
