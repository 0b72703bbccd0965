"""What a word means, told by dictionaries that are installed beside parlor, if any is.

No definition is in this repository, and no game needs one. `parlor[glossary]` brings one
dictionary from PyPI; WordNet's files are used as well where they are.
"""

import re
from functools import cache

from parlor.words.dictionaries import APART, Gcide, Sense, WordNet, find_gcide, find_wordnet
from parlor.words.entries import may_propose
from parlor.words.heads import everyday, heads
from parlor.words.lemmas import IRREGULAR, Head, inflections
from parlor.words.othernames import OTHER_NAMES

ADVICE = "no dictionary is installed here; pip install 'parlor[glossary]' brings one"
LONGEST = 64
LITTLE = ("preposition", "pronoun", "conjunction", "interjection", "article")  # not in WordNet
FORM_OF = re.compile(
    r"^(?:the )?(?:pl\.?|plural|imp\.?|past|p\. ?p\.?|p\. ?pr\.?|[123]d|compar\.?|superl\.?|pers\.?"
    r"|vb\.?|sing\.?|pres\.?|n\.?|tense|participle|ind\.?|and|&|,|\s)+ of (?:the verb )?(\w+)\W*$",
    re.IGNORECASE,
)
SAME_AS = re.compile(
    r"^(?:see|same as|an abbreviation of|an? variant of|var\. of|variant of|an? .{0,12}spelling of)"
    r"(?: under| \dst| \dd| \dth)* (\w+(?:[- ]\w+)?)(?: \([^)]*\))?"
    r"(?:, \w\.|, \d|, .{0,3}n\.|\W)*$",
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
        word = word.lower()
        forms = [] if self.wordnet is None else self.wordnet.bases(word)
        held: Sense | None = None
        for head in heads(word, [Head(lemma, part[0]) for lemma, part in forms]):
            if found := self._sense(head, head.lemma == word):
                return found
            held = held or self._pointed(head)
            if held and not (held.lemma == word and is_form(word)):
                return held
        return held

    def _sense(self, head: Head, itself: bool) -> Sense | None:
        """The best sense of just this head that tells something.

        What is asked for may be a form of another word; what it comes from is none.
        """
        base: Sense | None = None
        irregular = IRREGULAR.get(head.lemma)
        for sense in self._senses(head):
            if form := FORM_OF.match(sense.text):
                known = irregular is None or irregular.lemma == form[1].lower()
                if itself and known and not base:
                    base = self._plain(form[1], sense.part)
                if base and irregular:
                    return base
            elif not SAME_AS.match(sense.text):
                return sense
        return base

    def _pointed(self, head: Head) -> Sense | None:
        """A sense of this head that only names another word, with what that word means."""
        senses = self._senses(head)
        for sense in senses:
            same = SAME_AS.match(sense.text)
            if same and (base := self._plain(same[1], sense.part)):
                return sense._replace(text=f"{same[1].lower()}: {base.text}")
        return next((sense for sense in senses if SAME_AS.match(sense.text)), None)

    def _plain(self, lemma: str, part: str) -> Sense | None:
        """A sense of this head that does not name another word."""
        for sense in self._senses(Head(APART.sub("", lemma.lower()), part[:1])):
            if not points(sense):
                return sense
        return None

    def _senses(self, head: Head) -> list[Sense]:
        """The senses of this head as these parts of speech, the best first."""
        lemma, part = head
        webster = [] if self.gcide is None or not lemma else self.gcide.senses(lemma)
        senses = [] if self.wordnet is None or not lemma else self.wordnet.senses(lemma)
        little = bool(webster) and webster[0].part in LITTLE
        senses = webster + senses if little else senses + webster
        if not senses and (other := OTHER_NAMES.get(lemma)):
            senses = [
                sense._replace(lemma=lemma, text=f"{other.lemma}: {sense.text}")
                for sense in self._senses(other)
                if not points(sense)
            ]
        return [sense for sense in senses if not part or sense.part[:1] in tuple(part)]


def points(sense: Sense) -> bool:
    """Whether it only names another word."""
    return bool(FORM_OF.match(sense.text) or SAME_AS.match(sense.text))


def is_form(word: str) -> bool:
    """Whether it is a form of an everyday word."""
    return any(everyday(form.lemma) for form in inflections(word))


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
