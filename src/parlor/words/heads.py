"""Which heads to look up for a word, the likeliest first.

Step by step from the word: to what it is a form of, to another spelling, to what it is made
from. Each step has a price, and the cheapest ways come first. The list of everyday words
keeps the steps honest: an everyday word comes from an everyday word.
"""

from collections.abc import Iterator, Sequence
from heapq import heappop, heappush

from parlor.words.derivations import sources
from parlor.words.lemmas import ADJECTIVE, ANY, IRREGULAR, NOUN, VERB, Head, inflections
from parlor.words.othernames import MADE_FROM
from parlor.words.packed import place
from parlor.words.spellings import respelled

FORM, SPELLING, SOURCE = 2, 2, 6  # the price of a step
OTHER_PART, RARE, DOUBTFUL = 1, 5, 10  # what is added to it
DEAREST = 24
THING = NOUN + VERB  # what takes -s
PARTICIPLES = ("ing", "ed")


def everyday(word: str) -> bool:
    """Whether the list `parlor` has it."""
    return place("common", word.upper()) is not None


def heads(word: str, irregular: Sequence[Head] = ()) -> Iterator[Head]:
    """What to look up for this word, the likeliest first, each once.

    A dictionary may know what it is an irregular form of.
    """
    yield Head(word)
    strict = everyday(word)
    ways = [(0, 0, Head(word)), *((FORM + 1, 0, head) for head in irregular)]
    seen = set[Head]()
    followed = set[str]()
    pushed = 0
    while ways:
        price, _, head = heappop(ways)
        if head in seen:
            continue
        seen.add(head)
        if price:
            yield head
        if head.lemma not in followed:
            followed.add(head.lemma)
            for more, other in _steps(head, price, strict):
                if price + more <= DEAREST and other not in seen:
                    pushed += 1
                    heappush(ways, (price + more, pushed, other))


def _steps(head: Head, price: int, strict: bool) -> Iterator[tuple[int, Head]]:
    """Where one step leads from here, and its price."""
    word, part = head
    first = price == 0
    forms: list[tuple[int, Head]] = []
    if first or word.endswith("ing" if part == THING else PARTICIPLES) or word in IRREGULAR:
        forms = list(_forms(word, strict))
        yield from forms
    for other, sure in respelled(word):
        more = SPELLING + RARE * (not sure)
        yield more, Head(other, part)
        yield more + OTHER_PART, Head(other)
    if any(more == FORM and form.part != ADJECTIVE for more, form in forms):
        return  # rather what that is made from
    if first or not strict or everyday(word):
        for source, doubtful in sources(word):
            known = everyday(source.lemma) or word in MADE_FROM
            if known or not strict:
                for one in source.part or [ANY]:
                    more = SOURCE + RARE * (not known) + DOUBTFUL * doubtful
                    yield more, Head(source.lemma, one)


def _forms(word: str, strict: bool) -> Iterator[tuple[int, Head]]:
    """What this is a form of: of everyday words, if it is of any."""
    forms = list(inflections(word))
    known = [form for form in forms if everyday(form.lemma)]
    more = FORM if known else FORM + RARE
    for form in known or forms:
        if known or not strict or (form.part != NOUN and len(form.lemma) > 3):
            yield more, form
            if form.part != ADJECTIVE:
                yield more + OTHER_PART, Head(form.lemma)
            elif word.endswith(("est", "ier")):
                yield more + RARE, Head(form.lemma)
