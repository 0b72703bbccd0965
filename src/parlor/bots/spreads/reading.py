"""Tables by counts, read from a whole state or from what a seat has seen and kept in mind."""

from collections.abc import Callable
from typing import Any

from parlor.bots.spreads.table import AT_ONCE, NONE, ONE_MORE, WHILE_TAKEN, Table
from parlor.games.household_words.spreads import PLAYING
from parlor.games.household_words.spreads_moves import Discard, Draw, TakeDiscard
from parlor.rules.game import View

ENDS = {"one_more_turn": ONE_MORE, "at_once": AT_ONCE, "while_discards_taken": WHILE_TAKEN}

Recalls = Callable[[str, int, int], bool]  # a card, the move it was seen at, and the move now


def empty(game: Any) -> Table:
    """A table of a game before anything is known of it."""
    table = Table(game.seats, list(game.plays.numbers[::4]))
    table.face_up = game.edition.pack_face == "up"  # R-S01 (ours)
    table.run_through = ENDS[game.edition.run_through]
    return table


def of_state(state: Any) -> Table:
    """The table of a state; what all have seen of each hand is read from the moves."""
    table = empty(state.game)
    for seat, hand in enumerate(state.hands):
        table.sizes[seat] = hand.bit_count()
        counts = table.hands[seat]
        while hand:
            counts[(hand & -hand).bit_length() - 1 >> 2] += 1
            hand &= hand - 1
    see_hands(table, state)
    for card in state.discards:
        table.gone[card >> 2] += 1
    for book in range(table.books):
        laid = (state.laid >> 4 * book & 15).bit_count()
        table.gone[book] += laid
        table.waits[book] = laid == 3
    if state.discards:
        table.discard = state.discards[-1] >> 2
    table.pack = [card >> 2 for card in state.order[: state.next - 1 : -1]]
    table.left = len(table.pack)
    table.top = table.pack[-1] if table.left else NONE
    if state.taken:
        table.taken = state.taken.bit_length() - 1 >> 2
    table.turn = state.turn
    table.playing = state.phase == PLAYING
    table.last_turn = state.last_turn
    table.over = state.over
    return table


def see_hands(table: Table, state: Any) -> None:
    """Note the cards in the hands that came there before all eyes."""
    index = state.plays.index
    order = state.order
    seen = [0] * table.seats
    seat = (state.dealer + 1) % table.seats
    top = state.game.hand_size * table.seats
    thrown: list[int] = []
    for move in state.log:
        kind = type(move)
        if kind is Draw:
            table.takes = 0
            if table.face_up:
                seen[seat] |= 1 << order[top]
            top += 1
        elif kind is TakeDiscard:
            table.takes += 1
            seen[seat] |= 1 << thrown.pop()
        elif kind is Discard:
            thrown.append(index[move[0]])
            seat = seat + 1 if seat + 1 < table.seats else 0
    for seat in range(table.seats):
        known = seen[seat] & state.hands[seat]
        while known:
            table.see(seat, (known & -known).bit_length() - 1 >> 2)
            known &= known - 1


def of_view(game: Any, view: View, recalls: Recalls | None = None) -> Table:
    """The table as a seat knows it, without what it does not recall; no pack, no hidden hands."""
    table = empty(game)
    index = game.plays.index
    me = view["seat"]
    where: dict[str, tuple[int, int]] = {}  # by card: whose hand (-1: discarded), and when seen
    for moment, (seat, verb, *rest) in enumerate(view["said"]):
        if verb == "take" or (verb == "draw" and rest):
            where[rest[0]] = seat, moment
        elif verb == "discard":
            where[rest[0]] = -1, moment
        elif verb in ("spread", "fourth"):
            for card in rest[1] if verb == "spread" else rest:
                where.pop(card, None)
        if verb in ("take", "draw"):
            table.takes = table.takes + 1 if verb == "take" else 0
    table.sizes = list(view["hands"])
    for card in view["hand"]:
        table.hands[me][index[card] >> 2] += 1
    now = len(view["said"])
    for card, (seat, moment) in where.items():
        sure = seat == me or card == view["discard"]
        if not sure and recalls is not None and not recalls(card, moment, now):
            continue
        if seat < 0:
            table.gone[index[card] >> 2] += 1
        else:
            table.see(seat, index[card] >> 2)
    for spread in view["spreads"]:
        book = index[spread["cards"][0]] >> 2
        table.gone[book] += len(spread["cards"])
        table.waits[book] = len(spread["cards"]) == 3
    for name in ("top", "discard", "taken"):
        setattr(table, name, NONE if view[name] is None else index[view[name]] >> 2)
    table.left = view["pack"]
    table.turn = view["turn"]
    table.playing = view["phase"] == "play"
    table.last_turn = view["last_turn"]
    return table
