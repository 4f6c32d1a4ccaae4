"""Whole games of Skull Island's bots."""

from __future__ import annotations

import numpy as np

from ...engine.core.board import Masks
from ...engine.core.dice import ROLLS
from ...engine.core.kernel import kernel, merged
from ...engine.core.log import END, Log, begin, note
from ...engine.core.results import Results
from ...engine.core.rng import State, assign_sheets, below, start
from ...engine.core.unowned import unowned
from ...engine.island.board import IslandGrid
from ...engine.island.legal import NOWHERE, is_danger_turn
from ...engine.island.sheet import WORDS, Marks, clear, is_over
from ..lineup import NEVER_AT_RANDOM, TABLE, VOYAGER, Lineup
from ..turn import Turn
from .choice import choose
from .futures import Rival
from .rivals import Endings, fill_endings, new_endings, strongest_rival
from .scratch import Scratch, filled, new_scratch, play_turn
from .tourist import random_mark, store_result


@kernel
def play(grid: IslandGrid, lineup: Lineup, house: int, seed: np.uint64, first: int, results: Results, log: Log) -> None:
    """As `CompiledBots.play` describes. The dice do not depend on which bots play."""
    games, players = results.ranks.shape
    chance = int(NEVER_AT_RANDOM)  # numba would compile the callees once more for a literal
    sheets = np.zeros((players, WORDS), np.uint64)
    shown = sheets.copy()
    held = np.arange(players)
    dice, rng = np.zeros(1, np.uint64), np.zeros(1, np.uint64)
    scratch, rollout_scratch = new_scratch(grid.spots.words), new_scratch(grid.spots.words)
    endings = new_endings(players)
    for game in range(games):
        start(dice, seed, first + game)
        start(rng, ~seed, first + game)
        for seat in range(players):
            clear(grid, sheets[seat])
        begin(log)
        turns, before, ended = 0, int(NOWHERE), False
        while not ended:
            turns += 1
            before, ended = play_round(
                grid,
                sheets,
                shown,
                lineup,
                house,
                chance,
                before,
                held,
                endings,
                dice,
                rng,
                scratch,
                rollout_scratch,
                log,
            )
        results.turns[game] = turns
        for seat in range(players):
            store_result(grid, sheets[seat], results, game, seat)


@merged
def play_round(
    grid: IslandGrid,
    sheets: Masks,
    shown: Masks,
    lineup: Lineup,
    house: int,
    chance: int,
    before: int,
    held: Marks,
    endings: Endings,
    dice: State,
    rng: State,
    scratch: Scratch,
    rollout_scratch: Scratch,
    log: Log,
) -> tuple[int, bool]:
    """Play one turn at every seat, with a probability of `chance` in a thousand at random. The sheets before the turn
    are copied to `shown`.

    Returns the space that was filled (in a solo game), and whether the game is over.
    """
    grid, sheets, lineup, log = unowned(grid), unowned(sheets), unowned(lineup), unowned(log)
    scratch, rollout_scratch = unowned(scratch), unowned(rollout_scratch)
    held, dice, rng = unowned(held), unowned(dice), unowned(rng)
    players, ended = held.size, False
    roll = below(dice, ROLLS)
    assign_sheets(dice, held, is_danger_turn(sheets[0], roll))
    note(log, roll)
    if players > 1 and lineup.strengths.max() >= VOYAGER:
        fill_endings(grid, sheets, lineup.weights[TABLE, VOYAGER], scratch, endings)
        shown[:] = sheets
    for seat in range(players):
        sheet = sheets[held[seat]]
        if chance and below(rng, 1000) < chance:
            mark = random_mark(grid, sheet, roll, before, rng)
        else:
            turn = Turn(roll, house, before, bool(held[seat] != seat), players == 1)
            scratch.total.ending[:] = endings[held[seat]]
            first_rival = strongest_rival(endings, held[seat])
            rival = Rival(shown[first_rival], endings[first_rival])
            mark = choose(grid, sheet, rival, turn, lineup, lineup.strengths[seat], scratch, rollout_scratch, rng)
        note(log, held[seat])
        play_turn(grid, sheet, mark, house, scratch.circles, log)
        note(log, END)
        ended |= is_over(sheet)
        before = filled(mark, players == 1)
    return before, ended
