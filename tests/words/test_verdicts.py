"""Whether a word counts, and the sentence that says why."""

from types import SimpleNamespace
from typing import Any

import pytest

from parlor.games.logomachy.pack import COUNTS
from parlor.rules.errors import BadInput
from parlor.words import NAMES, verdict, word_list
from parlor.words import verdicts as module
from parlor.words.packed import words as stored
from parlor.words.verdicts import LETTERS, LEVELS

LEVEL_OF = {"TEA": 35, "QUAY": 50, "ETUI": 80, "BUSINESS": 35, "OATH": 35, "PAL": 35}
WEBSTER = {"TEA", "QUAY", "ETUI", "OATH", "BUSINESS"}
LEFT_OUT = {"PARIS": "name", "MPH": "abbreviation", "HOOEY": "slang"}


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """A house that knows six words, of which OATH is never proposed."""
    entries = SimpleNamespace(
        level=LEVEL_OF.get,
        in_webster=WEBSTER.__contains__,
        slang_in_1913="PAL".__eq__,
        may_propose=lambda word: word != "OATH",
        known_as=LEFT_OUT.get,
    )
    lists: dict[str, Any] = {
        name: [word for word, level in LEVEL_OF.items() if level <= most]
        for name, most in LEVELS.items()
    }
    lists["webster"] = sorted(WEBSTER)

    def named(name: Any) -> Any:
        if not isinstance(name, str) or name not in lists:
            return word_list(name)
        made = word_list(lists[name])
        made.name = name
        return made

    monkeypatch.setattr(module, "entries", entries)
    monkeypatch.setattr(module, "word_list", named)


REASONS = {
    "tea": "TEA is in the list parlor.",
    "paris": "PARIS is a proper name, and names do not count (L74-20).",
    "mph": "MPH is an abbreviation, and abbreviations do not count (L74-20).",
    "Hooey": "HOOEY is slang, and slang does not count (L74-20).",
    "etui": "ETUI is not in the list parlor, but it is in the list grand.",
    "A": "A is one letter, and a word has two letters or more (R-L04).",
    "business": "There are only two S in the 72 cards, and BUSINESS needs three;"
    " two packs together spell it.",
    "ssssss": "There are only two S in the 72 cards, and SSSSSS needs six.",
    "jj": "There is only one J in the 72 cards, and JJ needs two; two packs together spell it.",
    "zyx": "ZYX is in no list that parlor knows.",
    "caf\u00e9": "The cards have no accents: spell it CAFE.",
    "4tune": "The cards have the letters A to Z and no digits.",
    "don't": "The cards have the letters A to Z and no apostrophes.",
    "tea-cup": "The cards have the letters A to Z and no hyphens.",
    "ice cream": "A word is one word: the cards have the letters A to Z and no space.",
    "\u0442\u0435\u0430": "The cards have the letters A to Z and no other signs.",
}


@pytest.mark.usefixtures("small")
@pytest.mark.parametrize(("word", "because"), REASONS.items())
def test_a_sentence_says_why(word: str, because: str) -> None:
    told = verdict(word)
    assert told.because == because
    assert told.lawful == bool(told) == (word == "tea")


@pytest.mark.usefixtures("small")
def test_a_verdict_tells_what_is_known() -> None:
    told = verdict("Quay")
    assert (told.word, told.list, told.level, told.webster) == ("QUAY", "parlor", 50, True)
    assert told.lists == ("parlor", "editor", "grand", "webster")
    assert told.spellable
    unknown = verdict("zyx")
    assert (unknown.level, unknown.webster, unknown.lists) == (None, False, ())
    many = verdict("business")
    assert (many.spellable, many.level, many.lists[0]) == (False, 35, "guest")


@pytest.mark.usefixtures("small")
def test_two_packs_spell_more() -> None:
    assert verdict("business", packs=2).lawful
    assert verdict("sssss", packs=2).because.startswith("There are only four S in two packs, and")


@pytest.mark.usefixtures("small")
def test_slang_of_1913_may_be_a_word_today() -> None:
    assert verdict("pal").lawful
    because = verdict("pal", list="webster").because
    assert because == (
        "PAL is slang in Webster's of 1913, and slang does not count (L74-20);"
        " today it is in the list guest."
    )


@pytest.mark.usefixtures("small")
def test_the_smallest_list_that_knows_it_is_named() -> None:
    because = verdict("quay", list="guest").because
    assert because == "QUAY is not in the list guest, but it is in the list parlor."


@pytest.mark.usefixtures("small")
def test_own_words_are_judged_by_the_own_list() -> None:
    assert verdict("zyx", list=word_list(["ZYX"])).because == "ZYX is in your own list."
    because = verdict("tea", list=word_list(["ZYX"])).because
    assert because == "TEA is not in your own list, but it is in the list guest."


@pytest.mark.usefixtures("small")
def test_a_word_never_proposed_is_judged_like_any_other() -> None:
    assert verdict("oath").because == "OATH is in the list parlor."


def test_a_family_list_leaves_words_out() -> None:
    never = stored("never")[0]
    told = verdict(never, list=word_list("grand", family=True))
    assert not told.lawful
    assert told.because == f"{never} is left out of the list grand family."
    assert verdict("tea", list="parlor family").lawful


@pytest.mark.parametrize(
    ("word", "sentence"),
    [("", "no word to judge"), ("  ", "no word"), ("Q" * 10_000, "10000 letters is too long")],
)
def test_no_word_at_all(word: str, sentence: str) -> None:
    with pytest.raises(BadInput, match=sentence):
        verdict(word)


def test_bad_lists_and_packs() -> None:
    with pytest.raises(BadInput, match="there is no word list 'klingon'"):
        verdict("tea", list="klingon")
    with pytest.raises(BadInput, match="one pack or two, not 3"):
        verdict("tea", packs=3)
    with pytest.raises(BadInput, match="a word is a text, not 7"):
        verdict(7)  # type: ignore[arg-type]


def test_the_letters_are_those_of_the_pack() -> None:
    assert dict(LETTERS) == COUNTS
    assert [*LEVELS, "webster"] == [*NAMES]


@pytest.mark.parametrize("name", NAMES)
def test_the_lists_agree_with_what_verdicts_say(name: str) -> None:
    words = word_list(name).words
    for word in words[:: len(words) // 300]:
        told = verdict(word, list=name)
        assert name in told.lists, word
        assert told.lawful == told.spellable, word


@pytest.mark.parametrize(
    ("word", "reason"),
    [("london", "a proper name"), ("nasa", "an abbreviation"), ("xqz", "in no list")],
)
def test_the_usual_suspects(word: str, reason: str) -> None:
    told = verdict(word, list="grand")
    assert not told.lawful
    assert reason in told.because


@pytest.mark.parametrize("list", ["webster", "webster family"])
@pytest.mark.parametrize("word", ["pal", "pals", "bulldozer", "skedaddled"])
def test_webster_calls_it_slang(word: str, list: str) -> None:
    told = verdict(word, list=list, packs=2)
    assert not told.lawful
    assert "is slang in Webster's of 1913, and slang does not count (L74-20)" in told.because
    assert verdict(word, list="grand", packs=2).lawful


def test_other_words_that_webster_lacks_are_not_called_slang() -> None:
    because = verdict("helicopter", list="webster").because
    assert because == "HELICOPTER is not in the list webster, but it is in the list guest."


def test_qi_is_a_word_and_no_abbreviation() -> None:
    assert verdict("qi", list="editor").lawful
    because = verdict("qi").because
    assert because == "QI is not in the list parlor, but it is in the list editor."


def test_quay_counts() -> None:
    told = verdict("quay")
    assert told.lawful
    assert told.webster
