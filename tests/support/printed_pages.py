"""Reads a printed PDF: the size of its pages in millimetres, each page as a picture, and its text and fonts."""

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
from pennypapers.printing.pdf import pdf
from pennypapers.rules import SIDES, builtin_layout

DOT = 25.4 / 144
"""The size of a pixel of a page's picture in millimetres."""
MM_PER_POINT = 25.4 / 72
INKED = 215
"""Pixels darker than this grey belong to a line or a letter, not to a light background."""

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
        """The page in shades of grey."""
        shown: Image.Image = self.page.render(scale=2, grayscale=True).to_pil()
        return shown.convert("L")

    @cached_property
    def text(self) -> str:
        """The text of the page, with every run of white space replaced by one space."""
        return " ".join(self.page.get_textpage().get_text_bounded().split())

    def cropped(self, left: float, top: float, right: float, bottom: float) -> Image.Image:
        return self.picture.crop(tuple(round(each / DOT) for each in (left, top, right, bottom)))  # type: ignore[arg-type]

    def inked(self, left: float, top: float, right: float, bottom: float) -> Bounds | None:
        """The bounding box of all dark pixels inside a box; None if there are none."""
        found = self.cropped(left, top, right, bottom).point(lambda grey: 255 if grey < INKED else 0).getbbox()
        if found is None:
            return None
        return left + found[0] * DOT, top + found[1] * DOT, left + found[2] * DOT, top + found[3] * DOT

    def letters(self) -> Iterator[tuple[str, Bounds]]:
        """Every visible character and its bounding box."""
        text, (_, height) = self.page.get_textpage(), self.size
        for at in range(text.count_chars()):
            char = text.get_text_range(at, 1)
            if char.strip():
                left, bottom, right, top = (each * MM_PER_POINT for each in text.get_charbox(at))
                yield char, (left, height - top, right, height - bottom)

    def fonts(self) -> Iterator[tuple[str, bool]]:
        """The fonts of the page, and whether each is embedded in the PDF."""
        for found in self.page.get_objects(filter=[pdfium.FPDF_PAGEOBJ_TEXT], max_depth=8):
            font = pdfium.FPDFTextObj_GetFont(found.raw)
            name = ctypes.create_string_buffer(200)
            pdfium.FPDFFont_GetBaseFontName(font, name, 200)
            yield name.value.decode(), pdfium.FPDFFont_GetIsEmbedded(font) == 1


def printed(job: Job) -> list[Page]:
    return [Page(page) for page in pypdfium2.PdfDocument(pdf(job))]


def sheets(key: str, *sides: str, per_page: int = 1, paper: str = "a4", language: str = "en", copies: int = 1) -> Job:
    """A print job for sheets of a built-in layout; with two sides named, on both sides of the paper."""
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
    """The box of a card on its page, with a small margin inside its cutting line."""
    width, height = job.imposition.card if not place.turn else reversed(job.imposition.card)
    return place.x + 0.5, place.y + 0.5, place.x + width - 0.5, place.y + height - 0.5
