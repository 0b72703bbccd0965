"""How much of a word list the dictionaries installed here can explain, and how rightly.

    python scripts/glossary_coverage.py [list ...]

With --missing, twenty words without a meaning as well, spread over the list. With --draw SEED,
the words of tests/words/glossary_sample.tsv as they are drawn, before they are labelled.
"""

import random
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "src"))

from parlor.rules.errors import BadInput
from parlor.words import word_list
from parlor.words.dictionaries import find_gcide, find_wordnet
from parlor.words.glossary import ADVICE, Glossary
from parlor.words.lemmas import inflections
from parlor.words.spellings import respelled

GOAL = 95.0
SAMPLE = Path(__file__).resolve().parent.parent / "tests/words/glossary_sample.tsv"


def labelled() -> list[list[str]]:
    """The lines of the sample: drawn, word, the heads that are right."""
    lines = SAMPLE.read_text(encoding="utf-8").splitlines()
    return [line.split("\t") for line in lines if not line.startswith("#")]


def right(book: Glossary, drawn: str) -> tuple[int, list[str]]:
    """How many words of this draw the book explains, and the answers whose head is wrong."""
    told, wrong = 0, []
    for _, word, heads in (line for line in labelled() if line[0] == drawn):
        if sense := book.look_up(word):
            told += 1
            if sense.lemma not in (word, *heads.split()):
                wrong.append(f"{word} from {sense.lemma}")
    return told, wrong


def is_form(word: str, lemma: str) -> bool:
    """Whether the word is a form or a spelling of this head, not made from it."""
    forms = {word, *(form.lemma for form in inflections(word))}
    return lemma in forms.union(*({other for other, _ in respelled(form)} for form in forms))


def draw(book: Glossary, seed: str) -> None:
    """Words that are explained under another head: 200 of all, 100 that are made from it."""
    senses = {word.lower(): book.look_up(word) for word in word_list("parlor").words}
    led = sorted(word for word, sense in senses.items() if sense and sense.lemma != word)
    made = [word for word in led if (s := senses[word]) and not is_form(word, s.lemma)]
    dice = random.Random(int(seed))
    every = sorted(dice.sample(led, 200))
    for drawn, words in (
        ("all", every),
        ("made", sorted(dice.sample(sorted(set(made) - set(every)), 100))),
    ):
        for word in words:
            if sense := senses[word]:
                print(drawn, word, sense.lemma, sense.part, sense.text, sep="\t")


def cover(name: str, title: str, book: Glossary, missing: bool) -> None:
    """Print how much of the list this book explains."""
    words = word_list(name).words
    senses = [book.look_up(word) for word in words]
    pairs = list(zip(words, senses, strict=True))
    itself = sum(sense is not None and sense.lemma == word.lower() for word, sense in pairs)
    told = sum(sense is not None for sense in senses)
    goal = f"; goal {GOAL:g} %" if name == "parlor" else ""
    print(
        f"{name}: {title} explains {100 * told / len(words):.1f} % of {len(words)} words,"
        f" {100 * itself / len(words):.1f} % under their own head{goal}"
    )
    if missing:
        without = [word for word, sense in pairs if sense is None]
        print("   " + " ".join(without[:: len(without) // 20 + 1]))


def main(arguments: list[str]) -> int:
    gcide, wordnet = find_gcide(), find_wordnet()
    books = {"GCIDE": Glossary(gcide, None), "WordNet": Glossary(None, wordnet)}
    if gcide and wordnet:
        books["both"] = Glossary(gcide, wordnet)
    books = {title: book for title, book in books.items() if book}
    if not books:
        print(ADVICE, file=sys.stderr)
        return 2
    if arguments[:1] == ["--draw"]:
        draw(Glossary(gcide, None), arguments[1])
        return 0
    for name in [argument for argument in arguments if argument != "--missing"] or ["parlor"]:
        try:
            for title, book in books.items():
                cover(name, title, book, "--missing" in arguments)
        except BadInput as wrong:
            print(wrong, file=sys.stderr)
            return 2
    for title, book in books.items():
        for drawn, meant in (("all", "drawn"), ("made", "made from another word")):
            told, wrong = right(book, drawn)
            print(f"{title} gives {told - len(wrong)} of {told} words {meant} their right head")
            if wrong:
                print("   " + ", ".join(wrong))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
