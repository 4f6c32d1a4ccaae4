"""One paper sheet counted: its stars, what its player overlooked, and what cannot stand on it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations

from ..errors import InvalidText, TextError
from ..notation.paper import PaperFile
from ..rules.adventures.treasure import witnesses
from ..rules.mark import Circle, CrossOut, Discovery, Mark
from ..rules.scoring import Part, Reason, Score
from .claims import TOTAL, Claims, kind_of, tick_of

FORGOTTEN = 2
"""The most reasons that are tried as the difference between two sums; with more, some would fit by chance."""


@dataclass(frozen=True, slots=True)
class Unnoted:
    """Something the player could note on the sheet, and the stars it would bring beyond what is counted already.

    A danger beside a 9 counts as crossed out anyway (G9). A treasure had to be noted at once (I11). A discovery is
    made in a turn (V9), so after the game it is only what might have been.
    """

    mark: Mark
    why: Reason
    is_advice: bool = False

    @property
    def clause(self) -> str:
        return self.why.clause

    @property
    def stars(self) -> int:
        return self.why.stars


@dataclass(frozen=True, slots=True)
class Unfounded:
    """Something the player ticked that brings no stars, and the clause that says what would."""

    tick: str
    clause: str


@dataclass(frozen=True, slots=True)
class Miscounted:
    """A part, or the total, that the player counted otherwise. `missing` is what they left out, if it is clear."""

    key: str
    claimed: int | None
    stars: int
    missing: tuple[Reason, ...] = ()
    unfounded: tuple[Unfounded, ...] = ()


@dataclass(frozen=True, slots=True)
class Count:
    """`sheet` and `score` are without the marks that cannot stand."""

    paper: PaperFile
    score: Score
    claims: Claims
    unreadable: tuple[TextError, ...]
    unnoted: tuple[Unnoted, ...]
    miscounted: tuple[Miscounted, ...]

    @property
    def tickable(self) -> dict[str, tuple[str, ...]]:
        """By part, everything its player may tick: what counts, and what is easily taken for it."""
        rules = self.paper.adventure
        stars = [reason for part in self.score.parts for reason in part.reasons if reason.stars]
        found = dict.fromkeys(tick_of(each, rules) for each in (*rules.lookalikes(self.paper.sheet), *stars))
        parts = {tick: rules.reason_kinds[kind_of(tick)].part for tick in found}
        return {key: tuple(tick for tick in found if parts[tick] == key) for key in rules.part_keys}

    @property
    def is_allowed(self) -> bool:
        return not self.unreadable and not self.paper.wrong


def count_paper(paper: PaperFile) -> Count:
    unreadable = paper.unreadable
    try:
        claims = Claims.read(paper.extras, paper.adventure)
    except InvalidText as error:
        claims = Claims()
        unreadable = (TextError(1, error, player=paper.player), *unreadable)
    score = paper.adventure.score(paper.sheet)
    return Count(paper, score, claims, unreadable, tuple(_unnoted(paper)), tuple(_miscounted(paper, score, claims)))


def _unnoted(paper: PaperFile) -> Iterator[Unnoted]:
    rules, sheet = paper.adventure, paper.sheet
    for mark in rules.unnoted(sheet):
        before = rules.score(sheet).total
        sheet = sheet.noted(mark)
        gained = rules.score(sheet).total - before
        match mark:
            case CrossOut(space):
                nines = tuple(near for near, value in sheet.numbers_around(space).items() if value == 9)
                yield Unnoted(mark, Reason("crossing", "G9", gained, nines, space=space, value=9))
            case Circle(space, value):
                around = witnesses(sheet, space, value) or ()
                yield Unnoted(mark, Reason("treasure", rules.clauses.noting, gained, around, space=space, value=value))
            case Discovery(kind, spaces):
                yield Unnoted(mark, Reason(kind.value, rules.clauses.discovery, gained, spaces), is_advice=True)


def _miscounted(paper: PaperFile, score: Score, claims: Claims) -> Iterator[Miscounted]:
    rules = paper.adventure
    for part in score.parts:
        claimed = claims.stars.get(part.key)
        unfounded = tuple(_unfounded(paper, part, claims))
        if claims.ticks is not None:
            missing = tuple(each for each in part.reasons if each.stars and tick_of(each, rules) not in claims.ticks)
        elif claimed is not None:
            missing = _left_out(part, part.stars - claimed)
        else:
            missing = ()
        if missing or unfounded or claimed not in (None, part.stars):
            yield Miscounted(part.key, claimed, part.stars, missing, unfounded)
    total = claims.stars.get(TOTAL)
    if total not in (None, score.total):
        yield Miscounted(TOTAL, total, score.total)


def _unfounded(paper: PaperFile, part: Part, claims: Claims) -> Iterator[Unfounded]:
    rules = paper.adventure
    counting = {tick_of(reason, rules) for reason in part.reasons if reason.stars}
    for tick in sorted((claims.ticks or frozenset()) - counting):
        kind = rules.reason_kinds[kind_of(tick)]
        if kind.part == part.key:
            yield Unfounded(tick, kind.clause)


def _left_out(part: Part, difference: int) -> tuple[Reason, ...]:
    """The one or two reasons that make up a difference, if no others would."""
    if not difference:
        return ()
    for size in range(1, FORGOTTEN + 1):
        found = [some for some in combinations(part.reasons, size) if sum(each.stars for each in some) == difference]
        if found:
            return found[0] if len(found) == 1 else ()
    return ()
