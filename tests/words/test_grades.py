"""What people notice: less of what is rarer, longer or small and odd; more as they read more."""

from itertools import pairwise

import pytest

from parlor.rules.errors import BadInput
from parlor.words import READINGS, Reading, grades, notice
from parlor.words.grades import UNLISTED, chance

LEVELS = (35, 50, 70, 80, UNLISTED)
LENGTHS = range(2, 20)


@pytest.mark.parametrize("reading", READINGS.values(), ids=READINGS)
def test_rarer_words_are_noticed_less(reading: Reading) -> None:
    for length in LENGTHS:
        for common, rare in pairwise(LEVELS):
            assert chance(common, length, reading) > chance(rare, length, reading)


@pytest.mark.parametrize("reading", READINGS.values(), ids=READINGS)
def test_longer_words_past_four_letters_are_noticed_less(reading: Reading) -> None:
    for level in LEVELS:
        for short, long in pairwise(range(4, 20)):
            assert chance(level, short, reading) > chance(level, long, reading)


@pytest.mark.parametrize("reading", READINGS.values(), ids=READINGS)
def test_little_odd_words_are_noticed_less_than_little_common_ones(reading: Reading) -> None:
    assert chance(35, 2, reading) == chance(35, 3, reading) == chance(35, 4, reading)
    for level in LEVELS[1:]:
        assert chance(level, 2, reading) < chance(level, 3, reading) < chance(level, 4, reading)


def test_who_reads_more_notices_more() -> None:
    for level in LEVELS:
        for length in LENGTHS:
            seen = [chance(level, length, reading) for reading in READINGS.values()]
            assert seen == sorted(set(seen))
            assert 0 < seen[0] < seen[-1] < 1


def test_the_curve_is_smooth() -> None:
    for reach in range(100):
        less, more = (chance(70, 4, Reading(at / 10, 0.8)) for at in (reach, reach + 1))
        assert 0 < more - less < 0.03


def test_readings_have_names() -> None:
    assert [*READINGS] == ["child", "guest", "schoolmaster", "editor", "lexicographer"]
    assert notice("tea", "child") == notice("TEA", READINGS["child"]) > 0.5
    assert notice("tea", "lexicographer") > 0.99
    with pytest.raises(BadInput, match="there is no reading 'baby'; there are: child, guest"):
        notice("tea", "baby")


def test_words_of_no_list_are_the_rarest(monkeypatch: pytest.MonkeyPatch) -> None:
    assert 0 < notice("zyx", "editor") == chance(UNLISTED, 3, READINGS["editor"])
    monkeypatch.setattr(grades.entries, "level", {"OATH": 35}.get)
    assert notice("oath", "child") > notice("zyxw", "child")


def test_what_is_never_proposed_is_never_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(grades.entries, "may_propose", lambda word: word != "TEA")
    assert notice("tea", "lexicographer") == 0
    assert notice("eat", "lexicographer") > 0
