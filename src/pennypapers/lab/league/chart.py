"""The mean stars of the players with their intervals, as a picture: a dot and a line for each, the best rated first."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape

from ...messages import say
from ..picture import COLOURS, INK, PAPER
from ..summary import fixed
from .figures import Figures, Row

WIDTH, LEFT, RIGHT, TOP, ROW, BASE = 720, 168, 24, 24, 34, 48
TICK_ROOM = 40


def chart(figures: Figures) -> str:
    """The picture as SVG."""
    shown = [row for row in figures.rows if row.stars.mean is not None]
    ends = [end for row in shown for end in _ends(row)] or [0.0, 1.0]
    low, high = min(ends) - 1, max(ends) + 1
    step = (WIDTH - LEFT - RIGHT) / (high - low)
    height = TOP + ROW * len(shown) + BASE
    title = escape(say("cli-league-chart"))
    pieces = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img" aria-label="{title}" '
        f'font-family="sans-serif" font-size="13" fill="{INK}">',
        f'<rect width="{WIDTH}" height="{height}" fill="{PAPER}"/>',
        *_axis(low, high, step, height - BASE),
    ]
    for index, row in enumerate(shown):
        y = TOP + ROW * index + ROW / 2
        left, right = (LEFT + (end - low) * step for end in _ends(row))
        x = LEFT + ((row.stars.mean or 0.0) - low) * step
        pieces.append(f'<text x="{LEFT - 14}" y="{y + 4:.1f}" text-anchor="end">{escape(row.player)}</text>')
        pieces.append(f'<path d="M{left:.1f} {y:.1f}H{right:.1f}" stroke="{COLOURS[2]}" stroke-width="3"/>')
        pieces.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="5" fill="{COLOURS[2]}"/>')
        pieces.append(f'<text x="{x:.1f}" y="{y - 9:.1f}" text-anchor="middle" font-size="11">{_label(row)}</text>')
    return "\n".join([*pieces, "</svg>", ""])


def _ends(row: Row) -> tuple[float, float]:
    mean, half = row.stars.mean or 0.0, row.stars.interval or 0.0
    return mean - half, mean + half


def _label(row: Row) -> str:
    return fixed(row.stars.mean or 0.0, 1)


def _axis(low: float, high: float, step: float, base: int) -> Iterator[str]:
    every = next(each for each in (1, 2, 5, 10, 20, 50, 100, 1000) if each * step >= TICK_ROOM)
    for stars in range(int(-(-low // every)) * every, int(high) + 1, every):
        x = LEFT + (stars - low) * step
        yield f'<path d="M{x:.1f} {TOP - 12}V{base}" stroke="{INK}" stroke-opacity=".15"/>'
        yield f'<text x="{x:.1f}" y="{base + 18}" text-anchor="middle">{stars}</text>'
    middle = (LEFT + WIDTH - RIGHT) / 2
    yield f'<text x="{middle}" y="{base + 38}" text-anchor="middle">{escape(say("cli-league-chart"))}</text>'
