"""How spaces are printed: squares, arched doors, round places on the sea, mountains and lakes."""

from __future__ import annotations

from pennypapers.rules import Space

from ..pen import element, hashed
from ..symbols import Canvas
from ..theme import Theme, mix
from .highlight import Tone

_ARCH = "M5 44V20C5 9 14 4 24 4S43 9 43 20V44Z"


def square(canvas: Canvas, space: Space, tone: Tone) -> str:
    """A square of paper in one of four unsteady outlines, so that neighbours differ and nothing jumps on redraw."""
    colour, width = _pen(canvas.theme, tone, canvas.theme.line, 1.9)
    turned = "rotate(180 24 24)" if space.col % 2 else None
    outline = f"sq{(3 * space.col + 5 * space.row) % 4 + 1}"
    return element(
        "rect", x=3, y=3, width=42, height=42, rx=3, class_="bg", fill=fill(canvas.theme, tone)
    ) + canvas.use(outline, 0, 0, 48, class_="ln", transform=turned, color=colour, stroke_width=width)


def arch(canvas: Canvas, tone: Tone) -> str:
    """A door: an arch with a step and a keystone."""
    theme = canvas.theme
    colour, width = _pen(theme, tone, theme.ink, 2.4)
    return (
        element("path", d=_ARCH, class_="bg", fill=fill(theme, tone))
        + canvas.use("dr1", 0, 0, 48, class_="ln", color=colour, stroke_width=width)
        + element("path", d="M2 46.6H46", class_="step", stroke=theme.ink, stroke_width=2.6, stroke_linecap="round")
        + element("circle", cx=24, cy=9.4, r=2, class_="knob", fill=theme.line)
    )


def circle(canvas: Canvas, space: Space, tone: Tone) -> str:
    """A place for a boat: a dotted round on the water."""
    theme = canvas.theme
    lit = tone.is_filled
    colour, _ = _pen(theme, tone, theme.line, 0)
    return element(
        "circle",
        cx=24,
        cy=24,
        r=17,
        class_="bg",
        fill=fill(theme, tone) if lit else "none",
        stroke=colour,
        stroke_width=2.2 if lit else 1.8,
        stroke_dasharray=None if lit else "0.1 5.24",
        stroke_linecap="round",
        transform=f"rotate({hashed(space.col, space.row) % 20} 24 24)",
        opacity=None if lit else 0.9,
    )


def peak(canvas: Canvas, tone: Tone) -> str:
    """A mountain."""
    theme = canvas.theme
    lit = tone is Tone.LIT
    return canvas.use(
        "mountain",
        2,
        1,
        44,
        class_="pic",
        color=theme.accent if lit else theme.pick("#5b3d24", "#e6cfa2"),
        colours={"--sheet": theme.hi if lit else theme.pick("#e3c88f", "#4d4630")},
    )


def lake(canvas: Canvas, space: Space) -> str:
    """Waves; every other lake has them mirrored."""
    paint = canvas.theme.pick("#1e5f73", "#8fd0de")
    mirrored = "translate(48 0) scale(-1 1)" if hashed(space.col, space.row) % 2 else None
    return canvas.use("lake-tile", 2, 2, 44, class_="lakew", color=paint, opacity=0.75, transform=mirrored)


def fill(theme: Theme, tone: Tone) -> str:
    match tone:
        case Tone.LIT:
            return theme.hi
        case Tone.COUNTS:
            return mix(theme.hi, 0.36, theme.sheet)
        case Tone.COSTS:
            return mix(theme.danger, 0.14, theme.sheet)
        case _:
            return theme.sheet


def _pen(theme: Theme, tone: Tone, usual: str, width: float) -> tuple[str, float]:
    """The colour and width of an outline."""
    match tone:
        case Tone.LIT:
            return theme.accent, 2.8
        case Tone.COSTS:
            return theme.danger, 2.8
        case _:
            return usual, width
