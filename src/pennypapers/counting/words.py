"""A count in plain sentences: what is not allowed, and what was overlooked."""

from __future__ import annotations

from collections.abc import Iterator

from ..drawing.words import reason_words, stars_words
from ..messages import listed
from ..rules.mark import Circle, CrossOut, Discovery
from ..rules.scoring import Reason, Score
from .count import Count, Miscounted, Unnoted

SHOWN = 8
"""So many reasons of a part are listed; whoever has more finds them in the count above."""


def not_allowed(count: Count) -> Iterator[str]:
    """A line for each thing that cannot stand, with its place and clause."""
    for slip in count.slips:
        yield str(slip)
    for wrong in count.paper.wrong:
        yield f"line {wrong.line}: {wrong.fault.broken}"


def overlooked(count: Count) -> Iterator[str]:
    for miscounted in count.miscounted:
        yield from _miscounted(miscounted, count.score)
    for unnoted in count.unnoted:
        yield _unnoted(count, unnoted)


def _miscounted(found: Miscounted, score: Score) -> Iterator[str]:
    if found.claimed is not None and found.claimed != found.stars:
        yield f"{found.key}: you counted {found.claimed}, it is {found.stars}."
    for reason in found.missing:
        yield f"You have not counted this: {reason_words(reason)}"
    for unfounded in found.unfounded:
        yield f"You have ticked {unfounded.tick}, which brings no stars ({unfounded.clause})."
    if not (found.missing or found.unfounded) and found.key in score.as_dict():
        yield from _all(score[found.key].reasons)


def _all(reasons: tuple[Reason, ...]) -> Iterator[str]:
    if reasons and len(reasons) <= SHOWN:
        yield "What counts is: " + " ".join(map(reason_words, reasons))


def _unnoted(count: Count, found: Unnoted) -> str:
    match found.mark:
        case CrossOut(space):
            nines = listed(found.why.spaces)
            what = f"The {count.paper.adventure.danger_name} in {space}"
            return f"{what} has a 9 beside it in {nines}, so it counts as crossed out ({found.clause})."
        case Circle(space, value):
            more = stars_words(found.stars)
            return f"A treasure of {value} can be circled in {space}, for {more} more ({found.clause})."
        case Discovery(kind, spaces):
            return (
                f"A {kind} could have been revealed in {' '.join(spaces)}, for {stars_words(found.stars)} more "
                f"({found.clause}; only in a turn, one each)."
            )
        case _:
            raise TypeError(f"{found.mark} is not noted")
