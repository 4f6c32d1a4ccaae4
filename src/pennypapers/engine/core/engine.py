"""The interface of a compiled engine: converts between the values of `pennypapers.rules` and arrays for kernels.

*Readable* means in the whole package: a value or function of `pennypapers.rules`, as opposed to compiled.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ...rules.layout import Layout
    from ...rules.mark import Mark
    from ...rules.sheet import Sheet
    from ...rules.turn import Draft
    from .board import Board

Tables = tuple[object, ...]
"""A compiled layout, the first argument of kernels: a NamedTuple of arrays, of another type in each adventure."""


class Position(ABC):
    """A draft (an uncommitted turn) as arrays. The tests compare it with the readable draft after every mark."""

    @abstractmethod
    def legal(self) -> list[Mark]:
        """Every legal next mark, except those that would change nothing."""

    @property
    @abstractmethod
    def may_commit(self) -> bool: ...

    @abstractmethod
    def add(self, mark: Mark) -> None:
        """Make a legal mark."""

    @abstractmethod
    def sheet(self) -> Sheet:
        """The sheet as it stands, as a readable value."""

    @abstractmethod
    def parts(self) -> tuple[int, ...]:
        """The stars of each part of the score, in the order of the adventure's `part_keys`."""

    @abstractmethod
    def tie(self) -> int:
        """G10: the number that decides between players with equal stars; the higher wins."""

    @abstractmethod
    def rank(self) -> int: ...

    @abstractmethod
    def is_over(self, *, turns: int, solo: bool) -> bool:
        """Whether the game ends if a player has this sheet after `turns` turns."""


class Engine(ABC):
    """The compiled rules of one adventure."""

    @abstractmethod
    def board(self, layout: Layout) -> Board:
        """Compile a layout; raises ValueError if it has more spaces than the masks have bits."""

    @abstractmethod
    def tables(self, board: Board) -> Tables:
        """The arrays of a compiled layout, as kernels take them."""

    @abstractmethod
    def position(self, board: Board, draft: Draft) -> Position: ...

    @abstractmethod
    def decode(self, board: Board, mark: int) -> Mark:
        """Convert the integer code of a mark to a readable mark."""
