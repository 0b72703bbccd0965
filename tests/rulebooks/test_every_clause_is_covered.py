"""The rulebooks against the code: every rule is marked where it is enforced, and tested."""

import re
from pathlib import Path

import pytest

import parlor
from parlor.play.law import rulebook_of
from parlor.rules.editions import switches
from parlor.rules.rulebook import Clause

ROOT = Path(__file__).parents[2]
COUNTS = {
    "logomachy": {"L74": 38, "LP": 21, "LM": 24},
    "household-words": {"HW0": 3, "HW1": 8, "HW2": 12},
    "portrait-authors": {"PA": 18, "PA-E": 5, "PA-B": 4},
}
RULINGS = {
    "logomachy": {"R-L": 46},
    "household-words": {"R-H": 14, "R-S": 15},
    "portrait-authors": {"R-P": 28},
}
GAMES = list(COUNTS)


def clauses() -> list[Clause]:
    return [clause for game in GAMES for clause in rulebook_of(game).clauses.values()]


def rules() -> list[Clause]:
    return [clause for clause in clauses() if clause.kind == "rule"]


def sources(folder: str) -> str:
    return "\n".join(p.read_text("utf-8") for p in sorted((ROOT / folder).rglob("*.py")))


@pytest.mark.parametrize("game", GAMES)
def test_all_clauses_are_there(game: str) -> None:
    ids = {
        f"{prefix}{'' if prefix in ('PA-E', 'PA-B') else '-'}{number}"
        for prefix, count in COUNTS[game].items()
        for number in range(1, count + 1)
    }
    assert set(rulebook_of(game).clauses) == ids


@pytest.mark.parametrize("game", GAMES)
def test_all_rulings_are_there(game: str) -> None:
    ids = {
        f"{prefix}{number:02}"
        for prefix, count in RULINGS[game].items()
        for number in range(1, count + 1)
    }
    assert set(rulebook_of(game).rulings) == ids


def test_there_are_133_clauses() -> None:
    assert len(clauses()) == 133


@pytest.mark.parametrize("clause", rules(), ids=lambda c: c.id)
def test_the_rule_is_marked_in_the_source(clause: Clause) -> None:
    assert re.search(rf"(?<![\w-]){clause.id}(?!\d)", sources("src"))


@pytest.mark.parametrize("clause", rules(), ids=lambda c: c.id)
def test_the_rule_has_a_test_of_its_own(clause: Clause) -> None:
    name = clause.id.lower().replace("-", "_")
    assert re.search(rf"def test_{name}_[a-z]", sources("tests/rulebooks"))


@pytest.mark.parametrize("clause", [c for c in clauses() if c.kind != "rule"], ids=lambda c: c.id)
def test_what_is_no_rule_says_why(clause: Clause) -> None:
    assert clause.kind in ("advice", "advertisement")
    assert clause.note


@pytest.mark.parametrize("game", GAMES)
def test_rulings_that_offer_a_choice_are_tested(game: str) -> None:
    tests = sources("tests/rulings")
    for ruling in rulebook_of(game).rulings.values():
        if ruling.switch:
            assert re.search(rf"def test_{ruling.id.lower().replace('-', '_')}_", tests), ruling.id


@pytest.mark.parametrize("game", GAMES)
def test_references_hold_both_ways(game: str) -> None:
    book = rulebook_of(game)
    for clause in book.clauses.values():
        assert set(clause.rulings) <= set(book.rulings), clause.id
    for ruling in book.rulings.values():
        assert set(ruling.clauses) <= set(book.clauses), ruling.id
        assert ruling.label in ("ours", "public")
        assert ruling.label == "ours" or ruling.source, ruling.id


@pytest.mark.parametrize("game", GAMES)
def test_the_switches_of_the_book_are_those_of_the_editions(game: str) -> None:
    book = rulebook_of(game)
    written = {
        entry.switch: set(entry.values)
        for entry in [*book.clauses.values(), *book.rulings.values()]
        if entry.switch
    }
    coded: dict[str, set[str]] = {}
    for edition in next(g for g in parlor.games() if g.id == game).editions:
        for switch in switches(edition):
            choices = ("number",) if switch.at_least is not None else switch.choices
            coded.setdefault(switch.name, set()).update(str(choice) for choice in choices)
            assert book.find(switch.answers), (switch.name, switch.answers)
    assert written == coded
