"""What is played for one whose minute is over (L74-19, LM-19)."""

from parlor.games.logomachy.deal import Deal
from parlor.games.logomachy.legal import legal_moves
from parlor.games.logomachy.letters import FIRST
from parlor.games.logomachy.moves import PlayToPool
from parlor.rules.moves import Move


def lowest_value_card(deal: Deal) -> Move:
    """R-L12 (ours): plain cards before prizes before double prizes, the commonest letter first.

    Where a card may not be merely played (R-L06, R-L22) or the table votes, the
    first lawful move stands in for it.
    """
    letters = deal.terms.letters
    moves = legal_moves(deal)
    plays = [move for move in moves if isinstance(move, PlayToPool)]
    if not plays:
        return moves[0]

    def worth(play: PlayToPool) -> tuple[int, int, str]:
        letter = ord(play.card) - FIRST
        return deal.terms.ranks[letter], -letters.count(letter), play.card

    return min(plays, key=worth)
