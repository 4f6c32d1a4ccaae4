"""New challenges, made from what somebody wishes or from the dice of a finished game. The seed is handed in."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from ..challenges import Challenge
from ..errors import InvalidText
from ..rules.house import DiceFrom, HouseRules
from .decisions.decide import not_a_run
from .decisions.set_up import wished_layout, wished_options
from .hosted import Hosted
from .not_now import NotNow


def fresh_challenge(seed: bytes, *, adventure: str, layout: str, options: str, title: str) -> Challenge:
    """A challenge with dice that nobody knows."""
    wished, _ = wished_layout(adventure, layout)
    house = HouseRules.parse(wished_options(options))
    return _checked(lambda: Challenge(wished, seed, house, title))


def challenge_of_game(seed: bytes, hosted: Hosted, title: str) -> Challenge:
    """A challenge with the dice of a finished game, and with new ones after them for who needs more."""
    not_a_run(hosted)  # its dice are still secret, and its challenge can be sent to anybody
    if hosted.phase != "over":
        raise NotNow("playing")
    rolls = tuple(turn.roll for turn in hosted.turns)
    house = replace(hosted.house, dice=DiceFrom.FAIR)
    return _checked(lambda: Challenge(hosted.layout, seed, house, title, rolls))


def _checked(make: Callable[[], Challenge]) -> Challenge:
    try:
        return make()
    except InvalidText as error:
        raise NotNow.unreadable(error) from None
