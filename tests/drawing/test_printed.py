"""What the page draws under its marks: colours by name, and every name known to its style sheet."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
from support.svg_marks import BUILT_IN, ODD, parse

import pennypapers
from pennypapers.drawing.printed import outline_svg, printed_svg
from pennypapers.drawing.scenery.library import scenery_of
from pennypapers.drawing.scenery.scenery import NOTES
from pennypapers.drawing.svg import sheet_svg
from pennypapers.rules import Discovery, Kind, Layout, Sheet, Space
from pennypapers.rules.adventures.island import DANGER_BOXES
from pennypapers.rules.adventures.treasure import MOST
from pennypapers.server.web.palettes import palettes_css

STYLES = Path(pennypapers.__file__).parent / "web" / "css"
LOOK, SHEET = ((STYLES / name).read_text(encoding="utf-8") for name in ("app/theme.css", "sheet/sheet.css"))

NAMED = re.compile(r"var\((--[\w-]+)")
NIGHT = re.compile(r"--night-([0-9a-f]{6}): #([0-9a-f]{6});")
ALL = [*BUILT_IN, *ODD]


def named(layout: Layout) -> str:
    return f"{layout.adventure}-{layout.name}"


@pytest.mark.parametrize("layout", ALL, ids=named)
def test_every_space_is_drawn_where_it_lies_and_says_its_kind(layout: Layout) -> None:
    found = [each for each in parse(printed_svg(layout)).iter() if "data-space" in each.attrib]
    assert [each.attrib["data-space"] for each in found] == list(layout.spaces)
    for each, space in zip(found, layout.spaces, strict=True):
        assert each.attrib["transform"] == f"translate({space.col * 48} {space.row * 48})"
    kinds = {layout.kinds[space]: each.attrib["class"] for each, space in zip(found, layout.spaces, strict=True)}
    assert len(set(kinds.values())) == len(kinds)


def written(lines: list[ET.Element]) -> list[str]:
    """What lines of drawn letters and numerals say."""
    return ["".join(use.attrib["href"][-1] for use in line) for line in lines]


@pytest.mark.parametrize("layout", ALL, ids=named)
@pytest.mark.parametrize("draw", [printed_svg, lambda layout: sheet_svg(Sheet(layout))], ids=["page", "file"])
def test_every_column_has_its_letter_and_every_row_its_number(draw: Callable[[Layout], str], layout: Layout) -> None:
    (marked,) = (each for each in parse(draw(layout)).iter() if each.attrib.get("class") == "coordinates")
    halo, lines = marked
    letters = [chr(ord("A") + col) for col in range(layout.width)]
    assert written(list(halo)) == written(list(lines)) == [*letters, *(str(row + 1) for row in range(layout.height))]
    box = scenery_of(layout.adventure).box(layout)
    for at, line in enumerate(lines):
        x, y = map(float, re.findall(r"-?[\d.]+", line.attrib["transform"])[:2])
        if at < layout.width:
            assert at * 48 < x < (at + 1) * 48
            assert layout.height * 48 < y + 8 < box.bottom
        else:
            assert box.left < x < 0
            assert (at - layout.width) * 48 < y < (at - layout.width + 1) * 48


@pytest.mark.parametrize("layout", ALL, ids=named)
def test_the_view_box_is_that_of_a_whole_sheet(layout: Layout) -> None:
    scenery = scenery_of(layout.adventure)
    box = scenery.box(layout)
    whole = replace(box, height=box.height + (NOTES if scenery.has_notes else 0))
    assert parse(printed_svg(layout)).attrib["viewBox"] == whole.view


@pytest.mark.parametrize("layout", ALL, ids=named)
def test_the_island_has_its_slots_and_danger_boxes_and_nothing_in_them(layout: Layout) -> None:
    drawn = [each.attrib.get("class") for each in parse(printed_svg(layout)).iter()]
    is_island = layout.adventure == "island"
    assert drawn.count("slot") == (MOST if is_island else 0)
    assert drawn.count("box") == (DANGER_BOXES if is_island else 0)
    assert "coin" not in drawn


@pytest.mark.parametrize("layout", ALL, ids=named)
def test_the_style_sheet_knows_every_colour_by_day_and_by_night(layout: Layout) -> None:
    used = set(NAMED.findall(printed_svg(layout)))
    nights = {name for name in used if name.startswith("--night-")}
    assert {f"--night-{key}" for key, value in NIGHT.findall(SHEET) if key == value} >= nights
    defined = set(re.findall(r"(--[\w-]+):", LOOK + SHEET + palettes_css()))
    assert used <= defined


def test_no_night_colour_is_kept_that_nothing_uses() -> None:
    used = {name for layout in ALL for name in NAMED.findall(printed_svg(layout))} | set(NAMED.findall(SHEET))
    assert {f"--night-{key}" for key, _ in NIGHT.findall(SHEET)} <= used


@pytest.mark.parametrize("layout", BUILT_IN, ids=named)
def test_custom_properties_have_the_plain_colours_by_day(layout: Layout) -> None:
    """The same drawing twice: with the day's values in place of the names, it is what the plain one shows."""
    day = scenery_of(layout.adventure).day
    plain = sheet_svg(Sheet(layout))
    filled = re.sub(r"var\(--night-[0-9a-f]{6},(#[0-9a-f]{6})\)", r"\1", printed_svg(layout))
    fallen_back = set(re.findall(r"#[0-9a-f]{6}\b", filled))
    assert fallen_back
    assert fallen_back <= {*re.findall(r"#[0-9a-f]{6}\b", plain), "#d9e4d8"}  # the far end of a blend of ridges
    root = re.search(rf"^\[data-adv={layout.adventure}\] {{(.*?)}}", palettes_css(), re.DOTALL | re.MULTILINE)
    assert root is not None
    for name in ("paper", "sheet", "wash", "ink", "ink2", "line", "accent", "hi"):
        assert f"--{name}: {getattr(day, name)};" in root[1]


def test_an_outline_lies_round_its_spaces() -> None:
    found = Discovery(Kind.PYRAMID, tuple(map(Space, ("c3", "d3", "e3", "d2"))))
    drawn = parse(outline_svg(found))
    left, top, width, height = map(float, drawn.attrib["viewBox"].split())
    points = re.findall(r"(-?[\d.]+) (-?[\d.]+)", drawn[0][0].attrib["d"])
    assert points
    assert all(left <= float(x) <= left + width and top <= float(y) <= top + height for x, y in points)
    assert min(float(x) for x, _ in points) < 3 * 48 < max(float(x) for x, _ in points)
