"""What the kernels of one adventure answer: the interface between readable values and compiled arrays."""

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
"""A layout as the kernels of one adventure read it: a NamedTuple of arrays."""


class Position(ABC):
    """A draft as kernels hold it. The tests compare it with the readable draft, mark by mark."""

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
        """The sheet as it stands, as a readable value."""

    @abstractmethod
    def parts(self) -> tuple[int, ...]:
        """The stars of each part of the score."""

    @abstractmethod
    def tie(self) -> int:
        """G10: what decides between players level on stars."""

    @abstractmethod
    def rank(self) -> int: ...

    @abstractmethod
    def is_over(self, *, turns: int, solo: bool) -> bool:
        """Whether a game with such a sheet ends after so many turns."""


class Engine(ABC):
    """The rules of one adventure as kernels."""

    @abstractmethod
    def board(self, layout: Layout) -> Board:
        """Compile a layout; ValueError if it is too large."""

    @abstractmethod
    def tables(self, board: Board) -> Tables:
        """The arrays of a compiled layout, as kernels take them."""

    @abstractmethod
    def position(self, board: Board, draft: Draft) -> Position: ...

    @abstractmethod
    def decode(self, board: Board, mark: int) -> Mark:
        """The readable mark of a code."""
