"""Whole games of the Temple's bots."""

from __future__ import annotations

import numpy as np

from ...engine.core.board import PLACES, Grid
from ...engine.core.dice import IS_DANGER, ROLLS
from ...engine.core.kernel import kernel
from ...engine.core.log import END, Log, begin, note
from ...engine.core.results import Results
from ...engine.core.rng import assign_sheets, below, start
from ...engine.temple.legal import NOWHERE
from ...engine.temple.sheet import WORDS, add, clear, count, is_over, rank
from ..lineup import Lineup
from ..turn import Turn
from .choice import choose
from .scratch import filled, new_scratch


@kernel
def play(grid: Grid, lineup: Lineup, house: int, seed: np.uint64, first: int, results: Results, log: Log) -> None:
    """Play games, each seat by the bot of its strength. The dice do not depend on who plays."""
    games, players = results.ranks.shape
    sheets = np.zeros((players, WORDS), np.uint64)
    lengths = np.zeros(PLACES, np.int8)
    held = np.arange(players)
    dice, rng = np.zeros(1, np.uint64), np.zeros(1, np.uint64)
    scratch, other = new_scratch(), new_scratch()
    for game in range(games):
        start(dice, seed, first + game)
        start(rng, ~seed, first + game)
        for seat in range(players):
            clear(grid, sheets[seat])
        begin(log)
        turns, before, ended = 0, NOWHERE, False
        while not ended:
            turns += 1
            roll = below(dice, ROLLS)
            assign_sheets(dice, held, IS_DANGER[roll])
            note(log, roll)
            hurts = bool(players > 1 and IS_DANGER[roll])
            for seat in range(players):
                sheet = sheets[held[seat]]
                turn = Turn(roll, house, before, hurts, players == 1)
                mark = choose(grid, sheet, turn, lineup, lineup.strengths[seat], scratch, other, rng)
                add(grid, sheet, mark, house)
                note(log, held[seat])
                note(log, mark)
                note(log, END)
                ended |= is_over(sheet)
                before = filled(mark, players == 1)
        results.turns[game] = turns
        for seat in range(players):
            parts = results.parts[game, seat]
            count(grid, sheets[seat], lengths, parts)
            results.ties[game, seat] = parts[0]  # T13
            results.ranks[game, seat] = rank(parts[0] + parts[1] + parts[2])
