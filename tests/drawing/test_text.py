"""The sheet in the terminal: aligned, told apart without colour, and nothing left out."""

from __future__ import annotations

import re
import unicodedata

import pytest
from support.drawn import sheet as drawn_sheet
from support.random_play import EVERY_SIDE, some_sheets

from pennypapers.drawing.text.frame import CORNERS, INSIDE, STEP
from pennypapers.drawing.text.ink import ASCII_TEXT, PLAIN_TEXT, Ink, Style
from pennypapers.drawing.text.sheet_text import FOUND, sheet_text
from pennypapers.rules import Kind, Sheet, Space
from pennypapers.rules.library import builtin_layout
from pennypapers.rules.mark import Symbol
from pennypapers.terminal.screen import Tone

COLOURS = re.compile(r"\x1b\[[0-9;]*m")
PALE = {"32", "33", "36"}
"""Green, yellow and cyan: most terminals show them with less than three to one on white."""
DARK = {"34"}
"""Blue: the same on black."""
EVERY_STYLE = [Style(colour=colour, ascii=ascii) for colour in (True, False) for ascii in (True, False)]


def inside(sheet: Sheet, text: str, space: Space) -> str:
    """What the drawing shows inside a space."""
    left = 4 if sheet.layout.height > 9 else 3
    line = text.split("\n")[2 + 2 * space.row]
    return line[left + space.col * STEP :][:INSIDE].ljust(INSIDE)


def token(sheet: Sheet, space: Space) -> str:
    """What the notation writes in a space; nothing where nothing is written."""
    value = sheet.writing.get(space, "")
    crossed = "x" if space in sheet.crossed else ""
    treasure = f"*{sheet.treasures[space]}" if space in sheet.treasures else ""
    return f"{value}{crossed}{treasure}"


@pytest.mark.parametrize(("key", "side"), EVERY_SIDE)
@pytest.mark.parametrize("style", [PLAIN_TEXT, ASCII_TEXT])
def test_every_mark_stands_in_its_space(key: str, side: str, style: Style) -> None:
    for sheet in some_sheets(key, side):
        text = sheet_text(sheet, style=style)
        kinds = {space: found.kind for found in sheet.discoveries for space in found.spaces}
        for space in sheet.writing:
            sign, letter, _ = FOUND[kinds[space]] if space in kinds else ("", "", None)
            shown = inside(sheet, text, space).strip(" []~")
            assert shown.replace(" ", "") == token(sheet, space) + (letter if style.ascii else sign)
        for found in sheet.discoveries:
            assert f"{found.kind.capitalize()}: {' '.join(found.spaces)}" in text


@pytest.mark.parametrize(("key", "side"), EVERY_SIDE)
@pytest.mark.parametrize("style", EVERY_STYLE)
def test_lines_are_aligned_whatever_the_colour(key: str, side: str, style: Style) -> None:
    for sheet in some_sheets(key, side, games=2):
        some = list(sheet.writing)
        text = sheet_text(sheet, style=style, legal=sheet.empty(), highlight=some[::3], draft=some[1::3])
        plain = COLOURS.sub("", text)
        assert ("\x1b" in text) is style.colour
        assert plain.isascii() is style.ascii
        assert not any(line.endswith(" ") for line in plain.split("\n"))
        left = 3 if sheet.layout.height > 9 else 2
        lines = plain.split("\n")[: 2 + 2 * sheet.layout.height]
        for space in sheet.layout.spaces:
            assert lines[0][left + 3 + space.col * STEP] == space[0]
            assert lines[2 + 2 * space.row].startswith(f"{space[1:]:>{left - 1}} ")
            above, middle = lines[1 + 2 * space.row], lines[2 + 2 * space.row]
            x = left + space.col * STEP
            corner, side_line = above[x], middle[x]
            if space not in joined(sheet):
                assert corner in (*CORNERS[1:], "+", "#")
                assert side_line in "│┃╎|#:"


def joined(sheet: Sheet) -> set[Space]:
    """The spaces that may have no line on one of their sides: water and discoveries."""
    water = {space for space, kind in sheet.layout.kinds.items() if kind in "~w"}
    return water.union(space for found in sheet.discoveries for space in found.spaces)


def test_no_character_is_wide_and_only_frames_are_of_uncertain_width() -> None:
    for key, side in EVERY_SIDE:
        for sheet in some_sheets(key, side, games=1):
            text = sheet_text(sheet, style=PLAIN_TEXT, legal=sheet.empty(), highlight=list(sheet.writing)[:2])
            for char in set(text):
                if not 0x2500 <= ord(char) <= 0x257F:
                    assert unicodedata.east_asian_width(char) in ("N", "Na"), unicodedata.name(char)


def test_corners_are_named_after_the_lines_that_meet_there() -> None:
    for index, char in enumerate(CORNERS[1:], start=1):
        weights = [index // 3**turn % 3 for turn in range(4)]
        name = unicodedata.name(char)
        assert ("LIGHT" in name) is (1 in weights)
        assert ("HEAVY" in name) is (2 in weights)
        for weight, words in zip(weights, ("UP", "RIGHT", "DOWN", "LEFT"), strict=True):
            both = "VERTICAL" if words in ("UP", "DOWN") else "HORIZONTAL"
            assert bool(weight) is (words in name.split() or both in name.split())


def test_kinds_of_space_differ_without_colour() -> None:
    temple = Sheet(builtin_layout("temple", "front"))
    island = Sheet(builtin_layout("island", "front"))
    valley = Sheet(builtin_layout("valley", "back"))
    for style in (PLAIN_TEXT, ASCII_TEXT):
        assert inside(temple, sheet_text(temple, style=style), Space("d2")) == "[   ]"
        assert inside(temple, sheet_text(temple, style=style), Space("d1")) == "     "
        assert inside(island, sheet_text(island, style=style), Space("a1")) == "~ ~ ~"
        assert inside(island, sheet_text(island, style=style), Space("c4")) == r" /^\ "
        assert inside(valley, sheet_text(valley, style=style), Space("d4")) == "(~~~)"
        assert inside(valley, sheet_text(valley, style=style), Space("a1")) == " oOo "


def test_legal_highlighted_and_pencilled_spaces_are_marked_without_colour() -> None:
    sheet = drawn_sheet("temple", ". D 3|. . .")
    text = sheet_text(
        sheet, style=ASCII_TEXT, legal=[Space("a1"), Space("b1")], highlight=[Space("c1")], draft=[Space("a2")]
    )
    assert text.split("\n") == [
        "     a     b     c",
        "  +-----+-----#######",
        "1 |  +  |[ + ]#  3< #",
        "  +.....+-----#######",
        "2 :     :     |     |",
        "  +.....+-----+-----+",
        "  + possible now   : : in pencil   # <# highlighted   [ ] door",
    ]


def test_no_lines_are_drawn_between_spaces_of_a_discovery() -> None:
    sheet = drawn_sheet("valley", "5 5 .|5 5 .", "city(a1,b1,a2,b2)")
    assert sheet_text(sheet, style=PLAIN_TEXT).split("\n") == [
        "     a     b     c",
        "  ┌───────────┬─────┐",
        "1 │  5 ⌂   5 ⌂│     │",
        "  │           ├─────┤",
        "2 │  5 ⌂   5 ⌂│     │",
        "  └───────────┴─────┘",
        "   ⌂  City: a1 b1 a2 b2",
    ]


@pytest.mark.parametrize("style", [PLAIN_TEXT, ASCII_TEXT])
def test_no_lines_are_drawn_between_spaces_of_open_sea(style: Style) -> None:
    sheet = drawn_sheet("island", "~ ~ ~|~ 7 B|~ ~ ~")
    expected = """
     a     b     c
  ┌─────────────────┐
1 │~ ~ ~ ~ ~ ~ ~ ~ ~│
  │     ┌─────┐     │
2 │~ ~ ~│  7  │~ B ~│
  │     └─────┘     │
3 │~ ~ ~ ~ ~ ~ ~ ~ ~│
  └─────────────────┘
  ~ ~ sea   B boat"""
    if style.ascii:
        expected = expected.translate(str.maketrans("┌┐└┘─│", "++++-|"))
    assert sheet_text(sheet, style=style) == expected.removeprefix("\n")


def test_a_treasure_stands_beside_what_fills_its_space() -> None:
    sheet = drawn_sheet("island", "~ .*7 !x*10 ^*4 12*15 B")
    text = sheet_text(sheet, style=PLAIN_TEXT, legal=[Space("b1")])
    shown = [inside(sheet, text, space) for space in sheet.layout.spaces]
    assert shown == ["~ ~ ~", " ◦*7 ", "!x*10", " ^*4 ", "12*15", "~ B ~"]


def test_a_highlight_covers_nothing_and_tells_neighbours_apart() -> None:
    sheet = drawn_sheet("island", "12 12*15 5*7 5*10 !x ~ B", "")
    text = sheet_text(sheet, style=PLAIN_TEXT, highlight=[space for space in sheet.layout.spaces if space != "f1"])
    shown = [inside(sheet, text, space) for space in sheet.layout.spaces]
    assert shown == [" 12◂ ", "12*15", " 5*7◂", "◂5*10", " !x◂ ", "~ ~ ~", "~ B◂~"]


def test_the_legend_lists_only_signs_that_occur() -> None:
    assert sheet_text(drawn_sheet("temple", ". 3"), style=PLAIN_TEXT).count("\n") == 3
    legend = sheet_text(drawn_sheet("valley", "H S w|! . -"), style=ASCII_TEXT).split("\n")[6:]
    assert legend == ["  (~) lake   oOo clouds   ! snake   H hut   S statue"]


def test_discoveries_differ_in_sign_and_in_colour() -> None:
    assert set(FOUND) == set(Kind)
    for column in range(3):
        assert len({signs[column] for signs in FOUND.values()}) == len(Kind)


def test_a_large_sheet_keeps_its_columns() -> None:
    sheet = drawn_sheet("temple", "|".join([" ".join(["o"] * 26)] * 99))
    text = sheet_text(sheet.written(Space("z99"), Symbol.DANGER), style=PLAIN_TEXT)
    assert inside(sheet, text, Space("z99")) == "  !  "


@pytest.mark.parametrize("ink", [*Ink, *Tone])
def test_every_colour_can_be_read_on_light_and_on_dark(ink: Ink | Tone) -> None:
    """A pale one is the ground of something black, which is as dark on either."""
    codes = set(ink.split(";"))
    assert not codes & (PALE | DARK)
    assert ("30" in codes) == bool(codes & {"42", "43", "46", "47"})
