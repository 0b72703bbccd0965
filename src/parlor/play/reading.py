"""Reading a record: every field is looked at before anything is built from it.

What is wrong is told in one sentence that names the field and, in a deal, its
number.
"""

import json
from collections.abc import Callable
from typing import Any, NoReturn, TypeVar

from parlor.play.record import VERSION, Record, RecordedDeal
from parlor.play.verdicts import Verdicts
from parlor.rules.errors import BadInput

T = TypeVar("T")

FIELDS = [
    "engine",
    "game",
    "edition",
    "house_rules",
    "seats",
    "names",
    "match",
    "words",
    "deals",
    "totals",
    "winners",
    "over",
]
MOST_SEATS = 100


def read_record(text: str) -> Record:
    """The record that a text holds."""
    data = _json(text)
    if not isinstance(data, dict) or "parlor_record" not in data:
        raise BadInput("this is not a record of parlor: it has no field 'parlor_record'")
    version = data.pop("parlor_record")
    if type(version) is not int or version != VERSION:
        raise BadInput(f"this record has version {_short(version)}; parlor reads version {VERSION}")
    _no_more_than(data, FIELDS, "the record")
    seats = _field(data, "seats", _whole_number)
    if not 1 <= seats <= MOST_SEATS:
        raise BadInput(f"field 'seats' cannot be {seats}")
    limits = _field(data, "match", _table)
    _no_more_than(limits, ["target", "deals"], "field 'match'")
    record = Record(
        engine=_field(data, "engine", _string),
        game=_field(data, "game", _string),
        edition=_field(data, "edition", _string),
        house_rules=_field(data, "house_rules", _table),
        seats=seats,
        names=_field(data, "names", _strings),
        target=_field(limits, "target", _perhaps(_whole_number), "field 'match', "),
        length=_field(limits, "deals", _perhaps(_whole_number), "field 'match', "),
        words=_words(data["words"]) if "words" in data else None,
        deals=tuple(
            _deal(deal, number) for number, deal in enumerate(_field(data, "deals", _list), 1)
        ),
        totals=_field(data, "totals", _numbers),
        winners=_field(data, "winners", _numbers),
        over=_field(data, "over", _truth),
    )
    _fits(record)
    return record


def _fits(record: Record) -> None:
    for name, count in (("names", len(record.names)), ("totals", len(record.totals))):
        if count != record.seats:
            raise BadInput(f"field '{name}' has {count} entries for {record.seats} seats")
    if (record.target is None) == (record.length is None):
        raise BadInput("field 'match' has either a target or a number of deals, the other is null")
    if not record.deals:
        raise BadInput("field 'deals' is empty: a record has at least one deal")
    for number, deal in enumerate(record.deals, 1):
        if not 0 <= deal.dealer < record.seats:
            raise BadInput(f"deal {number}: there is no seat {deal.dealer} to deal")
        if deal.scores is None:
            if record.over or number < len(record.deals):
                raise BadInput(f"deal {number}: field 'scores' is missing its points")
        elif len(deal.scores) != record.seats:
            count = len(deal.scores)
            raise BadInput(
                f"deal {number}: field 'scores' has {count} entries for {record.seats} seats"
            )


def _deal(data: Any, number: int) -> RecordedDeal:
    where = f"deal {number}: "
    if not isinstance(data, dict):
        raise BadInput(f"deal {number} is not a deal but {_short(data)}")
    _no_more_than(data, ["dealer", "pack", "moves", "scores"], f"deal {number}")
    return RecordedDeal(
        dealer=_field(data, "dealer", _whole_number, where),
        pack=_field(data, "pack", _strings, where),
        moves=_field(data, "moves", _strings, where),
        scores=_field(data, "scores", _perhaps(_numbers), where),
    )


def _words(data: Any) -> Verdicts:
    where = "field 'words', "
    if not isinstance(data, dict):
        raise BadInput(f"field 'words' is not an object but {_short(data)}")
    _no_more_than(data, ["name", "digest", "judged"], "field 'words'")
    judged = _field(data, "judged", _table, where)
    for word, verdict in judged.items():
        if type(verdict) is not bool:
            raise BadInput(f"field 'words': the verdict on {word!r} is {_short(verdict)}")
    return Verdicts(
        name=_field(data, "name", _string, where),
        digest=_field(data, "digest", _string, where),
        judged=judged,
    )


def _json(text: str) -> Any:
    if not text.strip():
        raise BadInput("the file is empty")
    try:
        return json.loads(text, parse_constant=_no_constant)
    except json.JSONDecodeError as wrong:
        raise BadInput(
            f"the file is damaged or cut short at line {wrong.lineno}, column {wrong.colno}: "
            f"{wrong.msg.lower()}"
        ) from None
    except (ValueError, RecursionError):
        raise BadInput(
            "the file is not a record: it holds numbers or nesting beyond all use"
        ) from None


def _no_constant(name: str) -> NoReturn:
    raise ValueError(name)


def _field(data: dict[str, Any], name: str, read: Callable[[Any], T], where: str = "") -> T:
    if name not in data:
        raise BadInput(f"{where}field '{name}' is missing")
    try:
        return read(data[name])
    except TypeError as wanted:
        raise BadInput(f"{where}field '{name}' is not {wanted} but {_short(data[name])}") from None


def _no_more_than(data: dict[str, Any], names: list[str], whose: str) -> None:
    for name in data:
        if name not in names:
            raise BadInput(f"{whose} has a field {_short(name)} that no record of parlor has")


def _short(value: object) -> str:
    text = repr(value)
    return text if len(text) <= 40 else f"{text[:37]}..."


def _string(value: Any) -> str:
    if not isinstance(value, str):
        raise TypeError("a text")
    return value


def _whole_number(value: Any) -> int:
    if type(value) is not int:
        raise TypeError("a whole number")
    return value


def _truth(value: Any) -> bool:
    if type(value) is not bool:
        raise TypeError("true or false")
    return value


def _list(value: Any) -> list[Any]:
    if not isinstance(value, list):
        raise TypeError("a list")
    return value


def _table(value: Any) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise TypeError("an object")
    return value


def _strings(value: Any) -> tuple[str, ...]:
    if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
        raise TypeError("a list of texts")
    return tuple(value)


def _numbers(value: Any) -> tuple[int, ...]:
    if not isinstance(value, list) or not all(type(item) is int for item in value):
        raise TypeError("a list of whole numbers")
    return tuple(value)


def _perhaps(read: Callable[[Any], T]) -> Callable[[Any], T | None]:
    def read_or_none(value: Any) -> T | None:
        return None if value is None else read(value)

    return read_or_none
