"""Deals that could be: every order of the pack consistent with what is known.

What is known of a deal is written as, for each card, the places in the pack it
may have come from, and as clauses "at least k of these cards came from these
places". `imagine` finds one such deal and then walks at random among all of
them by moves that are as likely forwards as backwards, so that in the long run
every consistent deal is equally likely.
"""

import random

Clause = tuple[tuple[int, ...], int, int]  # cards, places, at least


class Knowledge:
    """What one seat knows of the order of the pack.

    Places are the positions in the pack (0 = top), cards are their indexes;
    sets of places are bit masks.
    """

    def __init__(self, cards: int) -> None:
        self.cards = cards
        self.may: list[int] = [(1 << cards) - 1] * cards  # places each card may be in
        self.clauses: list[Clause] = []

    def fix(self, card: int, place: int) -> None:
        """This card was seen at this place."""
        bit = 1 << place
        for other in range(self.cards):
            self.may[other] &= ~bit
        self.may[card] = bit

    def require(self, cards: tuple[int, ...], places: int, at_least: int = 1) -> None:
        """At least so many of these cards came from these places."""
        self.clauses.append((cards, places, at_least))


def imagine(known: Knowledge, rng: random.Random) -> list[int]:
    """An order of the pack, card by place, drawn from all that agree with `known`."""
    place = _first_deal(known, rng)
    _walk(known, place, rng)
    order = [0] * known.cards
    for card in range(known.cards):
        order[place[card]] = card
    return order


def _first_deal(known: Knowledge, rng: random.Random) -> list[int]:
    """The place of each card in some consistent deal."""
    may = known.may[:]
    place = [-1] * known.cards
    holder = [-1] * known.cards
    cards = list(range(known.cards))
    places = list(range(known.cards))
    rng.shuffle(cards)
    rng.shuffle(places)
    for card in cards:
        for spot in places:
            if holder[spot] < 0 and may[card] >> spot & 1:
                place[card] = spot
                holder[spot] = card
                break
    for card in cards:
        if place[card] < 0 and not _settle(card, may, place, holder, places, [False] * known.cards):
            raise ValueError("no deal agrees with this view")
    if not _satisfy(known.clauses, may, place, holder, places):
        raise ValueError("no deal agrees with this view")
    return place


def _settle(
    card: int,
    may: list[int],
    place: list[int],
    holder: list[int],
    places: list[int],
    seen: list[bool],
) -> bool:
    """Give a card a place it may have, moving others along (an augmenting path)."""
    mask = may[card]
    for spot in places:
        if mask >> spot & 1 and not seen[spot]:
            seen[spot] = True
            other = holder[spot]
            if other < 0 or _settle(other, may, place, holder, places, seen):
                holder[spot] = card
                place[card] = spot
                return True
    return False


def _satisfy(
    clauses: list[Clause], may: list[int], place: list[int], holder: list[int], places: list[int]
) -> bool:
    """Meet the clauses, the hardest first, confining one card at a time and backtracking."""
    left: list[Clause] = []
    hardest = -1
    fewest = 1 << 30
    for clause in clauses:
        cards, spots, at_least = clause
        sure = 0
        open_ = 0
        for card in cards:
            if not may[card] & ~spots:
                sure += 1
            elif may[card] & spots:
                open_ += 1
        if sure >= at_least:
            continue
        if sure + open_ < at_least:
            return False
        if open_ - (at_least - sure) < fewest:
            fewest = open_ - (at_least - sure)
            hardest = len(left)
        left.append(clause)
    if hardest < 0:
        return True
    cards, spots, at_least = left[hardest]
    chosen = -1
    for card in cards:
        if may[card] & spots and may[card] & ~spots:
            if chosen < 0 or spots >> place[card] & 1:
                chosen = card
    before = may[chosen]
    for side in (spots, ~spots):
        may[chosen] = before & side
        if _rehouse(chosen, may, place, holder, places) and _satisfy(
            left, may, place, holder, places
        ):
            return True
    may[chosen] = before
    return False


def _rehouse(
    card: int, may: list[int], place: list[int], holder: list[int], places: list[int]
) -> bool:
    """Move a card whose places were narrowed, keeping everyone else housed."""
    old = place[card]
    if may[card] >> old & 1:
        return True
    saved_place, saved_holder = place[:], holder[:]
    holder[old] = -1
    if _settle(card, may, place, holder, places, [False] * len(places)):
        return True
    place[:] = saved_place
    holder[:] = saved_holder
    return False


def _walk(known: Knowledge, place: list[int], rng: random.Random) -> None:
    """Walk among the consistent deals by rounds of cards changing places.

    A round of k cards is proposed with the same chance as the round that undoes
    it, and taken whenever it stays consistent: all deals end up equally likely.
    """
    spots: list[list[int]] = []
    for mask in known.may:
        spots.append([p for p in range(known.cards) if mask >> p & 1])
    free = [card for card in range(known.cards) if len(spots[card]) > 1]
    if not free:
        return
    holder = [-1] * known.cards
    for card in range(known.cards):
        holder[place[card]] = card
    tied: list[list[int]] = [[] for _ in range(known.cards)]  # clauses that speak of a card
    slack: list[int] = []
    masks: list[int] = []
    for index in range(len(known.clauses)):
        cards, mask, at_least = known.clauses[index]
        slack.append(sum(1 for card in cards if mask >> place[card] & 1) - at_least)
        masks.append(mask)
        for card in cards:
            tied[card].append(index)
    for _ in range(16 * len(free) + 120):
        round_ = _propose(free, spots, holder, rng)
        if round_ and known.may[round_[-1]] >> place[round_[0]] & 1:
            _turn(round_, place, holder, tied, masks, slack)


def _propose(
    free: list[int], spots: list[list[int]], holder: list[int], rng: random.Random
) -> list[int]:
    """Some cards, each of which may take the place of the next; mostly two, at most eight."""
    card = free[int(rng.random() * len(free))]
    round_ = [card]
    more = rng.random()
    while more < 1.0 and len(round_) < 8:
        options = spots[card]
        card = holder[options[int(rng.random() * len(options))]]
        if card in round_:
            return []
        round_.append(card)
        more *= 1.7
    return round_


def _turn(
    round_: list[int],
    place: list[int],
    holder: list[int],
    tied: list[list[int]],
    masks: list[int],
    slack: list[int],
) -> None:
    """Let each card of the round take the next one's place, unless a clause breaks."""
    olds = [place[card] for card in round_]
    news = olds[1:] + olds[:1]
    broken = False
    for i in range(len(round_)):
        for index in tied[round_[i]]:
            mask = masks[index]
            slack[index] += (mask >> news[i] & 1) - (mask >> olds[i] & 1)
    for card in round_:
        for index in tied[card]:
            if slack[index] < 0:
                broken = True
    if broken:
        for i in range(len(round_)):
            for index in tied[round_[i]]:
                mask = masks[index]
                slack[index] -= (mask >> news[i] & 1) - (mask >> olds[i] & 1)
        return
    for i in range(len(round_)):
        place[round_[i]] = news[i]
        holder[news[i]] = round_[i]
