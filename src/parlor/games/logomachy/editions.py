"""The five editions of Logomachy and the switches in which they differ."""

from dataclasses import dataclass

from parlor.rules.editions import Edition, number, switch


@dataclass(frozen=True, kw_only=True)
class LogomachyEdition(Edition):
    """One printed form of Logomachy; the first choice of a switch is the usual one."""

    sheet: str = "L74"  # whose clauses are cited: L74, LP or LM

    packs: int = switch(1, 2, answers="R-L44")
    partners: bool = switch(False, True, answers="R-L35")
    partners_talk: str = switch("no", "open", answers="R-L03")
    hand_size: int = switch(4, 5, 6, answers="L74-37")
    shortest_word: int = switch(2, 3, 4, 5, answers="R-L04")
    deal_order: str = switch("hands_then_pool", "by_turns", answers="L74-5")
    must_take: bool = switch(False, True, answers="R-L06")
    sweep_needs: str = switch("bare_table", "loose_pool", answers="R-L07")
    odd_cards: str = switch("with_last_deal", "after_last_hand", "short_last_hand", answers="R-L08")
    wrong_word: str = switch("forfeit", "refuse", answers="R-L10")
    dictionary: str = switch("list", "vote", answers="R-L11")
    points_count: str = switch("end_of_deal", "sweeps_at_once", answers="R-L13")
    tie_for_most_cards: str = switch("nobody", "all", "held_over", answers="R-L14")
    several_reach_target: str = switch("highest_total", "counting_order", answers="R-L15")
    extend_own_build: bool = switch(False, True, answers="R-L17")
    others_may_extend: bool = switch(True, False, answers="R-L36")
    lock: str = switch("run", "end_only", "letters", "cards", answers="R-L18")
    pool_cards_join_builds: bool = switch(False, True, answers="R-L19")
    builds_each: str = switch("several", "one", answers="R-L20")
    builder: str = switch("free", "bound", "casino", answers="R-L22")
    bound_announcers: str = switch("all", "last", answers="R-L40")
    single_prize_points: int = switch(1, 2, answers="R-L23")
    v_is_prize: bool = switch(True, False, answers="R-L24")
    target: int = number(21, answers="R-L25")


SEATS = (2, 8)  # L74-3, LM-2: any number; R-L01 (ours): two to eight with one pack
SEATS_WITH_TWO_PACKS = (6, 16)  # L74-38, R-L44 (ours): offered from six, needed from nine

WRIGHT = LogomachyEdition(
    id="wright-1874", title="The Wright sheet, 1874", seats=SEATS, usual_seats=4
)

VARIATION = LogomachyEdition(
    id="wright-1874-variation",
    title="The Wright sheet with its Variation",
    seats=SEATS,
    usual_seats=4,
    lock="cards",  # L74-36: changed or extended to any word that uses all the cards laid
    pool_cards_join_builds=True,  # L74-36, R-L42 (ours)
)

REMARK = LogomachyEdition(
    id="wright-1874-remark",
    title="The Wright sheet with its closing Remark",
    seats=SEATS,
    usual_seats=4,
    hand_size=5,  # L74-37: five or six each and to the pool
    shortest_word=4,  # L74-37: no words under four or five letters
)

PARTY_BOOK = LogomachyEdition(
    id="party-book",
    title="The party book",
    seats=SEATS,
    usual_seats=4,
    sheet="LP",
    partners=True,  # LP-5, R-L35 (ours): with four seats
    deal_order="by_turns",  # LP-6
    odd_cards="short_last_hand",  # LP-8, R-L26, R-L41 (ours)
    lock="cards",  # LP-14, R-L18 (ours)
    builds_each="one",  # R-L20 (ours)
    builder="bound",  # LP-15
    v_is_prize=False,  # LP-3
)

MCLOUGHLIN = LogomachyEdition(
    id="mcloughlin",
    title="The McLoughlin Brothers sheet",
    seats=SEATS,
    usual_seats=4,
    sheet="LM",
    lock="letters",  # LM-16
)

EDITIONS = (WRIGHT, VARIATION, REMARK, PARTY_BOOK, MCLOUGHLIN)
