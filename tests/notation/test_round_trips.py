"""Layouts, sheets and records are read back as they were written, and a sheet keeps its stars."""

from __future__ import annotations

import string

from hypothesis import given
from hypothesis import strategies as st
from support.random_tables import SEATS, played_table
from support.strategies import houses, keys, layouts, small_layouts, steady

from pennypapers.notation import SheetFile, clean_name, read_record, read_sheet, write_record, write_sheet
from pennypapers.notation.names import RESERVED
from pennypapers.rules import HouseRules, Layout, adventure, read_layout
from pennypapers.table import record_of

REFERENCE = "drawn.layout"

any_layout = keys.flatmap(layouts)
seeds = st.integers(0, 10**6)
names = (
    st.text(st.characters(exclude_categories=["Cs"], exclude_characters=RESERVED + "\n"), min_size=1, max_size=40)
    .filter(lambda text: text.strip(" \t"))
    .map(clean_name)
)


@st.composite
def any_rows(draw: st.DrawFn) -> Layout:
    """A layout up to the widest and tallest that there are."""
    key = draw(keys)
    width, height = draw(st.integers(1, 26)), draw(st.integers(1, 99))
    token = draw(st.sampled_from(sorted(adventure(key).printed)))
    rows = [(token,) * draw(st.integers(1, width)) for _ in range(height - 1)]
    name = draw(st.text(string.ascii_letters + string.digits + "-é塔", min_size=1))
    return Layout(key, name, (*rows, adventure(key).needs))


@given(keys.flatmap(small_layouts) | any_rows())
@steady(100)
def test_a_layout_is_read_back(layout: Layout) -> None:
    assert read_layout(str(layout)) == layout
    assert read_layout(str(layout).replace("\n", " # x\r\n\r\n")) == layout


@given(any_layout, houses, seeds, st.integers(0, 40), st.none() | names)
@steady(60)
def test_a_sheet_is_read_back_and_keeps_its_stars(
    layout: Layout, house: HouseRules, seed: int, turns: int, name: str | None
) -> None:
    table, _ = played_table(layout, SEATS[:2], seed=seed, house=house, turns=turns)
    for sheet in table.sheets:
        file = SheetFile(table.adventure, sheet, REFERENCE, name)
        again = read_sheet(write_sheet(file), lambda _: str(layout))
        assert again == file
        assert again.adventure.score(again.sheet).as_dict() == table.adventure.score(sheet).as_dict()


@given(any_layout, houses, seeds, st.integers(0, 40), st.lists(names, min_size=1, max_size=6, unique=True))
@steady(60)
def test_a_record_is_read_back(layout: Layout, house: HouseRules, seed: int, turns: int, seats: list[str]) -> None:
    _, events = played_table(layout, seats, seed=seed, house=house, turns=turns)
    record = record_of(events, REFERENCE, {"x-seed": str(seed), "x-": ""})
    text = write_record(record)
    again = read_record(text, lambda _: str(layout))
    assert again.failure is None
    assert again == record
    assert write_record(again) == text
