"""The pack of Household Words: twelve numbered books of four (HW0-1)."""

import functools
import tomllib
from importlib.resources import files
from typing import NamedTuple


class Book(NamedTuple):
    """Four household things under one number; each card names the other three (HW0-2)."""

    number: int
    name: str
    cards: tuple[str, ...]


@functools.cache
def books() -> tuple[Book, ...]:
    """The books in order of their numbers."""
    data = tomllib.loads(files(__package__).joinpath("books.toml").read_text("utf-8"))
    return tuple(Book(b["number"], b["name"], tuple(b["cards"])) for b in data["book"])
