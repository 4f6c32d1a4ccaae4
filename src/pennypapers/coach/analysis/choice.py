"""One choice: the best turn is sought on one half of the play-outs, and what was lost is measured on the other.

Measured on the play-outs that chose it, the best turn would look better than it is: of many turns that are equally
good, one has had the luckiest dice (the winner's curse).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ...rules.mark import Mark
from .estimator import Difference, Samples
from .work import Work

CANDIDATES = 12
"""How many turns are compared, of those that the evaluation finds best."""

SHOWN = 3
"""How many turns are measured, and shown as alternatives."""

CLEAR = 2.0
"""A difference is clear of its error if it is more than so many standard errors."""

SURE = 1.0
"""Another turn is taken for better than the one that was played only if the first half of the play-outs says so by more
than so many standard errors. Without that, every choice among equals would take the one with the luckiest dice, which
the second half finds to be worse: losses of strong players would add up to less than nothing."""

CLEARER = 3.0
ERROR = 0.25
"""A loss is measured on more play-outs while it is neither so many standard errors large nor known so well."""


@dataclass(frozen=True, slots=True)
class Option:
    """A turn that could have been played."""

    marks: tuple[Mark, ...]
    samples: Samples


@dataclass(frozen=True, slots=True)
class Measured:
    """What is known of a choice."""

    best: Option
    loss: Difference
    """How much more the best turn is worth than the one that was played."""
    margin: Difference
    """If the turn played is the best: how much more it is worth than the next."""
    shown: tuple[tuple[Option, Difference], ...]
    """The alternatives, best first, and how much more each is worth than the turn played."""
    missed: tuple[float, ...]
    """The same for the best turn, by part of the score."""


def measure(played: Option, others: Sequence[Option], work: Work) -> Measured:
    """Compare the turn played with the others; where two are equal, the one that was played is the best."""
    finalists = choose(played, others, work)
    best = finalists[0]
    first, last = work.choosing, work.value
    rival = played if best is not played else finalists[1] if len(finalists) > 1 else best
    while True:
        found = Difference.of(best.samples, rival.samples, first, last)
        is_clear = abs(found.stars) > CLEARER * found.error or found.error <= ERROR
        if is_clear or last + work.playouts > work.rows:
            break
        last += work.playouts
    none = Difference(0.0, 0.0)
    shown = [(best, none if best is played else found)]
    rest = [(option, Difference.of(option.samples, played.samples, first, work.value)) for option in finalists[1:]]
    shown += sorted(rest, key=lambda each: -each[1].stars)
    missed = best.samples.mean_parts(first, last) - played.samples.mean_parts(first, last)
    return Measured(
        best,
        none if best is played else found,
        found if best is played else none,
        tuple(shown[:SHOWN]),
        tuple(missed.tolist()),
    )


def choose(played: Option, others: Sequence[Option], work: Work) -> list[Option]:
    """The best few turns by the first half of the play-outs, best first: those that look worse are given up early."""
    kept = [played, *others]
    for part in (4, 2, 1):
        last = max(1, work.choosing // part)
        kept.sort(key=lambda option: -int(option.samples.stars(0, last).sum()))  # stable: of equals the first
        if part > 1:
            kept = kept[: max(SHOWN, (len(kept) + 1) // 2)]
    if kept[0] is not played:
        better = Difference.of(kept[0].samples, played.samples, 0, work.choosing)
        if better.stars <= SURE * better.error:
            kept = [played, *(option for option in kept if option is not played)]
    return kept[:SHOWN]
