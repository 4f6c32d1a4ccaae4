"""Simulated annealing of whole games (lines) in the Valley with known dice.

A step changes one turn. Later turns stay as they are while they are legal; a number whose space was taken moves to the
space that has become free. A turn that cannot be kept is played as Voyager would, and so is a discovery.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from ...bots.valley.discovery import best_discovery
from ...bots.valley.evaluation import Weights, evaluate_after
from ...bots.valley.scratch import MOST_MARKS, Scratch, Turn
from ...bots.valley.tourist import random_turn
from ...bots.valley.voyager import rate_turns
from ...engine.core.bits import NONE, bit, lowest, ones, without_lowest
from ...engine.core.board import Masks
from ...engine.core.dice import IS_DANGER, UNUSED
from ...engine.core.kernel import inlined, kernel
from ...engine.core.log import END, begin
from ...engine.core.marks import CROSS_OUT, DANGER, DISCOVER, HUT, WRITE, code, kind_of, place_of, value_of
from ...engine.core.rng import State, below, word
from ...engine.core.unowned import unowned
from ...engine.valley.board import Terrain
from ...engine.valley.discoveries import discoveries, kind_at
from ...engine.valley.legal import (
    FIRST_BUILDING,
    add,
    discovered_kind,
    discovered_spaces,
    discovery_code,
    snakes_left,
    values_left,
)
from ...engine.valley.sheet import (
    CITIES,
    CITY,
    EMPTY,
    FOREST,
    MOUNTAIN,
    NUMBERS,
    SIZES,
    TAKEN,
    VALUE,
    clear,
    high,
    is_over,
    number_in,
    snake_spaces,
    spaces_for,
    total,
    very_high,
)
from ...rules.mark import HIGHEST
from ...rules.valley import SOLO_TURNS

UNFINISHED = -1000
"""Added to the stars of a game that has not ended with the last roll."""

HOT, COLD = 3.0, 0.6
"""The temperatures at the start and at the end of a run, in stars."""

NOISE = 8.0
"""How far the value of a turn is changed at random, in stars, when a step tries one that Voyager rates well."""

NOWHERE = -1

Integers = NDArray[np.int64]


class Line(NamedTuple):
    """A whole game: the marks of each turn, and the sheet before it."""

    marks: Integers
    """[turn, mark]; `END` after the last one."""
    sheets: Masks
    """One row more than turns: the last is the final sheet."""
    length: Integers
    """One entry: the number of turns."""


class Task(NamedTuple):
    terrain: Terrain
    rolls: Integers
    house: int
    may_stop: bool
    """Whether a game may stop with the last roll though it has not ended."""
    weights: Weights
    scratch: Scratch


@kernel
def begin_line(task: Task, line: Line, rng: State) -> int:
    """Begin a run: some turns at random, the others as Voyager plays. Returns the stars."""
    clear(task.terrain, line.sheets[0])
    line.marks[:] = END
    line.length[0] = 0
    wild = below(rng, 4)
    for turn in range(min(wild, len(line.marks))):
        _play_from(task, line, turn, int(NOWHERE))
        if turn < line.length[0]:
            _random_turn(task, line, line, turn, rng)
            line.marks[turn + 1 :] = END
    return _play_from(task, line, 0, int(NOWHERE))


@kernel
def anneal(
    task: Task, line: Line, trial: Line, now: int, first: int, last: int, steps: int, rng: State, found: int, top: Line
) -> tuple[int, int]:
    """Make the steps from `first` to `last` of a run of `steps`; `now` are the stars of the line. A line with more
    stars than `found` is copied to `top`. Returns the stars of the line and of the best."""
    if now > found:
        found = now
        _copy(line, top)
    for step in range(first, last):
        heat = HOT * (COLD / HOT) ** (step / steps)
        turn = below(rng, line.length[0])
        _copy(line, trial)
        freed = NOWHERE
        if kind_of(line.marks[turn, 0]) == WRITE:
            freed = place_of(line.marks[turn, 0])
        _change(task, line, trial, turn, rng)
        then = _play_from(task, trial, turn, freed)
        if then >= now or np.exp((then - now) / heat) * 9007199254740992.0 > float(word(rng) >> np.uint64(11)):
            now = then
            _copy(trial, line)
            if now > found:
                found = now
                _copy(line, top)
    return now, found


@inlined
def _copy(source: Line, target: Line) -> None:
    target.marks[:] = source.marks
    target.sheets[:] = source.sheets
    target.length[0] = source.length[0]


@kernel
def _change(task: Task, line: Line, trial: Line, turn: int, rng: State) -> None:
    """Change a turn: its discovery, one number's space, anything at all, or something that Voyager rates well."""
    kind = below(rng, 10)
    if IS_DANGER[task.rolls[turn]]:
        _random_turn(task, line, trial, turn, rng)
    elif kind < 2:
        _change_discovery(task, trial, turn, rng)
    elif kind < 6:
        _change_use(task, trial, turn, rng)
    elif kind < 7:
        _random_turn(task, line, trial, turn, rng)
    else:
        found = rate_turns(task.terrain, line.sheets[turn], question(task, line, turn), task.weights, task.scratch)
        values = task.scratch.values
        for index in range(found):
            values[index] += NOISE * below(rng, 1 << 16) / (1 << 16)
        trial.marks[turn] = task.scratch.turns[np.argmax(values[:found])]


@kernel
def _random_turn(task: Task, line: Line, trial: Line, turn: int, rng: State) -> None:
    scratch = task.scratch
    scratch.trial[:] = line.sheets[turn]
    before = _filled_before(line, turn)
    begin(scratch.notes)
    random_turn(task.terrain, scratch.trial, task.rolls[turn], task.house, before, scratch.found, rng, scratch.notes)
    trial.marks[turn] = END
    for index in range(scratch.notes[0]):
        trial.marks[turn, index] = scratch.notes[1 + index]


@kernel
def _change_use(task: Task, trial: Line, turn: int, rng: State) -> None:
    """Write a number or building of this turn elsewhere, or another one in the same space; later marks are repaired."""
    marks = trial.marks[turn]
    uses = 0
    while marks[uses] != END and kind_of(marks[uses]) != DISCOVER:
        uses += 1
    chosen = below(rng, uses)
    sheet, free = task.scratch.trial, int(UNUSED)
    sheet[:] = trial.sheets[turn]
    for index in range(chosen):
        free = add(task.terrain, sheet, marks[index], task.rolls[turn], free, task.house)
    spaces, values = spaces_for(task.terrain, sheet), values_left(sheet, task.rolls[turn], free)
    if spaces == NONE or values == NONE:
        return
    place, value = place_of(marks[chosen]), _bit_of(value_of(marks[chosen]))
    is_written = kind_of(marks[chosen]) == WRITE
    if below(rng, 2) or not is_written:
        place = _any(spaces, rng)
    if below(rng, 2) or not is_written:
        value = _any(values, rng)
    marks[chosen] = code(WRITE, place, value if value < FIRST_BUILDING else HUT - (value - FIRST_BUILDING))


@inlined
def _bit_of(cell: int) -> int:
    return cell if cell > 0 else FIRST_BUILDING + HUT - cell


@inlined
def _any(mask: np.uint64, rng: State) -> int:
    for _ in range(below(rng, ones(mask))):
        mask = without_lowest(mask)
    return lowest(mask)


@kernel
def _change_discovery(task: Task, trial: Line, turn: int, rng: State) -> None:
    """Make any discovery in this turn, or none."""
    marks, scratch = trial.marks[turn], task.scratch
    sheet, free = scratch.trial, int(UNUSED)
    sheet[:] = trial.sheets[turn]
    uses = 0
    while marks[uses] != END and kind_of(marks[uses]) != DISCOVER:
        free = add(task.terrain, sheet, marks[uses], task.rolls[turn], free, task.house)
        uses += 1
    found = discoveries(task.terrain, sheet, scratch.found, scratch.ends)
    marks[uses:] = END
    if found and below(rng, 8):
        kind = below(rng, 4)  # first a kind, because there are many more forests than others
        first = scratch.ends[kind - 1] if kind else 0
        chosen = first + below(rng, scratch.ends[kind] - first) if scratch.ends[kind] > first else below(rng, found)
        marks[uses] = discovery_code(kind_at(chosen, scratch.ends), scratch.found[chosen])


@inlined
def _filled_before(line: Line, turn: int) -> np.uint64:
    if turn == 0:
        return NONE
    return line.sheets[turn - 1, EMPTY] & ~line.sheets[turn, EMPTY]  # type: ignore[no-any-return]


@inlined
def question(task: Task, line: Line, turn: int) -> Turn:
    left = max(0, SOLO_TURNS - turn - 1)
    return Turn(task.rolls[turn], task.house, _filled_before(line, turn), False, True, left)


@kernel
def _play_from(task: Task, line: Line, first: int, freed: int) -> int:
    """Play a line from a turn on, and repair it; `freed` is a space that the changed turn may no longer fill. Returns
    the stars at the end."""
    terrain, sheets = unowned(task.terrain), unowned(line.sheets)
    turn = first
    while turn < task.rolls.size and not is_over(sheets[turn], turn, True):
        sheets[turn + 1] = sheets[turn]
        if line.marks[turn, 0] == END or not _keep_turn(task, line, turn, freed):
            sheets[turn + 1] = sheets[turn]
            asked = question(task, line, turn)
            found = rate_turns(terrain, sheets[turn], asked, task.weights, task.scratch)
            line.marks[turn] = task.scratch.turns[np.argmax(task.scratch.values[:found])]
            free = int(UNUSED)
            for mark in line.marks[turn]:
                if mark == END:
                    break
                free = add(terrain, sheets[turn + 1], mark, asked.roll, free, task.house)
        turn += 1
    line.length[0] = turn
    line.marks[turn:] = END
    stars = total(terrain, sheets[turn])
    return stars if task.may_stop or is_over(sheets[turn], turn, True) else stars + UNFINISHED


@kernel
def _keep_turn(task: Task, line: Line, turn: int, freed: int) -> bool:
    """Play the marks of a turn on the sheet after it, as far as they are legal; False if a use of the dice is not."""
    terrain, sheet, marks = unowned(task.terrain), unowned(line.sheets)[turn + 1], line.marks[turn]
    roll, free, used = task.rolls[turn], int(UNUSED), 0
    if IS_DANGER[roll]:
        place = place_of(marks[0])
        if snake_spaces(terrain, sheet, _filled_before(line, turn)) & bit(place) == NONE:
            return False
        add(terrain, sheet, marks[0], roll, free, task.house)
        return True
    for index in range(MOST_MARKS):
        mark = marks[index]
        if mark == END:
            break
        kind = kind_of(mark)
        if kind == DISCOVER:
            if not _is_there(sheet, discovered_kind(mark), discovered_spaces(mark)):
                marks[index] = _rediscover(task, line, turn)
                if marks[index] == END:
                    break
            add(terrain, sheet, marks[index], roll, free, task.house)
            break
        values = values_left(sheet, roll, free)
        if kind == CROSS_OUT:
            if snakes_left(sheet, values) & bit(place_of(mark)) == NONE:
                return False
        else:
            cell = value_of(mark)
            if cell == DANGER or values & bit(_bit_of(cell)) == NONE:
                return False
            spaces = spaces_for(terrain, sheet)
            if spaces & bit(place_of(mark)) == NONE:
                if freed < 0 or spaces & bit(freed) == NONE:
                    return False
                marks[index] = code(WRITE, freed, cell)
        free = add(terrain, sheet, marks[index], roll, free, task.house)
        used += 1
    return used > 0


@kernel
def _rediscover(task: Task, line: Line, turn: int) -> int:
    """The discovery that Voyager makes on the sheet after a turn, or `END`."""
    asked, sheet = question(task, line, turn), line.sheets[turn + 1]
    filled = line.sheets[turn, EMPTY] & ~sheet[EMPTY]
    mark, stars = best_discovery(task.terrain, sheet, filled, asked, task.weights, task.scratch)
    seen = task.scratch.seen
    if mark != END and stars < evaluate_after(task.terrain, sheet, filled, asked.left, True, task.weights, seen):
        return END
    return mark


@inlined
def _is_there(sheet: Masks, kind: int, spaces: np.uint64) -> bool:
    """Whether the numbers in these spaces, whose shape is right, are such a discovery (V9)."""
    if spaces & ~(sheet[NUMBERS] & ~sheet[TAKEN]) != NONE:
        return False
    if kind == FOREST:
        different = 0
        for value in range(1, HIGHEST + 1):
            different += sheet[VALUE + value] & spaces != NONE
        return bool(different == SIZES[FOREST])
    if kind == CITY:
        value = number_in(sheet, spaces)
        return bool(spaces & ~sheet[VALUE + value] == NONE and sheet[CITIES] & bit(value) == NONE)
    return bool(spaces & ~(high(sheet) if kind == MOUNTAIN else very_high(sheet)) == NONE)
