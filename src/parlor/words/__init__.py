"""Which words count and where they hide."""

from parlor.words.finder import Finder
from parlor.words.lists import NAMES, WordList, word_list

__all__ = ["NAMES", "Finder", "WordList", "word_list"]
