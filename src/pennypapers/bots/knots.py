"""Weights that change during a game: given at a few knots, interpolated in between."""

from __future__ import annotations

from ..engine.core.kernel import inlined


@inlined
def knot_of(knots: tuple[int, ...], moment: int) -> tuple[int, float]:
    """The knot at or below a moment of the game, and how far the moment lies towards the next knot, 0 to 1."""
    knot = 0
    while knot < len(knots) - 2 and moment >= knots[knot + 1]:
        knot += 1
    return knot, min(1.0, (moment - knots[knot]) / (knots[knot + 1] - knots[knot]))
