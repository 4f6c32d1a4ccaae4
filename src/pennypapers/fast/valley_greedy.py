"""Players of the Valley who look one turn ahead: of the turns they think of, what leaves the sheet worth most.

Uses of the dice are tried one after the other. After each the best few drafts go on, and the best few of all, however
many dice they used, are tried once more with a discovery. How many a few are is the player's `width`.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from ..rules.mark import HIGHEST
from .bits import NONE, bit, lowest, ones, without_lowest
from .board import WORD, Masks
from .borrow import borrowed
from .dice import IS_DANGER, UNUSED
from .engine import Results
from .kernel import inlined, kernel
from .log import END, Log, begin, note
from .marks import CROSS_OUT, DANGER, WRITE, code, kind_of, place_of
from .rng import State, start
from .valley import DONE, Marks, add, begin_turn, cell_at, discovery_code, settle, snakes_left, values_left
from .valley_discovery import MOST_DISCOVERIES, Ends, discoveries
from .valley_sheet import (
    BUILDING,
    FOREST,
    KINDS,
    MOUNTAIN,
    PYRAMID,
    TAKEN,
    VALUE,
    WORDS,
    Terrain,
    clear,
    high,
    is_over,
    snake_spaces,
    spaces_for,
    very_high,
    write,
)
from .valley_worth import FEATURES, Features, Weights, turns_left, worth, worth_after

MOST_USES = 3
NOTHING = -1e9
"""Worse than any sheet."""
CLOSE_ENOUGH = 6
"""How many discoveries of a kind are weighed in full, of those that spoil the least."""


class Drafts(NamedTuple):
    """The best few drafts so far, in no order."""

    sheets: NDArray[np.uint64]
    free: NDArray[np.int64]
    marks: NDArray[np.int64]
    uses: NDArray[np.int64]
    worths: NDArray[np.float64]
    size: NDArray[np.int64]
    """One entry: how many there are."""


class Desk(NamedTuple):
    """Room to think in, for one thread."""

    now: Drafts
    later: Drafts
    whole: Drafts
    trial: Masks
    turns: NDArray[np.int64]
    """Whole turns: the marks of each, then `END`."""
    worths: NDArray[np.float64]
    """What the sheet would be worth after each of them to who makes it."""
    features: Features
    found: Masks
    ends: Ends
    costs: NDArray[np.int64]


def new_desk(width: int) -> Desk:
    return Desk(
        _new_drafts(width),
        _new_drafts(width),
        _new_drafts(width),
        np.zeros(WORDS, np.uint64),
        np.zeros((max(2 * width, WORD), MOST_USES + 2), np.int64),
        np.zeros(max(2 * width, WORD)),
        np.zeros(FEATURES),
        np.zeros(MOST_DISCOVERIES, np.uint64),
        np.zeros(KINDS, np.int64),
        np.zeros(MOST_DISCOVERIES, np.int64),
    )


def _new_drafts(width: int) -> Drafts:
    return Drafts(
        np.zeros((width, WORDS), np.uint64),
        np.zeros(width, np.int64),
        np.zeros((width, MOST_USES), np.int64),
        np.zeros(width, np.int64),
        np.zeros(width),
        np.zeros(1, np.int64),
    )


@kernel
def find_turns(terrain: Terrain, sheet: Masks, roll: int, house: int, left: int, weights: Weights, desk: Desk) -> int:
    """Put the best turns for this roll, which is no danger, on the desk, in no order; how many they are.

    `left` are the turns that are left after this one.
    """
    now, later, whole = desk.now, desk.later, desk.whole
    now.sheets[0] = sheet
    now.free[0] = UNUSED
    now.uses[0] = 0
    now.size[0] = 1
    whole.size[0] = 0
    while now.size[0]:
        later.size[0] = 0
        for index in range(now.size[0]):
            _go_on(terrain, now, index, roll, house, left, weights, desk, later, whole)
        now, later = later, now
    number = 0
    for index in range(whole.size[0]):
        after = whole.sheets[index]
        _put_turn(desk, number, index, END, worth_after(terrain, after, left, weights, desk.features))
        number += 1
        discovery, stars = best_discovery(terrain, after, left, weights, desk)
        if discovery != END:
            _put_turn(desk, number, index, discovery, stars)
            number += 1
    return number


@kernel
def _put_turn(desk: Desk, number: int, index: int, last: int, stars: float) -> None:
    """Put the uses of a whole draft and a last mark on the desk."""
    uses = desk.whole.uses[index]
    desk.turns[number] = END
    desk.turns[number, :uses] = desk.whole.marks[index, :uses]
    desk.turns[number, uses] = last
    desk.worths[number] = stars


@kernel
def _go_on(
    terrain: Terrain,
    now: Drafts,
    index: int,
    roll: int,
    house: int,
    left: int,
    weights: Weights,
    desk: Desk,
    later: Drafts,
    whole: Drafts,
) -> None:
    """Try every use that may come next."""
    terrain, now, later, whole = borrowed(terrain), borrowed(now), borrowed(later), borrowed(whole)
    weights, desk = borrowed(weights), borrowed(desk)
    sheet, trial, free = now.sheets[index], desk.trial, now.free[index]
    values = values_left(sheet, roll, free)
    spaces = spaces_for(terrain, sheet)
    snakes = snakes_left(sheet, values)
    each = values
    while spaces != NONE or snakes != NONE:
        if spaces == NONE:
            mark = code(CROSS_OUT, lowest(snakes), 0)
            snakes = without_lowest(snakes)
        else:
            if each == NONE:
                spaces = without_lowest(spaces)
                each = values
                continue
            mark = code(WRITE, lowest(spaces), cell_at(lowest(each)))
            each = without_lowest(each)
        trial[:] = sheet
        then = add(terrain, trial, mark, roll, free, house)
        stars = worth(terrain, trial, left + 1, weights, desk.features)
        _offer(whole, trial, then, now, index, mark, stars)
        if values_left(trial, roll, then) != NONE:
            _offer(later, trial, then, now, index, mark, stars)


@kernel
def _offer(drafts: Drafts, sheet: Masks, free: int, before: Drafts, index: int, mark: int, stars: float) -> None:
    """Keep a draft if it is among the best; the same marks in another order are kept once."""
    drafts, sheet, before = borrowed(drafts), borrowed(sheet), borrowed(before)
    size, width = drafts.size[0], drafts.free.size
    place = size
    if size == width:
        place = np.argmin(drafts.worths)
        if stars <= drafts.worths[place]:
            return
    for other in range(size):
        if drafts.worths[other] == stars and np.array_equal(drafts.sheets[other], sheet):
            return
    uses = before.uses[index]
    drafts.sheets[place] = sheet
    drafts.free[place] = free
    drafts.marks[place] = before.marks[index]
    drafts.marks[place, uses] = mark
    drafts.uses[place] = uses + 1
    drafts.worths[place] = stars
    drafts.size[0] = max(size, place + 1)


@kernel
def best_discovery(terrain: Terrain, sheet: Masks, left: int, weights: Weights, desk: Desk) -> tuple[int, float]:
    """The discovery that leaves the sheet worth most, and how much; `NOTHING` if there is none.

    Of each kind those are tried that spoil the least.
    """
    terrain, sheet, weights, desk = borrowed(terrain), borrowed(sheet), borrowed(weights), borrowed(desk)
    mark, most = END, NOTHING
    discoveries(terrain, sheet, desk.found, desk.ends)
    first = 0
    for kind in range(KINDS):
        end = desk.ends[kind]
        least = _find_costs(terrain, sheet, kind, desk.found[first:end], desk.costs)
        tried = 0
        for index in range(first, end):
            if desk.costs[index - first] == least and tried < CLOSE_ENOUGH:
                tried += 1
                option = discovery_code(kind, desk.found[index])
                desk.trial[:] = sheet
                add(terrain, desk.trial, option, 0, DONE, 0)
                stars = worth_after(terrain, desk.trial, left, weights, desk.features)
                if stars > most:
                    mark, most = option, stars
        first = end
    return mark, most


@inlined
def _find_costs(terrain: Terrain, sheet: Masks, kind: int, found: Masks, costs: NDArray[np.int64]) -> int:
    """How much each discovery of a kind spoils for others, less what it brings its building; the least of it."""
    dear, useful, welcome = NONE, NONE, NONE
    if kind == FOREST:
        dear, useful = high(sheet), paired(terrain, sheet)
    elif kind == MOUNTAIN:
        dear, useful = very_high(sheet), paired(terrain, sheet)
    if kind != PYRAMID and sheet[BUILDING + kind] != NONE:
        welcome = terrain.grid.near_fill[lowest(sheet[BUILDING + kind])]
    least = 100
    for index in range(found.size):
        spaces = found[index]
        costs[index] = 2 * ones(spaces & dear) + ones(spaces & useful) - 2 * ones(spaces & welcome)
        least = min(least, costs[index])
    return least


@inlined
def paired(terrain: Terrain, sheet: Masks) -> np.uint64:
    """The free spaces that have a free neighbour with the same number."""
    found = NONE
    for value in range(1, HIGHEST + 1):
        same = sheet[VALUE + value] & ~sheet[TAKEN]
        each = same
        while each != NONE:
            place = lowest(each)
            each = without_lowest(each)
            if terrain.grid.near_fill[place] & same != NONE:
                found |= bit(place)
    return found


@kernel
def find_snakes(
    terrain: Terrain, sheet: Masks, before: np.uint64, is_own: bool, left: int, weights: Weights, desk: Desk
) -> int:
    """Put every snake that may be drawn on the desk; how many they are. Another's sheet should be worth little."""
    number = 0
    spaces = snake_spaces(terrain, sheet, before)
    while spaces != NONE:
        place = lowest(spaces)
        spaces = without_lowest(spaces)
        desk.trial[:] = sheet
        write(terrain, desk.trial, place, DANGER, 0)
        stars = worth_after(terrain, desk.trial, left, weights, desk.features)
        desk.turns[number] = END
        desk.turns[number, 0] = code(WRITE, place, DANGER)
        desk.worths[number] = stars if is_own else -stars
        number += 1
    return number


@kernel
def greedy_turn(
    terrain: Terrain,
    sheet: Masks,
    roll: int,
    house: int,
    before: np.uint64,
    is_own: bool,
    left: int,
    weights: Weights,
    desk: Desk,
    log: Log,
) -> np.uint64:
    """Choose a turn and make it; the spaces that it filled."""
    if IS_DANGER[roll]:
        number = find_snakes(terrain, sheet, before, is_own, left, weights, desk)
    else:
        number = find_turns(terrain, sheet, roll, house, left, weights, desk)
    filled = NONE
    free = int(UNUSED)  # as a literal it would have kernels of its own
    for mark in desk.turns[np.argmax(desk.worths[:number])]:
        if mark == END:
            break
        note(log, mark)
        free = add(terrain, sheet, mark, roll, free, house)
        if kind_of(mark) == WRITE:
            filled |= bit(place_of(mark))
    return filled


@kernel
def play_greedily(
    terrain: Terrain,
    house: int,
    weights: Weights,
    desk: Desk,
    seed: np.uint64,
    first: int,
    results: Results,
    log: Log,
) -> None:
    """Whole games with such a player at every seat; otherwise as `PlayGames` says."""
    games, players = results.ranks.shape
    sheets = np.zeros((players, WORDS), np.uint64)
    held = np.arange(players)
    rng = np.zeros(1, np.uint64)
    for game in range(games):
        start(rng, seed, first + game)
        for seat in range(players):
            clear(terrain, sheets[seat])
        begin(log)
        results.turns[game] = play_on_greedily(terrain, sheets, house, NONE, 0, weights, held, rng, desk, log)
        for seat in range(players):
            settle(terrain, sheets[seat], results, game, seat)


@kernel
def play_on_greedily(
    terrain: Terrain,
    sheets: NDArray[np.uint64],
    house: int,
    before: np.uint64,
    turns: int,
    weights: Weights,
    held: Marks,
    rng: State,
    desk: Desk,
    log: Log,
) -> int:
    """Such players go on to the end from where these sheets stand after so many turns; how many it has been then."""
    players = held.size
    ended = False
    while not ended:
        roll = begin_turn(held, rng, log)
        turns += 1
        for seat in range(players):
            sheet = sheets[held[seat]]
            note(log, held[seat])
            left = turns_left(sheet, turns, players == 1)
            is_own = held[seat] == seat
            filled = greedy_turn(terrain, sheet, roll, house, before, is_own, left, weights, desk, log)
            note(log, END)
            ended |= is_over(sheet, turns, players == 1)
            if players == 1:
                before = filled
    return turns
