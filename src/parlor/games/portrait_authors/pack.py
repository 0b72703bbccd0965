"""The pack of Portrait Authors: eight groups of four authors, two cards each (PA-1)."""

import functools
import tomllib
from importlib.resources import files
from typing import NamedTuple


class Author(NamedTuple):
    """A portrait and a sketch; the label tells attested, public and ours apart."""

    name: str
    label: str
    born: int
    died: int | None
    work: str
    works: tuple[str, ...]
    sketch: str


class Group(NamedTuple):
    """A class of four authors; it stands at the head of every card (PA-3)."""

    name: str
    label: str
    authors: tuple[Author, ...]


@functools.cache
def groups() -> tuple[Group, ...]:
    """The groups in the order of the pack."""
    data = tomllib.loads(files(__package__).joinpath("authors.toml").read_text("utf-8"))
    return tuple(
        Group(
            group["name"],
            group["label"],
            tuple(
                Author(
                    a["name"],
                    a["label"],
                    a["born"],
                    a.get("died"),
                    a["work"],
                    tuple(a["works"]),
                    a["sketch"],
                )
                for a in group["author"]
            ),
        )
        for group in data["group"]
    )


def portrait(group: str, author: str) -> str:
    """The name on a portrait card."""
    return f"{group}: portrait of {author}"


def sketch(group: str, author: str) -> str:
    """The name on a sketch card."""
    return f"{group}: sketch of {author}"
