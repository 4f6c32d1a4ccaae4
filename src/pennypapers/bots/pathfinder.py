"""Pathfinder: plays the turn with the highest heuristic value, without looking beyond the present turn."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from ..rules.mark import NUMBERS, Mark, Pass, Symbol, Write
from ..rules.turn import Draft
from .bot import Idea
from .heuristic import heuristic_for
from .position import Position

WIDTH = 6
"""Beam width: how many drafts are kept after each mark."""
SPOILT = 0.7
"""A danger in a space is assumed to cost this share of the best value that a number would have had there."""

Weighed = tuple[float, Draft]


class Pathfinder:
    """Rates every number in every space by `Heuristic`: the stars it adds, and a small value for what it prepares.

    A beam search builds turns mark by mark, and the turn with the highest sum is played. A danger is drawn where it
    costs another player the most, or the bot itself the least. The figure of an idea is no forecast of stars: it is
    the stars after the turn plus the value of what the turn prepares.
    """

    name = "pathfinder"

    def turn(self, position: Position, rng: Random) -> tuple[Mark, ...]:
        return max(self.weighed(position), key=lambda each: (round(each[0], 6), rng.random()))[1].marks

    def ideas(self, position: Position, count: int = 3) -> tuple[Idea, ...]:
        sign = 1 if position.held == position.seat else -1
        now = position.adventure.score(position.in_hand).total
        found: dict[frozenset[Mark], Idea] = {}
        for weight, draft in sorted(self.weighed(position), key=lambda each: -each[0]):
            idea = Idea(draft.marks, round(now + sign * weight, 1), is_forecast=False)
            found.setdefault(frozenset(draft.marks), idea)
        return tuple(found.values())[:count]

    def weighed(self, position: Position) -> list[Weighed]:
        """Whole turns, each with its value to the bot."""
        return list(_dangers(position) if position.is_danger else _turns(position.draft))


def _dangers(position: Position) -> Iterator[Weighed]:
    """Every space for the danger. The stars that the sheet loses are a gain if it belongs to another player, and a loss
    if it is the bot's own."""
    draft, adventure = position.draft, position.adventure
    sign = -1 if position.held == position.seat else 1
    now, heuristic = adventure.score(draft.sheet).total, heuristic_for(adventure, draft.sheet)
    for choice in draft.options.choices:
        for space in choice.spaces:
            after = draft.add(Write(space, Symbol.DANGER))
            spoilt = max(heuristic.writing(space, number) for number in NUMBERS)
            loss = now - adventure.score(after.sheet).total + SPOILT * max(0.0, spoilt)
            yield sign * loss, after.commit()


def _turns(empty: Draft) -> Iterator[Weighed]:
    """The turns that the beam search finds."""
    going_on: list[Weighed] = [(0.0, empty)]
    while going_on:
        longer: list[tuple[float, Draft, Mark]] = []
        for weight, draft in going_on:
            if draft.options.may_commit:
                yield weight, draft.commit()
                for gain, discovery in heuristic_for(draft.adventure, draft.sheet).discoveries(draft):
                    if gain > 0:
                        yield weight + gain, draft.add(discovery).commit()
            longer += [(weight + gain, draft, mark) for gain, mark in _next(draft)]
        longer.sort(key=lambda each: -each[0])
        going_on = [(weight, draft.add(mark)) for weight, draft, mark in longer[:WIDTH]]


def _next(draft: Draft) -> Iterator[tuple[float, Mark]]:
    """Every next mark with its value, except discoveries, which end a turn."""
    options, heuristic = draft.options, heuristic_for(draft.adventure, draft.sheet)
    if options.may_pass:
        yield 0.0, Pass()  # O1: then nothing else is legal
    for choice in options.choices:
        for space in choice.spaces:
            for value in choice.values:
                yield heuristic.writing(space, value), Write(space, value)
    for crossing in options.crossings:
        yield heuristic.crossing(crossing.space), crossing
    if not options.may_commit:
        stars = {
            each: draft.adventure.score(draft.sheet.circled(each.space, each.value)).total for each in options.circles
        }
        for circle, brought in stars.items():  # I11: the value of a treasure is 0 for the best and negative for others
            yield float(brought - max(stars.values())), circle
