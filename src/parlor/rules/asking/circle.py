"""The circle of players and the pack they ask each other for: fixed through a deal.

Cards are numbered group by group; `closed` is a bit mask of the cards of a group
that a caller cannot ask for. The calls that remain are ready-made, a tuple each.
"""

from dataclasses import dataclass

from parlor.rules.asking.moves import Call


@dataclass(frozen=True)
class Customs:
    """How this circle plays: the switches of an edition, and the clauses that refusals cite."""

    hand_size: int = 0  # 0: the whole pack is dealt
    may_stop: bool = False
    first_miss_only: bool = False
    lucky_calls_again: bool = False
    lucky_is_shown: bool = False
    draw_at_once: bool = True
    call_empty_hands: bool = True
    giver_draws_first: bool = True
    books_are_laid: bool = True
    dealt_books_at_once: bool = False
    may_misspeak: bool = False
    stop_after: int = 0
    must_hold: str = ""
    not_held: str = ""
    not_laid: str = ""
    one_player: str = ""
    stopping: str = ""
    order_of_play: str = ""


class Circle:
    """Seats, groups and ready-made calls."""

    def __init__(self, seats: int, size: int, groups: list[str], cards: list[str]) -> None:
        self.seats = seats
        self.size = size
        self.full = (1 << size) - 1
        self.groups = groups
        self.cards = cards
        self.index: dict[str, int] = {name: i for i, name in enumerate(cards)}
        self.call: list[list[Call]] = [[Call(s, name) for name in cards] for s in range(seats)]
        self.calls: list[list[list[tuple[Call, ...] | None]]] = []
        for _ in range(seats):
            self.calls.append([[None] * (1 << size) for _ in groups])

    def open_calls(self, seat: int, group: int, closed: int) -> tuple[Call, ...]:
        """Every call of a seat for the cards of a group that are not closed."""
        ready = self.calls[seat][group][closed]
        if ready is None:
            base = group * self.size
            made: list[Call] = []
            if closed:
                for player in range(self.seats):
                    if player != seat:
                        for place in range(self.size):
                            if not closed >> place & 1:
                                made.append(self.call[player][base + place])
            ready = tuple(made)
            self.calls[seat][group][closed] = ready
        return ready

    def names(self, group: int, held: int) -> list[str]:
        """The names of the cards in a mask of a group."""
        base = group * self.size
        return [self.cards[base + place] for place in range(self.size) if held >> place & 1]
