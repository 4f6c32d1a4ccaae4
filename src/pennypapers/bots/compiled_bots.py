"""The compiled bots of one adventure, and the registry of all adventures that have them."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from importlib.util import find_spec
from typing import TYPE_CHECKING, ClassVar, NamedTuple

from ..errors import PennyError

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from ..engine.core.board import Board
    from ..engine.core.engine import Engine, Tables
    from ..engine.core.log import Log
    from ..engine.core.results import Results
    from ..rules.mark import Mark
    from ..rules.sheet import Sheet
    from ..rules.turn import Draft
    from .lineup import Budget, Lineup


class Candidate(NamedTuple):
    """A whole turn, and the stars that the sheet in hand is expected to have at the end of the game."""

    marks: tuple[Mark, ...]
    stars: float


class CompiledBots(ABC):
    """Tourist, Pathfinder, Voyager and Explorer of one adventure, over the kernels of its engine."""

    engine: ClassVar[Engine]
    features: ClassVar[int]
    """How many features a sheet is evaluated by."""
    voyager_features: ClassVar[int]
    """Voyager is trained on the first so many of them only."""
    knots: ClassVar[int]
    """At how many moments of the game each feature has a weight."""
    prior: ClassVar[Mapping[int, float]] = {}
    """The weights of features before training; those of the others are 0."""
    budget: ClassVar[Budget]
    """Explorer's search budget, which training writes into the weights file."""
    plays_tables_by_solo_weights: ClassVar[bool] = False
    """Whether what Explorer learned in solo games serves both bots at a table."""

    @abstractmethod
    def candidates(
        self,
        board: Board,
        draft: Draft,
        *,
        others: Sequence[Sheet],
        turns: int,
        strength: int,
        hurts: bool,
        seed: int,
    ) -> list[Candidate]:
        """Turns of Voyager or Explorer for a draft that has no mark yet, the best first.

        `others` are all sheets of the table but that of the draft; `turns` is the number of this turn in the game, from
        1 on; `hurts` says that the sheet belongs to somebody else.
        """

    @abstractmethod
    def play_tourists(
        self, tables: Tables, house: int, seed: np.uint64, first: int, results: Results, log: Log
    ) -> None:
        """Play games of Tourists only, which is much quicker than `play`; otherwise the same."""

    @abstractmethod
    def play(
        self, tables: Tables, lineup: Lineup, house: int, seed: np.uint64, first: int, results: Results, log: Log
    ) -> None:
        """Play as many games as `results` has room for, each seat by the bot of its strength.

        `first` is the number of the first game. The log, unless it has no size, is that of the last game.
        """

    @abstractmethod
    def learn(
        self,
        tables: Tables,
        lineup: Lineup,
        chance: int,
        seed: np.uint64,
        games: int,
        normal: NDArray[np.float64],
        moment: NDArray[np.float64],
    ) -> float:
        """Play games with some turns at random (`chance` in a thousand) and add up what a least-squares fit needs.

        Fitted are the stars still to come after each turn; the mean of the final stars is returned.
        """


def compiled_bots(key: str) -> CompiledBots:
    """The compiled bots of an adventure. Imports numba."""
    if find_spec("numba") is None:
        raise PennyError("simulations need numba; install it with: pip install 'pennypapers[fast]'")
    if key not in COMPILED_BOTS:
        raise PennyError(f"there are no kernels for {key!r}; there are {', '.join(COMPILED_BOTS)}")
    return COMPILED_BOTS[key]()


def _temple() -> CompiledBots:
    from .temple.compiled import TempleBots

    return TempleBots()


def _island() -> CompiledBots:
    from .island.compiled import IslandBots

    return IslandBots()


def _valley() -> CompiledBots:
    from .valley.compiled import ValleyBots

    return ValleyBots()


COMPILED_BOTS: Mapping[str, Callable[[], CompiledBots]] = {"temple": _temple, "island": _island, "valley": _valley}
"""Each is imported when it is asked for, because importing kernels takes time."""
