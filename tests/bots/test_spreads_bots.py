"""Players of game 2 of Household Words: lawful, honest, and the same from the same view."""

import random
from collections import Counter
from itertools import combinations
from math import exp
from typing import Any

import pytest

import parlor
from parlor.bots.ladder import NAMES, ladder, rung
from parlor.bots.player import Budget
from parlor.bots.skills import skill_for
from parlor.bots.spreads.hunch import hunches
from parlor.bots.spreads.players import HABITS, Mind
from parlor.bots.spreads.reading import of_state, of_view
from parlor.bots.spreads.skill import SpreadsSkill
from parlor.bots.spreads.table import MANY_TAKES
from parlor.bots.spreads.worlds import Worlds
from parlor.games.household_words.pack import books
from parlor.games.household_words.spreads_game import EDITION, make
from parlor.games.household_words.spreads_moves import (
    Discard,
    Draw,
    PlayFourth,
    Spread,
    TakeDiscard,
)

FEW = Budget(simulations=24)
SWITCHES = [
    {},
    {"pack_face": "down"},
    {"run_through": "at_once"},
    {"run_through": "while_discards_taken", "pack_face": "down"},
    {"run_through": "while_discards_taken", "run_through_count": "difference"},
]


def table(seats: int = 2, **switches: Any) -> Any:
    return parlor.game("household-words", edition="spreads", seats=seats, **switches)


def midway(game: Any, seed: int, moves: int) -> Any:
    """A state some sensible moves into a deal, that is not over."""
    state = game.deal(random.Random(seed))
    skill = skill_for(game)
    rng = random.Random(seed)
    while moves and not state.over:
        before = state.clone()
        state.apply(skill.greedy(state.view(state.turn), state.legal(), rng))
        moves -= 1
    return before if state.over else state


@pytest.mark.parametrize("switches", SWITCHES)
@pytest.mark.parametrize("seats", [2, 3, 7])
def test_every_rung_finishes_a_deal_lawfully(seats: int, switches: dict[str, str]) -> None:
    game = table(seats, **switches)
    players = ladder(game)
    assert [player.name.lower() for player in players] == list(NAMES)
    for first in range(2 if seats > 2 else 5):
        state = game.deal(random.Random(first))
        moves = 0
        while not state.over:
            player = players[(first + state.turn) % 5]
            legal = state.legal()
            view = state.view(state.turn)
            move = player.choose(game, view, legal, FEW, random.Random(moves))
            assert move in legal
            state.apply(move)
            moves += 1
            assert moves < 1000
        assert sum(state.scores()) == 0


@pytest.mark.parametrize("name", [*NAMES, "greedy"])
def test_a_deal_ends_among_players_of_one_kind(name: str) -> None:
    game = table(run_through="while_discards_taken")
    skill = skill_for(game)
    for seed in range(2 if name == "champion" else 12):
        state = game.deal(random.Random(seed))
        moves = 0
        while not state.over:
            view, legal = state.view(state.turn), state.legal()
            rng = random.Random(moves)
            if name == "greedy":
                move = skill.greedy(view, legal, rng)
            else:
                move = rung(game, name).choose(game, view, legal, Budget(simulations=10), rng)
            state.apply(move)
            moves += 1
            assert moves < 1000


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("face", ["up", "down"])
def test_twin_worlds_get_the_same_move(name: str, face: str) -> None:
    game = table(3, pack_face=face)
    for seed in range(4):
        state = midway(game, seed, 9 + 5 * seed)
        twin = state.resample(state.turn, random.Random(seed))
        moves = [
            rung(game, name).choose(game, s.view(s.turn), s.legal(), FEW, random.Random(seed))
            for s in (state, twin)
        ]
        assert moves[0] == moves[1]


@pytest.mark.parametrize("face", ["up", "down"])
@pytest.mark.parametrize("seats", [2, 4])
def test_worlds_look_the_same_from_the_seat(seats: int, face: str) -> None:
    game = table(seats, pack_face=face)
    for seed in range(6):
        state = midway(game, seed, 7 * seed)
        view = state.view(state.turn)
        worlds = skill_for(game).worlds(view)
        rng = random.Random(seed)
        orders = set()
        for _ in range(5):
            world = worlds(rng)
            assert world.view(state.turn) == view
            assert world.legal() == state.legal()
            again = game.replay(world.order, world.dealer, world.history())
            assert again.hands == world.hands
            assert again.order == world.order
            orders.add(tuple(world.order))
        assert len(orders) > 1


def test_worlds_are_as_likely_as_their_deals() -> None:
    """Against all hidden hands there are, on a pack of four books and two seats."""
    game = make(EDITION, 2, books()[:4])
    state = midway(game, 3, 6)
    seat = state.turn
    worlds = Worlds(game, state.view(seat), by_hunch=False)
    rng = random.Random(1)
    found = Counter(worlds(rng).hands[1 - seat] for _ in range(6000))
    slow = {game.imagine(state.view(seat), rng).hands[1 - seat] for _ in range(1500)}
    assert slow <= set(found)
    fair = 6000 / len(found)
    assert max(found.values()) < fair + 6 * fair**0.5
    assert min(found.values()) > fair - 6 * fair**0.5


def test_a_hunch_weighs_hands_by_how_likely_they_are() -> None:
    """The walk against the exact weights of all hidden hands of a small pack."""
    game = make(EDITION, 2, books()[:4])
    state = midway(game, 3, 6)
    seat = state.turn
    worlds = Worlds(game, state.view(seat))
    rng = random.Random(1)
    hands = [worlds(rng).hands[1 - seat] for _ in range(8000)]
    found = Counter(hands)
    sure = worlds.fixed[1 - seat]
    hidden = hands[0] ^ sure
    weights = {}
    for some in combinations(sorted(worlds.cards), hidden.bit_count()):
        counts = Counter(card >> 2 for card in some)
        likely = [worlds.likely[1 - seat][book][counts[book]] for book in range(4)]
        weights[sure | sum(1 << card for card in some)] = exp(sum(likely))
    total = sum(weights.values())
    for hand, weight in weights.items():
        share = weight / total
        assert abs(found[hand] / 8000 - share) < 0.02 + 0.2 * share


def test_a_player_who_leaves_a_discard_has_no_pair_of_it() -> None:
    game = table()
    state = midway(game, 1, 1)
    thrown = next(move for move in state.legal() if isinstance(move, Discard))
    state.apply(thrown)
    state.apply(Draw())
    book = game.plays.index[thrown.card] >> 2
    likely = hunches(game, state.view(1 - state.turn))[state.turn][book]
    assert likely[2] < likely[1] < likely[0]


@pytest.mark.parametrize("face", ["up", "down"])
def test_a_view_tells_what_the_state_tells(face: str) -> None:
    game = table(3, pack_face=face)
    for seed in range(8):
        state = midway(game, seed, 6 * seed)
        seat = state.turn
        seen, whole = of_view(game, state.view(seat)), of_state(state)
        assert seen.hands[seat] == whole.hands[seat]
        for name in ("known", "sizes", "shown", "held", "gone", "waits", "left", "discard"):
            assert getattr(seen, name) == getattr(whole, name), name
        for name in ("taken", "takes", "turn", "playing", "last_turn", "run_through"):
            assert getattr(seen, name) == getattr(whole, name), name
        if face == "up":
            assert seen.top == whole.top


def test_the_quick_player_keeps_to_the_rules() -> None:
    """What the counts do, the rules do too: the same moves give the same table."""
    for seed in range(10):
        game = table(3, run_through="while_discards_taken" if seed % 2 else "one_more_turn")
        state = game.deal(random.Random(seed))
        weights = SpreadsSkill(game).weights
        quick = of_state(state)
        while not state.over:
            taking = quick.wants_discard(state.turn, weights)
            if not taking and not quick.left:
                break
            state.apply(TakeDiscard() if taking else Draw())
            quick.draw(taking)
            lay_all(state)
            quick.lay()
            assert quick.over == state.over
            if state.over:
                break
            book, _ = quick.drop(state.turn, weights)
            throw = [
                move
                for move in state.legal()
                if isinstance(move, Discard) and game.plays.index[move.card] >> 2 == book
            ]
            state.apply(throw[0])
            quick.throw(book)
            assert quick.over == state.over
            if not state.over:
                again = of_state(state)
                assert again.hands == quick.hands
                assert again.gone == quick.gone
                assert again.waits == quick.waits
                assert (again.left, again.turn, again.takes) == (
                    quick.left,
                    quick.turn,
                    quick.takes,
                )
        if state.over:
            assert quick.points() == [sum(state.numbers(hand)) for hand in state.hands]


def lay_all(state: Any) -> None:
    while not state.over:
        lays = [move for move in state.legal() if isinstance(move, (Spread, PlayFourth))]
        if not lays:
            return
        state.apply(lays[0])


def test_alike_discards_are_one_candidate() -> None:
    game = table()
    skill = skill_for(game)
    for seed in range(10):
        state = midway(game, seed, 5)
        while state.view(state.turn)["phase"] != "play":
            state.apply(Draw())
        view, legal = state.view(state.turn), state.legal()
        moves = skill.candidates(view, legal)
        assert moves
        assert set(moves) <= set(legal)
        if isinstance(moves[0], Discard):
            numbers = [game.plays.numbers[game.plays.index[move.card]] for move in moves]
            assert len(set(numbers)) == len(numbers)
            for move in legal:
                assert skill.same(move, moves) in moves


def test_nobody_takes_discards_for_ever() -> None:
    game = table()
    skill = skill_for(game)
    state = game.deal(random.Random(5))
    state.apply(Draw())
    for _ in range(MANY_TAKES):
        state.apply(next(move for move in state.legal() if isinstance(move, Discard)))
        state.apply(TakeDiscard())
    state.apply(next(move for move in state.legal() if isinstance(move, Discard)))
    assert skill.candidates(state.view(state.turn), state.legal()) == [Draw()]


def test_hints_go_from_gentle_to_plain() -> None:
    for switches in SWITCHES[:2]:
        game = table(**switches)
        skill = skill_for(game)
        for seed in range(20):
            state = midway(game, seed, 3 * seed)
            for move in state.legal():
                told = skill.hints(state.view(state.turn), move)
                assert len(told) == 3
                assert all(line.endswith((".", "?")) for line in told)
                for card in getattr(move, "cards", [getattr(move, "card", "")]):
                    assert card in told[-1]
                    assert not card or card not in told[0]


def test_remarks_are_a_sentence_or_nothing() -> None:
    for switches in SWITCHES[:2]:
        game = table(**switches)
        skill = skill_for(game)
        for seed in range(12):
            state = midway(game, seed, 5 * seed)
            view = state.view(state.turn)
            for played in state.legal():
                for best in state.legal():
                    if played != best:
                        told = skill.remark(view, played, best)
                        assert told == "" or told.endswith(".")


def test_a_thing_forgotten_stays_forgotten() -> None:
    game = table()
    state = midway(game, 2, 30)
    mind = Mind(game, state.view(state.turn), HABITS[0])
    for card in game.cards:
        kept = [mind.recalls(card, 4, now) for now in range(5, 60)]
        assert kept == sorted(kept, reverse=True)
