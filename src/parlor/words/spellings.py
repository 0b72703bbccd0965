"""The same word as another land, age or printer spells it: colour, color.

Words are in small letters here.
"""

import re
from collections.abc import Iterator

SURE = (
    (r"is(?=(?:e|ed|es|ing|ings|ingly|er|ers|ation|ations|able)$)", "iz"),
    (r"iz(?=(?:e|ed|es|ing|ings|ingly|er|ers|ation|ations|able)$)", "is"),
    *((r"ys(?=(?:e|ed|es|ing|er|ers)$)", "yz"), (r"our", "or"), (r"oe(?=[ao])", "e")),
    *((r"[ao]e(?=[b-df-hj-np-tv-z][a-z]{2})", "e"), (r"ogue(?=s?$)", "og"), (r"og$", "ogue")),
    *((r"([bptv])re(?=s?$)", r"\1er"), (r"([btv])r(?=(?:ed|ing)$)", r"\1er")),
    *((r"(?<=[bcghtv])er$", "re"), (r"ence$", "ense"), (r"ense$", "ence"), (r"ulph", "ulf")),
    *((r"ulf", "ulph"), (r"(?<=[aeiou])ll(?=[aeio])", "l"), (r"(?<=[aeiou])l(?=[aeio])", "ll")),
    *((r"ll(?=(?:ful|ment|s)?$)", "l"), (r"l(?=(?:ful|ment|ness)?$)", "ll")),
    *((r"dgement", "dgment"), (r"dgment", "dgement"), (r"eable", "able"), (r"ic$", "ical")),
    *((r"(?<=mo)l(?=[dt])", "ul"), (r"amme", "am"), (r"xion", "ction")),
)
DOUBTFUL = (
    *((r"ey$", "y"), (r"(?<!e)y$", "ey"), (r"ie$", "y"), (r"nce$", "ncy"), (r"ncy$", "nce")),
    *((r"in$", "ine"), (r"er$", "or"), (r"or$", "er")),
)
SPELLINGS = tuple((re.compile(old), new, True) for old, new in SURE) + tuple(
    (re.compile(old), new, False) for old, new in DOUBTFUL
)


def respelled(word: str) -> Iterator[tuple[str, bool]]:
    """The other spellings, one change at a time, and whether they are sure."""
    for old, new, sure in SPELLINGS:
        other = old.sub(new, word)
        if other != word:
            yield other, sure
