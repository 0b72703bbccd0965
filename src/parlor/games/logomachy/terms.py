"""The terms of play: an edition with its seats and cards, as plain numbers for the engine."""

from parlor.games.logomachy.editions import LogomachyEdition
from parlor.games.logomachy.letters import FIRST, SIZE
from parlor.games.logomachy.pack import rank
from parlor.games.logomachy.rounds import Round, rounds

# R-L18 (ours): the locks, strict to loose
END_ONLY, RUN, LETTERS, CARDS = 0, 1, 2, 3
LOCKS = {"end_only": END_ONLY, "run": RUN, "letters": LETTERS, "cards": CARDS}

FREE, BOUND, CASINO = 0, 1, 2
BUILDERS = {"free": FREE, "bound": BOUND, "casino": CASINO}


class Terms:
    """What the engine asks of an edition while it plays."""

    def __init__(
        self, edition: LogomachyEdition, sides: tuple[int, ...], cards: tuple[str, ...]
    ) -> None:
        self.sheet: str = edition.sheet
        self.seats: int = len(sides)
        self.sides: list[int] = list(sides)
        self.side_count: int = max(sides) + 1
        self.letters: list[int] = [ord(card) - FIRST for card in cards]
        self.ranks: list[int] = [rank(chr(FIRST + i), edition.v_is_prize) for i in range(SIZE)]
        self.single_prize_points: int = edition.single_prize_points
        self.tie_for_most_cards: str = edition.tie_for_most_cards

        dealt = rounds(
            len(cards),
            self.seats,
            edition.hand_size,
            edition.deal_order == "by_turns",
            edition.odd_cards,
        )
        self.rounds: list[Round] = dealt[0]
        self.last_odd: list[int] = dealt[1]

        self.open_hands: bool = edition.partners_talk == "open" and self.side_count < self.seats
        self.shortest: int = edition.shortest_word
        self.must_take: bool = edition.must_take
        self.bare_table: bool = edition.sweep_needs == "bare_table"
        self.refuse: bool = edition.wrong_word == "refuse"
        self.vote: bool = edition.dictionary == "vote"
        self.extend_own: bool = edition.extend_own_build
        self.others_extend: bool = edition.others_may_extend
        self.lock: int = LOCKS[edition.lock]
        self.pool_joins: bool = edition.pool_cards_join_builds
        self.one_build: bool = edition.builds_each == "one"
        self.builder: int = BUILDERS[edition.builder]
        self.bind_all: bool = edition.bound_announcers == "all"

    def seat_at(self, dealer: int, offset: int) -> int:
        """The seat so many places from the dealer's left."""
        return (dealer + 1 + offset) % self.seats
