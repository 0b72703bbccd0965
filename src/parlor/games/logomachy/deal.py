"""One deal in play: the cards, whose turn it is, and what a move does to them.

`apply` trusts its caller; which moves are lawful is told in `legal` and `checks`.
"""

from collections.abc import Sequence
from typing import Any

from parlor.games.logomachy.builds import Build, missing
from parlor.games.logomachy.letters import FIRST, SIZE, spelled
from parlor.games.logomachy.moves import (
    Accept,
    AddToBuild,
    ExtendBuild,
    FinishBuild,
    PlayToPool,
    Reject,
    StartBuild,
    TakeTrick,
)
from parlor.games.logomachy.terms import FREE, Terms
from parlor.rules.moves import Move

# what became of a move
POOLED, LAID, TRICK, SWEEP, MISSPELT, CLAIMED, VOTED, REFUSED = 0, 1, 2, 3, 4, 5, 6, 7
OUTCOMES = ("pooled", "laid", "trick", "sweep", "misspelt", "claimed", "voted", "refused")


class Deal:
    """The cards as they lie and the turn as it stands."""

    def __init__(self, game: Any, terms: Terms, order: Sequence[int], dealer: int) -> None:
        self.game = game
        self.terms = terms
        self.order = order
        self.dealer = dealer
        self.turn: int = -1
        self.over: bool = False
        self.log: list[tuple[int, Move, int]] = []
        self.hands: list[list[int]] = []
        self.pool: list[int] = []  # the loose cards
        self.loose: int = 0  # how many they are
        self.builds: list[Build] = []
        self.built: int = 0  # how many builds have arisen
        self.piles: list[list[int]] = []  # what each side has taken
        self.sweeps: list[int] = []
        self.last_taker: int = -1
        self.round: int = -1
        self.next: int = 0  # how many cards of the pack are dealt
        self.left: int = 0  # cards in all hands together
        self.claim: Move | None = None  # the word the table votes on (R-L11)
        self.claimant: int = -1
        self.accepts: int = 0
        self.rejects: int = 0
        self.voted_down: list[str] = []

    def open(self) -> None:
        """Deal the first round."""
        terms = self.terms
        self.hands = [[0] * SIZE for _ in range(terms.seats)]
        self.pool = [0] * SIZE
        self.piles = [[0] * SIZE for _ in range(terms.side_count)]
        self.sweeps = [0] * terms.side_count
        self._next_round()

    def copy_to(self, other: "Deal") -> None:
        """Make another deal stand as this one does."""
        other.turn = self.turn
        other.over = self.over
        other.log = self.log[:]
        other.hands = [hand[:] for hand in self.hands]
        other.pool = self.pool[:]
        other.loose = self.loose
        other.builds = self.builds[:]
        other.built = self.built
        other.piles = [pile[:] for pile in self.piles]
        other.sweeps = self.sweeps[:]
        other.last_taker = self.last_taker
        other.round = self.round
        other.next = self.next
        other.left = self.left
        other.claim = self.claim
        other.claimant = self.claimant
        other.accepts = self.accepts
        other.rejects = self.rejects
        other.voted_down = self.voted_down[:]

    # reading the table

    def build(self, number: int) -> Build | None:
        """The build of this number, if it stands."""
        for build in self.builds:
            if build.number == number:
                return build
        return None

    def bound_to(self, seat: int) -> Build | None:
        """LP-15, R-L22, R-L40 (ours): the standing build that binds a seat."""
        terms = self.terms
        if terms.builder == FREE:
            return None
        for build in self.builds:
            if build.builder == seat or (terms.bind_all and build.announcers >> seat & 1):
                return build
        return None

    def own_needs(self, seat: int, besides: int = 0) -> str:
        """R-L20 (ours): the letters that a seat's own builds, but for one, still need."""
        needs = ""
        for build in self.builds:
            if build.builder == seat and build.number != besides:
                needs += build.rest
        return needs

    def voters(self) -> list[int]:
        """R-L11: who votes on a word: all but the claimant and his partner, from his left."""
        sides = self.terms.sides
        seats = self.terms.seats
        claimant = self.claimant
        ring = [(claimant + step) % seats for step in range(1, seats)]
        return [seat for seat in ring if sides[seat] != sides[claimant]]

    def shown_cards(self) -> str:
        """Every card that is neither in a hand nor in the pack."""
        shown = spelled(self.pool)
        for build in self.builds:
            shown += spelled(build.laid)
        for pile in self.piles:
            shown += spelled(pile)
        return shown

    # playing

    def apply(self, move: Move) -> None:
        """Play a lawful move."""
        seat = self.turn
        if isinstance(move, PlayToPool):
            self._lay_loose(seat, ord(move[0]) - FIRST)  # L74-9, LP-12, LM-7
            self._done(seat, move, POOLED)
        elif isinstance(move, AddToBuild):
            self._add(seat, move[0], move[1])
            self._done(seat, move, LAID)
        elif isinstance(move, (Accept, Reject)):
            self._vote(seat, move)
        elif self._is_spelt(move):
            self._done(seat, move, self._carry_out(seat, move))
        elif self.terms.vote:
            self._put_to_vote(seat, move)
        else:
            self._forfeit(seat, move)
            self._done(seat, move, MISSPELT)

    def _is_spelt(self, move: Move) -> bool:
        if isinstance(move, TakeTrick):
            word = move[1]
        else:
            word = move[2]
            if isinstance(move, FinishBuild):
                build = self.build(move[0])
                if build is not None and build.word == word:
                    return True  # it was judged when it was announced
        return word in self.game.words  # L74-20, LM-20, R-L11 (ours), R-L27 (ours)

    def _carry_out(self, seat: int, move: Move) -> int:
        """Do what a move with a well-spelt word does; what became of it."""
        if isinstance(move, TakeTrick):
            return self._take(seat, move[0], move[1])
        if isinstance(move, StartBuild):
            return self._start(seat, move[0], move[1], move[2])
        if isinstance(move, FinishBuild):
            return self._finish(seat, move[0], move[1], move[2], move[3])
        assert isinstance(move, ExtendBuild)
        return self._extend(seat, move[0], move[1], move[2], move[3])

    def _lay_loose(self, seat: int, letter: int) -> None:
        self.hands[seat][letter] -= 1
        self.pool[letter] += 1
        self.loose += 1

    def _take(self, seat: int, card: str, word: str) -> int:
        """L74-8, LP-11, LM-5: take the hand card and all the pool cards in the word."""
        self.hands[seat][ord(card) - FIRST] -= 1
        pool = self.pool
        pool[ord(card) - FIRST] += 1
        pile = self.piles[self.terms.sides[seat]]
        for letter in word:
            index = ord(letter) - FIRST
            pool[index] -= 1
            pile[index] += 1
        self.loose -= len(word) - 1
        return self._taken(seat, True)

    def _start(self, seat: int, card: str, letters: str, word: str) -> int:
        """L74-27, LP-13, LM-14: set one hand card and pool cards apart for a word."""
        self.hands[seat][ord(card) - FIRST] -= 1
        laid = [0] * SIZE
        laid[ord(card) - FIRST] = 1
        self._from_pool(letters, laid)
        self.built += 1
        # L74-30: cards of a build are no longer loose, so they serve no other word
        self.builds.append(Build(self.built, laid, word, missing(word, laid), seat, 1 << seat))
        return LAID

    def _add(self, seat: int, number: int, card: str) -> None:
        """R-L16 (ours): one letter of the announced word."""
        self.hands[seat][ord(card) - FIRST] -= 1
        for at in range(len(self.builds)):
            if self.builds[at].number == number:
                self.builds[at] = self.builds[at].with_letter(card)

    def _extend(self, seat: int, number: int, card: str, word: str, letters: str) -> int:
        """L74-32, LM-17: one letter, and a new word announced."""
        self.hands[seat][ord(card) - FIRST] -= 1
        for at in range(len(self.builds)):
            if self.builds[at].number == number:
                self.builds[at] = self.builds[at].with_word(word, card + letters, seat)
        if letters:
            self._from_pool(letters, [0] * SIZE)
        return LAID

    def _finish(self, seat: int, number: int, card: str, word: str, letters: str) -> int:
        """L74-28, L74-29, L74-34, LP-14, LM-15: the last letter takes the trick."""
        self.hands[seat][ord(card) - FIRST] -= 1
        pile = self.piles[self.terms.sides[seat]]
        for letter in word:
            pile[ord(letter) - FIRST] += 1
        if letters:
            self._from_pool(letters, [0] * SIZE)
        self.builds = [build for build in self.builds if build.number != number]
        return self._taken(seat, letters != "")

    def _from_pool(self, letters: str, laid: list[int]) -> None:
        for letter in letters:
            index = ord(letter) - FIRST
            self.pool[index] -= 1
            laid[index] += 1
        self.loose -= len(letters)

    def _taken(self, seat: int, loose_cards_taken: bool) -> int:
        """L74-13, LP-18, LM-9, R-L43 (ours): a trick that clears the table is a sweep."""
        self.last_taker = seat
        if self.loose:
            return TRICK
        # R-L07 (ours): a bare table; or, by the switch, no loose card left of those there were
        if self.builds and (self.terms.bare_table or not loose_cards_taken):
            return TRICK
        self.sweeps[self.terms.sides[seat]] += 1
        return SWEEP

    def _forfeit(self, seat: int, move: Move) -> None:
        """L74-18, LM-18, R-L34 (ours): the hand card goes loose to the pool, all else stays."""
        card = move[1] if isinstance(move, (ExtendBuild, FinishBuild)) else move[0]
        self._lay_loose(seat, ord(card) - FIRST)

    # voting (R-L11)

    def _put_to_vote(self, seat: int, move: Move) -> None:
        self.log.append((seat, move, CLAIMED))  # L74-10: the word is spelled aloud
        self.claim = move
        self.claimant = seat
        self.accepts = 0
        self.rejects = 0
        self.turn = self.voters()[0]

    def _vote(self, seat: int, move: Move) -> None:
        if isinstance(move, Accept):
            self.accepts += 1
        else:
            self.rejects += 1
        voters = self.voters()
        votes = self.accepts + self.rejects
        if votes < len(voters):
            self.log.append((seat, move, VOTED))
            self.turn = voters[votes]
            return
        claim = self.claim
        claimant = self.claimant
        assert claim is not None
        self.claim = None
        self.claimant = -1
        self.turn = claimant
        if self.rejects <= self.accepts:
            self._done(seat, move, self._carry_out(claimant, claim))
        elif self.terms.refuse:  # R-L10: refused at no cost, the claimant tries again
            self.voted_down.append(claim[1] if isinstance(claim, TakeTrick) else claim[2])
            self.log.append((seat, move, REFUSED))
        else:
            self._forfeit(claimant, claim)
            self._done(seat, move, MISSPELT)

    # turn, round and end

    def _done(self, seat: int, move: Move, outcome: int) -> None:
        """Write the move down and pass the turn."""
        self.log.append((seat, move, outcome))
        self.left -= 1
        if self.left:
            # L74-6, LP-9, R-L30 (ours): to the left
            # L74-12, LM-8, R-L28 (ours): nobody twice running in a deal
            self.turn = (self.turn + 1) % self.terms.seats
        elif self.round + 1 < len(self.terms.rounds):
            self._next_round()
        else:
            self._gather()

    def _next_round(self) -> None:
        """L74-5, L74-15, LM-11: deal the next places; builds stand (R-L21, ours)."""
        self.round += 1
        dealt = self.terms.rounds[self.round]
        letters = self.terms.letters
        order = self.order
        for offset in range(self.terms.seats):
            hand = self.hands[self.terms.seat_at(self.dealer, offset)]
            for place in dealt.hands[offset]:
                hand[letters[order[place]]] += 1
        self._lay_places(dealt.pool)
        self.left = dealt.size * self.terms.seats
        self.next += self.left + len(dealt.pool)
        self.turn = self.terms.seat_at(self.dealer, 0)  # L74-6, R-L32 (ours): dealer's left

    def _lay_places(self, places: list[int]) -> None:
        """Lay cards of the pack face up into the pool (L74-5, LP-7, LM-4)."""
        for place in places:
            self.pool[self.terms.letters[self.order[place]]] += 1
        self.loose += len(places)

    def _gather(self) -> None:
        """L74-17, LM-13: what is left goes to the last taker; R-L09, R-L43 (ours): no sweep."""
        self._lay_places(self.terms.last_odd)
        self.next += len(self.terms.last_odd)
        self.over = True
        self.turn = -1
        if self.last_taker < 0:
            return  # R-L09 (ours): no trick was taken, nobody gathers
        pile = self.piles[self.terms.sides[self.last_taker]]
        for index in range(SIZE):
            pile[index] += self.pool[index]
            self.pool[index] = 0
            for build in self.builds:  # R-L21 (ours): unfinished builds go with the leftovers
                pile[index] += build.laid[index]
        self.loose = 0
        self.builds = []
