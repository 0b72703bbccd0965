"""The faces of Household Words: title large, companions small, the number in the corner."""

from collections.abc import Iterable

from parlor.games.household_words.pack import Book
from parlor.rules.faces import Face


def faces(books: Iterable[Book]) -> dict[str, Face]:
    """The face of every card by its title (HW0-2, HW0-3)."""
    return {
        card: Face(
            name=card,
            group=book.name,
            number=book.number,
            companions=tuple(other for other in book.cards if other != card),
        )
        for book in books
        for card in book.cards
    }
