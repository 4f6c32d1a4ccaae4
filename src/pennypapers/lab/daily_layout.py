"""The layouts of Sunday's dailies, as the server has them drawn in another process."""

from __future__ import annotations

from ..rules.layout import Layout
from .difficulty import Difficulty
from .generate import new_layout


def daily_layout(key: str, seed: int) -> Layout:
    return new_layout(key, seed=seed, difficulty=Difficulty.NORMAL)
