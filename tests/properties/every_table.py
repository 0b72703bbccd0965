"""Every game, edition and number of seats, and how to count all its cards."""

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any, NamedTuple

import parlor
from parlor.rules.editions import switches
from parlor.rules.game import Game
from parlor.rules.moves import Move


class Seating(NamedTuple):
    """A table that can be laid."""

    game: str
    edition: str
    seats: int

    def __str__(self) -> str:
        return f"{self.game}-{self.edition}-{self.seats}"


def seatings() -> Iterator[Seating]:
    for game in parlor.games():
        for edition in game.editions:
            low, high = edition.seats
            for seats in range(low, high + 1):
                yield Seating(game.id, edition.id, seats)


EVERY = list(seatings())


def lay(seating: Seating, **house_rules: Any) -> Game:
    """The table, with the small word list where there are words."""
    extra = {"words": "guest"} if seating.game == "logomachy" else {}
    return parlor.game(*seating, **extra, **house_rules)


def any_house_rules(seating: Seating, rng: random.Random) -> dict[str, Any]:
    """Some switches set otherwise; only such as fit the table together."""
    printed = lay(seating).printed
    chosen: dict[str, Any] = {}
    for switch in switches(printed):
        if switch.at_least is None and rng.random() < 0.3:
            chosen[switch.name] = rng.choice(switch.choices)
    if chosen.get("partners") and seating.seats != 4:
        del chosen["partners"]
    if chosen.get("packs") == 2 and seating.seats < 6:
        del chosen["packs"]
    if chosen.get("partners_talk") == "open" and not chosen.get("partners"):
        del chosen["partners_talk"]
    return chosen


def play_on(state: Any, rng: random.Random, moves: int) -> list[Move]:
    """Play some random moves; what was played."""
    played = []
    while not state.over and len(played) < moves:
        move = rng.choice(state.legal())
        state.apply(move)
        played.append(move)
    return played


def all_cards(state: Any) -> Counter[str]:
    """Every card of the deal, wherever it lies."""
    cards: Counter[str] = Counter()
    for seat in range(state.game.seats):
        cards.update(state.hand(seat))
    names = state.game.cards
    cards.update(names[card] for card in state.order[state.next :])
    cards.update(on_the_table(state))
    return cards


def on_the_table(state: Any) -> list[str]:
    """The cards that are neither in a hand nor in the pack."""
    if state.game.id == "logomachy":
        return list(state.shown_cards())
    if hasattr(state, "books"):
        circle = state.circle
        laid = [g for g, owner in enumerate(state.books) if owner >= 0]
        return [name for g in laid for name in circle.names(g, circle.full)]
    if hasattr(state, "stacked"):
        return [n for g, mask in enumerate(state.stacked) for n in state.circle.names(g, mask)]
    return list(state.shown_cards())
