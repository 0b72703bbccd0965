"""Whether a word counts, and why, in a sentence.

The sheets forbid names, abbreviations and slang (L74-20); which words are left is for the
list to say. What the cards cannot spell does not count whatever a list says.
"""

import unicodedata
from collections import Counter
from dataclasses import dataclass

from parlor.rules.errors import BadInput
from parlor.words import entries
from parlor.words.lists import FAMILY, OWN, WordList, word_list

LEVELS = {"guest": 35, "parlor": 50, "editor": 70, "grand": 80}
PERIOD = "webster"
SHORTEST = 2  # R-L04 (ours)
# LP-2: the letters of one pack; the same as parlor.games.logomachy.pack.COUNTS
LETTERS = Counter("AAAAAABBBCCCDDDEEEEEEEFFFGGHHIIIIIIJKLLMMNNOOOOOOPPQRRSSTTUUUUUUVWWXYYYZ")
NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
LEFT_OUT = {
    "name": "a proper name, and names do",
    "abbreviation": "an abbreviation, and abbreviations do",
    "slang": "slang, and slang does",
}


@dataclass(frozen=True, slots=True)
class Verdict:
    """What a list says of a word.

    `level` is that of the smallest list of today that has the word (None: none has it),
    `webster` whether Webster's of 1913 has it, `lists` the names of all lists that do, and
    `spellable` whether the cards are enough.
    """

    word: str
    list: str
    lawful: bool
    because: str
    level: int | None
    webster: bool
    lists: tuple[str, ...]
    spellable: bool

    def __bool__(self) -> bool:
        return self.lawful


def verdict(word: str, list: str | WordList = "parlor", packs: int = 1) -> Verdict:
    """Whether the word counts by this list with so many packs of cards, and why."""
    words = word_list(list)
    if packs not in (1, 2):
        raise BadInput(f"a game has one pack or two, not {packs!r}")
    if not isinstance(word, str):
        raise BadInput(f"a word is a text, not {word!r}")
    asked = word.strip()
    if not asked:
        raise BadInput("there is no word to judge")
    if len(asked) > LETTERS.total() * packs:
        raise BadInput(
            f"a word of {len(asked)} letters is too long: {_pack(packs)} {LETTERS.total() * packs}"
        )
    if not (asked.isascii() and asked.isalpha()):
        return Verdict(asked, words.name, False, _unprinted(asked), None, False, (), False)
    spelled = asked.upper()
    level = entries.level(spelled)
    webster = entries.in_webster(spelled)
    lacking = _lacking(spelled, packs)
    knows = spelled in words
    known = tuple(name for name, most in LEVELS.items() if level is not None and level <= most)
    if webster:
        known += (PERIOD,)
    if len(spelled) < SHORTEST:
        because = f"{spelled} is one letter, and a word has two letters or more (R-L04)."
    elif lacking:
        because = _too_few(spelled, lacking, packs)
    elif knows:
        because = f"{spelled} is in {_named(words.name)}."
    else:
        because = _unknown(spelled, words, known)
    lawful = knows and not lacking and len(spelled) >= SHORTEST
    return Verdict(spelled, words.name, lawful, because, level, webster, known, not lacking)


def _unprinted(asked: str) -> str:
    """What the cards can spell, for a text with other signs than letters."""
    apart = unicodedata.normalize("NFD", asked)
    plain = "".join(sign for sign in apart if not unicodedata.combining(sign))
    if plain != asked and plain.isascii() and plain.isalpha():
        return f"The cards have no accents: spell it {plain.upper()}."
    if any(sign.isspace() for sign in asked):
        return "A word is one word: the cards have the letters A to Z and no space."
    if any(sign.isdecimal() for sign in asked):
        signs = "digits"
    elif "'" in asked or "’" in asked:
        signs = "apostrophes"
    elif "-" in asked:
        signs = "hyphens"
    else:
        signs = "other signs"
    return f"The cards have the letters A to Z and no {signs}."


def _lacking(word: str, packs: int) -> str:
    """The first letter of which the word needs more cards than there are; empty if none."""
    for letter in word:
        if word.count(letter) > LETTERS[letter] * packs:
            return letter
    return ""


def _too_few(word: str, letter: str, packs: int) -> str:
    has = _number(LETTERS[letter] * packs)
    needs = _number(word.count(letter))
    verb = "is" if has == "one" else "are"
    sentence = f"There {verb} only {has} {letter} in {_cards(packs)}, and {word} needs {needs}"
    enough = packs == 1 and not _lacking(word, 2)
    return f"{sentence}; two packs together spell it." if enough else f"{sentence}."


def _unknown(word: str, words: WordList, known: tuple[str, ...]) -> str:
    if words.name.removesuffix(FAMILY) in known:
        return f"{word} is left out of {_named(words.name)}."
    if words.name.removesuffix(FAMILY) == PERIOD and entries.slang_in_1913(word):
        then = f"{word} is slang in Webster's of 1913, and slang does not count (L74-20)"
        return f"{then}; today it is in {_named(known[0])}."
    if known:
        return f"{word} is not in {_named(words.name)}, but it is in {_named(known[0])}."
    kind = entries.known_as(word)
    if kind is not None:
        return f"{word} is {LEFT_OUT[kind]} not count (L74-20)."
    return f"{word} is in no list that parlor knows."


def _named(name: str) -> str:
    return "your own list" if name == OWN else f"the list {name}"


def _cards(packs: int) -> str:
    return "the 72 cards" if packs == 1 else "two packs"


def _pack(packs: int) -> str:
    return "the pack has only" if packs == 1 else "two packs have only"


def _number(count: int) -> str:
    return NUMBERS[count] if count < len(NUMBERS) else str(count)
