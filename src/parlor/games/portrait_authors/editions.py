"""The forms of Portrait Authors, as printed and with their switches."""

from dataclasses import dataclass

from parlor.rules.editions import Edition, switch


@dataclass(frozen=True, kw_only=True)
class Easy(Edition):
    """Books of four, a point each; `sketches` adds the sketch cards as further books."""

    sketches: bool
    wrong_form: str = switch("no_penalty", "loses_call", answers="R-P18")


@dataclass(frozen=True, kw_only=True)
class Full(Edition):
    """Pairs are stacked for 3, 6 or 10."""

    books_only: bool = switch(False, True, answers="PA-10")
    stack_after_gaining: str = switch("same_group", "any_card", answers="R-P04")
    wrong_form: str = switch("no_penalty", "loses_call", answers="R-P18")
    call_after_stack: str = switch("may_go_on", "strict", answers="R-P24")


@dataclass(frozen=True, kw_only=True)
class Bank(Full):
    """For two or three: ten cards each, the rest is the Bank."""

    lucky_draw: str = switch("second_card", "calls_again", answers="R-P14")
    emptied_after_lucky_draw: str = switch("draws", "ends", answers="R-P27")


EDITIONS: tuple[Edition, ...] = (
    Full(id="full", title="The full game", seats=(3, 8), usual_seats=4),
    Easy(id="easy", title="The easier form", seats=(3, 8), usual_seats=4, sketches=False),
    Easy(
        id="easy-with-sketches",
        title="The easier form with sketches",
        seats=(3, 8),
        usual_seats=6,
        sketches=True,
    ),
    Bank(id="bank", title="The Bank, for two or three", seats=(2, 3), usual_seats=2),
)
