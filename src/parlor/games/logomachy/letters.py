"""Letters as counts: how many of each of the 26 a hand, a pool or a word holds."""

SIZE = 26
FIRST = 65  # ord("A")


def counted(letters: str) -> list[int]:
    """The 26 counts of some letters."""
    counts = [0] * SIZE
    for letter in letters:
        counts[ord(letter) - FIRST] += 1
    return counts


def spelled(counts: list[int]) -> str:
    """The letters of 26 counts, in alphabetical order."""
    letters = ""
    for index in range(SIZE):
        if counts[index]:
            letters += chr(FIRST + index) * counts[index]
    return letters


def in_order(letters: str) -> str:
    """The same letters, in alphabetical order."""
    return "".join(sorted(letters))


def holds(counts: list[int], letters: str) -> bool:
    """Whether every one of these letters is there."""
    if len(letters) == 1:
        return counts[ord(letters) - FIRST] > 0
    for letter in letters:  # noqa: SIM110 - a generator is slower here
        if letters.count(letter) > counts[ord(letter) - FIRST]:
            return False
    return True


def without(letters: str, taken: str) -> str | None:
    """What is left when some letters are taken away, or None if they are not all there."""
    left = letters
    for letter in taken:
        at = left.find(letter)
        if at < 0:
            return None
        left = left[:at] + left[at + 1 :]
    return left


def is_word(text: object) -> bool:
    """Whether this is a string of one or more capitals A to Z."""
    return isinstance(text, str) and text.isascii() and text.isalpha() and text.isupper()
