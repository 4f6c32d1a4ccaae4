"""The arguments of an environment, checked: layout, house rules, opponents, rewards, what illegal actions do."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path

from ..bots import Bot
from ..errors import InvalidValue
from ..game_arguments import layout_of
from ..rules.house import HouseRules
from ..rules.layout import Layout
from ..rules.library import SIDES, adventure
from ..table import Table
from ..table.result import standings_of
from .opponents import Opponents, bots_of


class Rewards(StrEnum):
    """What an agent is rewarded for."""

    GAINED = "gained"
    """The stars that its sheet gained, when a turn closes; the sum is the final number of stars."""
    END = "end"
    """All stars of its sheet at the end of the game, 0 before."""
    WIN = "win"
    """At the end of the game 1 for the winner, shared among equals (G10), 0 for all others."""


class Illegal(StrEnum):
    """What `step` does with an action that the rules forbid."""

    REFUSE = "refuse"
    """Nothing is played, the reward is `REFUSED`, and `info["refused"]` is the sentence that names the clause."""
    RAISE = "raise"
    """`step` raises IllegalAction, which names the clause."""


REFUSED = -1.0


@dataclass(frozen=True, slots=True)
class Settings:
    """The arguments of an environment as values."""

    layout: Layout
    house: HouseRules
    opponents: tuple[Bot, ...]
    rewards: Rewards
    illegal: Illegal

    @classmethod
    def of(
        cls,
        key: str,
        layout: str | Path | Layout = SIDES[0],
        house: str | HouseRules = "",
        opponents: Opponents = (),
        rewards: str = Rewards.GAINED,
        illegal: str = Illegal.REFUSE,
    ) -> Settings:
        """Check the arguments; InvalidValue says what is wrong and what there is."""
        return cls(
            _layout(key, layout),
            HouseRules.parse(house) if isinstance(house, str) else house,
            bots_of(opponents),
            Rewards(_one_of("rewards", rewards, list(Rewards))),
            Illegal(_one_of("illegal", illegal, list(Illegal))),
        )

    @property
    def seats(self) -> int:
        return 1 + len(self.opponents)

    def rewards_of(self, before: Sequence[int], table: Table) -> list[float]:
        """The reward of every seat after a step, given the stars that they had before it."""
        if self.rewards is Rewards.GAINED:
            return [float(now - then) for now, then in zip(stars_of(table), before, strict=True)]
        if not table.ended:
            return [0.0] * len(table.seats)
        if self.rewards is Rewards.END:
            return [float(stars) for stars in stars_of(table)]
        places = [each.place for each in standings_of(table.adventure, table.seats, table.sheets)]
        return [1 / places.count(1) if place == 1 else 0.0 for place in places]


def stars_of(table: Table) -> list[int]:
    """The stars of every sheet after the last closed turn."""
    return [sum(table.adventure.stars(sheet)) for sheet in table.sheets]


def _layout(key: str, given: str | Path | Layout) -> Layout:
    try:
        return layout_of(adventure(key), given)
    except FileNotFoundError:
        known = ", ".join(SIDES)
        raise InvalidValue(
            f"'layout' is {known}, a Layout, or the text or path of one; there is no file {given}"
        ) from None


def _one_of(what: str, given: str, known: list[str]) -> str:
    if given not in known:
        raise InvalidValue(f"'{what}' is one of {', '.join(known)}, not {given!r}")
    return given
