"""Game 2 of Household Words as a Game: its switches, the deal, views and worlds."""

import functools
import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from parlor.games.household_words.faces import faces
from parlor.games.household_words.pack import Book, books
from parlor.games.household_words.spreads import DRAWING, PLAYING, Plays, SpreadsState
from parlor.games.household_words.spreads_moves import KINDS, Discard, Draw, TakeDiscard, read
from parlor.rules.editions import Edition, number, switch
from parlor.rules.errors import BadInput
from parlor.rules.faces import Face
from parlor.rules.game import Game, View, checks_the_view
from parlor.rules.moves import Move, from_json, to_json
from parlor.rules.worlds import Knowledge, imagine

PHASES = {DRAWING: "draw", PLAYING: "play"}


@dataclass(frozen=True, kw_only=True)
class Spreads(Edition):
    """The switches of game 2."""

    pack_face: str = switch("up", "down", answers="R-S01")
    run_through: str = switch("one_more_turn", "at_once", "while_discards_taken", answers="R-S12")
    run_through_count: str = switch("lowest_wins", "difference", answers="R-S08")
    target: int = number(100, answers="R-S09")


# R-S10 (ours): six cards each leave a pack for up to seven
EDITION = Spreads(id="spreads", title="Game 2: spreads", seats=(2, 7), usual_seats=2)
BOOKS = books()


def make(edition: Spreads, seats: int, books: Sequence[Book] = BOOKS) -> "SpreadsGame":
    """Game 2 at this many seats; a smaller pack has fewer books."""
    low, high = edition.seats
    if not low <= seats <= high:
        raise BadInput(f"household-words spreads has {low} to {high} seats, not {seats}")
    if len(books) > 12 or any(len(book.cards) != 4 for book in books):
        raise BadInput("a pack for spreads has at most twelve books, each of four cards")
    if 4 * len(books) <= SpreadsGame.hand_size * seats:
        raise BadInput(f"{len(books)} books leave {seats} players no pack to draw from")
    return SpreadsGame(edition, edition, seats, tuple(books))


@functools.cache
def plays(books: tuple[Book, ...]) -> Plays:
    """Every move of a pack, made once."""
    names = [card for book in books for card in book.cards]
    return Plays(names, [book.number for book in books for _ in book.cards])


class SpreadsGame(Game):
    """Draw, spread, discard."""

    id = "household-words"
    kinds = KINDS
    hand_size = 6  # HW2-1: deal six
    edition: Spreads

    def __init__(
        self, edition: Spreads, printed: Edition, seats: int, books: tuple[Book, ...]
    ) -> None:
        self.edition = edition
        self.printed = printed
        self.seats = seats
        self.sides = tuple(range(seats))
        self.books = books
        self.plays = plays(books)
        self.cards = tuple(self.plays.names)
        self.target = edition.target  # HW2-11, R-S09 (ours): any number of points

    def faces(self) -> dict[str, Face]:
        """What is printed on each card."""
        return faces(self.books)

    def start(self, order: Sequence[int], dealer: int) -> Any:
        """Deal this order of cards: a state ready for the first decision."""
        hands = [0] * self.seats
        seat = dealer
        for card in order[: self.hand_size * self.seats]:
            seat = (seat + 1) % self.seats
            hands[seat] |= 1 << card
        return SpreadsState(self, self.plays, list(order), dealer, hands)

    def parse(self, state: Any, text: str) -> Move:
        """`draw`, `take`, `spread 4`, `fourth Kettle`, `discard Kettle`, `pass`, or shorter."""
        return read(text, state.hand(state.turn) if state.turn >= 0 else [], self.books)

    def show(self, state: SpreadsState, seat: int | None) -> View:
        """All that a seat may know of a state."""
        said, places = self.tell(state)
        names = self.cards
        left = len(state.order) - state.next
        face_up = left and self.edition.pack_face == "up"  # R-S01 (ours): the top is seen
        mine = [] if seat is None else places[seat]
        return {
            **self.sketch(),
            "seat": seat,
            "dealer": state.dealer,
            "turn": state.turn,
            "over": state.over,
            "scores": list(state.scores()),
            "hand": [] if seat is None else state.hand(seat),
            "hands": [hand.bit_count() for hand in state.hands],
            "pack": left,
            "received": [names[state.order[place]] for place in mine],
            "said": said,
            "phase": PHASES.get(state.phase, "over"),
            "top": names[state.order[state.next]] if face_up else None,
            "discard": names[state.discards[-1]] if state.discards else None,
            "discards": len(state.discards),
            "taken": names[state.taken.bit_length() - 1] if state.taken else None,
            "last_turn": state.last_turn,
            "spreads": self.spreads(state.laid),
            # HW2-9: hands are put down to be counted
            "shown": [state.hand(s) for s in range(self.seats)] if state.over else [],
        }

    def spreads(self, laid: int) -> list[dict[str, Any]]:
        """What lies on the table, by number."""
        found = []
        for place, book in enumerate(self.books):
            if cards := laid & 15 << 4 * place:
                found.append({"number": book.number, "cards": self.plays.held(cards)})
        return found

    def tell(self, state: SpreadsState) -> tuple[list[list[Any]], list[list[int]]]:
        """What everybody heard and saw, and the places of the pack each seat had cards from."""
        seen = self.edition.pack_face == "up"
        places = self.dealt(state.dealer)
        said: list[list[Any]] = []
        discards: list[str] = []
        top = self.hand_size * self.seats
        seat = (state.dealer + 1) % self.seats
        for move in state.log:
            entry = [seat, *to_json(move)]
            said.append(entry)
            if isinstance(move, Draw):
                if seen:
                    entry.append(self.cards[state.order[top]])
                places[seat].append(top)
                top += 1
            elif isinstance(move, TakeDiscard):
                entry.append(discards.pop())
            elif isinstance(move, Discard):
                discards.append(move.card)
                seat = (seat + 1) % self.seats
        return said, places

    def dealt(self, dealer: int) -> list[list[int]]:
        """The places of the pack that each seat is dealt: one at a time from dealer's left."""
        dealt = range(self.hand_size * self.seats)
        return [
            [place for place in dealt if (dealer + 1 + place) % self.seats == seat]
            for seat in range(self.seats)
        ]

    @checks_the_view
    def imagine(self, view: View, rng: random.Random) -> Any:
        """A whole world consistent with a view, all such deals equally likely."""
        order = imagine(self.learn(view), rng)
        moves = [from_json(self.kinds, _played(entry)) for entry in view["said"]]
        return self.replay(order, view["dealer"], moves)

    def learn(self, view: View) -> Knowledge:
        """What a view proves: a card first seen with a player came to him from the pack."""
        index = self.plays.index
        known = Knowledge(len(self.cards))
        places = self.dealt(view["dealer"])
        top = self.hand_size * self.seats
        unseen = set(self.cards)
        for seat, verb, *rest in view["said"]:
            if verb == "draw":
                places[seat].append(top)
                if rest:  # R-S01 (ours): the pack lies face up
                    known.fix(index[rest[0]], top)
                    unseen.discard(rest[0])
                top += 1
            elif verb != "pass":
                cards = rest[1] if verb == "spread" else rest
                self.narrow(known, unseen, cards, places[seat])
        for seat, cards in enumerate(view["shown"]):
            self.narrow(known, unseen, cards, places[seat])
        if view["top"] is not None:
            known.fix(index[view["top"]], top)
        if view["seat"] is not None:
            for card, place in zip(view["received"], places[view["seat"]], strict=True):
                known.fix(index[card], place)
        return known

    def narrow(
        self, known: Knowledge, unseen: set[str], cards: Sequence[str], places: list[int]
    ) -> None:
        """Cards that nobody had seen before came from one of these places."""
        mask = sum(1 << place for place in places)
        for card in unseen.intersection(cards):
            known.may[self.plays.index[card]] &= mask
        unseen.difference_update(cards)


def _played(entry: list[Any]) -> list[Any]:
    """The move within an entry of what was said: no seat, no card that it showed."""
    return entry[1:2] if entry[1] in ("draw", "take") else entry[1:]
