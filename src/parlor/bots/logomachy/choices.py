"""Which moves are worth a thought, the likeliest first, each with its best word."""

from collections.abc import Callable, Sequence

from parlor.bots.logomachy.table import Table
from parlor.games.logomachy.letters import in_order
from parlor.games.logomachy.moves import (
    AddToBuild,
    ExtendBuild,
    FinishBuild,
    PlayToPool,
    StartBuild,
    TakeTrick,
)
from parlor.rules.moves import Move
from parlor.words import entries

MANY = 80  # words that are looked at
BUILDS, TAKES = 6, 10  # so many of each are thought about
BEHIND = 1.0  # points; what looks so much worse at first sight is not thought about
UNKNOWN = 99  # the level of a word that no list of today has


def word_of(move: Move) -> str:
    """The word that a move says; empty where it says none."""
    if isinstance(move, (TakeTrick, StartBuild, ExtendBuild, FinishBuild)):
        return move.word
    return ""


def same_cards(move: Move) -> tuple[object, ...]:
    """What tells a move from others, but for the order of letters in its word."""
    if isinstance(move, TakeTrick):
        return "take", move.card, in_order(move.word)
    if isinstance(move, StartBuild):
        return "build", move.card, move.pool, in_order(move.word)
    if isinstance(move, ExtendBuild):
        return "extend", move.build, move.card, move.pool, in_order(move.word)
    if isinstance(move, FinishBuild):
        return "finish", move.build, move.card, move.pool, in_order(move.word)
    return (move,)


def rarity(word: str) -> tuple[int, str]:
    """The commonest words first."""
    return entries.level(word) or UNKNOWN, word


def may_say(move: Move) -> bool:
    """Whether a move may be said aloud in company."""
    return not word_of(move) or entries.may_propose(word_of(move))


def proposable(moves: Sequence[Move]) -> list[Move]:
    """The moves that may be said aloud; all of them if no other is lawful."""
    return [move for move in moves if may_say(move)] or list(moves)


def foremost(
    table: Table, moves: Sequence[Move], sees: Callable[[Move], bool] = may_say
) -> list[Move]:
    """Every play, and of the other moves that are seen those that promise most.

    A rich pool has thousands of builds; nobody looks at them all.
    """
    found: list[Move] = []
    many = 0
    for move in sorted(moves, key=table.promise, reverse=True):
        wordy = bool(word_of(move))
        if wordy and many == MANY:
            continue
        if sees(move):
            many += wordy
            found.append(move)
    return found or proposable(moves)


def merged(moves: Sequence[Move]) -> list[Move]:
    """One move for all that do the same with the same cards: the one with the commonest word."""
    groups: dict[tuple[object, ...], list[Move]] = {}
    for move in moves:
        groups.setdefault(same_cards(move), []).append(move)
    return [
        group[0] if len(group) == 1 else min(group, key=lambda move: rarity(word_of(move)))
        for group in groups.values()
    ]


def likeliest(table: Table, moves: Sequence[Move]) -> list[tuple[float, Move]]:
    """Moves with their worth at first sight, the best first."""
    judged = [(table.worth(move), move) for move in moves]
    judged.sort(key=lambda pair: -pair[0])
    return judged


def worth_a_thought(table: Table, moves: Sequence[Move]) -> list[Move]:
    """The moves for a search: the best plays, tricks and builds at first sight."""
    builds, takes = BUILDS, TAKES
    chosen: list[Move] = []
    judged = likeliest(table, merged(foremost(table, moves)))
    least = judged[0][0] - BEHIND
    for worth, move in judged:
        if worth < least:
            break
        if isinstance(move, (StartBuild, ExtendBuild)):
            if not builds:
                continue
            builds -= 1
        elif isinstance(move, TakeTrick):
            if not takes:
                continue
            takes -= 1
        elif not isinstance(move, (PlayToPool, FinishBuild, AddToBuild)):
            continue
        chosen.append(move)
    return chosen
