"""Reads and counts paper sheets in tests."""

from __future__ import annotations

from support.texts import drawn, file_text

from pennypapers.counting import Count, count_paper
from pennypapers.notation.paper import PaperFile, read_paper


def paper(text: str) -> PaperFile:
    return read_paper(drawn(text), file_text)


def count(text: str) -> Count:
    return count_paper(paper(text))


def sheet_text(layout: str, *rows: str, head: str = "", found: str = "") -> str:
    """The text of a sheet on one of the layouts of `texts.FILES`."""
    adventure = next(line for line in file_text(layout).splitlines() if line.startswith("adventure:"))
    return "\n".join([adventure, f"layout: {layout}", *head.splitlines(), "grid:", *rows, "discoveries:", found])
