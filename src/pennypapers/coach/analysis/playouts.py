"""The estimator: one policy plays a sheet on to the end of the game, many times.

The policy is that of Explorer's own play-outs: on every turn the mark after which Explorer's evaluation is best,
without a search. At a table each sheet is played by itself: a danger goes where it costs its owner most, and the game
ends when the first sheet ends it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, NamedTuple, Protocol

from ...rules.grid import Space

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from ...engine.core.board import Board, Masks
    from .rolls import Rolls

POLICY = "explorer-without-search"
"""What the policy is called in an analysis."""

NEVER = 1 << 30
"""A turn that no game reaches."""


class Rows(NamedTuple):
    """One row for each play-out: its dice, how long it may last, and what comes of it."""

    rolls: Rolls
    limits: NDArray[np.int64]
    """The turn after which it stops at the latest, as another sheet ends the game then."""
    parts: NDArray[np.int16]
    """Receives the stars of the parts of the score."""
    ends: NDArray[np.int64]
    """Receives the number of the last turn."""


class Playouts(Protocol):
    """The play-outs of one game. Each adventure has its own, over the kernels of its bots."""

    def play(self, sheet: Masks, before: tuple[Space, ...], turns: int, fewest: int, rows: Rows) -> None:
        """Play a sheet on in each row.

        `turns` have been played, `before` are the spaces filled on the last one (in a solo game), `fewest` is the
        number of empty spaces of the fullest sheet of the table.
        """


def _temple(board: Board, house: int, alone: bool) -> Playouts:
    from ..temple.playouts import TemplePlayouts

    return TemplePlayouts(board, house, alone=alone)


def _island(board: Board, house: int, alone: bool) -> Playouts:
    from ..island.playouts import IslandPlayouts

    return IslandPlayouts(board, house, alone=alone)


def _valley(board: Board, house: int, alone: bool) -> Playouts:
    from ..valley.playouts import ValleyPlayouts

    return ValleyPlayouts(board, house, alone=alone)


PLAYOUTS: Mapping[str, Callable[[Board, int, bool], Playouts]] = {
    "temple": _temple,
    "island": _island,
    "valley": _valley,
}
"""Imports the play-outs of an adventure when they are first needed, because importing kernels takes time."""
