"""Logomachy tables drawn in a line: `table("pool A N | me M Y | you K", words="MAN")`.

A drawn table is a lawful deal: its first round is a prelude that leaves just the
drawn pool, its second deals the drawn hands, filled up with letters that none of
the words use. The first hand belongs to the seat to move (seat 0), the next to
seat 1, and so on; the last seat deals, and took the one trick of the prelude.
"""

from collections import Counter
from typing import Any

import parlor
from parlor.games.logomachy.moves import PlayToPool, TakeTrick
from parlor.games.logomachy.pack import COUNTS, rank


def table(drawn: str, words: str = "MAN", edition: str = "wright-1874", **house_rules: Any) -> Any:
    """A state in mid-deal with this pool and these hands."""
    pool, *hands = [section.split()[1:] for section in drawn.split("|")]
    seats = len(hands)
    bare: Any = parlor.game("logomachy", edition, seats, words=["AA"], **house_rules)
    size = bare.edition.hand_size
    left = Counter(COUNTS)
    for letter in [*pool, *(card for hand in hands for card in hand)]:
        left[letter] -= 1
    assert min(left.values()) >= 0, "the pack has not so many of a letter"
    filling = idle_letters(left, words)
    hands = [hand + [filling.pop() for _ in range(size - len(hand))] for hand in hands]
    taken = [filling.pop() for _ in range(size * (seats + 1) - len(pool))]
    assert len(taken) != 1, "the prelude cannot take a single card"
    prelude = "".join(taken)
    game = parlor.game(
        "logomachy", edition, seats, words=[*words.split(), *([prelude] if taken else [])],
        **house_rules,
    )  # fmt: skip
    opening = [*taken, *pool]
    first = [opening[size + play] for play in range(size * seats)]
    if taken:
        first[-1] = taken[0]
        opening = [*taken[1:], *pool]
        first[:-1] = [opening[size + play] for play in range(size * seats - 1)]
    state = game.deal(pack=_pack(game, first, opening[:size], hands, filling), dealer=seats - 1)
    for number, card in enumerate(first):
        last = taken and number == len(first) - 1
        state.apply(TakeTrick(card, prelude) if last else PlayToPool(card))
    assert sorted(state.view(None)["pool"]) == sorted(pool)
    assert [state.hand(seat) for seat in range(seats)] == [sorted(hand) for hand in hands]
    return state


def _pack(
    game: Any, first: list[str], pool: list[str], hands: list[list[str]], rest: list[str]
) -> list[str]:
    """The pack that deals these plays in turn order, this pool and then these hands."""
    seats, size = game.seats, game.edition.hand_size
    one, two = game.terms.rounds[:2]
    at: dict[int, str] = dict(zip(one.pool, pool, strict=True))
    for seat in range(seats):
        at.update(zip(one.hands[seat], first[seat::seats], strict=True))
        at.update(zip(two.hands[seat], hands[seat], strict=True))
    extra = Counter(game.cards) - Counter(at.values()) - Counter(rest)
    spare = [*rest, *extra.elements()]
    assert size * seats * 2 + size <= len(game.cards)
    return [at[place] if place in at else spare.pop() for place in range(len(game.cards))]


def idle_letters(left: Counter[str], words: str) -> list[str]:
    """The letters of the pack, those to be used first at the end: plain and in no word."""
    return sorted(
        left.elements(), key=lambda letter: (letter in words, rank(letter, True)), reverse=True
    )


def pack_from(top: str, packs: int = 1) -> list[str]:
    """A pack that begins with these letters; the rest lies in alphabetical order."""
    letters = top.replace(" ", "")
    rest = Counter({letter: count * packs for letter, count in COUNTS.items()})
    rest.subtract(letters)
    assert min(rest.values()) >= 0
    return [*letters, *sorted(rest.elements())]


def lawful(state: Any) -> set[str]:
    """The lawful moves, as they are typed."""
    return {str(move) for move in state.legal()}


def play(state: Any, *texts: str) -> Any:
    """Read, check and play these moves; the state."""
    for text in texts:
        move = state.game.parse(state, text)
        state.check(move)
        state.apply(move)
    return state


def refusal(state: Any, text: str) -> str:
    """The clause by which a typed move is refused; it costs nothing."""
    before = state.view(state.turn)
    move = state.game.parse(state, text)
    try:
        state.check(move)
    except parlor.IllegalMove as refused:
        assert move not in state.legal()
        assert state.view(state.turn) == before
        return refused.clause
    raise AssertionError(f"{text} was not refused")


def outcome(state: Any) -> str:
    """What became of the last move."""
    return str(state.view(None)["said"][-1][1 + 1 + len(state.history()[-1])])


def loose(state: Any) -> str:
    """The loose letters of the pool."""
    return "".join(state.view(None)["pool"])


def idle(state: Any, *keep: str) -> str:
    """Play a card to the pool that is not among those to keep."""
    card: str = next(card for card in reversed(state.hand(state.turn)) if card not in keep)
    play(state, f"play {card}")
    return card


def to_the_end(state: Any) -> Any:
    """Play cards to the pool until the deal is over."""
    while not state.over:
        idle(state)
    return state
