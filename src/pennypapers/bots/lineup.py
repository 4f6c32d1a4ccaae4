"""Who sits where, how far the strongest looks, and what the learned bots know."""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

NAMES = ("tourist", "pathfinder", "voyager", "explorer")
"""The bots, weakest first; the place of a name is its strength."""
TOURIST, PATHFINDER, VOYAGER, EXPLORER = range(4)

SOLO, TABLE = 0, 1
"""Alone or with others a sheet has different things to hope for."""


class Minds(NamedTuple):
    """What kernels need to know of the bots of one game."""

    strengths: NDArray[np.int64]
    """The strength at each seat."""
    weights: NDArray[np.float64]
    """Weights of features at knots, by the kind of game and the strength."""
    reach: NDArray[np.int64]
    """How far Explorer looks: how many turns it tries out, how often each at first (in the Valley how much work that
    may be in all), and how many turns on."""


def minds(key: str, bots: Sequence[str]) -> Minds:
    """The bots of a game by name, with all that they have learned about an adventure."""
    weights, reach = _learned(key)
    return Minds(np.array([NAMES.index(name) for name in bots], np.int64), weights, reach)


@cache
def _learned(key: str) -> tuple[NDArray[np.float64], NDArray[np.int64]]:
    """The data file of an adventure, as `pennypapers.lab.train` wrote it."""
    found = json.loads((files(__package__) / key / "weights.json").read_text(encoding="utf-8"))
    solo, table = found["solo"], found["table"]
    some = np.array(solo["voyager"], np.float64)
    weights = np.zeros((2, len(NAMES), *some.shape))
    for kind, by_name in ((SOLO, solo), (TABLE, table)):
        for name, rows in by_name.items():
            weights[kind, NAMES.index(name)] = rows
    return weights, np.array(found["reach"], np.int64)
