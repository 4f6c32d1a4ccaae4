"""The vector environment's kernels for the Temple."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from ...bots.lineup import Lineup
from ...bots.temple.choice import choose
from ...bots.temple.scratch import Scratch, new_scratch
from ...bots.turn import Turn
from ...engine.core.bits import NONE
from ...engine.core.board import Board, Grid, Masks
from ...engine.core.dice import IS_DANGER
from ...engine.core.house import CROSS_BY_HAND
from ...engine.core.kernel import inlined, kernel
from ...engine.core.marks import CROSS_OUT, DANGER, WRITE, kind_of, place_of, value_of
from ...engine.core.unowned import unowned
from ...engine.temple.engine import sheet_of
from ...engine.temple.legal import NOWHERE, goes_in_door, mummy_spaces, must_pass
from ...engine.temple.sheet import CROSSED, EMPTY_DOOR, EMPTY_PLAIN, WORDS, add, clear, is_over, vanquished
from ...engine.temple.tally import TALLY_WORDS, note_mark, sequence_of, stars_of
from ...rules.grid import Space
from ...rules.mark import Symbol
from ...rules.sheet import Sheet
from .deal import (
    DANGER_VALUE,
    MADE,
    begin_game,
    begin_step,
    close,
    deal,
    is_legal,
    next_turn,
    offer,
    offer_each,
    offer_nothing,
    offer_numbers,
    reward_of,
    show_game,
    show_places,
)
from .games import CLOSING, COMMIT, GAINED, OVER, PLAYING, Codes, Games, Shown, symbol_cell

TALLY = TALLY_WORDS
MUMMY_CELL = symbol_cell(Symbol.DANGER)
USED = 1
"""What `unused` is once the dice were used: no die, for certain."""


@kernel
def step(
    grid: Grid, codes: Codes, house: int, games: Games, shown: Shown, actions: NDArray[np.int64], what: int, boxes: int
) -> int:
    """A whole step of solo games: one action in each. Illegal ones are marked and leave their game as it is; return how
    many they are."""
    grid, codes, games, shown, actions = unowned(grid), unowned(codes), unowned(games), unowned(shown), unowned(actions)
    illegal = 0
    for game in range(actions.size):
        begin_step(shown, game)
        illegal += _act(grid, codes, house, games, shown, game, actions[game])
        _finish(grid, codes, house, games, shown, game, what, boxes)
    return illegal


@kernel
def act(grid: Grid, codes: Codes, house: int, games: Games, shown: Shown, actions: NDArray[np.int64]) -> int:
    """The agent's part of a step, in every game; return how many actions are illegal."""
    grid, codes, games, shown, actions = unowned(grid), unowned(codes), unowned(games), unowned(shown), unowned(actions)
    illegal = 0
    for game in range(actions.size):
        begin_step(shown, game)
        illegal += _act(grid, codes, house, games, shown, game, actions[game])
    return illegal


@kernel
def finish(grid: Grid, codes: Codes, house: int, games: Games, shown: Shown, what: int, boxes: int) -> None:
    """The rest of a step once all seats have committed: stars, ends, the next rolls, and what is observed."""
    grid, codes, games, shown = unowned(grid), unowned(codes), unowned(games), unowned(shown)
    for game in range(games.rows.size):
        _finish(grid, codes, house, games, shown, game, what, boxes)


@inlined
def _act(grid: Grid, codes: Codes, house: int, games: Games, shown: Shown, game: int, action: int) -> int:
    """Play one action, and return 1 if it is illegal."""
    row = games.rows[game]
    if row.phase != PLAYING:
        return 0
    if not is_legal(games, codes, game, action):
        shown.illegal[game] = True
        return 1
    mark = codes.marks[action]
    if mark == COMMIT:
        close(games, game)
        return 0
    owner = games.held[game, 0]
    sheet = games.sheets[game, owner]
    _play(grid, codes, house, games, game, owner, mark)
    if kind_of(mark) != CROSS_OUT:
        row.unused = USED
        if games.held.shape[1] == 1 and kind_of(mark) == WRITE:
            row.filled = np.uint64(place_of(mark) + 1)
    if row.unused == USED:
        by_hand = house & CROSS_BY_HAND != 0
        if IS_DANGER[row.roll] or not by_hand or vanquished(grid, sheet) & ~sheet[CROSSED] == NONE:
            close(games, game)
    return 0


@inlined
def _play(grid: Grid, codes: Codes, house: int, games: Games, game: int, owner: int, mark: int) -> None:
    """Make a mark, take it into the tally, and show it."""
    sheet = games.sheets[game, owner]
    crossed = sheet[CROSSED]
    add(grid, sheet, mark, house)
    note_mark(grid, sheet, mark, games.tally[game, owner])
    if kind_of(mark) == WRITE:
        value = value_of(mark)
        games.cells[game, owner, codes.cell[place_of(mark)]] = MUMMY_CELL if value == DANGER else value
    show_places(games.crossed[game, owner], codes, sheet[CROSSED] & ~crossed, 1)


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
    for game in range(games.rows.size):
        if games.rows[game].phase != CLOSING:
            continue
        roll = games.rows[game].roll
        turn = Turn(roll, house, int(NOWHERE), bool(IS_DANGER[roll]), False)
        for seat in range(1, games.held.shape[1]):
            owner = games.held[game, seat]
            sheet = games.sheets[game, owner]
            strength = lineup.strengths[seat]
            mark = choose(grid, sheet, turn, lineup, strength, scratch, rollout_scratch, games.luck[game])
            _play(grid, codes, house, games, game, owner, mark)


@inlined
def _finish(
    grid: Grid,
    codes: Codes,
    house: int,
    games: Games,
    shown: Shown,
    game: int,
    what: int,
    boxes: int,
) -> None:
    """End a turn that was closed, begin a game after one that is over, and show what stands then."""
    phase = games.rows[game].phase
    if phase == CLOSING:
        ended = False
        for seat in range(games.held.shape[1]):
            ended |= is_over(games.sheets[game, seat])
        before = games.stars[game, 0]
        if ended or what == GAINED:
            for seat in range(games.held.shape[1]):
                tally = games.tally[game, seat]
                games.stars[game, seat] = stars_of(games.sheets[game, seat], tally)
                games.ties[game, seat] = sequence_of(tally)
        next_turn(games, shown, game, boxes, reward_of(games, game, what, before, ended), ended)
    elif phase == OVER:
        begin_game(games, game)
        deal(games, game, boxes)
    _offer(grid, codes, house, games, game)
    show_game(games, shown, game)


@inlined
def _offer(grid: Grid, codes: Codes, house: int, games: Games, game: int) -> None:
    """Find the legal actions."""
    row = games.rows[game]
    offer_nothing(games, game)
    if row.phase == OVER:
        offer(games, codes, game, codes.commit)
        return
    roll = row.roll
    sheet = games.sheets[game, games.held[game, 0]]
    if row.unused == USED:
        offer(games, codes, game, codes.commit)
    elif IS_DANGER[roll]:
        spaces = mummy_spaces(grid, sheet, int(np.int64(row.before)) - 1)
        offer_numbers(games, game, spaces, 0, DANGER_VALUE)
        return
    elif must_pass(sheet, roll, house):
        offer(games, codes, game, codes.may_pass)
        return
    elif goes_in_door(sheet, roll):
        offer_numbers(games, game, sheet[EMPTY_DOOR], grid.fill, MADE[roll])
    else:
        offer_numbers(games, game, sheet[EMPTY_PLAIN], 0, MADE[roll])
    if house & CROSS_BY_HAND:
        offer_each(games, codes, game, vanquished(grid, sheet) & ~sheet[CROSSED], codes.cross)


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
