"""A layout of the Temple as arrays: plain spaces come first, doors are the spaces of the second kind."""

from __future__ import annotations

from ...rules.adventures.temple import DOOR
from ...rules.layout import Layout
from ..core.board import Board, compile_board


def compile_temple(layout: Layout) -> Board:
    return compile_board(layout, layout.of(DOOR))
