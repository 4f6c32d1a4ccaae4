"""The rival's turns in Explorer's rollouts on Skull Island: the dice, and rivals that end the game."""

from __future__ import annotations

import numpy as np
from support.drawn import draft

from pennypapers.bots.island.evaluation import NEVER, WITHIN
from pennypapers.bots.island.futures import Futures, Rival, new_futures, play_rival, roll_ahead
from pennypapers.bots.island.scratch import new_scratch
from pennypapers.bots.lineup import EXPLORER, TABLE, load_lineup
from pennypapers.bots.turn import Turn
from pennypapers.engine.core.dice import index_of
from pennypapers.engine.core.rng import new_state
from pennypapers.engine.island.board import compile_island
from pennypapers.engine.island.engine import masks_of
from pennypapers.engine.island.legal import NOWHERE
from pennypapers.rules.adventures.island import LAND
from pennypapers.rules.sheet import Sheet

TRIES, TURNS = 4, 5
NEARLY = "~ ~ ~ ~ ~ ~ ~ ~|~ . 7 . . . . ~|~ 7 . . . . . ~|~ . 7 . . . . ~|~ . . . . . . ~|~ ~ ~ ~ ~ ~ ~ ~"
"""A sheet on which one more 7 completes a treasure."""


def rolled(tries: int, first: int) -> Futures:
    futures = new_futures(tries, TURNS)
    roll_ahead(futures, np.uint64(7), first, new_state())
    return futures


def rival_futures(noted: int, roll: str) -> Futures:
    """The futures of a rival that has so many treasures and can complete another one with a 7."""
    begun = draft("island", NEARLY, roll=roll)
    sheet: Sheet = begun.sheet
    for value, space in enumerate(sheet.layout.of(LAND)[-noted:], 1):
        sheet = sheet.circled(space, value)
    board = compile_island(sheet.layout)
    scratch, futures = new_scratch(board.island.spots.words), rolled(TRIES, 0)
    ending = scratch.total.ending.copy()
    ending[WITHIN] = 20
    turn = Turn(index_of(begun.roll), 0, NOWHERE, hurts=False, alone=False)
    weights = load_lineup("island").weights[TABLE, EXPLORER]
    play_rival(board.island, Rival(masks_of(board, sheet), ending), turn, weights, scratch, futures)
    return futures


def test_new_futures_are_those_of_a_solo_game() -> None:
    futures = new_futures(TRIES, TURNS)
    assert (futures.ends > TURNS).all()
    assert (futures.within == NEVER).all()
    assert not futures.stars.any()
    assert not futures.values.any()


def test_the_dice_of_a_rollout_depend_only_on_its_number() -> None:
    rolls = rolled(TRIES, 0).rolls[:, 1:].tolist()
    assert len({tuple(row) for row in rolls}) == TRIES
    assert rolled(2, 2).rolls[:, 1:].tolist() == rolls[2:]


def test_I16_a_rival_that_can_win_ends_the_game_at_once_in_every_rollout() -> None:
    futures = rival_futures(4, "5 2 1")
    assert futures.ends.tolist() == [0] * TRIES
    assert futures.stars[:, 0].tolist() == [1 + 2 + 3 + 4 + 7] * TRIES
    assert futures.values.min() >= 1 + 2 + 3 + 4 + 7


def test_a_rival_that_is_far_from_its_fifth_treasure_does_not_end_the_game() -> None:
    futures = rival_futures(1, "5 2 1")
    assert (futures.ends > TURNS).all()
    assert len(set(futures.stars[:, 0])) == 1, "the present turn is the same in every rollout"
    assert (futures.within < NEVER).all()
    assert (futures.values > futures.stars[:, -1]).all(), "the evaluation expects more stars to come"
