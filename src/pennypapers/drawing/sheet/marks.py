"""What players write in spaces: numbers, dangers, boats and buildings, each a little unsteady."""

from __future__ import annotations

from pennypapers.rules import Space, Symbol
from pennypapers.rules.mark import Writing

from ..pen import element, figure, hashed, unsteady
from ..symbols import Canvas
from .highlight import Tone
from .paper import Box

_PICTURES = {
    Symbol.BOAT: ("boat", Box(6, 5, 36, 36)),
    Symbol.HUT: ("hut", Box(7, 6, 34, 34)),
    Symbol.STATUE: ("statue", Box(7, 6, 34, 34)),
    Symbol.MINE: ("mine", Box(7, 6, 34, 34)),
}
_DANGER = Box(7, 6, 34, 36)
ROOM = Box(7, 7, 34, 34)
"""Where a number goes in a space, unless the space says otherwise."""


def number_symbol(value: int) -> str:
    return f"n{value}" if value > 9 else f"d{value}"


def mark(
    canvas: Canvas, space: Space, value: Writing, *, danger: str, crossed: bool, tone: Tone, room: Box = ROOM
) -> str:
    """What stands in a space; `danger` is the symbol that dangers are drawn with here."""
    theme = canvas.theme
    if isinstance(value, int):
        seed = space.col, space.row, value
        turn = unsteady(5, *seed, 1)
        return canvas.use(
            number_symbol(value),
            room.left + unsteady(1.2, *seed, 2),
            room.top + unsteady(1.2, *seed, 3),
            room.width,
            class_="num ink",
            data_mark=str(value),
            color=theme.ink,
            stroke_width=2.55,
            opacity=tone.opacity,
            transform=f"rotate({figure(turn)} 24 24)",
        )
    if value is Symbol.DANGER:
        return _danger(canvas, space, danger, crossed=crossed, tone=tone)
    name, box = _PICTURES[value]
    return canvas.use(
        name,
        box.left,
        box.top,
        box.width,
        class_=f"pic {name} ink",
        data_mark=value.value,
        color=theme.ink,
        opacity=tone.opacity,
    )


def _danger(canvas: Canvas, space: Space, name: str, *, crossed: bool, tone: Tone) -> str:
    """A danger in red; crossed out it fades and two strokes of ink go over it."""
    theme = canvas.theme
    picture = canvas.use(
        name,
        _DANGER.left,
        _DANGER.top,
        _DANGER.width,
        _DANGER.height,
        class_="pic danger ink beaten" if crossed else "pic danger ink",
        color=theme.danger,
        opacity=0.62 if crossed else None,
    )
    if crossed:
        turned = "rotate(90 24 24)" if hashed(space.col, space.row) % 2 else None
        picture += canvas.use("cross", 5, 5, 38, class_="xout", color=theme.ink, stroke_width=3.4, transform=turned)
    return element("g", picture, data_mark="!x" if crossed else "!", opacity=tone.opacity)
