"""The pen: numbers and elements as SVG text, smooth strokes, and the small unsteadiness of a hand."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, pi

from pennypapers.rules import Space

from .escaped import quoted

UNIT = 48
"""The side of a space."""

Point = tuple[float, float]


def corner(space: Space) -> Point:
    return space.col * UNIT, space.row * UNIT


def centre(space: Space) -> Point:
    return space.col * UNIT + UNIT / 2, space.row * UNIT + UNIT / 2


def figure(value: float) -> str:
    """A number with two decimals at most.

    >>> figure(12.0), figure(-0.001), figure(3.14159)
    ('12', '0', '3.14')
    """
    if isinstance(value, int):
        return str(value)
    # Sines differ in their last bit from one maths library to the other; at half a hundredth that bit would be seen.
    text = f"{round(value, 6):.2f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def element(name: str, *children: str, **attributes: str | float | None) -> str:
    """One element; `stroke_width=2` becomes `stroke-width="2"`, and what is None is left out.

    >>> element("g", element("path", d="M0 0"), class_="ink", opacity=0.5)
    '<g class="ink" opacity="0.5"><path d="M0 0"/></g>'
    """
    written = "".join(
        f" {key.rstrip('_').replace('_', '-')}={quoted(value if isinstance(value, str) else figure(value))}"
        for key, value in attributes.items()
        if value is not None
    )
    inside = "".join(children)
    return f"<{name}{written}>{inside}</{name}>" if inside else f"<{name}{written}/>"


def group(*children: str, **attributes: str | float | None) -> str:
    """A group, or nothing where there is nothing to group."""
    return element("g", *children, **attributes) if any(children) else ""


def moved(x: float, y: float) -> str:
    return f"translate({figure(x)} {figure(y)})"


def path(*parts: str | float) -> str:
    """The text of a path from its letters and numbers.

    >>> path("M", 0, 1.5, "L", 2.125, -3)
    'M0 1.5L2.12 -3'
    """
    text = ""
    for part in parts:
        if isinstance(part, str):
            text += part
        else:
            text += figure(part) if text[-1:].isalpha() else f" {figure(part)}"
    return text


# -- strokes -------------------------------------------------------------------------------------------------


def dots(points: Sequence[Point]) -> str:
    return "L".join(f"{x:.1f} {y:.1f}" for x, y in points)


def straight(points: Sequence[Point], *, closed: bool = False) -> str:
    return f"M{dots(points)}" + ("Z" if closed else "")


def smooth(loop: Sequence[Point]) -> str:
    """A closed stroke that passes through the middles between the points and bends at the points."""
    parts = []
    for here, after in zip(loop, (*loop[1:], loop[0]), strict=True):
        middle = (here[0] + after[0]) / 2, (here[1] + after[1]) / 2
        parts.append(f"{here[0]:.1f} {here[1]:.1f} {middle[0]:.1f} {middle[1]:.1f}")
    start = parts[-1].split(" ", 2)[2]
    return f"M{start}Q" + "Q".join(parts) + "Z"


# -- the hand ------------------------------------------------------------------------------------------------


def hashed(*numbers: int) -> int:
    """A fixed 32-bit mix of whole numbers: the same on every machine and in every run."""
    mixed = 0x9E3779B9
    for number in numbers:
        mixed = ((mixed ^ (number & 0xFFFFFFFF)) * 0x85EBCA6B) & 0xFFFFFFFF
        mixed ^= mixed >> 13
        mixed = (mixed * 0xC2B2AE35) & 0xFFFFFFFF
        mixed ^= mixed >> 16
    return mixed


def unsteady(reach: float, *numbers: int) -> float:
    """Somewhere between -reach and reach, always the same for the same numbers."""
    return reach * (hashed(*numbers) / 0x7FFFFFFF - 1)


def swayed(loop: Sequence[Point], reach: float, seed: int, *, every: int = 4) -> tuple[Point, ...]:
    """A closed stroke as if drawn by hand: its points are moved a little inwards and outwards, changing smoothly."""
    knots = max(3, len(loop) // every)
    pushed = []
    for at, (x, y) in enumerate(loop):
        place = at * knots / len(loop)
        knot = int(place)
        blend = (1 - cos((place - knot) * pi)) / 2
        pushes = [
            unsteady(reach, seed, axis, knot) * (1 - blend) + unsteady(reach, seed, axis, (knot + 1) % knots) * blend
            for axis in (0, 1)
        ]
        pushed.append((x + pushes[0], y + pushes[1]))
    return tuple(pushed)
