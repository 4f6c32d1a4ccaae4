"""Explorer's search on Skull Island: rollouts from the most promising marks, against the strongest rival."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from ...engine.core.board import Masks
from ...engine.core.kernel import inlined, kernel
from ...engine.core.rng import State, word
from ...engine.island.board import IslandGrid
from ...engine.island.legal import NOWHERE, is_danger_turn
from ...engine.island.sheet import WORDS, count, is_over
from ..turn import Turn
from .evaluation import AHEAD, RIVAL, WITHIN, Weights
from .futures import Futures, Rival, new_futures, play_rival, roll_ahead
from .scratch import Scratch, best, filled, play_turn
from .voyager import evaluate_sheet, rate_turns


@kernel
def search(
    grid: IslandGrid,
    sheet: Masks,
    rival: Rival,
    turn: Turn,
    weights: Weights,
    budget: NDArray[np.int64],
    scratch: Scratch,
    rollout_scratch: Scratch,
    rng: State,
) -> int:
    """Order the most promising marks in the scratch memory by the mean lead over the rival after their rollouts, best
    first; return their number.

    `budget` is a `Budget`. All candidates see the same coming dice and the same rival. After each round the better half
    is kept and gets twice as many rollouts, down to the last two.
    """
    found = rate_turns(grid, sheet, turn, weights, scratch)
    kept = min(int(budget[0]), found)
    for index in range(kept):
        _swap(scratch, index, index + int(np.argmax(scratch.values[index:found])))
    tried, made, tries = kept, 0, int(budget[1])
    sign = -1.0 if turn.hurts else 1.0
    values, leads = np.zeros(kept), np.zeros(kept)
    here = np.zeros(WORDS, np.uint64)
    luck = np.zeros(1, np.uint64)
    seed = word(rng)
    while kept > 1:
        futures = new_futures(tries, int(budget[2]))
        roll_ahead(futures, seed, made, luck)
        if not turn.alone:
            play_rival(grid, rival, turn, weights, rollout_scratch, futures)
        for index in range(kept):
            mark = scratch.marks[index]
            for attempt in range(tries):
                here[:] = sheet
                play_turn(grid, here, mark, turn.house, rollout_scratch.circles, rollout_scratch.silence)
                value, lead = rollout(
                    grid, here, turn, filled(mark, turn.alone), weights, futures, attempt, rollout_scratch
                )
                values[index] += sign * value
                leads[index] += sign * lead
        made += tries
        scratch.values[:kept] = values[:kept] / made
        for index in range(kept):
            top = index + int(np.argmax(leads[index:kept]))
            _swap(scratch, index, top)
            values[index], values[top] = values[top], values[index]
            leads[index], leads[top] = leads[top], leads[index]
        if kept == 2:
            break
        kept = (kept + 1) // 2
        tries *= 2
    return tried


@inlined
def _swap(scratch: Scratch, one: int, other: int) -> None:
    scratch.marks[one], scratch.marks[other] = scratch.marks[other], scratch.marks[one]
    scratch.values[one], scratch.values[other] = scratch.values[other], scratch.values[one]


@kernel
def rollout(
    grid: IslandGrid,
    sheet: Masks,
    turn: Turn,
    before: int,
    weights: Weights,
    futures: Futures,
    attempt: int,
    scratch: Scratch,
) -> tuple[float, float]:
    """Play one sheet through a future by Voyager's choices. Return its evaluation then, and the lead over the rival,
    with a bonus if the game is won. At a table, dangers come where they cost most."""
    turns = futures.rolls.shape[1]
    for step in range(turns):
        if step:
            roll = futures.rolls[attempt, step]
            hurts = bool(not turn.alone and is_danger_turn(sheet, roll))
            found = rate_turns(grid, sheet, Turn(roll, turn.house, before, hurts, turn.alone), weights, scratch)
            mark = best(scratch, found)
            play_turn(grid, sheet, mark, turn.house, scratch.circles, scratch.silence)
            before = filled(mark, turn.alone)
        if is_over(sheet) or futures.ends[attempt] == step:
            treasures, dangers, _ = count(grid, sheet)
            lead = treasures + dangers - futures.stars[attempt, step]
            return float(treasures + dangers), lead if turn.alone else lead + AHEAD * np.sign(lead)
        scratch.total.ending[WITHIN] = futures.within[attempt, step]
        scratch.total.ending[RIVAL] = futures.stars[attempt, step]
    scratch.total.empty[0] = NOWHERE
    value = evaluate_sheet(grid, sheet, before, weights, scratch)
    return value, value - futures.values[attempt]
