"""The players of Logomachy: lawful, honest, and polite."""

import random
from collections import Counter
from typing import Any

import pytest
from tests.tables import table as drawn

import parlor
from parlor.bots.ladder import NAMES, ladder, rung
from parlor.bots.logomachy.choices import same_cards, word_of
from parlor.bots.logomachy.people import VISITOR, Person, draw
from parlor.bots.logomachy.policy import Choice
from parlor.bots.logomachy.pools import Pools
from parlor.bots.logomachy.position import Position
from parlor.bots.logomachy.skill import LogomachySkill
from parlor.bots.logomachy.worlds import Worlds
from parlor.bots.player import Budget
from parlor.bots.skills import skill_for
from parlor.games.logomachy.belief import Belief
from parlor.games.logomachy.letters import FIRST, counted, spelled
from parlor.games.logomachy.moves import (
    Accept,
    FinishBuild,
    PlayToPool,
    Reject,
    StartBuild,
    TakeTrick,
)
from parlor.words.entries import may_propose

EDITIONS = (
    "wright-1874",
    "wright-1874-variation",
    "wright-1874-remark",
    "party-book",
    "mcloughlin",
)
TABLES = [
    ("wright-1874", 2, {}),
    ("wright-1874", 3, {}),
    ("wright-1874", 8, {}),
    ("wright-1874-variation", 2, {}),
    ("wright-1874-variation", 4, {"partners": True}),
    ("wright-1874-remark", 2, {}),
    ("party-book", 4, {}),
    ("party-book", 2, {}),
    ("mcloughlin", 2, {}),
    ("mcloughlin", 4, {"partners": True, "partners_talk": "open"}),
    ("wright-1874", 2, {"must_take": True}),
    ("party-book", 2, {"builder": "casino"}),
    ("wright-1874", 2, {"dictionary": "vote"}),
]
LITTLE = Budget(simulations=12)


def table(edition: str = "wright-1874", seats: int = 2, **options: Any) -> Any:
    return parlor.game("logomachy", edition=edition, seats=seats, **options)


def middle(game: Any, seed: int, moves: int) -> Any:
    """A state in the middle of a deal, with builds among the moves played."""
    rng = random.Random(seed)
    state = game.deal(rng)
    for _ in range(moves):
        legal = state.legal()
        builds = [move for move in legal if isinstance(move, StartBuild)]
        state.apply(rng.choice(builds if builds and rng.random() < 0.3 else legal))
        if state.over:
            break
    return state


@pytest.mark.parametrize(("edition", "seats", "rules"), TABLES)
def test_every_rung_finishes_a_deal_lawfully(
    edition: str, seats: int, rules: dict[str, Any]
) -> None:
    game = table(edition, seats, **rules)
    players = ladder(game)
    assert [player.name.lower() for player in players] == list(NAMES)
    state = game.deal(random.Random(3))
    number = 0
    while not state.over:
        player = players[number % 5]
        moves = state.legal()
        move = player.choose(game, state.view(state.turn), moves, LITTLE, random.Random(number))
        assert move in moves
        assert not word_of(move) or may_propose(word_of(move))
        state.apply(move)
        number += 1


@pytest.mark.parametrize("name", NAMES)
def test_twin_worlds_and_one_seed_give_one_move(name: str) -> None:
    game = table()
    player = rung(game, name)
    for seed in range(4):
        state = middle(game, seed, 5 + 7 * seed)
        twin = state.resample(state.turn, random.Random(99))
        assert twin.hands != state.hands or twin.order != state.order
        budget = Budget(simulations=60)
        answers = {
            player.choose(game, each.view(each.turn), each.legal(), budget, random.Random(5))
            for each in (state, twin)
        }
        assert len(answers) == 1


@pytest.mark.parametrize(("edition", "seats", "rules"), TABLES)
def test_worlds_agree_with_the_view_and_play_on(
    edition: str, seats: int, rules: dict[str, Any]
) -> None:
    game = table(edition, seats, **rules)
    rng = random.Random(1)
    for seed in range(3):
        state = middle(game, seed, 3 + 5 * seed)
        if state.over:
            continue
        seat = state.turn
        view = state.view(seat)
        worlds = Worlds(game, view)
        for _ in range(5):
            world = worlds(rng)
            assert world.view(seat) == view
            assert sorted(world.order) == list(range(len(game.cards)))
            again = game.replay(world.order, world.dealer, world.history())
            assert again.hands == world.hands


def test_worlds_are_as_likely_as_those_of_the_belief() -> None:
    """A seat that has played an E, and one that has announced a build, on the same cards."""
    game = table()
    rng = random.Random(4)
    for seed in (2, 11):
        state = middle(game, seed, 3)
        view = state.view(state.turn)
        other = 1 - state.turn
        fast, slow = Worlds(game, view), Belief(game, view)
        drawn: list[Counter[int]] = [Counter(), Counter()]
        many = 400
        for _ in range(many):
            for which, world in enumerate((fast(rng), slow.imagine(rng))):
                drawn[which].update(
                    {letter: count for letter, count in enumerate(world.hands[other]) if count}
                )
        for letter in range(26):
            first, second = (each[letter] / many for each in drawn)
            spread = 4.5 * (2 * max(first, second, 0.01) / many) ** 0.5
            assert abs(first - second) < spread, chr(FIRST + letter)


def test_pools_find_what_the_finder_finds() -> None:
    game = table()
    pools: Pools = skill_for(game).pools  # type: ignore[attr-defined]
    rng = random.Random(8)
    for size in (1, 2, 4, 6):
        for _ in range(20):
            counts = counted("".join(rng.sample(game.cards, size)))
            pool = pools.pool(counts)
            pools.read(pool)
            mine = set()
            for catch in range(len(pool.takers)):
                left = pools.after(pool, catch).counts
                cards = spelled([a - b for a, b in zip(counts, left, strict=True)])
                for letter in range(26):
                    if pool.takers[catch] >> letter & 1:
                        mine.add("".join(sorted(cards + chr(FIRST + letter))))
            found = {"".join(sorted(word)) for _, word in game.finder.tricks([1] * 26, counts, 2)}
            assert mine == found


def test_danger_is_the_mean_of_the_best_trick() -> None:
    game = table()
    skill = LogomachySkill(game)
    pool = skill.pools.pool(counted("AN"))
    unseen = counted("YBCCCCCC")
    alone = skill.pools.danger(pool, unseen, 8, 1, True)
    # ANY, BAN or NAB take all; C makes CAN: all of them sweep
    assert alone == pytest.approx(3 * 0.2 + 1.0)
    assert skill.pools.danger(pool, counted("Q"), 1, 1, True) == 0.0
    half = skill.pools.danger(pool, counted("CQ"), 2, 1, True)
    assert half == pytest.approx(alone / 2)


@pytest.mark.parametrize("edition", EDITIONS)
def test_playing_on_keeps_every_card(edition: str) -> None:
    game = table(edition)
    skill = LogomachySkill(game)
    for seed in range(3):
        position = Position(skill.pools, middle(game, seed, 9))
        while not position.over:
            held = sum(position.sizes) + position.pool.size + sum(position.cards)
            dealt = sum(2 * each.size + len(each.pool) for each in position.terms.rounds)
            assert held <= dealt
            assert min(min(hand) for hand in position.hands) >= 0
            Choice(position).play()
        assert sum(position.cards) == len(game.cards) or position.last < 0


def test_a_deal_that_is_over_is_worth_its_scores() -> None:
    game = table()
    skill = LogomachySkill(game)
    for seed in range(5):
        state = middle(game, seed, 1000)
        scores = state.scores()
        margin = Position(skill.pools, state).margin(0)
        assert margin == pytest.approx(scores[0] - scores[1], abs=1e-6)
        worth = skill.playout(state, 0, random.Random(1))
        assert (worth > margin) == (margin > 0)


def test_candidates_merge_words_with_the_same_cards() -> None:
    game = table()
    skill = skill_for(game)
    for seed in range(5):
        state = middle(game, seed, 12)
        moves = skill.candidates(state.view(state.turn), state.legal())
        assert moves
        assert len({same_cards(move) for move in moves}) == len(moves)


def test_a_person_who_overlooks_a_word_keeps_overlooking_it() -> None:
    game = table()
    state = middle(game, 1, 8)
    view = state.view(state.turn)
    skill = skill_for(game)
    person = Person(VISITOR, skill.pools)  # type: ignore[attr-defined]
    moves = state.legal()
    answers = {person.choose(game, view, moves, LITTLE, random.Random(n)) for n in range(5)}
    assert len(answers) == 1
    assert draw(view, "MANY") == draw(view, "MANY") != draw({**view, "pool": ["A"]}, "MANY")


def test_never_a_word_that_company_would_mind() -> None:
    state = drawn("pool H I T | me S B C D | you K", words="SHIT HITS")
    assert not may_propose("SHIT")
    skill = skill_for(state.game)
    view, moves = state.view(0), state.legal()
    assert TakeTrick("S", "SHIT") in moves
    for player in ladder(state.game):
        move = player.choose(state.game, view, moves, LITTLE, random.Random(1))
        assert move != TakeTrick("S", "SHIT")
    assert skill.greedy(view, moves, random.Random(1)) == TakeTrick("S", "HITS")
    state = drawn("pool H I T | me S B C D | you K", words="SHIT")
    likely = skill_for(state.game).candidates(state.view(0), state.legal())
    assert all(isinstance(move, PlayToPool) for move in likely)


def test_votes_go_by_the_dictionaries() -> None:
    game = table(dictionary="vote")
    skill = skill_for(game)
    state = game.deal(random.Random(2))
    view = {**state.view(state.turn), "phase": "vote"}
    for word, answer in (("ETUI", Accept()), ("ZZQ", Reject())):
        claim = [1, "take", word[0], word]
        assert skill.candidates({**view, "claim": claim}, [Accept(), Reject()]) == [answer]
        claim = [1, "build", word[0], word[1], word]
        assert skill.candidates({**view, "claim": claim}, [Accept(), Reject()]) == [answer]


def test_hints_lead_from_gentle_to_plain() -> None:
    game = table()
    skill = skill_for(game)
    for seed in range(6):
        state = middle(game, seed, 4 * seed)
        view = state.view(state.turn)
        for best in skill.candidates(view, state.legal()):
            told = skill.hints(view, best)
            assert len(told) == 3
            assert all(sentence.endswith((".", "?")) for sentence in told)
            assert not word_of(best) or word_of(best) not in told[0] + told[1]
            if word_of(best):
                assert word_of(best) in told[2]


def test_remarks_say_what_was_missed() -> None:
    game = table()
    skill = skill_for(game)
    state = game.deal(random.Random(1))
    seen = {**state.view(state.turn), "hand": ["Q", "Y", "Z"], "pool": ["A", "N"], "builds": []}
    sweep = TakeTrick("Y", "ANY")
    assert skill.hints(seen, sweep) == ["There is a sweep.", "It takes with the Y.", "Take ANY."]
    missed = skill.remark(seen, PlayToPool("Q"), sweep)
    assert missed == "ANY takes three cards with the Y, and that is a sweep."
    wrong = skill.remark(seen, TakeTrick("Z", "ZAN"), sweep)
    assert wrong == "ZAN is not in the list parlor."
    thrown = skill.remark(seen, PlayToPool("Y"), PlayToPool("Q"))
    assert "the next player takes" in thrown
    assert thrown.endswith("the Q is safer.")
    build = skill.remark(seen, PlayToPool("Q"), StartBuild("Y", "AN", "MANY"))
    assert "MANY" in build
    assert "finishes" in skill.remark(seen, PlayToPool("Q"), FinishBuild(1, "Y", "ANY"))
