"""Players of Skull Island who look one turn ahead, for the mark that leaves the sheet worth most by some weights."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from .bits import NONE, bit
from .board import Masks
from .borrow import borrowed
from .engine import CROSS_BY_HAND, Results
from .island import (
    CROSSED,
    DANGERS,
    EMPTY,
    MOST_MARKS,
    NO_MARK,
    WORDS,
    Marks,
    add,
    copy,
    is_over,
    legal,
    revealed,
)
from .island_board import SEA, IslandGrid
from .island_outlook import Outlook, look, new_outlook
from .island_play import begin_turn, keep_result
from .island_worth import Weights, worth
from .kernel import inlined, kernel
from .log import END, Log, begin, no_log, note
from .marks import DANGER, place_of, value_of
from .rng import State, below, start


class Desk(NamedTuple):
    """Room to think in, for one thread."""

    marks: Marks
    circles: Marks
    after: Masks
    outlook: Outlook
    silence: Log


def new_desk() -> Desk:
    marks, circles = np.zeros((2, MOST_MARKS), np.int64)
    return Desk(marks, circles, np.zeros(WORDS, np.uint64), new_outlook(), no_log())


@kernel
def note_treasures(grid: IslandGrid, sheet: Masks, written: int, circles: Marks, log: Log) -> None:
    """Note what this mark reveals until nothing more can be (I11): the most stars first, in the safest place."""
    found = 0 if value_of(written) == DANGER else revealed(grid, sheet, written, circles)
    while found:
        best, most = circles[0], -1
        for index in range(found):
            stars = _safe_stars(grid, sheet, circles[index])
            if stars > most:
                best, most = circles[index], stars
        add(grid, sheet, best, 0)
        note(log, best)
        found = revealed(grid, sheet, written, circles)


@inlined
def _safe_stars(grid: IslandGrid, sheet: Masks, circle: int) -> int:
    """Four times the value, a little less where a danger may come, nothing where one is (I15)."""
    place, stars = place_of(circle), 4 * value_of(circle)
    if place >= SEA:
        return stars
    here = bit(place)
    if sheet[DANGERS] & ~sheet[CROSSED] & here != NONE and sheet[9] & grid.near[place] == NONE:
        return 0
    if sheet[EMPTY] & here == NONE:
        return stars
    return stars - (1 if sheet[9] & grid.near[place] != NONE else 2)


@kernel
def greedy_turn(
    grid: IslandGrid,
    sheet: Masks,
    roll: int,
    house: int,
    before: int,
    is_own: bool,
    weights: Weights,
    desk: Desk,
    rng: State,
    log: Log,
) -> int:
    """Make the turn that leaves the sheet worth most, or least if it is somebody else's; what was written.

    Of equals one is drawn. What may be crossed out by hand (O3) is left: its stars count either way.
    """
    grid, sheet, weights = borrowed(grid), borrowed(sheet), borrowed(weights)
    desk, rng, log = borrowed(desk), borrowed(rng), borrowed(log)
    look(grid, sheet, desk.outlook)
    found = legal(grid, sheet, roll, house & ~CROSS_BY_HAND, before, NO_MARK, desk.marks)
    best, most, equals = NO_MARK, 0.0, 0
    for index in range(found):
        mark = desk.marks[index]
        copy(sheet, desk.after)
        add(grid, desk.after, mark, house)
        note_treasures(grid, desk.after, mark, desk.circles, desk.silence)
        stars = worth(grid, desk.after, desk.outlook, weights, mark)
        if not is_own:
            stars = -stars
        if best == NO_MARK or stars > most:
            best, most, equals = mark, stars, 1
        elif stars == most:
            equals += 1
            if below(rng, equals) == 0:
                best = mark
    add(grid, sheet, best, house)
    note(log, best)
    note_treasures(grid, sheet, best, desk.circles, log)
    return best


@kernel
def play_greedily(
    grid: IslandGrid,
    begin_with: Masks,
    house: int,
    before: int,
    weights: Weights,
    desk: Desk,
    seed: np.uint64,
    first: int,
    results: Results,
    log: Log,
) -> None:
    """Games with such a player at every seat, each from where these sheets stand to the end; otherwise as `PlayGames`.

    `before` is what the last turn filled in a solo game, or NOWHERE.
    """
    players = len(begin_with)
    sheets = np.zeros((players, WORDS), np.uint64)
    held = np.arange(players)
    rng = np.zeros(1, np.uint64)
    for game in range(results.turns.size):
        start(rng, seed, first + game)
        begin(log)
        for seat in range(players):
            copy(begin_with[seat], sheets[seat])
        filled = before
        ended = False
        while not ended:
            roll = begin_turn(sheets, held, rng, log)
            results.turns[game] += 1
            for seat in range(players):
                owner = held[seat]
                note(log, owner)
                written = greedy_turn(grid, sheets[owner], roll, house, filled, owner == seat, weights, desk, rng, log)
                note(log, END)
                ended |= is_over(sheets[owner])
                if players == 1:
                    filled = place_of(written)
        for seat in range(players):
            keep_result(grid, sheets[seat], results, game, seat)
