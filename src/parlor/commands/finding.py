"""`parlor find`: every trick that some hand takes from some pool, the best first."""

from typing import Any, NamedTuple

from rich.table import Table

from parlor.commands.speaking import out, print_json
from parlor.games.logomachy.counting import DOUBLE_PRIZE_POINTS, SWEEP_POINTS
from parlor.games.logomachy.pack import DOUBLE_PRIZE, PRIZE, pack, rank
from parlor.rules.errors import BadInput
from parlor.words import word_list

SHORTEST = 2
MOST = len(pack(2))  # R-L44 (ours): two packs may be put together
SHOWN = 12  # signs of a wrong hand or pool
PRIZE_POINTS = 1


class Find(NamedTuple):
    """A trick and what it brings by the Wright sheet."""

    card: str
    word: str
    sweep: bool

    @property
    def prizes(self) -> str:
        """The single prizes it captures."""
        return "".join(letter for letter in self.word if rank(letter, True) == PRIZE)

    @property
    def double_prizes(self) -> str:
        """The double prizes it captures."""
        return "".join(letter for letter in self.word if rank(letter, True) == DOUBLE_PRIZE)

    @property
    def points(self) -> int:
        """What its prizes and its sweep count, before most cards."""
        doubles = DOUBLE_PRIZE_POINTS * len(self.double_prizes)
        return PRIZE_POINTS * len(self.prizes) + doubles + SWEEP_POINTS * self.sweep


def find(hand: str, pool: str, words: str, as_json: bool) -> None:
    """Print the tricks with the cards and prizes they capture."""
    held, lying = _cards("hand", hand), _cards("pool", pool)
    found = finds(held, lying, words)
    if as_json:
        tricks = [_as_data(trick) for trick in found]
        print_json({"list": words, "hand": held, "pool": lying, "tricks": tricks})
    elif found:
        out().print(_as_table(found))
    else:
        out().print(f"No card of {held} takes a trick from {lying} by the list {words}.")


def finds(hand: str, pool: str, words: str) -> list[Find]:
    """Every trick: the most points first, then the most cards, then by the alphabet."""
    tricks = word_list(words).finder.tricks(_counts(hand), _counts(pool), SHORTEST)
    # L74-13: a trick that takes the whole pool is a sweep
    found = [Find(card, word, len(word) == len(pool) + 1) for card, word in tricks]
    return sorted(found, key=lambda f: (-f.points, -len(f.word), f.word, f.card))


def _cards(what: str, letters: str) -> str:
    """The letters in capitals, or BadInput saying what is wrong with them."""
    if not letters.strip():
        raise BadInput(f"the {what} is empty: give its letters, as in --{what} MYTE")
    if len(letters) > MOST:
        raise BadInput(f"a {what} of {len(letters)} letters is more than two packs, {MOST} cards")
    for sign in letters:
        if not (sign.isascii() and sign.isalpha()):
            shown = letters if len(letters) <= SHOWN else letters[:SHOWN] + "..."
            raise BadInput(f"{sign!r} in the {what} {shown!r} is not a letter from A to Z")
    return letters.upper()


def _counts(letters: str) -> list[int]:
    return [letters.count(letter) for letter in "ABCDEFGHIJKLMNOPQRSTUVWXYZ"]


def _as_data(trick: Find) -> dict[str, Any]:
    return {
        "card": trick.card,
        "word": trick.word,
        "cards": len(trick.word),
        "prizes": list(trick.prizes),
        "double_prizes": list(trick.double_prizes),
        "sweep": trick.sweep,
        "points": trick.points,
    }


def _as_table(found: list[Find]) -> Table:
    table = Table(box=None, pad_edge=False)
    for heading in ("card", "word", "cards", "prizes", "sweep", "points"):
        table.add_column(heading, justify="right" if heading in ("cards", "points") else "left")
    for trick in found:
        doubles = [f"{letter} (double)" for letter in trick.double_prizes]
        table.add_row(
            trick.card,
            f"[card]{trick.word}[/]",
            str(len(trick.word)),
            f"[prize]{' '.join([*doubles, *trick.prizes])}[/]",
            "sweep" if trick.sweep else "",
            str(trick.points) if trick.points else "",
        )
    return table
