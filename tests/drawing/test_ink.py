"""The colours of a terminal: any of them can be read on a light background and on a dark one."""

from __future__ import annotations

import pytest

from pennypapers.drawing.text.ink import Ink

VANISH = {"30", "37", "93", "96", "97"}
"""Foregrounds that are nearly the background of a dark or of a light terminal: black, white, bright yellow and cyan."""


@pytest.mark.parametrize("ink", Ink)
def test_a_colour_vanishes_on_no_background(ink: Ink) -> None:
    codes = set(ink.split(";"))
    has_own_ground = any(len(code) == 2 and code.startswith("4") for code in codes)
    assert has_own_ground or not codes & VANISH
