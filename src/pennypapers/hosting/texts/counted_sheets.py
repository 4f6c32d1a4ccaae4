"""Scores paper sheets: stars and places, marks that break a rule, and what the players overlooked."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ...counting import Count, CountedTable, count_table
from ...errors import TextError
from ...notation.paper import PaperFile, read_paper
from ...rules.mark import Discovery, Pass
from ...table.result import Tie, ties
from ..decisions.set_up import within_size
from ..not_now import NotNow
from ..protocol import answers
from ..views.table_views import reason, sights_of
from .text_answers import given_layout


@dataclass(frozen=True, slots=True)
class NotAllowed:
    """Something that is not counted: a mark that breaks a rule, or text that cannot be read, where `mark` is null."""

    line: int
    says: str
    code: str
    clause: str | None
    facts: dict[str, str]
    mark: str | None
    spaces: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Overlooked:
    """A mark that could be added, and the stars it would bring; `advice` if it could have been made in play only."""

    mark: str
    clause: str
    stars: int
    advice: bool
    why: answers.ReasonView


@dataclass(frozen=True, slots=True)
class UnfoundedTick:
    """Something the player ticked that brings no stars, and the clause that applies."""

    tick: str
    clause: str


@dataclass(frozen=True, slots=True)
class MiscountedPart:
    """A part, or `total`, that the player counted differently, with what they missed if that is clear."""

    part: str
    claimed: int | None
    stars: int
    missing: tuple[answers.ReasonView, ...]
    unfounded: tuple[UnfoundedTick, ...]


@dataclass(frozen=True, slots=True)
class CountedSheet:
    """The score of one sheet. `ticks` lists by part what a player may tick in the header `x-ticks`."""

    name: str
    total: int
    parts: tuple[answers.PartView, ...]
    ticks: dict[str, tuple[str, ...]]
    place: int
    tie_break: int
    not_allowed: tuple[NotAllowed, ...]
    overlooked: tuple[Overlooked, ...]
    miscounted: tuple[MiscountedPart, ...]
    sights: answers.Sights


@dataclass(frozen=True, slots=True)
class CountedSheets:
    """The sheets of one table; in `ties` the number of a sheet, from 0 on, is its seat."""

    adventure: str
    layout: str
    sheets: tuple[CountedSheet, ...]
    ties: tuple[Tie, ...]


def count_sheets(sheets: tuple[str, ...], layout: str | None) -> CountedSheets:
    """Count the sheets of one table. If they name a layout that is not built in, `layout` is that layout's text."""
    papers = []
    for number, text in enumerate(sheets, start=1):
        try:
            paper = read_paper(text, given_layout(layout))
        except TextError as error:
            raise TextError(error.line, error, player=f"sheet {number}") from None
        within_size(paper.sheet.layout)
        papers.append(paper)
    table = count_table(papers)
    if not table.standings:
        raise NotNow("sheets")
    return _counted(papers[0], table)


def _counted(first: PaperFile, table: CountedTable) -> CountedSheets:
    return CountedSheets(
        first.adventure.key,
        first.sheet.layout.name,
        tuple(_sheet(number, table) for number in range(len(table.counts))),
        ties(first.adventure, table.standings),
    )


def _sheet(number: int, table: CountedTable) -> CountedSheet:
    count, standing = table.counts[number], table.standings[number]
    parts = count.score.parts
    return CountedSheet(
        standing.player,
        count.score.total,
        tuple(answers.PartView(part.key, part.stars, tuple(map(reason, part.reasons))) for part in parts),
        count.tickable,
        standing.place,
        standing.tie_break,
        tuple(_not_allowed(count)),
        tuple(_overlooked(count)),
        tuple(
            MiscountedPart(
                each.key,
                each.claimed,
                each.stars,
                tuple(map(reason, each.missing)),
                tuple(UnfoundedTick(found.tick, found.clause) for found in each.unfounded),
            )
            for each in count.miscounted
        ),
        sights_of(count.paper.adventure, count.paper.sheet),
    )


def _not_allowed(count: Count) -> Iterator[NotAllowed]:
    for error in count.unreadable:
        yield NotAllowed(error.line, error.message, error.code, error.clause, error.facts, mark=None, spaces=())
    for wrong in count.paper.wrong:
        broken, mark = wrong.fault.broken, wrong.fault.mark
        spaces = mark.spaces if isinstance(mark, Discovery) else () if isinstance(mark, Pass) else (mark.space,)
        yield NotAllowed(
            wrong.line,
            broken.sentence,
            broken.code,
            broken.clause,
            broken.fact_texts,
            str(mark),
            tuple(map(str, spaces)),
        )


def _overlooked(count: Count) -> Iterator[Overlooked]:
    for each in count.unnoted:
        yield Overlooked(str(each.mark), each.clause, each.stars, each.is_advice, reason(each.why))
