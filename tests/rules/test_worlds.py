"""Imagined worlds are all the worlds that could be, and all equally likely.

Small packs are held against brute force: every deal is tried, the moves played
so far are replayed in it, and it counts if all were lawful and the seat would
have seen just what it saw.
"""

import itertools
import math
import random
from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Iterator
from dataclasses import replace
from typing import Any

import pytest
from tests.asking_tables import asking, authors, few_books, few_groups

import parlor
from parlor.rules.asking.moves import Call
from parlor.rules.worlds import Knowledge, imagine

TOO_FAR = 4.5


def farness(drawn: Iterable[Hashable], possible: set[Any]) -> float:
    """How many deviations the drawn things are from an even spread over the possible."""
    counts = Counter(drawn)
    assert set(counts) <= possible, "a world was imagined that could not be"
    if len(possible) == 1:
        return 0.0
    expected = counts.total() / len(possible)
    chi2 = sum((counts[world] - expected) ** 2 / expected for world in possible)
    return (chi2 - len(possible) + 1) / math.sqrt(2 * (len(possible) - 1))


# Knowledge by itself


def agreeing(known: Knowledge) -> set[tuple[int, ...]]:
    """Every order of the pack that agrees, by trying them all."""
    orders = set()
    for order in itertools.permutations(range(known.cards)):
        place = {card: spot for spot, card in enumerate(order)}
        if all(known.may[c] >> place[c] & 1 for c in place) and all(
            sum(mask >> place[c] & 1 for c in cards) >= at_least
            for cards, mask, at_least in known.clauses
        ):
            orders.add(order)
    return orders


def nothing_known() -> Knowledge:
    return Knowledge(5)


def some_cards_seen() -> Knowledge:
    known = Knowledge(6)
    known.fix(2, 0)
    known.fix(5, 3)
    return known


def some_places_ruled_out() -> Knowledge:
    known = Knowledge(5)
    known.may[0] &= 0b00111
    known.may[1] &= 0b11100
    known.may[2] &= 0b11001
    return known


def one_of_two_is_there() -> Knowledge:
    known = Knowledge(5)
    known.require((0, 1), 0b00011)
    return known


def two_of_three_are_there_and_one_is_not() -> Knowledge:
    known = Knowledge(5)
    known.require((0, 1, 2), 0b00111, at_least=2)
    known.require((3, 4), ~0b11000)
    known.may[4] &= ~0b00001
    return known


def a_ring_of_narrow_places() -> Knowledge:
    """Only the whole ring may turn: no two cards can change places."""
    known = Knowledge(5)
    for card in range(5):
        known.may[card] = 1 << card | 1 << (card + 1) % 5
    return known


@pytest.mark.parametrize(
    "known",
    [
        nothing_known(),
        some_cards_seen(),
        some_places_ruled_out(),
        one_of_two_is_there(),
        two_of_three_are_there_and_one_is_not(),
        a_ring_of_narrow_places(),
    ],
    ids=["nothing", "seen", "ruled out", "one of two", "two of three", "ring"],
)
def test_every_agreeing_order_is_equally_likely(known: Knowledge) -> None:
    orders = agreeing(known)
    rng = random.Random(1873)
    drawn = [tuple(imagine(known, rng)) for _ in range(max(60, 6 * len(orders)))]
    assert farness(drawn, orders) < TOO_FAR


def test_the_same_seed_imagines_the_same_order() -> None:
    known = one_of_two_is_there()
    assert imagine(known, random.Random(3)) == imagine(known, random.Random(3))


def test_imagining_leaves_the_knowledge_as_it_was() -> None:
    known = two_of_three_are_there_and_one_is_not()
    may, clauses = known.may[:], known.clauses[:]
    imagine(known, random.Random(5))
    assert (known.may, known.clauses) == (may, clauses)


def test_what_cannot_be_is_said_to_be_so() -> None:
    crowded = Knowledge(3)
    for card in range(3):
        crowded.may[card] = 0b011
    with pytest.raises(ValueError, match="no deal agrees"):
        imagine(crowded, random.Random(1))
    broken = Knowledge(3)
    broken.fix(0, 0)
    broken.require((0,), 0b110)
    with pytest.raises(ValueError, match="no deal agrees"):
        imagine(broken, random.Random(1))


# Games against brute force

World = tuple[int, ...]  # the lot that each card lies in


class Lots:
    """The pack cut into lots: within one, the order of the cards makes no difference.

    A lot is what one seat was dealt, one card drawn, or the pack that is left.
    """

    def __init__(self, state: Any) -> None:
        game, view = state.game, state.view(None)
        draws = [entry[0] for entry in view["said"] if entry[1] == "drew"]
        dealt = len(game.cards) - view["pack"] - len(draws)
        self.places: list[list[int]] = [[] for _ in range(game.seats)]
        self.owner = [*range(game.seats), *draws, -1]
        for place in range(dealt):
            self.places[(state.dealer + 1 + place) % game.seats].append(place)
        for place in range(dealt, dealt + len(draws)):
            self.places.append([place])
        self.places.append(list(range(dealt + len(draws), len(game.cards))))

    def world(self, order: list[int]) -> World:
        """Where each card lies in this order of the pack."""
        lot = {place: i for i, places in enumerate(self.places) for place in places}
        return tuple(lot[order.index(card)] for card in range(len(order)))

    def order(self, world: World) -> list[int]:
        """Some order of the pack in which each card lies in its lot."""
        order = [-1] * len(world)
        left = [places[:] for places in self.places]
        for card, lot in enumerate(world):
            order[left[lot].pop(0)] = card
        return order


def could_be(state: Any, seat: int | None, order: list[int]) -> bool:
    """Whether the same moves in this deal are lawful and show the seat the same."""
    other = state.game.start(order, state.dealer)
    for move in state.history():
        try:
            other.check(move)
        except parlor.IllegalMove:
            return False
        other.apply(move)
    return bool(other.view(seat) == state.view(seat))


def plain_lots(state: Any, seat: int | None, lots: Lots) -> list[set[int]]:
    """The lots each card may lie in by plain sight; it only spares hopeless trials."""
    circle = state.game.circle
    may = [set(range(len(lots.places))) for _ in circle.cards]
    if seat is not None:
        truth = lots.world(state.order)
        mine = {lot for lot, owner in enumerate(lots.owner) if owner == seat}
        may = [{truth[c]} if truth[c] in mine else may[c] - mine for c in range(len(may))]
    seen: set[str] = set()
    had = {s: {s} for s in range(state.game.seats)}
    drawn = state.game.seats
    for speaker, verb, *what in state.view(None)["said"]:
        shown: list[str] = []
        if verb == "drew":
            had[speaker].add(drawn)
            drawn += 1
        elif verb == "call":
            if what[1] not in seen:
                may[circle.index[what[1]]] -= had[speaker]
                if what[2] == "miss":
                    may[circle.index[what[1]]] -= had[what[0]]
            shown, giver = ([what[1]] if what[2] == "hit" else []), what[0]
        elif verb == "laid":
            shown, giver = circle.names(circle.groups.index(what[0]), circle.full), speaker
        elif verb == "stack":
            shown, giver = [c for c in circle.cards if c.split(" of ")[1] in what[1]], speaker
        for card in shown:
            if card not in seen:
                may[circle.index[card]] &= had[giver]
                seen.add(card)
    return may


def fillings(may: list[set[int]], room: list[int], world: dict[int, int]) -> Iterator[World]:
    """Every way to lay the cards into lots that have room, the most confined card first."""
    if len(world) == len(may):
        yield tuple(world[card] for card in range(len(may)))
        return
    choices = {
        card: [lot for lot in sorted(may[card]) if room[lot]]
        for card in range(len(may))
        if card not in world
    }
    wanted = Counter(lot for lots in choices.values() for lot in lots)
    if any(wanted[lot] < left for lot, left in enumerate(room)):
        return
    card = min(choices, key=lambda card: len(choices[card]))
    for lot in choices[card]:
        room[lot] -= 1
        yield from fillings(may, room, {**world, card: lot})
        room[lot] += 1


def possible_worlds(state: Any, seat: int | None) -> set[World]:
    """Every world the seat could be in, by trying all of them."""
    lots = Lots(state)
    room = [len(places) for places in lots.places]
    mine = [p for lot, places in enumerate(lots.places) if lots.owner[lot] == seat for p in places]
    found = set()
    for world in fillings(plain_lots(state, seat, lots), room, {}):
        order = lots.order(world)
        for place in mine:  # one's own cards came in an order one has seen
            order[place] = state.order[place]
        if could_be(state, seat, order):
            found.add(world)
    return found


def small_bank(each: int, **house_rules: Any) -> Any:
    """The Bank for two with two groups only, and so many cards each."""
    game: Any = authors("bank", 2, pack=few_groups("Poets", "Journalists"), **house_rules)
    game.customs = replace(game.customs, hand_size=each)
    return game


def position(game: Any, seed: int, moves: int) -> Any:
    """Some random moves from a random deal; now and then a call that is known to succeed."""
    rng = random.Random(seed)
    state = game.deal(rng)
    for _ in range(moves):
        lawful = state.legal()
        hits = [m for m in lawful if isinstance(m, Call) and m.card in state.hand(m.player)]
        state.apply(rng.choice(hits if hits and rng.random() < 0.4 else lawful))
    return state


POSITIONS: dict[str, tuple[Callable[[], Any], int, int]] = {
    "asking": (lambda: asking(2, pack=few_books(3)), 6, 9),
    "asking, three": (lambda: asking(3, pack=few_books(4), first_miss_only=True), 20, 12),
    "asking, books of two": (
        lambda: asking(2, pack=few_books(6, size=2), both_empty_first="caller"),
        25,
        3,
    ),
    "asking, lucky": (
        lambda: asking(
            2, pack=few_books(3), lucky_draw="calls_again", empty_hand_draws="next_turn"
        ),
        11,
        12,
    ),
    "easy": (lambda: authors("easy", pack=few_groups("Poets", "Journalists", "Historians")), 4, 3),
    "easy-with-sketches": (
        lambda: authors("easy-with-sketches", pack=few_groups("Poets", "Journalists")),
        1,
        9,
    ),
    "full": (lambda: authors(pack=few_groups("Poets", "Journalists")), 6, 16),
    "full, the whole remainder": (
        lambda: authors(pack=few_groups("Poets", "Journalists")),
        236,
        12,
    ),
    "full, one group": (lambda: authors(pack=few_groups("Poets")), 7, 3),
    "bank": (lambda: small_bank(4), 152, 15),
    "bank, lucky": (
        lambda: small_bank(5, lucky_draw="calls_again", stack_after_gaining="any_card"),
        21,
        15,
    ),
}


@pytest.mark.parametrize("name", POSITIONS)
def test_every_possible_world_is_equally_likely(name: str) -> None:
    make, seed, moves = POSITIONS[name]
    state = position(make(), seed, moves)
    assert not state.over
    lots = Lots(state)
    rng = random.Random(1916)
    for seat in (*range(state.game.seats), None):
        possible = possible_worlds(state, seat)
        assert lots.world(state.order) in possible
        view = state.view(seat)
        drawn = []
        for _ in range(max(40, 5 * len(possible))):
            imagined = state.game.imagine(view, rng)
            assert imagined.view(seat) == view
            drawn.append(lots.world(imagined.order))
        assert farness(drawn, possible) < TOO_FAR, seat


def test_the_order_of_the_unseen_pack_is_open_too() -> None:
    state = asking(2, pack=few_books(3, size=2)).deal(random.Random(12))
    assert state.view(0)["pack"] == 4
    orders = itertools.permutations(range(len(state.order)))
    possible = {order for order in orders if could_be(state, 0, list(order))}
    assert len(possible) == 120
    rng = random.Random(6)
    drawn = [tuple(state.resample(0, rng).order) for _ in range(720)]
    assert farness(drawn, possible) < TOO_FAR
