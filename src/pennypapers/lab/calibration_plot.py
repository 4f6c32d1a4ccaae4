"""A calibration as a picture: one panel for each layout, with a histogram of stars for each bot on the same axis."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from pathlib import Path

import numpy as np

from ..messages import say
from ..rules.library import adventure
from ..rules.scoring import Rank
from .calibrate import Calibration, Judged, Measured
from .picture import COLOURS, INK, PAPER, bars, write_picture
from .summary import fixed

WIDTH = 960
COLUMNS = 2
PANEL = WIDTH // COLUMNS
LEFT, RIGHT = 92, 16
TITLE, ROW, AXIS, LEGEND = 34, 58, 34, 34
TALLEST = ROW - 14
TICK_ROOM = 30


def write_calibration_plot(calibration: Calibration, path: Path) -> None:
    write_picture(calibration_plot(calibration), path, width=WIDTH)


def calibration_plot(calibration: Calibration) -> str:
    """The picture as SVG."""
    shown = [judged for judged in calibration.judged if judged.measured]
    most = max((len(judged.measured) for judged in shown), default=0)
    tall = TITLE + most * ROW + AXIS
    height = LEGEND + tall * -(-len(shown) // COLUMNS)
    title = say("cli-cal-picture", bots=most, layouts=len(shown))
    pieces = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img" '
        f'aria-label="{escape(title)}" font-family="sans-serif" font-size="12" fill="{INK}">',
        f'<rect width="{WIDTH}" height="{height}" fill="{PAPER}"/>',
        *_legend(),
    ]
    for index, judged in enumerate(shown):
        down, across = divmod(index, COLUMNS)
        pieces.append(f'<g transform="translate({across * PANEL} {LEGEND + down * tall})">')
        pieces += _panel(judged)
        pieces.append("</g>")
    return "\n".join([*pieces, "</svg>", ""])


def _legend() -> Iterator[str]:
    for index, (rank, colour) in enumerate(zip(Rank, COLOURS, strict=True)):
        x, name = LEFT + 160 * index, say("cli-cal-rank", name=say(f"score-rank-{rank.value}"))
        yield f'<rect x="{x}" y="12" width="12" height="12" fill="{colour}"/>'
        yield f'<text x="{x + 18}" y="22">{escape(name)}</text>'


def _panel(judged: Judged) -> Iterator[str]:
    rules = adventure(judged.layout.adventure)
    totals = [each.outcome.totals for each in judged.measured]
    low, high = min(int(each.min()) for each in totals), max(int(each.max()) for each in totals)
    step = (PANEL - LEFT - RIGHT) / (high - low + 1)
    title = escape(f"{rules.title}, {judged.layout.name}")
    yield f'<text x="{LEFT}" y="20" font-size="14" font-weight="bold">{title}</text>'
    for index, measured in enumerate(judged.measured):
        yield from _row(measured, TITLE + (index + 1) * ROW, low=low, high=high, step=step)
    base = TITLE + len(judged.measured) * ROW
    every = next(each for each in (1, 2, 5, 10, 20, 50, 100, 200, 1000) if each * step >= TICK_ROOM)
    for stars in range(-(-low // every) * every, high + 1, every):
        x = LEFT + (stars - low + 0.5) * step
        yield f'<path d="M{x:.1f} {base}v4" stroke="{INK}"/>'
        yield f'<text x="{x:.1f}" y="{base + 18}" text-anchor="middle">{stars}</text>'


def _row(measured: Measured, base: int, *, low: int, high: int, step: float) -> Iterator[str]:
    """The histogram of one bot, scaled so that the highest bar of every bot has the same height."""
    totals, ranks = measured.outcome.totals.ravel(), measured.outcome.ranks.ravel()
    counts = [np.bincount(totals[ranks == rank] - low, minlength=high - low + 1) for rank in range(len(Rank))]
    yield f'<text x="{LEFT - 8}" y="{base - 20}" text-anchor="end">{escape(say(f"score-rank-{measured.bot}"))}</text>'
    yield f'<text x="{LEFT - 8}" y="{base - 5}" text-anchor="end" font-size="11">{fixed(measured.mean, 1)}</text>'
    yield from bars(counts, left=LEFT, base=base, step=step, scale=TALLEST / int(np.sum(counts, axis=0).max()))
    x = LEFT + (measured.mean - low + 0.5) * step
    yield f'<path d="M{LEFT} {base}H{PANEL - RIGHT}" stroke="{INK}" stroke-opacity=".5" fill="none"/>'
    yield f'<path d="M{x:.1f} {base - TALLEST - 4}V{base}" stroke="{INK}" stroke-dasharray="3 3" fill="none"/>'
