"""The evaluation of the other players' sheets on Skull Island: how soon the game may end, and who is the strongest
rival."""

from __future__ import annotations

import numpy as np
from support.drawn import draft

from pennypapers.bots.island.evaluation import NEVER, RIVAL, WITHIN
from pennypapers.bots.island.rivals import Endings, fill_endings, new_endings, strongest_rival
from pennypapers.bots.island.scratch import new_scratch
from pennypapers.bots.lineup import TABLE, VOYAGER, load_lineup
from pennypapers.engine.island.board import compile_island
from pennypapers.engine.island.engine import masks_of
from pennypapers.rules.adventures.island import LAND
from pennypapers.rules.library import builtin_layout
from pennypapers.rules.sheet import Sheet

EMPTY = Sheet(builtin_layout("island", "front"))


def endings(*sheets: Sheet) -> Endings:
    board = compile_island(sheets[0].layout)
    found, scratch = new_endings(len(sheets)), new_scratch(board.island.spots.words)
    masks = np.stack([masks_of(board, sheet) for sheet in sheets])
    fill_endings(board.island, masks, load_lineup("island").weights[TABLE, VOYAGER], scratch, found)
    return found


def with_treasures(count: int) -> Sheet:
    sheet = EMPTY
    for value, space in enumerate(EMPTY.layout.of(LAND)[:count], 1):
        sheet = sheet.circled(space, value)
    return sheet


def test_in_a_solo_game_no_rival_can_end_the_game() -> None:
    assert endings(with_treasures(4))[0, WITHIN] == NEVER


def test_I16_the_more_treasures_somebody_else_has_the_sooner_the_game_may_end() -> None:
    found = [endings(with_treasures(2), with_treasures(count), EMPTY) for count in range(5)]
    soonest = [each[0, WITHIN] for each in found]
    assert soonest == sorted(set(soonest), reverse=True)
    assert len({each[1, WITHIN] for each in found}) == 1, "one's own treasures are no reason to hurry"
    assert [each[2, WITHIN] for each in found[3:]] == soonest[3:]


def test_the_more_values_lack_only_one_mark_the_sooner_the_game_may_end() -> None:
    noted = "~ ~ ~ ~ ~ ~ ~ ~|~ . . . . . . ~|~ {} . . . . . ~|~ . {} . . . . ~|~ . . . . . . ~|~ ~ ~ ~ ~ ~ ~ ~"
    far, near = (draft("island", noted.format(*marks), roll="1 1 1").sheet for marks in ((".", "."), ("7", "7")))
    for space, value in zip(far.layout.of(LAND)[-4:], (1, 2, 3, 4), strict=True):
        far, near = far.circled(space, value), near.circled(space, value)
    ready = near.written(near.layout.of(LAND)[1], 7)
    rivals = [endings(far, rival)[0, WITHIN] for rival in (far, near, ready)]
    assert rivals[0] >= rivals[1] > rivals[2]


def test_the_endings_hold_the_most_stars_of_any_rival() -> None:
    found = endings(with_treasures(2), with_treasures(4), with_treasures(3))
    assert found[:, RIVAL].tolist() == [10, 6, 10]


def test_the_strongest_rival_has_the_best_evaluation() -> None:
    full = EMPTY
    for space in EMPTY.layout.of(LAND)[1:]:
        full = full.written(space, 1)
    found = endings(full, EMPTY, full)
    assert [strongest_rival(found, owner) for owner in range(3)][::2] == [1, 1]
    assert strongest_rival(found, 1) != 1
    assert strongest_rival(endings(EMPTY), 0) == 0, "there is no other seat"
