"""What the kernels of one adventure answer, and the table of those there are."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from importlib.util import find_spec
from typing import TYPE_CHECKING, ClassVar, NamedTuple

from ...errors import PennyError
from ...rules.house import Crossing, Growth, HouseRules, NoDoor

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from ...rules.layout import Layout
    from ...rules.mark import Mark
    from ...rules.sheet import Sheet
    from ...rules.turn import Draft
    from .board import Board
    from .log import Log

PASS_WITHOUT_DOOR, BUILDINGS_TOO, CROSS_BY_HAND = 1, 2, 4
"""House rules (O1, O2, O3) as bits of one number."""


class Results(NamedTuple):
    """Where kernels put what came out; the first axis is the game, the second the seat."""

    parts: NDArray[np.int16]
    """Stars of each part, in the order of the adventure's `part_keys` on the third axis."""
    ties: NDArray[np.int16]
    """G10: what decides between players level on stars."""
    ranks: NDArray[np.int8]
    """The rank that the sheet earns in a solo game, 0 to 3."""
    turns: NDArray[np.int16]


Tables = tuple[object, ...]
"""A layout as the kernels of one adventure want it: a NamedTuple of arrays."""

PlayGames = Callable[[Tables, int, "np.uint64", int, Results, "Log"], None]
"""Play games of Tourists: tables, house rules, seed, number of the first game, results, log.

How many games and seats there are, the results say. The log, unless it has no size, is that of the last game.
"""


class Position(ABC):
    """A draft as kernels hold it: what the proof compares, and how bots come from a readable draft to kernels."""

    @abstractmethod
    def legal(self) -> list[Mark]:
        """Every legal next mark that changes something."""

    @property
    @abstractmethod
    def may_commit(self) -> bool: ...

    @abstractmethod
    def add(self, mark: Mark) -> None:
        """Make a legal mark."""

    @abstractmethod
    def sheet(self) -> Sheet:
        """The sheet as it stands, readable again."""

    @abstractmethod
    def parts(self) -> tuple[int, ...]:
        """The stars of each part."""

    @abstractmethod
    def tie(self) -> int: ...

    @abstractmethod
    def rank(self) -> int: ...

    @abstractmethod
    def is_over(self, *, turns: int, solo: bool) -> bool:
        """Whether a game ends that has such a sheet after so many turns."""


class Engine(ABC):
    """The kernels of one adventure."""

    key: ClassVar[str]
    play_tourist: PlayGames

    @abstractmethod
    def board(self, layout: Layout) -> Board:
        """Compile a layout; ValueError if it is too large."""

    @abstractmethod
    def tables(self, board: Board) -> Tables: ...

    @abstractmethod
    def position(self, board: Board, draft: Draft) -> Position: ...

    @abstractmethod
    def decode(self, board: Board, mark: int) -> Mark: ...


def engine(key: str) -> Engine:
    """The kernels of an adventure. Loads numba."""
    if find_spec("numba") is None:
        raise PennyError("simulations need numba; install it with: pip install 'pennypapers[fast]'")
    if key not in ENGINES:
        raise PennyError(f"there are no kernels for {key!r}; there are {', '.join(ENGINES)}")
    return ENGINES[key]()


def house_bits(house: HouseRules) -> int:
    return (
        PASS_WITHOUT_DOOR * (house.no_door is NoDoor.PASS)
        | BUILDINGS_TOO * (house.valley_growth is Growth.BUILDINGS_TOO)
        | CROSS_BY_HAND * (house.crossing is Crossing.MANUAL)
    )


def _temple() -> Engine:
    from ..temple.engine import TempleEngine

    return TempleEngine()


def _island() -> Engine:
    from ..island.engine import IslandEngine

    return IslandEngine()


def _valley() -> Engine:
    from ..valley.engine import ValleyEngine

    return ValleyEngine()


ENGINES: Mapping[str, Callable[[], Engine]] = {"temple": _temple, "island": _island, "valley": _valley}
"""Each is loaded when it is asked for, for every kernel costs time to load."""
