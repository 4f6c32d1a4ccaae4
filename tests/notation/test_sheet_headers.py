"""The headers of a sheet and the layout that they name."""

from __future__ import annotations

import pytest
from support.texts import file_text, refused, sheet_of

from pennypapers.notation import read_sheet

ROWS = "grid:\n  - o D o -\n  o o o o o\n  D o o o D\n"


def with_headers(*headers: str) -> str:
    return "\n".join(headers) + "\n" + ROWS


def test_a_layout_with_its_ending_is_a_path_and_anything_else_is_built_in() -> None:
    asked: list[str] = []

    def read_file(name: str) -> str:
        asked.append(name)
        return file_text("steps.layout")

    sheet = read_sheet(with_headers("adventure: temple", "layout: my papers/../steps.layout"), read_file)
    assert asked == ["my papers/../steps.layout"]
    assert sheet.layout_ref == "my papers/../steps.layout"
    assert sheet.sheet.layout.name == "steps"
    assert refused(sheet_of, with_headers("adventure: temple", "layout: steps"), saying="front and back") == (
        2,
        None,
        None,
    )


def test_the_built_in_layout_is_that_of_the_adventure() -> None:
    rows = "\n".join(["- - . . . . .", "- . . . . . .", *[". . . . . . . ."] * 6])
    text = f"adventure: valley\nlayout: front\ngrid:\n{rows}"
    assert refused(sheet_of, text, saying="f1") == (4, None, None)


@pytest.mark.parametrize(
    ("headers", "line", "saying"),
    [
        (("layout: steps.layout",), 1, "'adventure:'"),
        (("adventure: temple",), 1, "'layout:'"),
        (("x-a: 1", "player: ana", "layout: steps.layout"), 1, "'adventure:'"),
        (("adventure:", "layout: steps.layout"), 1, "says nothing"),
        (("adventure: temple", "layout:"), 2, "says nothing"),
        (("adventure: temple", "layout: steps.layout", "player:"), 3, "says nothing"),
        (("adventure: temple", "layout: steps.layout", "player: a,b"), 3, "holds none of"),
        (("adventure: temple", "layout: steps.layout", "player: a:b"), 3, "holds none of"),
        (("adventure: temple", "layout: steps.layout", "player: a#b"), 3, "holds none of"),
        (("adventure: temple", "layout: steps.layout", "player: " + "x" * 41), 3, "40"),
        (("adventure: temple", "layout: steps.layout", "players: ana"), 3, "'players'"),
        (("adventure: temple", "layout: steps.layout", "options:"), 3, "'options'"),
        (("adventure: temple", "player: ana", "layout: steps.layout", "player: ana"), 4, "twice"),
        (("adventure: temples", "layout: steps.layout"), 1, "temple, island, valley"),
        (("# x", "adventure: temple", "", "layout: gone.layout"), 4, "gone.layout cannot be read: No such file"),
        (("adventure: temple", "layout: broken.layout"), 2, "broken.layout: line 5: '~'"),
        (("adventure: temple", "layout: vale.layout"), 2, "valley"),
        (("layout: vale.layout", "x-a: 1", "adventure: temple"), 3, "valley"),
    ],
)
def test_malformed_headers_are_refused(headers: tuple[str, ...], line: int, saying: str) -> None:
    assert refused(sheet_of, with_headers(*headers), saying=saying) == (line, None, None)


def test_headers_stand_in_any_order_and_x_headers_are_let_through() -> None:
    text = with_headers(
        "player:  cleo\tle  grand # her", "x-by: us", "layout:steps.layout", "adventure : temple", "x-:"
    )
    file = sheet_of(text)
    assert file.player == "cleo le grand"
    assert file.adventure.key == "temple"


def test_a_sheet_without_a_grid_is_refused() -> None:
    assert refused(sheet_of, "x-a: 1\nadventure: temple\nlayout: front\n", saying="'grid:'") == (1, None, None)


def test_a_header_below_the_grid_is_refused_on_its_line() -> None:
    text = with_headers("adventure: temple", "layout: steps.layout") + "player: ana\n"
    assert refused(sheet_of, text) == (7, None, None)


def test_a_block_stands_once_and_alone_on_its_line() -> None:
    text = with_headers("adventure: temple", "layout: steps.layout")
    assert refused(sheet_of, text + "grid:\n", saying="twice") == (7, None, None)
    assert refused(sheet_of, text.replace("grid:\n", "grid: o\n"), saying="stands alone") == (3, None, None)


def test_an_error_while_reading_the_layout_is_told_on_the_line_of_its_header() -> None:
    def read_file(name: str) -> str:
        raise ValueError(f"embedded null byte in {name}")

    def read(text: str) -> object:
        return read_sheet(text, read_file)

    text = with_headers("adventure: temple", "player: ana", "layout: a.layout")
    assert refused(read, text, saying="a.layout cannot be read: embedded") == (3, None, None)
