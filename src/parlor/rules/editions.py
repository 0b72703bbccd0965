"""An edition is a frozen value whose fields are named switches.

Each switch is tied to the clause or ruling it answers; a house rule is the
same edition with one switch set otherwise.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field, fields, replace
from typing import Any, NamedTuple, TypeVar

from parlor.rules.errors import BadInput


@dataclass(frozen=True, kw_only=True)
class Edition:
    """One printed form of a game; each game adds its switches."""

    id: str
    title: str
    seats: tuple[int, int]
    usual_seats: int


class Switch(NamedTuple):
    """A named choice that a sheet leaves open, or on which two sheets differ."""

    name: str
    choices: tuple[Any, ...]
    answers: str
    at_least: int | None

    def allows(self, value: object) -> bool:
        """Whether this value may be chosen."""
        if self.at_least is not None:
            return type(value) is int and value >= self.at_least
        return any(type(value) is type(c) and value == c for c in self.choices)

    @property
    def offered(self) -> str:
        """The choices in words."""
        if self.at_least is not None:
            return f"a whole number from {self.at_least}"
        return " or ".join(str(choice) for choice in self.choices)


def switch(*choices: Any, answers: str, default: Any = None) -> Any:
    """A field that takes one of these choices; the first is the default."""
    start = choices[0] if default is None else default
    return field(default=start, metadata={"switch": (choices, answers, None)})


def number(default: int, *, answers: str, at_least: int = 1) -> Any:
    """A field that takes any whole number from `at_least`."""
    return field(default=default, metadata={"switch": ((default,), answers, at_least)})


def switches(edition: Edition) -> tuple[Switch, ...]:
    """The switches of an edition, in the order they are written."""
    return tuple(
        Switch(f.name, *f.metadata["switch"]) for f in fields(edition) if "switch" in f.metadata
    )


def values(edition: Edition) -> dict[str, Any]:
    """Every switch with its value."""
    return {s.name: getattr(edition, s.name) for s in switches(edition)}


E = TypeVar("E", bound=Edition)


def with_house_rules(edition: E, rules: Mapping[str, object]) -> E:
    """The edition with some switches set otherwise, or BadInput naming what is wrong."""
    known = {s.name: s for s in switches(edition)}
    for name, value in rules.items():
        if name not in known:
            has = ", ".join(sorted(known)) or "none"
            raise BadInput(f"{edition.id} has no house rule {name!r}; it has: {has}")
        if not known[name].allows(value):
            raise BadInput(f"house rule {name} is {known[name].offered}, not {value!r}")
    changes: dict[str, Any] = dict(rules)
    return replace(edition, **changes)
