"""Whole games of the Temple's bots."""

from __future__ import annotations

import numpy as np

from ...engine.core.board import PLACES, Grid, Masks
from ...engine.core.dice import IS_DANGER, ROLLS
from ...engine.core.kernel import kernel, merged
from ...engine.core.log import END, Log, begin, note
from ...engine.core.results import Results
from ...engine.core.rng import State, assign_sheets, below, start
from ...engine.core.unowned import unowned
from ...engine.temple.legal import NOWHERE
from ...engine.temple.sheet import WORDS, Marks, add, clear, is_over
from ..lineup import NEVER_AT_RANDOM, Lineup
from ..turn import Turn
from .choice import choose
from .scratch import Scratch, filled, new_scratch
from .tourist import random_mark, store_result


@kernel
def play(grid: Grid, lineup: Lineup, house: int, seed: np.uint64, first: int, results: Results, log: Log) -> None:
    """As `CompiledBots.play` describes. The dice do not depend on which bots play."""
    games, players = results.ranks.shape
    chance = int(NEVER_AT_RANDOM)  # numba would compile the callees once more for a literal
    sheets = np.zeros((players, WORDS), np.uint64)
    lengths = np.zeros(PLACES, np.int8)
    held = np.arange(players)
    dice, rng = np.zeros(1, np.uint64), np.zeros(1, np.uint64)
    scratch, rollout_scratch = new_scratch(), new_scratch()
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
                grid, sheets, lineup, house, chance, before, held, dice, rng, scratch, rollout_scratch, log
            )
        results.turns[game] = turns
        for seat in range(players):
            store_result(grid, sheets[seat], lengths, results, game, seat)


@merged
def play_round(
    grid: Grid,
    sheets: Masks,
    lineup: Lineup,
    house: int,
    chance: int,
    before: int,
    held: Marks,
    dice: State,
    rng: State,
    scratch: Scratch,
    rollout_scratch: Scratch,
    log: Log,
) -> tuple[int, bool]:
    """Play one turn at every seat, with a probability of `chance` in a thousand at random.

    Returns the space that was filled (in a solo game), and whether the game is over.
    """
    grid, sheets, lineup, log = unowned(grid), unowned(sheets), unowned(lineup), unowned(log)
    scratch, rollout_scratch = unowned(scratch), unowned(rollout_scratch)
    held, dice, rng = unowned(held), unowned(dice), unowned(rng)
    players, ended = held.size, False
    roll = below(dice, ROLLS)
    assign_sheets(dice, held, IS_DANGER[roll])
    note(log, roll)
    for seat in range(players):
        sheet = sheets[held[seat]]
        turn = Turn(roll, house, before, bool(players > 1 and IS_DANGER[roll]), players == 1)
        if chance and below(rng, 1000) < chance:
            mark = random_mark(grid, sheet, roll, house, before, rng)
        else:
            mark = choose(grid, sheet, turn, lineup, lineup.strengths[seat], scratch, rollout_scratch, rng)
        add(grid, sheet, mark, house)
        note(log, held[seat])
        note(log, mark)
        note(log, END)
        ended |= is_over(sheet)
        before = filled(mark, players == 1)
    return before, ended
