"""The description of a simulation: a layout, the bots at the seats, a seed and house rules."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache

from ..bots.compiled_bots import CompiledBots, compiled_bots
from ..bots.lineup import NAMES
from ..engine.core.board import Board
from ..engine.core.engine import Tables
from ..errors import InvalidText, PennyError
from ..rules.house import HouseRules
from ..rules.layout import Layout


@dataclass(frozen=True)
class Job:
    """A simulation without its number of games, which is given separately."""

    layout: Layout
    bot: str
    """One name for all seats, or one name for each seat, separated by commas."""
    seed: int = 0
    players: int = 1
    house: HouseRules = field(default_factory=HouseRules)

    @property
    def adventure(self) -> str:
        return self.layout.adventure

    @property
    def bots(self) -> tuple[str, ...]:
        """The name of the bot at each seat."""
        names = tuple(name.strip() for name in self.bot.split(","))
        return names * self.players if len(names) == 1 else names


def check(job: Job) -> None:
    """Raise PennyError if the job cannot be played; no game is played for this."""
    for name in job.bots:
        if name not in NAMES:
            raise InvalidText("bot.unknown", name=repr(name), bots=", ".join(NAMES))
    if len(job.bots) != job.players:
        raise InvalidText("bot.count", bots=len(job.bots), players=job.players)
    compiled_layout(job.layout)


@lru_cache(maxsize=16)
def compiled_layout(layout: Layout) -> tuple[CompiledBots, Board, Tables]:
    """The compiled bots of a layout's adventure, and the compiled layout; raises PennyError if it is too large."""
    bots = compiled_bots(layout.adventure)
    try:
        board = bots.engine.board(layout)
    except ValueError as error:
        raise PennyError(str(error)) from None
    return bots, board, bots.engine.tables(board)
