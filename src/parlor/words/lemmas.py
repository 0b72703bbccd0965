"""From a word as it is played to the word that a dictionary heads: quays, quay.

Small rules of our own. They propose, the dictionary disposes: most of what they propose is
no word, and what comes first fits best. Words are in small letters here.
"""

from collections.abc import Iterator
from typing import NamedTuple

VOWELS = "aeiou"
ANY, NOUN, VERB, ADJECTIVE = "", "n", "v", "a"  # first letters of the parts of speech that fit


class Head(NamedTuple):
    """A word to look up, and which parts of speech fit."""

    lemma: str
    part: str = ANY


IRREGULAR_VERBS = (
    "am be,are be,is be,was be,were be,been be,art be,wast be,wert be,has have,had have,hast have,"
    "hath have,having have,does do,did do,done do,dost do,doth do,went go,gone go,goes go,"
    "alit alight,arose arise,arisen arise,ate eat,eaten eat,awoke awake,awoken awake,bade bid,"
    "beaten beat,became become,befell befall,began begin,begat beget,begot beget,"
    "begotten beget,begun begin,bent bend,bereft bereave,bespoke bespeak,bespoken bespeak,"
    "bestrid bestride,bestrode bestride,bit bite,bitten bite,bled bleed,blest bless,blew blow,"
    "blown blow,bore bear,borne bear,bought buy,bound bind,bred breed,broke break,broken break,"
    "brought bring,built build,burnt burn,bused bus,busing bus,came come,caught catch,"
    "chid chide,chidden chide,chose choose,chosen choose,clad clothe,clove cleave,cloven cleave,"
    "clung cling,crept creep,dealt deal,dove dive,drank drink,drawn draw,dreamt dream,drew draw,"
    "driven drive,drove drive,drunk drink,dug dig,dwelt dwell,fallen fall,fed feed,fell fall,"
    "felt feel,fled flee,flew fly,flown fly,flung fling,forbad forbid,forbade forbid,"
    "forbidden forbid,forgot forget,forgotten forget,forsaken forsake,forsook forsake,"
    "fought fight,found find,froze freeze,frozen freeze,gainsaid gainsay,gave give,gilt gild,"
    "girt gird,given give,gnawn gnaw,got get,gotten get,graven grave,grew grow,ground grind,"
    "grown grow,heard hear,held hold,hewn hew,hid hide,hidden hide,hove heave,hung hang,kept keep,"
    "knelt kneel,knew know,known know,laid lay,lain lie,landslid landslide,lay lie,leant lean,"
    "leapt leap,learnt learn,led lead,left leave,lent lend,lept leap,lit light,lost lose,"
    "made make,meant mean,met meet,molten melt,mown mow,paid pay,pled plead,proven prove,ran run,"
    "rang ring,rent rend,ridden ride,risen rise,riven rive,rode ride,rose rise,rung ring,said say,"
    "sang sing,sank sink,sat sit,saw see,sawn saw,seen see,sent send,sewn sew,shaken shake,"
    "shaven shave,shewn show,shod shoe,shone shine,shook shake,shorn shear,shot shoot,shown show,"
    "shrank shrink,shriven shrive,shrove shrive,shrunk shrink,skier ski,slain slay,slept sleep,"
    "slew slay,slid slide,slung sling,slunk slink,smelt smell,smote smite,smitten smite,"
    "snuck sneak,sold sell,sought seek,sown sow,spat spit,sped speed,spelt spell,spent spend,"
    "spilt spill,spoilt spoil,spoke speak,spoken speak,sprang spring,sprung spring,spun spin,"
    "stank stink,stole steal,stolen steal,stood stand,stove stave,strewn strew,stricken strike,"
    "stridden stride,striven strive,strode stride,strove strive,struck strike,strung string,"
    "stuck stick,stung sting,stunk stink,sung sing,sunk sink,swam swim,swept sweep,swollen swell,"
    "swore swear,sworn swear,swum swim,swung swing,taken take,taxied taxi,taxying taxi,"
    "taught teach,thought think,threw throw,thriven thrive,throve thrive,thrown throw,told tell,"
    "took take,tore tear,torn tear,tost toss,trod tread,trodden tread,understood understand,"
    "waylaid waylay,wept weep,withdrawn withdraw,withdrew withdraw,woke wake,woken wake,won win,"
    "wore wear,worn wear,wound wind,wove weave,woven weave,wrapt wrap,wrung wring,written write,"
    "wrote write,wrought work"
)
IRREGULAR_NOUNS = (
    "brethren brother,calves calf,children child,corpora corpus,dice die,dwarves dwarf,elves elf,"
    "feet foot,femora femur,geese goose,genera genus,halves half,hooves hoof,kerchieves kerchief,"
    "kine cow,knives knife,leaves leaf,lice louse,lives life,loaves loaf,men man,mice mouse,"
    "opera opus,oxen ox,pence penny,people person,psyches psyche,scarves scarf,selves self,"
    "sheaves sheaf,shelves shelf,staves staff,teeth tooth,thieves thief,turves turf,"
    "viscera viscus,wharves wharf,wives wife,wolves wolf,women woman"
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

# ending, what stands there in the head; plurals that are not made with -s
PLURALS = (
    *(("i", "us"), ("ae", "a"), ("a", "um"), ("a", "on")),
    *(("ata", "a"), ("es", "is"), ("ices", "ix"), ("ices", "ex"), ("im", "")),
    *(("eaux", "eau"), ("ieux", "ieu"), ("i", "o"), ("i", "e"), ("mina", "men"), ("sful", "ful")),
    *(("nges", "nx"), ("yges", "yx"), ("ides", "is"), ("x", "")),
)
ADDED_ES = ("s", "x", "z", "h", "o", "i")  # what takes -es and not -s
HISSING = ("ss", "x", "zz", "ch", "sh")


def inflections(word: str) -> Iterator[Head]:
    """What this may be a form of: plural, past, participle, third person, more or most."""
    for i in range(len(word) - 1):
        if word[i:] in IRREGULAR and i != 1:
            lemma, part = IRREGULAR[word[i:]]
            yield Head(word[:i] + lemma, part)  # of the longest first: withdrew, then drew
    for ending, part in (("ing", VERB), ("ed", VERB), ("est", ADJECTIVE), ("er", ADJECTIVE)):
        if word.endswith(ending) and len(word) > len(ending) + 1:
            for lemma in unjoined(word.removesuffix(ending), ending):
                yield Head(lemma, part)
    if word.endswith("s") and not word.endswith("ss"):
        yield from _before_s(word)
    for old, new in PLURALS:
        if word.endswith(old) and len(word) > len(old) + 1:
            yield Head(word.removesuffix(old) + new, NOUN)
    if word.endswith(("pt", "st")) and len(word) > 4:
        yield Head(word[:-1], VERB)  # stript, strip


def _before_s(word: str) -> Iterator[Head]:
    """What takes -s or -es to become this, a noun or a verb."""
    stem = word.removesuffix("es")
    shorter = []
    if stem != word and stem.endswith(ADDED_ES):
        shorter = [stem[:-1] + "y", stem] if stem.endswith("i") else [stem]
        if len(stem) > 3 and stem[-1] == stem[-2]:
            shorter.append(stem[:-1])  # quizzes, gasses
    longer = [word[:-1]] if len(word) > 2 else []
    for lemma in shorter + longer if stem.endswith(HISSING) else longer + shorter:
        yield Head(lemma, NOUN + VERB)


def unjoined(stem: str, ending: str = "ed") -> list[str]:
    """The words that take an ending like -ing and then show this stem: hop from hopp."""
    if len(stem) < 2:
        return [stem + "e"]
    last, before = stem[-1], stem[-2]
    if len(stem) > 2 and last == before and last not in VOWELS:
        return [stem, stem[:-1], stem + "e"] if last in "lsz" else [stem[:-1], stem, stem + "e"]
    if last == "i" and not ending.startswith("i"):
        return [stem[:-1] + "y", stem + "e", stem, stem[:-1] + "ey"]
    if last == "y" and ending == "ing":
        return [stem, stem[:-1] + "ie", stem + "e"]
    if last == "k" and before == "c":
        return [stem, stem[:-1], stem + "e"]
    closed = last not in VOWELS + "wxy" and before in VOWELS + "y"
    if closed and (len(stem) < 3 or stem[-3] not in VOWELS or stem[-3:-1] == "ui"):
        single = sum(letter in VOWELS + "y" for letter in stem) == 1
        return (
            [stem + "e"] if single and last != "c" else [stem + "e", stem]
        )  # hope: hop would double
    return [stem, stem + "e"]
