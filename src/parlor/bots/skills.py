"""Which skill goes with which game; a game that none knows gets the plain one."""

from functools import cache
from importlib import import_module

from parlor.bots.skill import Skill
from parlor.rules.game import Game

# by the class of a game, the nearest first; looked up when it is wanted
SKILLS = {
    "Logomachy": "parlor.bots.logomachy.skill:LogomachySkill",
    "SpreadsGame": "parlor.bots.spreads.skill:SpreadsSkill",
    "StackingGame": "parlor.bots.stacking.skill:StackingSkill",
    "AskingGame": "parlor.bots.asking.skill:AskingSkill",
}


def skill_for(game: Game) -> Skill:
    """What is known about playing this game."""
    for kind in type(game).__mro__:
        if kind.__name__ in SKILLS:
            return _load(SKILLS[kind.__name__])(game)
    return _load("parlor.bots.plain:PlainSkill")(game)


@cache
def _load(place: str) -> type[Skill]:
    module, name = place.split(":")
    kind: type[Skill] = getattr(import_module(module), name)
    return kind
