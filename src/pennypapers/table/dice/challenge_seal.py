"""The seal of a challenge: one hash over all that everybody who plays it has in common, the dice included."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence

from ...notation.layout import carried
from ...rules.dice import Roll
from ...rules.house import HouseRules
from ...rules.layout import Layout

CHALLENGE, ROLLS = "x-challenge", "x-rolls"
"""The headers of a run's record: the seal of its challenge, and the rolls that were known before it, if there are any.
"""
TITLE = "pennypapers challenge 1"


def challenge_seal(layout: Layout, house: HouseRules, seed: bytes, rolls: Sequence[Roll]) -> str:
    """The SHA-256 of the challenge's text. It can be published while the seed is secret."""
    lines = [
        TITLE,
        f"adventure {layout.adventure}",
        f"layout {carried(layout)}",
        f"options {house}",
        f"rolls {rolls_text(rolls)}",
        f"seed {seed.hex()}",
    ]
    return hashlib.sha256("".join(f"{line}\n" for line in lines).encode()).hexdigest()


def rolls_text(rolls: Sequence[Roll]) -> str:
    return ", ".join(map(str, rolls))


def read_rolls(text: str) -> tuple[Roll, ...]:
    """Rolls parted by commas; RuleBroken for what is no roll."""
    return tuple(Roll.parse(roll) for roll in text.split(",")) if text.strip() else ()
