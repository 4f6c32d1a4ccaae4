"""Weights that change during a game: they are stored for a few moments of the game (knots) and interpolated linearly
in between."""

from __future__ import annotations

from ..engine.core.kernel import inlined


@inlined
def knot_of(knots: tuple[int, ...], moment: int) -> tuple[int, float]:
    """The index of the last knot at or below a moment, and how far the moment lies towards the next knot (0 to 1)."""
    knot = 0
    while knot < len(knots) - 2 and moment >= knots[knot + 1]:
        knot += 1
    return knot, min(1.0, (moment - knots[knot]) / (knots[knot + 1] - knots[knot]))
