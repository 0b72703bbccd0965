"""Which words count and where they hide."""

from parlor.words.finder import Finder
from parlor.words.grades import READINGS, Reading, notice
from parlor.words.lists import NAMES, WordList, word_list
from parlor.words.verdicts import Verdict, verdict

__all__ = [
    "NAMES",
    "READINGS",
    "Finder",
    "Reading",
    "Verdict",
    "WordList",
    "notice",
    "verdict",
    "word_list",
]
