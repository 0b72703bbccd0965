"""What is said about a move: hints before it, a remark after it."""

from typing import Any

from parlor.bots.logomachy.choices import rarity, word_of
from parlor.bots.logomachy.table import Table
from parlor.games.logomachy.letters import FIRST, SIZE
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
from parlor.rules.moves import Move
from parlor.words import entries

NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
SAID_WITH_AN = "AEFHILMNORSX"  # the names of these letters begin with a vowel


def hints(table: Table, best: Move) -> list[str]:
    """Three sentences from gentle to plain."""
    if isinstance(best, TakeTrick):
        return [_promise(table, best), f"It takes with the {best.card}.", f"Take {best.word}."]
    if isinstance(best, FinishBuild):
        return [
            "A build can be finished.",
            f"It needs the {best.card}.",
            f"Finish {best.word} with the {best.card}.",
        ]
    if isinstance(best, StartBuild):
        return [
            "Two cards of your hand go together with the pool: think of a build.",
            f"Lay the {best.card} first.",
            f"Lay the {best.card} on {' '.join(best.pool)} and announce {best.word}.",
        ]
    if isinstance(best, ExtendBuild):
        return [
            "A build on the table can grow.",
            f"Lay the {best.card} on it.",
            f"Lay the {best.card} and announce {best.word}.",
        ]
    if isinstance(best, AddToBuild):
        return [
            "Go on with a build.",
            f"Lay the {best.card} on it.",
            f"Add the {best.card} to {table.builds[best.build]['word']}.",
        ]
    if isinstance(best, PlayToPool):
        kind = "vowel" if best.card in "AEIOU" else "consonant"
        return [
            "Nothing is worth taking: lay the card that serves the next player least.",
            f"Lay a {kind}.",
            f"Play the {best.card} to the pool.",
        ]
    accepts = isinstance(best, Accept)
    return [
        "Would you find this word in a dictionary?",
        "A good dictionary has it." if accepts else "No dictionary of ours has it.",
        "Accept it." if accepts else "Reject it.",
    ]


def _promise(table: Table, best: TakeTrick) -> str:
    if table.takes_all(best):
        return "There is a sweep."
    if table.points(best.word):
        return "There is a prize to take."
    return f"There is a word of {_number(len(best.word))} letters."


def remark(game: Any, table: Table, played: Move, best: Move) -> str:
    """What the player overlooked, in a sentence; empty where nothing is to be said."""
    wrong = _misspelt(game, played)
    if wrong:
        return wrong
    if isinstance(best, TakeTrick):
        return _missed_trick(table, played, best)
    if isinstance(best, FinishBuild):
        return f"The {best.card} finishes {best.word}."
    if isinstance(best, (StartBuild, ExtendBuild)):
        return f"{best.word} could be built: lay the {best.card} now and finish it later."
    if isinstance(best, AddToBuild):
        return f"The {best.card} goes on with {table.builds[best.build]['word']}."
    if isinstance(best, PlayToPool):
        return _thrown(game, table, played, best)
    if isinstance(best, (Accept, Reject)):
        return "It is in a good dictionary." if isinstance(best, Accept) else "It is no word."
    return ""


def _misspelt(game: Any, played: Move) -> str:
    word = word_of(played)
    if not word or word in game.words or not entries.may_propose(word):
        return ""
    return f"{word} is not in the list {game.word_list.name}."


def _missed_trick(table: Table, played: Move, best: TakeTrick) -> str:
    taking = f"{best.word} takes {_number(len(best.word))} cards with the {best.card}"
    if table.takes_all(best) and not table.takes_all(played):
        return f"{taking}, and that is a sweep."
    mine = word_of(played) if isinstance(played, (TakeTrick, FinishBuild)) else ""
    if table.points(best.word) > table.points(mine):
        return f"{taking}, a prize among them."
    if len(best.word) > len(mine):
        return f"{taking}."
    return f"{best.word} with the {best.card} leaves the next player less."


def _thrown(game: Any, table: Table, played: Move, best: PlayToPool) -> str:
    """What the next player could do with a card that was thrown."""
    if not isinstance(played, PlayToPool):
        return f"It is better to take nothing here and play the {best.card}."
    after = table.pools.plus(table.pool, ord(played.card) - FIRST)
    table.pools.read(after)
    order = after.order if table.builds else after.bare_order
    for letter in order:
        if table.unseen[letter]:
            hand = [0] * SIZE
            hand[letter] = 1
            words = [
                word
                for _, word in game.finder.tricks(hand, after.counts, table.terms.shortest)
                if played.card in word and entries.may_propose(word)
            ]
            if words:
                word = min(words, key=lambda word: (-len(word), rarity(word)))
                name = chr(FIRST + letter)
                article = "an" if name in SAID_WITH_AN else "a"
                return (
                    f"With {article} {name} the next player takes {word}; the {best.card} is safer."
                )
    return f"The {best.card} leaves the next player less."


def _number(count: int) -> str:
    return NUMBERS[count] if count < len(NUMBERS) else str(count)
