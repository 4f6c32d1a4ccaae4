"""Faults of a paper sheet: all are listed at once, and the legal rest is counted."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from support.paper_sheets import count, sheet_text
from support.random_play import EVERY_SIDE, some_sheets
from support.strategies import keys, small_layouts, steady

from pennypapers.counting.words import not_allowed
from pennypapers.notation.paper import read_paper
from pennypapers.notation.sheet import SheetFile, write_sheet
from pennypapers.rules import Circle, CrossOut, Sheet, Symbol, Write, adventure
from pennypapers.rules.mark import Writing


def wrong(text: str) -> list[str]:
    return list(not_allowed(count(text)))


def test_all_faults_of_a_sheet_are_said_at_once_with_line_and_clause() -> None:
    found = wrong(sheet_text("steps.layout", "- 4 ! 4 -", "!x 99 . . 12", "D !x 3 . B"))
    assert [line.partition(": ")[2][:26] for line in found] == [
        "b2: '99' is not a mark; th",
        "T6: a mummy goes in a plai",
        "G9: write a 9 beside a2 fi",
        "G9: write a 9 beside b3 fi",
        "T1: e3 is a door, so a boa",
    ]
    assert [line.partition(":")[0] for line in found] == ["line 5", "line 4", "line 5", "line 6", "line 6"]


def test_faults_are_left_out_and_the_rest_is_counted() -> None:
    found = count(sheet_text("steps.layout", "- 4 ! 4 -", ". 4 zz 12", "D"))
    assert found.score.as_dict() == {"sequence": 0, "groups": 0, "mummies": 0}
    found = count(sheet_text("steps.layout", "- 4 5 4 -", "! 4 4 12 B"))
    assert found.score.as_dict() == {"sequence": 2, "groups": 3, "mummies": -2}
    assert not found.is_allowed


def test_an_illegal_nine_makes_the_crossing_out_beside_it_illegal() -> None:
    found = count(sheet_text("islet.layout", "~ ~ ~ ~ ~", "~ !x . . ~", "~ . 9 . ~"))
    assert [str(each.fault.broken.code) for each in found.paper.wrong] == ["I1.kind", "G9.no_nine"]
    assert found.score.as_dict() == {"treasures": 0, "dangers": 0}


def test_impossible_treasures_are_faults() -> None:
    text = sheet_text("islet.layout", "~ ~ ~ ~ ~", "~ . 7 .*3 ~", "~ 7 ^*7 7 ~", "~ . 7*7 . ~", "~ ~*7 ~ ~ ~")
    assert [(str(each.fault.mark), each.fault.broken.clause) for each in count(text).paper.wrong] == [
        ("d2*3", "I9"),
        ("c4*7", "I9"),
        ("b5*7", "I9"),
    ]


def test_boats_off_the_coast_show_no_treasure_and_a_sixth_danger_is_a_fault() -> None:
    far = "adventure: island\nname: far\ngrid:\n~ ~ ~ ~ ~ ~\n~ ~ ~ o o ~\n~ ~ ~ o o ~\n~ ~ ~ ~ ~ ~\n"
    text = "adventure: island\nlayout: far.layout\ngrid:\n  B ~ ~ ~ ~ ~\n  B ~ ~ . .*3 ~\n"
    found = read_paper(text, lambda _: far)
    assert [(str(each.fault.mark), each.fault.broken.code) for each in found.wrong] == [
        ("a1=B", "I5.coast"),
        ("a2=B", "I5.coast"),
        ("e2*3", "I9.four"),
    ]
    six = count(sheet_text("islet.layout", "~ ~ ~ ~ ~", "~ ! ! ! ~", "~ ! ^ ! ~", "~ ! ! . ~"))
    assert [str(each.fault.mark) for each in six.paper.wrong] == ["b4=!", "c4=!"]


def test_repeated_buildings_and_overlapping_discoveries_are_faults() -> None:
    rows = ("7 7 7 H", "S 8 5 w", "H S ! 5")
    text = sheet_text("vale.layout", *rows, found="  mountain a1 b1 c1\n  mountain a1 b1 b2\n  city a1 a2")
    found = count(text)
    assert [str(each.fault.mark) for each in found.paper.wrong] == [
        "a3=H",
        "b3=S",
        "mountain(a1,b1,b2)",
        "city(a1,a2)",
    ]
    assert found.score["mountains"].stars == 7


def test_a_short_sheet_is_no_fault() -> None:
    found = count(sheet_text("steps.layout", "- 4"))
    assert found.is_allowed
    assert found.paper.sheet.numbers == {"b1": 4}


@pytest.mark.parametrize("head", ["x-claims: groups=many", "x-claims: snakes=3", "x-claims: groups"])
def test_an_unreadable_claim_is_refused(head: str) -> None:
    (line,) = wrong(sheet_text("row.layout", "1 2 3 D", head=head))
    assert "is not a count" in line
    assert "sequence, groups, mummies, total" in line


@pytest.mark.parametrize(("key", "side"), EVERY_SIDE)
def test_sheets_of_real_games_are_counted_as_they_are(key: str, side: str) -> None:
    for sheet in some_sheets(key, side, games=2):
        paper = read_paper(write_sheet(SheetFile(adventure(key), sheet, side)), lambda _: "")
        assert (paper.unreadable, paper.wrong) == ((), ())
        assert paper.sheet == sheet


@st.composite
def scribbled(draw: st.DrawFn) -> tuple[str, Sheet]:
    """A small sheet with random marks in any space, legal or not."""
    key = draw(keys)
    layout = draw(small_layouts(key))
    values: st.SearchStrategy[Writing | None] = st.sampled_from((None, 3, 7, 9, 12, *Symbol))
    writing = {space: value for space in layout.spaces if (value := draw(values)) is not None}
    crossed = frozenset(space for space, value in writing.items() if value is Symbol.DANGER and draw(st.booleans()))
    treasures = {space: draw(st.sampled_from((3, 7))) for space in layout.spaces if draw(st.integers(0, 5)) == 0}
    return key, Sheet(layout, writing, crossed, treasures)


@steady(300)
@given(scribbled())
def test_without_its_faults_any_sheet_can_stand(drawn: tuple[str, Sheet]) -> None:
    key, sheet = drawn
    rules = adventure(key)
    faults = list(rules.faults(sheet))
    mended = sheet.without(fault.mark for fault in faults)
    assert rules.why_impossible(mended) is None
    assert bool(faults) == (rules.why_impossible(sheet) is not None)
    for fault in faults:
        match fault.mark:
            case Write(space, value):
                assert sheet.writing[space] == value
            case CrossOut(space):
                assert space in sheet.crossed
            case Circle(space, value):
                assert sheet.treasures[space] == value
