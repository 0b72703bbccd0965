"""Game 2 of Household Words in play: draw, spread, discard.

Cards are numbered book by book, four to a book, and a set of cards is a bit mask.
Moves are made once a pack; the lists of lawful ones are looked up three books at
a time.
"""

import random
from collections.abc import Callable, Sequence
from typing import Any, Final

from parlor.games.household_words.spreads_moves import (
    Discard,
    Draw,
    Pass,
    PlayFourth,
    Spread,
    TakeDiscard,
)
from parlor.rules.errors import IllegalMove
from parlor.rules.game import seat_at
from parlor.rules.moves import Move

DRAWING: Final = 0
PLAYING: Final = 1
OVER: Final = 2

DRAW: Final[Move] = Draw()
TAKE: Final[Move] = TakeDiscard()
PASS: Final[Move] = Pass()
FIRST_DRAW: Final[list[Move]] = [DRAW]
DRAW_OR_TAKE: Final[list[Move]] = [DRAW, TAKE]
TAKE_OR_PASS: Final[list[Move]] = [TAKE, PASS]

Table = list[list[Move]]


def count(
    hands: Sequence[Sequence[int]], run_through_count: str = "lowest_wins"
) -> tuple[int, ...]:
    """The score a seat from the numbers on the cards left in each hand.

    An empty hand is the lowest there is, so playing down all and running through
    are counted alike.
    """
    left = [sum(numbers) for numbers in hands]  # R-S11 (ours): a card counts its number
    lowest = min(left)  # HW2-12: the smallest total wins the count
    if left.count(lowest) > 1:  # R-S08 (ours): tie for lowest, nobody counts
        return tuple([0] * len(left))
    spared = lowest if run_through_count == "difference" else 0  # R-S08 (ours)
    scores = [spared - points for points in left]  # HW2-10: losers lose their own
    winner = left.index(lowest)
    scores[winner] = 0
    scores[winner] = -sum(scores)  # HW2-9: the winner scores what the others are left with
    return tuple(scores)


class Plays:
    """Every move that a pack allows, made once, and the lists that `legal` joins."""

    def __init__(self, names: Sequence[str], numbers: Sequence[int]) -> None:
        self.names = list(names)
        self.numbers = list(numbers)  # HW0-3: the number in the corner of each card
        self.index: dict[str, int] = {}
        for card in range(len(self.names)):
            self.index[self.names[card]] = card
        self.fourths: list[Move] = [PlayFourth(name) for name in names]
        self.discards: list[Table] = [self.discard_table(part) for part in range(4)]
        self.spreads: list[Table] = [self.spread_table(part) for part in range(4)]

    def discard_table(self, part: int) -> Table:
        """By the cards held of three books: a discard of each."""
        table: Table = [[]]
        for name in self.names[12 * part : 12 * part + 12]:
            made: list[Move] = [Discard(name)]
            table += [before + made for before in table]
        return table

    def spread_table(self, part: int) -> Table:
        """By the cards held of three books: every spread of three or four of a number."""
        table: Table = [[]]
        for start in range(12 * part, min(12 * part + 12, len(self.names)), 4):
            table = [before + more for more in self.spreads_of(start) for before in table]
        return table

    def spreads_of(self, start: int) -> Table:
        """By the cards held of one book: its spreads, the whole book first."""
        laid: list[tuple[int, Move]] = []
        for cards in (15, 7, 11, 13, 14):
            names = [self.names[start + i] for i in range(4) if cards >> i & 1]
            laid.append((cards, Spread(self.numbers[start], tuple(sorted(names)))))
        return [[move for cards, move in laid if cards & held == cards] for held in range(16)]

    def held(self, mask: int) -> list[str]:
        """The names of the cards in a set."""
        return [self.names[card] for card in range(len(self.names)) if mask >> card & 1]


class SpreadsState:
    """One hand of game 2."""

    def __init__(
        self, game: Any, plays: Plays, order: list[int], dealer: int, hands: list[int]
    ) -> None:
        self.game = game
        self.plays = plays
        self.order = order
        self.dealer = dealer
        self.hands = hands
        self.turn = (dealer + 1) % len(hands)  # HW2-2: left of the dealer starts
        self.over = False
        self.phase: int = DRAWING
        self.next = game.hand_size * len(hands)  # place of the top card of the pack
        self.discards: list[int] = []
        self.taken = 0  # the discard taken up in this turn
        self.laid = 0
        self.fourths = 0  # cards that complete a spread of three
        self.last_turn = False
        self.log: list[Move] = []

    def legal(self) -> list[Move]:
        """Every lawful move: draws; or spreads, fourth cards and discards by number."""
        if self.phase == PLAYING:
            plays = self.plays
            hand = self.hands[self.turn]
            table = plays.spreads  # R-S03 (ours): any number of spreads, none is a duty
            moves = (
                table[0][hand & 4095]
                + table[1][hand >> 12 & 4095]
                + table[2][hand >> 24 & 4095]
                + table[3][hand >> 36]
            )
            fits = hand & self.fourths  # R-S14 (ours): in any order with the spreads
            while fits:
                card = fits & -fits
                moves.append(plays.fourths[card.bit_length() - 1])
                fits ^= card
            if hand != self.taken:  # R-S13 (ours): the only card left may go back
                hand &= ~self.taken  # R-S06 (ours): otherwise not the discard just taken
            table = plays.discards
            return (
                moves
                + table[0][hand & 4095]
                + table[1][hand >> 12 & 4095]
                + table[2][hand >> 24 & 4095]
                + table[3][hand >> 36]
            )
        if self.phase == OVER:
            return []
        if self.next == len(self.order):
            return TAKE_OR_PASS[:]  # R-S12 (ours): the discard may still be taken
        if self.discards:
            return DRAW_OR_TAKE[:]  # HW2-6: the card just discarded, or one from the pack
        return FIRST_DRAW[:]  # R-S02 (ours): nothing to take up yet

    def check(self, move: object) -> None:
        """Raise IllegalMove, citing the clause, if the move may not be played now."""
        if self.phase == OVER:
            clause = "HW2-9" if 0 in self.hands else "HW2-12"
            raise IllegalMove(clause, "The hand is over.")
        if isinstance(move, (Draw, TakeDiscard, Pass)):
            self.check_draw(move)
        elif not isinstance(move, (Spread, PlayFourth, Discard)):
            raise IllegalMove("HW2-5", f"{move!r} is no move: draw, spread or discard.")
        elif self.phase == DRAWING:
            raise IllegalMove("HW2-5", "Draw first.")
        else:
            self.check_play(type(move), move)

    def check_play(self, kind: type, fields: tuple[object, ...]) -> None:
        """HW2-5: what may follow the draw; the fields may be of any type here."""
        if kind is Spread:
            self.check_spread(fields[0], fields[1])
        elif kind is PlayFourth:
            bit = self.check_held(fields[0], "HW2-8")
            if not bit & self.fourths:
                raise IllegalMove("HW2-8", f"No spread of three waits for {fields[0]}.")
        else:
            bit = self.check_held(fields[0], "HW2-5")
            if bit == self.taken and bit != self.hands[self.turn]:
                raise IllegalMove("R-S06", f"You have just taken {fields[0]}: discard another.")

    def check_draw(self, move: object) -> None:
        """HW2-5: first draw, then play. HW2-6: from the pack, or the card just discarded."""
        if self.phase == PLAYING:
            done = "End your turn by a discard." if isinstance(move, Pass) else "You have drawn."
            raise IllegalMove("HW2-5", done)
        run_through = self.next == len(self.order)
        if isinstance(move, Draw) and run_through:
            raise IllegalMove("HW2-12", "The pack is run through: take the discard or pass.")
        if isinstance(move, TakeDiscard) and not self.discards:
            raise IllegalMove("R-S02", "Nothing has been discarded yet: draw from the pack.")
        if isinstance(move, Pass) and not run_through:
            raise IllegalMove("R-S12", "Nobody passes before the pack is run through.")

    def check_spread(self, number: object, cards: object) -> None:
        """HW2-4: three or four cards of one number."""
        if not isinstance(cards, tuple) or not 3 <= len(cards) <= 4:
            raise IllegalMove("HW2-4", "A spread is three or four cards of one number.")
        for name in cards:
            self.check_held(name, "HW2-4")
            printed = self.plays.numbers[self.plays.index[name]]
            if printed != number:
                raise IllegalMove("HW2-4", f"{name} is a {printed}, not a {number}.")
        if tuple(sorted(set(cards))) != cards:
            raise IllegalMove("HW2-4", "Name each card of a spread once, in alphabetical order.")

    def check_held(self, name: object, clause: str) -> int:
        """The bit of a card in the hand of the seat to move."""
        if not isinstance(name, str) or name not in self.plays.index:
            raise IllegalMove("HW0-1", f"The pack has no card {name!r}.")
        bit = 1 << self.plays.index[name]
        if not bit & self.hands[self.turn]:
            raise IllegalMove(clause, f"You do not hold {name}.")
        return bit

    def apply(self, move: Move) -> None:
        """Play a lawful move."""
        self.log.append(move)
        kind = type(move)
        if kind is Discard:
            card: int = self.plays.index[move[0]]
            self.discards.append(card)  # HW2-7: what it covers is never used again
            self.play_down(1 << card)
            if not self.over:
                self.pass_on()
        elif kind is Draw:
            self.take_in(self.order[self.next])
            self.next += 1
        elif kind is TakeDiscard:
            card = self.discards.pop()
            self.taken = 1 << card
            self.take_in(card)
        elif kind is Spread:
            self.spread(move[1])
        elif kind is PlayFourth:
            bit = 1 << self.plays.index[move[0]]  # HW2-8, R-S05 (ours): to anybody's spread
            self.laid |= bit
            self.fourths ^= bit
            self.play_down(bit)
        else:
            self.finish()

    def take_in(self, card: int) -> None:
        """HW2-5: the card drawn joins the hand, and play may begin."""
        self.hands[self.turn] |= 1 << card
        self.phase = PLAYING

    def spread(self, cards: tuple[str, ...]) -> None:
        """HW2-4: lay three or four of a number; three wait for the fourth."""
        laid = 0
        card = 0
        for name in cards:
            card = self.plays.index[name]
            laid |= 1 << card
        self.laid |= laid
        self.fourths |= 15 << (card & -4) & ~laid
        self.play_down(laid)

    def play_down(self, cards: int) -> None:
        """HW2-9, R-S04 (ours): the hand ends when the last card leaves, however it does."""
        left = self.hands[self.turn] ^ cards
        self.hands[self.turn] = left
        if not left:
            self.finish()

    def pass_on(self) -> None:
        """The turn is over; HW2-12: so is the hand, once the pack has run through."""
        if self.next == len(self.order):  # R-S07 (ours): after the turn of who drew the last
            way: str = self.game.edition.run_through
            if way == "at_once" or self.last_turn:
                self.finish()
                return
            self.last_turn = way == "one_more_turn"  # R-S12 (ours)
        self.taken = 0
        self.phase = DRAWING
        seat = self.turn + 1
        self.turn = seat if seat < len(self.hands) else 0

    def finish(self) -> None:
        """Nobody moves any more."""
        self.over = True
        self.turn = -1
        self.phase = OVER

    def scores(self) -> tuple[int, ...]:
        """The count of this hand; nothing before it is over."""
        if not self.over:
            return tuple([0] * len(self.hands))
        return count(
            [self.numbers(hand) for hand in self.hands], self.game.edition.run_through_count
        )

    def numbers(self, hand: int) -> list[int]:
        """The numbers on the cards in a set."""
        numbers = self.plays.numbers
        return [numbers[card] for card in range(len(numbers)) if hand >> card & 1]

    def hand(self, seat: object) -> list[str]:
        """The names of the cards a seat holds."""
        return self.plays.held(self.hands[seat_at(seat, len(self.hands))])

    def shown_cards(self) -> list[str]:
        """The names of the cards on the table: spread, or discarded."""
        return self.plays.held(self.laid) + [self.plays.names[card] for card in self.discards]

    def history(self) -> list[Move]:
        """The moves played so far."""
        return self.log[:]

    def clone(self) -> "SpreadsState":
        """An independent copy."""
        twin = SpreadsState(self.game, self.plays, self.order, self.dealer, self.hands[:])
        twin.turn = self.turn
        twin.over = self.over
        twin.phase = self.phase
        twin.next = self.next
        twin.discards = self.discards[:]
        twin.taken = self.taken
        twin.laid = self.laid
        twin.fourths = self.fourths
        twin.last_turn = self.last_turn
        twin.log = self.log[:]
        return twin

    def __deepcopy__(self, memo: object) -> "SpreadsState":
        return self.clone()

    def __reduce__(self) -> tuple[Callable[..., Any], tuple[list[int], int, list[Move]]]:
        return self.game.replay, (self.order, self.dealer, self.history())

    def view(self, seat: object) -> dict[str, Any]:
        """All that a seat may know (None: a bystander)."""
        if seat is not None:
            seat_at(seat, len(self.hands))
        seen: dict[str, Any] = self.game.show(self, seat)
        return seen

    def resample(self, seat: object, rng: random.Random) -> "SpreadsState":
        """Another world that looks the same from this seat."""
        twin: SpreadsState = self.game.imagine(self.view(seat), rng)
        return twin
