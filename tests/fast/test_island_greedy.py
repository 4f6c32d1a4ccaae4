"""Bots of Skull Island that look one turn ahead: what they count is right, and what they play is legal."""

from __future__ import annotations

from itertools import product
from random import Random

import numpy as np
import pytest
from drawn import draft
from same_game import Setting, replayed

from pennypapers.fast import island_greedy, island_outlook, island_worth
from pennypapers.fast.board import Masks
from pennypapers.fast.engine import Results
from pennypapers.fast.island import NOWHERE
from pennypapers.fast.island_board import IslandBoard, IslandGrid, compile_island
from pennypapers.fast.island_engine import IslandEngine, masks_of
from pennypapers.fast.log import Log, no_log
from pennypapers.fast.marks import decode
from pennypapers.fast.rng import new_state
from pennypapers.fast.simulate import Job, simulate
from pennypapers.rules import Sheet, Space, Symbol, builtin_layout
from pennypapers.rules.island import LAND
from pennypapers.rules.treasure import PAIRS, SEA

NUMBER, BOAT = "number", "boat"


def hopeful() -> island_worth.Weights:
    """Weights that prefer near treasures to far ones, and good places for dangers to bad ones."""
    weights = island_worth.new_weights()
    weights.hopes[:, :5] = np.array([1.0, 0.6, 0.3, 0.15, 0.05])[None, :, None]
    weights.dangers[island_worth.DANGER_NEAR] = 1 / 6
    weights.dangers[island_worth.CROSSING] = 0.3
    return weights


def empty_sheets(board: IslandBoard, players: int) -> Masks:
    return np.array([masks_of(board, Sheet(board.layout))] * players)


def fewest_marks(sheet: Sheet, value: int, board: IslandBoard, room: Sheet) -> int:
    """I9, I10 by trying what may stand on each side: what is there, or something more where `room` is empty."""
    if value in sheet.treasures.values() or len(sheet.treasures) >= 5:
        return island_outlook.OUT_OF_REACH

    def ways(side: tuple[Space, ...]) -> dict[str, int]:
        there = {sheet.writing.get(space) for space in side}
        kinds = {sheet.layout.kinds[space] for space in side if space in board.places and space not in room.writing}
        costs = {NUMBER: 0 if value in there else 1 if LAND in kinds else 9}
        costs[BOAT] = 0 if Symbol.BOAT in there else 1 if SEA in kinds else 9
        return costs

    def cost(space: Space) -> int:
        total = 0
        for one, other in PAIRS:
            first, second = ways(sheet.layout.sight[space][one]), ways(sheet.layout.sight[space][other])
            total += min(first[a] + second[b] for a, b in product(first, second) if (a, b) != (BOAT, BOAT))
        return total

    places = [space for space, kind in sheet.layout.kinds.items() if kind != SEA and space not in sheet.treasures]
    return min([*map(cost, places), island_outlook.OUT_OF_REACH])


@pytest.mark.parametrize("seed", range(12))
def test_the_marks_missing_for_a_treasure_are_counted_right(seed: int) -> None:
    rng = Random(seed)
    setting = Setting.of("island", rng)
    board = compile_island(setting.board.layout)
    sheet = Sheet(board.layout)
    outlook = island_outlook.new_outlook()
    for _ in range(25):
        masks = masks_of(board, sheet)
        island_outlook.look(board.island, masks, outlook)
        assert outlook.missing[1:].tolist() == [fewest_marks(sheet, value, board, sheet) for value in range(1, 16)]
        free = [space for space, place in board.places.items() if place < 128 and space not in sheet.writing]
        if not free:
            break
        space = rng.choice(free)
        value = rng.choice((4, 4, 11))
        after = sheet.written(space, value if board.places[space] < 64 else Symbol.BOAT)
        found = island_outlook.missing(board.island, masks, outlook, value, board.places[space])
        assert found == fewest_marks(after, value, board, sheet)
        sheet = after


@pytest.mark.parametrize("seed", range(8))
def test_games_of_such_a_bot_are_games_by_the_rules(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    def play(grid: IslandGrid, house: int, seed: np.uint64, first: int, results: Results, log: Log) -> None:
        desk = island_greedy.new_desk()
        island_greedy.play_greedily(grid, sheets, house, NOWHERE, hopeful(), desk, seed, first, results, log)

    monkeypatch.setattr(IslandEngine, "play_tourist", staticmethod(play))
    setting = Setting.of("island", Random(seed))
    sheets = empty_sheets(compile_island(setting.board.layout), setting.players)
    job = Job(setting.board.layout, "tourist", seed, setting.players, setting.house)
    outcome = simulate(job.layout, "tourist", 1, seed=seed, players=job.players, house=job.house)
    totals = [setting.rules.score(sheet).total for sheet in replayed(setting, job, 0)]
    assert outcome.totals[0].tolist() == totals


def greedy_marks(drawing: str, roll: str, *, is_own: bool = True) -> list[str]:
    """What the bot writes on a drawn sheet."""
    begun = draft("island", drawing, roll=roll)
    board = compile_island(begun.sheet.layout)
    position = IslandEngine().position(board, begun)
    written = island_greedy.greedy_turn(
        board.island,
        position.masks,
        position.roll,
        position.house,
        position.before,
        is_own,
        hopeful(),
        island_greedy.new_desk(),
        new_state(),
        no_log(),
    )
    after = position.sheet()
    return [str(decode(board, written)), *(f"{space}*{value}" for space, value in after.treasures.items())]


def test_a_treasure_is_taken_when_the_dice_give_it() -> None:
    drawing = "~ ~ . ~ ~|~ 7 ^ . ~|~ . . 7 ~|~ . 7 . ~|~ ~ ~ ~ ~"
    assert "c2*7" not in greedy_marks(drawing, "5 1 1")
    assert greedy_marks("~ ~ 7 ~ ~|~ 7 ^ . ~|~ . 7 . ~|~ ~ ~ ~ ~", "5 1 1") == ["d2=7", "c2*7"]


def test_a_danger_is_put_where_it_hurts_others_and_helps_oneself() -> None:
    drawing = "~ ~ ~ ~ ~ ~ ~|~ 9 . ~ . 8 ~|~ ~ ~ ~ ~ ~ ~"
    assert greedy_marks(drawing, "1 1 !") == ["c2=!"]
    assert greedy_marks(drawing, "1 1 !", is_own=False) == ["e2=!"]


def test_looking_ahead_beats_chance() -> None:
    board = compile_island(builtin_layout("island", "front"))
    games = 20
    results = Results(
        np.zeros((games, 1, 2), np.int16),
        np.zeros((games, 1), np.int16),
        np.zeros((games, 1), np.int8),
        np.zeros(games, np.int16),
    )
    sheets, desk = empty_sheets(board, 1), island_greedy.new_desk()
    island_greedy.play_greedily(board.island, sheets, 0, NOWHERE, hopeful(), desk, np.uint64(1), 0, results, no_log())
    tourists = simulate(board.layout, "tourist", games, seed=1)
    assert results.parts.sum(axis=2).mean() > tourists.totals.mean() + 30
