"""From an inflected form back to the words it may be a form of."""

from collections.abc import Iterator

VOWELS = frozenset("aeiou")


def _stripped(word: str, ending: str) -> Iterator[str]:
    """What stands before the ending, as spelled alone: bak- bake, stopp- stop, tri- try."""
    stem = word[: -len(ending)]
    if len(stem) < 2:
        return
    yield stem
    if ending != "s":
        if stem[-1] not in VOWELS or stem[-1] == "u":
            yield stem + "e"
        if stem[-1] == stem[-2] or stem.endswith("ck"):
            yield stem[:-1]
        if stem[-1] == "i":
            yield stem[:-1] + "y"
        if ending == "ing" and stem[-1] == "y":
            yield stem[:-1] + "ie"


def lemmas(word: str) -> list[tuple[str, str]]:
    """Every (word, parts of speech it then must have) that the form may come from."""
    found: list[tuple[str, str]] = []
    if word.endswith("s") and not word.endswith("ss"):
        found += [(stem, "nv") for stem in _stripped(word, "s")]
        if word.endswith("es"):
            stem = word[:-2]
            if stem.endswith(("s", "x", "z", "ch", "sh", "o")):
                found.append((stem, "nv"))
            if stem.endswith(("ss", "zz")):
                found.append((stem[:-1], "nv"))
            if stem.endswith("i"):
                found.append((stem[:-1] + "y", "nv"))
            if stem.endswith("v"):
                found += [(stem[:-1] + "f", "n"), (stem[:-1] + "fe", "n")]
    for ending, parts in (("ed", "v"), ("ing", "v"), ("er", "a"), ("est", "a")):
        if word.endswith(ending):
            found += [(stem, parts) for stem in _stripped(word, ending)]
    if word.endswith("ings"):
        found += [(stem, "v") for stem in _stripped(word[:-1], "ing")]
    if word.endswith("men"):
        found.append((word[:-3] + "man", "n"))
    if word.endswith("ae"):
        found.append((word[:-1], "n"))
    return [(lemma, parts) for lemma, parts in found if len(lemma) > 1]
