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
from parlor.words.packed import pack, unpack

ROOT = Path(__file__).resolve().parents[2]


def test_each_list_is_inside_the_next() -> None:
    lists = [word_list(name) for name in NAMES]
    for smaller, larger in pairwise(lists):
        assert set(smaller.words) < set(larger.words)
    assert [len(words) // 1000 for words in lists] == [41, 65, 118, 254]


def test_two_letter_words_are_few_and_chosen() -> None:
    two = [[word for word in word_list(name).words if len(word) == 2] for name in NAMES]
    assert [len(words) for words in two] == [41, 55, 90, 96]
    assert not {"CS", "GS", "KB", "XS", "MS"} & set(two[-1])


@pytest.mark.parametrize("word", ["any", "TEA", "Quiz", "cafe", "bio", "melee", "AW"])
def test_ordinary_words_count_in_the_parlor(word: str) -> None:
    assert word in word_list("parlor")


@pytest.mark.parametrize("word", ["", "A", "XQZ", "DON'T", "CSC", "LONDON", "caf\u00e9"])
def test_other_strings_do_not(word: str) -> None:
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


def test_own_words() -> None:
    own = word_list(["tea", "EAT", "Eat"])
    assert (own.name, own.words, len(own)) == ("own", ("EAT", "TEA"), 2)
    assert "eat" in own
    assert "ate" not in own
    assert word_list(own) is own
    assert word_list(iter(["tea", "eat"])).digest == own.digest != word_list(["tea"]).digest


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
    assert len({word_list(name).digest for name in NAMES}) == 4


def test_a_list_survives_pickling_and_copying() -> None:
    parlor, own = word_list("parlor"), word_list(["TEA"])
    assert len(pickle.dumps(parlor)) < 200
    assert pickle.loads(pickle.dumps(parlor)) is parlor is copy.deepcopy(parlor)
    again: WordList = pickle.loads(pickle.dumps(own))
    assert again.words == own.words


def test_what_is_packed_is_unpacked() -> None:
    levels = [["TEA", "EAT", "EATS"], [], ["A" * 64, "ATE"]]
    data = pack(levels)
    assert unpack(data, 1) == ["EAT", "EATS", "TEA"]
    assert unpack(data, 3) == ["A" * 64, "ATE", "EAT", "EATS", "TEA"]


def test_the_file_is_small() -> None:
    assert (ROOT / "src/parlor/words/words.dat").stat().st_size <= 400_000


@pytest.mark.skipif(not Path("/usr/share/dict/scowl").is_dir(), reason="SCOWL is not installed")
def test_the_file_is_what_the_script_makes() -> None:
    command = [sys.executable, str(ROOT / "scripts/build_words.py"), "--check"]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
