"""What the file knows of single words."""

import subprocess
import sys

import pytest

from parlor.words import word_list
from parlor.words.entries import in_webster, known_as, level, may_propose, slang_in_1913
from parlor.words.packed import words


@pytest.mark.parametrize(
    ("word", "first"),
    [("tea", 35), ("QUAY", 35), ("Aw", 50), ("op", 70), ("aalii", 70), ("zouk", 80)],
)
def test_a_word_has_the_level_of_its_smallest_list(word: str, first: int) -> None:
    assert level(word) == first


@pytest.mark.parametrize("word", ["", "A", "XQZ", "paris", "don't", "7", "caf\u00e9", "Z" * 10_000])
def test_other_strings_have_none(word: str) -> None:
    assert level(word) is None
    assert not in_webster(word)
    assert may_propose(word)


def test_levels_are_those_of_the_lists() -> None:
    names = {35: "guest", 50: "parlor", 70: "editor", 80: "grand"}
    for word in word_list("grand").words[::499]:
        first = level(word)
        assert first is not None
        assert [word in word_list(name) for name in names.values()] == [
            most >= first for most in names
        ]
        assert in_webster(word) == (word in word_list("webster"))


@pytest.mark.parametrize(
    "word",
    [
        *("dyspepsia", "medieval", "cliche"),  # one head of several, with and without accents
        *("arbour", "idyll", "colour", "coloured"),  # other spellings
        *("dutifully", "shamefacedness"),  # derived words at the end of an article
        *("unsolved", "crustaceans", "brilliance"),  # listed; another part of speech; a misprint
        *("ran", "teacups", "wilier", "oryx"),
    ],
)
def test_webster_has_more_than_heads(word: str) -> None:
    assert in_webster(word)


@pytest.mark.parametrize(
    "word", ["helicopter", "vegans", "roadkill", "accessed", "networked", "ibuprofen", "pal"]
)
def test_later_words_and_senses_are_not_of_1913(word: str) -> None:
    assert not in_webster(word)


def test_slang_of_1913_is_in_the_lists_of_today_alone() -> None:
    assert slang_in_1913("Pal")
    assert not slang_in_1913("tea")
    for word in words("slang in 1913"):
        assert level(word) is not None
        assert not in_webster(word)


@pytest.mark.parametrize("word", ["turd", "SLUT", "sluts", "wetbacks", "bitchier"])
def test_slurs_and_obscenities_are_lawful_and_never_said(word: str) -> None:
    assert level(word) is not None
    assert not may_propose(word)


@pytest.mark.parametrize("word", ["cockpit", "peered", "spicer", "japed", "title", "analyst"])
def test_words_that_only_look_so_are_said(word: str) -> None:
    assert may_propose(word)


@pytest.mark.parametrize(
    ("word", "kind"),
    [
        *(("Paris", "name"), ("LONDON", "name"), ("mary", "name"), ("america", "name")),
        *(("nasa", "abbreviation"), ("etc", "abbreviation"), ("blvd", "abbreviation")),
        *(("hooey", "slang"), ("poppycock", "slang"), ("gonna", "slang")),
        *(("tea", None), ("xqz", None), ("", None)),
    ],
)
def test_left_out_strings_are_known_for_what_they_are(word: str, kind: str | None) -> None:
    assert known_as(word) == kind


def test_nothing_is_both_a_word_and_left_out() -> None:
    grand = set(word_list("grand").words)
    for kind in ("name", "abbreviation", "slang"):
        assert grand.isdisjoint(words(kind))
    assert grand.issuperset(words("never"))


def test_what_is_not_asked_for_is_not_read() -> None:
    code = (
        "from parlor.words import packed, word_list\n"
        "assert 'TEA' in word_list('parlor')\n"
        "assert packed.words.cache_info().currsize == 1\n"
        "assert packed.marks.cache_info().currsize == 0\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
