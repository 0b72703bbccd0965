"""An asking game as a Game: deals, views, worlds and the reading of calls."""

import random
from collections.abc import Sequence
from typing import Any

from parlor.rules.asking.circle import Circle, Customs
from parlor.rules.asking.knowledge import Listener
from parlor.rules.asking.moves import MISSPEAK, STOP, Call, Misspeak, Stop
from parlor.rules.asking.said import DREW, SHOWED, tell
from parlor.rules.asking.state import AskingState
from parlor.rules.editions import Edition
from parlor.rules.errors import Unreadable
from parlor.rules.game import Game, View, checks_the_view
from parlor.rules.moves import Move, by_verb, from_json
from parlor.rules.worlds import imagine

LONGEST_NUMBER = 9  # digits


class AskingGame(Game):
    """Call, miss, book."""

    kinds = by_verb([Call, Stop, Misspeak])

    def __init__(
        self, id: str, edition: Edition, seats: int, circle: Circle, customs: Customs
    ) -> None:
        self.id = id
        self.edition = self.printed = edition
        self.seats = seats
        self.sides = tuple(range(seats))
        self.cards = tuple(circle.cards)
        self.circle = circle
        self.customs = customs

    def start(self, order: Sequence[int], dealer: int) -> Any:
        """Deal this order of cards: a state ready for the first decision."""
        state = AskingState(self, self.circle, self.customs, list(order), dealer)
        state.begin()
        return state

    def show(self, state: Any, seat: int | None) -> View:
        """All that a seat may know of a state."""
        circle = self.circle
        return {
            **self.sketch(),
            "seat": seat,
            "dealer": state.dealer,
            "turn": state.turn,
            "over": state.over,
            "scores": list(state.scores()),
            "hand": [] if seat is None else state.hand(seat),
            "hands": list(state.sizes),
            "pack": len(state.order) - state.next,
            "received": [] if seat is None else self.received(state, seat),
            "said": tell(state.log, circle),
            **self.table(state),
        }

    def table(self, state: Any) -> dict[str, Any]:
        """What lies face up before each seat."""
        books: list[list[str]] = [[] for _ in range(self.seats)]
        for group, owner in enumerate(state.books):
            if owner >= 0:
                books[owner].append(self.circle.groups[group])
        return {"books": books}

    def received(self, state: Any, seat: int) -> list[str]:
        """The cards that came to a seat from the pack, in order."""
        dealt = self.customs.hand_size * self.seats or len(state.order)
        places = [p for p in range(dealt) if (state.dealer + 1 + p) % self.seats == seat]
        top = dealt
        for entry in state.log:
            if isinstance(entry, int) and DREW <= entry < SHOWED + DREW:
                if entry % DREW == seat:
                    places.append(top)
                top += 1
        return [self.cards[state.order[place]] for place in places]

    @checks_the_view
    def imagine(self, view: View, rng: random.Random) -> Any:
        """A whole world consistent with a view, all such deals equally likely."""
        known = self.listener(view).learn(view["said"])
        moves = [from_json(self.kinds, self.spoken(e)) for e in view["said"] if e[1] in self.kinds]
        return self.replay(imagine(known, rng), view["dealer"], moves)

    def listener(self, view: View) -> Listener:
        """Who listens to what was said at such a table."""
        return Listener(view, self.circle, self.customs)

    def spoken(self, entry: list[Any]) -> list[Any]:
        """The move within an entry of what was said: no seat, no answer."""
        return entry[1:4] if entry[1] == "call" else entry[1:2]

    def parse(self, state: Any, text: str) -> Move:
        """`call 2 Kettle`, or shorter where it is plain; `stop`."""
        words = text.split()
        if words and words[0].lower() == "call":
            words = words[1:]
        if [w.lower() for w in words] == ["stop"]:
            return STOP
        if self.customs.may_misspeak and [w.lower() for w in words] == ["misspeak"]:
            return MISSPEAK
        if len(words) < 2 or not words[0].isdecimal() or len(words[0]) > LONGEST_NUMBER:
            raise Unreadable(
                f"{text!r} is no call: say whom and for what, as in 'call 2 {self.cards[0]}'"
            )
        return self.read_call(state, int(words[0]), " ".join(words[1:]))

    def read_call(self, state: Any, player: int, name: str) -> Move:
        """A call for the card that a name means."""
        return Call(player, self.named(name))

    def named(self, name: str) -> str:
        """The card of this name, or the only one whose name begins so."""
        wanted = name.casefold()
        if exact := [card for card in self.cards if card.casefold() == wanted]:
            return exact[0]
        begun = [card for card in self.cards if card.casefold().startswith(wanted)]
        if len(begun) == 1:
            return begun[0]
        if begun:
            raise Unreadable(f"{name!r} may be {' or '.join(begun[:3])}")
        raise Unreadable(f"the pack has no card {name!r}")
