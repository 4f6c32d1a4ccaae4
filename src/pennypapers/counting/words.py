"""A count in plain sentences: what is not allowed, and what was overlooked."""

from __future__ import annotations

from collections.abc import Iterator

from ..drawing.text.words import reason_words, stars_words
from ..errors import TextError
from ..messages import labelled, say, speaker
from ..rules.mark import Circle, CrossOut, Discovery
from ..rules.scoring import Reason, Score
from .claims import TOTAL
from .count import Count, Miscounted, Unnoted

SHOWN = 8
"""The most reasons of a part that are listed here; the count above lists all."""


def not_allowed(count: Count) -> Iterator[str]:
    """A line for each thing that cannot stand, with its place and clause."""
    for error in count.unreadable:
        yield error.said_by(speaker())
    for wrong in count.paper.wrong:
        yield TextError(wrong.line, wrong.fault.broken).said_by(speaker())


def overlooked(count: Count) -> Iterator[str]:
    for miscounted in count.miscounted:
        yield from _miscounted(miscounted, count.score)
    for unnoted in count.unnoted:
        yield _unnoted(count, unnoted)


def _miscounted(found: Miscounted, score: Score) -> Iterator[str]:
    if found.claimed is not None and found.claimed != found.stars:
        part = say("count-total" if found.key == TOTAL else f"score-part-{found.key}")
        yield say("count-claimed", part=part, claimed=found.claimed, stars=found.stars)
    for reason in found.missing:
        yield say("count-missing", what=reason_words(reason))
    for unfounded in found.unfounded:
        yield f"{say('count-unfounded', what=unfounded.tick)} ({unfounded.clause})."
    if not (found.missing or found.unfounded) and found.key in score.as_dict():
        yield from _all(score[found.key].reasons)


def _all(reasons: tuple[Reason, ...]) -> Iterator[str]:
    if reasons and len(reasons) <= SHOWN:
        yield say("plain-what-counts", list=" ".join(map(reason_words, reasons)))


def _unnoted(count: Count, found: Unnoted) -> str:
    match found.mark:
        case CrossOut(space):
            words = say(f"count-crossing-{count.paper.adventure.key}", space=space, spaces=" ".join(found.why.spaces))
            return f"{words.removesuffix('.')} ({found.clause})."
        case Circle(space, value):
            words = say("count-treasure", value=value, space=space)
            return f"{labelled(words, stars_words(found.stars))} ({found.clause})."
        case Discovery():
            return f"{labelled(say('count-advice'), reason_words(found.why))} {say('count-advice-how')}"
        case _:
            raise TypeError(f"{found.mark} is no mark that an owner notes")
