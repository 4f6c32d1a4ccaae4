"""Explorer's search, shared by all adventures: successive halving over rollouts.

The most promising turns (candidates) are compared by rollouts: the game is played on from each of them with random
dice. After each round the better half is kept, until two are left. How a rollout works and how many there are in a
round differs between adventures: each registers its functions with `search_by`, and numba selects them by the type of
the question. So `search` is compiled once for every adventure.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple, Protocol

import numpy as np
from numba.extending import overload
from numpy.typing import NDArray

from ..engine.core.kernel import kernel


class Question(Protocol):
    """A position to be searched, and working memory. Each adventure has its own NamedTuple with these fields and those
    that its functions need."""

    @property
    def turn(self) -> Any:
        """A `Turn`. `search` reads its field `hurts`: whether fewer stars are better."""

    @property
    def budget(self) -> NDArray[np.int64]:
        """The fields of a `Budget` as an array."""

    @property
    def scratch(self) -> Any:
        """A `Scratch`. `search` reads and writes its field `values`: the value of each candidate to the player."""


class Tally(NamedTuple):
    """The results of all rounds. Candidates are indices of turns in the scratch memory."""

    order: NDArray[np.int64]
    """The candidates that are compared, best first."""
    stars: NDArray[np.float64]
    """For each candidate, the sum of the results of its rollouts in stars; their mean is its value."""
    merits: NDArray[np.float64]
    """For each candidate, the sum that candidates are ranked by: the stars, or the lead over a rival."""


def rate(question: Question) -> int:
    """Store all candidates and their values in the scratch memory; return their number."""
    raise NotImplementedError(question)  # a stub: in compiled code, numba calls a function that `search_by` registered


def play_round(question: Question, tally: Tally, kept: int, made: int) -> int:
    """Make rollouts from the first `kept` candidates, the same number from each, and add their results to the tally.

    `made` is the number of rollouts of each candidate in earlier rounds. Returns the number in this round, 0 if the
    game ends with this turn.
    """
    raise NotImplementedError(question, tally, kept, made)


def search_by(kind: type, *, rate: Callable[[Any], int], play_round: Callable[[Any, Tally, int, int], int]) -> None:
    """Register the functions that `search` calls for questions of this type. They are plain functions: numba compiles
    them as a part of `search`."""
    for stub, function in ((_RATE, rate), (_PLAY_ROUND, play_round)):
        _register(stub, kind, function)


def _register(stub: Callable[..., int], kind: type, function: Callable[..., int]) -> None:
    @overload(stub, strict=False, jit_options={"error_model": "numpy"})
    def chosen(question: Any, *_others: Any) -> Callable[..., int] | None:
        return function if getattr(question, "instance_class", None) is kind else None


_RATE, _PLAY_ROUND = rate, play_round


@kernel
def search(question: Question) -> NDArray[np.int64]:
    """The compared candidates, best first. Their values in the scratch memory are replaced by the means of their
    rollouts."""
    found = rate(question)
    values, sign = question.scratch.values, -1.0 if question.turn.hurts else 1.0
    every, kept, made = np.arange(found), min(int(question.budget[0]), found), 0
    _bring_forward(every, kept, values, 1.0)
    tally = Tally(every[:kept], np.zeros(found), np.zeros(found))
    while kept > 1:
        tries = play_round(question, tally, kept, made)
        if tries == 0:
            break
        made += tries
        for candidate in tally.order[:kept]:
            values[candidate] = sign * tally.stars[candidate] / made
        _bring_forward(tally.order[:kept], kept, tally.merits, sign)
        if kept == 2:
            break
        kept = (kept + 1) // 2
    return tally.order


@kernel
def _bring_forward(candidates: NDArray[np.int64], count: int, merits: NDArray[np.float64], sign: float) -> None:
    """Put the best `count` candidates first, in order."""
    for index in range(count):
        top = index
        for other in range(index + 1, candidates.size):
            if sign * merits[candidates[other]] > sign * merits[candidates[top]]:
                top = other
        candidates[index], candidates[top] = candidates[top], candidates[index]
