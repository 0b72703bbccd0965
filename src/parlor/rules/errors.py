"""What can go wrong, in one clear sentence.

ParlorError
 |- BadInput       something given to us cannot be used: what and where
 |   `- Unreadable the text is no move here
 `- IllegalMove    the move is understood but a clause forbids it
"""


class ParlorError(Exception):
    """Any refusal of parlor; its text is one sentence for a person."""


class BadInput(ParlorError, ValueError):
    """A name, number or file that parlor cannot use."""


class Unreadable(BadInput):
    """A text that cannot be read as a move."""


class IllegalMove(ParlorError):
    """A move that a clause forbids; it costs nothing and nothing has changed."""

    def __init__(self, clause: str, sentence: str) -> None:
        super().__init__(f"{sentence} ({clause})")
        self.clause = clause
        self.sentence = sentence

    def __reduce__(self) -> tuple[type["IllegalMove"], tuple[str, str]]:
        return IllegalMove, (self.clause, self.sentence)
