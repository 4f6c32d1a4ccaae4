"""Sheets as SVG: one sheet, or a table of them, complete and standing alone.

Only plain presentation attributes and plain colours are used, so that browsers and printers show the same. Spaces
carry `data-space`, marks `data-mark`, and classes say what things are.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, sqrt
from statistics import median

from pennypapers.rules import Score, Sheet, adventure

from ..errors import InvalidValue
from ..messages.numbers import number
from ..rules.adventure import MOST_SEATS
from .escaped import escape
from .lettering import clean
from .luck_chart import HEIGHT, LuckChart
from .pen import element, figure, group, moved
from .scenery.library import scenery_of
from .sheet.panel import Panel
from .star_chart import StarChart
from .symbols import Canvas, Definitions
from .text.words import counted, part_words, stars_words

_GAP = 24
_SCALE = 1.5
"""A sheet's own size: a space of 48 units is 72 pixels, large enough to read on paper and screen."""
_TABLE_WIDTH = 1600
_CHART_WIDTH = 1000
_TABLE_SHAPE = 1.5
"""A table is about so many times wider than high."""


def sheet_svg(sheet: Sheet, *, title: str | None = None, score: Score | None = None, dark: bool = False) -> str:
    """One sheet; with a title above it if there is one, and explained if a score is given."""
    definitions = Definitions()
    panel = _panel(sheet, title, score, dark=dark, definitions=definitions)
    return _document(
        panel.draw(),
        definitions,
        size=(panel.width, panel.height),
        scale=_SCALE,
        title=clean(title or "") or f"{adventure(sheet.layout.adventure).title}, {sheet.layout.name}",
        description=_description(sheet, score),
    )


def table_svg(
    sheets: Sequence[tuple[str, Sheet, Score | None]], *, chart: StarChart | None = None, dark: bool = False
) -> str:
    """Sheets with their players' names, side by side in rows; each is explained if it comes with a score. If there is
    a chart, it stands below them."""
    if not 1 <= len(sheets) <= MOST_SEATS:
        raise InvalidValue(f"a table has 1 to {MOST_SEATS} sheets, not {len(sheets)}")
    definitions = Definitions()
    panels = [_panel(sheet, name, score, dark=dark, definitions=definitions) for name, sheet, score in sheets]
    # A sheet that is far larger than the others is scaled down, so that the others can still be read.
    width, height = median(panel.width for panel in panels), median(panel.height for panel in panels)
    shape = _TABLE_SHAPE * (2 if chart else 1)  # a chart fills the room below a few sheets in one row
    columns = min(len(panels), max(1, ceil(sqrt(len(panels) * shape * (height + _GAP) / (width + _GAP)) - 0.5)))
    rows = ceil(len(panels) / columns)
    columns = ceil(len(panels) / rows)
    drawn = []
    for at, panel in enumerate(panels):
        scale = min(1, width / panel.width, height / panel.height)
        x = _GAP + at % columns * (width + _GAP) + (width - panel.width * scale) / 2
        y = _GAP + at // columns * (height + _GAP) + (height - panel.height * scale) / 2
        place = moved(x, y) if scale == 1 else f"{moved(x, y)} scale({figure(scale)})"
        drawn.append(group(panel.draw(compact=True), class_="seat", transform=place))
    whole = columns * (width + _GAP) + _GAP, rows * (height + _GAP) + _GAP
    scenery = scenery_of(sheets[0][1].layout.adventure)
    if chart:
        canvas = Canvas(scenery.theme(dark=dark), definitions)
        drawn.append(group(chart.draw(canvas, whole[0] - 2 * _GAP), transform=moved(_GAP, whole[1])))
        whole = whole[0], whole[1] + chart.height + _GAP
    desk = element("rect", width=whole[0], height=whole[1], class_="desk", fill=scenery.theme(dark=dark).desk)
    names = ", ".join(clean(name) for name, _, _ in sheets)
    return _document(
        desk + "".join(drawn),
        definitions,
        size=whole,
        scale=_TABLE_WIDTH / whole[0],
        title=names,
        description=" ".join(f"{clean(name)}: {_description(sheet, score)}" for name, sheet, score in sheets),
    )


def luck_svg(key: str, charts: Sequence[LuckChart], *, dark: bool = False) -> str:
    """Charts of luck and choice of the players of an adventure, one below the other."""
    definitions = Definitions()
    canvas = Canvas(scenery_of(key).theme(dark=dark), definitions)
    width, step = _CHART_WIDTH, HEIGHT + _GAP
    drawn = [
        group(chart.draw(canvas, width - 2 * _GAP), transform=moved(_GAP, _GAP + at * step))
        for at, chart in enumerate(charts)
    ]
    height = _GAP + len(charts) * step
    desk = element("rect", width=width, height=height, class_="desk", fill=canvas.theme.desk)
    titles = ", ".join(clean(chart.title) for chart in charts)
    return _document(
        desk + "".join(drawn), definitions, size=(width, height), scale=1, title=titles, description=titles
    )


def _panel(sheet: Sheet, title: str | None, score: Score | None, *, dark: bool, definitions: Definitions) -> Panel:
    scenery = scenery_of(sheet.layout.adventure)
    return Panel(Canvas(scenery.theme(dark=dark), definitions), scenery, sheet, title=title, score=score)


def _document(
    body: str, definitions: Definitions, *, size: tuple[float, float], scale: float, title: str, description: str
) -> str:
    width, height = size
    return element(
        "svg",
        element("title", escape(title)),
        element("desc", escape(description)),
        str(definitions),
        body,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {figure(width)} {figure(height)}",
        width=width * scale,
        height=height * scale,
        role="img",
    )


def _description(sheet: Sheet, score: Score | None) -> str:
    rules = adventure(sheet.layout.adventure)
    facts = [f"{counted(len(sheet.writing), 'mark')} in {len(sheet.layout.spaces)} spaces"]
    if score is not None:
        facts += [stars_words(score.total), *(f"{part_words(part.key)} {number(part.stars)}" for part in score.parts)]
    return f"{rules.title}, layout {sheet.layout.name}: {', '.join(facts)}."
