"""What the rules imply of the built-in layouts (L)."""

from __future__ import annotations

import pytest

from pennypapers.rules import ADVENTURES, SIDES, Layout, Sheet, Space, adventure, builtin_layout
from pennypapers.rules.layout import FILL

EVERY_LAYOUT = pytest.mark.parametrize(("key", "side"), [(key, side) for key in ADVENTURES for side in SIDES])
EVERY_SIDE = pytest.mark.parametrize("side", SIDES)


def count(layout: Layout) -> dict[str, int]:
    return {kind: len(layout.of(kind)) for kind in adventure(layout.adventure).printed}


def reached(layout: Layout, spaces: tuple[Space, ...]) -> set[Space]:
    """What can be reached from the first of these spaces without leaving them."""
    found, waiting = {spaces[0]}, [spaces[0]]
    while waiting:
        for near in layout.around[waiting.pop()]:
            if near in spaces and near not in found:
                found.add(near)
                waiting.append(near)
    return found


@EVERY_LAYOUT
def test_L_a_front_and_a_back_for_every_adventure(key: str, side: str) -> None:
    layout = builtin_layout(key, side)
    assert (layout.adventure, layout.name) == (key, side)
    assert adventure(key).why_impossible(Sheet(layout)) is None
    assert not Sheet(layout).is_full


@pytest.mark.parametrize("key", ADVENTURES)
def test_L_the_two_sides_differ(key: str) -> None:
    front, back = (builtin_layout(key, side) for side in SIDES)
    assert front.rows != back.rows


@EVERY_LAYOUT
def test_L_the_spaces_to_fill_hang_together(key: str, side: str) -> None:
    layout = builtin_layout(key, side)
    assert reached(layout, layout.of(FILL)) == set(layout.of(FILL))


@EVERY_SIDE
def test_L_temple_about_30_plain_spaces_and_5_to_7_doors(side: str) -> None:
    counted = count(builtin_layout("temple", side))
    assert 26 <= counted["o"] <= 36
    assert 5 <= counted["D"] <= 7


@EVERY_SIDE
def test_L_temple_every_door_opens_on_a_plain_space(side: str) -> None:
    layout = builtin_layout("temple", side)
    assert all(any(layout.kinds[near] == "o" for near in layout.around[door]) for door in layout.of("D"))


@EVERY_SIDE
def test_L_temple_has_a_stepped_outline(side: str) -> None:
    layout = builtin_layout("temple", side)
    columns = [[space.col for space in layout.spaces if space.row == row] for row in range(layout.height)]
    widths = [max(tier) - min(tier) + 1 for tier in columns]
    upper = widths[: widths.index(max(widths)) + 1]
    assert upper == sorted(upper)
    assert len(set(upper)) >= 3, "a pyramid has at least three tiers"


@EVERY_SIDE
def test_L_island_about_40_land_spaces_and_4_to_7_mountains(side: str) -> None:
    counted = count(builtin_layout("island", side))
    assert 34 <= counted["o"] <= 46
    assert 4 <= counted["^"] <= 7


@EVERY_SIDE
def test_L_island_has_its_mountains_inside(side: str) -> None:
    layout = builtin_layout("island", side)
    for mountain in layout.of("^"):
        sides = [Space.at(mountain.col + col, mountain.row + row) for col, row in ((0, 1), (0, -1), (1, 0), (-1, 0))]
        assert sum(layout.kinds[each] != "~" for each in sides) >= 3


@EVERY_SIDE
def test_L_island_has_sea_on_all_sides(side: str) -> None:
    layout = builtin_layout("island", side)
    for space in (*layout.of("o"), *layout.of("^")):
        left, right, above, below = layout.sight[space]
        for direction in (left, right, above, below):
            assert any(layout.kinds[each] == "~" for each in direction), f"no sea beyond {space}"
        assert space not in layout.rim, f"{space} touches the end of the sheet"


@EVERY_SIDE
def test_L_island_has_an_irregular_coast(side: str) -> None:
    layout = builtin_layout("island", side)
    widths = {sum(layout.kinds[space] == "o" and space.row == row for space in layout.spaces) for row in range(99)}
    assert len(widths - {0}) >= 3


@EVERY_SIDE
def test_L_valley_about_48_open_spaces(side: str) -> None:
    assert 42 <= count(builtin_layout("valley", side))["o"] <= 54


def test_L_valley_has_lakes_on_the_back_only_and_fewer_spaces_there() -> None:
    front, back = (count(builtin_layout("valley", side)) for side in SIDES)
    assert front["w"] == 0
    assert 1 <= back["w"] <= 8
    assert back["o"] < front["o"]


@EVERY_SIDE
def test_L_valley_has_an_irregular_outline(side: str) -> None:
    layout = builtin_layout("valley", side)
    firsts = {min(space.col for space in layout.spaces if space.row == row) for row in range(layout.height)}
    lasts = {max(space.col for space in layout.spaces if space.row == row) for row in range(layout.height)}
    assert len(firsts) >= 3
    assert len(lasts) >= 3
