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

DANGER_CELL, BOAT_CELL = symbol_cell(Symbol.DANGER), symbol_cell(Symbol.BOAT)
USED = 1
"""What `unused` is once the dice were used: no die, for certain."""


@kernel
def act(grid: IslandGrid, codes: Codes, house: int, games: Games, actions: NDArray[np.int64]) -> None:
    """Play one action in every game; a negative one plays nothing."""
    grid, codes, games, actions = unowned(grid), unowned(codes), unowned(games), unowned(actions)
    circles = np.empty(MOST_MARKS, np.int64)
    for game in range(actions.size):
        begin_step(games, game)
        if games.phase[game] != PLAYING or actions[game] < 0:
            continue
        mark = codes.marks[actions[game]]
        owner = games.held[game, 0]
        sheet = games.sheets[game, owner]
        if mark != COMMIT:
            add(grid, sheet, mark, house)
            _show(codes, games, game, owner, mark)
            if kind_of(mark) == WRITE:
                games.written[game] = mark
                games.unused[game] = USED
                if games.held.shape[1] == 1:
                    games.filled[game] = np.uint64(place_of(mark) + 1)
        written = games.written[game]
        if written == NO_MARK:
            continue
        if value_of(written) == DANGER:
            close(games, game)
            continue
        found = revealed(grid, sheet, written, circles)
        if found and not fit_together(sheet, circles, found):
            continue
        if mark == COMMIT or house & CROSS_BY_HAND == 0 or crossable(grid, sheet) == NONE:
            for index in range(found):  # I11: there is no choice
                add(grid, sheet, circles[index], house)
            if found:
                _show_treasures(codes, games, game, owner)
            close(games, game)


@inlined
def _show(codes: Codes, games: Games, game: int, owner: int, mark: int) -> None:
    """Show a mark that was made."""
    sheet = games.sheets[game, owner]
    if kind_of(mark) == WRITE:
        value, cell = value_of(mark), codes.cell[place_of(mark)]
        shown = DANGER_CELL if value == DANGER else BOAT_CELL if value == BOAT else value
        games.cells[game, owner, cell] = shown
    elif kind_of(mark) == CIRCLE:
        games.found[game, owner, codes.cell[place_of(mark)]] = value_of(mark)
    if sheet[CROSSED] != NONE:
        show_all(games.crossed[game, owner], codes, sheet[CROSSED], 1)


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
    for game in range(games.roll.size):
        if games.phase[game] != CLOSING:
            continue
        sheets = games.sheets[game]
        if lineup.strengths.max() >= VOYAGER:
            fill_endings(grid, sheets, lineup.weights[TABLE, VOYAGER], scratch, endings)
            shown[:] = sheets
        for seat in range(1, players):
            owner = games.held[game, seat]
            turn = Turn(games.roll[game], house, int(NOWHERE), bool(owner != seat), False)
            scratch.total.ending[:] = endings[owner]
            first_rival = strongest_rival(endings, owner)
            rival = Rival(shown[first_rival], endings[first_rival])
            strength = lineup.strengths[seat]
            luck = games.luck[game]
            mark = choose(grid, sheets[owner], rival, turn, lineup, strength, scratch, rollout_scratch, luck)
            play_turn(grid, sheets[owner], mark, house, scratch.circles, silence)
            _show(codes, games, game, owner, mark)
            _show_treasures(codes, games, game, owner)


@kernel
def score(grid: IslandGrid, games: Games, what: int) -> None:
    """End games, count stars and set the rewards where a turn was closed."""
    grid, games = unowned(grid), unowned(games)
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
                treasures, dangers, best = count(grid, games.sheets[game, seat])
                games.stars[game, seat] = treasures + dangers
                games.ties[game, seat] = best
        settle(games, game, what, before)


@kernel
def refresh(grid: IslandGrid, codes: Codes, house: int, games: Games) -> None:
    """Write the mask of every game."""
    grid, codes, games = unowned(grid), unowned(codes), unowned(games)
    circles = np.empty(MOST_MARKS, np.int64)
    for game in range(games.roll.size):
        show_turn(games, game)
        clear_mask(games, game)
        if games.phase[game] == OVER:
            games.mask[game, codes.commit] = 1
            continue
        roll = games.roll[game]
        sheet = games.sheets[game, games.held[game, 0]]
        written = games.written[game]
        if written != NO_MARK:
            _offer_rest(grid, codes, games, game, sheet, written, circles)
        elif is_danger_turn(sheet, roll):
            spaces = danger_spaces(grid, sheet, int(np.int64(games.before[game])) - 1)
            offer_numbers(games, game, spaces, 0, codes.fill, NONE, DANGER_SLOT)
            continue
        else:
            spaces = number_spaces(grid, sheet)
            offer_numbers(games, game, spaces, 0, codes.fill, MADE_LOW[roll], MADE_HIGH[roll])
            if IS_DAKOTA[roll]:
                _offer_boats(codes, games, game, boat_spaces(grid, sheet))
        if house & CROSS_BY_HAND:
            offer(games, game, crossable(grid, sheet), codes.cross)


@inlined
def _offer_boats(codes: Codes, games: Games, game: int, spaces: np.uint64) -> None:
    while spaces != NONE:
        games.mask[game, codes.symbol[SEA + lowest(spaces), 0]] = 1
        spaces = without_lowest(spaces)


@inlined
def _offer_rest(
    grid: IslandGrid, codes: Codes, games: Games, game: int, sheet: Masks, written: int, circles: Marks
) -> None:
    """Offer what may follow the mark of this turn: treasures between which there is a choice, or the commit."""
    found = revealed(grid, sheet, written, circles)
    if fit_together(sheet, circles, found):
        games.mask[game, codes.commit] = 1
        return
    for index in range(found):
        games.mask[game, codes.circle[place_of(circles[index])] + value_of(circles[index]) - 1] = 1


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
