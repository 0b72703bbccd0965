"""Whether a move may be played now, and the clause that forbids it if not.

R-L37 (ours): whatever can be seen to be unlawful is refused and costs nothing;
spelling is judged last.
"""

from typing import NoReturn

from parlor.games.logomachy.builds import Build, fits_lock, missing, uses_all
from parlor.games.logomachy.deal import Deal
from parlor.games.logomachy.legal import can_go_on, can_take
from parlor.games.logomachy.letters import FIRST, holds, in_order, is_word, without
from parlor.games.logomachy.moves import (
    Accept,
    AddToBuild,
    ExtendBuild,
    FinishBuild,
    PlayToPool,
    Reject,
    StartBuild,
    TakeTrick,
)
from parlor.games.logomachy.terms import CARDS, CASINO, END_ONLY, LETTERS
from parlor.rules.errors import IllegalMove
from parlor.rules.moves import well_formed

PLAYS = (PlayToPool, TakeTrick, StartBuild, AddToBuild, ExtendBuild, FinishBuild)


def check(deal: Deal, move: object) -> None:
    """Raise IllegalMove, citing the clause, if the move may not be played now."""
    if deal.over:
        refuse(deal, "L74-15", "L74-15", "LM-11", "The deal is over: all cards have been played.")
    if isinstance(move, (Accept, Reject)):
        if deal.claim is None:
            raise IllegalMove("R-L11", "There is no word to vote on.")
        return
    if deal.claim is not None:
        raise IllegalMove("R-L11", "The table votes on a word: accept or reject it.")
    if not isinstance(move, PLAYS) or not well_formed(move):
        refuse(
            deal, "L74-8", "LP-11", "LM-5",
            "That is no move of Logomachy: a turn takes a trick, builds, or plays to the pool.",
        )  # fmt: skip
    if isinstance(move, PlayToPool):
        _card(deal, move[0])
        _may_play(deal)
    elif isinstance(move, TakeTrick):
        _card(deal, move[0])
        _trick(deal, move[0], move[1])
        _spelling(deal, move[1])
    elif isinstance(move, StartBuild):
        _card(deal, move[0])
        _start(deal, move[0], move[1], move[2])
        _no_trick_declined(deal)
        _spelling(deal, move[2])
    elif isinstance(move, AddToBuild):
        build = _standing(deal, move[0])
        _card(deal, move[1])
        _add(deal, build, move[1])
        _no_trick_declined(deal)
    elif isinstance(move, ExtendBuild):
        build = _standing(deal, move[0])
        _card(deal, move[1])
        _extend(deal, build, move[1], move[2], move[3])
        _no_trick_declined(deal)
        _spelling(deal, move[2])
    elif isinstance(move, FinishBuild):
        build = _standing(deal, move[0])
        _card(deal, move[1])
        _finish(deal, build, move[1], move[2], move[3])
        if move[2] != build.word:
            _spelling(deal, move[2])


def refuse(deal: Deal, l74: str, lp: str, lm: str, sentence: str) -> NoReturn:
    """Refuse by the clause of the sheet that is played."""
    sheet = deal.terms.sheet
    raise IllegalMove(l74 if sheet == "L74" else lp if sheet == "LP" else lm, sentence)


def _card(deal: Deal, card: object) -> None:
    """L74-11: exactly one card of one's own hand."""
    if not isinstance(card, str) or len(card) != 1 or not is_word(card):
        refuse(deal, "L74-11", "LP-11", "LM-5", f"One card is played at a time, not {card!r}.")
    if not deal.hands[deal.turn][ord(card) - FIRST]:
        refuse(deal, "L74-11", "LP-11", "LM-5", f"You have no {card} in your hand.")


def _word(deal: Deal, word: object) -> str:
    if not isinstance(word, str) or not is_word(word):
        refuse(deal, "L74-20", "L74-20", "LM-20", f"{word!r} is no word of letters A to Z.")
    if len(word) < deal.terms.shortest:  # L74-37, R-L04 (ours)
        least = deal.terms.shortest
        raise IllegalMove("R-L04", f"{word} is too short: a word has at least {least} letters.")
    return word


def _loose(deal: Deal, letters: object) -> str:
    """Pool letters laid with a card: loose ones, in alphabetical order."""
    if not isinstance(letters, str) or (letters and not is_word(letters)):
        refuse(deal, "L74-8", "LP-11", "LM-5", f"{letters!r} are no letters of the pool.")
    if in_order(letters) != letters:
        refuse(
            deal, "L74-8", "LP-11", "LM-5",
            f"Pool letters are named in alphabetical order: {in_order(letters)}.",
        )  # fmt: skip
    lacking = missing(letters, deal.pool)
    nowhere = lacking
    for build in deal.builds:
        nowhere = missing(nowhere, build.laid)
    if lacking and not nowhere:
        # L74-30, R-L42 (ours): cards of a build serve no other word
        lie = "lies" if len(lacking) == 1 else "lie"
        refuse(
            deal, "L74-30", "LP-14", "LM-16",
            f"{' '.join(lacking)} {lie} in a build and may serve only there.",
        )  # fmt: skip
    if nowhere:
        no = "not enough" if any(deal.pool[ord(letter) - FIRST] for letter in nowhere) else "no"
        refuse(deal, "L74-8", "LP-11", "LM-5", f"The pool has {no} loose {' '.join(nowhere)}.")
    return letters


def _standing(deal: Deal, number: object) -> Build:
    if isinstance(number, int) and not isinstance(number, bool):
        build = deal.build(number)
        if build is not None:
            bound = deal.bound_to(deal.turn)
            if bound is not None and bound.number != number:
                _stay_with(deal, bound)
            return build
    raise IllegalMove("R-L20", f"There is no build {number!r} on the table.")


def _stay_with(deal: Deal, bound: Build) -> NoReturn:
    """LP-15, R-L40 (ours): who announced a word on a standing build is bound to it."""
    raise IllegalMove("LP-15", f"While {bound.word} stands you may {_go_on(deal)}.")


def _go_on(deal: Deal) -> str:
    """What is left to one who is bound to a build."""
    if deal.terms.builder == CASINO:  # R-L22: he may not merely play to the pool
        return "finish it or add to it, and play to the pool only if you can do neither"
    return "finish it, add to it or play to the pool, and nothing else"


def _unbound(deal: Deal) -> None:
    bound = deal.bound_to(deal.turn)
    if bound is not None:
        _stay_with(deal, bound)


def _may_play(deal: Deal) -> None:
    """R-L06 and R-L22: when a card may not be merely played to the pool."""
    _no_trick_declined(deal)
    if deal.terms.builder == CASINO:
        bound = deal.bound_to(deal.turn)
        if bound is not None and can_go_on(deal, bound):
            raise IllegalMove(
                "R-L22", f"You can go on with {bound.word}, so you may not merely play a card."
            )


def _no_trick_declined(deal: Deal) -> None:
    if deal.terms.must_take and can_take(deal):
        raise IllegalMove("R-L06", "You can take a trick, so you must take one.")


def _trick(deal: Deal, card: str, claimed: object) -> None:
    """L74-8, LP-11, LM-5: one hand card and loose pool cards, all of the word."""
    _unbound(deal)
    word = _word(deal, claimed)
    others = without(word, card)
    if others is None:  # L74-21, LM-6: anywhere, but in the word
        refuse(deal, "L74-8", "LP-11", "LM-5", f"Your {card} is no letter of {word}.")
    if not others:
        raise IllegalMove("R-L04", "A trick joins your card with at least one of the pool.")
    _loose(deal, in_order(others))


def _start(deal: Deal, card: str, letters: object, claimed: object) -> None:
    """L74-27, LP-13, LM-14."""
    _unbound(deal)
    word = _word(deal, claimed)
    pool = _loose(deal, letters)
    if not pool:
        refuse(
            deal, "L74-27", "LP-13", "LM-14",
            "A build needs at least one letter of its word in the pool.",
        )  # fmt: skip
    rest = without(word, card + pool)
    if rest is None:
        refuse(
            deal, "L74-27", "LP-13", "LM-14",
            f"{' '.join(card + pool)} are not all letters of {word}.",
        )  # fmt: skip
    if not rest:
        refuse(
            deal, "L74-27", "LP-13", "LM-14",
            f"{word} would be complete: take the trick instead.",
        )  # fmt: skip
    seat = deal.turn
    needs = deal.own_needs(seat)
    if deal.terms.one_build and needs:
        raise IllegalMove("R-L20", "You have a build standing, and each player has only one.")
    _must_hold(deal, card + rest, needs, word)


def _must_hold(deal: Deal, letters: str, needs: str, word: str) -> None:
    """L74-33, LM-21, LP-13 with R-L16, and R-L20 (ours) for all own builds together."""
    hand = deal.hands[deal.turn]
    if not holds(hand, letters):
        lacks = " ".join(missing(letters, hand))
        refuse(
            deal, "L74-33", "LP-13", "LM-21",
            f"You must hold every letter that {word} still needs, and you lack {lacks}.",
        )  # fmt: skip
    if not holds(hand, letters + needs):
        raise IllegalMove("R-L20", "Your hand must cover all your own builds together.")


def _add(deal: Deal, build: Build, card: str) -> None:
    """R-L16, R-L38 (ours)."""
    if card not in build.rest:
        refuse(
            deal, "L74-30", "LP-13", "LM-16",
            f"{build.word} needs {' '.join(build.rest)}, not {card}.",
        )  # fmt: skip
    if len(build.rest) == 1:  # L74-34: the last letter takes the trick
        raise IllegalMove(
            "R-L38", f"{card} is the last letter of {build.word}: it takes the trick."
        )
    _must_hold(deal, build.rest, "", build.word)


def _on_build(deal: Deal, build: Build, claimed: object, letters: object) -> str:
    """What a word on a build still needs of the hand, after all else was looked at."""
    word = _word(deal, claimed)
    terms = deal.terms
    pool = _loose(deal, letters)
    if pool and not terms.pool_joins:
        raise IllegalMove("R-L19", "Loose pool cards join a build only when it is started.")
    if word != build.word and not fits_lock(terms.lock, build.word, word, build.laid):
        if terms.lock == CARDS:
            refuse(
                deal, "L74-36", "LP-14", "R-L18", f"{word} does not use all the cards of the build."
            )
        if terms.lock == LETTERS:
            refuse(
                deal, "R-L18", "R-L18", "LM-16",
                f"{word} does not include all the letters of {build.word}.",
            )  # fmt: skip
        if terms.lock == END_ONLY:
            refuse(
                deal, "L74-35", "R-L18", "R-L18",
                f"{build.word} may only be added to at its end, and {word} does not begin with it.",
            )  # fmt: skip
        refuse(
            deal, "L74-35", "R-L18", "R-L18",
            f"{build.word} may only be added to, and {word} alters it.",
        )  # fmt: skip
    assert uses_all(word, build.laid)
    needed = without(missing(word, build.laid), pool)
    if needed is None:
        refuse(deal, "L74-36", "R-L42", "R-L42", f"{word} does not need all of {' '.join(pool)}.")
    return needed


def _extend(deal: Deal, build: Build, card: str, word: object, letters: object) -> None:
    """L74-32, LM-17, R-L36 and R-L39 (ours)."""
    terms = deal.terms
    seat = deal.turn
    if build.builder == seat:
        if not terms.extend_own:
            raise IllegalMove("R-L17", "A build is extended by another than its builder.")
    elif deal.bound_to(seat) is not None:
        raise IllegalMove("R-L40", f"You announced a word on this build: you may {_go_on(deal)}.")
    elif not terms.others_extend:
        raise IllegalMove("R-L36", "A build may be finished by others, but not extended.")
    needs = deal.own_needs(seat, build.number)
    if terms.one_build and needs:
        raise IllegalMove("R-L20", "You have a build standing, and each player has only one.")
    if word == build.word:
        raise IllegalMove("R-L39", f"{build.word} is announced already.")
    needed = _on_build(deal, build, word, letters)
    if card not in needed:
        refuse(deal, "L74-32", "LP-14", "LM-17", f"{word} does not need your {card}.")
    if len(needed) == 1:
        raise IllegalMove("R-L38", f"{card} is the last letter of {word}: it takes the trick.")
    _must_hold(deal, needed, needs, str(word))


def _finish(deal: Deal, build: Build, card: str, word: object, letters: object) -> None:
    """L74-28, L74-29, L74-31, L74-34, LP-14, LM-15."""
    needed = _on_build(deal, build, word, letters)
    if card not in needed:
        refuse(deal, "L74-29", "LP-14", "LM-15", f"{word} does not need your {card}.")
    if needed != card:
        refuse(
            deal, "L74-31", "LP-13", "LM-15",
            f"{word} is not complete with {card}: it needs {' '.join(needed)}.",
        )  # fmt: skip


def _spelling(deal: Deal, word: str) -> None:
    """R-L10: refused only where the table plays so; else a wrong word is lawful and costs."""
    if not deal.terms.refuse or word in deal.game.words:
        return
    if deal.terms.vote:
        if word in deal.voted_down:
            raise IllegalMove("R-L10", f"The table has voted {word} down.")
        return
    sheet = "LM-18, LM-20" if deal.terms.sheet == "LM" else "L74-18, L74-20"  # R-L27 (ours)
    raise IllegalMove(
        "R-L10", f"{word} is not in the word list, and a wrong word is refused here ({sheet})."
    )
