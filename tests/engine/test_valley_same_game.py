"""The compiled rules of the Valley agree with the readable rules."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest
from support.same_game import HOUSES, compare_mark_by_mark, compare_simulated, drawn_layout

from pennypapers.bots.compiled_bots import compiled_bots
from pennypapers.bots.valley.tourist import UNCOUNTED, Finds, left_after
from pennypapers.engine.core.board import Masks
from pennypapers.engine.valley.board import Terrain, terrain
from pennypapers.engine.valley.discoveries import MOST_DISCOVERIES, Ends, discoveries_with, kind_at, new_work
from pennypapers.engine.valley.engine import masks_of
from pennypapers.engine.valley.sheet import KINDS, NUMBERS, reveal
from pennypapers.rules import (
    SIDES,
    Discovery,
    Draft,
    Kind,
    Layout,
    Roll,
    Sheet,
    Space,
    Symbol,
    adventure,
    builtin_layout,
)
from pennypapers.rules.adventures.discovery import possible_discoveries

VALLEY = adventure("valley")


@pytest.mark.parametrize("seed", range(12))
def test_every_draft_is_the_same_in_both_engines(seed: int) -> None:
    assert compare_mark_by_mark("valley", seed) > 0


@pytest.mark.parametrize("seed", range(12))
def test_simulated_games_follow_the_rules(seed: int) -> None:
    assert compare_simulated("valley", seed) > 0


@pytest.mark.parametrize(
    ("values", "expected"),
    [
        ((3, 4), {Kind.CITY}),
        ((6, 7), {Kind.CITY, Kind.MOUNTAIN}),
        ((10, 12), {Kind.CITY, Kind.MOUNTAIN, Kind.PYRAMID}),
        ((10, 11, 13, 14, 15), {Kind.FOREST, Kind.MOUNTAIN, Kind.PYRAMID}),
        (tuple(range(1, 16)), {Kind.FOREST, Kind.MOUNTAIN}),
    ],
)
def test_discoveries_of_every_kind_are_the_same_on_full_sheets(values: tuple[int, ...], expected: set[Kind]) -> None:
    """Random games seldom have cities and pyramids, so this test fills sheets with few different numbers."""
    rng, kernels = Random(str(values)), compiled_bots("valley").engine
    kinds: set[Kind] = set()
    layouts = [builtin_layout("valley", side) for side in SIDES]
    layouts += [drawn_layout("valley", rng, kernels) for _ in range(4)]
    for layout in layouts:
        draft = after_one_use(filled(layout, values, rng), rng)
        position = kernels.position(kernels.board(draft.sheet.layout), draft)
        legal = position.legal()
        assert sorted(map(str, legal)) == sorted(map(str, draft.options.marks()))
        assert position.sheet() == draft.sheet
        assert position.parts() == tuple(part.stars for part in VALLEY.score(draft.sheet).parts)
        kinds |= {mark.kind for mark in (*legal, *draft.sheet.discoveries) if isinstance(mark, Discovery)}
    assert kinds >= expected


def test_the_buffer_holds_all_discoveries_of_a_sheet_with_very_many() -> None:
    layout = Layout("valley", "square", (("o",) * 8,) * 8)
    numbers = {Space.at(col, row): 1 + (3 * col + 5 * row + col * row) % 15 for col in range(8) for row in range(8)}
    numbers.pop(Space("d4"))
    draft = Draft.begin(VALLEY, Sheet(layout, numbers), Roll.parse("1 2 3"))
    draft = draft.add(next(iter(draft.options.marks())))
    kernels = compiled_bots("valley").engine
    found = [mark for mark in kernels.position(kernels.board(layout), draft).legal() if isinstance(mark, Discovery)]
    assert set(found) == set(possible_discoveries(draft.sheet))
    assert MOST_DISCOVERIES / 10 < len(found) < MOST_DISCOVERIES


@pytest.mark.parametrize("values", [(3, 4), (6, 7), (10, 11, 12, 13), (1, 2, 3, 6, 9, 12, 15)])
def test_discoveries_with_a_space_and_those_left_after_one_are_what_a_whole_search_finds(
    values: tuple[int, ...],
) -> None:
    """Tourist counts on from mark to mark instead of searching the whole sheet again."""
    rng, kernels = Random(str(values)), compiled_bots("valley").engine
    looked_at = 0
    for side in SIDES * 4:
        sheet = filled(builtin_layout("valley", side), values, rng)
        board = kernels.board(sheet.layout)
        ground = terrain(board)
        masks = masks_of(board, ground, sheet, 0)
        every, ends = searched(ground, masks, masks[NUMBERS])
        assert len(set(every)) == len(every)
        for place in board.places.values():
            here = np.uint64(1 << place)
            some, _ = searched(ground, masks, here)
            assert sorted(some) == sorted(found for found in every if found & here)
        found = np.array(every, np.uint64)
        finds = Finds(np.full(1, UNCOUNTED), found, ends, new_work())
        for index in rng.sample(range(len(every)), min(20, len(every))):
            kind = kind_at(index, ends)
            after = masks.copy()
            reveal(after, kind, found[index])
            left, _ = searched(ground, after, after[NUMBERS])
            assert left_after(masks, kind, found[index], finds) == len(left)
            looked_at += 1
    assert looked_at > 5


def searched(ground: Terrain, masks: Masks, needed: np.uint64) -> tuple[list[np.uint64], Ends]:
    """The discoveries with any of these spaces, and where each kind ends."""
    found, ends = np.zeros(MOST_DISCOVERIES, np.uint64), np.zeros(KINDS, np.int64)
    number = discoveries_with(ground, masks, needed, found, ends, new_work())
    return list(found[:number]), ends


def filled(layout: Layout, values: tuple[int, ...], rng: Random) -> Sheet:
    """A sheet with these numbers nearly everywhere, a few snakes, and up to three discoveries."""
    spaces = [space for space in layout.of("o")[:30] if rng.random() < 0.9]
    sheet = Sheet(layout, {space: Symbol.DANGER if rng.random() < 0.1 else rng.choice(values) for space in spaces})
    for _ in range(rng.randrange(4)):
        if found := list(possible_discoveries(sheet)):
            sheet = sheet.revealed(rng.choice(found))
    return sheet


def after_one_use(sheet: Sheet, rng: Random) -> Draft:
    """A draft after one random use of the dice, so that a discovery may follow."""
    draft = Draft.begin(VALLEY, sheet, Roll.parse("P D 5"), house=rng.choice(HOUSES))
    marks = list(draft.options.marks())
    return draft.add(rng.choice(marks)) if marks else draft
