"""How Explorer tries turns of Skull Island out before it decides."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from ...engine.core.board import Masks
from ...engine.core.kernel import inlined, kernel
from ...engine.core.rng import State, word
from ...engine.island.board import IslandGrid
from ...engine.island.sheet import NOWHERE, WORDS, count, is_danger_turn, is_over
from ..turn import Turn
from .evaluation import AHEAD, RIVAL, WITHIN, Weights
from .futures import Futures, Rival, new_futures, play_rival, roll_ahead
from .scratch import Desk, best, filled, make
from .voyager import appraise, weigh


@kernel
def search(
    grid: IslandGrid,
    sheet: Masks,
    rival: Rival,
    turn: Turn,
    weights: Weights,
    reach: NDArray[np.int64],
    desk: Desk,
    other: Desk,
    rng: State,
) -> int:
    """Put the most promising marks first on the desk, each with what it brought when it was tried; how many they are.

    `reach` is how many marks are tried, how often at first, and for how many turns. All are tried with the same coming
    dice against the same rival; then the better half twice as often, down to the last two. What counts is the lead.
    """
    found = weigh(grid, sheet, turn, weights, desk)
    kept = min(int(reach[0]), found)
    for index in range(kept):
        _swap(desk, index, index + int(np.argmax(desk.values[index:found])))
    tried, made, tries = kept, 0, int(reach[1])
    sign = -1.0 if turn.hurts else 1.0
    values, leads = np.zeros(kept), np.zeros(kept)
    here = np.zeros(WORDS, np.uint64)
    luck = np.zeros(1, np.uint64)
    seed = word(rng)
    while kept > 1:
        futures = new_futures(tries, int(reach[2]))
        roll_ahead(futures, seed, made, luck)
        if not turn.alone:
            play_rival(grid, rival, turn, weights, other, futures)
        for index in range(kept):
            mark = desk.marks[index]
            for attempt in range(tries):
                here[:] = sheet
                make(grid, here, mark, turn.house, other.circles, other.silence)
                value, lead = play_on(grid, here, turn, filled(mark, turn.alone), weights, futures, attempt, other)
                values[index] += sign * value
                leads[index] += sign * lead
        made += tries
        desk.values[:kept] = values[:kept] / made
        for index in range(kept):
            top = index + int(np.argmax(leads[index:kept]))
            _swap(desk, index, top)
            values[index], values[top] = values[top], values[index]
            leads[index], leads[top] = leads[top], leads[index]
        if kept == 2:
            break
        kept = (kept + 1) // 2
        tries *= 2
    return tried


@inlined
def _swap(desk: Desk, one: int, other: int) -> None:
    desk.marks[one], desk.marks[other] = desk.marks[other], desk.marks[one]
    desk.values[one], desk.values[other] = desk.values[other], desk.values[one]


@kernel
def play_on(
    grid: IslandGrid,
    sheet: Masks,
    turn: Turn,
    before: int,
    weights: Weights,
    futures: Futures,
    attempt: int,
    desk: Desk,
) -> tuple[float, float]:
    """Play a sheet on by itself through a future; what it is worth then, and how good that is for its owner: the lead,
    and more if the game is won. Dangers of others come where they hurt."""
    turns = futures.rolls.shape[1]
    for step in range(turns):
        if step:
            roll = futures.rolls[attempt, step]
            hurts = bool(not turn.alone and is_danger_turn(sheet, roll))
            found = weigh(grid, sheet, Turn(roll, turn.house, before, hurts, turn.alone), weights, desk)
            mark = best(desk, found)
            make(grid, sheet, mark, turn.house, desk.circles, desk.silence)
            before = filled(mark, turn.alone)
        if is_over(sheet) or futures.ends[attempt] == step:
            treasures, dangers, _ = count(grid, sheet)
            lead = treasures + dangers - futures.stars[attempt, step]
            return float(treasures + dangers), lead if turn.alone else lead + AHEAD * np.sign(lead)
        desk.total.ending[WITHIN] = futures.within[attempt, step]
        desk.total.ending[RIVAL] = futures.stars[attempt, step]
    desk.total.empty[0] = NOWHERE
    value = appraise(grid, sheet, before, weights, desk)
    return value, value - futures.worth[attempt]
