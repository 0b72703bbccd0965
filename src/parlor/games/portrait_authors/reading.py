"""Reading what a player types: the group first, then portrait or sketch of whom (PA-16)."""

import re
from collections.abc import Sequence

from parlor.rules.errors import Unreadable

FILLERS = {"the", "of", "for", "in", "give", "me"}
KINDS = ("portrait", "sketch")


def words_of(text: str) -> list[str]:
    """The words of a text that carry meaning."""
    found = [re.sub(r"[^\w]", "", word) for word in text.casefold().split()]
    return [word for word in found if word and word not in FILLERS]


def group_first(words: list[str], groups: Sequence[str]) -> tuple[str | None, list[str]]:
    """The group that the words begin with, if any, and the words after it."""
    for group in groups:
        names = words_of(group)
        taken = 0
        while taken < min(len(names), len(words)) and is_short_for(words[taken], names[taken]):
            taken += 1
        if taken:
            return group, words[taken:]
    return None, words


def group_last(words: list[str], groups: Sequence[str]) -> tuple[str | None, list[str]]:
    """The group that the words end with, though it should come first, and those before it."""
    for place in range(1, len(words)):
        group, rest = group_first(words[place:], groups)
        if group and not rest:
            return group, words[:place]
    return None, words


def is_short_for(word: str, name: str) -> bool:
    """Whether a word of three letters or more begins a name, or is all of it."""
    return word == name or (len(word) >= 3 and name.startswith(word))


def authors_listed(text: str, authors: Sequence[str]) -> list[str]:
    """The authors of a list with commas, or of surnames one after the other."""
    parts = [part for part in re.split(r",|\band\b", text, flags=re.IGNORECASE) if part.strip()]
    if len(parts) == 1:
        try:
            return [author_named(words_of(text), authors, text.strip())]
        except Unreadable:
            parts = text.split()
    return [author_named(words_of(part), authors, part.strip()) for part in parts]


def author_named(words: list[str], authors: Sequence[str], text: str) -> str:
    """The one author whose name has all these words, or beginnings of them."""
    found = [
        author
        for author in authors
        if words and all(any(n.startswith(w) for n in words_of(author)) for w in words)
    ]
    exact = [author for author in found if words_of(author) == words]
    if len(exact or found) == 1:
        return (exact or found)[0]
    if found:
        raise Unreadable(f"{text!r} may mean {' or '.join(found[:3])}")
    raise Unreadable(f"{text!r} names no author of the pack")
