"""Which strings are words: the rules, in the order in which they speak.

A string is judged by what SCOWL, GCIDE and WordNet say of it; a form by the word it is a form of.
"""

from functools import cache
from typing import NamedTuple

from words.gcide import Entry, Gcide
from words.lemmas import lemmas
from words.wordnet import Sense, WordNet

OFFENSES = frozenset(("slur", "obscene"))


class Knowledge(NamedTuple):
    """What the dictionaries say of one spelling itself."""

    entries: tuple[Entry, ...]
    senses: tuple[Sense, ...]

    @property
    def known(self) -> bool:
        """Whether any of them has it."""
        return bool(self.entries or self.senses)

    @property
    def name(self) -> bool:
        """Whether it is known as a proper name alone."""
        common = [entry for entry in self.entries if not entry.name]
        if common or not self.known:
            return False
        single = any(sense.instance for sense in self.senses) or not self.senses
        return self.capital and single

    @property
    def capital(self) -> bool:
        """Whether WordNet, if it has it, writes it with a capital in every sense."""
        return all(sense.spelling != sense.spelling.lower() for sense in self.senses)

    @property
    def proper(self) -> bool:
        """Whether only WordNet has it, with a capital: a people, a sect, a trade mark."""
        single = any(sense.instance for sense in self.senses)
        return not self.entries and bool(self.senses) and self.capital and not single

    @property
    def slang(self) -> bool:
        """Whether every sense is marked: slang, or a slur where another mark says slang."""
        old = [entry.slang for entry in self.entries if not entry.name]
        new = [sense.usages for sense in self.senses if not sense.instance]
        marked = all(old) and all(new)
        return marked and (any(old) or any("slang" in usages for usages in new))

    def may_be(self, parts: str) -> bool:
        """Whether it is of one of these parts of speech, as far as anyone says."""
        said = {part for entry in self.entries for part in entry.parts}
        said |= {sense.part for sense in self.senses}
        return not said or bool(said & set(parts))


class Rules:
    """The dictionaries, asked."""

    def __init__(self, gcide: Gcide, wordnet: WordNet) -> None:
        self.gcide = gcide
        self.wordnet = wordnet
        self.of = cache(self._of)
        self.root_words = cache(self._root_words)

    def _of(self, word: str) -> Knowledge:
        entries = tuple(self.gcide.entries.get(word, ()))
        return Knowledge(entries, tuple(self.wordnet.senses.get(word, ())))

    def _root_words(self, word: str) -> list[str]:
        """The known words that this one may be a form of."""
        named = self.gcide.heads_of.get(word, set()) | self.wordnet.lemmas_of.get(word, set())
        spelled = [lemma for lemma, parts in lemmas(word) if self.of(lemma).may_be(parts)]
        return [lemma for lemma in sorted({*named, *spelled} - {word}) if self.of(lemma).known]

    def roots(self, word: str) -> list[Knowledge]:
        """What is known of the words that this one may be a form of."""
        return [self.of(root) for root in self.root_words(word)]

    def all_known(self, word: str) -> list[Knowledge]:
        """The word itself, if known, and its roots."""
        itself = self.of(word)
        return ([itself] if itself.known else []) + self.roots(word)

    def is_name(self, word: str) -> bool:
        """Whether it and all that it may be a form of are proper names."""
        known = self.all_known(word)
        return bool(known) and all(one.name for one in known)

    def is_proper(self, word: str) -> bool:
        """Whether it and all that it may be a form of are written with a capital."""
        known = self.all_known(word)
        return bool(known) and all(one.proper for one in known)

    def domains(self, word: str) -> set[int]:
        """WordNet's files in which it and its roots stand."""
        return {sense.domain for one in self.all_known(word) for sense in one.senses}

    def is_slang(self, word: str) -> bool:
        """Whether it and all that it may be a form of are slang in every sense."""
        known = [one for one in self.all_known(word) if not one.name]
        return bool(known) and all(one.slang for one in known)

    def in_webster(self, word: str) -> bool:
        """Whether Webster's of 1913 knows it, or the word it is a form of."""
        return self.gcide.webster.has(word, self.wordnet.lemmas_of.get(word, ()))

    def slang_in_webster(self, word: str) -> bool:
        """Whether Webster's of 1913 knows it, or the word it is a form of, as slang alone."""
        return self.gcide.webster.has_slang(word, self.wordnet.lemmas_of.get(word, ()))

    def offends(self, word: str) -> bool:
        """Whether WordNet marks every sense of it as a slur or an obscenity."""
        senses = [sense for sense in self.of(word).senses if sense.spelling == word]
        return bool(senses) and all(sense.usages & OFFENSES for sense in senses)
