"""parlor word: yes or no, and why."""

import json
from typing import Any

import pytest

from parlor.commands import wording
from parlor.words.glossary import ADVICE


@pytest.fixture
def no_books(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wording, "available", lambda: False)
    monkeypatch.setattr(wording, "meaning", lambda word: None)


@pytest.fixture
def books(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wording, "available", lambda: True)
    monkeypatch.setattr(wording, "meaning", lambda word: f"noun: [what] {word} is (ours)")


@pytest.mark.usefixtures("books")
def test_a_lawful_word(run: Any) -> None:
    result = run("word", "quay")
    assert result.exit_code == 0
    yes, *facts = result.stdout.splitlines()
    assert yes == "yes  QUAY is in the list parlor."
    told = {line.split()[0]: line.split(maxsplit=1)[1].rstrip() for line in facts}
    assert told["period"] == "a word in Webster's dictionary of 1913"
    assert told["prizes"] == "Q (a double prize)"
    assert told["meaning"] == "noun: [what] QUAY is (ours)"
    assert "from the list" in told["level"]


def test_an_unlawful_word(run: Any) -> None:
    result = run("word", "London", "--list", "grand")
    assert result.exit_code == 1
    assert result.stdout.startswith("no  LONDON is a proper name, and names do not count (L74-20).")
    assert result.stderr == ""


@pytest.mark.usefixtures("no_books")
def test_without_a_dictionary_it_says_what_to_install(run: Any) -> None:
    assert ADVICE in " ".join(run("word", "quay").stdout.split())
    assert json.loads(run("word", "quay", "--json").stdout)["meaning"] is None


@pytest.mark.usefixtures("books")
def test_as_json(run: Any) -> None:
    result = run("word", "vizier", "--json", "--list", "editor")
    assert result.exit_code == 0
    told = json.loads(result.stdout)
    assert told["lawful"] is True
    assert (told["word"], told["list"], told["spellable"]) == ("VIZIER", "editor", True)
    assert (told["prizes"], told["double_prizes"]) == (["V"], ["Z"])
    assert "editor" in told["lists"]
    assert told["glossary"] is True
    no = run("word", "success", "--json")
    assert no.exit_code == 1
    assert json.loads(no.stdout)["prizes"] == []
    assert run("word", "success", "--packs", 2).exit_code == 0


@pytest.mark.usefixtures("books")
def test_what_is_never_proposed_is_judged_but_not_explained(
    run: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(wording, "may_propose", lambda word: word != "TEA")
    result = run("word", "tea")
    assert result.exit_code == 0
    assert "meaning" not in result.stdout
    assert json.loads(run("word", "tea", "--json").stdout)["meaning"] is None


@pytest.mark.parametrize("word", ["4T", "caf\u00e9", "don't", "x-ray", "\x1b[31mred", "[bold]tea"])
def test_what_the_cards_cannot_spell(word: str, run: Any) -> None:
    result = run("word", word)
    assert result.exit_code == 1
    assert result.stdout.startswith("no  ")
    assert "The cards have" in result.stdout
    assert "\x1b" not in result.stdout
    assert json.loads(run("word", word, "--json").stdout)["lawful"] is False


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["word"], "WORD"),
        (["word", ""], "there is no word to judge"),
        (["word", "A" * 10_000], "10000 letters is too long"),
        (["word", "tea", "--list", "klingon"], "there is no word list 'klingon'"),
        (["word", "tea", "--packs", "3"], "one pack or two, not 3"),
    ],
    ids=lambda case: str(case)[:40],
)
def test_bad_input_is_told_in_one_sentence(words: list[str], sentence: str, run: Any) -> None:
    result = run(*words)
    assert result.exit_code == 2
    assert result.stdout == ""
    assert result.stderr.count("\n") == 1
    assert sentence in result.stderr
