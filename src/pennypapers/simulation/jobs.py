"""What is simulated: a layout, the bots at its seats, a seed and house rules."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from ..bots.compiled_bots import CompiledBots
from ..bots.lineup import NAMES
from ..errors import PennyError
from ..rules.house import HouseRules
from ..rules.layout import Layout

if TYPE_CHECKING:
    pass
from functools import lru_cache
from typing import TYPE_CHECKING

from ..bots.compiled_bots import compiled_bots
from ..engine.core.board import Board
from ..engine.core.engine import Tables

if TYPE_CHECKING:
    pass


@dataclass(frozen=True)
class Job:
    """What is simulated; the number of games is given separately."""

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
    """Raise PennyError if the job cannot be played, before any game is."""
    for name in job.bots:
        if name not in NAMES:
            raise PennyError(f"there is no bot {name!r}; there are {', '.join(NAMES)}")
    if len(job.bots) != job.players:
        raise PennyError(f"{len(job.bots)} bots are named for {job.players} players; name one, or one for each")
    compiled_layout(job.layout)


@lru_cache(maxsize=16)
def compiled_layout(layout: Layout) -> tuple[CompiledBots, Board, Tables]:
    """The bots of a layout's adventure, and the layout as kernels take it; PennyError if it is too large."""
    bots = compiled_bots(layout.adventure)
    try:
        board = bots.engine.board(layout)
    except ValueError as error:
        raise PennyError(str(error)) from None
    return bots, board, bots.engine.tables(board)
