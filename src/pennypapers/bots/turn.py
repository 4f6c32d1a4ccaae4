"""What a bot is asked in the Temple and on the Island, where one mark makes a turn: everything but the sheet."""

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
