"""Which places of the pack go to whom, round by round.

A round is what is dealt when all hands are empty. Seats are counted here from
the dealer's left, places from the top of the pack.
"""


class Round:
    """The places of one round: those of each hand, and those laid into the pool."""

    def __init__(self, hands: list[list[int]], pool: list[int], size: int) -> None:
        self.hands = hands
        self.pool = pool
        self.size = size  # cards to each hand


def rounds(
    cards: int, seats: int, hand_size: int, by_turns: bool, odd_cards: str
) -> tuple[list[Round], list[int]]:
    """The rounds of a deal, and the places left that join the pool after the last hand."""
    if cards < (seats + 1) * hand_size:
        return [], list(range(cards))
    first = _by_turns(seats, hand_size) if by_turns else _hands_then_pool(seats, hand_size)
    made = [first]
    at = (seats + 1) * hand_size
    while cards - at >= seats * hand_size:  # L74-15, LM-11, LP-8: four more each, none to the pool
        made.append(Round(_hands(at, seats, hand_size), [], hand_size))
        at += seats * hand_size
    odd = list(range(at, cards))
    if odd_cards == "after_last_hand":  # R-L08
        return made, odd
    if odd_cards == "short_last_hand" and len(odd) >= seats:
        # R-L26, R-L41 (ours): one short last hand of equal cards, the rest to the pool with it
        size = len(odd) // seats
        made.append(Round(_hands(at, seats, size), odd[size * seats :], size))
    else:
        # L74-16, LM-12, R-L08, R-L45 (ours): odd cards join the pool with the last full deal
        made[-1].pool.extend(odd)
    return made, []


def _hands(at: int, seats: int, size: int) -> list[list[int]]:
    """One card at a time to each."""
    return [[at + turn * seats + seat for turn in range(size)] for seat in range(seats)]


def _hands_then_pool(seats: int, size: int) -> Round:
    """L74-5, LM-3, LM-4: one at a time to each, then as many to the pool."""
    at = seats * size
    return Round(_hands(0, seats, size), list(range(at, at + size)), size)


def _by_turns(seats: int, size: int) -> Round:
    """LP-6: one to each and one to the pool, until all have theirs."""
    places = _hands(0, seats + 1, size)
    return Round(places[:seats], places[seats], size)
