"""The vector environment's kernels for the Valley."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from ...bots.lineup import Lineup
from ...bots.valley.choice import choose
from ...bots.valley.explorer import NARROW, WIDE
from ...bots.valley.games import turns_left
from ...bots.valley.scratch import Scratch, Turn, new_scratch
from ...engine.core.bits import NONE, bit, lowest, ones, without_lowest
from ...engine.core.board import Board, Masks
from ...engine.core.dice import IS_DANGER, UNUSED
from ...engine.core.kernel import inlined, kernel
from ...engine.core.log import END
from ...engine.core.marks import CROSS_OUT, DANGER, DISCOVER, HUT, WRITE, kind_of, place_of, value_of
from ...engine.core.unowned import unowned
from ...engine.valley.board import Terrain
from ...engine.valley.discoveries import MOST_DISCOVERIES, Ends, discoveries
from ...engine.valley.engine import sheet_of
from ...engine.valley.legal import (
    DONE,
    FIRST_BUILDING,
    add,
    discovered_kind,
    discovered_spaces,
    discovery_code,
    snakes_left,
    values_left,
)
from ...engine.valley.sheet import (
    BUILDINGS,
    ESCAPED,
    KINDS,
    SIZES,
    WORDS,
    building_stars,
    clear,
    is_over,
    snake_spaces,
    spaces_for,
    total,
)
from ...rules.grid import Space
from ...rules.mark import Symbol
from ...rules.sheet import Sheet
from .deal import (
    DANGER_SLOT,
    SPREAD,
    begin_step,
    clear_mask,
    close,
    offer,
    offer_numbers,
    settle,
    show_all,
    show_turn,
)
from .encoding import NAMED
from .games import CLOSING, COMMIT, FIRST_KIND, FIRST_PICK, GAINED, OVER, PLAYING, Codes, Games, symbol_cell
from .refusals import places_of

SNAKE_CELL, HUT_CELL = symbol_cell(Symbol.DANGER), symbol_cell(Symbol.HUT)
EIGHT = np.uint64(255)


@kernel
def act(terrain: Terrain, codes: Codes, house: int, games: Games, actions: NDArray[np.int64]) -> None:
    """Play one action in every game; a negative one plays nothing."""
    terrain, codes, games, actions = unowned(terrain), unowned(codes), unowned(games), unowned(actions)
    ends, counted = np.zeros(KINDS, np.int64), np.empty(0, np.uint64)
    for game in range(actions.size):
        begin_step(games, game)
        if games.phase[game] != PLAYING or actions[game] < 0:
            continue
        mark = codes.marks[actions[game]]
        owner = games.held[game, 0]
        if mark == COMMIT:
            close(games, game)
            continue
        if mark <= FIRST_PICK:
            kind = games.begun[game]
            games.picked[game] |= bit(FIRST_PICK - mark)
            if ones(games.picked[game]) < SIZES[kind]:
                show_all(games.found[game, owner], codes, games.picked[game], kind + 1 + NAMED)
                continue
            mark = discovery_code(kind, games.picked[game])
            games.begun[game] = -1
            games.picked[game] = NONE
        elif mark <= FIRST_KIND:
            games.begun[game] = FIRST_KIND - mark
            continue
        free = _play(terrain, codes, house, games, game, owner, mark, games.unused[game])
        games.unused[game] = free
        if kind_of(mark) == WRITE and games.held.shape[1] == 1:
            games.filled[game] |= bit(place_of(mark))
        if free == DONE or not _may_follow(terrain, games, game, owner, counted, ends):
            close(games, game)


@inlined
def _play(terrain: Terrain, codes: Codes, house: int, games: Games, game: int, owner: int, mark: int, free: int) -> int:
    """Make a mark, show it, and return the possible sets of dice that are then unused."""
    sheet = games.sheets[game, owner]
    left = add(terrain, sheet, mark, games.roll[game], free, house)
    if kind_of(mark) == DISCOVER:
        show_all(games.found[game, owner], codes, discovered_spaces(mark), discovered_kind(mark) + 1)
    elif kind_of(mark) == CROSS_OUT:
        show_all(games.crossed[game, owner], codes, sheet[ESCAPED], 1)
    else:
        value = value_of(mark)
        shown = value if value > 0 else SNAKE_CELL if value == DANGER else HUT_CELL + HUT - value
        games.cells[game, owner, codes.cell[place_of(mark)]] = shown
    return left


@inlined
def _may_follow(terrain: Terrain, games: Games, game: int, owner: int, counted: Masks, ends: Ends) -> bool:
    """Whether anything but the commit may follow. Which kinds of discoveries there are is kept for the mask."""
    sheet, roll, free = games.sheets[game, owner], games.roll[game], games.unused[game]
    discoveries(terrain, sheet, counted, ends)
    kinds, before = 0, 0
    for kind in range(KINDS):
        if ends[kind] > before:
            kinds |= 1 << kind
        before = ends[kind]
    games.kinds[game] = kinds
    values = values_left(sheet, roll, free)
    if kinds != 0 or snakes_left(sheet, values) != NONE:
        return True
    return bool(values != NONE and spaces_for(terrain, sheet) != NONE)


@kernel
def oppose(
    terrain: Terrain,
    codes: Codes,
    house: int,
    games: Games,
    lineup: Lineup,
    scratch: Scratch,
    rollout_scratch: Scratch,
) -> None:
    """Play the turns of the bots in every game whose agent has committed."""
    terrain, codes, games, lineup = unowned(terrain), unowned(codes), unowned(games), unowned(lineup)
    scratch, rollout_scratch = unowned(scratch), unowned(rollout_scratch)
    for game in range(games.roll.size):
        if games.phase[game] != CLOSING:
            continue
        left = turns_left(games.sheets[game], games.turns[game])
        for seat in range(1, games.held.shape[1]):
            owner = games.held[game, seat]
            turn = Turn(games.roll[game], house, NONE, bool(owner != seat), False, left)
            strength, luck = lineup.strengths[seat], games.luck[game]
            sheet = games.sheets[game, owner]
            marks = choose(terrain, sheet, turn, lineup, strength, scratch, rollout_scratch, luck)
            free = int(UNUSED)
            for mark in marks:
                if mark == END:
                    break
                free = _play(terrain, codes, house, games, game, owner, mark, free)


@kernel
def score(terrain: Terrain, games: Games, what: int) -> None:
    """End games, count stars and set the rewards where a turn was closed."""
    terrain, games = unowned(terrain), unowned(games)
    players = games.held.shape[1]
    for game in range(games.roll.size):
        if games.phase[game] != CLOSING:
            continue
        ended = False
        for seat in range(players):
            ended |= is_over(games.sheets[game, seat], games.turns[game], players == 1)
        games.ended[game] = ended
        before = games.stars[game, 0]
        if ended or what == GAINED:
            for seat in range(players):
                games.stars[game, seat] = total(terrain, games.sheets[game, seat])
                games.ties[game, seat] = building_stars(terrain, games.sheets[game, seat])
        settle(games, game, what, before)


@kernel
def refresh(terrain: Terrain, codes: Codes, _house: int, games: Games) -> None:
    """Write the mask of every game."""
    terrain, codes, games = unowned(terrain), unowned(codes), unowned(games)
    found, ends = np.empty(MOST_DISCOVERIES, np.uint64), np.zeros(KINDS, np.int64)
    for game in range(games.roll.size):
        show_turn(games, game)
        clear_mask(games, game)
        if games.phase[game] == OVER:
            games.mask[game, codes.commit] = 1
            continue
        roll = games.roll[game]
        sheet = games.sheets[game, games.held[game, 0]]
        if IS_DANGER[roll]:
            spaces = snake_spaces(terrain, sheet, games.before[game])
            offer_numbers(games, game, spaces, 0, codes.fill, NONE, DANGER_SLOT)
            continue
        if games.begun[game] >= 0:
            _offer_places(terrain, codes, games, game, sheet, found, ends)
            continue
        values = values_left(sheet, roll, games.unused[game])
        spaces = spaces_for(terrain, sheet)
        low, high = SPREAD[(values >> np.uint64(1)) & EIGHT], SPREAD[(values >> np.uint64(9)) & np.uint64(127)]
        offer_numbers(games, game, spaces, 0, codes.fill, low, high)
        for building in range(BUILDINGS):
            if values & bit(FIRST_BUILDING + building) != NONE:
                offer(games, game, spaces, codes.symbol[0, building])
        offer(games, game, snakes_left(sheet, values), codes.cross)
        if games.unused[game] != UNUSED:
            games.mask[game, codes.commit] = 1
            offer(games, game, np.uint64(games.kinds[game]), codes.begin)


@inlined
def _offer_places(
    terrain: Terrain, codes: Codes, games: Games, game: int, sheet: Masks, found: Masks, ends: Ends
) -> None:
    """Offer every place that may be named next. The places of a discovery are named in rising order, so those named so
    far are the lowest ones of each discovery that is still meant."""
    discoveries(terrain, sheet, found, ends)
    kind, picked = games.begun[game], games.picked[game]
    for index in range(ends[kind - 1] if kind else 0, ends[kind]):
        rest = found[index]
        named = picked
        while named != NONE and rest != NONE and lowest(rest) == lowest(named):
            rest = without_lowest(rest)
            named = without_lowest(named)
        if named == NONE:
            games.mask[game, codes.pick + lowest(rest)] = 1


def blank_sheet(terrain: Terrain) -> Masks:
    sheet = np.zeros(WORDS, np.uint64)
    clear(terrain, sheet)
    return sheet


def scratch_of(_terrain: Terrain) -> tuple[Scratch, Scratch]:
    """Working memory of bots: for choosing, and for the games that Explorer plays in its mind."""
    return new_scratch(WIDE), new_scratch(NARROW)


def readable_sheet(board: Board, sheet: Masks) -> Sheet:
    return sheet_of(board, sheet)


def spaces_before(board: Board, word: int) -> tuple[Space, ...]:
    """The spaces that an entry of `Games.before` stands for."""
    return places_of(board, word)
