"""What kernels need to know of the bots of a game: their strengths, their weights and Explorer's search budget."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache
from importlib.resources import files
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

NAMES = ("tourist", "pathfinder", "voyager", "explorer")
"""The bots, weakest first; the index of a name is its strength."""
TOURIST, PATHFINDER, VOYAGER, EXPLORER = range(4)

SOLO, TABLE = 0, 1
"""Solo games and games at a table have weights of their own."""

NEVER_AT_RANDOM = 0
"""How many turns in a thousand are random, except in training."""


class Budget(NamedTuple):
    """How much Explorer searches. It counts work and not seconds, so that a seed gives the same turn everywhere."""

    candidates: int
    """How many turns are tried out."""
    effort: int
    """How often each of them is played on in the first round; in the Valley, units of work for the whole search."""
    turns: int
    """How many turns each is played on."""


class Lineup(NamedTuple):
    """The bots of one game, as arrays for kernels."""

    strengths: NDArray[np.int64]
    """The strength at each seat."""
    weights: NDArray[np.float64]
    """Weights of features at knots, by the kind of game (`SOLO`, `TABLE`) and the strength."""
    budget: NDArray[np.int64]
    """A `Budget`."""


_chosen_budget: ContextVar[Budget | None] = ContextVar("search budget", default=None)


@contextmanager
def search_budget(budget: Budget) -> Iterator[None]:
    """Let Explorer search by this budget inside the `with` block, instead of the one it was trained with."""
    token = _chosen_budget.set(budget)
    try:
        yield
    finally:
        _chosen_budget.reset(token)


def load_lineup(key: str, bots: Sequence[str] = ()) -> Lineup:
    """The named bots, one a seat, with the weights of an adventure."""
    weights, trained = _trained(key)
    strengths = np.array([NAMES.index(name) for name in bots], np.int64)
    return Lineup(strengths, weights, np.array(_chosen_budget.get() or trained, np.int64))


@cache
def _trained(key: str) -> tuple[NDArray[np.float64], Budget]:
    """The data file of an adventure, as `pennypapers.lab.train` wrote it."""
    found = json.loads((files(__package__) / key / "weights.json").read_text(encoding="utf-8"))
    solo, table = found["solo"], found["table"]
    some = np.array(solo["voyager"], np.float64)
    weights = np.zeros((2, len(NAMES), *some.shape))
    for kind, by_name in ((SOLO, solo), (TABLE, table)):
        for name, rows in by_name.items():
            weights[kind, NAMES.index(name)] = rows
    return weights, Budget(*found["budget"])
