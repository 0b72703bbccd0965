"""A deal of the full game and of the Bank: calling, and stacking whole pairs.

A group is eight cards, portrait and sketch of four authors by turns, so that an
author's pair is two neighbouring bits.
"""

from typing import Any

from parlor.games.portrait_authors.moves import DRAW_AGAIN, Stack
from parlor.rules.asking.circle import Circle, Customs
from parlor.rules.asking.hands import Hands
from parlor.rules.asking.moves import MISSPEAK, STOP, Call, names_a_player
from parlor.rules.asking.said import DREW, MISSED, SHOWED
from parlor.rules.errors import IllegalMove
from parlor.rules.moves import Move, well_formed

WHOLE = 255
COUNTS = (0, 0, 3, 6, 10)  # PA-4: by pairs stacked; PA-9: a single pair counts nothing


def pairs_in(held: int) -> int:
    """The authors, as four bits, of whom both cards are in a mask of a group."""
    pairs = 0
    for author in range(4):
        if held >> 2 * author & 3 == 3:
            pairs |= 1 << author
    return pairs


PAIRS = [pairs_in(held) for held in range(256)]
CARDS = [sum(3 << 2 * a for a in range(4) if pairs >> a & 1) for pairs in range(16)]
NUMBER = [bin(pairs).count("1") for pairs in range(16)]


class StackRules:
    """The switches of stacking, and the ready-made stacks of each group."""

    def __init__(
        self,
        groups: list[str],
        authors: list[list[str]],
        *,
        books_only: bool,
        any_gain: bool,
        call_on: bool,
        second_card: bool,
        emptied_draws: bool,
    ) -> None:
        self.books_only = books_only
        self.any_gain = any_gain
        self.call_on = call_on
        self.second_card = second_card
        self.emptied_draws = emptied_draws
        self.group_of: dict[str, int] = {name: g for g, name in enumerate(groups)}
        self.authors = authors
        self.stacks: list[list[Stack]] = []  # by group and pairs
        self.pairs_of: dict[Stack, int] = {}
        self.choices: list[list[list[Stack]]] = []  # by group and pairs held
        for group, name in enumerate(groups):
            each = []
            for pairs in range(16):
                chosen = [author for a, author in enumerate(authors[group]) if pairs >> a & 1]
                each.append(Stack(name, tuple(chosen)))
                self.pairs_of[each[-1]] = pairs
            self.stacks.append(each)
            self.choices.append(
                [[each[p] for p in range(1, 16) if p & ~held == 0] for held in range(16)]
            )


class StackingState(Hands):
    """A deal in which pairs, pairs royal and books are stacked at will."""

    def __init__(
        self,
        game: Any,
        circle: Circle,
        customs: Customs,
        stacking: StackRules,
        order: list[int],
        dealer: int,
    ) -> None:
        super().__init__(game, circle, customs, order, dealer)
        self.stacking = stacking
        self.stacked: list[int] = []  # by group, the cards that lie on the table
        self.points: list[int] = []
        self.gained = 0  # groups, as bits, of which this turn has gained a card
        self.laid = 0  # groups of which this turn has stacked
        self.lucky = False  # the called card was drawn; a second draw is to come

    def begin(self) -> None:
        """Deal and open the first turn."""
        self.deal()
        self.stacked = [0] * len(self.circle.groups)
        self.points = [0] * self.circle.seats
        self.pass_on()  # PA-7, PA-B2: the person at the left of the dealer begins

    def legal(self) -> list[Move]:
        """Every lawful call and stack of the seat to move."""
        moves: list[Move] = []
        if self.over:
            return moves
        seat = self.turn
        stacked = self.stacked
        gained = self.gained
        if gained and self.stacking.any_gain:
            gained = -1  # R-P04: any card opens the window
        calling = not self.lucky
        going_on = self.laid if self.stacking.call_on else 0
        rows = self.circle.calls[seat]
        for group, held in enumerate(self.hands[seat]):
            if held or going_on >> group & 1:
                closed = held | stacked[group]
                if closed == WHOLE or gained >> group & 1:
                    moves += self.stacks_of(group, held)
                if calling:  # PA-8: of a group you hold a card of; R-P24: or have just stacked
                    ready = rows[group][closed]
                    if ready is None:
                        ready = self.circle.open_calls(seat, group, closed)
                    moves += ready
        if self.lucky:
            moves.append(DRAW_AGAIN)
        elif self.customs.may_misspeak:
            moves.append(MISSPEAK)
        return moves

    def stacks_of(self, group: int, held: int) -> list[Stack]:
        """The stacks of a group whose window is open.

        PA-11, PA-13, R-P03: a card of it gained in this turn. PA-14, R-P06, R-P26: the whole
        remainder of a group partly stacked. R-P05: a whole book, all eight at once.
        """
        rules = self.stacking
        pairs = PAIRS[held]
        if rules.books_only or not self.may_stack_some(group, held):  # PA-10
            return [rules.stacks[group][15]] if held == WHOLE else []
        return rules.choices[group][pairs]  # R-P07 (ours): any whole pairs

    def may_stack_some(self, group: int, held: int) -> bool:
        """Whether less than a whole book of this group may be stacked now."""
        if self.gained >> group & 1 or (self.gained and self.stacking.any_gain):
            return True
        stacked = self.stacked[group]
        return stacked != 0 and held | stacked == WHOLE

    def check(self, move: object) -> None:
        """Raise IllegalMove, citing the clause, if the move may not be played now."""
        if self.over:
            raise IllegalMove("R-P08", "The game is over: every card is stacked.")
        if isinstance(move, Stack):
            self.check_stack(move)
        elif isinstance(move, Call):
            if self.lucky:
                raise IllegalMove("PA-B3", "Your lucky draw ends your calls: draw again.")
            self.check_call(move)
        elif move == DRAW_AGAIN:
            if not self.lucky:
                raise IllegalMove("PA-B3", "Only he who draws the very card called draws again.")
        elif move == MISSPEAK:
            if self.lucky or not self.customs.may_misspeak:
                raise IllegalMove("R-P18", "A call out of form costs nothing here: say it again.")
        elif move == STOP:
            raise IllegalMove("R-P22", "You go on calling until you miss.")
        else:
            raise IllegalMove("PA-7", f"{move!r} is no move here: call for a card, or stack pairs.")

    def check_call(self, move: Call) -> None:
        """PA-7, PA-8, PA-17: one card, of a group you hold, not one you hold, not one stacked."""
        if not well_formed(move):
            clause = "PA-17" if names_a_player(move) else "PA-7"
            raise IllegalMove(clause, "Call upon one other player, for one card by its name.")
        seat = self.turn
        player, card = move
        if not 0 <= player < self.circle.seats or player == seat:
            raise IllegalMove("PA-7", f"Call upon another player, not upon {player!r}.")
        index = self.circle.index.get(card, -1)
        if index < 0:
            raise IllegalMove("PA-17", f"The pack has no card {card!r}.")
        group, place = divmod(index, 8)
        held = self.hands[seat][group]
        if held >> place & 1:
            raise IllegalMove("PA-7", f"You hold the {card} yourself.")
        if self.stacked[group] >> place & 1:  # R-P11 (ours)
            raise IllegalMove("R-P11", f"The {card} is stacked upon the table.")
        if not held and not (self.stacking.call_on and self.laid >> group & 1):
            name = self.circle.groups[group]
            raise IllegalMove("PA-8", f"You hold no card of the {name}.")

    def check_stack(self, move: Stack) -> None:
        """PA-9 to PA-14: whole pairs that you hold, while the window is open."""
        pairs = self.stacking.pairs_of.get(move, 0) if well_formed(move) else 0
        if not pairs:
            raise IllegalMove("PA-9", f"{move!r} names no pairs of one group.")
        group = self.stacking.group_of[move.group]
        held = self.hands[self.turn][group]
        if pairs & ~PAIRS[held]:
            raise IllegalMove("PA-2", "You do not hold both cards of each of these authors.")
        if pairs == 15 and held == WHOLE:
            return
        if self.stacking.books_only:
            raise IllegalMove("PA-10", "At this table nothing less than a book is stacked.")
        if not self.may_stack_some(group, held):
            raise IllegalMove(
                "PA-11", f"Gain a card of the {move.group} in this turn before you stack."
            )

    def apply(self, move: Move) -> None:
        """Play a lawful move."""
        self.log.append(move)
        if isinstance(move, Call):
            self.call(move[0], self.circle.index[move[1]])
        elif isinstance(move, Stack):
            self.stack(move)
        else:
            if self.lucky and self.next < len(self.order):  # PA-B3, R-P27 (ours)
                self.draw(self.turn)
                self.log.append(DREW + self.turn)
            self.pass_on()  # or R-P18: a call out of form is lost

    def call(self, player: int, index: int) -> None:
        """PA-7: on and on until a miss."""
        seat = self.turn
        group = index >> 3
        bit = 1 << (index & 7)
        theirs = self.hands[player]
        held = theirs[group]
        if held & bit:
            theirs[group] = held ^ bit
            self.sizes[player] -= 1
            self.hands[seat][group] |= bit
            self.sizes[seat] += 1
            self.gained |= 1 << group
            return
        self.log.append(MISSED)
        if self.next < len(self.order):  # PA-B3; R-P16 (ours): an empty Bank gives nothing
            if self.draw(seat) == index:
                self.log.append(SHOWED + seat)
                self.gained |= 1 << group
                self.lucky = self.stacking.second_card
                return
            self.log.append(DREW + seat)
        self.pass_on()  # R-P02 (ours): to the left of the caller

    def stack(self, move: Stack) -> None:
        """PA-4, PA-15: what lies there before does not count again."""
        seat = self.turn
        group = self.stacking.group_of[move.group]
        pairs = self.stacking.pairs_of[move]
        cards = CARDS[pairs]
        self.hands[seat][group] ^= cards
        self.sizes[seat] -= 2 * NUMBER[pairs]
        self.stacked[group] |= cards
        self.points[seat] += COUNTS[NUMBER[pairs]]
        self.laid |= 1 << group
        if not self.sizes[seat] and not (self.lucky and self.stacking.emptied_draws):
            self.pass_on()  # R-P22 (ours): an empty hand ends the turn

    def pass_on(self) -> None:
        """The turn goes to the left, past empty hands (R-P09); R-P08, R-P28: the end."""
        self.gained = 0
        self.laid = 0
        self.lucky = False
        seat = self.turn
        for _ in range(self.circle.seats):
            seat += 1
            if seat == self.circle.seats:
                seat = 0
            if not self.sizes[seat]:
                self.fill(seat)  # R-P15 (ours): drawn at one's turn
            if self.sizes[seat]:
                self.turn = seat
                self.log.append(seat)
                return
        self.over = True
        self.turn = -1

    def clone(self) -> "StackingState":
        """An independent copy."""
        twin = StackingState(
            self.game, self.circle, self.customs, self.stacking, self.order, self.dealer
        )
        self.copy_to(twin)
        twin.stacked = self.stacked[:]
        twin.points = self.points[:]
        twin.gained = self.gained
        twin.laid = self.laid
        twin.lucky = self.lucky
        return twin

    def __deepcopy__(self, memo: object) -> "StackingState":
        return self.clone()

    def scores(self) -> tuple[int, ...]:
        """Points stacked by each seat (PA-4, PA-B4)."""
        return tuple(self.points)
