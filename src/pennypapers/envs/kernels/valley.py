"""The vector environment's kernels for the Valley."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from ...bots.lineup import Lineup
from ...bots.valley.choice import choose
from ...bots.valley.explorer import NARROW, WIDE
from ...bots.valley.games import turns_left
from ...bots.valley.scratch import Scratch, Turn, new_scratch
from ...engine.core.bits import NONE, bit, ones
from ...engine.core.board import Board, Masks
from ...engine.core.dice import IS_DANGER, UNUSED
from ...engine.core.kernel import inlined, kernel
from ...engine.core.log import END
from ...engine.core.marks import CROSS_OUT, DANGER, DISCOVER, HUT, WRITE, kind_of, place_of, value_of
from ...engine.core.unowned import unowned
from ...engine.valley.board import Terrain
from ...engine.valley.discoveries import MOST_DISCOVERIES, Work, new_work
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
    NUMBERS,
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
    DANGER_VALUE,
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
from .encoding import NAMED
from .games import CLOSING, COMMIT, FIRST_KIND, FIRST_PICK, GAINED, OVER, PLAYING, Codes, Games, Shown, symbol_cell
from .refusals import places_of
from .valley_discoveries import kinds_with, next_places

TALLY = 0
"""Words of a tally: the stars of a sheet are quick to count."""
SNAKE_CELL, HUT_CELL = symbol_cell(Symbol.DANGER), symbol_cell(Symbol.HUT)
NUMBERS_ONLY = np.uint64((1 << 15) - 1)


@kernel
def step(
    terrain: Terrain,
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
    terrain, codes, games = unowned(terrain), unowned(codes), unowned(games)
    shown, actions = unowned(shown), unowned(actions)
    found, work = np.empty(MOST_DISCOVERIES, np.uint64), new_work()
    illegal = 0
    for game in range(actions.size):
        begin_step(shown, game)
        illegal += _act(terrain, codes, house, games, shown, game, actions[game], work)
        _finish(terrain, codes, games, shown, game, what, boxes, found, work)
    return illegal


@kernel
def act(terrain: Terrain, codes: Codes, house: int, games: Games, shown: Shown, actions: NDArray[np.int64]) -> int:
    """The agent's part of a step, in every game; return how many actions are illegal."""
    terrain, codes, games = unowned(terrain), unowned(codes), unowned(games)
    shown, actions = unowned(shown), unowned(actions)
    work = new_work()
    illegal = 0
    for game in range(actions.size):
        begin_step(shown, game)
        illegal += _act(terrain, codes, house, games, shown, game, actions[game], work)
    return illegal


@kernel
def finish(terrain: Terrain, codes: Codes, _house: int, games: Games, shown: Shown, what: int, boxes: int) -> None:
    """The rest of a step once all seats have committed: stars, ends, the next rolls, and what is observed."""
    terrain, codes, games, shown = unowned(terrain), unowned(codes), unowned(games), unowned(shown)
    found, work = np.empty(MOST_DISCOVERIES, np.uint64), new_work()
    for game in range(games.rows.size):
        _finish(terrain, codes, games, shown, game, what, boxes, found, work)


@inlined
def _act(
    terrain: Terrain, codes: Codes, house: int, games: Games, shown: Shown, game: int, action: int, work: Work
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
    if mark == COMMIT:
        close(games, game)
        return 0
    if mark <= FIRST_PICK:
        kind = row.begun
        row.picked |= bit(FIRST_PICK - mark)
        if ones(row.picked) < SIZES[kind]:
            show_places(games.found[game, owner], codes, row.picked, kind + 1 + NAMED)
            return 0
        mark = discovery_code(kind, row.picked)
        row.begun = -1
        row.picked = NONE
    elif mark <= FIRST_KIND:
        row.begun = FIRST_KIND - mark
        return 0
    row.unused = _play(terrain, codes, house, games, game, owner, mark, row.unused)
    sheet = games.sheets[game, owner]
    if kind_of(mark) == DISCOVER:
        row.kinds = kinds_with(terrain, sheet, sheet[NUMBERS], 0, work)
    elif kind_of(mark) == WRITE:
        if games.held.shape[1] == 1:
            row.filled |= bit(place_of(mark))
        if value_of(mark) > 0:
            row.kinds = kinds_with(terrain, sheet, bit(place_of(mark)), row.kinds, work)
    if row.unused == DONE or not _may_follow(terrain, sheet, row.roll, row.unused, row.kinds):
        close(games, game)
    return 0


@inlined
def _play(terrain: Terrain, codes: Codes, house: int, games: Games, game: int, owner: int, mark: int, free: int) -> int:
    """Make a mark, show it, and return the possible sets of dice that are then unused."""
    sheet = games.sheets[game, owner]
    left = add(terrain, sheet, mark, games.rows[game].roll, free, house)
    if kind_of(mark) == DISCOVER:
        show_places(games.found[game, owner], codes, discovered_spaces(mark), discovered_kind(mark) + 1)
    elif kind_of(mark) == CROSS_OUT:
        show_places(games.crossed[game, owner], codes, sheet[ESCAPED], 1)
    else:
        value = value_of(mark)
        shown = value if value > 0 else SNAKE_CELL if value == DANGER else HUT_CELL + HUT - value
        games.cells[game, owner, codes.cell[place_of(mark)]] = shown
    return left


@inlined
def _may_follow(terrain: Terrain, sheet: Masks, roll: int, free: int, kinds: int) -> bool:
    """Whether anything but the commit may follow; `kinds` are those of which there is a discovery."""
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
    for game in range(games.rows.size):
        if games.rows[game].phase != CLOSING:
            continue
        left = turns_left(games.sheets[game], games.rows[game].turns)
        for seat in range(1, games.held.shape[1]):
            owner = games.held[game, seat]
            turn = Turn(games.rows[game].roll, house, NONE, bool(owner != seat), False, left)
            strength, luck = lineup.strengths[seat], games.luck[game]
            sheet = games.sheets[game, owner]
            marks = choose(terrain, sheet, turn, lineup, strength, scratch, rollout_scratch, luck)
            free = int(UNUSED)
            for mark in marks:
                if mark == END:
                    break
                free = _play(terrain, codes, house, games, game, owner, mark, free)


@inlined
def _finish(
    terrain: Terrain,
    codes: Codes,
    games: Games,
    shown: Shown,
    game: int,
    what: int,
    boxes: int,
    found: Masks,
    work: Work,
) -> None:
    """End a turn that was closed, begin a game after one that is over, and show what stands then."""
    phase, players = games.rows[game].phase, games.held.shape[1]
    if phase == CLOSING:
        ended = False
        for seat in range(players):
            ended |= is_over(games.sheets[game, seat], games.rows[game].turns, players == 1)
        before = games.stars[game, 0]
        if ended or what == GAINED:
            for seat in range(players):
                games.stars[game, seat] = total(terrain, games.sheets[game, seat])
                games.ties[game, seat] = building_stars(terrain, games.sheets[game, seat])
        next_turn(games, shown, game, boxes, reward_of(games, game, what, before, ended), ended)
    elif phase == OVER:
        begin_game(games, game)
        deal(games, game, boxes)
    _offer(terrain, codes, games, game, found, work)
    show_game(games, shown, game)


@inlined
def _offer(terrain: Terrain, codes: Codes, games: Games, game: int, found: Masks, work: Work) -> None:
    """Find the legal actions."""
    row = games.rows[game]
    offer_nothing(games, game)
    if row.phase == OVER:
        offer(games, codes, game, codes.commit)
        return
    roll = row.roll
    sheet = games.sheets[game, games.held[game, 0]]
    if IS_DANGER[roll]:
        offer_numbers(games, game, snake_spaces(terrain, sheet, row.before), 0, DANGER_VALUE)
        return
    if row.begun >= 0:
        offer_each(games, codes, game, next_places(terrain, sheet, row.begun, row.picked, found, work), codes.pick)
        return
    values = values_left(sheet, roll, row.unused)
    spaces = spaces_for(terrain, sheet)
    offer_numbers(games, game, spaces, 0, int((values >> np.uint64(1)) & NUMBERS_ONLY))
    for building in range(BUILDINGS):
        if values & bit(FIRST_BUILDING + building) != NONE:
            offer_each(games, codes, game, spaces, codes.symbol[0, building])
    offer_each(games, codes, game, snakes_left(sheet, values), codes.cross)
    if row.unused != UNUSED:
        offer(games, codes, game, codes.commit)
        offer_each(games, codes, game, np.uint64(row.kinds), codes.begin)


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
