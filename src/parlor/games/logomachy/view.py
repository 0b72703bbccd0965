"""What a seat may know, built from what it has been dealt and what lies open."""

from typing import Any

from parlor.games.logomachy.counting import held_over, scores, tally
from parlor.games.logomachy.deal import MISSPELT, OUTCOMES, Deal
from parlor.games.logomachy.letters import FIRST, in_order, spelled
from parlor.games.logomachy.moves import ExtendBuild, FinishBuild, StartBuild, TakeTrick
from parlor.rules.game import View
from parlor.rules.moves import Move, to_json


def view(deal: Deal, seat: int | None) -> View:
    """All that a seat may know (None: a bystander)."""
    terms = deal.terms
    seen: View = {
        **deal.game.sketch(),
        "sides": list(terms.sides),
        "seat": seat,
        "dealer": deal.dealer,
        "turn": deal.turn,
        "over": deal.over,
        "phase": "over" if deal.over else "vote" if deal.claim is not None else "play",
        "round": deal.round + 1,
        "rounds": len(terms.rounds),
        "scores": list(scores(deal)),
        "tally": tally(deal),
        "held_over": held_over(deal),
        "hand": [] if seat is None else cards(deal, seat),
        "hands": [sum(hand) for hand in deal.hands],
        "pack": len(deal.order) - deal.next,
        "pool": list(spelled(deal.pool)),
        "builds": [
            {
                "build": build.number,
                "laid": list(spelled(build.laid)),
                "word": build.word,
                "needs": list(build.rest),
                "builder": build.builder,
                "announcers": [s for s in range(terms.seats) if build.announcers >> s & 1],
            }
            for build in deal.builds
        ],
        "piles": [list(spelled(pile)) for pile in deal.piles],
        "last_taker": None if deal.last_taker < 0 else deal.last_taker,
        "claim": None if deal.claim is None else [deal.claimant, *to_json(deal.claim)],
        "said": said(deal),
        "laid_open": _names(deal, _pool_places(deal)),
        "received": [] if seat is None else _names(deal, places_of(deal, seat)),
    }
    if seat is not None and terms.open_hands:  # R-L03: partners who talk openly
        partner = partner_of(deal, seat)
        seen["partner_hand"] = cards(deal, partner)
        seen["partner_received"] = _names(deal, places_of(deal, partner))
    return seen


def cards(deal: Deal, seat: int) -> list[str]:
    """The names of the cards a seat holds."""
    return list(spelled(deal.hands[seat]))


def partner_of(deal: Deal, seat: int) -> int:
    """LP-5: partners sit opposite."""
    return (seat + deal.terms.seats // 2) % deal.terms.seats


def said(deal: Deal) -> list[list[Any]]:
    """The public history: seat, move, outcome and, after a wrong word, the cards that stay."""
    told: list[list[Any]] = []
    claim: Move = ()
    for seat, move, outcome in deal.log:
        line = [seat, *to_json(move), OUTCOMES[outcome]]
        if isinstance(move, (TakeTrick, StartBuild, ExtendBuild, FinishBuild)):
            claim = move
        if outcome == MISSPELT:
            line.append(staying(claim))
        told.append(line)
    return told


def staying(claim: Move) -> str:
    """LM-18: every card that stays in the pool after a wrong word, the hand card first."""
    if isinstance(claim, TakeTrick):
        return claim.card + in_order(claim.word.replace(claim.card, "", 1))
    if isinstance(claim, (StartBuild, ExtendBuild, FinishBuild)):
        return claim.card + claim.pool
    return ""


def places_of(deal: Deal, seat: int) -> list[int]:
    """The places of the pack that a seat was dealt so far, in order."""
    offset = (seat - deal.dealer - 1) % deal.terms.seats
    dealt = deal.terms.rounds[: deal.round + 1]
    return [place for each in dealt for place in each.hands[offset]]


def _pool_places(deal: Deal) -> list[int]:
    dealt = deal.terms.rounds[: deal.round + 1]
    places = [place for each in dealt for place in each.pool]
    return places + deal.terms.last_odd if deal.over else places


def _names(deal: Deal, places: list[int]) -> list[str]:
    letters = deal.terms.letters
    return [chr(FIRST + letters[deal.order[place]]) for place in places]
