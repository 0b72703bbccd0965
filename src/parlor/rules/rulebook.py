"""A rulebook as data: sources, clauses and rulings, read from a game's rulebook.toml.

The file speaks in our own words; `find` are the few words by which a clause is
found in the printed sheet.
"""

import functools
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from importlib.resources import files
from types import MappingProxyType
from typing import Any

from parlor.rules.errors import BadInput


@dataclass(frozen=True)
class Source:
    """A printed sheet or book that clauses come from."""

    id: str
    title: str
    about: str
    credit: str
    editions: tuple[str, ...]
    year: int | None = None


@dataclass(frozen=True)
class Clause:
    """One rule (or advice, or advertisement) of a source."""

    id: str
    says: str
    find: str
    kind: str  # rule | advice | advertisement
    rulings: tuple[str, ...] = ()
    only: tuple[str, ...] = ()  # editions it is confined to; empty: all of its source
    note: str = ""
    switch: str = ""
    values: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True)
class Ruling:
    """How a question that the sheets leave open is decided, and why."""

    id: str
    asks: str
    answer: str
    because: str
    label: str  # ours | public | seed
    clauses: tuple[str, ...] = ()
    source: str = ""
    switch: str = ""
    values: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True)
class Rulebook:
    """Everything written about one game."""

    title: str
    about: str
    sources: Mapping[str, Source]
    clauses: Mapping[str, Clause]
    rulings: Mapping[str, Ruling]

    def find(self, id: str) -> Clause | Ruling | None:
        """The clause or ruling of this id, however it is capitalised."""
        id = id.upper()
        return self.clauses.get(id) or self.rulings.get(id)

    def source_of(self, clause: Clause) -> Source | None:
        """The sheet a clause is printed on: the longest source id that opens its own."""
        opens = [s for s in self.sources if clause.id.startswith(s)]
        return self.sources[max(opens, key=len)] if opens else None

    def binding(self, edition: str) -> Iterator[Clause]:
        """The clauses that speak of an edition, in printed order."""
        for clause in self.clauses.values():
            source = self.source_of(clause)
            if edition in (clause.only or (source.editions if source else ())):
                yield clause

    def deciding(self, edition: str) -> Iterator[Ruling]:
        """The rulings on those clauses, in order."""
        ids = {clause.id for clause in self.binding(edition)}
        for ruling in self.rulings.values():
            if ids.intersection(ruling.clauses):
                yield ruling


@functools.cache
def rulebook(package: str) -> Rulebook:
    """The rulebook.toml that lies in a package; read once."""
    try:
        text = (files(package) / "rulebook.toml").read_text(encoding="utf-8")
    except (ModuleNotFoundError, OSError):
        raise BadInput(f"{package} has no rulebook.toml") from None
    try:
        return read(text)
    except (KeyError, TypeError, ValueError) as wrong:
        raise BadInput(f"the rulebook.toml of {package} cannot be read: {wrong}") from None


def read(text: str) -> Rulebook:
    """A rulebook from its TOML text; ValueError, KeyError or TypeError where it is damaged."""
    data = tomllib.loads(text)
    return Rulebook(
        title=data["title"],
        about=data["about"],
        sources=_entries(Source, data.get("source", {})),
        clauses=_entries(Clause, data["clause"]),
        rulings=_entries(Ruling, data.get("ruling", {})),
    )


def _entries(kind: Any, tables: Mapping[str, Mapping[str, Any]]) -> Mapping[str, Any]:
    return MappingProxyType({id: kind(id=id, **_frozen(table)) for id, table in tables.items()})


def _frozen(table: Mapping[str, Any]) -> dict[str, Any]:
    frozen: dict[str, Any] = {}
    for name, value in table.items():
        if isinstance(value, list):
            value = tuple(value)
        elif isinstance(value, dict):
            value = MappingProxyType(value)
        frozen[name] = value
    return frozen
