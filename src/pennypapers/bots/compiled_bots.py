"""What the learned bots of one adventure can do in kernels, and the table of those there are."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, ClassVar, NamedTuple

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from ..engine.core.board import Board
    from ..engine.core.engine import Results, Tables
    from ..engine.core.log import Log
    from ..rules.mark import Mark
    from ..rules.sheet import Sheet
    from ..rules.turn import Draft
    from .lineup import Minds


class Thought(NamedTuple):
    """A whole turn, and the stars that the sheet in hand is expected to have in the end."""

    marks: tuple[Mark, ...]
    stars: float


class Thinker(ABC):
    """The bots of one adventure."""

    features: ClassVar[int]
    foreseen: ClassVar[int]
    """Voyager knows only the first so many features."""
    knots: ClassVar[int]
    taken_for_granted: ClassVar[Mapping[int, float]] = {}
    """What features are worth until games show otherwise; the others nothing."""
    reach: ClassVar[tuple[int, int, int]] = (12, 8, 4)
    """How far Explorer looks: how many turns it tries out, how often each at first, and how many turns on."""

    learns_alone: ClassVar[bool] = False
    """Whether what Explorer has learned alone is what both know at a table."""

    @abstractmethod
    def thoughts(
        self,
        board: Board,
        draft: Draft,
        *,
        others: Sequence[Sheet],
        turns: int,
        strength: int,
        hurts: bool,
        seed: int,
    ) -> list[Thought]:
        """Turns for a draft that has no mark yet, the best first; `hurts` where the sheet is somebody else's.

        `others` are all sheets of the table but that of the draft; `turns` is the number of this turn in the game, from
        1 on.
        """

    @abstractmethod
    def play(
        self, tables: Tables, minds: Minds, house: int, seed: np.uint64, first: int, results: Results, log: Log
    ) -> None:
        """Play games, each seat by the bot of its strength; otherwise as `PlayGames`."""

    @abstractmethod
    def learn(
        self,
        tables: Tables,
        minds: Minds,
        chance: int,
        seed: np.uint64,
        games: int,
        normal: NDArray[np.float64],
        moment: NDArray[np.float64],
    ) -> float:
        """Play games with some turns at random (`chance` in a thousand) and add up what a least-squares fit needs.

        Fitted are the stars still to come after each turn; the mean of the final stars is returned.
        """


def thinker(key: str) -> Thinker:
    """The learned bots of an adventure. Loads numba."""
    return THINKERS[key]()


def _temple() -> Thinker:
    from .temple.compiled import TempleThinker

    return TempleThinker()


def _island() -> Thinker:
    from .island.compiled import IslandThinker

    return IslandThinker()


def _valley() -> Thinker:
    from .valley.compiled import ValleyThinker

    return ValleyThinker()


THINKERS: Mapping[str, Callable[[], Thinker]] = {"temple": _temple, "island": _island, "valley": _valley}
