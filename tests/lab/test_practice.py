"""The layouts that bots are trained on."""

from __future__ import annotations

from pennypapers.lab.train import practice
from pennypapers.rules import SIDES, builtin_layout
from pennypapers.rules.adventures.island import LAND


def test_island_bots_are_trained_on_layouts_smaller_than_the_built_in_ones() -> None:
    practised = practice("island")
    assert {layout.adventure for layout in practised} == {"island"}
    smallest = min(len(builtin_layout("island", side).of(LAND)) for side in SIDES)
    assert [layout.name for layout in practised] == ["broad", "crooked"]
    assert all(len(layout.of(LAND)) < smallest for layout in practised)


def test_bots_without_practice_layouts_are_trained_on_the_built_in_ones() -> None:
    assert practice("temple") == [builtin_layout("temple", side) for side in SIDES]
