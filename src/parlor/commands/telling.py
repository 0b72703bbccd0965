"""What was said at the table, in words: one sentence an event.

Events are the entries of a view's `said`: seat, verb, what, outcome. A verb that
is not known here is told as it stands.
"""

from collections.abc import Callable, Sequence
from typing import Any

from parlor.rules.game import View

Tale = Callable[["Teller", int, list[Any]], str]


class Teller:
    """Tells events to one seat, or to a bystander."""

    def __init__(self, names: Sequence[str], me: int | None) -> None:
        self.names = called(names, me)
        self.me = me

    def tell(self, entry: Sequence[Any]) -> str | None:
        """One event in words; None if it goes without saying."""
        seat, verb, *rest = entry
        if verb in UNTOLD:
            return None
        tale = TALES.get(verb)
        try:
            if tale is not None:
                return tale(self, seat, rest)
        except (IndexError, TypeError):
            pass
        return f"{self.who(seat)}: {verb} {' '.join(_plain(item) for item in rest)}".rstrip()

    def is_you(self, seat: int) -> bool:
        """Whether a seat is spoken to, not of."""
        return seat == self.me or self.names[seat] == "You"

    def who(self, seat: int) -> str:
        """A player as the subject of a sentence."""
        return "You" if self.is_you(seat) else self.names[seat]

    def whom(self, seat: int) -> str:
        """A player as its object."""
        return "you" if self.is_you(seat) else self.names[seat]

    def does(self, seat: int, verb: str) -> str:
        """`You call`, `Visitor calls`."""
        return f"{self.who(seat)} {verb if self.is_you(seat) else _third(verb)}"


def called(names: Sequence[str], me: int | None) -> list[str]:
    """The names as one seat reads them: nobody else is called You."""
    return [
        f"Seat {seat}" if name == "You" and me not in (None, seat) else name
        for seat, name in enumerate(names)
    ]


def news(view: View, heard: int, names: Sequence[str]) -> list[str]:
    """What was said after the first `heard` entries, in words."""
    me = view["seat"]
    teller = Teller(names, me)
    untold = "draw" if "draws_again" in view else ""  # there `drew` follows and tells it
    entries = [entry for entry in view["said"][heard:] if entry[1] != untold]
    drawn = [entry for entry in entries if entry[0] == me and entry[1] in DRAWS]
    mine = iter(view["received"][-len(drawn) :] if drawn else [])
    told = []
    for entry in entries:
        if entry in drawn:
            card = next(mine)
            entry = entry if len(entry) > 2 else [*entry, card]  # only the drawer knows it
        told.append(teller.tell(entry))
    return [sentence for sentence in told if sentence]


def _third(verb: str) -> str:
    first, _, rest = verb.partition(" ")
    ending = "es" if first.endswith(("s", "sh", "ch", "x", "z", "o")) else "s"
    return f"{first}{ending} {rest}".rstrip()


def _plain(item: Any) -> str:
    return ", ".join(map(_plain, item)) if isinstance(item, list) else str(item)


def _call(teller: Teller, seat: int, rest: list[Any]) -> str:
    player, card, *answer = rest
    told = f"{teller.does(seat, 'call')} on {teller.whom(player)} for {card}"
    return f"{told}: {'yes' if 'hit' in answer else 'no'}."


def _drew(teller: Teller, seat: int, rest: list[Any]) -> str:
    card = f" {rest[0]}" if rest else " a card"
    return f"{teller.does(seat, 'draw')}{card} from the pack."


def _take(teller: Teller, seat: int, rest: list[Any]) -> str:
    if len(rest) < 2:
        card = rest[0] if rest else "card"
        return f"{teller.does(seat, 'take')} the discard, {card}."
    card, word, *outcome = rest
    return _spelled(teller, seat, f"{teller.does(seat, 'spell')} {word} with {card}", outcome)


def _spelled(teller: Teller, seat: int, told: str, outcome: list[Any]) -> str:
    endings = {
        "sweep": f" and {'make' if teller.is_you(seat) else 'makes'} a sweep!",
        "misspelt": ", which is no word here: the card goes to the pool.",
        "claimed": ", and the table votes.",
        "trick": f" and {'take' if teller.is_you(seat) else 'takes'} the trick.",
        "laid": ".",
        "refused": ", which is refused.",
    }
    return told + next((endings[one] for one in outcome if one in endings), ".")


def _build(teller: Teller, seat: int, rest: list[Any]) -> str:
    card, pool, word, *outcome = rest
    told = f"{teller.does(seat, 'lay')} {card} with {pool} and {_builds(teller, seat)} {word}"
    return _spelled(teller, seat, told, outcome)


def _builds(teller: Teller, seat: int) -> str:
    return "build" if teller.is_you(seat) else "builds"


def _add(teller: Teller, seat: int, rest: list[Any]) -> str:
    return f"{teller.does(seat, 'add')} {rest[1]} to build {rest[0]}."


def _extend(teller: Teller, seat: int, rest: list[Any]) -> str:
    number, card, word, pool, *outcome = rest
    told = f"{teller.does(seat, 'lay')} {card}{_and_pool(pool)} on build {number}, now {word}"
    return _spelled(teller, seat, told, outcome)


def _finish(teller: Teller, seat: int, rest: list[Any]) -> str:
    number, card, word, pool, *outcome = rest
    told = f"{teller.does(seat, 'finish')} build {number} with {card}{_and_pool(pool)}: {word}"
    return _spelled(teller, seat, told, outcome)


def _and_pool(pool: str) -> str:
    return f" and {pool}" if pool else ""


def _spread(teller: Teller, seat: int, rest: list[Any]) -> str:
    return f"{teller.does(seat, 'spread')} {rest[0]}: {_plain(rest[1])}."


def _stack(teller: Teller, seat: int, rest: list[Any]) -> str:
    group, authors, *kind = rest
    counted = f", a {kind[0]} for {kind[1]}" if len(kind) > 1 else ""
    return f"{teller.does(seat, 'stack')} {group}: {_plain(authors)}{counted}."


def _voted(verb: str) -> Tale:
    def tale(teller: Teller, seat: int, rest: list[Any]) -> str:
        ends = {
            "voted": "",
            "misspelt": ", and it falls: the card goes to the pool",
            "refused": ", and it falls at no cost",
            "sweep": ", and it stands: a sweep!",
        }
        ending = ends.get(rest[0], ", and it stands")
        return f"{teller.does(seat, verb)} the word{ending}."

    return tale


def _simply(verb: str, ending: str = "") -> Tale:
    def tale(teller: Teller, seat: int, rest: list[Any]) -> str:
        what = f" {_plain(rest[0])}" if rest else ""
        return f"{teller.does(seat, verb)}{what}{ending}."

    return tale


UNTOLD = {"turn"}
DRAWS = {"drew", "draw"}

TALES: dict[str, Tale] = {
    "call": _call,
    "drew": _drew,
    "draw": _drew,
    "laid": _simply("lay down", ", a whole book"),
    "stop": _simply("call no more"),
    "misspeak": _simply("misspeak and lose the call"),
    "take": _take,
    "play": _simply("play", " to the pool"),
    "build": _build,
    "add": _add,
    "extend": _extend,
    "finish": _finish,
    "accept": _voted("accept"),
    "reject": _voted("reject"),
    "spread": _spread,
    "fourth": _simply("add", ", the fourth of its number"),
    "discard": _simply("discard"),
    "pass": _simply("pass"),
    "stack": _stack,
}
