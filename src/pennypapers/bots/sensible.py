"""The simplest sensible player: of a handful of legal marks it takes the one that leaves the most stars."""

from __future__ import annotations

from random import Random

from ..rules.mark import Mark, Pass, Write
from ..rules.turn import Draft, Options

TRIES = 24
"""How many marks it looks at before each one it makes; more is stronger and slower."""


def sensible_turn(draft: Draft, rng: Random, *, own: bool = True) -> tuple[Mark, ...]:
    """The marks of a whole turn. On a sheet that is not its own it draws the danger where it costs the most."""
    adventure = draft.adventure
    sign = 1 if own else -1
    while True:
        options = draft.options
        here = sign * adventure.score(draft.sheet).total
        weighed = [
            (sign * adventure.score(draft.add(mark).sheet).total, rng.random(), mark) for mark in _some(options, rng)
        ]
        if not weighed:
            return draft.commit().marks
        stars, _, best = max(weighed, key=lambda each: each[:2])
        if options.may_commit and stars < here:
            return draft.commit().marks
        draft = draft.add(best)


def _some(options: Options, rng: Random) -> list[Mark]:
    """A handful of the legal marks: all that finds something, and some of what can be written."""
    found: list[Mark] = [*options.circles, *options.crossings]
    if options.may_pass:
        found.append(Pass())  # O1: then nothing else is legal
    discoveries = options.discoveries
    found += rng.sample(discoveries, min(TRIES, len(discoveries)))
    for choice in options.choices:
        pairs = len(choice.spaces) * len(choice.values)
        for pick in rng.sample(range(pairs), min(TRIES, pairs)):
            space, value = divmod(pick, len(choice.values))
            found.append(Write(choice.spaces[space], choice.values[value]))
    return found
