"""A pad of sheets, printed or blank, as the values that `sheets.typ` sets."""

from __future__ import annotations

from dataclasses import asdict

from ..drawing.pieces import blank_piece, layout_piece, letters_piece, slip_piece, symbol_piece, theme_of
from ..messages.translation import Translation
from ..rules.layout import Layout
from ..rules.library import SIDES, adventure
from .card import COLUMNS, card_of
from .job import Job
from .paper import Place
from .strip import strip_values

RANKS = ("pathfinder", "voyager", "explorer")
LONGEST_NAME = 24
MM = 4.0
"""How many units of a hand-drawn box make a millimetre: its line is as thick on every card."""

Values = dict[str, object]

ON_PAGES = ("title", "language", "font", "page", "card", "cuts", "pages", "ink", "ink2", "line")
"""What is needed of the values once the cards are set."""


def sheet_values(job: Job, words: Translation) -> Values:
    """Everything on the pages of a pad."""
    theme = theme_of(job.adventure)
    return {
        "title": words.say(f"name-{job.adventure}"),
        "page": job.imposition.page,
        "card": job.imposition.card,
        "cuts": job.imposition.cuts(),
        "pages": list(_pages(job)),
        "ink": theme.ink,
        "ink2": theme.ink2,
        "line": theme.line,
        "words": _words(job, words),
        "faces": [_face(job, face, words) for face in job.faces],
    }


def one_card_a_page(job: Job) -> Values:
    """In place of the pages of a pad: each face once, on a page of its own size."""
    pages = [{"face": face, "places": [asdict(Place(0, 0))]} for face in range(len(job.faces))]
    return {"page": job.imposition.card, "cuts": (), "pages": pages}


def _pages(job: Job) -> list[Values]:
    """Sheets fill page after page; the back of each lies behind its front."""
    pages: list[Values] = []
    for begun in range(0, job.copies, job.imposition.per_page):
        count = min(job.imposition.per_page, job.copies - begun)
        for face in range(len(job.faces)):
            places = job.imposition.places(back=face == 1)[:count]
            pages.append({"face": face, "places": [asdict(place) for place in places]})
    return pages


def _face(job: Job, layout: Layout | None, words: Translation) -> Values:
    key, rules = job.adventure, adventure(job.adventure)
    piece = layout_piece(layout) if layout else blank_piece(key, *rules.facts.blank)
    size = f"{layout.width} × {layout.height}" if layout else ""
    card = card_of(job.imposition, rules, piece, blank=layout is None, size=size)
    box = (card.inner - (COLUMNS - 1) * card.between) / COLUMNS
    return {
        "card": asdict(card),
        "picture": piece.svg,
        "name_box": slip_piece(key, card.inner * 0.42 * MM, card.header * MM).svg,
        "star_box": slip_piece(key, box * MM, card.box * MM).svg,
        "total_box": slip_piece(
            key, _total_width(card.inner, card.between, len(rules.facts.parts)) * MM, card.box * MM
        ).svg,
        "layout": _layout_name(layout, words),
        "how": words.say(f"print-blank-{key}") if layout is None else "",
    }


def _total_width(inner: float, between: float, parts: int) -> float:
    """The total takes what the parts leave of its row."""
    box = (inner - (COLUMNS - 1) * between) / COLUMNS
    left = COLUMNS - parts % COLUMNS
    return left * box + (left - 1) * between


def _layout_name(layout: Layout | None, words: Translation) -> str:
    if layout is None:
        return ""
    if layout.name in SIDES:
        return words.say(f"side-{layout.name}")
    return layout.name if len(layout.name) <= LONGEST_NAME else layout.name[: LONGEST_NAME - 1] + "…"


def _words(job: Job, words: Translation) -> Values:
    """What is the same on every face: labels, legend and the symbols beside them."""
    key, rules = job.adventure, adventure(job.adventure)
    ranks = " · ".join(
        f"{stars} {words.say(f'score-rank-{rank}')}" for rank, stars in zip(RANKS, rules.ranks, strict=True)
    )
    legend = [
        {"text": words.say(f"print-legend-{clause}"), "symbol": symbol_piece(symbol, key).svg}
        for clause, symbol in rules.facts.legend
    ]
    return {
        "letters": letters_piece(words.say(f"short-{key}"), key).svg,
        "name": words.say("print-name"),
        "layout_name": words.say("print-layout-name"),
        "foot": words.say("print-foot"),
        "stars": [
            {
                "label": words.say(f"score-part-{part}"),
                "shape": words.say(f"print-shape-{each.discovery}") if each.discovery else "",
                "each": words.say(f"print-each-{part}"),
                "symbol": symbol_piece(each.symbol, key, faint=True).svg,
            }
            for part, each in rules.facts.parts.items()
        ],
        "total": words.say("print-total"),
        "star": symbol_piece("star", key, colours={"--star-fill": "#ffffff"}).svg,
        "legend": [
            *legend,
            {"text": ranks, "symbol": symbol_piece("i-crown", key).svg},
        ],
        **strip_values(rules, words),
    }
