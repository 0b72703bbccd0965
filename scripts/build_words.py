"""Make src/parlor/words/words.dat from SCOWL, GCIDE and WordNet.

    apt-get install scowl dict-gcide wordnet-base
    python scripts/build_words.py [--check]

The same sources give the same bytes; the file's format is in parlor/words/packed.py, the rules
are in scripts/words/. --check only says whether the file in the tree is what would be made.
"""

import sys
from collections import Counter
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "src"), str(ROOT / "scripts")]

from words.choice import LEVELS, Choice  # noqa: E402
from words.rules import Rules  # noqa: E402

from parlor.words.packed import DATA, pack, zip_marks, zip_words  # noqa: E402
from words import gcide, scowl, wordnet  # noqa: E402

LARGEST = 400_000
LONGEST_NAME = 12  # of left-out strings


def sources() -> str | None:
    """What is missing, in a sentence; None if all is there."""
    wanted = {"scowl": scowl.FOLDER, "dict-gcide": gcide.FILE, "wordnet-base": wordnet.FOLDER}
    missing = [package for package, path in wanted.items() if not path.exists()]
    return f"missing; on Debian: apt-get install {' '.join(missing)}" if missing else None


def choose() -> Choice:
    """Every string, judged."""
    rules = Rules(gcide.Gcide(), wordnet.WordNet())
    return Choice(scowl.strings(scowl.FOLDER), rules)


def word_sections(choice: Choice) -> list[bytes]:
    """The sections of the words that are kept."""
    sections = []
    for first, second in (LEVELS[:2], LEVELS[2:]):
        words = sorted(word for word, kept in choice.kept.items() if kept.level in (first, second))
        sections.append(zip_words(word.upper() for word in words))
        sections.append(zip_marks([choice.kept[word].level == first for word in words]))
        sections.append(zip_marks([choice.kept[word].webster for word in words]))
    never = [word.upper() for word, kept in choice.kept.items() if kept.never]
    then = [word.upper() for word, kept in choice.kept.items() if kept.slang_then]
    return [*sections, zip_words(never), zip_words(then)]


def left_sections(choice: Choice, most: int) -> list[bytes]:
    """What the left-out strings are, as many as fit into so many bytes, the best known first.

    All that SCOWL has below the last level, and of that level the short ones, which a hand
    may spell.
    """
    best: list[bytes] = []
    for longest in range(2, LONGEST_NAME):
        sections = [
            zip_words(
                word.upper()
                for word, reason in choice.left.items()
                if reason == kind
                and len(word) <= LONGEST_NAME
                and (
                    kind == "slang" or choice.first_seen(word) < LEVELS[-1] or len(word) <= longest
                )
            )
            for kind in ("name", "abbreviation", "slang")
        ]
        if sum(map(len, sections)) > most:
            break
        best = sections
    return best


def made(choice: Choice) -> bytes:
    """The whole file."""
    sections = word_sections(choice)
    room = LARGEST - 4 * (len(sections) + 3) - sum(map(len, sections))
    return pack([*sections, *left_sections(choice, room)])


def main(arguments: list[str]) -> int:
    missing = sources()
    if missing:
        print(missing, file=sys.stderr)
        return 2
    choice = choose()
    data = made(choice)
    assert len(data) <= LARGEST
    if "--check" in arguments:
        same = DATA.is_file() and DATA.read_bytes() == data
        print("words.dat is up to date" if same else "words.dat differs from its source")
        return 0 if same else 1
    DATA.write_bytes(data)
    for most in LEVELS:
        words = [word for word, kept in choice.kept.items() if kept.level <= most]
        old = sum(choice.kept[word].webster for word in words)
        two = sum(len(word) == 2 for word in words)
        print(f"level {most}: {len(words)} words, {two} of two letters, {old} in Webster's of 1913")
    print(f"never proposed: {sum(kept.never for kept in choice.kept.values())}")
    print(f"slang in 1913: {sum(kept.slang_then for kept in choice.kept.values())}")
    print(f"left out: {dict(Counter(choice.left.values()))}")
    print(f"{DATA.relative_to(ROOT)}: {len(data)} bytes")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
