"""Portrait Authors, the full game (PA), clause by clause."""

import json
import random
from collections import Counter
from typing import Any

import pytest
from tests.asking_tables import (
    HE,
    ME,
    SHE,
    YOU,
    authors,
    call,
    call_refused,
    card,
    deal,
    few_groups,
    holds,
    miss,
    pairs,
    refused,
    said,
    say,
    stack,
    stack_refused,
    stacks,
)

import parlor
from parlor.games.portrait_authors.moves import DRAW_AGAIN, Stack
from parlor.games.portrait_authors.pack import groups
from parlor.rules.asking.moves import STOP, Call

JOURNALISTS = "me: portrait Raymond | you: sketch Raymond, Greeley, Bennett, Curtis"
POETS = "me: Holmes, Longfellow | you: Whittier, Lowell"


def gain(state: Any, player: int, *names: str) -> None:
    """Call for portrait and sketch of each author."""
    for name in names:
        call(state, player, f"portrait {name}")
        call(state, player, f"sketch {name}")


# The pack and its terms


def test_pa_1_eight_groups_of_four_pairs_are_sixty_four_cards() -> None:
    assert len(groups()) == 8
    assert [len(group.authors) for group in groups()] == [4] * 8
    cards = authors().cards
    assert len(set(cards)) == len(cards) == 64
    for group in groups():
        for author in group.authors:
            faces = [c for c in cards if author.name in c]
            assert sorted(faces) == sorted(
                f"{group.name}: {face} of {author.name}" for face in ("portrait", "sketch")
            )


def test_pa_2_a_pair_is_the_portrait_and_the_sketch_of_one_author() -> None:
    state = deal(
        authors(seats=4),
        "me: portrait Raymond, sketch Greeley, portrait Curtis | you: portrait Greeley, Bennett |"
        " she: sketch Raymond, sketch Curtis",
    )
    call(state, YOU, "portrait Bennett")
    assert stacks(state) == []  # three portraits and a sketch of another are no pair
    assert stack_refused(state, "Journalists", "Raymond") == "PA-2"
    call(state, YOU, "portrait Greeley")
    assert stacks(state) == [pairs("Journalists", "Greeley")]


@pytest.mark.parametrize(
    ("names", "kind"),
    [
        (["Raymond"], "pair"),
        (["Raymond", "Greeley"], "pair royal"),
        (["Raymond", "Greeley", "Bennett"], "double pair royal"),
        (["Raymond", "Greeley", "Bennett", "Curtis"], "book"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_pa_2_the_kinds_are_named_by_their_pairs(names: list[str], kind: str) -> None:
    state = deal(authors(seats=4), JOURNALISTS)
    call(state, YOU, "sketch Raymond")
    gain(state, YOU, *names[1:])
    stack(state, "Journalists", *names)
    assert said(state)[-1][-2] == kind


def test_pa_2_pairs_of_two_groups_make_no_pair_royal() -> None:
    state = deal(authors(seats=4), "me: Raymond, portrait Holmes | you: sketch Holmes, Greeley")
    call(state, YOU, "sketch Holmes")
    call(state, YOU, "sketch Greeley")
    raymond, holmes = "Henry J. Raymond", "Oliver Wendell Holmes"
    assert refused(state, Stack("Poets", (raymond, holmes))) == "PA-9"
    assert all(len(move.authors) == 1 for move in stacks(state))


def test_pa_3_every_card_names_its_group_first() -> None:
    heads = Counter(c.split(":")[0] for c in authors().cards)
    assert heads == {group.name: 8 for group in groups()}
    for c in authors().cards:
        (group,) = few_groups(c.split(":")[0])
        assert c.split(" of ")[1] in [author.name for author in group.authors]


@pytest.mark.parametrize(
    ("names", "count"),
    [
        (["Raymond"], 0),
        (["Raymond", "Greeley"], 3),
        (["Raymond", "Greeley", "Bennett"], 6),
        (["Raymond", "Greeley", "Bennett", "Curtis"], 10),
    ],
    ids=["Raymond 0", "and Greeley 3", "and Bennett 6", "and Curtis 10"],
)
def test_pa_4_pair_royal_3_double_pair_royal_6_book_10(names: list[str], count: int) -> None:
    state = deal(authors(seats=4), JOURNALISTS)
    call(state, YOU, "sketch Raymond")
    gain(state, YOU, *names[1:])
    stack(state, "Journalists", *names)
    assert state.scores() == (count, 0, 0, 0)
    assert state.view(SHE)["scores"] == [count, 0, 0, 0]
    assert said(state)[-1][-1] == count


# The deal


@pytest.mark.parametrize("seats", range(3, 9))
def test_pa_5_up_to_eight_may_play(seats: int) -> None:
    rng = random.Random(seats)
    state = authors(seats=seats).deal(rng)
    while not state.over:
        state.apply(rng.choice(state.legal()))
    assert state.view(None)["hands"] == [0] * seats


@pytest.mark.parametrize("edition", ["full", "easy", "easy-with-sketches"])
@pytest.mark.parametrize("seats", [9, 12])
def test_pa_5_not_more_than_eight(edition: str, seats: int) -> None:
    with pytest.raises(parlor.BadInput, match="3 to 8"):
        authors(edition, seats)


@pytest.mark.parametrize("seats", range(3, 9))
def test_pa_6_all_the_cards_are_dealt_one_at_a_time(seats: int) -> None:
    game = authors(seats=seats)
    for dealer in (0, seats - 1):
        state = game.deal(pack=game.cards, dealer=dealer)
        assert state.view(None)["pack"] == 0
        for seat in range(seats):
            mine = [c for i, c in enumerate(game.cards) if (dealer + 1 + i) % seats == seat]
            assert sorted(state.hand(seat)) == sorted(mine)


# Calling


@pytest.mark.parametrize("dealer", range(4))
def test_pa_7_the_left_of_the_dealer_begins_and_the_next_in_turn_follows(dealer: int) -> None:
    state = authors(seats=4).deal(random.Random(dealer), dealer=dealer)
    turns = []
    for _ in range(6):
        turns.append(state.turn)
        miss(state)
    assert turns == [(dealer + 1 + n) % 4 for n in range(6)]


def test_pa_7_he_calls_upon_whomever_he_pleases_till_he_misses() -> None:
    state = deal(
        authors(seats=4),
        "me: portrait Raymond, portrait Holmes | you: sketch Raymond | she: sketch Holmes |"
        " he: sketch Greeley, portrait Greeley",
    )
    assert {move.player for move in state.legal()} == {YOU, SHE, HE}
    call(state, YOU, "sketch Raymond")
    call(state, HE, "sketch Greeley")
    call(state, SHE, "sketch Holmes")
    assert state.turn == ME
    assert holds(state, ME, "Raymond", "Holmes", "sketch Greeley")
    assert not holds(state, HE, "sketch Greeley")
    call(state, SHE, "portrait Greeley")
    assert state.turn == YOU
    assert holds(state, HE, "portrait Greeley")  # a miss moves nothing


def test_pa_7_for_a_card_he_does_not_hold() -> None:
    state = deal(authors(seats=4), JOURNALISTS)
    assert call_refused(state, YOU, "portrait Raymond") == "PA-7"
    call(state, YOU, "sketch Raymond")
    assert call_refused(state, YOU, "sketch Raymond") == "PA-7"


@pytest.mark.parametrize("player", [ME, 4, -1, "1", None])
def test_pa_7_upon_another_player(player: Any) -> None:
    state = deal(authors(seats=4), JOURNALISTS)
    sketch = card(state.game, "sketch Raymond")
    assert refused(state, Call(player, sketch)) == "PA-7"


@pytest.mark.parametrize("thing", [None, 3, "stack Poets", (1, "x"), object(), ()])
def test_pa_7_what_is_no_move_is_refused(thing: Any) -> None:
    assert refused(deal(authors(seats=4), JOURNALISTS), thing) == "PA-7"


def test_pa_8_he_must_hold_a_card_of_the_group() -> None:
    state = deal(
        authors(seats=4), "me: portrait Raymond | you: Poets | she: sketch Raymond, Parton"
    )
    assert call_refused(state, YOU, "portrait Holmes") == "PA-8"
    assert not any(move.card.startswith("Poets") for move in state.legal())
    call(state, SHE, "sketch Raymond")
    assert call_refused(state, YOU, "portrait Holmes") == "PA-8"


def test_pa_8_one_card_of_the_eight_is_enough() -> None:
    state = deal(authors(seats=4), "me: portrait Raymond | you: Greeley, Bennett, Curtis")
    wanted = {move.card for move in state.legal() if move.card.startswith("Journalists")}
    assert len(wanted) == 7  # also the cards of his three colleagues
    call(state, YOU, "sketch Curtis")


# Stacking


def test_pa_9_a_pair_may_be_stacked_but_counts_nothing() -> None:
    state = deal(authors(seats=4), JOURNALISTS)
    call(state, YOU, "sketch Raymond")
    stack(state, "Journalists", "Raymond")
    assert state.scores() == (0, 0, 0, 0)
    assert not holds(state, ME, "Raymond")
    assert state.turn == ME


def test_pa_9_the_note_hold_on_for_three_six_and_ten() -> None:
    state = deal(authors(seats=4), JOURNALISTS)
    call(state, YOU, "sketch Raymond")
    for name, kept in (("Greeley", 2), ("Bennett", 3), ("Curtis", 4)):
        gain(state, YOU, name)
        assert state.scores() == (0, 0, 0, 0)  # held, not stacked
        assert max(len(move.authors) for move in stacks(state)) == kept
    stack(state, "Journalists", "Raymond", "Greeley", "Bennett", "Curtis")
    assert state.scores() == (10, 0, 0, 0)


def test_pa_9_at_a_subsequent_call_of_a_later_turn() -> None:
    state = deal(authors(seats=4), JOURNALISTS)
    call(state, YOU, "sketch Raymond")
    for _ in range(4):
        miss(state)
    gain(state, YOU, "Greeley")
    stack(state, "Journalists", "Raymond", "Greeley")
    assert state.scores() == (3, 0, 0, 0)


def test_pa_9_stacking_is_never_forced_while_there_is_a_call() -> None:
    state = deal(authors(seats=4), JOURNALISTS)
    call(state, YOU, "sketch Raymond")
    gain(state, YOU, "Greeley")
    assert any(isinstance(move, Call) for move in state.legal())


def test_pa_10_practised_players_stack_only_books() -> None:
    state = deal(authors(seats=4, books_only=True), JOURNALISTS)
    call(state, YOU, "sketch Raymond")
    assert stack_refused(state, "Journalists", "Raymond") == "PA-10"
    gain(state, YOU, "Greeley", "Bennett")
    assert stacks(state) == []
    assert stack_refused(state, "Journalists", "Raymond", "Greeley") == "PA-10"
    assert stack_refused(state, "Journalists", "Raymond", "Greeley", "Bennett") == "PA-10"
    gain(state, YOU, "Curtis")
    assert stacks(state) == [pairs("Journalists", "Raymond", "Greeley", "Bennett", "Curtis")]
    assert stack_refused(state, "Journalists", "Raymond", "Greeley", "Bennett") == "PA-10"
    stack(state, "Journalists", "Raymond", "Greeley", "Bennett", "Curtis")
    assert state.scores() == (10, 0, 0, 0)


def test_pa_10_others_stack_what_they_like() -> None:
    for game in (authors(seats=4), authors(seats=4, books_only=False)):
        state = deal(game, JOURNALISTS)
        call(state, YOU, "sketch Raymond")
        gain(state, YOU, "Greeley", "Bennett", "Curtis")
        assert len(stacks(state)) == 15


def test_pa_10_books_only_every_group_counts_ten() -> None:
    rng = random.Random(10)
    state = authors(seats=5, books_only=True).deal(rng)
    while not state.over:
        state.apply(rng.choice(state.legal()))
    assert sum(state.scores()) == 80


def test_pa_11_after_a_miss_he_waits_for_his_turn_and_one_more_card() -> None:
    state = deal(
        authors(pack=few_groups("Journalists", "Poets")),
        "me: Holmes, portrait Longfellow, portrait Raymond | you: sketch Longfellow, Lowell |"
        " she: Whittier",
    )
    call(state, YOU, "sketch Longfellow")
    assert pairs("Poets", "Holmes", "Longfellow") in stacks(state)
    call(state, YOU, "portrait Whittier")  # a miss
    for _ in range(2):
        assert stack_refused(state, "Poets", "Holmes", "Longfellow") == "PA-2"  # not his turn
        miss(state)
    assert state.turn == ME
    assert stacks(state) == []
    assert stack_refused(state, "Poets", "Holmes", "Longfellow") == "PA-11"
    call(state, SHE, "portrait Whittier")
    stack(state, "Poets", "Holmes", "Longfellow")
    assert state.scores() == (3, 0, 0)


def test_pa_11_what_was_gained_in_an_earlier_turn_opens_nothing() -> None:
    state = deal(
        authors(pack=few_groups("Journalists", "Poets")),
        "me: Holmes, portrait Raymond | you: sketch Raymond, Longfellow",
    )
    call(state, YOU, "portrait Longfellow")
    call(state, YOU, "sketch Longfellow")
    for _ in range(3):
        miss(state)
    call(state, YOU, "sketch Raymond")  # another card, but a Journalist
    assert stack_refused(state, "Poets", "Holmes", "Longfellow") == "PA-11"


def test_pa_12_stacks_lie_face_up_and_are_named() -> None:
    state = deal(authors(seats=4), JOURNALISTS)
    call(state, YOU, "sketch Raymond")
    gain(state, YOU, "Greeley")
    stack(state, "Journalists", "Raymond", "Greeley")
    names = ["Henry J. Raymond", "Horace Greeley"]
    for seat in (ME, YOU, SHE, HE, None):
        view = state.view(seat)
        assert view["stacks"] == {"Journalists": names}
        last = [entry for entry in view["said"] if entry[1] != "turn"][-1]
        assert last == [ME, "stack", "Journalists", names, "pair royal", 3]
        assert json.loads(json.dumps(view)) == view


def test_pa_12_further_stacks_join_those_on_the_table() -> None:
    state = deal(authors(seats=4), JOURNALISTS)
    call(state, YOU, "sketch Raymond")
    gain(state, YOU, "Bennett")
    stack(state, "Journalists", "Bennett")
    stack(state, "Journalists", "Raymond")
    assert state.view(None)["stacks"] == {
        "Journalists": ["Henry J. Raymond", "James Gordon Bennett"]
    }


@pytest.mark.parametrize(
    ("dealt", "names"),
    [
        ("Holmes", ["Holmes"]),
        ("Holmes, Longfellow", ["Holmes", "Longfellow"]),
        ("Holmes, Longfellow, Whittier", ["Holmes", "Longfellow", "Whittier"]),
    ],
    ids=["pair", "pair royal", "double pair royal"],
)
def test_pa_13_a_dealt_set_waits_for_a_card_of_its_group(dealt: str, names: list[str]) -> None:
    state = deal(authors(seats=4), f"me: {dealt}, portrait Raymond | you: sketch Raymond, Lowell")
    assert stacks(state) == []
    assert stack_refused(state, "Poets", *names) in ("PA-11", "PA-13")
    call(state, YOU, "sketch Raymond")
    assert stack_refused(state, "Poets", *names) in ("PA-11", "PA-13")
    call(state, YOU, "portrait Lowell")
    stack(state, "Poets", *names)
    assert state.scores()[ME] == (0, 3, 6)[len(names) - 1]


SIXTH = "me: Holmes, portrait Longfellow | you: sketch Longfellow"


def test_pa_14_the_whole_remainder_may_be_stacked_at_pleasure() -> None:
    state = deal(authors(seats=4), f"{SIXTH} | she: Whittier, Lowell")
    call(state, YOU, "sketch Longfellow")
    stack(state, "Poets", "Holmes", "Longfellow")
    miss(state)
    miss(state)
    assert state.turn == SHE
    assert any(isinstance(move, Call) for move in state.legal())
    stack(state, "Poets", "Whittier", "Lowell")  # dealt, and nothing gained
    assert state.scores() == (3, 0, 3, 0)


def test_pa_14_less_than_the_whole_remainder_may_not() -> None:
    state = deal(authors(seats=4), f"{SIXTH} | she: Whittier, portrait Lowell | he: sketch Lowell")
    call(state, YOU, "sketch Longfellow")
    stack(state, "Poets", "Holmes", "Longfellow")
    miss(state)
    miss(state)
    assert state.turn == SHE
    assert stack_refused(state, "Poets", "Whittier") == "PA-11"
    call(state, HE, "sketch Lowell")
    stack(state, "Poets", "Whittier", "Lowell")
    assert state.scores() == (3, 0, 3, 0)


def test_pa_14_nothing_stacked_yet_waives_nothing() -> None:
    state = deal(authors(seats=4), "me: Holmes, Longfellow, Whittier | you: Lowell")
    assert stack_refused(state, "Poets", "Holmes", "Longfellow", "Whittier") == "PA-11"


def test_pa_15_the_note_six_and_then_lowell_for_nothing() -> None:
    state = deal(authors(seats=4), POETS)
    gain(state, YOU, "Whittier")
    stack(state, "Poets", "Holmes", "Longfellow", "Whittier")
    assert state.scores() == (6, 0, 0, 0)
    gain(state, YOU, "Lowell")
    stack(state, "Poets", "Lowell")
    assert state.scores() == (6, 0, 0, 0)
    assert said(state)[-1][-2:] == ["pair", 0]


def test_pa_15_the_note_hold_and_ten() -> None:
    state = deal(authors(seats=4), POETS)
    gain(state, YOU, "Whittier", "Lowell")
    stack(state, "Poets", "Holmes", "Longfellow", "Whittier", "Lowell")
    assert state.scores() == (10, 0, 0, 0)


def test_pa_15_two_pairs_after_a_stack_are_a_pair_royal_of_their_own() -> None:
    state = deal(authors(seats=4), "me: portrait Holmes | you: sketch Holmes, Whittier, Lowell")
    call(state, YOU, "sketch Holmes")
    stack(state, "Poets", "Holmes")
    gain(state, YOU, "Whittier", "Lowell")
    stack(state, "Poets", "Whittier", "Lowell")
    assert state.scores() == (3, 0, 0, 0)  # not the 6 of a double pair royal


# The form of a call


@pytest.mark.parametrize("face", ["portrait", "sketch"])
def test_pa_16_the_note_in_biographers_the_portrait_of_james_parton(face: str) -> None:
    state = deal(authors(seats=4), "me: Sparks | she: Parton")
    say(state, f"call 2 Give me, in Biographers, the {face} of James Parton")
    assert holds(state, ME, f"{face} Parton")
    assert said(state)[-1] == [
        ME,
        "call",
        SHE,
        f"Biographers: {face} of James Parton",
        "hit",
    ]


def test_pa_16_the_group_is_named_first_where_the_form_is_kept() -> None:
    state = deal(authors(seats=4, wrong_form="loses_call"), "me: Sparks | she: Parton")
    say(state, "2 in Biographers, the sketch of Parton")
    assert holds(state, ME, "sketch Parton")
    say(state, "2 the portrait of James Parton")
    assert not holds(state, ME, "portrait Parton")
    assert state.turn == YOU


@pytest.mark.parametrize("text", ["2 Biographers Parton", "call 2 Biographers: James Parton"])
def test_pa_16_say_plainly_which_is_desired(text: str) -> None:
    state = deal(authors(seats=4), "me: Sparks | she: Parton")
    with pytest.raises(parlor.Unreadable, match="portrait or the sketch"):
        state.game.parse(state, text)


@pytest.mark.parametrize(
    "text",
    [
        "2 Journalists: Henry J. Raymond and sketch",
        "2 Give me Henry J. Raymond and sketch",
        "2 Sketch of Henry J. Raymond and portrait",
        "2 Journalists, portrait and sketch of Raymond",
    ],
)
def test_pa_17_the_note_calls_for_pairs_are_not_ruleable(text: str) -> None:
    state = deal(authors(seats=4), "me: Greeley | she: Raymond")
    with pytest.raises(parlor.Unreadable):
        state.game.parse(state, text)


@pytest.mark.parametrize(
    "what",
    [
        "Journalists: Henry J. Raymond",
        "Journalists: portrait and sketch of Henry J. Raymond",
        "Journalists",
        "",
        None,
    ],
)
def test_pa_17_but_one_card_can_be_called_for(what: Any) -> None:
    state = deal(authors(seats=4), "me: Greeley | she: Raymond")
    assert refused(state, Call(SHE, what)) == "PA-17"


def test_pa_17_a_call_brings_one_card() -> None:
    state = deal(authors(seats=4), "me: Greeley | she: Raymond")
    call(state, SHE, "portrait Raymond")
    assert len(state.hand(ME)) == 17
    assert holds(state, SHE, "sketch Raymond")


# Reading and refusing


@pytest.mark.parametrize(
    "text",
    [
        "call 2 Poets: portrait of Oliver Wendell Holmes",
        "call 2 poets portrait holmes",
        "2 poets portrait holmes",
        "2 POETS, the portrait of HOLMES",
        "2 poe port hol",
        "2 poets holmes portrait",
        "2 portrait of oliver wendell holmes",
        "2 holmes portrait",
    ],
)
def test_a_call_is_read_leniently(text: str) -> None:
    state = deal(authors(seats=4), "me: Whittier")
    assert state.game.parse(state, text) == Call(2, "Poets: portrait of Oliver Wendell Holmes")


@pytest.mark.parametrize(
    "text",
    [
        "",
        "call",
        "call 2",
        "poets portrait holmes",
        "2 poets portrait",
        "2 poets portrait james parton",
        "2 portrait james",
        "2 story writers portrait samovar",
        "stack",
        "stack samovars",
        "stack poets: parton",
    ],
)
def test_what_cannot_be_read_is_said_to_be_so(text: str) -> None:
    state = deal(authors(seats=4), "me: Whittier")
    with pytest.raises(parlor.Unreadable):
        state.game.parse(state, text)


@pytest.mark.parametrize(
    "text",
    [
        "stack Poets: Oliver Wendell Holmes, John G. Whittier",
        "stack poets: holmes, whittier",
        "STACK poets: whittier, HOLMES",
        "stack poets",
    ],
)
def test_a_stack_is_read_leniently(text: str) -> None:
    state = deal(authors(seats=4), "me: Holmes, portrait Whittier | you: sketch Whittier")
    call(state, YOU, "sketch Whittier")
    assert state.game.parse(state, text) == pairs("Poets", "Holmes", "Whittier")


@pytest.mark.parametrize("seed", range(3))
def test_every_move_is_written_as_it_is_read(seed: int) -> None:
    rng = random.Random(seed)
    state = authors(seats=4).deal(rng)
    while not state.over:
        moves = state.legal()
        for move in [*stacks(state), rng.choice(moves)]:
            assert state.game.parse(state, str(move)) == move
        state.apply(rng.choice(moves))


@pytest.mark.parametrize(
    "names",
    [(), ("Holmes",), "Poets", ["John G. Whittier"], ("John G. Whittier", "John G. Whittier")],
)
def test_a_stack_of_no_pairs_is_refused(names: Any) -> None:
    state = deal(authors(seats=4), "me: Holmes, portrait Whittier | you: sketch Whittier")
    call(state, YOU, "sketch Whittier")
    assert refused(state, Stack("Poets", names)) == "PA-9"


def test_a_stack_of_no_group_is_refused() -> None:
    state = deal(authors(seats=4), POETS)
    assert refused(state, Stack("Samovars", ("John G. Whittier",))) == "PA-9"


def test_the_moves_of_other_forms_are_refused() -> None:
    state = deal(authors(seats=4), POETS)
    assert refused(state, STOP) in ("PA-7", "R-P22")
    assert refused(state, DRAW_AGAIN) == "PA-B3"
