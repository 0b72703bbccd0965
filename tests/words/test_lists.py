"""The lists that come with parlor, and lists of one's own."""

import copy
import hashlib
import pickle
import subprocess
import sys
from itertools import pairwise
from pathlib import Path

import pytest

from parlor.rules.errors import BadInput
from parlor.words import NAMES, WordList, word_list
from parlor.words.entries import may_propose
from parlor.words.packed import (
    DATA,
    SECTIONS,
    pack,
    unpack,
    unzip_marks,
    unzip_words,
    zip_marks,
    zip_words,
)

ROOT = Path(__file__).resolve().parents[2]
LEVELS = NAMES[:4]
SOURCES = ("/usr/share/dict/scowl", "/usr/share/dictd/gcide.dict.dz", "/usr/share/wordnet")


def test_each_list_is_inside_the_next() -> None:
    lists = [word_list(name) for name in LEVELS]
    for smaller, larger in pairwise(lists):
        assert set(smaller.words) < set(larger.words)
    assert [len(words) // 1000 for words in lists] == [41, 65, 117, 253]


def test_webster_is_the_old_part_of_grand() -> None:
    webster = word_list("webster")
    assert set(webster.words) < set(word_list("grand").words)
    assert len(webster) // 1000 == 137
    for word in ("PARLOR", "ABANDONED", "QUAY", "TEETH", "MICE", "BOSH"):
        assert word in webster
    for word in ("TELEVISION", "JINX", "SKEDADDLE", "ROBOT", "BULLDOZE"):
        assert word not in webster  # younger than 1913, or slang in it


def test_two_letter_words_are_few_and_chosen() -> None:
    two = [[word for word in word_list(name).words if len(word) == 2] for name in LEVELS]
    assert [len(words) for words in two] == [41, 55, 94, 109]
    assert not {"CS", "GS", "KB", "XS", "MS"} & set(two[-1])


@pytest.mark.parametrize("word", ["any", "TEA", "Quiz", "cafe", "bio", "melee", "AW", "max", "pal"])
def test_ordinary_words_count_in_the_parlor(word: str) -> None:
    assert word in word_list("parlor")


@pytest.mark.parametrize("word", ["op", "psi", "hon", "para", "bully", "swell", "soaked", "legs"])
def test_words_with_one_ordinary_sense_stay(word: str) -> None:
    assert word in word_list("editor")


@pytest.mark.parametrize("word", ["", "A", "XQZ", "DON'T", "CSC", "LONDON", "PARIS", "caf\u00e9"])
def test_other_strings_do_not(word: str) -> None:
    assert word not in word_list("grand")


@pytest.mark.parametrize("word", ["hooey", "poppycock", "codswallop", "gonna", "tommyrot"])
def test_slang_in_every_sense_is_left_out(word: str) -> None:
    assert word not in word_list("grand")


@pytest.mark.parametrize("name", NAMES)
def test_words_are_sorted_capitals_without_doubles(name: str) -> None:
    words = word_list(name).words
    assert list(words) == sorted(set(words))
    assert all(word.isascii() and word.isalpha() and word.isupper() for word in words)
    assert min(map(len, words)) == 2


def test_named_lists_are_read_once() -> None:
    assert word_list("parlor") is word_list("parlor")
    assert word_list("parlor").finder is word_list("parlor").finder


def test_an_unknown_name_lists_the_names() -> None:
    with pytest.raises(BadInput, match="no word list 'oxford'; there are: guest, parlor, editor"):
        word_list("oxford")


@pytest.mark.parametrize("name", NAMES)
def test_a_family_list_lacks_what_is_never_proposed(name: str) -> None:
    usual, family = word_list(name), word_list(name, family=True)
    gone = set(usual.words) - set(family.words)
    assert gone
    assert set(family.words) < set(usual.words)
    assert not any(map(may_propose, gone))
    assert all(may_propose(word) for word in list(family)[::97])


def test_a_family_list_has_a_name() -> None:
    family = word_list("parlor", family=True)
    assert family.name == "parlor family"
    assert word_list("parlor family") is family
    assert word_list(family, family=True) is family
    assert word_list(word_list("parlor"), family=True) is family
    assert pickle.loads(pickle.dumps(family)) is family


def test_own_words() -> None:
    own = word_list(["tea", "EAT", "Eat"])
    assert (own.name, own.words, len(own)) == ("own", ("EAT", "TEA"), 2)
    assert "eat" in own
    assert "ate" not in own
    assert word_list(own) is own
    assert word_list(iter(["tea", "eat"])).digest == own.digest != word_list(["tea"]).digest
    assert word_list(["tea", "turd"], family=True).words == ("TEA",)
    assert word_list(word_list(["tea", "turd"]), family=True).words == ("TEA",)


@pytest.mark.parametrize("word", ["", "don't", "t a", "caf\u00e9", "gro\u00df", "a1", 7])
def test_own_words_are_letters_only(word: object) -> None:
    with pytest.raises(BadInput, match=r"is not spelled with the letters A to Z") as refusal:
        word_list(["tea", word])  # type: ignore[list-item]
    assert repr(word) in str(refusal.value)


def test_a_number_is_no_list() -> None:
    with pytest.raises(BadInput, match="not 7"):
        word_list(7)  # type: ignore[arg-type]


def test_a_digest_names_the_content() -> None:
    guest = word_list("guest")
    whole = hashlib.sha256("\n".join(guest.words).encode()).hexdigest()
    assert whole.startswith(guest.digest)
    assert len({word_list(name).digest for name in NAMES}) == len(NAMES)


def test_a_list_survives_pickling_and_copying() -> None:
    parlor, own = word_list("parlor"), word_list(["TEA"])
    assert len(pickle.dumps(parlor)) < 200
    assert pickle.loads(pickle.dumps(parlor)) is parlor is copy.deepcopy(parlor)
    again: WordList = pickle.loads(pickle.dumps(own))
    assert again.words == own.words


def test_what_is_packed_is_unpacked() -> None:
    words = ["TEA", "EAT", "EATS", "A" * 64, "ATE"]
    marks = [True, False, False, True, True, False, False, False, True]
    sections = [zip_words(words), zip_marks(marks), zip_words([]), zip_marks([])]
    again = unpack(pack(sections))
    assert again == sections
    assert unzip_words(again[0]) == sorted(words)
    assert unzip_marks(again[1])[: len(marks)] == marks
    assert unzip_words(again[2]) == unzip_marks(again[3]) == []


def test_the_file_is_small() -> None:
    assert DATA.stat().st_size <= 400_000
    assert len(unpack(DATA.read_bytes())) == len(SECTIONS)


@pytest.mark.skipif(
    not all(Path(source).exists() for source in SOURCES),
    reason="SCOWL, GCIDE or WordNet is not installed",
)
def test_the_file_is_what_the_script_makes() -> None:
    command = [sys.executable, str(ROOT / "scripts/build_words.py"), "--check"]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
