"""Simulated annealing of whole games (lines) on Skull Island with known dice.

A step changes one turn. Later turns stay as they are while they are legal; one whose space was taken moves to the space
that has become free, and where that is not legal either, Voyager's choice is played.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from ...bots.island.evaluation import Weights
from ...bots.island.scratch import Scratch, best, play_turn
from ...bots.island.tourist import random_mark
from ...bots.island.voyager import rate_turns
from ...bots.turn import Turn
from ...engine.core.bits import NONE, bit
from ...engine.core.board import Masks
from ...engine.core.dice import IS_DAKOTA, MAKES
from ...engine.core.kernel import ZERO, inlined, kernel
from ...engine.core.log import Log, note
from ...engine.core.marks import BOAT, DANGER, WRITE, code, place_of, value_of
from ...engine.core.rng import State, below, word
from ...engine.core.unowned import unowned
from ...engine.island.board import SEA, IslandGrid
from ...engine.island.legal import NO_MARK, NOWHERE, boat_spaces, danger_spaces, is_danger_turn, number_spaces
from ...engine.island.sheet import Marks, add, clear, count, is_over
from ...engine.island.treasures import revealed

UNFINISHED = -1000
"""Added to the stars of a game that has not ended with the last roll."""

HOT, COLD = 2.5, 0.5
"""The temperatures at the start and at the end of a run, in stars."""

NOISE = 6.0
"""How far the value of a turn is changed at random, in stars, when a step tries one that Voyager rates well."""


class Line(NamedTuple):
    """A whole game: what each turn writes, how it notes treasures, and the sheet before it."""

    marks: Marks
    keys: Marks
    """0: treasures are noted by the bots' rule; otherwise the number decides between those that may be noted (I11)."""
    sheets: Masks
    """One row more than turns: the last is the final sheet."""
    length: Marks
    """One entry: the number of turns."""


class Task(NamedTuple):
    grid: IslandGrid
    rolls: Marks
    house: int
    may_stop: bool
    """Whether a game may stop with the last roll though it has not ended."""
    weights: Weights
    scratch: Scratch


@kernel
def begin_line(task: Task, line: Line, rng: State) -> int:
    """Begin a run: some turns at random, the others as Voyager plays. Returns the stars."""
    clear(task.grid, line.sheets[0])
    line.keys[:] = 0
    line.marks[:] = NO_MARK
    line.length[0] = 0
    for turn in range(below(rng, 6)):
        line.marks[turn % line.marks.size] = -2
    return _play_from(task, line, int(ZERO), int(NOWHERE), rng)


@kernel
def anneal(
    task: Task, line: Line, trial: Line, now: int, heat: float, steps: int, rng: State, found: int, top: Line
) -> tuple[int, int]:
    """Make so many steps at one temperature; `now` are the stars of the line. A line with more stars than `found` is
    copied to `top`. Returns the stars of the line and of the best."""
    if now > found:
        found = now
        _copy(line, top, int(ZERO))
    for _ in range(steps):
        turn = below(rng, line.length[0])
        _copy(line, trial, turn)
        freed = place_of(line.marks[turn])
        if below(rng, 20) == 0:
            trial.keys[turn] = below(rng, 1 << 20)
        else:
            trial.keys[turn] = 0
            trial.marks[turn] = _other_mark(task, line, turn, rng)
            if trial.marks[turn] == line.marks[turn] and line.keys[turn] == 0:
                continue
        then = _play_from(task, trial, turn, freed, rng)
        if then >= now or np.exp((then - now) / heat) * 9007199254740992.0 > float(word(rng) >> np.uint64(11)):
            now = then
            _copy(trial, line, turn)
            if now > found:
                found = now
                _copy(line, top, int(ZERO))
    return now, found


@inlined
def _copy(source: Line, target: Line, first: int) -> None:
    """Copy a line from a turn on; the turns before it are the same in both unless `first` is 0."""
    last = max(source.length[0], target.length[0])
    if first == 0:
        last = source.marks.size
    target.marks[:] = source.marks
    target.keys[:] = source.keys
    target.sheets[: last + 1] = source.sheets[: last + 1]
    target.length[0] = source.length[0]


@kernel
def _other_mark(task: Task, line: Line, turn: int, rng: State) -> int:
    """Something else to write in a turn: anything, or something that Voyager rates well."""
    before = _filled_before(line, turn)
    if below(rng, 3):
        return random_mark(task.grid, line.sheets[turn], task.rolls[turn], before, rng)
    scratch = task.scratch
    question = Turn(task.rolls[turn], task.house, before, False, True)
    found = rate_turns(task.grid, line.sheets[turn], question, task.weights, scratch)
    for index in range(found):
        scratch.values[index] += NOISE * below(rng, 1 << 16) / (1 << 16)
    return best(scratch, found)


@inlined
def _filled_before(line: Line, turn: int) -> int:
    return place_of(line.marks[turn - 1]) if turn else NOWHERE


@kernel
def _play_from(task: Task, line: Line, first: int, freed: int, rng: State) -> int:
    """Play a line from a turn on, and repair it; `freed` is a space that the changed turn no longer fills. Returns the
    stars at the end."""
    grid, sheets = unowned(task.grid), unowned(line.sheets)
    turn = first
    while turn < task.rolls.size and not is_over(sheets[turn]):
        sheet, roll = sheets[turn], task.rolls[turn]
        before = _filled_before(line, turn)
        mark = line.marks[turn]
        if mark == -2:
            mark = random_mark(grid, sheet, roll, before, rng)
        elif mark == NO_MARK or not is_legal(grid, sheet, roll, before, mark):
            moved = NO_MARK
            if mark != NO_MARK and freed >= 0 and (freed >= SEA) == (place_of(mark) >= SEA):
                moved = code(WRITE, freed, value_of(mark))
            if moved != NO_MARK and is_legal(grid, sheet, roll, before, moved):
                freed, mark = place_of(mark), moved
            else:
                question = Turn(roll, task.house, before, False, True)
                mark = best(task.scratch, rate_turns(grid, sheet, question, task.weights, task.scratch))
                line.keys[turn] = 0
        line.marks[turn] = mark
        sheets[turn + 1] = sheet
        note_turn(grid, sheets[turn + 1], mark, line.keys[turn], task.house, task.scratch.circles, task.scratch.silence)
        turn += 1
    line.length[0] = turn
    line.marks[turn:] = NO_MARK
    line.keys[turn:] = 0
    treasures, dangers, _ = count(grid, sheets[turn])
    stars = treasures + dangers
    return stars if task.may_stop or is_over(sheets[turn]) else stars + UNFINISHED


@inlined
def is_legal(grid: IslandGrid, sheet: Masks, roll: int, before: int, mark: int) -> bool:
    """Whether this may be written (I2–I8, I19)."""
    value, place = value_of(mark), place_of(mark)
    here = bit(place & 63)
    if is_danger_turn(sheet, roll):
        return value == DANGER and danger_spaces(grid, sheet, before) & here != NONE
    if value == BOAT:
        return bool(IS_DAKOTA[roll]) and boat_spaces(grid, sheet) & here != NONE
    return value > 0 and MAKES[roll] >> value & 1 != 0 and number_spaces(grid, sheet) & here != NONE


@kernel
def note_turn(grid: IslandGrid, sheet: Masks, mark: int, key: int, house: int, circles: Marks, log: Log) -> None:
    """Write a mark and note all treasures that it reveals, in the order that the key says."""
    if key == 0:
        play_turn(grid, sheet, mark, house, circles, log)
        return
    add(grid, sheet, mark, house)
    note(log, mark)
    found = 0 if value_of(mark) == DANGER else revealed(grid, sheet, mark, circles)
    while found:
        circle = circles[key % found]
        key = key // 7 + 1
        add(grid, sheet, circle, house)
        note(log, circle)
        found = revealed(grid, sheet, mark, circles)
