"""The faces of Portrait Authors: the group at the head, then a portrait or a life sketch."""

from collections.abc import Iterable

from parlor.games.portrait_authors.pack import Group, portrait, sketch
from parlor.rules.faces import Face


def faces(groups: Iterable[Group]) -> dict[str, Face]:
    """The face of every card by its name; the group is always there (PA-3)."""
    made: dict[str, Face] = {}
    for group in groups:
        for author in group.authors:
            others = tuple(a.name for a in group.authors if a != author)
            plain = Face(name=author.name, group=group.name, companions=others)
            life = f"{author.born}-{author.died or ''}"
            made[portrait(group.name, author.name)] = plain._replace(mark="portrait", text=life)
            made[sketch(group.name, author.name)] = plain._replace(
                mark="sketch", text=author.sketch
            )
    return made
