"""Portrait Authors as a Game: the full game, the Bank and the easier forms."""

from collections.abc import Sequence
from typing import Any

from parlor.games.portrait_authors.editions import Bank, Easy, Full
from parlor.games.portrait_authors.faces import faces
from parlor.games.portrait_authors.knowledge import StackListener
from parlor.games.portrait_authors.moves import DRAW_AGAIN, DrawAgain, Stack
from parlor.games.portrait_authors.pack import Group, groups, portrait, sketch
from parlor.games.portrait_authors.reading import (
    KINDS,
    author_named,
    authors_listed,
    group_first,
    group_last,
    words_of,
)
from parlor.games.portrait_authors.state import COUNTS, PAIRS, StackingState, StackRules
from parlor.rules.asking.circle import Circle, Customs
from parlor.rules.asking.game import AskingGame
from parlor.rules.asking.moves import MISSPEAK, Call, Misspeak
from parlor.rules.editions import Edition
from parlor.rules.errors import BadInput, Unreadable
from parlor.rules.faces import Face
from parlor.rules.game import Game, View
from parlor.rules.moves import Move, by_verb

KIND = ("", "pair", "pair royal", "double pair royal", "book")  # PA-2
ID = "portrait-authors"


class AuthorsGame(AskingGame):
    """The easier form: whole groups of four, a point each (PA-E1, PA-E2)."""

    pack: tuple[Group, ...]

    def faces(self) -> dict[str, Face]:
        """What is printed on each card."""
        return {card: face for card, face in faces(self.pack).items() if card in self.cards}

    def read_call(self, state: Any, player: int, name: str) -> Move:
        """PA-16: the group first, then the card; R-P18 says what a wrong form costs."""
        groups = [g.name for g in self.pack]
        group, words = group_first(words_of(name), groups)
        formed = group is not None
        if not formed:
            group, words = group_last(words, groups)
        if "and" in words:
            raise Unreadable("but one card is called for at a time (PA-17)")
        kinds = [kind for kind in KINDS if any(len(w) > 3 and kind.startswith(w) for w in words)]
        words = [w for w in words if not any(len(w) > 3 and kind.startswith(w) for kind in KINDS)]
        authors = [a.name for g in self.pack if group in (None, g.name) for a in g.authors]
        author = author_named(words, authors, name)
        named = next(g.name for g in self.pack if author in [a.name for a in g.authors])
        cards = {"portrait": portrait(named, author), "sketch": sketch(named, author)}
        fitting = [c for k, c in cards.items() if c in self.cards and (not kinds or k in kinds)]
        if len(fitting) != 1:
            raise Unreadable(f"say whether you want the portrait or the sketch of {author}")
        if self.customs.may_misspeak and not formed:
            return MISSPEAK
        return Call(player, fitting[0])


class StackingGame(AuthorsGame):
    """The full game and the Bank: pairs stacked for 3, 6 or 10."""

    kinds = by_verb([Call, Stack, DrawAgain, Misspeak])
    stacking: StackRules

    def start(self, order: Sequence[int], dealer: int) -> Any:
        """Deal this order of cards: a state ready for the first decision."""
        state = StackingState(self, self.circle, self.customs, self.stacking, list(order), dealer)
        state.begin()
        return state

    def show(self, state: Any, seat: int | None) -> View:
        """All that a seat may know; every stack is named by group and kind (PA-12)."""
        view = super().show(state, seat)
        for entry in view["said"]:
            if entry[1] == "stack":
                entry += [KIND[len(entry[3])], COUNTS[len(entry[3])]]
        return view

    def table(self, state: Any) -> dict[str, Any]:
        """Stacks lie face up (PA-12); a lucky drawer still owes a draw."""
        names = self.circle.groups
        stacks = {
            names[g]: [a for i, a in enumerate(self.stacking.authors[g]) if PAIRS[mask] >> i & 1]
            for g, mask in enumerate(state.stacked)
            if mask
        }
        return {"stacks": stacks, "draws_again": state.lucky}

    def listener(self, view: View) -> StackListener:
        """Who listens to what was said at such a table."""
        return StackListener(view, self.circle, self.customs, self.stacking)

    def spoken(self, entry: list[Any]) -> list[Any]:
        """The move within an entry of what was said."""
        return entry[1:4] if entry[1] in ("call", "stack") else entry[1:2]

    def parse(self, state: Any, text: str) -> Move:
        """`call 2 Poets: sketch of Whittier`, `stack Poets: Holmes, Whittier`, `draw`."""
        words = text.split()
        if [w.casefold() for w in words] == ["draw"]:
            return DRAW_AGAIN
        if words and words[0].casefold() == "stack":
            return self.read_stack(state, text.split(None, 1)[-1])
        return super().parse(state, text)

    def read_stack(self, state: Any, text: str) -> Stack:
        """A stack by group and authors; the group alone means every pair held of it."""
        name, rest = group_first(words_of(text), self.circle.groups)
        if name is None:
            raise Unreadable(f"{text!r} names no group to stack")
        group = self.circle.groups.index(name)
        if not rest:
            pairs = PAIRS[state.hands[state.turn][group]] if state.turn >= 0 else 0
            return self.stacking.stacks[group][pairs]
        authors = self.stacking.authors[group]
        listed = " ".join(text.replace(":", " ").split()[len(words_of(text)) - len(rest) :])
        wanted = authors_listed(listed, authors)
        return Stack(name, tuple(author for author in authors if author in wanted))


def make(edition: Edition, seats: int, pack: tuple[Group, ...] | None = None) -> Game:
    """The form of the game that this edition prints, at this many seats."""
    low, high = edition.seats
    if not low <= seats <= high:  # PA-5; R-P10 (ours): two play the Bank
        hint = "; two play the bank edition" if seats == 2 else ""
        raise BadInput(f"{ID} {edition.id} has {low} to {high} seats, not {seats}{hint}")
    pack = pack or groups()
    if isinstance(edition, Easy):
        return make_easy(edition, seats, pack)
    assert isinstance(edition, Full)
    bank = isinstance(edition, Bank)
    # PA-B1: ten each; of a pack too small for that, half
    each = 10 if 8 * len(pack) >= 10 * seats else 4 * len(pack) // seats
    names = [group.name for group in pack]
    authors = [[author.name for author in group.authors] for group in pack]
    cards = [face(g.name, a.name) for g in pack for a in g.authors for face in (portrait, sketch)]
    customs = Customs(
        hand_size=each if bank else 0,  # PA-6: the full game deals the whole pack
        books_are_laid=False,
        lucky_is_shown=bank,
        may_misspeak=edition.wrong_form == "loses_call",
    )
    game = StackingGame(ID, edition, seats, Circle(seats, 8, names, cards), customs)
    game.pack = pack
    game.stacking = StackRules(
        names,
        authors,
        books_only=edition.books_only,
        any_gain=edition.stack_after_gaining == "any_card",
        call_on=edition.call_after_stack == "may_go_on",
        second_card=isinstance(edition, Bank) and edition.lucky_draw == "second_card",
        emptied_draws=isinstance(edition, Bank) and edition.emptied_after_lucky_draw == "draws",
    )
    return game


def make_easy(edition: Easy, seats: int, pack: tuple[Group, ...]) -> Game:
    """Portrait books, and with sketches a second book of four a group (PA-E3, R-P12)."""
    faces = (portrait, sketch) if edition.sketches else (portrait,)
    titles = ("portraits", "sketches")
    books = [f"{g.name}: {titles[i]}" for i in range(len(faces)) for g in pack]
    cards = [face(g.name, a.name) for face in faces for g in pack for a in g.authors]
    customs = Customs(
        dealt_books_at_once=True,
        may_misspeak=edition.wrong_form == "loses_call",
        must_hold="PA-8",
        not_held="PA-7",
        not_laid="R-P11",
        one_player="PA-7",
        stopping="R-P22",
        order_of_play="PA-E1",
    )
    game = AuthorsGame(ID, edition, seats, Circle(seats, 4, books, cards), customs)
    game.pack = pack
    return game
