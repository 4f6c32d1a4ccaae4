"""Outlines close, hold the middles of their spaces, and keep out the middles of all others."""

from __future__ import annotations

from itertools import pairwise
from math import dist

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pennypapers.drawing.contour import BRIDGE, Loop, contour
from pennypapers.drawing.pen import UNIT, Point, centre
from pennypapers.rules import Space

SHAPES = st.frozensets(st.builds(Space.at, st.integers(0, 5), st.integers(0, 5)), min_size=1, max_size=20)
OFFSETS = st.sampled_from([-6.2, -1.5, 0, 6.5, 13, 17])


def shape(*names: str) -> frozenset[Space]:
    return frozenset(map(Space, names))


def encloses(loops: tuple[Loop, ...], point: Point) -> bool:
    """The even-odd rule: a ray from the point to the right crosses the lines an odd number of times."""
    x, y = point
    crossed = 0
    for loop in loops:
        for (x1, y1), (x2, y2) in pairwise((*loop, loop[0])):
            if (y1 > y) != (y2 > y) and x < x1 + (y - y1) / (y2 - y1) * (x2 - x1):
                crossed += 1
    return crossed % 2 == 1


@settings(deadline=None)
@given(SHAPES, OFFSETS)
def test_an_outline_holds_its_spaces_and_no_others(spaces: frozenset[Space], offset: float) -> None:
    loops = contour(spaces, offset)
    for col in range(6):
        for row in range(6):
            space = Space.at(col, row)
            assert encloses(loops, centre(space)) == (space in spaces), space


@settings(deadline=None)
@given(SHAPES, OFFSETS)
def test_an_outline_is_closed_and_evenly_spaced(spaces: frozenset[Space], offset: float) -> None:
    for loop in contour(spaces, offset, 5):
        assert len(loop) >= 8
        assert len(loop) % 2 == 0
        steps = [dist(one, other) for one, other in pairwise((*loop, loop[0]))]
        assert max(steps) < 7.5  # the last step is as short as the others: the line closes


def test_an_outline_runs_as_far_outside_as_it_is_told() -> None:
    (loop,) = contour(shape("b2", "c2"), 10)
    assert min(x for x, _ in loop) == pytest.approx(UNIT - 10, abs=0.5)
    assert max(x for x, _ in loop) == pytest.approx(3 * UNIT + 10, abs=0.5)
    assert min(y for _, y in loop) == pytest.approx(UNIT - 10, abs=0.5)


def test_diagonal_neighbours_are_joined_by_a_narrow_bridge() -> None:
    loops = contour(shape("a1", "b2"), 0)
    assert len(loops) == 1
    aside = BRIDGE / 2 / 2**0.5
    for side in (-1, 1):
        assert encloses(loops, (UNIT + side * (aside - 2), UNIT - side * (aside - 2)))
        assert not encloses(loops, (UNIT + side * (aside + 3), UNIT - side * (aside + 3)))


def test_spaces_apart_have_outlines_of_their_own() -> None:
    assert len(contour(shape("a1", "c1", "e1"), 0)) == 3


def test_a_hole_has_an_outline_that_runs_the_other_way() -> None:
    ring = shape("a1", "b1", "c1", "a2", "c2", "a3", "b3", "c3")
    areas = sorted(_area(loop) for loop in contour(ring, 0))
    assert len(areas) == 2
    assert areas[0] < 0 < areas[1]


def test_no_spaces_have_no_outline() -> None:
    assert contour(frozenset(), 0) == ()


@pytest.mark.parametrize("offset", [-12, 36, 50])
def test_an_outline_too_far_off_is_refused(offset: float) -> None:
    with pytest.raises(ValueError, match="outside its spaces"):
        contour(shape("a1"), offset)


def test_a_large_shape_is_the_same_inside_as_a_small_one() -> None:
    """Distances deep inside a shape are not computed; that must not change the outline."""
    (loop,) = contour(frozenset(Space.at(col, row) for col in range(9) for row in range(9)), 0)
    assert abs(_area(loop)) == pytest.approx((9 * UNIT) ** 2, rel=0.005)


def _area(loop: Loop) -> float:
    return sum(x1 * y2 - x2 * y1 for (x1, y1), (x2, y2) in pairwise((*loop, loop[0]))) / 2
