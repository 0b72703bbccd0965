"""From what was typed on the command line to a game."""

from collections.abc import Sequence
from typing import Any

from parlor.games import definition
from parlor.games import game as make_game
from parlor.rules.editions import Edition, Switch, switches
from parlor.rules.errors import BadInput
from parlor.rules.game import Game

YES = {"true", "yes", "on"}
NO = {"false", "no", "off"}


def chosen_game(
    id: str,
    edition: str | None = None,
    seats: int | None = None,
    rules: Sequence[str] = (),
    words: str | None = None,
) -> Game:
    """The game with its house rules, or BadInput naming what does not fit."""
    options: dict[str, Any] = house_rules(chosen_edition(id, edition), rules)
    if words is not None:
        if "words" not in definition(id).options:
            raise BadInput(f"in {id} no words are spelled, so there is no list to choose")
        options["words"] = words
    return make_game(id, edition=edition, seats=seats, **options)


def chosen_edition(id: str, edition: str | None) -> Edition:
    """The edition of this name; the first of the game if none is named."""
    editions = definition(id).editions
    for printed in editions:
        if edition is None or printed.id == edition:
            return printed
    has = ", ".join(e.id for e in editions)
    raise BadInput(f"{id} has no edition {edition!r}; it has: {has}")


def house_rules(edition: Edition, rules: Sequence[str]) -> dict[str, Any]:
    """Every `name=value` as the switch of this name takes it."""
    known = {switch.name: switch for switch in switches(edition)}
    given: dict[str, Any] = {}
    for rule in rules:
        name, equals, value = rule.partition("=")
        name = name.strip().replace("-", "_")
        if not equals:
            raise BadInput(f"a house rule is written name=value, not {rule!r}")
        if name in given:
            raise BadInput(f"house rule {name} is given twice")
        if name not in known:
            has = ", ".join(sorted(known)) or "none"
            raise BadInput(f"{edition.id} has no house rule {name!r}; it has: {has}")
        given[name] = meant(known[name], value.strip())
    return given


def meant(switch: Switch, value: str) -> Any:
    """The choice that a text means; the text itself if it means none."""
    if switch.at_least is not None:
        return int(value) if value.isascii() and value.isdecimal() and len(value) < 10 else value
    for choice in switch.choices:
        names = {str(choice).lower()}
        if choice is True:
            names |= YES
        elif choice is False:
            names |= NO
        if value.lower().replace("-", "_") in names:
            return choice
    return value
