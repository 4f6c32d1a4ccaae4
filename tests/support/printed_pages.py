"""A printed PDF as a reader sees it: its pages in millimetres, as pictures, and the text on them."""

from __future__ import annotations

import ctypes
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

import pypdfium2
import pypdfium2.raw as pdfium
from PIL import Image

from pennypapers.printing.job import Job, make_job
from pennypapers.printing.paper import Place
from pennypapers.printing.press import pdf
from pennypapers.rules import SIDES, builtin_layout

DOT = 25.4 / 144
"""Millimetres to a pixel of a picture."""
MM_PER_POINT = 25.4 / 72
INKED = 215
"""Darker than this is a line or a letter, not a wash."""

Bounds = tuple[float, float, float, float]


@dataclass
class Page:
    page: pypdfium2.PdfPage

    @property
    def size(self) -> tuple[float, float]:
        width, height = self.page.get_size()
        return width * MM_PER_POINT, height * MM_PER_POINT

    @cached_property
    def picture(self) -> Image.Image:
        """In greys, as a printer without colours shows it."""
        shown: Image.Image = self.page.render(scale=2, grayscale=True).to_pil()
        return shown.convert("L")

    @cached_property
    def text(self) -> str:
        """With every run of white space, such as the end of a line, as one space."""
        return " ".join(self.page.get_textpage().get_text_bounded().split())

    def cropped(self, left: float, top: float, right: float, bottom: float) -> Image.Image:
        return self.picture.crop(tuple(round(each / DOT) for each in (left, top, right, bottom)))  # type: ignore[arg-type]

    def inked(self, left: float, top: float, right: float, bottom: float) -> Bounds | None:
        """The smallest box round everything inked inside a box."""
        found = self.cropped(left, top, right, bottom).point(lambda grey: 255 if grey < INKED else 0).getbbox()
        if found is None:
            return None
        return left + found[0] * DOT, top + found[1] * DOT, left + found[2] * DOT, top + found[3] * DOT

    def letters(self) -> Iterator[tuple[str, Bounds]]:
        """Every character that can be seen, and where it stands."""
        text, (_, height) = self.page.get_textpage(), self.size
        for at in range(text.count_chars()):
            char = text.get_text_range(at, 1)
            if char.strip():
                left, bottom, right, top = (each * MM_PER_POINT for each in text.get_charbox(at))
                yield char, (left, height - top, right, height - bottom)

    def fonts(self) -> Iterator[tuple[str, bool]]:
        """The fonts of its text, and whether they come with the PDF."""
        for found in self.page.get_objects(filter=[pdfium.FPDF_PAGEOBJ_TEXT], max_depth=8):
            font = pdfium.FPDFTextObj_GetFont(found.raw)
            name = ctypes.create_string_buffer(200)
            pdfium.FPDFFont_GetBaseFontName(font, name, 200)
            yield name.value.decode(), pdfium.FPDFFont_GetIsEmbedded(font) == 1


def printed(job: Job) -> list[Page]:
    return [Page(page) for page in pypdfium2.PdfDocument(pdf(job))]


def sheets(key: str, *sides: str, per_page: int = 1, paper: str = "a4", language: str = "en", copies: int = 1) -> Job:
    """Sheets of a built-in layout, on both sides of the paper if two are named."""
    return make_job(
        "sheets",
        key,
        layouts=[builtin_layout(key, side) for side in sides or SIDES[:1]],
        duplex=len(sides) == 2,
        per_page=per_page,
        paper=paper,
        language=language,
        copies=copies,
    )


def card_bounds(job: Job, place: Place) -> Bounds:
    """What of its page a card takes, with a hair's breadth inside the cut."""
    width, height = job.imposition.card if not place.turn else reversed(job.imposition.card)
    return place.x + 0.5, place.y + 0.5, place.x + width - 0.5, place.y + height - 0.5
