"""The sheets of one table counted together: places, and what decided between players level on stars (G10)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from ..notation.paper import PaperFile
from ..table.result import Standing, standings_of
from .count import Count, count_paper


@dataclass(frozen=True, slots=True)
class CountedTable:
    """`standings` in the order of the sheets; none where the sheets are not of one table."""

    counts: tuple[Count, ...]
    names: tuple[str, ...]
    standings: tuple[Standing, ...] = ()


def count_table(papers: Sequence[PaperFile]) -> CountedTable:
    counts = tuple(map(count_paper, papers))
    names = tuple(_names(paper.player for paper in papers))
    if len({paper.sheet.layout for paper in papers}) != 1:
        return CountedTable(counts, names)
    standings = standings_of(papers[0].adventure, names, [paper.sheet for paper in papers])
    return CountedTable(counts, names, standings)


def _names(given: Iterable[str | None]) -> Iterable[str]:
    """A sheet without a name goes by its number."""
    for number, name in enumerate(given, start=1):
        yield name or f"sheet {number}"
