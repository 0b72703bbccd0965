"""From a word as it is played to the word that a dictionary heads: quays, quay.

Small rules of our own. They propose, the dictionary disposes: most of what they propose is
no word, and what comes first fits best. Words are in small letters here.
"""

import re
from collections.abc import Iterator
from typing import NamedTuple

VOWELS = "aeiou"
ANY, NOUN, VERB, ADJECTIVE = "", "n", "v", "a"


class Head(NamedTuple):
    """A word to look up, and which part of speech fits."""

    lemma: str
    part: str = ANY


IRREGULAR_VERBS = (
    "am be,are be,is be,was be,were be,been be,art be,wast be,wert be,has have,had have,"
    "hast have,hath have,having have,does do,did do,done do,dost do,doth do,went go,gone go,"
    "goes go,arose arise,arisen arise,ate eat,eaten eat,awoke awake,awoken awake,bade bid,"
    "bore bear,borne bear,began begin,begun begin,bent bend,bled bleed,blew blow,blown blow,"
    "bought buy,bred breed,broke break,broken break,brought bring,built build,came come,"
    "caught catch,chose choose,chosen choose,clad clothe,clung cling,crept creep,dealt deal,"
    "drank drink,drawn draw,drew draw,driven drive,drove drive,drunk drink,dug dig,fallen fall,"
    "fed feed,fell fall,felt feel,fled flee,flew fly,flown fly,flung fling,forgot forget,"
    "fought fight,found find,froze freeze,frozen freeze,gave give,given give,got get,gotten get,"
    "grew grow,grown grow,heard hear,held hold,hewn hew,hid hide,hidden hide,hung hang,kept keep,"
    "knelt kneel,knew know,known know,laid lay,lain lie,lay lie,leapt leap,learnt learn,led lead,"
    "left leave,lent lend,lit light,lost lose,made make,meant mean,met meet,mown mow,paid pay,"
    "proven prove,ran run,rang ring,ridden ride,risen rise,rode ride,rose rise,rung ring,"
    "said say,sang sing,sank sink,sat sit,saw see,seen see,sent send,sewn sew,shaken shake,"
    "shod shoe,shone shine,shook shake,shorn shear,shot shoot,shown show,shrank shrink,"
    "shrunk shrink,slain slay,slept sleep,slew slay,slid slide,slung sling,slunk slink,"
    "smelt smell,smote smite,smitten smite,sold sell,sought seek,sown sow,spat spit,sped speed,"
    "spelt spell,spent spend,spilt spill,spoke speak,spoken speak,sprang spring,sprung spring,"
    "spun spin,stank stink,stole steal,stolen steal,stood stand,strewn strew,stridden stride,"
    "striven strive,strode stride,strove strive,struck strike,strung string,stuck stick,"
    "stung sting,stunk stink,sung sing,sunk sink,swam swim,swept sweep,swollen swell,swore swear,"
    "sworn swear,swum swim,swung swing,taken take,taught teach,thought think,threw throw,"
    "thrown throw,told tell,took take,tore tear,torn tear,trod tread,trodden tread,"
    "understood understand,unwound unwind,wept weep,withdrew withdraw,woke wake,woken wake,"
    "won win,wore wear,worn wear,wound wind,wove weave,woven weave,wrung wring,written write,"
    "wrote write"
)
IRREGULAR_NOUNS = (
    "brethren brother,children child,dice die,feet foot,geese goose,kine cow,lice louse,men man,"
    "mice mouse,oxen ox,pence penny,teeth tooth,women woman"
)
IRREGULAR_ADJECTIVES = (
    "better good,best good,worse bad,worst bad,further far,furthest far,farther far,farthest far,"
    "less little,least little,more much,most much,elder old,eldest old"
)


def _pairs(text: str, part: str) -> dict[str, Head]:
    return {form: Head(lemma, part) for form, lemma in (pair.split() for pair in text.split(","))}


IRREGULAR = {
    **_pairs(IRREGULAR_VERBS, VERB),
    **_pairs(IRREGULAR_NOUNS, NOUN),
    **_pairs(IRREGULAR_ADJECTIVES, ADJECTIVE),
}
MAN, MEN = "man", "men"

# ending, what stands there in the head
PLURALS = (
    *(("ies", "y"), ("ies", "ie"), ("ves", "f"), ("ves", "fe"), ("s", ""), ("es", "")),
    *(("zzes", "z"), ("sses", "s"), ("i", "us"), ("ae", "a"), ("a", "um"), ("a", "on")),
    *(("ata", "a"), ("es", "is"), ("ices", "ix"), ("ices", "ex"), ("im", ""), ("eaux", "eau")),
    *(("x", ""), ("i", "o"), ("i", "e"), ("mina", "men"), ("era", "us"), ("ora", "us")),
)
# British and older spellings, and how another dictionary may head the word
SPELLINGS = tuple(
    (re.compile(old), new)
    for old, new in (
        (r"is(?=(?:e|ed|es|ing|ings|er|ers|ation|ations|able)$)", "iz"),
        (r"iz(?=(?:e|ed|es|ing|ings|er|ers|ation|ations|able)$)", "is"),
        *((r"ys(?=(?:e|ed|es|ing|er|ers)$)", "yz"), (r"our", "or"), (r"[ao]e", "e")),
        *((r"([btv])re(?=s?$)", r"\1er"), (r"([btv])r(?=(?:ed|ing)$)", r"\1er")),
        *((r"ogue(?=s?$)", "og"), (r"og(?=s?$)", "ogue"), (r"ence(?=s?$)", "ense")),
        *((r"(?<=[aeiou])ll(?=[aeio])", "l"), (r"(?<=[aeiou])l(?=[aeio])", "ll")),
        *((r"ll(?=(?:ful|ment|s)?$)", "l"), (r"l(?=(?:ful|ment|ness|s)?$)", "ll")),
        *((r"ey(?=s?$)", "y"), (r"y(?=s?$)", "ey"), (r"ic(?=s?$)", "ical")),
        *((r"nce(?=s?$)", "ncy"), (r"ncy$", "nce"), (r"amme", "am"), (r"eable", "able")),
        *((r"ement(?=s?$)", "ment"), (r"(?<=dg)ment", "ement"), (r"ulph", "ulf")),
        *((r"er(?=s?$)", "re"), (r"in(?=s?$)", "ine"), (r"ow(?=s?$)", "ough"), (r"old", "ould")),
        *((r"er(?=s?$)", "or"), (r"or(?=s?$)", "er"), (r"(?<=[aeiou])xion", "ction")),
    )
)
# ending, what stands there in the word it comes from, and that word's part of speech
SUFFIXES = (
    *(("ically", "ic", ADJECTIVE), ("ally", "", ADJECTIVE), ("ily", "y", ADJECTIVE)),
    *(("bly", "ble", ADJECTIVE), ("ly", "", ADJECTIVE), ("ly", "le", ADJECTIVE)),
    *(("iness", "y", ADJECTIVE), ("ness", "", ADJECTIVE), ("ability", "able", ADJECTIVE)),
    *(("ibility", "ible", ADJECTIVE), ("icity", "ic", ADJECTIVE), ("ity", "", ADJECTIVE)),
    *(("ity", "e", ADJECTIVE), ("ability", "", VERB), ("able", "", VERB), ("able", "e", VERB)),
    *(("iable", "y", VERB), ("ization", "ize", VERB), ("ification", "ify", VERB)),
    *(("ation", "ate", VERB), ("ation", "e", VERB), ("ation", "", VERB), ("ion", "", VERB)),
    *(("ion", "e", VERB), ("ment", "", VERB), ("er", "", VERB), ("er", "e", VERB)),
    *(("ier", "y", VERB), ("or", "e", VERB), ("or", "", VERB), ("ative", "ate", VERB)),
    *(("ive", "ion", NOUN), ("ive", "e", VERB), ("ize", "", ANY), ("ize", "y", NOUN)),
    *(("ism", "ist", NOUN), ("ist", "ism", NOUN), ("ism", "", ANY), ("ist", "", ANY)),
    *(("ist", "y", NOUN), ("ist", "e", NOUN), ("istic", "ist", NOUN), ("ic", "y", NOUN)),
    *(("ic", "", NOUN), ("ical", "y", NOUN), ("ical", "ic", ANY), ("al", "", NOUN)),
    *(("al", "e", NOUN), ("ial", "y", NOUN), ("less", "", NOUN), ("iless", "y", NOUN)),
    *(("ful", "", NOUN), ("like", "", NOUN), ("ish", "", ANY), ("y", "", NOUN), ("y", "e", NOUN)),
    *(("ship", "", NOUN), ("hood", "", NOUN), ("dom", "", NOUN), ("ess", "", NOUN)),
    *(("ess", "e", NOUN), ("ward", "", NOUN), ("wards", "ward", ANY), ("wise", "", NOUN)),
    *(("wise", "ways", ANY), ("let", "", NOUN), ("ie", "", NOUN), ("ie", "y", ANY)),
    *(("ette", "", NOUN), ("ian", "", NOUN), ("an", "", NOUN), ("eer", "", NOUN)),
    *(("ous", "", NOUN), ("age", "", ANY), ("ery", "", ANY), ("ery", "er", NOUN)),
    *(("some", "", ANY), ("most", "", ANY), ("fold", "", ANY), ("free", "", NOUN)),
    *(("proof", "", NOUN), ("man", "", ANY), ("woman", "man", NOUN), ("person", "man", NOUN)),
    *(("cy", "t", ANY), ("cy", "te", ANY), ("ed", "", NOUN), ("ed", "e", NOUN), ("ied", "y", NOUN)),
)
PREFIXES = (
    *("un", "in", "im", "ir", "il", "non", "dis", "re", "de", "mis", "over", "under", "out", "up"),
    *("pre", "post", "anti", "counter", "co", "inter", "super", "sub", "semi", "multi", "micro"),
    *("mini", "mega", "tele", "auto", "bio", "neo", "pseudo", "ultra", "hyper", "mid"),
    *("electro", "radio", "hydro", "psycho", "socio", "geo", "aero", "neuro", "back", "down"),
)


def inflections(word: str) -> Iterator[Head]:
    """What this may be a form of: plural, past, participle, third person, more or most."""
    if word in IRREGULAR:
        yield IRREGULAR[word]
    if word.endswith(MEN):
        yield Head(word[: -len(MEN)] + MAN, NOUN)
    for ending in ("ing", "ed", "est", "er", "en"):
        if word.endswith(ending) and len(word) > len(ending) + 1:
            part = ADJECTIVE if ending in ("est", "er") else VERB
            for lemma in _unendings(word[: -len(ending)]):
                yield Head(lemma, part)
    for old, new in PLURALS:
        if word.endswith(old) and len(word) > len(old) + 1 and not word.endswith("ss"):
            yield Head(word[: -len(old)] + new, NOUN)
    if word.endswith("s") and not word.endswith("ss"):
        for old, new in (("s", ""), ("es", ""), ("ies", "y")):
            if word.endswith(old) and len(word) > len(old) + 1:
                yield Head(word[: -len(old)] + new, VERB)
    for prefix in ("over", "under", "out", "re", "un", "fore", "up", "mis", "with", "be", "for"):
        rest = word.removeprefix(prefix)
        if rest != word and rest in IRREGULAR:
            yield Head(prefix + IRREGULAR[rest].lemma, IRREGULAR[rest].part)


def _unendings(stem: str) -> list[str]:
    """The words that take an ending like -ing and then show this stem: hop from hopp."""
    if len(stem) > 2 and stem[-1] == stem[-2] and stem[-1] not in VOWELS:
        return [stem[:-1], stem] if stem[-1] not in "lsz" else [stem, stem[:-1]]
    if stem.endswith("i"):
        return [stem[:-1] + "y", stem + "e", stem]
    if stem.endswith("ck"):
        return [stem, stem[:-1], stem + "e"]
    silent = stem + "e"
    bare_first = len(stem) < 2 or stem[-1] in VOWELS + "wxy" or stem[-2] not in VOWELS
    bare_first = bare_first or (len(stem) > 2 and stem[-3] in VOWELS)  # heal, not heale
    return [stem, silent] if bare_first else [silent, stem]


def respelled(word: str) -> Iterator[str]:
    """The same word as another land or age spells it, one change at a time."""
    for old, new in SPELLINGS:
        other = old.sub(new, word)
        if other != word:
            yield other


def sources(word: str) -> Iterator[Head]:
    """What this may be made from: quickly from quick, unkind from kind."""
    for old, new, part in SUFFIXES:
        stem = word.removesuffix(old)
        if stem != word and len(stem) > 2:
            yield Head(stem + new, part)
            if not new and len(stem) > 3 and stem[-1] == stem[-2]:
                yield Head(stem[:-1], part)
    for prefix in PREFIXES:
        rest = word.removeprefix(prefix)
        if rest != word and len(rest) > 3:
            yield Head(rest)


def heads(word: str) -> Iterator[Head]:
    """What to look up for this word, the likeliest first.

    The word itself; what it is a form of; other spellings of both; what they are made from.
    """
    forms = list(inflections(word))
    spelled = [Head(other, head.part) for head in forms for other in respelled(head.lemma)]
    yield Head(word)
    yield from forms
    yield from (Head(head.lemma) for head in forms)
    yield from map(Head, respelled(word))
    yield from spelled
    yield from (Head(head.lemma) for head in spelled)
    yield from sources(word)
    for head in forms:
        if len(head.lemma) > 4:
            yield from sources(head.lemma)
    for source in sources(word):
        if len(source.lemma) > 4:
            yield from inflections(source.lemma)
    if word != (british := SPELLINGS[0][0].sub("iz", word)):
        for head in [Head(british), *inflections(british)]:
            yield from sources(head.lemma)
