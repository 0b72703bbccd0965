"""The rulebook of each game, and the clause that a refusal cites."""

from parlor.games import definition, games
from parlor.rules.rulebook import Clause, Rulebook, Ruling, rulebook


def rulebook_of(game: str) -> Rulebook:
    """The rulebook in the folder of a game."""
    return rulebook(f"parlor.games.{definition(game).id.replace('-', '_')}")


def clause(id: str) -> Clause | Ruling | None:
    """The clause or ruling of this id, whichever game it belongs to."""
    for game in games():
        found = rulebook_of(game.id).find(id)
        if found is not None:
            return found
    return None


def wording(entry: Clause | Ruling) -> str:
    """What a clause says, or how a ruling answers."""
    return entry.says if isinstance(entry, Clause) else f"{entry.asks} {entry.answer}"
