"""From a word to its heads, by rules alone."""

import pytest

from parlor.words.derivations import sources
from parlor.words.heads import everyday, heads
from parlor.words.lemmas import Head, inflections
from parlor.words.othernames import CALLED, MADE_FROM, SHORTENED, SPELLED, UNRELATED
from parlor.words.spellings import respelled


def test_the_likeliest_head_comes_first() -> None:
    assert next(iter(heads("hoping"))) == Head("hoping")
    assert next(inflections("hoping")) == Head("hope", "v")
    assert next(inflections("hopping")) == Head("hop", "v")
    assert next(inflections("women")) == Head("woman", "n")


@pytest.mark.parametrize(
    ("word", "lemma"),
    [
        *(("rifted", "rift"), ("rages", "rage"), ("raging", "rage"), ("corpses", "corpse")),
        *(("attaches", "attach"), ("pies", "pie"), ("taxies", "taxi"), ("dying", "die")),
        *(("calves", "calf"), ("believes", "believe"), ("babysat", "babysit"), ("oases", "oasis")),
        *(("schoolchildren", "schoolchild"), ("bestrid", "bestride"), ("armsful", "armful")),
        *(("panicked", "panic"), ("quizzes", "quiz"), ("unties", "untie"), ("untying", "untie")),
    ],
)
def test_an_everyday_form_comes_from_an_everyday_word(word: str, lemma: str) -> None:
    assert everyday(word)
    assert list(heads(word))[1].lemma == lemma


def test_an_irregular_form_is_asked_for_after_a_regular_one() -> None:
    asked = [head.lemma for head in heads("rifted", [Head("rive", "v")])]
    assert asked.index("rift") < asked.index("rive")


@pytest.mark.parametrize(
    ("word", "lemma"),
    [
        *(("rager", "rage"), ("hopper", "hop"), ("unkindly", "unkind"), ("refinance", "finance")),
        *(("unionize", "union"), ("unthinkable", "think"), ("evacuee", "evacuate")),
        *(("whiny", "whine"), ("deniability", "deny"), ("viral", "virus"), ("emote", "emotion")),
        *(("microsurgery", "surgery"), ("demotion", "demote"), ("stabilize", "stable")),
    ],
)
def test_the_first_everyday_source_is_the_right_one(word: str, lemma: str) -> None:
    known = (head.lemma for head, _ in sources(word) if everyday(head.lemma))
    assert next(known) == lemma


def test_what_only_looks_derived_comes_from_nothing() -> None:
    assert all(not list(sources(word)) for word in UNRELATED)
    assert not {"mop", "mope"} & {head.lemma for head in heads("mopeds")}
    asked = [head.lemma for head in heads("skier")]
    assert asked.index("ski") < asked.index("sky")


@pytest.mark.parametrize(
    ("word", "other"),
    [("colour", "color"), ("realise", "realize"), ("theatre", "theater"), ("foetus", "fetus")],
)
def test_lands_spell_differently(word: str, other: str) -> None:
    assert (other, True) in respelled(word)


def test_a_name_is_in_one_table_and_names_another_word() -> None:
    tables = (SPELLED, SHORTENED, CALLED, MADE_FROM)
    assert len({word for table in tables for word in table}) == sum(map(len, tables))
    assert all(word != head.lemma for table in tables for word, head in table.items())
    assert all(head.part in ("", "n", "v", "a") for table in tables for head in table.values())
