"""A histogram of the stars of all sheets as a picture: bars coloured by rank, with the mean and the rank thresholds."""

from __future__ import annotations

from html import escape
from pathlib import Path

import numpy as np

from ..messages import say
from ..rules.scoring import Rank
from ..simulation.results import Outcome
from .picture import COLOURS, INK, PAPER, bars, write_picture
from .summary import fixed, title_of

WIDTH, HEIGHT = 720, 360
LEFT, RIGHT, TOP, BOTTOM = 56, 16, 64, 56


def write_plot(outcome: Outcome, path: Path) -> None:
    write_picture(plot(outcome), path, width=WIDTH)


def plot(outcome: Outcome) -> str:
    """The picture as SVG."""
    totals, ranks = outcome.totals.ravel(), outcome.ranks.ravel()
    low, high = int(totals.min(initial=0)), int(totals.max(initial=1))
    counts = [np.bincount(totals[ranks == rank] - low, minlength=high - low + 1) for rank in range(len(Rank))]
    highest = max(1, int(np.sum(counts, axis=0).max()))
    step = (WIDTH - LEFT - RIGHT) / (high - low + 1)
    scale = (HEIGHT - TOP - BOTTOM) / highest
    title = title_of(outcome)
    pieces = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" '
        f'aria-label="{escape(title)}" font-family="sans-serif" font-size="12" fill="{INK}">',
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{PAPER}"/>',
        f'<text x="{LEFT}" y="24" font-size="15" font-weight="bold">{escape(title)}</text>',
        *_legend(ranks),
    ]
    base = HEIGHT - BOTTOM
    pieces += bars(counts, left=LEFT, base=base, step=step, scale=scale)
    pieces.append(f'<path d="M{LEFT} {base}H{WIDTH - RIGHT}" stroke="#33291c" fill="none"/>')
    pieces += _ticks(low, high, step, base)
    pieces += _share_ticks(highest, totals.size, scale, base)
    if totals.size:
        x = LEFT + (totals.mean() - low + 0.5) * step
        pieces.append(f'<path d="M{x:.1f} {TOP}V{base}" stroke="#33291c" stroke-dasharray="4 3" fill="none"/>')
        anchor = "end" if x > WIDTH / 2 else "start"
        beside = x - 5 if x > WIDTH / 2 else x + 5
        label = say("cli-sim-mean", mean=fixed(float(totals.mean()), 1))
        pieces.append(f'<text x="{beside:.1f}" y="{TOP + 10}" text-anchor="{anchor}">{label}</text>')
    return "\n".join([*pieces, "</svg>", ""])


def _legend(ranks: np.ndarray[tuple[int, ...], np.dtype[np.int8]]) -> list[str]:
    counts = np.bincount(ranks, minlength=len(Rank))
    pieces = []
    for index, (rank, colour) in enumerate(zip(Rank, COLOURS, strict=True)):
        x = LEFT + 160 * index
        name, share = say(f"score-rank-{rank.value}"), 100 * float(counts[index]) / max(1, ranks.size)
        pieces.append(f'<rect x="{x}" y="36" width="12" height="12" fill="{colour}"/>')
        pieces.append(f'<text x="{x + 18}" y="46">{escape(name)} {say("cli-cal-share", share=fixed(share, 1))}</text>')
    return pieces


def _ticks(low: int, high: int, step: float, base: int) -> list[str]:
    every = next(each for each in (1, 2, 5, 10, 20, 50, 100, 200, 1000) if each * step >= 28)
    pieces = []
    for stars in range(-(-low // every) * every, high + 1, every):
        x = LEFT + (stars - low + 0.5) * step
        pieces.append(f'<path d="M{x:.1f} {base}v5" stroke="#33291c"/>')
        pieces.append(f'<text x="{x:.1f}" y="{base + 20}" text-anchor="middle">{stars}</text>')
    return [
        *pieces,
        f'<text x="{(LEFT + WIDTH) / 2:.0f}" y="{base + 42}" text-anchor="middle">{say("cli-sim-label-stars")}</text>',
    ]


def _share_ticks(highest: int, sheets: int, scale: float, base: int) -> list[str]:
    share = 100 * highest / max(1, sheets)
    every = next(each for each in (0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50, 100) if share / each <= 6)
    pieces = []
    for index in range(1, int(share / every) + 1):
        y = base - index * every / 100 * sheets * scale
        pieces.append(f'<path d="M{LEFT} {y:.1f}H{WIDTH - RIGHT}" stroke="#33291c" stroke-opacity=".15"/>')
        pieces.append(f'<text x="{LEFT - 6}" y="{y + 4:.1f}" text-anchor="end">{index * every:g} %</text>')
    return pieces
