"""A text error carries the number of the line that is wrong."""

from __future__ import annotations

import pytest

from pennypapers.errors import TextError
from pennypapers.notation import read_sheet
from pennypapers.rules import Rank, read_layout
from pennypapers.rules.text import decode


def no_files(reference: str) -> str:
    raise FileNotFoundError(reference)


def test_an_unknown_adventure_is_reported_on_its_own_line() -> None:
    with pytest.raises(TextError) as error:
        read_layout("# a comment\n\nname: x\nadventure: cave\ngrid:\n  o\n")
    assert error.value.line == 4
    assert "cave" in error.value.message


def test_bytes_that_are_not_utf_8_are_reported_on_the_line_of_the_first() -> None:
    with pytest.raises(TextError) as error:
        decode(b"\nadventure: temple\nname: \xff\ngrid:\n  o\n")
    assert error.value.line == 3
    assert "0xff" in error.value.message


def test_a_layout_without_a_space_to_fill_is_reported_on_its_last_row() -> None:
    with pytest.raises(TextError) as error:
        read_layout("adventure: temple\nname: x\ngrid:\n  D\n  - D\n")
    assert error.value.line == 5
    assert error.value.message == "a layout of this adventure needs a plain space (o)"


def test_a_pyramid_of_the_wrong_shape_is_reported_on_its_own_line() -> None:
    text = """adventure: valley
layout: front
grid:
  - - 10 11 12 - - -
  - . .  .  13 . . -
  . . . . . . . -
  . . . . . . . .
  . . . . . . . .
  - . . . . . . .
  - . . . . . . -
  - - - . . . - -
discoveries:
  pyramid c1 d1 e1 e2
"""
    with pytest.raises(TextError) as error:
        read_sheet(text, no_files)
    assert (error.value.line, error.value.clause) == (13, "V9")


def test_G11_no_stars_at_all_are_not_negative() -> None:
    assert Rank.of(0, (-2, 18, 38)) is Rank.PATHFINDER
    assert Rank.of(-1, (-2, 18, 38)) is Rank.TOURIST
