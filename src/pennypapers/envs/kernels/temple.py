"""The vector environment's kernels for the Temple."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from ...bots.lineup import Lineup
from ...bots.temple.choice import choose
from ...bots.temple.scratch import Scratch, new_scratch
from ...bots.turn import Turn
from ...engine.core.bits import NONE
from ...engine.core.board import PLACES, Board, Grid, Masks
from ...engine.core.dice import IS_DANGER
from ...engine.core.house import CROSS_BY_HAND
from ...engine.core.kernel import inlined, kernel
from ...engine.core.marks import CROSS_OUT, DANGER, WRITE, kind_of, place_of, value_of
from ...engine.core.unowned import unowned
from ...engine.temple.engine import sheet_of
from ...engine.temple.legal import NOWHERE, goes_in_door, mummy_spaces, must_pass
from ...engine.temple.sheet import CROSSED, EMPTY_DOOR, EMPTY_PLAIN, WORDS, add, clear, count, is_over, vanquished
from ...rules.grid import Space
from ...rules.mark import Symbol
from ...rules.sheet import Sheet
from .deal import (
    DANGER_SLOT,
    MADE_HIGH,
    MADE_LOW,
    begin_step,
    clear_mask,
    close,
    offer,
    offer_numbers,
    settle,
    show_all,
    show_turn,
)
from .games import CLOSING, COMMIT, GAINED, OVER, PLAYING, Codes, Games, symbol_cell

MUMMY_CELL = symbol_cell(Symbol.DANGER)
USED = 1
"""What `unused` is once the dice were used: no die, for certain."""


@kernel
def act(grid: Grid, codes: Codes, house: int, games: Games, actions: NDArray[np.int64]) -> None:
    """Play one action in every game; a negative one plays nothing."""
    grid, codes, games, actions = unowned(grid), unowned(codes), unowned(games), unowned(actions)
    by_hand = house & CROSS_BY_HAND != 0
    for game in range(actions.size):
        begin_step(games, game)
        if games.phase[game] != PLAYING or actions[game] < 0:
            continue
        mark = codes.marks[actions[game]]
        if mark == COMMIT:
            close(games, game)
            continue
        owner = games.held[game, 0]
        sheet = games.sheets[game, owner]
        _play(grid, codes, house, games, game, owner, mark)
        if kind_of(mark) != CROSS_OUT:
            games.unused[game] = USED
            if games.held.shape[1] == 1 and kind_of(mark) == WRITE:
                games.filled[game] = np.uint64(place_of(mark) + 1)
        if games.unused[game] == USED:
            is_danger = IS_DANGER[games.roll[game]]
            if is_danger or not by_hand or vanquished(grid, sheet) & ~sheet[CROSSED] == NONE:
                close(games, game)


@inlined
def _play(grid: Grid, codes: Codes, house: int, games: Games, game: int, owner: int, mark: int) -> None:
    """Make a mark and show it."""
    sheet = games.sheets[game, owner]
    add(grid, sheet, mark, house)
    if kind_of(mark) == WRITE:
        value = value_of(mark)
        games.cells[game, owner, codes.cell[place_of(mark)]] = MUMMY_CELL if value == DANGER else value
    if sheet[CROSSED] != NONE:
        show_all(games.crossed[game, owner], codes, sheet[CROSSED], 1)


@kernel
def oppose(
    grid: Grid,
    codes: Codes,
    house: int,
    games: Games,
    lineup: Lineup,
    scratch: Scratch,
    rollout_scratch: Scratch,
) -> None:
    """Play the turns of the bots in every game whose agent has committed."""
    grid, codes, games, lineup = unowned(grid), unowned(codes), unowned(games), unowned(lineup)
    scratch, rollout_scratch = unowned(scratch), unowned(rollout_scratch)
    for game in range(games.roll.size):
        if games.phase[game] != CLOSING:
            continue
        roll = games.roll[game]
        turn = Turn(roll, house, int(NOWHERE), bool(IS_DANGER[roll]), False)
        for seat in range(1, games.held.shape[1]):
            owner = games.held[game, seat]
            sheet = games.sheets[game, owner]
            strength = lineup.strengths[seat]
            mark = choose(grid, sheet, turn, lineup, strength, scratch, rollout_scratch, games.luck[game])
            _play(grid, codes, house, games, game, owner, mark)


@kernel
def score(grid: Grid, games: Games, what: int) -> None:
    """End games, count stars and set the rewards where a turn was closed."""
    grid, games = unowned(grid), unowned(games)
    lengths, parts = np.zeros(PLACES, np.int8), np.zeros(3, np.int16)
    for game in range(games.roll.size):
        if games.phase[game] != CLOSING:
            continue
        ended = False
        for seat in range(games.held.shape[1]):
            ended |= is_over(games.sheets[game, seat])
        games.ended[game] = ended
        before = games.stars[game, 0]
        if ended or what == GAINED:
            for seat in range(games.held.shape[1]):
                count(grid, games.sheets[game, seat], lengths, parts)
                games.stars[game, seat] = parts[0] + parts[1] + parts[2]
                games.ties[game, seat] = parts[0]
        settle(games, game, what, before)


@kernel
def refresh(grid: Grid, codes: Codes, house: int, games: Games) -> None:
    """Write the mask of every game."""
    grid, codes, games = unowned(grid), unowned(codes), unowned(games)
    for game in range(games.roll.size):
        show_turn(games, game)
        clear_mask(games, game)
        if games.phase[game] == OVER:
            games.mask[game, codes.commit] = 1
            continue
        roll = games.roll[game]
        sheet = games.sheets[game, games.held[game, 0]]
        is_used = games.unused[game] == USED
        if is_used:
            games.mask[game, codes.commit] = 1
        elif IS_DANGER[roll]:
            spaces = mummy_spaces(grid, sheet, int(np.int64(games.before[game])) - 1)
            offer_numbers(games, game, spaces, 0, grid.fill, NONE, DANGER_SLOT)
            continue
        elif must_pass(sheet, roll, house):
            games.mask[game, codes.may_pass] = 1
            continue
        elif goes_in_door(sheet, roll):
            offer_numbers(games, game, sheet[EMPTY_DOOR], grid.fill, grid.second, MADE_LOW[roll], MADE_HIGH[roll])
        else:
            offer_numbers(games, game, sheet[EMPTY_PLAIN], 0, grid.fill, MADE_LOW[roll], MADE_HIGH[roll])
        if house & CROSS_BY_HAND:
            offer(games, game, vanquished(grid, sheet) & ~sheet[CROSSED], codes.cross)


def blank_sheet(grid: Grid) -> Masks:
    sheet = np.zeros(WORDS, np.uint64)
    clear(grid, sheet)
    return sheet


def scratch_of(_grid: Grid) -> tuple[Scratch, Scratch]:
    """Working memory of bots: for choosing, and for the games that Explorer plays in its mind."""
    return new_scratch(), new_scratch()


def readable_sheet(board: Board, sheet: Masks) -> Sheet:
    return sheet_of(board, sheet)


def spaces_before(board: Board, word: int) -> tuple[Space, ...]:
    """The spaces that an entry of `Games.before` stands for."""
    return (board.space(word - 1),) if word else ()
