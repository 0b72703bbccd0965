"""`parlor word`: whether a word counts and why, and what is known of it."""

from dataclasses import asdict
from typing import Any

from rich.markup import escape
from rich.table import Table as Grid

from parlor.commands.speaking import out, print_json
from parlor.games.logomachy.pack import DOUBLE_PRIZE, PRIZE, rank
from parlor.words import Verdict, verdict
from parlor.words.entries import may_propose, slang_in_1913
from parlor.words.glossary import ADVICE, available, meaning
from parlor.words.verdicts import LEVELS


def judge_word(word: str, list: str, packs: int, as_json: bool) -> bool:
    """Tell what the list says of the word; whether it is lawful."""
    told = verdict(word, list, packs)
    if as_json:
        print_json(as_data(told))
    else:
        show(told)
    return told.lawful


def as_data(told: Verdict) -> dict[str, Any]:
    """A verdict with its prizes and its meaning as JSON."""
    prizes, doubles = prizes_in(told)
    return {
        **asdict(told),
        "lists": [*told.lists],
        "prizes": prizes,
        "double_prizes": doubles,
        "meaning": meaning_of(told),
        "glossary": available(),
    }


def show(told: Verdict) -> None:
    """A verdict for a reader."""
    console = out()
    answer = "[turn]yes[/]" if told.lawful else "[refused]no[/]"
    console.print(f"{answer}  {escape(_printable(told.because))}")
    grid = Grid.grid(padding=(0, 2))
    for heading, text in _facts(told):
        grid.add_row(f"[quiet]{heading}[/]", escape(_printable(text)))
    if grid.row_count:
        console.print(grid)


def _facts(told: Verdict) -> list[tuple[str, str]]:
    facts: list[tuple[str, str]] = []
    if told.level is not None:
        smallest = next(name for name, most in LEVELS.items() if told.level <= most)
        facts.append(("level", f"{told.level}, from the list {smallest} on"))
    if told.lists:
        known = "slang" if slang_in_1913(told.word) else "no word"
        if told.webster:
            known = "a word"
        facts.append(("period", f"{known} in Webster's dictionary of 1913"))
    if told.lists and told.spellable:
        prizes, doubles = prizes_in(told)
        held = [f"{letter} (a double prize)" for letter in doubles]
        held += [f"{letter} (a prize)" for letter in prizes]
        facts.append(("prizes", ", ".join(held) or "none"))
    if told.lists and may_propose(told.word):
        means = meaning_of(told) or ("in no dictionary here" if available() else ADVICE)
        facts.append(("meaning", means))
    return facts


def prizes_in(told: Verdict) -> tuple[list[str], list[str]]:
    """The prizes and the double prizes that the word takes, by their letters."""
    letters = sorted(told.word) if told.spellable else []
    ranked = [(letter, rank(letter, v_is_prize=True)) for letter in letters]
    return (
        [letter for letter, found in ranked if found == PRIZE],
        [letter for letter, found in ranked if found == DOUBLE_PRIZE],
    )


def meaning_of(told: Verdict) -> str | None:
    """What the word means; None for words that no list has or that we never propose."""
    if not told.lists or not may_propose(told.word):
        return None
    return meaning(told.word)


def _printable(text: str) -> str:
    return "".join(sign if sign.isprintable() else "?" for sign in text)
