"""What is printed on a card; every table, screen and press shows the same."""

from typing import NamedTuple


class Face(NamedTuple):
    """The print of one card."""

    name: str  # large
    group: str = ""  # at the head
    number: int = 0  # in the corner; 0: none
    companions: tuple[str, ...] = ()  # the others of its group, small
    mark: str = ""  # as prize, or sketch
    text: str = ""  # what a card tells in sentences
