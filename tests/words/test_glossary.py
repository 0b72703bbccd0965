"""Meanings from books of our own making, and from those that happen to be installed."""

import json
from pathlib import Path
from typing import Any

import pytest

from parlor.words import glossary
from parlor.words.dictionaries import (
    WORDNET_SETTINGS,
    Gcide,
    WordNet,
    find_gcide,
    find_wordnet,
    line_of,
    tidied,
)
from parlor.words.glossary import Glossary

WEBSTER = {
    "tea": [("n.", ["[Obs.] Of old.", "A drink of ours; as, green tea."])],
    "hop": [("v. i.", ["To jump on one foot, in our words."]), ("n.", ["A small jump."])],
    "hope": [("v. t.", ["To wish, in our words."])],
    "past": [("a.", ["Gone by."])],
    "paste": [("v. t.", ["To stick, in our words."])],
    "ran": [("imp.", ["imp. of Run."]), ("n.", ["Yarn. [Obs.]"])],
    "run": [("v. i.", ["To go fast, in our words."])],
    "color": [("n.", ["A hue, in our words."])],
    "quick": [("a.", ["Fast, in our words."])],
    "we": [("pron.", ["You and I, in our words."])],
    "torn": [("a.", ["A ripped thing; one that ends in the midd1913 Webster]"])],
    "lost": [("a.", ["[1913 Webster]"])],
    "rome": [("prop. n.", ["A city."])],
    "xi": [("adj.", ["The Roman number eleven."])],
    "bed rock": [("n.", ["Firm ground, in our words."])],
    "re-form": [("v. t.", ["To form anew."])],
    "reform": [("v. t.", ["To make better, in our words."])],
    "bio-": [("n.", ["A part of words."])],
    "grey": [("a.", ["See Gray (the color)."]), ("n.", ["Same as Gray."])],
    "gray": [("n.", ["A dull hue, in our words."])],
    "claps": [("v. t.", ["Same as Clasp."])],
    "clasp": [("v. t.", ["To hold, in our words."])],
    "clap": [("v. t.", ["To strike the hands."])],
    "shop": [("v. t.", ["imp. of Shape."]), ("n.", ["A place that sells."])],
    "shape": [("v. t.", ["To form."])],
    "bazar": [("n.", ["A market, in our words."])],
    "plough": [("n.", ["See Plow.", "A tool."]), ("v. t.", ["To turn up ground."])],
    "accursed": [("p. p. & a.", ["Doomed, in our words."])],
}
LEXICON = {
    "noun": [
        ("obscenity", "obscenity", "", "coarse talk"),
        ("hop", "hop", "", "a leap of ours"),
        ("rude", "rude", "crude", "a word of abuse"),
        ("rome", "Rome", "", "a city"),
        ("we", "we", "", "no pronoun"),
    ],
    "verb": [("run", "run", "", 'go at speed; "we run"')],
    "adj": [],
    "adv": [],
}


@pytest.fixture
def gcide(tmp_path: Path) -> Gcide:
    letters: dict[str, dict[str, Any]] = {}
    for lemma, blocks in WEBSTER.items():
        pos = [
            {"etymology": "[wrong]", "part_of_speech": part}
            | {"definitions": [{"text": text, "examples": []} for text in texts]}
            for part, texts in blocks
        ]
        letters.setdefault(lemma[0].upper(), {})[lemma] = {"entry": lemma, "pos": pos}
    for letter, entries in letters.items():
        (tmp_path / f"words_{letter}.json").write_text(json.dumps(entries))
    return Gcide(tmp_path)


@pytest.fixture
def wordnet(tmp_path: Path) -> WordNet:
    """Files in WordNet's form: each sense a line of data, found by its place."""
    places: dict[str, int] = {}
    for kind, senses in LEXICON.items():
        data, index = b"  1 our own\n", []
        for lemma, spelled, mark, gloss in senses:
            places.setdefault(f"{kind} {spelled}", len(data))
            crude = f"001 ;u {places['noun obscenity']:08d} n 0000" if mark else "000"
            line = f"{len(data):08d} 00 {kind[0]} 01 {spelled} 0 {crude} | {gloss}  \n"
            index.append(f"{lemma} {kind[0]} 1 0 1 1 {len(data):08d}  \n")
            data += line.encode()
        (tmp_path / f"data.{kind}").write_bytes(data)
        (tmp_path / f"index.{kind}").write_text("  1 our own\n" + "".join(sorted(index)))
        (tmp_path / f"{kind}.exc").write_text("raced hop\n" if kind == "noun" else "")
    return WordNet(tmp_path)


def found(book: Glossary, word: str) -> tuple[str, str]:
    sense = book.look_up(word)
    assert sense is not None, word
    return sense.lemma, sense.text


def test_a_living_sense_comes_before_an_obsolete_one(gcide: Gcide) -> None:
    assert found(Glossary(gcide, None), "TEA") == ("tea", "A drink of ours")


@pytest.mark.parametrize(
    ("word", "lemma"),
    [
        *(("teas", "tea"), ("hopping", "hop"), ("HOPPED", "hop"), ("hoping", "hope")),
        *(("hops", "hop"), ("pasting", "paste"), ("ran", "run"), ("running", "run")),
        *(("quickest", "quick"), ("quickly", "quick"), ("unquick", "quick"), ("colour", "color")),
        *(("coloured", "color"), ("dishoped", "hope"), ("quickness", "quick"), ("we", "we")),
    ],
)
def test_forms_are_found_by_their_heads(word: str, lemma: str, gcide: Gcide) -> None:
    assert found(Glossary(gcide, None), word)[0] == lemma


def test_a_head_of_two_words_is_found_after_one_of_one_word(gcide: Gcide) -> None:
    book = Glossary(gcide, None)
    assert found(book, "bedrock") == ("bedrock", "Firm ground, in our words.")
    assert found(book, "reform")[1] == "To make better, in our words."
    assert gcide.senses("accursed")[0].part == "adjective"


def test_a_sense_that_names_another_word_is_led_on(gcide: Gcide) -> None:
    book = Glossary(gcide, None)
    assert found(book, "grey") == ("grey", "gray: A dull hue, in our words.")
    assert found(book, "greys") == ("grey", "gray: A dull hue, in our words.")
    assert found(book, "claps") == ("clap", "To strike the hands.")
    assert found(book, "shop") == found(book, "shops") == ("shop", "A place that sells.")


def test_a_word_may_be_there_under_another_name(gcide: Gcide) -> None:
    book = Glossary(gcide, None)
    assert found(book, "bazaars") == ("bazaar", "bazar: A market, in our words.")
    assert found(book, "plowed") == ("plow", "plough: To turn up ground.")


@pytest.mark.parametrize("word", ["rome", "lost", "xi", "zyx", "", "don't", "a" * 10_000, "bio"])
def test_what_no_book_can_tell(word: str, gcide: Gcide, wordnet: WordNet) -> None:
    assert Glossary(gcide, wordnet).look_up(word) is None


def test_marks_examples_and_tears_are_cut() -> None:
    assert tidied("A hue [Obs.] of ours; as, a red hue.") == "A hue of ours"
    assert tidied("A ripped thing; one that ends in the midd1913 Webster]") == "A ripped thing"
    assert tidied("[1913 Webster]") == tidied("Half a wo[rd") == ""


def test_wordnet_goes_first_but_has_no_pronouns(gcide: Gcide, wordnet: WordNet) -> None:
    both = Glossary(gcide, wordnet)
    assert found(both, "hop")[1] == "a leap of ours"
    assert found(both, "run")[1] == "go at speed"
    assert found(both, "hopping")[1] == "To jump on one foot, in our words."
    assert found(both, "we")[1] == "You and I, in our words."
    assert found(both, "tea")[1] == "A drink of ours"


def test_crude_senses_and_names_are_passed_over(wordnet: WordNet) -> None:
    assert wordnet.senses("rude") == wordnet.senses("rome") == []
    assert [sense.text for sense in wordnet.senses("we")] == ["no pronoun"]
    assert found(Glossary(None, wordnet), "raced")[0] == "hop"


def test_halving_finds_every_line() -> None:
    keys = sorted(f"{a}{b}" for a in "abcxyz" for b in "efg")
    for end in ("\n", ""):
        lines = ("\n".join(f"{key} of {key}" for key in keys) + end).encode()
        assert [line_of(lines, key) for key in keys] == [f"{key} of {key}" for key in keys]
        assert line_of(lines, "a") == line_of(lines, "zz") == line_of(lines, "ae o") == ""
    assert line_of(b"", "a") == ""


def test_a_meaning_is_a_line_that_names_its_book(
    gcide: Gcide, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(glossary, "installed", lambda: Glossary(gcide, None))
    assert glossary.available()
    assert glossary.meaning("HOPE") == "verb: To wish, in our words. (GCIDE)"
    assert glossary.meaning("Hoped") == "from hope, verb: To wish, in our words. (GCIDE)"
    assert glossary.meaning("zyx") is None


def test_what_is_never_proposed_is_never_explained(
    gcide: Gcide, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(glossary, "installed", lambda: Glossary(gcide, None))
    monkeypatch.setattr(glossary, "may_propose", lambda word: word.lower() not in ("hop", "tea"))
    assert glossary.meaning("TEA") is None
    assert glossary.meaning("hopping") is None
    assert glossary.meaning("hoping") is not None


def test_nothing_is_needed(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for setting in WORDNET_SETTINGS:
        monkeypatch.setenv(setting, str(tmp_path))
    monkeypatch.setattr("parlor.words.dictionaries.PACKAGE", "no-such-dictionary-of-ours")
    assert find_wordnet() is None
    assert find_gcide() is None
    monkeypatch.setattr(glossary, "installed", lambda: Glossary(None, None))
    assert not glossary.available()
    assert glossary.meaning("tea") is None


def test_the_environment_says_where_wordnet_is(
    wordnet: WordNet, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("WORDNET", raising=False)
    monkeypatch.setenv("WNSEARCHDIR", str(tmp_path))
    here = find_wordnet()
    assert here is not None
    assert here.senses("hop") == wordnet.senses("hop")


def test_damaged_files_tell_nothing(tmp_path: Path) -> None:
    (tmp_path / "words_T.json").write_text("{")
    (tmp_path / "words_A.json").write_text('{"ant": {"pos": [{"text": "?"}]}}')
    assert Gcide(tmp_path).senses("tea") == Gcide(tmp_path).senses("ant") == []
    assert WordNet(tmp_path).senses("tea") == []


@pytest.mark.skipif(find_gcide() is None, reason="the extra glossary is not installed")
@pytest.mark.parametrize("word", ["quay", "QUAYS", "ran", "mice", "quickly", "he", "ox", "zebra"])
def test_the_extra_tells_ordinary_words(word: str) -> None:
    assert Glossary(find_gcide(), None).look_up(word) is not None


@pytest.mark.skipif(find_wordnet() is None, reason="WordNet is not installed")
@pytest.mark.parametrize("word", ["quay", "QUAYS", "ran", "mice", "quickly", "ox", "zebra", "pi"])
def test_wordnet_tells_ordinary_words(word: str) -> None:
    assert Glossary(None, find_wordnet()).look_up(word) is not None
