"""Expected stars by play-outs: samples of a position, played only as far as they are asked for."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from ...bots.compiled_bots import Asked, CompiledBots, compiled_bots
from ...bots.lineup import EXPLORER
from ...engine.core.house import house_bits
from ...engine.core.rng import new_state, start
from ...errors import PennyError
from ...rules.adventure import Adventure
from ...rules.dice import all_rolls
from ...rules.grid import Space
from ...rules.house import HouseRules
from ...rules.layout import Layout
from ...rules.library import adventure
from ...rules.mark import Mark
from ...rules.sheet import Sheet
from ...rules.turn import Draft
from .playouts import NEVER, PLAYOUTS, Rows
from .rolls import rolls

SEED = 17
"""The dice of play-outs are the same in every analysis, so a layout has the same expected stars in all of them."""


@dataclass(frozen=True, slots=True)
class Spot:
    """A sheet between two turns."""

    sheet: Sheet
    before: tuple[Space, ...]
    """The spaces filled on the turn before, in a solo game."""
    turns: int
    """How many turns have been played."""
    fewest: int
    """The number of empty spaces of the fullest sheet of the table."""


Limits = Callable[[int, int], "NDArray[np.int64]"]
"""Gives for the play-outs from the first number to the second the turn in which another sheet ends the game."""


class Estimator:
    """The play-outs of one game, numbered from 0 to `rows` − 1."""

    def __init__(self, layout: Layout, house: HouseRules, *, alone: bool, rows: int) -> None:
        self.bots: CompiledBots = compiled_bots(layout.adventure)
        try:
            self.board = self.bots.engine.board(layout)
        except ValueError as error:
            raise PennyError(str(error)) from None
        self.adventure: Adventure = adventure(layout.adventure)
        self.house, self.rows = house, rows
        self._playouts = PLAYOUTS[layout.adventure](self.board, house_bits(house), alone)
        self._rolls = rolls(SEED, rows)
        self._any_roll = all_rolls()[0]

    def play(self, samples: Samples, limits: NDArray[np.int64], first: int, last: int) -> None:
        """Play the rows from `first` to `last` − 1."""
        spot, rows = samples.spot, slice(first, last)
        draft = Draft.begin(self.adventure, spot.sheet, self._any_roll, house=self.house)
        masks = self.bots.engine.position(self.board, draft).masks  # type: ignore[attr-defined]
        whole = Rows(self._rolls[rows], limits, samples.parts[rows], samples.ends[rows])
        self._playouts.play(masks, spot.before, spot.turns, spot.fewest, whole)

    def candidates(
        self, draft: Draft, others: Sequence[Sheet], turn: int, count: int, *, hurts: bool
    ) -> list[tuple[Mark, ...]]:
        """The turns after which Explorer's evaluation is best (for the owner, or with `hurts` for the others)."""
        rng = new_state()
        start(rng, np.uint64(SEED), turn)
        question = self.bots.question(self.board, Asked(draft, others, turn, hurts), EXPLORER, rng)
        values = question.scratch.values[: self.bots.rate(question)]
        order = np.argsort(-values, kind="stable")[:count]
        return [self.bots.candidate(self.board, question, index).marks for index in order.tolist()]


class Samples:
    """The final stars of a position in numbered play-outs, which are played when they are first asked for."""

    def __init__(
        self, estimator: Estimator, spot: Spot, limits: Limits | None = None, whole: Samples | None = None
    ) -> None:
        """`whole` are samples of the same position without limits, whose rows are used where they are within them."""
        self.spot = spot
        self.parts = np.zeros((estimator.rows, len(estimator.adventure.part_keys)), np.int16)
        """The stars of each part of the score."""
        self.ends = np.zeros(estimator.rows, np.int64)
        """The number of the last turn."""
        self._estimator, self._limits, self._whole = estimator, limits, whole
        self._played = np.zeros(estimator.rows, np.bool_)

    def need(self, first: int, last: int) -> None:
        """Play those of the rows from `first` to `last` − 1 that have not been played."""
        missing = np.flatnonzero(~self._played[first:last])
        if missing.size == 0:
            return
        first, last = first + int(missing[0]), first + int(missing[-1]) + 1
        limits = np.full(last - first, NEVER, np.int64) if self._limits is None else self._limits(first, last)
        if not self._is_within(limits, first, last):
            self._estimator.play(self, limits, first, last)
        self._played[first:last] = True

    def _is_within(self, limits: NDArray[np.int64], first: int, last: int) -> bool:
        """Whether the samples without limits do as well; then they are copied."""
        if self._whole is None:
            return False
        self._whole.need(first, last)
        if bool((self._whole.ends[first:last] > limits).any()):
            return False
        self.parts[first:last] = self._whole.parts[first:last]
        self.ends[first:last] = self._whole.ends[first:last]
        return True

    def stars(self, first: int, last: int) -> NDArray[np.int64]:
        """The final stars in these rows."""
        self.need(first, last)
        return np.asarray(self.parts[first:last].sum(axis=1, dtype=np.int64))

    def mean(self, first: int, last: int) -> float:
        return int(self.stars(first, last).sum()) / (last - first)

    def mean_parts(self, first: int, last: int) -> NDArray[np.float64]:
        self.need(first, last)
        return np.asarray(self.parts[first:last].sum(axis=0, dtype=np.int64) / (last - first))

    def turns_left(self, first: int, last: int) -> float:
        """The mean number of turns to the end of the game."""
        self.need(first, last)
        return int(self.ends[first:last].sum()) / (last - first) - self.spot.turns


@dataclass(frozen=True, slots=True)
class Difference:
    """How many stars one position is worth more than another, and the standard error of that."""

    stars: float
    error: float

    @classmethod
    def of(cls, one: Samples, other: Samples, first: int, last: int) -> Difference:
        """The mean difference over the same play-outs of both."""
        if one is other:
            return cls(0.0, 0.0)
        paired = one.stars(first, last) - other.stars(first, last)
        count = last - first
        total, squares = int(paired.sum()), int((paired * paired).sum())
        variance = (squares - total * total / count) / (count - 1)
        return cls(total / count, (max(0.0, variance) / count) ** 0.5)
