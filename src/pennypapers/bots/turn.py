"""What a bot is asked where one mark is a turn, in the Temple and on the Island: everything but the sheet."""

from __future__ import annotations

from typing import NamedTuple


class Turn(NamedTuple):
    roll: int
    house: int
    before: int
    """G12: the space filled on the turn before, in a solo game."""
    hurts: bool
    """Whether the sheet in hand is somebody else's."""
    alone: bool
