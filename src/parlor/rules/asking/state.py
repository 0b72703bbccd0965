"""A deal of an asking game with books: Household Words 1 and the easy Portrait Authors.

Clauses HW1-1 to HW1-8 and PA-E1 to PA-E4 are played here, with rulings R-H01 to
R-H14 and R-P02, R-P09, R-P13.
"""

from typing import Any

from parlor.rules.asking.circle import Circle, Customs
from parlor.rules.asking.hands import Hands
from parlor.rules.asking.moves import MISSPEAK, STOP, Call
from parlor.rules.asking.said import BOOK, DREW, MISSED, SHOWED
from parlor.rules.errors import IllegalMove
from parlor.rules.moves import Move, well_formed


class AskingState(Hands):
    """A deal in which full books are laid down."""

    def __init__(
        self, game: Any, circle: Circle, customs: Customs, order: list[int], dealer: int
    ) -> None:
        super().__init__(game, circle, customs, order, dealer)
        self.books: list[int] = []  # by group, the seat that laid it or -1
        self.called = False  # has this turn had a call yet
        self.gained = False  # and a card
        self.fresh: list[bool] = []  # seats that have not had a turn yet
        self.idle = 0  # turns in a row in which no card passed

    def begin(self) -> None:
        """Deal and open the first turn."""
        self.deal()
        self.books = [-1] * len(self.circle.groups)
        self.fresh = [True] * self.circle.seats
        if self.customs.dealt_books_at_once:  # R-P13 (ours): laid at once, also when dealt
            for seat in range(self.circle.seats):
                self.lay_whole_books(seat)
            if self.over:
                return
        self.pass_on()  # HW1-2, PA-7: the left of the dealer begins

    def legal(self) -> list[Move]:
        """Every call for a card of a book partly held, to every other player."""
        moves: list[Move] = []
        if self.over:
            return moves
        seat = self.turn
        rows = self.circle.calls[seat]
        for group, held in enumerate(self.hands[seat]):
            if held:  # HW1-3, PA-8: of a book you partly hold
                ready = rows[group][held]
                if ready is None:
                    ready = self.circle.open_calls(seat, group, held)
                moves += ready
        if not self.customs.call_empty_hands:
            moves = self.to_full_hands(moves)
        if self.gained and self.customs.may_stop:  # R-H04 (ours): after a success one may stop
            moves.append(STOP)
        if self.customs.may_misspeak:
            moves.append(MISSPEAK)
        return moves

    def to_full_hands(self, moves: list[Move]) -> list[Move]:
        """R-H12 (ours): the calls on hands that hold a card, if there are any."""
        full = [move for move in moves if self.sizes[move[0]]]
        return full or moves

    def check(self, move: object) -> None:
        """Raise IllegalMove, citing the clause, if the move may not be played now."""
        customs = self.customs
        if self.over:
            raise IllegalMove(customs.order_of_play, "The game is over: every book is down.")
        if move == MISSPEAK and customs.may_misspeak:
            return
        if move == STOP:
            if not customs.may_stop:
                raise IllegalMove(customs.stopping, "You go on calling until you miss.")
            if not self.gained:
                raise IllegalMove(customs.stopping, "You may stop only after a call has succeeded.")
            return
        if not isinstance(move, Call) or not well_formed(move):
            raise IllegalMove(
                customs.one_player, f"{move!r} is no move here: call a player for a card."
            )
        seat = self.turn
        player, card = move
        if not 0 <= player < self.circle.seats or player == seat:
            raise IllegalMove(customs.one_player, f"Call upon another player, not upon {player!r}.")
        index = self.circle.index.get(card, -1)
        if index < 0:
            raise IllegalMove(customs.one_player, f"The pack has no card {card!r}.")
        group = index // self.circle.size
        held = self.hands[seat][group]
        if held >> index % self.circle.size & 1:  # R-H01, PA-7: not one you hold
            raise IllegalMove(customs.not_held, f"You hold {card} yourself.")
        if self.books[group] >= 0:  # R-H01 (ours): not one in a laid book
            name = self.circle.groups[group]
            raise IllegalMove(customs.not_laid, f"{card} lies on the table: {name} is complete.")
        if not held:
            name = self.circle.groups[group]
            raise IllegalMove(customs.must_hold, f"You hold no card of {name}.")
        if not customs.call_empty_hands and not self.sizes[player] and self.others_hold():
            raise IllegalMove("R-H12", "That hand is empty.")

    def others_hold(self) -> bool:
        """Whether anybody but the caller has a card."""
        return sum(self.sizes) > self.sizes[self.turn]

    def apply(self, move: Move) -> None:
        """Play a lawful move."""
        self.log.append(move)
        if len(move) != 2:
            if move == MISSPEAK:
                self.idle += 1  # R-P18: a call out of form is lost
            self.pass_on()
            return
        index = self.circle.index[move[1]]
        size = self.circle.size
        group = index // size
        bit = 1 << index % size
        player: int = move[0]
        theirs = self.hands[player]
        held = theirs[group]
        if held & bit:
            seat = self.turn
            theirs[group] = held ^ bit
            left = self.sizes[player] - 1
            self.sizes[player] = left
            mine = self.hands[seat]
            held = mine[group] | bit
            mine[group] = held
            self.sizes[seat] += 1
            self.called = True
            self.gained = True
            self.idle = 0
            if held == self.circle.full or not left:
                self.settle(seat, player, group, held)
        else:
            self.miss(index)

    def settle(self, seat: int, player: int, group: int, held: int) -> None:
        """After a card has passed: lay a full book, fill an emptied hand."""
        if held == self.circle.full:
            self.lay(seat, group)
        if self.over:
            return
        if self.customs.draw_at_once:
            first, second = seat, player  # R-H13 (ours): the giver draws first
            if self.customs.giver_draws_first:
                first, second = player, seat
            self.fill(first)
            self.fill(second)
        if not self.sizes[seat]:
            self.pass_on()  # R-H07 (ours): hand and pack empty, out

    def miss(self, called: int) -> None:
        """HW1-4: draw one, and the turn passes. HW1-8: with no pack a miss just passes."""
        seat, log = self.turn, self.log
        log.append(MISSED)
        self.idle += 1
        customs = self.customs
        if self.next < len(self.order) and not (customs.first_miss_only and self.called):
            card = self.draw(seat)
            drawn = card // self.circle.size
            lucky = customs.lucky_calls_again and card == called
            log.append(SHOWED + seat if lucky else DREW + seat)
            if self.hands[seat][drawn] == self.circle.full:
                self.lay(seat, drawn)
                if not self.over and customs.draw_at_once:
                    self.fill(seat)
            if lucky and not self.over and self.sizes[seat]:  # R-H03: drew the very card
                self.idle = 0
                self.called = True
                self.gained = True
                return
        if not self.over:
            self.pass_on()  # R-P02 (ours): to the left of the caller

    def lay(self, seat: int, group: int) -> None:
        """R-H05 (ours), PA-E1: a full book is laid face up at once."""
        self.hands[seat][group] = 0
        self.sizes[seat] -= self.circle.size
        self.books[group] = seat
        self.log.append(BOOK + seat * 64 + group)
        if -1 not in self.books:  # R-H08 (ours): all books down
            self.over = True
            self.turn = -1

    def lay_whole_books(self, seat: int) -> None:
        """R-H14 (ours): a book dealt whole is laid."""
        full = self.circle.full
        for group in range(len(self.books)):
            if self.hands[seat][group] == full:
                self.lay(seat, group)

    def pass_on(self) -> None:
        """The turn goes to the left, past hands that are out (R-H07, R-P09)."""
        if self.customs.stop_after and self.idle >= self.customs.stop_after * self.circle.seats:
            self.over = True  # R-H11 (ours): research only
            self.turn = -1
            return
        self.called = False
        self.gained = False
        seat = self.turn
        seats = self.circle.seats
        while True:
            seat += 1
            if seat == seats:
                seat = 0
            if not self.sizes[seat] and not self.customs.draw_at_once:
                self.fill(seat)  # R-H06: drawn at one's next turn
            if self.fresh[seat]:
                self.fresh[seat] = False
                if self.sizes[seat] >= self.circle.size:
                    self.lay_whole_books(seat)
                    if self.over:
                        return
                    self.fill(seat)
            if self.sizes[seat]:
                self.turn = seat
                self.log.append(seat)
                return

    def clone(self) -> "AskingState":
        """An independent copy."""
        twin = AskingState(self.game, self.circle, self.customs, self.order, self.dealer)
        self.copy_to(twin)
        twin.books = self.books[:]
        twin.called = self.called
        twin.gained = self.gained
        twin.fresh = self.fresh[:]
        twin.idle = self.idle
        return twin

    def __deepcopy__(self, memo: object) -> "AskingState":
        return self.clone()

    def scores(self) -> tuple[int, ...]:
        """Books laid by each seat (HW1-6, PA-E2, PA-E4)."""
        return tuple([self.books.count(seat) for seat in range(self.circle.seats)])
