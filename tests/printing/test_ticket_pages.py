"""Printed tickets: names, links and QR codes, on both papers and in all languages."""

from __future__ import annotations

import re

import pypdfium2
import pytest
import segno
from support.printed_pages import Page

from pennypapers.messages import LANGUAGES
from pennypapers.messages.translation import translation
from pennypapers.printing.job import PrintError
from pennypapers.printing.paper import PAPERS
from pennypapers.printing.pdf import tickets_pdf
from pennypapers.printing.tickets import COLUMNS, ROWS, PrintedTicket, ticket_sheets
from pennypapers.server.http.qr import qr_svg

EDGE, CODE = 8.0, 47.0
"""Left free at the edge of a page, and where the words of a ticket begin; in millimetres."""
LONGEST = "Wilhelmina-Katharina Annemarie von der H"
NAMES = ("Ana", LONGEST, "W" * 40, "Zoë Ní Dhomhnaill", *(f"Pupil {n}" for n in range(8)))


def link_of(number: int) -> str:
    return f"https://pennypapers.example.org:8420/c/PQRST#ABCDEFGHJK{chr(ord('A') + number)}M"


def printed(title: str = "Class 4b", paper: str = "a4", language: str = "en", count: int = len(NAMES)) -> list[Page]:
    tickets = [PrintedTicket(name, link_of(at), qr_svg(link_of(at))) for at, name in enumerate(NAMES[:count])]
    made = tickets_pdf(ticket_sheets(title, "temple", tickets, paper=paper, language=language))
    return [Page(page) for page in pypdfium2.PdfDocument(made)]


def solid(text: str) -> str:
    """Without blanks, breaks and hyphens, which depend on how lines were broken."""
    return re.sub(r"[\s\u200b\ufffe\x02-]", "", text)


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_ticket_has_its_name_link_and_words(paper: str, language: str) -> None:
    pages = printed(paper=paper, language=language)
    assert len(pages) == 2
    assert pages[0].size == pytest.approx((PAPERS[paper].width, PAPERS[paper].height), abs=0.1)
    text = solid("".join(page.text for page in pages))
    say = translation(language).say
    for at, name in enumerate(NAMES):
        assert solid(name) in text
        assert solid(link_of(at)) in text
    for words in ("Class 4b", say("tickets-how"), say("tickets-once"), say("name-temple")):
        assert text.count(solid(words)) == len(NAMES)


@pytest.mark.parametrize("title", ["", "W" * 60, "Ein Titel für die ganze Klasse und für alle, die noch kommen"])
def test_no_word_leaves_its_ticket(title: str) -> None:
    (page,) = printed(title, count=4)
    width, height = PAPERS["a4"].width, PAPERS["a4"].height
    wide, high = (width - 2 * EDGE) / COLUMNS, (height - 2 * EDGE) / ROWS
    for char, (left, top, right, bottom) in page.letters():
        column, row = int((left - EDGE) / wide), int((top - EDGE) / high)
        assert left > EDGE + column * wide + CODE - EDGE, char
        assert right < EDGE + (column + 1) * wide, char
        assert bottom < EDGE + (row + 1) * high, char


def test_the_qr_code_is_that_of_the_link() -> None:
    (page,) = printed(count=3)
    bounds = page.inked(EDGE + 1, EDGE + 1, EDGE + 38, EDGE + 55)
    assert bounds is not None
    rows = [list(row) for row in segno.make_qr(link_of(0), error="m").matrix]
    left, top, right, bottom = bounds
    module = (right - left) / len(rows)
    assert bottom - top == pytest.approx(right - left, abs=0.5)
    seen = [
        [_is_dark(page, left + (x + 0.5) * module, top + (y + 0.5) * module) for x in range(len(rows))]
        for y in range(len(rows))
    ]
    assert seen == [[bool(dark) for dark in row] for row in rows]


def test_the_same_tickets_give_the_same_bytes() -> None:
    tickets = [PrintedTicket("Ana", link_of(0), qr_svg(link_of(0)))]
    assert tickets_pdf(ticket_sheets("", "island", tickets)) == tickets_pdf(ticket_sheets("", "island", tickets))


def test_wrong_papers_and_languages_are_refused() -> None:
    with pytest.raises(PrintError):
        ticket_sheets("", "temple", [], paper="a5")
    with pytest.raises(PrintError):
        ticket_sheets("", "temple", [], language="xx")


def _is_dark(page: Page, x: float, y: float) -> bool:
    return page.cropped(x - 0.09, y - 0.09, x + 0.09, y + 0.09).resize((1, 1)).tobytes()[0] < 128
