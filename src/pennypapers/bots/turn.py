"""The question to a compiled bot of the Temple or the Island, apart from the sheet. One mark makes a turn there."""

from __future__ import annotations

from typing import NamedTuple


class Turn(NamedTuple):
    roll: int
    house: int
    before: int
    """G12: the space filled on the turn before, in a solo game."""
    hurts: bool
    """Whether the sheet belongs to somebody else, so that fewer stars are better."""
    alone: bool
