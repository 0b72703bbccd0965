"""The pack of letter cards: how many of each, and which are prizes."""

# L74-1, LM-1: J K V X Q Z come once, every other letter more than once
# LP-2: the counts, which only the party book prints, serve every edition
COUNTS = {
    "A": 6, "B": 3, "C": 3, "D": 3, "E": 7, "F": 3, "G": 2, "H": 2, "I": 6,
    "J": 1, "K": 1, "L": 2, "M": 2, "N": 2, "O": 6, "P": 2, "Q": 1, "R": 2,
    "S": 2, "T": 2, "U": 6, "V": 1, "W": 2, "X": 1, "Y": 3, "Z": 1,
}  # fmt: skip

PLAIN, PRIZE, DOUBLE_PRIZE = 0, 1, 2
PRIZES = "JKVX"  # L74-2, LM-1
DOUBLE_PRIZES = "QZ"  # L74-2, LP-3, LM-1


def pack(packs: int) -> tuple[str, ...]:
    """Every card of so many packs together, by its letter."""
    # L74-38, R-L44 (ours): two packs may be put together
    return tuple(letter for letter, count in COUNTS.items() for _ in range(count * packs))


def rank(letter: str, v_is_prize: bool) -> int:
    """Whether a card is plain, a prize or a double prize."""
    if letter in DOUBLE_PRIZES:
        return DOUBLE_PRIZE
    if letter == "V" and not v_is_prize:
        return PLAIN  # LP-3, R-L24 (ours): V is a plain card in the party book
    return PRIZE if letter in PRIZES else PLAIN
