"""What a word is made from: quickly from quick, unkind from kind.

Each rule leads to the base that the word truly has, if it has one of that form. A compound is
not explained by its parts. Words are in small letters here.
"""

from collections.abc import Iterator

from parlor.words.lemmas import ANY, Head, unjoined
from parlor.words.othernames import MADE_FROM, UNRELATED

# ending, what stands there in the word it comes from, and that word's parts of speech.
# The outer ones are taken off before any beginning: unkindly from unkind.
OUTER = (
    *(("ically", "ic", "a"), ("ically", "ical", "a"), ("ily", "y", "a"), ("bly", "ble", "a")),
    *(("lly", "ll", "a"), ("ly", "", "an"), ("ly", "le", "a"), ("ly", "e", "a")),
    *(("iness", "y", "an"), ("ness", "", "an"), ("ability", "able", "a"), ("ibility", "ible", "a")),
    *(("ize", "", ANY), ("ise", "", ANY), ("ist", "ism", "n"), ("ism", "ist", "n")),
    *(("ist", "", ANY), ("ism", "", ANY), ("ive", "ion", "n")),
)
SUFFIXES = (
    *(("ization", "ize", "v"), ("isation", "ise", "v"), ("ification", "ify", "v")),
    *(("ication", "icate", "v"), ("ation", "ate", "vn"), ("icity", "ic", "a")),
    *(("ative", "ate", "v"), ("ator", "ate", "v"), ("ory", "ion", "n"), ("ize", "y", "n")),
    *(("ise", "y", "n"), ("bilize", "ble", "a"), ("bilise", "ble", "a"), ("istic", "ism", "n")),
    *(("istic", "ist", "n"), ("istic", "ity", "n"), ("ist", "y", "n"), ("ic", "y", "n")),
    *(("ic", "ics", "n"), ("ical", "y", "n"), ("ical", "ic", ANY), ("ian", "y", "n")),
    *(("ician", "ics", "n"), ("ician", "ic", "n"), ("ial", "y", "n"), ("ial", "ia", "n")),
    *(("ous", "y", "n"), ("ious", "ion", "n"), ("grapher", "graphy", "n")),
    *(("graph", "graphy", "n"), ("maniac", "mania", "n"), ("phobic", "phobia", "n")),
    *(("emic", "emia", "n"), ("tic", "sis", "n"), ("tic", "sia", "n"), ("crat", "cracy", "n")),
    *(("ance", "ant", "a"), ("ence", "ent", "a"), ("ency", "ent", "a"), ("ancy", "ant", "a")),
    *(("cy", "", "an"), ("acy", "ate", "an"), ("acy", "at", "n"), ("ment", "", "v")),
    *(("ment", "e", "v"), ("less", "", "n"), ("iless", "y", "n"), ("ful", "", "nv")),
    *(("iful", "y", "n"), ("like", "", "n"), ("ship", "", "n"), ("hood", "", "n")),
    *(("dom", "", "n"), ("ward", "", ANY), ("wards", "ward", ANY), ("wise", "", "n")),
    *(("wise", "ways", ANY), ("ways", "wise", ANY), ("ie", "", "an"), ("let", "", "n")),
    *(("ster", "", "n"), ("some", "", ANY), ("most", "", ANY), ("fold", "", ANY)),
    *(("ite", "", ANY), ("ian", "", "n"), ("eer", "", "n"), ("ier", "y", "v"), ("ary", "", "n")),
    *(("ial", "", "n"), ("ual", "", "n"), ("al", "um", "n"), ("al", "us", "n")),
    *(("ietal", "iety", "n"), ("free", "", "n"), ("proof", "", "n"), ("woman", "man", "n")),
    *(("person", "man", "n"), ("th", "", ANY), ("ee", "ate", "v"), ("ant", "ate", "v")),
    *(("erly", "", ANY), ("aholic", "", ANY)),
)
# endings that join as -ing does: hopper from hop, hoper from hope
JOINED = (
    *(("ability", "v"), ("ibility", "v"), ("istic", "n"), ("able", "v"), ("ible", "v")),
    *(("er", "vn"), ("or", "vn"), ("ee", "v"), ("ation", "v"), ("ion", "v"), ("ive", "v")),
    *(("ity", "a"), ("ize", ANY), ("ise", ANY), ("ist", ANY), ("ism", ANY), ("ic", "n")),
    *(("ical", "n"), ("al", "vn"), ("ance", "v"), ("ence", "v"), ("ant", "v"), ("ent", "v")),
    *(("ish", ANY), ("y", "nv"), ("ess", "n"), ("ette", "nv"), ("ous", "n"), ("age", ANY)),
    *(("ery", ANY), ("ed", "n"), ("ing", "vn"), ("en", "a"), ("an", "n"), ("ry", "n")),
)
# beginnings, and what they stand before; the outer ones are taken off before most endings
OUTER_PREFIXES = (
    *(("un", "av"), ("non", ANY), ("re", ANY), ("mis", "vn"), ("over", ANY), ("under", ANY)),
    *(("out", ANY), ("pre", ANY)),
)
PREFIXES = (
    *(("in", "an"), ("im", "an"), ("ir", "a"), ("il", "a"), ("dis", ANY), ("de", "vn")),
    *(("post", ANY), ("anti", ANY), ("counter", ANY)),
)
AROUND = (("un", "able", "v"), ("de", "ize", ANY), ("de", "ise", ANY))  # unthinkable from think
# these may begin a word by chance, and are tried last
COMBINING = (
    *("co", "fore", "inter", "super", "sub", "semi", "multi", "micro", "mini", "mega", "tele"),
    *("auto", "bio", "neo", "pseudo", "ultra", "hyper", "trans", "bi", "uni", "para", "extra"),
    *("supra", "intra", "electro", "radio", "hydro", "psycho", "socio", "geo", "aero", "neuro"),
    *("photo", "thermo", "step", "mal", "arch", "cyber", "infra", "kilo", "milli", "centi"),
    *("nano", "retro", "cardio", "after", "back", "down", "mid", "off", "up"),
)


def sources(word: str) -> Iterator[tuple[Head, bool]]:
    """What this may be made from, the likeliest first, and whether it may be by chance."""
    if word in UNRELATED:
        return
    for head in _sources(word):
        yield head, False
    for prefix in COMBINING:
        if word.startswith(prefix) and len(word) > len(prefix) + 2:
            yield Head(word.removeprefix(prefix)), True


def _sources(word: str) -> Iterator[Head]:
    if word in MADE_FROM:
        yield MADE_FROM[word]
    yield from _before(word, OUTER)
    yield from _after(word, OUTER_PREFIXES)
    yield from _before(word, SUFFIXES)
    for ending, part in JOINED:
        yield from _around(word, "", ending, part)
    for prefix, ending, part in AROUND:
        yield from _around(word, prefix, ending, part)
    yield from _after(word, PREFIXES)


def _before(word: str, rules: tuple[tuple[str, str, str], ...]) -> Iterator[Head]:
    """What stands before an ending."""
    for old, new, part in rules:
        stem = word.removesuffix(old)
        if stem != word and len(stem) > 2:
            yield Head(stem + new, part)
            if not new and old != "ly" and len(stem) > 3 and stem[-1] == stem[-2]:
                yield Head(stem[:-1], part)


def _after(word: str, rules: tuple[tuple[str, str], ...]) -> Iterator[Head]:
    """What stands after a beginning."""
    for prefix, part in rules:
        if word.startswith(prefix) and len(word) > len(prefix) + 2:
            yield Head(word.removeprefix(prefix), part)


def _around(word: str, prefix: str, ending: str, part: str) -> Iterator[Head]:
    """What stands between a beginning and an ending that joins."""
    if word.startswith(prefix) and word.endswith(ending):
        stem = word.removeprefix(prefix).removesuffix(ending)
        if len(stem) > 2:
            for lemma in unjoined(stem, ending):
                yield Head(lemma, part)
