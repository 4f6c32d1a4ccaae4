"""Drawings and prints as files to be served: plain functions, called in a worker process where they take long."""

from __future__ import annotations

import hashlib

from ...drawing.printed import outline_svg, printed_svg
from ...hosting.not_now import NotNow
from ...printing.job import Job, PrintError
from ...rules.layout import Layout
from ...rules.mark import Discovery
from .web_files import WebFile, packed

SVG = "image/svg+xml"


def layout_file(layout: Layout) -> WebFile:
    """What is printed on a layout."""
    return packed(printed_svg(layout).encode(), SVG)


def outline_file(found: Discovery) -> WebFile:
    """The line round a discovery."""
    return packed(outline_svg(found).encode(), SVG)


def pdf_file(job: Job) -> WebFile:
    """A PDF is compressed already."""
    from ...printing.pdf import pdf

    try:
        made = pdf(job)
    except PrintError as error:
        raise NotNow(error.code, **error.facts) from None
    return WebFile("application/pdf", made, made, hashlib.sha256(made).hexdigest()[:32])


def picture_files(job: Job) -> tuple[WebFile, ...]:
    """The pages of a print, each as a picture."""
    from ...printing.pdf import pictures

    try:
        return tuple(packed(page, SVG) for page in pictures(job))
    except PrintError as error:
        raise NotNow(error.code, **error.facts) from None
