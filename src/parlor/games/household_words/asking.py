"""Game 1 of Household Words: ask for the cards that complete your books."""

from dataclasses import dataclass

from parlor.games.household_words.faces import faces
from parlor.games.household_words.pack import Book
from parlor.rules.asking.circle import Circle, Customs
from parlor.rules.asking.game import AskingGame
from parlor.rules.editions import Edition, number, switch
from parlor.rules.errors import BadInput
from parlor.rules.faces import Face
from parlor.rules.game import Game


@dataclass(frozen=True, kw_only=True)
class Asking(Edition):
    """The switches of game 1."""

    first_miss_only: bool = switch(False, True, answers="R-H02")
    lucky_draw: str = switch("passes", "calls_again", answers="R-H03")
    empty_hand_draws: str = switch("at_once", "next_turn", answers="R-H06")
    large_party: bool = switch(False, True, answers="R-H09")
    stop_after: int = number(0, at_least=0, answers="R-H11")
    call_empty_hands: bool = switch(True, False, answers="R-H12")
    both_empty_first: str = switch("giver", "caller", answers="R-H13")


class HouseholdAsking(AskingGame):
    """Game 1 with the pack of Household Words."""

    pack: tuple[Book, ...]

    def faces(self) -> dict[str, Face]:
        """What is printed on each card."""
        return faces(self.pack)


EDITION = Asking(id="asking", title="Game 1: asking", seats=(2, 8), usual_seats=4)


def make(edition: Asking, seats: int, pack: tuple[Book, ...]) -> Game:
    """The asking game at this many seats."""
    low, high = edition.seats
    if edition.large_party:
        high = 12  # R-H09 (ours): twelve use the whole pack
    if not low <= seats <= high:
        raise BadInput(f"household-words asking has {low} to {high} seats, not {seats}")
    circle = Circle(
        seats,
        len(pack[0].cards),
        [book.name for book in pack],
        [card for book in pack for card in book.cards],
    )
    customs = Customs(
        hand_size=4 if len(circle.cards) >= 4 * seats else len(circle.cards) // (2 * seats),
        may_stop=True,  # HW1-5: another call can be made
        first_miss_only=edition.first_miss_only,
        lucky_calls_again=edition.lucky_draw == "calls_again",
        lucky_is_shown=edition.lucky_draw == "calls_again",
        draw_at_once=edition.empty_hand_draws == "at_once",
        call_empty_hands=edition.call_empty_hands,
        giver_draws_first=edition.both_empty_first == "giver",
        stop_after=edition.stop_after,
        must_hold="HW1-3",
        not_held="R-H01",
        not_laid="R-H01",
        one_player="HW1-3",
        stopping="HW1-5",
        order_of_play="HW1-6",
    )
    game = HouseholdAsking("household-words", edition, seats, circle, customs)
    game.pack = pack
    return game
