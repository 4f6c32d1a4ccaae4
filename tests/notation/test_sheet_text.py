"""Sheets as text: the grid over its layout, every mark, the discoveries, and what cannot stand."""

from __future__ import annotations

import pytest
from support.texts import refused, sheet_of, stars

from pennypapers.notation import write_sheet
from pennypapers.rules import Symbol

ISLET = """
    adventure: island
    layout: islet.layout
    player: ana
    grid:
      ~  ~  ~   ~  ~
      ~  .  7   .  ~
      ~  7  ^*7 7  ~
      ~  !  9   !x ~
      ~  ~  B   ~  ~
    """


def temple(*rows: str) -> str:
    return "\n".join(["adventure: temple", "layout: steps.layout", "grid:", *rows])


def island(*rows: str) -> str:
    return "\n".join(["adventure: island", "layout: islet.layout", "grid:", *rows])


def valley(*rows: str) -> str:
    return "\n".join(["adventure: valley", "layout: vale.layout", "grid:", *rows])


def test_the_sheet_of_the_notation_page_is_worth_21() -> None:
    file = sheet_of(ISLET)
    score = file.adventure.score(file.sheet)
    assert score.as_dict() == {"treasures": 7, "dangers": 14}
    assert score.total == 21
    assert file.player == "ana"


def test_every_mark_is_read() -> None:
    sheet = sheet_of(ISLET).sheet
    assert sheet.writing == {
        "c2": 7,
        "b3": 7,
        "d3": 7,
        "b4": Symbol.DANGER,
        "c4": 9,
        "d4": Symbol.DANGER,
        "c5": Symbol.BOAT,
    }
    assert sheet.crossed == {"d4"}
    assert sheet.treasures == {"c3": 7}


def test_a_sheet_is_written_as_it_is_read() -> None:
    assert write_sheet(sheet_of(ISLET)).splitlines() == [
        "adventure: island",
        "layout: islet.layout",
        "player: ana",
        "grid:",
        "  ~   ~   ~   ~   ~",
        "  ~   .   7   .   ~",
        "  ~   7   ^*7 7   ~",
        "  ~   !   9   !x  ~",
        "  ~   ~   B   ~   ~",
    ]


def test_the_player_may_be_left_out() -> None:
    file = sheet_of(ISLET.replace("    player: ana\n", ""))
    assert file.player is None
    assert "player" not in write_sheet(file)


def test_a_dot_stands_for_any_printed_token() -> None:
    dots = sheet_of(temple("- . . . -", ". . . . .", ". . . . ."))
    assert dots.sheet == sheet_of(temple("- o D o", "o o o o o - -", "D o o o D")).sheet
    assert not dots.sheet.writing


@pytest.mark.parametrize(
    ("rows", "saying"),
    [
        ((". o D o", "o o o o o", "D o o o D"), "nothing is printed"),
        (("- o D o .", "o o o o o", "D o o o D"), "nothing is printed"),
        (("- o D o - .", "o o o o o", "D o o o D"), "nothing is printed"),
        (("- o o o", "o o o o o", "D o o o D"), "printed 'D'"),
        (("- o D", "o o o o o", "D o o o D"), "printed 'o'"),
        (("- - D o", "o o o o o", "D o o o D"), "printed 'o'"),
        (("- o D w", "o o o o o", "D o o o D"), "not a mark"),
    ],
)
def test_the_grid_repeats_what_is_printed(rows: tuple[str, ...], saying: str) -> None:
    assert refused(sheet_of, temple(*rows), saying=saying) == (4, None, None)


@pytest.mark.parametrize(
    "token", ["0", "16", "07", "٣", "5x", "!!", "xx", "b", "*7", "=5", "5*", "5*0", "5*16", "5**7", "!x!", "5*٣"]
)
def test_text_that_is_no_mark_is_refused(token: str) -> None:
    assert refused(sheet_of, temple("- o D o", f"o {token} o o o", "D o o o D")) == (5, None, None)


def test_as_many_rows_as_the_layout() -> None:
    assert refused(sheet_of, temple("- o D o", "o o o o o"), saying="3 rows") == (5, None, None)
    assert refused(sheet_of, temple("- o D o", "o o o o o", "D o o o D", "-"), saying="one too many") == (7, None, None)
    assert refused(sheet_of, temple(), saying="no rows") == (3, None, None)


def test_a_row_of_more_than_26_is_refused() -> None:
    assert refused(sheet_of, temple("- o D o", "o o o o o" + " -" * 22, "D o o o D"), saying="26") == (5, None, None)


@pytest.mark.parametrize(
    ("text", "line", "clause"),
    [
        (temple("5 o D o", "o o o o o", "D o o o D"), 4, "T1"),
        (temple("- o D o", "o B o o o", "D o o o D"), 5, "T1"),
        (temple("- o D o", "o o o o o", "S o o o D"), 6, "T1"),
        (temple("- o ! o", "o o o o o", "D o o o D"), 4, "T6"),
        (temple("- o D o", "o o o o o !", "D o o o D"), 5, "T1"),
        (island("~ ~ ~ ~ ~", "~ . . . ~", "~ . 5 . ~", "~ . . . ~", "~ ~ ~ ~ ~"), 6, "I1"),
        (island("~ ~ ~ ~ ~", "~ . . . ~", "~ . ! . ~", "~ . . . ~", "~ ~ ~ ~ ~"), 6, "I1"),
        (island("~ ~ 5 ~ ~", "~ . . . ~", "~ . ^ . ~", "~ . . . ~", "~ ~ ~ ~ ~"), 4, "I1"),
        (island("~ ~ ! ~ ~", "~ . . . ~", "~ . ^ . ~", "~ . . . ~", "~ ~ ~ ~ ~"), 4, "I1"),
        (island("~ ~ ~ ~ ~", "~ B . . ~", "~ . ^ . ~", "~ . . . ~", "~ ~ ~ ~ ~"), 5, "I1"),
        (island("~ ~ ~ ~ ~", "~ . H . ~", "~ . ^ . ~", "~ . . . ~", "~ ~ ~ ~ ~"), 5, "I1"),
        (island("~ ~ ~ ~ ~ 5", "~ . . . ~", "~ . ^ . ~", "~ . . . ~", "~ ~ ~ ~ ~"), 4, "I1"),
        (valley("o o o o", "o o o 5", "o o o o"), 5, "V1"),
        (valley("o o o o", "o o o !", "o o o o"), 5, "V1"),
        (valley("o o o o", "o o o w", "o B o o"), 6, "V1"),
        (valley("o o o o 7", "o o o w", "o o o o"), 4, "V1"),
    ],
)
def test_a_mark_on_a_space_of_the_wrong_kind_is_refused(text: str, line: int, clause: str) -> None:
    assert refused(sheet_of, text) == (line, None, clause)


def test_a_boat_off_the_coast_is_refused() -> None:
    wide = """
        adventure: island
        layout: front
        grid:
          B ~ ~ ~ ~ ~ ~ ~ ~
          . . . . . . . . .
          . . . . . . . . .
          . . . . . . . . .
          . . . . . . . . .
          . . . . . . . . .
          . . . . . . . . .
          . . . . . . . . .
          . . . . . . . . .
          . . . . . . . . .
        """
    assert refused(sheet_of, wide, saying="a1") == (4, None, "I5")


@pytest.mark.parametrize("key", ["temple", "island"])
def test_a_danger_is_crossed_out_only_beside_a_9(key: str) -> None:
    if key == "temple":
        text = temple("- !x 9 !x -", "o o o o !x", "D o o o D")
        assert refused(sheet_of, text, saying="e2") == (5, None, "G9")
    else:
        text = island("~ ~ ~ ~ ~", "~ !x 9 . ~", "~ . ^ . ~", "~ !x . . ~", "~ ~ ~ ~ ~")
        assert refused(sheet_of, text, saying="b4") == (7, None, "G9")


def test_a_snake_is_crossed_out_anywhere() -> None:
    file = sheet_of(valley("7 !x o o", "o o o w", "o o o o"))
    assert file.sheet.crossed == {"b1"}
    assert file.adventure.score(file.sheet).total == 0


def test_what_may_be_crossed_out_counts_as_crossed_out() -> None:
    assert stars(temple("- ! 9 o -", "o o o o !", "D o o o D")) == 2 - 2


def test_a_sixth_danger_on_an_island_is_refused() -> None:
    assert stars(island(". . . . .", ". ! ! ! .", ". ! . ! .", ". . . . .", ". . . . .")) == 0
    text = island(". . . . .", ". ! ! ! .", ". ! . ! .", ". ! . . .", ". . . . .")
    assert refused(sheet_of, text, saying="b4") == (7, None, "I8")


def test_a_building_stands_once() -> None:
    assert refused(sheet_of, valley("5 H o o", "S M o w", "o o o H"), saying="hut") == (6, None, "V6")


@pytest.mark.parametrize(
    ("rows", "line", "clause"),
    [
        ((". . . . .", ". . 7 . .", ". 7 .*7 7 .", ". . 9 . .", ". . . . ."), 6, "I9"),
        ((". . . . .", ". . 7 . .", "B . .*7 . B", ". . 7 . .", ". . . . ."), 6, "I9"),
        ((". . . .*7 .", ". . 7 . .", ". 7 . 7 .", ". . 7 . .", ". . . . ."), 4, "I9"),
        ((". B . . .", "B 7*7 7 . .", ". 7 .*7 7 .", ". . 7 . .", ". . . . ."), 6, "I10"),
    ],
)
def test_treasures_that_cannot_stand_are_refused(rows: tuple[str, ...], line: int, clause: str) -> None:
    assert refused(sheet_of, island(*rows)) == (line, None, clause)


@pytest.mark.parametrize("token", [".*7", "o*7", "5*7", "!*7", "!x*7"])
def test_a_treasure_is_circled_in_a_space_with_or_without_a_mark(token: str) -> None:
    sheet = sheet_of(island(". . B . .", f"B 9 {token} 7 .", ". . . . .", ". . 7 . .", ". . . . .")).sheet
    assert sheet.treasures == {"c2": 7}
    assert ("c2" in sheet.writing) == (token[0] not in ".o")


@pytest.mark.parametrize(
    ("text", "clause"),
    [(temple("- 5*7 D o", "o o o o o", "D o o o D"), "T2"), (valley("5*7 o o o", "o o o w", "o o o o"), "V2")],
)
def test_there_are_treasures_on_the_island_only(text: str, clause: str) -> None:
    assert refused(sheet_of, text, saying="treasures") == (4, None, clause)
