"""The vector environment's kernels for Skull Island."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from ...bots.island.choice import choose
from ...bots.island.futures import Rival
from ...bots.island.rivals import fill_endings, new_endings, strongest_rival
from ...bots.island.scratch import Scratch, new_scratch, play_turn
from ...bots.lineup import TABLE, VOYAGER, Lineup
from ...bots.turn import Turn
from ...engine.core.bits import NONE, lowest, without_lowest
from ...engine.core.board import Board, Masks
from ...engine.core.dice import IS_DAKOTA
from ...engine.core.house import CROSS_BY_HAND
from ...engine.core.kernel import inlined, kernel
from ...engine.core.marks import BOAT, CIRCLE, DANGER, WRITE, kind_of, place_of, value_of
from ...engine.core.unowned import unowned
from ...engine.island.board import SEA, IslandBoard, IslandGrid
from ...engine.island.engine import sheet_of
from ...engine.island.legal import (
    MOST_MARKS,
    NO_MARK,
    NOWHERE,
    boat_spaces,
    danger_spaces,
    is_danger_turn,
    number_spaces,
)
from ...engine.island.sheet import (
    CROSSED,
    DANGERS,
    TREASURE_BITS,
    TREASURES,
    WORDS,
    Marks,
    add,
    clear,
    count,
    crossable,
    is_over,
    treasure_of,
)
from ...engine.island.treasures import fit_together, revealed
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

TALLY = 0
"""Words of a tally: the stars are counted anew if a mark can have changed them."""
DANGER_CELL, BOAT_CELL = symbol_cell(Symbol.DANGER), symbol_cell(Symbol.BOAT)
USED = 1
"""What `unused` is once the dice were used: no die, for certain."""


@kernel
def step(
    grid: IslandGrid,
    codes: Codes,
    house: int,
    games: Games,
    shown: Shown,
    actions: NDArray[np.int64],
    what: int,
    boxes: int,
) -> int:
    """A whole step of solo games: one action in each. Illegal ones are marked and leave their game as it is; return how
    many they are."""
    grid, codes, games, shown, actions = unowned(grid), unowned(codes), unowned(games), unowned(shown), unowned(actions)
    circles = np.empty(MOST_MARKS, np.int64)
    illegal = 0
    for game in range(actions.size):
        begin_step(shown, game)
        illegal += _act(grid, codes, house, games, shown, game, actions[game], circles)
        _finish(grid, codes, house, games, shown, game, what, boxes, circles)
    return illegal


@kernel
def act(grid: IslandGrid, codes: Codes, house: int, games: Games, shown: Shown, actions: NDArray[np.int64]) -> int:
    """The agent's part of a step, in every game; return how many actions are illegal."""
    grid, codes, games, shown, actions = unowned(grid), unowned(codes), unowned(games), unowned(shown), unowned(actions)
    circles = np.empty(MOST_MARKS, np.int64)
    illegal = 0
    for game in range(actions.size):
        begin_step(shown, game)
        illegal += _act(grid, codes, house, games, shown, game, actions[game], circles)
    return illegal


@kernel
def finish(grid: IslandGrid, codes: Codes, house: int, games: Games, shown: Shown, what: int, boxes: int) -> None:
    """The rest of a step once all seats have committed: stars, ends, the next rolls, and what is observed."""
    grid, codes, games, shown = unowned(grid), unowned(codes), unowned(games), unowned(shown)
    circles = np.empty(MOST_MARKS, np.int64)
    for game in range(games.rows.size):
        _finish(grid, codes, house, games, shown, game, what, boxes, circles)


@inlined
def _act(
    grid: IslandGrid, codes: Codes, house: int, games: Games, shown: Shown, game: int, action: int, circles: Marks
) -> int:
    """Play one action, and return 1 if it is illegal."""
    row = games.rows[game]
    if row.phase != PLAYING:
        return 0
    if not is_legal(games, codes, game, action):
        shown.illegal[game] = True
        return 1
    mark = codes.marks[action]
    owner = games.held[game, 0]
    sheet = games.sheets[game, owner]
    if mark != COMMIT:
        _play(grid, codes, house, games, game, owner, mark)
        if kind_of(mark) == WRITE:
            row.written = mark
            row.unused = USED
            if games.held.shape[1] == 1:
                row.filled = np.uint64(place_of(mark) + 1)
    written = row.written
    if written == NO_MARK:
        return 0
    if value_of(written) == DANGER:
        close(games, game)
        return 0
    found = revealed(grid, sheet, written, circles)
    if found and not fit_together(sheet, circles, found):
        return 0
    if mark == COMMIT or house & CROSS_BY_HAND == 0 or crossable(grid, sheet) == NONE:
        for index in range(found):  # I11: there is no choice
            _play(grid, codes, house, games, game, owner, circles[index])
        close(games, game)
    return 0


@inlined
def _play(grid: IslandGrid, codes: Codes, house: int, games: Games, game: int, owner: int, mark: int) -> None:
    """Make a mark and show it. Whether it can change the stars is noted: a number that has no danger beside it, or a
    boat, cannot (I14, I15)."""
    sheet = games.sheets[game, owner]
    crossed = sheet[CROSSED]
    add(grid, sheet, mark, house)
    _show(codes, games, game, owner, mark)
    show_places(games.crossed[game, owner], codes, sheet[CROSSED] & ~crossed, 1)
    is_quiet = kind_of(mark) == WRITE and value_of(mark) != DANGER
    if not is_quiet or grid.near[place_of(mark)] & sheet[DANGERS] != NONE:
        games.rows[game].touched = 1


@inlined
def _show(codes: Codes, games: Games, game: int, owner: int, mark: int) -> None:
    """Show a mark that was made."""
    if kind_of(mark) == WRITE:
        value, cell = value_of(mark), codes.cell[place_of(mark)]
        shown = DANGER_CELL if value == DANGER else BOAT_CELL if value == BOAT else value
        games.cells[game, owner, cell] = shown
    elif kind_of(mark) == CIRCLE:
        games.found[game, owner, codes.cell[place_of(mark)]] = value_of(mark)


@inlined
def _show_treasures(codes: Codes, games: Games, game: int, owner: int) -> None:
    noted = games.sheets[game, owner, TREASURES]
    while noted != NONE:
        place, value = treasure_of(noted)
        noted >>= TREASURE_BITS
        games.found[game, owner, codes.cell[place]] = value


@kernel
def oppose(
    grid: IslandGrid,
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
    players = games.held.shape[1]
    endings = new_endings(players)
    shown = np.zeros((players, WORDS), np.uint64)
    silence = np.zeros(0, np.int64)
    for game in range(games.rows.size):
        if games.rows[game].phase != CLOSING:
            continue
        sheets = games.sheets[game]
        if lineup.strengths.max() >= VOYAGER:
            fill_endings(grid, sheets, lineup.weights[TABLE, VOYAGER], scratch, endings)
            shown[:] = sheets
        for seat in range(1, players):
            owner = games.held[game, seat]
            turn = Turn(games.rows[game].roll, house, int(NOWHERE), bool(owner != seat), False)
            scratch.total.ending[:] = endings[owner]
            first_rival = strongest_rival(endings, owner)
            rival = Rival(shown[first_rival], endings[first_rival])
            strength = lineup.strengths[seat]
            luck = games.luck[game]
            mark = choose(grid, sheets[owner], rival, turn, lineup, strength, scratch, rollout_scratch, luck)
            play_turn(grid, sheets[owner], mark, house, scratch.circles, silence)
            _show(codes, games, game, owner, mark)
            _show_treasures(codes, games, game, owner)
            show_places(games.crossed[game, owner], codes, sheets[owner, CROSSED], 1)


@inlined
def _finish(
    grid: IslandGrid,
    codes: Codes,
    house: int,
    games: Games,
    shown: Shown,
    game: int,
    what: int,
    boxes: int,
    circles: Marks,
) -> None:
    """End a turn that was closed, begin a game after one that is over, and show what stands then."""
    row = games.rows[game]
    phase = row.phase
    if phase == CLOSING:
        players = games.held.shape[1]
        ended = False
        for seat in range(players):
            ended |= is_over(games.sheets[game, seat])
        before = games.stars[game, 0]
        if (ended and what != GAINED) or (what == GAINED and (row.touched != 0 or players > 1)):
            for seat in range(players):
                treasures, dangers, best = count(grid, games.sheets[game, seat])
                games.stars[game, seat] = treasures + dangers
                games.ties[game, seat] = best
        next_turn(games, shown, game, boxes, reward_of(games, game, what, before, ended), ended)
    elif phase == OVER:
        begin_game(games, game)
        deal(games, game, boxes)
    _offer(grid, codes, house, games, game, circles)
    show_game(games, shown, game)


@inlined
def _offer(grid: IslandGrid, codes: Codes, house: int, games: Games, game: int, circles: Marks) -> None:
    """Find the legal actions."""
    row = games.rows[game]
    offer_nothing(games, game)
    if row.phase == OVER:
        offer(games, codes, game, codes.commit)
        return
    roll, written = row.roll, row.written
    sheet = games.sheets[game, games.held[game, 0]]
    if written != NO_MARK:
        _offer_rest(grid, codes, games, game, sheet, written, circles)
    elif is_danger_turn(sheet, roll):
        offer_numbers(games, game, danger_spaces(grid, sheet, int(np.int64(row.before)) - 1), 0, DANGER_VALUE)
        return
    else:
        offer_numbers(games, game, number_spaces(grid, sheet), 0, MADE[roll])
        if IS_DAKOTA[roll]:
            boats = boat_spaces(grid, sheet)
            while boats != NONE:
                offer(games, codes, game, codes.symbol[SEA + lowest(boats), 0])
                boats = without_lowest(boats)
    if house & CROSS_BY_HAND:
        offer_each(games, codes, game, crossable(grid, sheet), codes.cross)


@inlined
def _offer_rest(
    grid: IslandGrid, codes: Codes, games: Games, game: int, sheet: Masks, written: int, circles: Marks
) -> None:
    """Offer what may follow the mark of this turn: treasures between which there is a choice, or the commit."""
    found = revealed(grid, sheet, written, circles)
    if fit_together(sheet, circles, found):
        offer(games, codes, game, codes.commit)
        return
    for index in range(found):
        offer(games, codes, game, codes.circle[place_of(circles[index])] + value_of(circles[index]) - 1)


def blank_sheet(grid: IslandGrid) -> Masks:
    sheet = np.zeros(WORDS, np.uint64)
    clear(grid, sheet)
    return sheet


def scratch_of(grid: IslandGrid) -> tuple[Scratch, Scratch]:
    """Working memory of bots: for choosing, and for the games that Explorer plays in its mind."""
    return new_scratch(grid.spots.words), new_scratch(grid.spots.words)


def readable_sheet(board: Board, sheet: Masks) -> Sheet:
    assert isinstance(board, IslandBoard)
    return sheet_of(board, sheet)


def spaces_before(board: Board, word: int) -> tuple[Space, ...]:
    """The spaces that an entry of `Games.before` stands for."""
    return (board.space(word - 1),) if word else ()
