"""Pathfinder: takes what scores now or prepares the obvious, and looks no further than its own turn."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from ..rules.mark import NUMBERS, Mark, Pass, Symbol, Write
from ..rules.turn import Draft
from .bot import Idea
from .position import Position
from .sense import sense_of

WIDTH = 6
"""How many drafts it goes on with after each mark."""
SPOILT = 0.7
"""A danger spoils this much of the best that could have stood in its space."""

Weighed = tuple[float, Draft]


class Pathfinder:
    """Weighs every number in every space by the stars it adds and a little for what it prepares.

    The turn is built mark by mark; the best few drafts go on, and the one whose marks weigh the most is played. Dangers
    go where they cost others the most, or oneself the least. The stars it expects are those that would stand after the
    turn, and what it thinks it has prepared.
    """

    name = "pathfinder"

    def turn(self, position: Position, rng: Random) -> tuple[Mark, ...]:
        return max(self.weighed(position), key=lambda each: (round(each[0], 6), rng.random()))[1].marks

    def ideas(self, position: Position, count: int = 3) -> tuple[Idea, ...]:
        sign = 1 if position.held == position.seat else -1
        now = position.adventure.score(position.in_hand).total
        found: dict[frozenset[Mark], Idea] = {}
        for weight, draft in sorted(self.weighed(position), key=lambda each: -each[0]):
            found.setdefault(frozenset(draft.marks), Idea(draft.marks, round(now + sign * weight, 1)))
        return tuple(found.values())[:count]

    def weighed(self, position: Position) -> list[Weighed]:
        """Whole turns with what they are worth to whoever plays them."""
        return list(_dangers(position) if position.is_danger else _turns(position.draft))


def _dangers(position: Position) -> Iterator[Weighed]:
    """Every place for the danger: what its sheet loses is won on somebody else's, and lost on one's own."""
    draft, adventure = position.draft, position.adventure
    sign = -1 if position.held == position.seat else 1
    now, sense = adventure.score(draft.sheet).total, sense_of(adventure, draft.sheet)
    for choice in draft.options.choices:
        for space in choice.spaces:
            after = draft.add(Write(space, Symbol.DANGER))
            spoilt = max(sense.writing(space, number) for number in NUMBERS)
            loss = now - adventure.score(after.sheet).total + SPOILT * max(0.0, spoilt)
            yield sign * loss, after.commit()


def _turns(empty: Draft) -> Iterator[Weighed]:
    """The best few turns, as far as a glance goes."""
    going_on: list[Weighed] = [(0.0, empty)]
    while going_on:
        longer: list[tuple[float, Draft, Mark]] = []
        for weight, draft in going_on:
            if draft.options.may_commit:
                yield weight, draft.commit()
                for gain, discovery in sense_of(draft.adventure, draft.sheet).discoveries(draft):
                    if gain > 0:
                        yield weight + gain, draft.add(discovery).commit()
            longer += [(weight + gain, draft, mark) for gain, mark in _next(draft)]
        longer.sort(key=lambda each: -each[0])
        going_on = [(weight, draft.add(mark)) for weight, draft, mark in longer[:WIDTH]]


def _next(draft: Draft) -> Iterator[tuple[float, Mark]]:
    """What may come next, and what it is worth; a discovery comes last, so nothing does after it."""
    options, sense = draft.options, sense_of(draft.adventure, draft.sheet)
    if options.may_pass:
        yield 0.0, Pass()  # O1: then nothing else is legal
    for choice in options.choices:
        for space in choice.spaces:
            for value in choice.values:
                yield sense.writing(space, value), Write(space, value)
    for crossing in options.crossings:
        yield sense.crossing(crossing.space), crossing
    if not options.may_commit:
        stars = {
            each: draft.adventure.score(draft.sheet.circled(each.space, each.value)).total for each in options.circles
        }
        for circle, brought in stars.items():  # I11: of those that compete, the one that brings most costs nothing
            yield float(brought - max(stars.values())), circle
