"""Generated layouts: each is playable, can be read back and has the sizes of its difficulty; the seed decides it."""

from __future__ import annotations

from itertools import pairwise
from statistics import mean

import pytest

from pennypapers.lab import generate_island, generate_temple, generate_valley
from pennypapers.lab.difficulty import Difficulty
from pennypapers.lab.generate import SKETCHES, layout_text, new_layout
from pennypapers.lab.playable import why_unplayable
from pennypapers.rules import ADVENTURES, Layout, builtin_layout
from pennypapers.rules.library import SIDES, read_layout

SEEDS = range(25)
EVERY = [(key, difficulty) for key in ADVENTURES for difficulty in Difficulty]


def made(key: str, difficulty: Difficulty) -> list[Layout]:
    return [new_layout(key, seed=seed, difficulty=difficulty) for seed in SEEDS]


def drawn(key: str, *rows: str) -> Layout:
    return Layout(key, "drawn", tuple(tuple(row.split()) for row in rows))


def mean_neighbours(layout: Layout) -> float:
    """The mean number of neighbours of a space, among the spaces that can hold numbers."""
    carries = ADVENTURES[layout.adventure].carries
    written = {space for kind, marks in carries.items() if int in marks for space in layout.of(kind)}
    return mean(len(written.intersection(layout.around[space])) for space in written)


def test_every_adventure_has_a_generator() -> None:
    assert SKETCHES.keys() == ADVENTURES.keys()


@pytest.mark.parametrize(("key", "difficulty"), EVERY)
def test_every_seed_gives_a_playable_layout_that_can_be_read_back(key: str, difficulty: Difficulty) -> None:
    for seed, layout in zip(SEEDS, made(key, difficulty), strict=True):
        assert why_unplayable(layout) is None, (seed, str(layout))
        assert read_layout(layout_text(layout, seed=seed, difficulty=difficulty)) == layout
        assert layout.name == f"{difficulty}-{seed}"


@pytest.mark.parametrize(("key", "difficulty"), EVERY)
def test_other_seeds_give_other_layouts_and_the_same_seed_gives_the_same(key: str, difficulty: Difficulty) -> None:
    layouts = made(key, difficulty)
    assert len({layout.rows for layout in layouts}) == len(layouts)
    assert layouts[:5] == made(key, difficulty)[:5]


@pytest.mark.parametrize("key", ADVENTURES)
def test_spaces_of_harder_layouts_have_fewer_neighbours(key: str) -> None:
    easy, normal, hard = (mean(map(mean_neighbours, made(key, difficulty))) for difficulty in Difficulty)
    assert easy > normal + 0.1
    assert normal > hard + 0.3


@pytest.mark.parametrize("difficulty", Difficulty)
def test_a_temple_widens_downwards_and_its_doors_do_not_touch(difficulty: Difficulty) -> None:
    plan = generate_temple.PLANS[difficulty]
    for layout in made("temple", difficulty):
        assert len(layout.of("o")) in plan.plain
        assert len(layout.of("D")) in plan.doors
        spans = [[col for col, token in enumerate(row) if token != "-"] for row in layout.rows]
        widths = [span[-1] - span[0] + 1 for span in spans]
        assert widths[0] < widths[-1]
        assert all(below >= above - 1 for above, below in pairwise(widths)), str(layout)
        assert not [door for door in layout.of("D") if set(layout.around[door]) & set(layout.of("D"))]


def test_an_easy_temple_is_symmetric() -> None:
    assert all(row == row[::-1] for layout in made("temple", Difficulty.EASY) for row in layout.rows)


@pytest.mark.parametrize("difficulty", Difficulty)
def test_an_island_has_sea_on_all_sides_and_mountains_inside(difficulty: Difficulty) -> None:
    plan = generate_island.PLANS[difficulty]
    for layout in made("island", difficulty):
        assert len(layout.of("o")) in plan.land
        assert len(layout.of("^")) in plan.mountains
        border = {
            *layout.rows[0],
            *layout.rows[-1],
            *(row[0] for row in layout.rows),
            *(row[-1] for row in layout.rows),
        }
        assert border == {"~"}
        sea = set(layout.of("~"))
        assert not [peak for peak in layout.of("^") if sea & set(layout.around[peak])]


@pytest.mark.parametrize("difficulty", Difficulty)
def test_a_valley_has_the_lakes_of_its_difficulty_away_from_the_edge(difficulty: Difficulty) -> None:
    plan = generate_valley.PLANS[difficulty]
    for layout in made("valley", difficulty):
        assert len(layout.of("o")) in plan.open
        assert len(layout.of("w")) == sum(plan.lakes)
        assert not layout.rim & set(layout.of("w"))


@pytest.mark.parametrize("key", ADVENTURES)
@pytest.mark.parametrize("side", SIDES)
def test_the_built_in_layouts_are_playable(key: str, side: str) -> None:
    assert why_unplayable(builtin_layout(key, side)) is None


def test_an_unplayable_layout_is_refused_with_the_reason() -> None:
    assert why_unplayable(drawn("temple", "o o D")) == "it has 2 plain spaces; 26 to 35 play well"
    halves = ["o " * 8] * 3 + ["- " * 8] + ["o " * 8] * 3
    assert why_unplayable(drawn("valley", *halves)) == "a5 cannot be reached from a1 (G7)"
    ashore = ["o " + "o " * 6 + "~"] + ["~ o o ^ o o o ~"] * 4 + ["~ o o o o o o ~"] * 2 + ["~ " * 8]
    found = why_unplayable(drawn("island", *ashore))
    assert found == "a1 lies on the border of the sheet; sea belongs there"
