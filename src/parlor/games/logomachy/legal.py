"""Every lawful, well-spelt move of the seat to move, in a fixed order.

Takes come first, then finishes, starts, extensions, additions and plays to the
pool; words are looked up by letters, never by going through the list.
"""

from parlor.games.logomachy.builds import Build, fits_lock, missing
from parlor.games.logomachy.deal import Deal
from parlor.games.logomachy.letters import FIRST, SIZE, holds, in_order
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
from parlor.games.logomachy.terms import CARDS, CASINO, LETTERS
from parlor.rules.moves import Move
from parlor.words.finder import Finder

NONE = [0] * SIZE


def legal_moves(deal: Deal) -> list[Move]:
    """The lawful moves; none when the deal is over."""
    if deal.over:
        return []
    if deal.claim is not None:
        return [Accept(), Reject()]
    bound = deal.bound_to(deal.turn)
    takes: list[Move] = []
    extensions: list[Move] = []
    if bound is None:
        _tricks(deal, takes)
        for build in deal.builds:
            _words_on(deal, build, takes, extensions)
    else:
        _words_on(deal, bound, takes, extensions)
    if takes and deal.terms.must_take:  # R-L06: a trick that can be taken must be
        return takes
    if bound is None:
        _starts(deal, takes)
    takes += extensions
    before = len(takes)
    if bound is None:
        for build in deal.builds:
            _additions(deal, build, takes)
    else:
        _additions(deal, bound, takes)
        if deal.terms.builder == CASINO and (len(takes) > before or _is_finish(takes)):
            return takes  # R-L22: he may not merely play to the pool
    _plays(deal, takes)
    return takes


def _is_finish(moves: list[Move]) -> bool:
    return len(moves) > 0 and isinstance(moves[0], FinishBuild)


def can_take(deal: Deal) -> bool:
    """Whether the seat to move can take a trick (R-L06)."""
    found: list[Move] = []
    bound = deal.bound_to(deal.turn)
    if bound is not None:
        _words_on(deal, bound, found, [])
        return len(found) > 0
    finder: Finder = deal.game.finder
    if finder.has_trick(deal.hands[deal.turn], deal.pool, deal.terms.shortest):
        return True
    for build in deal.builds:
        _words_on(deal, build, found, [])
    return len(found) > 0


def can_go_on(deal: Deal, build: Build) -> bool:
    """Whether the seat to move can finish a build or add to it (R-L22)."""
    found: list[Move] = []
    _words_on(deal, build, found, [])
    _additions(deal, build, found)
    return len(found) > 0


def may_extend(deal: Deal, build: Build) -> bool:
    """Whether the seat to move may announce another word on a build."""
    terms = deal.terms
    seat = deal.turn
    if build.builder == seat:
        return terms.extend_own  # L74-32, R-L17 (ours): another extends it
    if not terms.others_extend:  # R-L36
        return False
    if deal.bound_to(seat) is not None:
        return False  # R-L40 (ours): who is bound does not extend
    if terms.one_build:  # R-L20: one build each
        for other in deal.builds:
            if other.builder == seat:
                return False
    return True


def _tricks(deal: Deal, moves: list[Move]) -> None:
    """L74-8, L74-11, L74-21, LM-5, LM-6: one hand card anywhere in a word, the rest loose.

    R-L05, R-L31 (ours): one word a trick, and any word will do.
    """
    if not deal.loose:
        return  # L74-14, LM-10: on a bare table there is nothing to take
    finder: Finder = deal.game.finder
    for letter, word in finder.tricks(deal.hands[deal.turn], deal.pool, deal.terms.shortest):
        moves.append(tuple.__new__(TakeTrick, (letter, word)))


def _starts(deal: Deal, moves: list[Move]) -> None:
    """L74-27, LP-13, LM-14: two or more hand cards and at least one of the pool."""
    if not deal.loose:
        return
    seat = deal.turn
    hand = deal.hands[seat]
    needs = ""
    if deal.builds:
        needs = deal.own_needs(seat)
    if needs:  # R-L20 (ours): the hand covers all own builds together
        if deal.terms.one_build or not holds(hand, needs):
            return
        hand = hand[:]
        for letter in needs:
            hand[ord(letter) - FIRST] -= 1
    pool = deal.pool
    finder: Finder = deal.game.finder
    for word in finder.builds(hand, pool, deal.terms.shortest):
        for held, loose in splits(in_order(word), hand, pool):
            if len(held) > 1 and loose:
                last = ""
                for card in held:
                    if card != last:
                        last = card
                        moves.append(tuple.__new__(StartBuild, (card, loose, word)))


def splits(letters: str, hand: list[int], pool: list[int]) -> list[tuple[str, str]]:
    """Every way to have these letters, in alphabetical order, from the hand and the pool."""
    held = ""
    loose = ""
    either: list[tuple[str, int, int, int]] = []
    at = 0
    end = len(letters)
    while at < end:
        letter = letters[at]
        count = 1
        at += 1
        while at < end and letters[at] == letter:
            count += 1
            at += 1
        index = ord(letter) - FIRST
        most = hand[index]
        if most == 0:
            loose += letter * count
            continue
        least = count - pool[index]
        if most > count:
            most = count
        if least < 0:
            least = 0
        if least == most:
            held += letter * most
            loose += letter * (count - most)
        else:
            either.append((letter, count, least, most))
    ways = [(held, loose)]
    for letter, count, least, most in either:
        more: list[tuple[str, str]] = []
        for from_hand in range(least, most + 1):
            for one, other in ways:
                more.append((one + letter * from_hand, other + letter * (count - from_hand)))
        ways = more
    if len(either) > 0:
        ways = [(in_order(one), in_order(other)) for one, other in ways]
    return ways


def _words_on(deal: Deal, build: Build, finishes: list[Move], extensions: list[Move]) -> None:
    """The words a build can be finished with, or extended to."""
    terms = deal.terms
    hand = deal.hands[deal.turn]
    number = build.number
    rest = build.rest
    pool = deal.pool if terms.pool_joins and deal.loose else NONE  # R-L19, R-L42 (ours)
    if len(rest) == 1 and hand[ord(rest) - FIRST]:
        # L74-28, L74-29, L74-31, LM-15: the last letter of the announced word
        finishes.append(tuple.__new__(FinishBuild, (number, rest, build.word, "")))
    elif pool is not NONE:
        for held, loose in splits(rest, hand, pool):
            if len(held) == 1 and _there(held, loose, hand, pool):
                finishes.append(tuple.__new__(FinishBuild, (number, held, build.word, loose)))
    extend = may_extend(deal, build)
    needs = ""
    if extend:
        needs = deal.own_needs(deal.turn, number)
    for word in _candidates(deal, build, hand, pool, extend):
        if word == build.word or not fits_lock(terms.lock, build.word, word, build.laid):
            continue  # R-L39 (ours): never the same word
        needed = missing(word, build.laid)
        if pool is NONE:
            ways = [(needed, "")]
        else:
            ways = splits(needed, hand, pool)
        for held, loose in ways:
            if len(held) == 1:
                # LP-14, R-L39 (ours): any word that the lock allows
                finishes.append(tuple.__new__(FinishBuild, (number, held, word, loose)))
            elif extend and len(held) > 1 and (not needs or holds(hand, held + needs)):
                last = ""
                for card in held:  # R-L39 (ours): any missing letter of the new word
                    if card != last:
                        last = card
                        extensions.append(tuple.__new__(ExtendBuild, (number, card, word, loose)))


def _there(held: str, loose: str, hand: list[int], pool: list[int]) -> bool:
    return holds(hand, held) and holds(pool, loose)


def _candidates(
    deal: Deal, build: Build, hand: list[int], pool: list[int], extend: bool
) -> list[str]:
    """Words that hold all the cards of a build and for which the letters are there."""
    terms = deal.terms
    finder: Finder = deal.game.finder
    if pool is not NONE or terms.lock == CARDS:
        return finder.containing(build.laid, hand, pool, terms.shortest)
    rest = build.rest
    if not extend and (terms.lock != LETTERS or len(rest) > 1):
        return []
    if not holds(hand, rest):
        return []
    # the other locks keep all the letters of the old word: look for words around these
    core = build.laid[:]
    spare = hand[:]
    for letter in rest[1:]:
        core[ord(letter) - FIRST] += 1
        spare[ord(letter) - FIRST] -= 1
    return finder.containing(core, spare, NONE, terms.shortest)


def _additions(deal: Deal, build: Build, moves: list[Move]) -> None:
    """R-L16, R-L38 (ours): one letter, not the last, by who holds all the rest."""
    rest = build.rest
    if len(rest) > 1 and holds(deal.hands[deal.turn], rest):  # L74-33, LM-21
        last = ""
        for card in rest:
            if card != last:
                last = card
                moves.append(tuple.__new__(AddToBuild, (build.number, card)))


def _plays(deal: Deal, moves: list[Move]) -> None:
    """L74-9, LP-12, LM-7: one card to the pool."""
    hand = deal.hands[deal.turn]
    for index in range(SIZE):
        if hand[index]:
            moves.append(tuple.__new__(PlayToPool, (chr(FIRST + index),)))
