"""A comparison as a picture: all sheets, and below them the stars of each run after every turn."""

from __future__ import annotations

from ..drawing.star_chart import StarChart
from ..drawing.svg import table_svg
from .comparison import Comparison


def comparison_svg(compared: Comparison, *, dark: bool = False) -> str:
    """The picture as SVG; the sheets are explained, as their stars are what is compared."""
    scores = [standing.score for standing in compared.standings]
    sheets = [(run.name, run.sheet, score) for run, score in zip(compared.runs, scores, strict=True)]
    lines = [(run.name, (0, *(turn.stars for turn in run.turns))) for run in compared.runs]
    return table_svg(sheets, chart=StarChart(lines), dark=dark)
