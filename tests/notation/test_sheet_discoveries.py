"""The discoveries of a Valley sheet, listed below its grid."""

from __future__ import annotations

import pytest
from support.texts import refused, sheet_of

from pennypapers.notation import write_sheet
from pennypapers.rules import Discovery, Kind, Space

VALE = """
    adventure: valley
    layout: vale.layout
    grid:
      1 2 3 4
      5 8 8 w
      9 8 8 .
    discoveries:
    """


def discovery(kind: Kind, spaces: str) -> Discovery:
    return Discovery(kind, tuple(map(Space, spaces.split())))


def test_discoveries_are_listed_one_a_line() -> None:
    file = sheet_of(VALE + "  forest a1 b1 c1 d1 a2\n\n  city\tb2 c2 b3 c3 # eights\n")
    assert file.sheet.discoveries == (
        discovery(Kind.FOREST, "a1 b1 c1 d1 a2"),
        discovery(Kind.CITY, "b2 c2 b3 c3"),
    )
    assert file.adventure.score(file.sheet).as_dict()["forests"] == 5
    assert write_sheet(file).splitlines()[-3:] == [
        "discoveries:",
        "  forest a1 b1 c1 d1 a2",
        "  city b2 c2 b3 c3",
    ]


def test_an_empty_list_is_the_same_as_none() -> None:
    assert sheet_of(VALE).sheet == sheet_of(VALE.replace("    discoveries:\n", "")).sheet
    temple = "adventure: temple\nlayout: row.layout\ngrid:\n  1 2 3 D\ndiscoveries:\n"
    assert not sheet_of(temple).sheet.discoveries


@pytest.mark.parametrize("key", ["temple", "island"])
def test_discoveries_on_a_sheet_of_another_adventure_are_refused(key: str) -> None:
    rows = {"temple": "1 2 3 D", "island": "\n".join([". . . . ."] * 5)}[key]
    layout = {"temple": "row.layout", "island": "islet.layout"}[key]
    text = f"adventure: {key}\nlayout: {layout}\ngrid:\n{rows}\ndiscoveries:\n  mountain a1 b1 c1"
    line = text.count("\n") + 1
    assert refused(sheet_of, text, saying="no discoveries") == (line, None, None)


@pytest.mark.parametrize(
    ("found", "line", "saying"),
    [
        ("  forest a1 b1 c1 d1", 8, "exactly five"),
        ("  forest", 8, "not –"),
        ("  forest a1 a1 c1 d1 a2", 8, "exactly five"),
        ("  forest a1 b1 c1 d1 d3", 8, "d3 holds none"),
        ("  forest a1 b1 c1 d1 z99", 8, "z99 holds none"),
        ("  forest a1 b1 b2 c2 a2", 8, "all different"),
        ("  city a1 b1 c1 d1", 8, "all the same"),
        ("  mountain a1 b2 c2", 8, "6 or more"),
        ("  mountain b2 c2 b3\n  city b2 c2 b3 c3", 9, "another discovery"),
        ("  city b2 c2 b3 c3\n  city b2 c2 b3 c3", 9, "another discovery"),
        ("  pyramid b2 c2 b3 c3", 8, "10 or more"),
    ],
)
def test_discoveries_that_cannot_stand_are_refused(found: str, line: int, saying: str) -> None:
    assert refused(sheet_of, VALE + found, saying=saying) == (line, None, "V9")


def test_spaces_that_do_not_hang_together_are_refused() -> None:
    text = VALE.replace("5 8 8 w", "5 o 8 w").replace("9 8 8 .", "9 o o 7")
    assert refused(sheet_of, text + "  mountain a3 c2 d3", saying="touch each other") == (8, None, "V9")


def test_a_second_city_of_one_number_is_refused() -> None:
    text = """
        adventure: valley
        layout: vale.layout
        grid:
          8 8 8 8
          o o o w
          8 8 8 8
        discoveries:
          city a1 b1 c1 d1
          city a3 b3 c3 d3
        """
    assert refused(sheet_of, text, saying="8s already") == (9, None, "V9")


@pytest.mark.parametrize(
    ("found", "saying"),
    [
        ("  Forest a1 b1 c1 d1 a2", "'Forest'"),
        ("  forest(a1,b1,c1,d1,a2)", "a forest, city, mountain or pyramid, not"),
        ("  lake a1 b1", "'lake'"),
        ("  forest a1, b1 c1 d1 a2", "'a1,'"),
        ("  forest A1 b1 c1 d1 a2", "'A1'"),
        ("  forest a01 b1 c1 d1 a2", "'a01'"),
        ("  player: ana", "'player:'"),
    ],
)
def test_text_that_is_no_discovery_is_refused(found: str, saying: str) -> None:
    assert refused(sheet_of, VALE + found, saying=saying) == (8, None, None)


def test_white_space_may_stand_round_its_colon() -> None:
    text = VALE.replace("grid:", "grid\t:").replace("discoveries:", "discoveries : ") + "  mountain b2 c2 b3"
    assert len(sheet_of(text).sheet.discoveries) == 1


def test_the_list_comes_once_and_after_the_grid() -> None:
    assert refused(sheet_of, VALE + "discoveries:\n", saying="twice") == (8, None, None)
    above = "adventure: valley\ndiscoveries:\nlayout: vale.layout\ngrid:\n  o o o o\n  o o o w\n  o o o o\n"
    assert refused(sheet_of, above, saying="below the grid") == (2, None, None)
    assert refused(sheet_of, VALE.replace("discoveries:", "discoveries: none"), saying="alone") == (7, None, None)
