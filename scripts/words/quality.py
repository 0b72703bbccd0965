"""How good the list is: error rates on a sample labelled by reading dictionary entries.

    python scripts/words/quality.py                 the rates
    python scripts/words/quality.py --draw SEED     a new sample, with the entries to read

The labelled sample is tests/words/sample.tsv: seed, drawn as kept or left, word,
label, reason.
"""

import random
import sys
from collections import Counter
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent.parent
sys.path[:0] = [str(ROOT / "src"), str(ROOT / "scripts")]

SAMPLE = ROOT / "tests/words/sample.tsv"
LABELS = ("word", "name", "abbreviation", "slang")
SIZE = 300
GOALS = {"kept": 0.01, "left": 0.03}


class Labelled(NamedTuple):
    """One line of the sample."""

    seed: str
    drawn: str  # kept or left
    word: str
    label: str
    reason: str

    @property
    def wrong(self) -> bool:
        """Whether the list decided otherwise than the reader."""
        return (self.label == "word") != (self.drawn == "kept")


def sample() -> list[Labelled]:
    """The labelled words."""
    lines = SAMPLE.read_text(encoding="utf-8").splitlines()
    return [Labelled(*line.split("\t")) for line in lines if line and not line.startswith("#")]


def rates() -> dict[str, tuple[int, int]]:
    """Of the words drawn as kept and as left: how many are wrong, how many there are."""
    labelled = sample()
    found = {}
    for drawn in GOALS:
        some = [one for one in labelled if one.drawn == drawn]
        found[drawn] = (sum(one.wrong for one in some), len(some))
    return found


def draw(seed: int) -> None:
    """Print a sample (kept words spread over the levels as in grand) with what is known."""
    from build_words import choose
    from words.choice import LEVELS

    choice = choose()
    rng = random.Random(seed)
    total = len(choice.kept)
    sizes = {
        level: round(SIZE * sum(one.level == level for one in choice.kept.values()) / total)
        for level in LEVELS
    }
    sizes[LEVELS[-1]] += SIZE - sum(sizes.values())
    drawn = [
        ("kept", word)
        for level, size in sizes.items()
        for word in rng.sample(sorted(w for w, k in choice.kept.items() if k.level == level), size)
    ]
    drawn += [("left", word) for word in rng.sample(sorted(choice.left), SIZE)]
    for kind, word in drawn:
        roots = choice.rules.root_words(word)
        spelled = "/".join(sorted(choice.elsewhere.get(word, {})))
        mark = choice.left.get(word) or str(choice.kept[word].level)
        print(f"{kind}\t{word}\t{mark}\t{spelled}")
        for known in [word, *roots][:3]:
            one = choice.rules.of(known)
            for entry in one.entries[:2]:
                text = " ".join(entry.text.split())
                print(f"    G {known}: {text[:150]}")
            for sense in one.senses[:2]:
                print(
                    f"    W {sense.spelling} {sense.part} {set(sense.usages)}: {sense.gloss[:90]}"
                )


def main(arguments: list[str]) -> int:
    if arguments[:1] == ["--draw"]:
        draw(int(arguments[1]))
        return 0
    for drawn, (wrong, size) in rates().items():
        what = {"kept": "names, abbreviations or slang", "left": "words that should have stayed"}
        print(f"{drawn}: {wrong} of {size} ({100 * wrong / size:.1f} %) are {what[drawn]}")
        for one in sample():
            if one.drawn == drawn and one.wrong:
                print(f"    {one.word}: {one.label} ({one.reason})")
    print(dict(Counter(f"{one.drawn} {one.label}" for one in sample())))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
