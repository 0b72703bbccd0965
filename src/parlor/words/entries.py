"""What the file knows of one word: its level, whether Webster's of 1913 has it, its manners.

Words may be given in any case. What is not asked for is not read.
"""

from typing import Final

from parlor.words.packed import LEVELS, marks, place

LEFT_OUT: Final = ("name", "abbreviation", "slang")


def level(word: str) -> int | None:
    """The level of the smallest list that has the word: 35, 50, 70 or 80; None if none has."""
    spelled = word.upper()
    for section, (first, second) in LEVELS.items():
        at = place(section, spelled)
        if at is not None:
            return first if marks(f"{section} first")[at] else second
    return None


def in_webster(word: str) -> bool:
    """Whether Webster's of 1913 has it, or the word it is a form of, as more than slang."""
    spelled = word.upper()
    for section in LEVELS:
        at = place(section, spelled)
        if at is not None:
            return marks(f"{section} webster")[at]
    return False


def slang_in_1913(word: str) -> bool:
    """Whether a word of the lists is in Webster's of 1913 as slang and no more, as PAL is."""
    return place("slang in 1913", word.upper()) is not None


def may_propose(word: str) -> bool:
    """Whether a bot, a hint, the coach or a puzzle may say it; slurs and obscenities may not."""
    return place("never", word.upper()) is None


def known_as(word: str) -> str | None:
    """What a string left out of every list is: name, abbreviation, slang; None if unknown."""
    spelled = word.upper()
    for kind in LEFT_OUT:
        if place(kind, spelled) is not None:
            return kind
    return None
