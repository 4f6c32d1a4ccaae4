"""The best turns for a roll that lies on the table, measured before anybody has played it.

As in the analysis of a choice, the best few are sought on one half of the play-outs and measured on the other.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from ...bots import Idea, Position
from ...rules.sheet import Sheet
from ...rules.turn import Draft
from .choice import CANDIDATES, Option, choose
from .estimator import Estimator, Limits, Samples, Spot
from .game import DRIFT
from .work import Work

PLAYOUTS = 128
"""That measure a turn: a second or two."""


def measured_turns(position: Position, count: int, *, playouts: int = PLAYOUTS) -> tuple[Idea, ...]:
    """The best turns with the stars expected of the sheet in hand; PennyError if there are no kernels for its layout.

    At a table, what the others write with this roll is not known yet, so their sheets are played on from where they
    stand.
    """
    work = Work(playouts)
    estimator = Estimator(position.layout, position.house, alone=position.solo, rows=work.rows)
    hurts = position.held != position.seat
    options = _options(estimator, position, hurts=hurts)
    first, last = work.choosing, work.value
    if hurts:
        options.sort(key=lambda option: option.samples.mean(0, first))
    else:
        options = choose(options[0], options[1:], work)
    drift = DRIFT[position.adventure.key]
    ideas = [_idea(option, first, last, drift) for option in options[:count]]
    return tuple(sorted(ideas, key=lambda idea: idea.stars if hurts else -idea.stars))


def _idea(option: Option, first: int, last: int, drift: float) -> Idea:
    samples = option.samples
    stars = samples.mean(first, last) + drift * samples.turns_left(first, last)
    error = float(np.std(samples.stars(first, last), ddof=1)) / (last - first) ** 0.5
    return Idea(option.marks, round(stars, 2), error=round(error, 2))


def _options(estimator: Estimator, position: Position, *, hurts: bool) -> list[Option]:
    """The turns that look best to the evaluation, the best first, each sheet once."""
    draft = position.draft
    others = [sheet for seat, sheet in enumerate(position.sheets) if seat != position.held]
    found = estimator.candidates(draft, others, position.turn, CANDIDATES, hurts=hurts)
    whole = {each.sheet: each for each in (draft.add_all(marks).commit() for marks in reversed(found))}
    limits = None if position.solo else _limits(estimator, position, others)
    return [Option(each.marks, _samples(estimator, position, each, limits)) for each in reversed(whole.values())]


def _samples(estimator: Estimator, position: Position, draft: Draft, limits: Limits | None) -> Samples:
    sheets = [*(sheet for seat, sheet in enumerate(position.sheets) if seat != position.held), draft.sheet]
    spot = Spot(draft.sheet, draft.filled if position.solo else (), position.turn, _fewest(sheets))
    return Samples(estimator, spot, limits)


def _limits(estimator: Estimator, position: Position, others: Sequence[Sheet]) -> Limits:
    """When the other sheets end the game."""
    fewest = _fewest(position.sheets)
    played = [Samples(estimator, Spot(sheet, (), position.turn - 1, fewest)) for sheet in others]

    def limits(first: int, last: int) -> NDArray[np.int64]:
        for samples in played:
            samples.need(first, last)
        return np.asarray(np.min([samples.ends[first:last] for samples in played], axis=0))

    return limits


def _fewest(sheets: Sequence[Sheet]) -> int:
    return min(len(sheet.empty()) for sheet in sheets)
