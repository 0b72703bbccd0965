"""Rulebooks as data: read once, found by id, confined to their editions."""

import pytest

import parlor
from parlor.play.law import clause, rulebook_of, wording
from parlor.rules.rulebook import Clause, Ruling, read, rulebook

TEXT = """
title = "A game"
about = "About it."
[source.A]
title = "A sheet"
credit = "Somebody"
about = "A sheet."
editions = ["first", "second"]
[source.A-B]
title = "A back page"
credit = "Somebody"
about = "Its back."
editions = ["second"]
[clause.A-1]
says = "One."
find = "one"
kind = "rule"
rulings = ["R-1"]
[clause.A-2]
says = "Two."
find = "two"
kind = "rule"
rulings = []
only = ["first"]
[clause.A-B1]
says = "Three."
find = "three"
kind = "advice"
rulings = []
[ruling.R-1]
asks = "What?"
answer = "That."
because = "So."
label = "ours"
clauses = ["A-1"]
switch = "what"
[ruling.R-1.values]
that = "That."
"""


def test_clauses_are_found_by_edition() -> None:
    book = read(TEXT)
    assert [entry.id for entry in book.binding("first")] == ["A-1", "A-2"]
    assert [entry.id for entry in book.binding("second")] == ["A-1", "A-B1"]
    assert [entry.id for entry in book.deciding("second")] == ["R-1"]
    source = book.source_of(book.clauses["A-B1"])
    assert source is not None
    assert source.title == "A back page"


def test_an_id_is_found_however_it_is_written() -> None:
    book = read(TEXT)
    assert isinstance(book.find("a-1"), Clause)
    assert isinstance(book.find("r-1"), Ruling)
    assert book.find("Z-9") is None


def test_a_clause_is_found_across_games() -> None:
    found = [clause(id) for id in ("L74-33", "HW2-4", "PA-16", "R-P24")]
    assert all(found)
    assert clause("X-1") is None
    assert all(wording(entry) for entry in found if entry is not None)


@pytest.mark.parametrize("game", [game.id for game in parlor.games()])
def test_every_switch_and_edition_is_in_the_rulebook(game: str) -> None:
    book = rulebook_of(game)
    editions = {edition for source in book.sources.values() for edition in source.editions}
    defined = next(g for g in parlor.games() if g.id == game)
    assert editions == {edition.id for edition in defined.editions}


def test_a_rulebook_is_read_once() -> None:
    assert rulebook_of("logomachy") is rulebook_of("logomachy")


def test_a_missing_rulebook_is_bad_input() -> None:
    with pytest.raises(parlor.BadInput, match="has no rulebook"):
        rulebook("parlor.rules")
    with pytest.raises(parlor.BadInput, match="there is no game"):
        rulebook_of("chess")
