"""The bots of a game as arrays for kernels: their strengths, their weights and Explorer's search budget."""

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
"""Indices of the weights for solo games and for games of several players."""

NEVER_AT_RANDOM = 0
"""How many turns in a thousand a bot plays at random in games that are not for training."""


class Budget(NamedTuple):
    """Limits of Explorer's search. They count work, not seconds, so that a seed gives the same turn on any computer."""

    candidates: int
    """How many turns are compared by rollouts."""
    effort: int
    """The number of rollouts of each candidate in the first round; in the Valley, the number of evaluated sheets in the
    whole search."""
    turns: int
    """The length of a rollout in turns."""


class Lineup(NamedTuple):
    """The bots of one game, as arrays for kernels."""

    strengths: NDArray[np.int64]
    """The strength of the bot at each seat."""
    weights: NDArray[np.float64]
    """[kind of game (`SOLO`, `TABLE`), strength, feature, knot]"""
    budget: NDArray[np.int64]
    """The fields of a `Budget` as an array."""


_chosen_budget: ContextVar[Budget | None] = ContextVar("search budget", default=None)


@contextmanager
def search_budget(budget: Budget) -> Iterator[None]:
    """Inside the `with` block Explorer uses this budget instead of the one in its weights file."""
    token = _chosen_budget.set(budget)
    try:
        yield
    finally:
        _chosen_budget.reset(token)


def load_lineup(key: str, bots: Sequence[str] = ()) -> Lineup:
    """The lineup of the named bots, one for each seat, with the weights of an adventure."""
    weights, trained = _trained(key)
    strengths = np.array([NAMES.index(name) for name in bots], np.int64)
    return Lineup(strengths, weights, np.array(_chosen_budget.get() or trained, np.int64))


@cache
def _trained(key: str) -> tuple[NDArray[np.float64], Budget]:
    """Read the weights file of an adventure, which `pennypapers.lab.train` writes."""
    found = json.loads((files(__package__) / key / "weights.json").read_text(encoding="utf-8"))
    solo, table = found["solo"], found["table"]
    some = np.array(solo["voyager"], np.float64)
    weights = np.zeros((2, len(NAMES), *some.shape))
    for kind, by_name in ((SOLO, solo), (TABLE, table)):
        for name, rows in by_name.items():
            weights[kind, NAMES.index(name)] = rows
    return weights, Budget(*found["budget"])
