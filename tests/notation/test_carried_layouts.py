"""Texts that carry their layout, and so can do without its file."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from support.strategies import small_layouts, steady
from support.texts import refused

from pennypapers.notation import SheetFile, read_record, read_sheet, write_sheet
from pennypapers.notation.layout import ReadFile, carried
from pennypapers.rules import ADVENTURES, Layout, Sheet, adventure, read_layout

HOOK = "adventure: temple\nname: hook\ngrid:\n  o o D\n  o\n"
RECORD = "adventure: temple\nlayout: hook.layout\nplayers: ana, ben\nx-layout: {}\n"


def nowhere(reference: str) -> str:
    raise FileNotFoundError(reference)


def layout_of(value: str, read_file: ReadFile = nowhere) -> Layout:
    return read_record(RECORD.format(value), read_file).layout


def test_a_carried_layout_is_its_name_and_then_its_rows() -> None:
    assert carried(read_layout(HOOK)) == "hook | o o D | o"
    assert layout_of("hook | o o D | o") == layout_of("hook|o o D|o") == read_layout(HOOK)


@steady(60)
@given(st.sampled_from(list(ADVENTURES)).flatmap(small_layouts))
def test_any_sheet_travels_with_its_layout(layout: Layout) -> None:
    file = SheetFile(adventure(layout.adventure), Sheet(layout), "own.layout", carries_layout=True)
    assert read_sheet(write_sheet(file), nowhere) == file


def test_an_existing_layout_file_comes_before_the_carried_copy() -> None:
    """`layout:` is a path; if the file exists, it is used and the carried copy is ignored."""
    for value in ("other | o o", "anything at all"):
        assert layout_of(value, lambda _: HOOK) == read_layout(HOOK)


def test_a_built_in_name_comes_before_the_carried_copy() -> None:
    record = read_record("adventure: temple\nlayout: front\nplayers: ana, ben\nx-layout: hook | o o", nowhere)
    assert record.layout.name == "front"
    assert record.extras == {"x-layout": "hook | o o"}


def test_an_unreadable_layout_file_is_refused_despite_a_carried_copy() -> None:
    def forbidden(_: str) -> str:
        raise PermissionError(13, "Permission denied")

    found = refused(lambda text: read_record(text, forbidden), RECORD.format("hook | o"), saying="permission denied")
    assert found == (2, None, None)


@pytest.mark.parametrize(
    ("value", "saying"),
    [
        ("hook", "the grid has no rows"),
        ("hook | o q", "'q' is not printed in this adventure"),
        ("| o o", "the header 'name:' says nothing"),
        ("hook | D", "a layout of this adventure needs a plain space"),
        ("", "the header 'x-layout:' says nothing"),
    ],
)
def test_what_cannot_be_read_is_refused_on_its_line(value: str, saying: str) -> None:
    found = refused(lambda text: read_record(text, nowhere), RECORD.format(value), saying=saying)
    assert found == (4, None, None)
