"""A sheet as SVG: complete, true to the sheet, the same every time, for any layout and any name."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from support import drawn
from support.svg_marks import (
    BUILT_IN,
    MARKED,
    ODD,
    huge,
    identifiers,
    marks,
    parse,
    references,
    score,
    with_attribute,
    written,
)

from pennypapers.drawing.svg import sheet_svg, table_svg
from pennypapers.rules import ADVENTURES, Layout, Sheet, Space

SVG = "{http://www.w3.org/2000/svg}"
ELEMENTS = ("svg", "title", "desc", "defs", "symbol", "use", "g", "path", "rect", "circle", "text")
KNOWN = {f"{SVG}{element}" for element in ELEMENTS}
SHEETS = [*(Sheet(layout) for layout in (*BUILT_IN, *ODD)), *MARKED.values()]


def name(sheet: Sheet) -> str:
    return f"{sheet.layout.adventure}-{sheet.layout.name}"


def check(svg: str) -> None:
    """What holds for every picture."""
    root = parse(svg)
    assert root.tag == f"{SVG}svg"
    assert root.attrib["role"] == "img"
    _, _, width, height = map(float, root.attrib["viewBox"].split())
    assert width > 0
    assert height > 0
    assert float(root.attrib["width"]) > 0
    assert [child.tag for child in root][:2] == [f"{SVG}title", f"{SVG}desc"]
    assert {each.tag for each in root.iter()} <= KNOWN  # no scripts, no styles, no filters
    assert "var(" not in svg
    assert "nan" not in svg
    found = identifiers(root)
    assert len(found) == len(set(found))
    assert references(svg) == set(found)  # everything used is defined, and everything defined is used
    assert not re.search(r'[ "(,]-?\d*\.\d{3,}', svg.split("</defs>")[1])  # two decimals at most


@pytest.mark.parametrize("dark", [False, True], ids=["day", "night"])
@pytest.mark.parametrize("sheet", SHEETS, ids=name)
def test_a_sheet_is_drawn_whole(sheet: Sheet, dark: bool) -> None:
    for title in (None, "Ana"):
        for stars in (None, score(sheet)):
            check(sheet_svg(sheet, title=title, score=stars, dark=dark))


@pytest.mark.parametrize("sheet", SHEETS, ids=name)
def test_every_space_is_there_once(sheet: Sheet) -> None:
    root = parse(sheet_svg(sheet))
    groups = [each for each in with_attribute(root, "data-space") if "sp" in each.attrib["class"].split()]
    assert sorted(each.attrib["data-space"] for each in groups) == sorted(sheet.layout.spaces)
    for each in groups:
        space = Space(each.attrib["data-space"])
        assert each.attrib["transform"] == f"translate({space.col * 48} {space.row * 48})"


@pytest.mark.parametrize("key", ADVENTURES)
def test_every_mark_is_there_once_in_its_space(key: str) -> None:
    sheet = MARKED[key]
    for svg in (sheet_svg(sheet), sheet_svg(sheet, score=score(sheet)), table_svg([("Ana", sheet, None)])):
        expected = written(sheet)
        if "explained" in svg:  # G9: a count takes as crossed out all that may be
            expected = sorted((space, "!x" if mark == "!" and key != "valley" else mark) for space, mark in expected)
        assert marks(parse(svg)) == expected


def test_each_number_has_its_own_numeral() -> None:
    sheet = drawn.sheet("temple", "|".join(" ".join(map(str, range(row, row + 5))) for row in (1, 6, 11)))
    root = parse(sheet_svg(sheet))
    numerals = {each.attrib["data-mark"]: each.attrib["href"] for each in with_attribute(root, "data-mark")}
    assert numerals == {str(value): f"#pp-{'n' if value > 9 else 'd'}{value}" for value in range(1, 16)}


@pytest.mark.parametrize(("key", "picture"), [("temple", "mummy"), ("island", "skull"), ("valley", "snake")])
def test_a_danger_is_the_adventures_own(key: str, picture: str) -> None:
    svg = sheet_svg(drawn.sheet(key, "! !x 9 ." if key != "island" else "! !x 9 ~"))
    assert svg.count(f'href="#pp-{picture}-') == 2 + 5 * (key == "island")  # the Island's danger boxes have theirs
    assert svg.count('href="#pp-cross"') == 1


@pytest.mark.parametrize("layout", BUILT_IN, ids=lambda layout: f"{layout.adventure}-{layout.name}")
def test_kinds_of_spaces_differ_in_outline(layout: Layout) -> None:
    root = parse(sheet_svg(Sheet(layout)))
    outlines: dict[str, set[str]] = {}
    for each in with_attribute(root, "data-space"):
        parts = ["circle" if part.tag == f"{SVG}circle" else part.attrib.get("href", "") for part in each]
        shapes = [re.sub(r"#pp-(sq|dr)?.*", r"\1", part) or "picture" for part in parts if part]
        outlines.setdefault(layout.kinds[Space(each.attrib["data-space"])], set()).add(" ".join(shapes))
    assert outlines["o"] == {"sq"}
    expected = {"D": {"dr circle"}, "~": {"circle"}, "^": {"picture"}, "w": {"picture"}}
    assert all(outlines[kind] == expected[kind] for kind in outlines if kind != "o")


def test_discoveries_are_drawn_with_four_different_lines() -> None:
    root = parse(sheet_svg(MARKED["valley"]))
    drawn_lines = {each.attrib["class"]: each for each in with_attribute(root, "data-discovery")}
    assert set(drawn_lines) == {"disc forest", "disc city", "disc mountain", "disc pyramid"}
    assert drawn_lines["disc city"].attrib["data-discovery"] == "a2 b2 a3 b3"
    classes = {kind: [part.attrib["class"] for part in each] for kind, each in drawn_lines.items()}
    assert classes["disc forest"] == ["wash", "line", "leafs"]
    assert classes["disc mountain"] == ["wash", "line zigzag"]
    assert len({each.attrib["stroke"] for each in drawn_lines.values()}) == 4


def test_sight_lines_skip_what_is_written() -> None:
    sheet = drawn.sheet("island", "~ ~ 3 ~ ~|~ 5 . . ~|3 . .*3 5 3|~ ~ ~ ~ ~|~ ~ 3 ~ ~")
    (line,) = [each for each in parse(sheet_svg(sheet)).iter() if each.attrib.get("class") == "sight"]
    middles = {
        (round((float(x) + float(to_x)) / 2), round((float(y) + float(to_y)) / 2))
        for x, y, to_x, to_y in re.findall(r"M(\S+) (\S+)L(\S+) ([^M]+)", line.attrib["d"])
    }
    # The treasure is c3 and its marks a3, e3, c1, c5; d3 holds a 5.
    assert middles == {(72, 120), (120, 72), (120, 168)}


def test_danger_boxes_and_treasure_slots_are_filled_in() -> None:
    svg = sheet_svg(MARKED["island"])
    assert svg.count('class="box is-ticked"') == 2
    assert svg.count('class="box"') == 3
    assert svg.count('class="slot"') == 4


# -- explained -----------------------------------------------------------------------------------------------


def test_an_explained_sheet_highlights_what_counts_and_fades_the_rest() -> None:
    sheet = drawn.sheet("temple", "1 2 3|. . 9|12 12 12|. 6 !")
    root = parse(sheet_svg(sheet, score=score(sheet)))
    classes = {
        each.attrib["data-space"]: each.attrib["class"].split()[2:] for each in with_attribute(root, "data-space")
    }
    assert all(classes[space] == ["is-hi"] for space in ("a1", "b1", "c1"))  # the sequence
    assert all(classes[space] == ["is-counted"] for space in ("a3", "b3", "c3"))  # the group
    assert classes["c4"] == ["is-cost"]  # the mummy
    assert classes["b4"] == classes["a2"] == ["is-calm"]
    links = [each for each in root.iter() if each.attrib.get("class") == "thread"]
    assert [each.attrib["d"].count("M") for each in links] == [2]


@pytest.mark.parametrize("sheet", MARKED.values(), ids=name)
def test_the_parts_and_the_total_are_written_below(sheet: Sheet) -> None:
    stars = score(sheet)
    root = parse(sheet_svg(sheet, score=stars))
    parts = {each.attrib["data-part"]: int(each.attrib["data-stars"]) for each in with_attribute(root, "data-part")}
    assert parts == stars.as_dict()
    (total,) = [each for each in with_attribute(root, "data-stars") if each.attrib["class"] == "total"]
    assert total.attrib["data-stars"] == str(stars.total)


def test_a_space_without_stars_is_not_highlighted() -> None:
    sheet = drawn.sheet("valley", "!x 5|. .")  # V11: an escaped snake
    root = parse(sheet_svg(sheet, score=score(sheet)))
    assert {each.attrib["class"] for each in with_attribute(root, "data-space")} == {"sp open is-calm"}


def test_without_a_score_nothing_is_highlighted() -> None:
    svg = sheet_svg(MARKED["temple"])
    assert "is-" not in svg
    assert "badge" not in svg


# -- any layout, any name, the same bytes --------------------------------------------------------------------


@pytest.mark.parametrize("key", ADVENTURES)
def test_the_largest_layout_is_drawn(key: str) -> None:
    layout = huge(key)
    root = parse(sheet_svg(Sheet(layout)))
    assert {each.attrib["data-space"] for each in with_attribute(root, "data-space")} == set(layout.spaces)


@settings(deadline=None, max_examples=60)
@given(
    st.sampled_from(list(ADVENTURES)), st.lists(st.lists(st.sampled_from("oooX-"), min_size=1, max_size=6), max_size=6)
)
def test_any_layout_is_drawn(key: str, rows: list[list[str]]) -> None:
    other = next(token for token in ADVENTURES[key].printed if token != "o")
    grid = tuple(tuple(token.replace("X", other) for token in row) for row in [["o", other], *rows])
    check(sheet_svg(Sheet(Layout(key, "any", grid)), title="any"))


@settings(deadline=None)
@given(st.text(max_size=80))
def test_any_name_is_safe(title: str) -> None:
    check(sheet_svg(Sheet(ODD[0]), title=title))
    check(table_svg([(title, Sheet(ODD[0]), None), (title, Sheet(ODD[0]), None)]))


@pytest.mark.parametrize(
    "title",
    [
        "<script>alert(1)</script>",
        '"/><image href="//x"/>',
        "a & b ]]> <!-- -->",
        "\x00\x1b[31m\x07 null",
        "\ud800 half",
        "\ufffe\uffff",
        "مرحبا بالعالم",
        "\u202egnip",
        "👩‍🚀 Å É Ç",
        "x" * 5000,
    ],
)
def test_a_hostile_name_stays_a_name(title: str) -> None:
    svg = sheet_svg(Sheet(BUILT_IN[0]), title=title)
    check(svg)
    assert "<script" not in svg
    assert "<image" not in svg
    assert "\u202e" not in svg
    svg.encode("utf-8")


def test_a_name_with_drawn_letters_needs_no_font() -> None:
    assert "<text" not in sheet_svg(Sheet(BUILT_IN[0]), title="Zoë O'Neill-Çelik 2")
    svg = sheet_svg(Sheet(BUILT_IN[0]), title="Łukasz & Ana")
    assert [each.text for each in parse(svg).iter(f"{SVG}text")] == ["Łukasz"]


def test_the_same_sheet_gives_the_same_bytes_in_every_process() -> None:
    code = (
        "import support.svg_marks as d; from pennypapers.drawing.svg import sheet_svg; import hashlib;"
        "print(*[hashlib.sha256(sheet_svg(s, title='Ana', score=d.score(s)).encode()).hexdigest()"
        " for s in d.MARKED.values()])"
    )
    tests = Path(__file__).parent.parent
    prints = {
        subprocess.run(
            [sys.executable, "-c", code], env={"PYTHONHASHSEED": seed, "PYTHONPATH": str(tests)}, capture_output=True,
            text=True, check=True,
        ).stdout
        for seed in ("1", "2")
    }  # fmt: skip
    assert len(prints) == 1


# -- a table -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("count", [1, 2, 5, 30, 100])
def test_a_table_holds_every_sheet_and_every_mark(count: int) -> None:
    chosen = [list(MARKED.values())[at % 3] for at in range(count)]
    svg = table_svg([(f"player {at}", sheet, None) for at, sheet in enumerate(chosen)])
    check(svg)
    root = parse(svg)
    seats = [each for each in root.iter() if each.attrib.get("class") == "seat"]
    assert [marks(seat) for seat in seats] == [written(sheet) for sheet in chosen]


def test_seats_do_not_overlap() -> None:
    svg = table_svg([(str(at), Sheet(layout), None) for at, layout in enumerate((*BUILT_IN, *ODD, huge("temple")))])
    root = parse(svg)
    _, _, width, height = map(float, root.attrib["viewBox"].split())
    boxes = []
    for seat in (each for each in root.iter() if each.attrib.get("class") == "seat"):
        place = list(map(float, re.findall(r"-?[\d.]+", seat.attrib["transform"])))
        scale = place[2] if len(place) > 2 else 1
        paper = next(each for each in seat.iter() if each.attrib.get("class") == "paper")
        numbers = list(map(float, re.findall(r"-?[\d.]+", paper.attrib["d"])))
        across, down = max(numbers[0::2]) * scale, max(numbers[1::2]) * scale
        boxes.append((place[0], place[1], place[0] + across, place[1] + down))
    assert all(0 <= left < right <= width and 0 <= top < bottom <= height for left, top, right, bottom in boxes)
    for at, one in enumerate(boxes):
        for other in boxes[at + 1 :]:
            assert one[2] <= other[0] or other[2] <= one[0] or one[3] <= other[1] or other[3] <= one[1]


def test_what_is_printed_is_defined_once_for_a_layout() -> None:
    sheets = [("Ana", MARKED["temple"], None)] * 10
    assert len(table_svg(sheets)) < len(table_svg(sheets[:1])) * 4


@pytest.mark.parametrize("count", [0, 101])
def test_a_table_has_1_to_100_sheets(count: int) -> None:
    with pytest.raises(ValueError, match="1 to 100"):
        table_svg([("Ana", Sheet(ODD[0]), None)] * count)
