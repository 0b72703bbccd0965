"""A hand of spreads by counts, and a quick player for every seat of it.

Cards of one number are alike, so a hand is how many of each number it has. Each player
acts on its own hand and on what everybody has seen: never on the others' hidden cards.
"""

from typing import Final

from parlor.bots.spreads.style import Weights

NONE: Final = -1
ONE_MORE: Final = 0
AT_ONCE: Final = 1
WHILE_TAKEN: Final = 2
BANNED: Final = -1e9
MANY_TAKES: Final = 8  # discards taken in a row; a deal must end, so the next player draws


class Table:
    """What lies where, by number; `pack` holds the numbers still to come, the next one last."""

    def __init__(self, seats: int, numbers: list[int]) -> None:
        self.seats = seats
        self.numbers = numbers
        self.books = len(numbers)
        self.hands: list[list[int]] = [[0] * self.books for _ in range(seats)]
        self.known: list[list[int]] = [[0] * self.books for _ in range(seats)]  # seen by all
        self.sizes: list[int] = [0] * seats
        self.shown: list[int] = [0] * seats  # how many cards of a hand are known
        self.held: list[int] = [0] * self.books  # known cards in all the hands
        self.gone: list[int] = [0] * self.books  # laid or discarded
        self.waits: list[bool] = [False] * self.books  # a spread of three for its fourth
        self.pack: list[int] = []
        self.left = 0
        self.top = NONE
        self.discard = NONE
        self.taken = NONE  # the number of the discard taken up in this turn
        self.takes = 0  # discards taken since the last draw
        self.turn = 0
        self.playing = False
        self.last_turn = False
        self.over = False
        self.face_up = True
        self.run_through = ONE_MORE

    def see(self, seat: int, book: int) -> None:
        """A card goes into a hand before all eyes."""
        self.known[seat][book] += 1
        self.shown[seat] += 1
        self.held[book] += 1

    def leave(self, seat: int, book: int, cards: int) -> None:
        """Cards leave a hand for good: those that were known first."""
        self.hands[seat][book] -= cards
        self.sizes[seat] -= cards
        self.gone[book] += cards
        seen = self.known[seat][book]
        if seen > cards:
            seen = cards
        if seen:
            self.known[seat][book] -= seen
            self.shown[seat] -= seen
            self.held[book] -= seen

    def unseen(self, seat: int) -> int:
        """How many cards a seat has not seen."""
        count = self.left
        for other in range(self.seats):
            if other != seat:
                count += self.sizes[other] - self.shown[other]
        return count if count > 0 else 1

    def danger(self, seat: int, book: int, mine: int, weights: Weights) -> float:
        """What it costs to let the next player have a card of a number."""
        after = seat + 1 if seat + 1 < self.seats else 0
        has = self.known[after][book]
        if has >= 2:
            return weights.pair_danger
        others = self.held[book] - self.known[seat][book]
        hidden = 4 - mine - self.gone[book] - others
        if hidden <= 0:
            return weights.single_danger * has
        rate = (self.sizes[after] - self.shown[after]) / self.unseen(seat)
        if rate > 1.0:
            rate = 1.0
        if has == 1:
            chance = rate if hidden == 1 else 1 - (1 - rate) * (1 - rate)
            return weights.pair_danger * chance + weights.single_danger
        if hidden == 1:
            return weights.single_danger * rate
        pair = rate * rate if hidden == 2 else rate * rate * (3 - 2 * rate)
        return weights.pair_danger * pair + weights.single_danger * rate

    def drop(self, seat: int, weights: Weights) -> tuple[int, float]:
        """The number best discarded, and what the hand gains by it."""
        hand = self.hands[seat]
        known = self.known[seat]
        best = NONE
        most = BANNED
        start = self.left * 9
        for book in range(self.books):
            mine = hand[book]
            if not mine:
                continue
            if book == self.taken and mine == 1 and self.sizes[seat] > 1:
                continue  # R-S06 (ours): not the discard just taken
            live = 2 * (4 - mine - self.gone[book]) - self.held[book] + known[book]
            at = (start + live) * self.books + book
            if mine == 1:
                gain = -weights.single[at]
            elif mine == 2:
                gain = weights.single[at] - weights.double[at]
            else:
                gain = weights.double[at] - weights.bonus
            gain -= self.danger(seat, book, mine, weights)
            if gain > most:
                most = gain
                best = book
        return best, most

    def gain(self, seat: int, book: int, found: bool, weights: Weights) -> float:
        """What a card is worth to a seat, the discard after it included."""
        hand = self.hands[seat]
        mine = hand[book]
        size = self.sizes[seat]
        if self.waits[book]:
            if size <= 1:
                return weights.won
            return weights.bonus / 3 + self.drop(seat, weights)[1]
        if found:
            self.gone[book] -= 1
        kept = self.taken
        start = self.left * 9
        live = 2 * (4 - mine - self.gone[book]) - self.held[book] + self.known[seat][book]
        before = (start + live) * self.books + book
        after = before - 2 * self.books
        if mine >= 2:
            if size <= 3 or (mine == 3 and size <= 4):
                worth = weights.won
            else:
                hand[book] = 0
                self.sizes[seat] -= mine
                worth = weights.bonus - weights.double[before]
                worth += self.drop(seat, weights)[1]
                self.sizes[seat] += mine
        else:
            hand[book] = mine + 1
            self.sizes[seat] += 1
            if found:
                self.taken = book
            worth = weights.single[after]
            if mine:
                worth = weights.double[after] - weights.single[before]
            worth += self.drop(seat, weights)[1]
            self.sizes[seat] -= 1
        hand[book] = mine
        self.taken = kept
        if found:
            self.gone[book] += 1
        return worth

    def wants_discard(self, seat: int, weights: Weights) -> bool:
        """Whether a seat takes up the discard rather than draw, or pass at the end."""
        if self.discard < 0 or self.takes >= MANY_TAKES:
            return False
        worth = self.gain(seat, self.discard, True, weights)
        if not self.left:
            return worth > 0
        if not self.face_up:
            return worth > weights.fresh
        other = self.gain(seat, self.top, False, weights)
        given = self.danger(seat, self.top, self.hands[seat][self.top], weights)
        return worth - weights.deny * given > other

    def draw(self, taking: bool) -> None:
        """Take in the discard or the top card."""
        seat = self.turn
        if taking:
            book = self.discard
            self.gone[book] -= 1
            self.taken = book
            self.takes += 1
            self.see(seat, book)
        else:
            book = self.top
            self.takes = 0
            self.left -= 1
            self.top = self.pack[self.left - 1] if self.left else NONE
            if self.face_up:
                self.see(seat, book)
        self.hands[seat][book] += 1
        self.sizes[seat] += 1
        self.playing = True

    def lay(self) -> None:
        """Lay every spread and fourth card there is."""
        seat = self.turn
        hand = self.hands[seat]
        for book in range(self.books):
            mine = hand[book]
            if mine >= 3:
                self.leave(seat, book, mine)
                self.waits[book] = mine == 3
            elif mine and self.waits[book]:
                self.leave(seat, book, mine)
                self.waits[book] = False
        if not self.sizes[seat]:
            self.over = True

    def throw(self, book: int) -> None:
        """Discard, and pass the turn on or end the hand."""
        seat = self.turn
        self.leave(seat, book, 1)
        self.discard = book
        self.taken = NONE
        self.playing = False
        if not self.sizes[seat]:
            self.over = True
        elif not self.left:
            if self.run_through == AT_ONCE or self.last_turn:
                self.over = True
            self.last_turn = self.run_through == ONE_MORE
        self.turn = seat + 1 if seat + 1 < self.seats else 0

    def play_on(self, styles: list[Weights]) -> None:
        """Play to the end of the hand, each seat in its style."""
        while not self.over:
            seat = self.turn
            weights = styles[seat]
            if not self.playing:
                taking = self.wants_discard(seat, weights)
                if not taking and not self.left:
                    self.over = True
                    return
                self.draw(taking)
            self.lay()
            if self.over:
                return
            self.throw(self.drop(seat, weights)[0])

    def points(self) -> list[int]:
        """What each hand is left with."""
        total: list[int] = []
        for hand in self.hands:
            points = 0
            for book in range(self.books):
                points += hand[book] * self.numbers[book]
            total.append(points)
        return total
