"""Scores paper sheets: stars and places, marks that break a rule, and what the players overlooked."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Annotated

import msgspec
from litestar import Router, post
from litestar.params import JSONBody
from msgspec import Meta

from ...counting import Count, CountedTable, count_table
from ...errors import TextError
from ...hosting import answers, sizes
from ...hosting.not_now import NotNow
from ...hosting.set_up import within_size
from ...hosting.views import reason, sights_of
from ...notation.paper import PaperFile, read_paper
from ...rules.mark import Discovery, Pass
from ...table.result import ties
from ...table.table import MOST_SEATS
from .texts import given_layout

PaperText = Annotated[str, Meta(max_length=sizes.LONGEST_PAPER)]


class SheetsIn(msgspec.Struct, forbid_unknown_fields=True):
    """The sheets of one table as text; if they name a layout that is not built in, its text beside them."""

    sheets: Annotated[
        tuple[Annotated[str, Meta(max_length=sizes.LONGEST_PAPER)], ...], Meta(min_length=1, max_length=MOST_SEATS)
    ]
    layout: Annotated[str, Meta(max_length=sizes.LONGEST_LAYOUT)] | None = None


@dataclass(frozen=True, slots=True)
class NotAllowed:
    """A mark that cannot be read or breaks a rule, and is not counted. `code` is null if no rule refuses it."""

    line: int
    says: str
    code: str | None
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
class CountedTie:
    """Players level on stars, as numbers of their sheets, best first; `shared` where the tie-break left them level."""

    sheets: tuple[int, ...]
    stars: int
    shared: bool


@dataclass(frozen=True, slots=True)
class CountedSheets:
    """`tie` is the clause that decides between players level on stars."""

    adventure: str
    layout: str
    tie: str
    sheets: tuple[CountedSheet, ...]
    ties: tuple[CountedTie, ...]


@post("/count", summary="Count paper sheets", status_code=200, sync_to_thread=True)
def count_sheets(data: JSONBody[SheetsIn]) -> CountedSheets:
    papers = []
    for number, text in enumerate(data.sheets, start=1):
        try:
            paper = read_paper(text, given_layout(data.layout))
        except TextError as error:
            raise TextError(error.line, error.message, player=f"sheet {number}", clause=error.clause) from None
        within_size(paper.sheet.layout)
        papers.append(paper)
    table = count_table(papers)
    if not table.standings:
        raise NotNow("sheets")
    return _counted(papers[0], table)


def _counted(first: PaperFile, table: CountedTable) -> CountedSheets:
    numbers = {id(standing): number for number, standing in enumerate(table.standings)}
    level = [
        CountedTie(
            tuple(numbers[id(each)] for each in tie),
            tie[0].score.total,
            len({each.tie_break for each in tie}) == 1,
        )
        for tie in ties(table.standings)
    ]
    return CountedSheets(
        first.adventure.key,
        first.sheet.layout.name,
        first.adventure.clauses.tie,
        tuple(_sheet(number, table) for number in range(len(table.counts))),
        tuple(level),
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
    for slip in count.slips:
        yield NotAllowed(slip.line, slip.message, code=None, clause=slip.clause, facts={}, mark=None, spaces=())
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


router = Router("/api", route_handlers=[count_sheets])
