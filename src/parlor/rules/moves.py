"""Moves are small named tuples that read like the rulebook.

`@move("call")` gives a NamedTuple its verb, its notation and an equality that
tells two kinds of move with the same fields apart.
"""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, TypeVar, get_origin

from parlor.rules.errors import BadInput

Move = tuple[Any, ...]
M = TypeVar("M", bound=type)


def move(verb: str) -> Callable[[M], M]:
    """Mark a NamedTuple class as the move that is written with this verb."""

    def same(self: Move, other: object) -> bool:
        return type(self) is type(other) and tuple.__eq__(self, other)

    def differs(self: Move, other: object) -> bool:
        return not same(self, other)

    def written(self: Move) -> str:
        return " ".join([verb, *(str(field) for field in self if field != "")])

    def mark(cls: M) -> M:
        kind: Any = cls
        kind.verb = verb
        kind.__eq__ = same
        kind.__ne__ = differs
        kind.__hash__ = tuple.__hash__
        if "__str__" not in vars(cls):
            kind.__str__ = written
        return cls

    return mark


def well_formed(move: Any) -> bool:
    """Whether every field is of the kind it says; what people send may be anything."""
    for value, kind in zip(move, type(move).__annotations__.values(), strict=False):
        if type(value) is not (get_origin(kind) or kind):
            return False
        if type(value) is tuple and not all(type(item) is str for item in value):
            return False
    return True


def by_verb(classes: Iterable[Any]) -> dict[str, Any]:
    """The kinds of move of a game, by the verb they are written with."""
    return {cls.verb: cls for cls in classes}


def to_json(move: Any) -> list[Any]:
    """A move as a JSON list: its verb, then its fields."""
    return [move.verb, *(list(f) if isinstance(f, tuple) else f for f in move)]


def from_json(kinds: Mapping[str, Any], written: list[Any]) -> Move:
    """The move that `to_json` wrote."""
    try:
        verb, *fields = written
        made: Move = kinds[verb](*(tuple(f) if isinstance(f, list) else f for f in fields))
    except (KeyError, TypeError, ValueError):
        raise BadInput(f"{written!r} is no move of this game") from None
    return made
