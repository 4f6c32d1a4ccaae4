"""Tickets of a challenge to cut apart, as the values that `tickets.typ` sets: ten on a page, each with its QR code."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from ..drawing.pieces import theme_of
from ..messages import ENGLISH, LANGUAGES
from .job import PAPER, PrintError
from .paper import PAPERS, Paper

if TYPE_CHECKING:
    from ..messages.translation import Translation
    from .sheets import Values

COLUMNS, ROWS = 2, 5


@dataclass(frozen=True, slots=True)
class PrintedTicket:
    """For whom it is, the link that opens it, and its QR code as SVG."""

    name: str
    link: str
    qr: str


@dataclass(frozen=True, slots=True)
class TicketSheets:
    """`title` is that of the challenge, empty if it has none."""

    title: str
    adventure: str
    tickets: tuple[PrintedTicket, ...]
    paper: Paper
    language: str


def ticket_sheets(
    title: str, adventure: str, tickets: Sequence[PrintedTicket], *, paper: str = PAPER, language: str = ENGLISH
) -> TicketSheets:
    """Validated; PrintError says what cannot be printed."""
    if paper not in PAPERS:
        raise PrintError("print.paper", found=repr(paper[:40]), choices=" ".join(PAPERS))
    if language not in LANGUAGES:
        raise PrintError("print.language", found=repr(language[:40]), choices=" ".join(LANGUAGES))
    return TicketSheets(title, adventure, tuple(tickets), PAPERS[paper], language)


def ticket_values(sheets: TicketSheets, words: Translation) -> Values:
    theme = theme_of(sheets.adventure)
    return {
        "title": words.say("tickets-title"),
        "page": (sheets.paper.width, sheets.paper.height),
        "ink": theme.ink,
        "ink2": theme.ink2,
        "line": theme.line,
        "columns": COLUMNS,
        "rows": ROWS,
        "challenge": sheets.title or words.say("same-title"),
        "what": words.say(f"name-{sheets.adventure}"),
        "how": words.say("tickets-how"),
        "once": words.say("tickets-once"),
        "tickets": [{"name": each.name, "link": each.link, "qr": each.qr} for each in sheets.tickets],
    }
