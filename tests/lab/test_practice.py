"""The layouts that bots learn on."""

from __future__ import annotations

from pennypapers.lab.train import practice
from pennypapers.rules import SIDES, builtin_layout
from pennypapers.rules.island import LAND


def test_the_island_is_learned_on_smaller_islands_than_it_is_played_on() -> None:
    practised = practice("island")
    assert {layout.adventure for layout in practised} == {"island"}
    smallest = min(len(builtin_layout("island", side).of(LAND)) for side in SIDES)
    assert [layout.name for layout in practised] == ["broad", "crooked"]
    assert all(len(layout.of(LAND)) < smallest for layout in practised)


def test_an_adventure_without_layouts_for_practice_is_learned_on_the_built_in_ones() -> None:
    assert practice("temple") == [builtin_layout("temple", side) for side in SIDES]
