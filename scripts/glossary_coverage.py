"""How much of a word list the dictionaries installed here can explain.

    python scripts/glossary_coverage.py [list ...]

With --missing, twenty words without a meaning as well, spread over the list.
"""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "src"))

from parlor.rules.errors import BadInput
from parlor.words import word_list
from parlor.words.dictionaries import find_gcide, find_wordnet
from parlor.words.glossary import ADVICE, Glossary

GOAL = 95.0


def main(arguments: list[str]) -> int:
    gcide, wordnet = find_gcide(), find_wordnet()
    books = {"GCIDE": Glossary(gcide, None), "WordNet": Glossary(None, wordnet)}
    books["both"] = Glossary(gcide, wordnet)
    if not books["both"]:
        print(ADVICE, file=sys.stderr)
        return 2
    names = [argument for argument in arguments if argument != "--missing"] or ["parlor"]
    for name in names:
        try:
            words = word_list(name).words
        except BadInput as wrong:
            print(wrong, file=sys.stderr)
            return 2
        for title, book in books.items():
            if not book or (title == "both" and not (gcide and wordnet)):
                continue
            senses = [book.look_up(word) for word in words]
            itself = sum(
                sense is not None and sense.lemma == word.lower()
                for word, sense in zip(words, senses, strict=True)
            )
            told = 100 * sum(sense is not None for sense in senses) / len(words)
            goal = "" if name != "parlor" else f"; goal {GOAL:g} %"
            print(
                f"{name}: {title} explains {told:.1f} % of {len(words)} words,"
                f" {100 * itself / len(words):.1f} % under their own head{goal}"
            )
            if "--missing" in arguments:
                missing = [word for word, s in zip(words, senses, strict=True) if s is None]
                print("   " + " ".join(missing[:: len(missing) // 20 + 1]))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
