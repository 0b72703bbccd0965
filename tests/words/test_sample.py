"""The labelled sample: how often the rules of the list are wrong."""

import subprocess
import sys
from collections import Counter
from pathlib import Path

from parlor.words.entries import in_webster, level

ROOT = Path(__file__).resolve().parents[2]


def labelled(name: str) -> list[list[str]]:
    """The lines of a sample: seed, drawn, word, label, reason."""
    lines = (ROOT / "tests/words" / name).read_text(encoding="utf-8").splitlines()
    return [line.split("\t") for line in lines if not line.startswith("#")]


LINES = labelled("sample.tsv")
WEBSTER = labelled("webster_sample.tsv")


def test_the_sample_is_large_and_labelled() -> None:
    assert Counter((seed, drawn) for seed, drawn, *_ in LINES) == {
        ("1874", "kept"): 300,
        ("1874", "left"): 300,
        ("1889", "kept"): 300,
    }
    assert {label for *_, label, _ in LINES} == {"word", "name", "abbreviation", "slang"}
    assert all(reason for *_, reason in LINES)


def test_few_kept_words_are_names_abbreviations_or_slang() -> None:
    for sample in ("1874", "1889"):
        kept = [label for seed, drawn, _, label, _ in LINES if (seed, drawn) == (sample, "kept")]
        assert sum(label != "word" for label in kept) <= 300 * 0.01


def test_few_words_left_out_should_have_stayed() -> None:
    left = [label for _, drawn, _, label, _ in LINES if drawn == "left"]
    assert left.count("word") <= 300 * 0.03


def test_the_list_follows_the_labels() -> None:
    for _, _, word, label, reason in LINES:
        assert (level(word) is not None) == (label == "word"), (word, label, reason)


def test_the_sample_of_1913_is_large_and_labelled() -> None:
    assert Counter(drawn for _, drawn, *_ in WEBSTER) == {"marked": 150, "unmarked": 150}
    assert {label for *_, label, _ in WEBSTER} == {"yes", "no"}
    assert all(reason for *_, reason in WEBSTER)


def test_few_marks_of_1913_are_wrong_or_missing() -> None:
    labels = {(drawn, word): label for _, drawn, word, label, _ in WEBSTER}
    marked = [label for (drawn, _), label in labels.items() if drawn == "marked"]
    unmarked = [label for (drawn, _), label in labels.items() if drawn == "unmarked"]
    assert marked.count("no") <= 150 * 0.02
    assert unmarked.count("yes") <= 150 * 0.02


def test_the_marks_of_1913_follow_the_labels() -> None:
    for _, _, word, label, reason in WEBSTER:
        assert in_webster(word) == (label == "yes"), (word, label, reason)


def test_the_rates_are_printed() -> None:
    command = [sys.executable, str(ROOT / "scripts/words/quality.py")]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert "kept: 5 of 600 (0.8 %)" in done.stdout
    assert "left: 5 of 300 (1.7 %)" in done.stdout
    assert "marked: 0 of 150 (0.0 %) are not in Webster's" in done.stdout
    assert "unmarked: 0 of 150 (0.0 %) are in Webster's" in done.stdout
