"""How good the list is: error rates on samples labelled by reading dictionary entries.

    python scripts/words/quality.py                 the rates
    python scripts/words/quality.py --draw SEED     a new sample, with the entries to read
    python scripts/words/quality.py --draw-webster SEED

The labelled samples are tests/words/sample.tsv (seed, drawn as kept or left, word, label,
reason) and webster_sample.tsv (the same; drawn as marked known in 1913 or not, label yes or no).
"""

import random
import sys
from collections import Counter
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent.parent
sys.path[:0] = [str(ROOT / "src"), str(ROOT / "scripts")]

SAMPLE = ROOT / "tests/words/sample.tsv"
WEBSTER_SAMPLE = ROOT / "tests/words/webster_sample.tsv"
LABELS = ("word", "name", "abbreviation", "slang")
SIZE = 300
WRONG = {
    "kept": "names, abbreviations or slang",
    "left": "words that should have stayed",
    "marked": "not in Webster's of 1913",
    "unmarked": "in Webster's of 1913 all the same",
}


class Labelled(NamedTuple):
    """One line of the sample."""

    seed: str
    drawn: str  # kept or left; marked or unmarked
    word: str
    label: str
    reason: str

    @property
    def wrong(self) -> bool:
        """Whether the list decided otherwise than the reader."""
        return (self.label in ("word", "yes")) != (self.drawn in ("kept", "marked"))


def sample(file: Path) -> list[Labelled]:
    """The labelled words."""
    lines = file.read_text(encoding="utf-8").splitlines()
    return [Labelled(*line.split("\t")) for line in lines if line and not line.startswith("#")]


def print_rates(labelled: list[Labelled]) -> None:
    """Of the words drawn in each way: how many are wrong, and which."""
    for drawn in dict.fromkeys(one.drawn for one in labelled):
        some = [one for one in labelled if one.drawn == drawn]
        wrong = [one for one in some if one.wrong]
        rate = 100 * len(wrong) / len(some)
        print(f"{drawn}: {len(wrong)} of {len(some)} ({rate:.1f} %) are {WRONG[drawn]}")
        for one in wrong:
            print(f"    {one.word}: {one.label} ({one.reason})")
    print(dict(Counter(f"{one.drawn} {one.label}" for one in labelled)))


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


def draw_webster(seed: int) -> None:
    """Print words of editor, as many marked as not, without the mark; at the end the marked."""
    from build_words import choose

    choice = choose()
    rng = random.Random(seed)
    editor = sorted(word for word, kept in choice.kept.items() if kept.level <= 70)
    marked = rng.sample([word for word in editor if choice.kept[word].webster], SIZE // 2)
    drawn = marked + rng.sample([w for w in editor if not choice.kept[w].webster], SIZE // 2)
    rng.shuffle(drawn)
    for word in drawn:
        print(word)
        for known in (word, *choice.rules.root_words(word)):
            for entry in choice.rules.of(known).entries:
                text = " ".join(entry.text.split())
                print(f"    {known}: {text[:150]} ... {text[-60:]}")
    print("marked:", *sorted(marked))


def main(arguments: list[str]) -> int:
    draws = {"--draw": draw, "--draw-webster": draw_webster}
    if arguments[:1] and arguments[0] in draws:
        draws[arguments[0]](int(arguments[1]))
        return 0
    for file in (SAMPLE, WEBSTER_SAMPLE):
        print_rates(sample(file))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
