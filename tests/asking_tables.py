"""Drawing asking tables: hands by name, the rest of the pack filled up from its end.

`deal(game, "me: Kettle, Skillet | you: Rolling Pin | pack: Coffee Mill")` deals
just that, by `game.deal(pack=..., dealer=...)`. Seats are me, you, she, he or
numbers; `me` is seat 0 and begins unless another dealer is named. Words that fit
several cards mean all of them: `Holmes` is a pair, `Poets` a whole group.
"""

import re
from typing import Any

import pytest

import parlor
from parlor.games.household_words.pack import Book, books
from parlor.games.portrait_authors.moves import Stack
from parlor.games.portrait_authors.pack import Group, groups
from parlor.rules.asking.moves import Call
from parlor.rules.game import Game

ME, YOU, SHE, HE = range(4)
SEATS = {"me": ME, "you": YOU, "she": SHE, "he": HE}


def asking(seats: int = 3, **house_rules: Any) -> Game:
    """Game 1 of Household Words."""
    return parlor.game("household-words", "asking", seats, **house_rules)


def authors(edition: str = "full", seats: int = 3, **house_rules: Any) -> Game:
    """A form of Portrait Authors."""
    return parlor.game("portrait-authors", edition, seats, **house_rules)


def few_books(count: int, size: int = 4) -> tuple[Book, ...]:
    """The first books of Household Words, each with so many cards."""
    return tuple(book._replace(cards=book.cards[:size]) for book in books()[:count])


def few_groups(*names: str) -> tuple[Group, ...]:
    """These groups of Portrait Authors, in the order of the pack."""
    return tuple(group for group in groups() if group.name in names)


def deal(game: Game, drawing: str, dealer: int | None = None) -> Any:
    """Deal the drawn hands and pack; other places take what is left, the last card first."""
    if dealer is None:
        dealer = game.seats - 1
    places = _places(game, dealer)
    laid: dict[int, str] = {}
    for part in drawing.split("|"):
        whose, _, named = part.partition(":")
        mine = places[_owner(whose.strip())]
        cards = [card for words in named.split(",") for card in meant(game, words)]
        assert len(cards) <= len(mine), f"{whose.strip()} has room for {len(mine)} cards"
        laid.update(zip(mine, cards, strict=False))
    assert len(set(laid.values())) == len(laid), "a card is drawn twice"
    rest = [card for card in game.cards if card not in laid.values()]
    return game.deal(
        pack=[laid[p] if p in laid else rest.pop() for p in range(len(game.cards))], dealer=dealer
    )


def meant(game: Game, words: str) -> list[str]:
    """Every card whose name has all these words."""
    wanted = _words(words)
    found = [card for card in game.cards if wanted <= _words(card)]
    assert found, f"no card {words!r}"
    return found


def card(game: Game, words: str) -> str:
    """The one card that these words mean."""
    (found,) = meant(game, words)
    return found


def call(state: Any, player: int, words: str) -> None:
    """Check and play a call."""
    play(state, Call(player, card(state.game, words)))


def play(state: Any, move: Any) -> None:
    """Check and play a move."""
    assert move in state.legal()
    state.check(move)
    state.apply(move)


def stack(state: Any, group: str, *names: str) -> None:
    """Check and play a stack of these authors."""
    play(state, pairs(group, *names))


def stack_refused(state: Any, group: str, *names: str) -> str:
    """The clause that forbids a stack."""
    return refused(state, pairs(group, *names))


def pairs(group: str, *names: str) -> Stack:
    """A stack of these authors of a group, in the order of the pack."""
    (found,) = few_groups(group)
    chosen = [a.name for a in found.authors if a.name.split()[-1] in names]
    assert len(chosen) == len(names), names
    return Stack(group, tuple(chosen))


def stacks(state: Any) -> list[Stack]:
    """The stacks that may be made now."""
    return [move for move in state.legal() if isinstance(move, Stack)]


def miss(state: Any) -> None:
    """Play some call that fails, for a card that is not on top of the pack either."""
    left = state.view(None)["pack"]
    top = state.game.cards[state.order[-left]] if left else ""
    for move in state.legal():
        if isinstance(move, Call) and move.card not in [top, *state.hand(move.player)]:
            return play(state, move)
    raise AssertionError("every call succeeds here")


def say(state: Any, text: str) -> None:
    """Read, check and play what a person types."""
    play(state, state.game.parse(state, text))


def refused(state: Any, move: Any) -> str:
    """The clause that forbids a move; a refusal changes nothing."""
    before = everything(state)
    assert move not in state.legal()
    with pytest.raises(parlor.IllegalMove) as refusal:
        state.check(move)
    assert everything(state) == before
    assert refusal.value.clause in str(refusal.value)
    return refusal.value.clause


def call_refused(state: Any, player: int, words: str) -> str:
    """The clause that forbids a call."""
    return refused(state, Call(player, card(state.game, words)))


def everything(state: Any) -> list[Any]:
    """All that anybody sees, and all hands."""
    seats = range(state.game.seats)
    views = [state.view(seat) for seat in (*seats, None)]
    return [*views, [state.hand(seat) for seat in seats], state.legal(), state.history()]


def said(state: Any) -> list[list[Any]]:
    """What everybody has heard, turns left out."""
    return [entry for entry in state.view(None)["said"] if entry[1] != "turn"]


def holds(state: Any, seat: int, *names: str) -> bool:
    """Whether a seat holds all these cards."""
    return all(c in state.hand(seat) for words in names for c in meant(state.game, words))


def _owner(whose: str) -> int:
    return -1 if whose == "pack" else SEATS[whose] if whose in SEATS else int(whose)


def _words(text: str) -> set[str]:
    return set(re.sub(r"[^\w\s]", "", text.casefold()).split())


def _places(game: Game, dealer: int) -> dict[int, list[int]]:
    """The places in the pack that each seat is dealt from; -1: the pack that is left."""
    sizes = game.deal(pack=game.cards, dealer=dealer).view(None)
    dealt = len(game.cards) - sizes["pack"]
    places: dict[int, list[int]] = {seat: [] for seat in range(-1, game.seats)}
    for place in range(len(game.cards)):
        places[(dealer + 1 + place) % game.seats if place < dealt else -1].append(place)
    return places
