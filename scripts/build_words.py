"""Make src/parlor/words/words.dat from SCOWL (Debian: apt-get install scowl).

    python scripts/build_words.py [--check] [folder of SCOWL]

The same SCOWL gives the same bytes; the file's format is in parlor/words/packed.py.
--check only says whether the file in the tree is what would be made.
"""

import sys
import unicodedata
from collections import Counter
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "src"))

from parlor.words.packed import pack, unpack  # noqa: E402

SCOWL = Path("/usr/share/dict/scowl")
DATA = ROOT / "src/parlor/words/words.dat"
LEVELS = (35, 50, 70, 80)  # guest, parlor, editor, grand
LARGEST = 400_000

# Two packs of Logomachy: no word that needs more cards can ever be laid.
PACK = Counter("AAAAAABBBCCCDDDEEEEEEEFFFGGHHIIIIIIJKLLMMNNOOOOOOPPQRRSSTTUUUUUUVWWXYYYZ")

# The two-letter words decide games, and SCOWL's are full of letter names (cs, gs, xs) and
# symbols (kb, lm, mf). So they are named one by one: the 96 that word games settled on before
# the slang and loan words of late (no qi, za, ok). The level is SCOWL's, except that es, which
# SCOWL has early as "more than one e", waits for the editor, and so do the words that SCOWL
# files with the abbreviations (aa ab ae al ar bo ed el hm li mm mo oe op os); only aw, which
# everyone says, comes at 50.
TWO_LETTERS = {
    35: "AD AH AM AN AS AT AX AY BE BY DO EH EM GO HA HE HI HO ID IF IN IS IT MA ME MU MY"
    " NO OF OH ON OR OX PA PI RE SO TO UP US WE",
    50: "AW EX FA LA LO MI NU OW SH TI UH UM YE YO",
    70: "AA AB AE AI AL AR BI BO DE ED EL EN ER ES ET HM JO KA LI MM MO NE OD OE OM OP OS"
    " PE SI TA UT WO XI XU YA",
    80: "AG BA EF NA OY UN",
}

# SCOWL puts a string that is also an abbreviation, a numeral or jargon in that class alone.
# These are ordinary words all the same.
RESTORED = {
    50: "ADMIN APP BIO BOT BRO BROS INTRO MATHS MAX SEC STAT TECH VOCAB",
    70: "ABS ALT COL COMP COR COS CUM DAG DEF DOL EDS EFF ENG FEM GEN HIST HON INCOG LAT LAV"
    " LING LITHO MACH MAG MEM MOL MOS MUS NOM PARA PEND PERP PHOTOG PLAT PRELIM PSEUD"
    " PSI RAD REC REM RES SYN TEL TRANS VERT",
}

# In SCOWL's words, but no words to a table.
DROPPED = {
    "symbols and abbreviations": "AEQ CSC DKL ERT HHD",
    "names": "HUN POE",
    "never a word alone in English": "HOC OUI",
    "jargon, or how someone talks": "FOO HOS PWN YER ZAC",
    "slips": "ANALYTICALALLY MES",
}


def plain(word: str) -> str:
    """The word in capitals without accents: the cards have none (café is CAFE)."""
    apart = unicodedata.normalize("NFD", word)
    return "".join(sign for sign in apart if not unicodedata.combining(sign)).upper()


def listed(folder: Path) -> dict[str, int]:
    """Every small-letter word of all spellings and variants, with the level it first has."""
    level: dict[str, int] = {}
    for file in sorted(folder.glob("*-words.*")):
        size = int(file.suffix[1:])
        for word in file.read_text(encoding="utf-8").split():
            if size <= LEVELS[-1] and word == word.lower():
                spelled = plain(word)
                if spelled.isascii() and spelled.isalpha():
                    level[spelled] = min(size, level.get(spelled, size))
    return level


def in_two_packs(word: str) -> bool:
    """Whether two packs have the cards to spell the word."""
    return all(word.count(letter) <= 2 * PACK[letter] for letter in set(word))


def chosen(folder: Path) -> dict[str, int]:
    """The words of the file with their levels."""
    level = {word: size for word, size in listed(folder).items() if len(word) > 2}
    for named in (TWO_LETTERS, RESTORED):
        for size, words in named.items():
            for word in words.split():
                level[word] = min(size, level.get(word, size))
    for words in DROPPED.values():
        for word in words.split():
            del level[word]
    return {word: size for word, size in level.items() if in_two_packs(word)}


def main(arguments: list[str]) -> int:
    check = "--check" in arguments
    folders = [Path(argument) for argument in arguments if argument != "--check"]
    folder = folders[0] if folders else SCOWL
    if not list(folder.glob("english-words.*")):
        print(f"no SCOWL in {folder}; on Debian: apt-get install scowl", file=sys.stderr)
        return 2
    level = chosen(folder)
    blocks: list[list[str]] = [[] for _ in LEVELS]
    for word, size in level.items():
        blocks[next(i for i, most in enumerate(LEVELS) if size <= most)].append(word)
    data = pack(blocks)
    assert len(data) <= LARGEST
    assert unpack(data, len(LEVELS)) == sorted(level)
    if check:
        same = DATA.is_file() and DATA.read_bytes() == data
        print("words.dat is up to date" if same else "words.dat differs from its source")
        return 0 if same else 1
    DATA.write_bytes(data)
    for i, most in enumerate(LEVELS):
        words = [word for block in blocks[: i + 1] for word in block]
        lengths = Counter(map(len, words))
        print(
            f"level {most}: {len(words)} words, {lengths[2]} of two letters, {lengths[3]} of three"
        )
    print(f"{DATA.relative_to(ROOT)}: {len(data)} bytes")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
