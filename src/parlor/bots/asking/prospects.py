"""Every call that a hand allows, with its chance by the ledger; equal ones are merged."""

from typing import NamedTuple

from parlor.bots.asking.caller import Caller
from parlor.bots.asking.ledger import BITS, Ledger


class Prospect(NamedTuple):
    """A call, how likely it is to succeed, and that times how much the card is wanted."""

    worth: float
    chance: float
    player: int
    card: int


def chance_of(ledger: Ledger, density: list[float], card: int, open_: int, player: int) -> float:
    """How likely a player holds a card, for one who lacks the open cards of its group."""
    group, bit = card // ledger.size, 1 << card % ledger.size
    where = ledger.where[card]
    if where >= 0:
        return 1.0 if where == player else 0.0
    can = ledger.can[group :: ledger.groups]
    weights = [dense if row & bit else 0.0 for dense, row in zip(density, can, strict=True)]
    for seat in range(ledger.seats):
        old = ledger.lacked[seat * len(ledger.where) + card]
        weights[seat] *= 1.0 - old / ledger.came[seat] if ledger.came[seat] else 0.0
    if not weights[player]:
        return 0.0
    chance = weights[player] / sum(weights)
    if 0.0 < chance < 1.0 and ledger.some[player] >> group & 1:
        chance /= 1.0 - (1.0 - chance) ** BITS[can[player] & open_]
    return chance


def prospects(
    ledger: Ledger, hand: list[int], closed: list[int], seat: int, caller: Caller
) -> list[Prospect]:
    """All calls, the most promising first."""
    caller.weigh(ledger, hand, seat)
    made = []
    for group, held in enumerate(closed):
        open_ = ledger.full & ~held
        if not held or not open_:
            continue
        for place in range(ledger.size):
            if not open_ >> place & 1:
                continue
            card = group * ledger.size + place
            wanted = caller.appeal[hand[group] * ledger.size + place]
            for player in range(ledger.seats):
                if player != seat:
                    chance = chance_of(ledger, caller.density, card, open_, player)
                    made.append(Prospect(wanted * chance, chance, player, card))
    made.sort(key=lambda prospect: -prospect.worth)
    return made


def merged(ledger: Ledger, found: list[Prospect]) -> list[Prospect]:
    """One of each kind: same player, group, worth and the same seats that may hold it."""
    kinds = set()
    kept = []
    for prospect in found:
        group, bit = prospect.card // ledger.size, 1 << prospect.card % ledger.size
        may = tuple(bool(row & bit) for row in ledger.can[group :: ledger.groups])
        kind = (prospect.player, group, prospect.worth, may)
        if kind not in kinds:
            kinds.add(kind)
            kept.append(prospect)
    return kept
