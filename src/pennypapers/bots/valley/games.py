"""Whole games of the Valley's bots."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from ...engine.core.bits import NONE, ones
from ...engine.core.board import WORD, Masks
from ...engine.core.dice import IS_DANGER, ROLLS
from ...engine.core.kernel import kernel, merged
from ...engine.core.log import END, Log, begin, note
from ...engine.core.results import Results
from ...engine.core.rng import State, assign_sheets, below, start
from ...engine.core.unowned import unowned
from ...engine.valley.board import Terrain
from ...engine.valley.legal import Marks
from ...engine.valley.sheet import EMPTY, WORDS, clear, is_over
from ...rules.adventures.valley import SOLO_TURNS
from ..lineup import NEVER_AT_RANDOM, Lineup
from .choice import choose, random_candidate
from .explorer import NARROW, WIDE
from .scratch import Scratch, Turn, new_scratch, play_turn
from .tourist import store_result


@kernel
def play(terrain: Terrain, lineup: Lineup, house: int, seed: np.uint64, first: int, results: Results, log: Log) -> None:
    """As `CompiledBots.play` describes. The dice do not depend on which bots play."""
    games, players = results.ranks.shape
    chance = int(NEVER_AT_RANDOM)  # numba would compile the callees once more for a literal
    at_random = np.zeros(players, np.bool_)
    sheets = np.zeros((players, WORDS), np.uint64)
    held = np.arange(players)
    dice, rng = np.zeros(1, np.uint64), np.zeros(1, np.uint64)
    scratch, rollout_scratch = new_scratch(int(WIDE)), new_scratch(int(NARROW))
    for game in range(games):
        start(dice, seed, first + game)
        start(rng, ~seed, first + game)
        for seat in range(players):
            clear(terrain, sheets[seat])
        begin(log)
        turns, before, ended = 0, NONE, False
        while not ended:
            turns += 1
            before, ended = play_round(
                terrain,
                sheets,
                lineup,
                house,
                chance,
                turns,
                before,
                held,
                at_random,
                dice,
                rng,
                scratch,
                rollout_scratch,
                log,
            )
        results.turns[game] = turns
        for seat in range(players):
            store_result(terrain, sheets[seat], results, game, seat)


@kernel
def turns_left(sheets: Masks, turns: int) -> int:
    """The number of turns after this one (V16). With several players it is an estimate: the fullest sheet will end the
    game (V13), and a turn fills about two spaces."""
    if len(sheets) == 1:
        return SOLO_TURNS - turns
    fewest = WORD
    for sheet in sheets:
        fewest = min(fewest, ones(sheet[EMPTY]))
    return max(1, (fewest - 1) // 2)


@merged
def play_round(
    terrain: Terrain,
    sheets: Masks,
    lineup: Lineup,
    house: int,
    chance: int,
    turns: int,
    before: np.uint64,
    held: Marks,
    at_random: NDArray[np.bool_],
    dice: State,
    rng: State,
    scratch: Scratch,
    rollout_scratch: Scratch,
    log: Log,
) -> tuple[np.uint64, bool]:
    """Play one turn at every seat, with a probability of `chance` in a thousand a random one of those that the bot
    considers.

    `turns` is the number of this turn. `at_random[seat]` is set to whether the turn on the sheet of this seat was
    random. Returns the spaces that were filled (in a solo game), and whether the game is over.
    """
    terrain, sheets, lineup, log = unowned(terrain), unowned(sheets), unowned(lineup), unowned(log)
    scratch, rollout_scratch = unowned(scratch), unowned(rollout_scratch)
    held, dice, rng = unowned(held), unowned(dice), unowned(rng)
    alone, ended = held.size == 1, False
    roll = below(dice, ROLLS)
    assign_sheets(dice, held, IS_DANGER[roll])
    note(log, roll)
    left = turns_left(sheets, turns)
    for seat in range(held.size):
        sheet = sheets[held[seat]]
        turn = Turn(roll, house, before, held[seat] != seat, alone, left)
        at_random[held[seat]] = chance and below(rng, 1000) < chance
        if at_random[held[seat]]:
            marks = random_candidate(terrain, sheet, turn, lineup, lineup.strengths[seat], scratch, rng)
        else:
            marks = choose(terrain, sheet, turn, lineup, lineup.strengths[seat], scratch, rollout_scratch, rng)
        note(log, held[seat])
        for mark in marks:
            note(log, mark)
            if mark == END:
                break
        filled = play_turn(terrain, sheet, marks, turn)
        before = filled if alone else NONE
        ended |= is_over(sheet, turns, alone)
    return before, ended
