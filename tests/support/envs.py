"""Playing environments: random legal actions, and games that are compared with the readable rules."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from numpy.typing import NDArray

from pennypapers.envs import env_id
from pennypapers.envs.single import PennyPapersEnv
from pennypapers.envs.vector import PennyPapersVectorEnv
from pennypapers.rules import ADVENTURES

KEYS = tuple(ADVENTURES)
BY_HAND = "crossing=manual no_door=pass valley_growth=buildings_too"


def single(key: str, **settings: Any) -> PennyPapersEnv:
    found = gymnasium.make(env_id(key), disable_env_checker=True, **settings).unwrapped
    assert isinstance(found, PennyPapersEnv)
    return found


def vector(key: str, count: int, **settings: Any) -> PennyPapersVectorEnv:
    found = gymnasium.make_vec(env_id(key), num_envs=count, **settings)
    assert isinstance(found, PennyPapersVectorEnv)
    return found


def some_action(mask: NDArray[np.int8], rng: np.random.Generator) -> int:
    """A legal action. The last ones, which are rarely among many numbers, are chosen more often: symbols, crossings,
    treasures, discoveries, but not the commit."""
    legal = np.flatnonzero(mask)
    rare = [number for number in legal[-3:] if number != len(mask) - 1]
    return int(rng.choice(rare if rare and rng.random() < 0.3 else legal))


def assert_same(one: dict[str, Any], other: dict[str, Any], where: str) -> None:
    assert one.keys() == other.keys()
    for name in one:
        assert np.array_equal(one[name], other[name]), f"{where}: {name}"
