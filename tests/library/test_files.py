"""`read` and `write`: layouts, sheets and records from text and from disk, and back."""

from __future__ import annotations

from pathlib import Path

import pytest

from pennypapers import ADVENTURES, SIDES, Game, InvalidValue, Layout, Record, Sheet, TextError, read, write
from pennypapers.rules import builtin_layout

HUT = "adventure: temple\nname: hut\ngrid:\n  o o o\n  o D o\n"
SHEET = "adventure: temple\nlayout: hut.layout\ngrid:\n  7 8 9\n  . . !x\n"


def game(key: str) -> Game:
    game = Game(key, seed=2)
    for _ in range(3):
        game.play(next(game.draft().turns()))
    return game


@pytest.mark.parametrize("key", ADVENTURES)
def test_what_is_written_can_be_read(key: str, tmp_path: Path) -> None:
    playing = game(key)
    values: list[Layout | Sheet | Record] = [playing.sheet, playing.record()]
    values += [builtin_layout(key, side) for side in SIDES]
    for number, value in enumerate(values):
        text = write(value)
        assert read(text) == value
        path = tmp_path / f"value-{number}"
        assert write(value, path) == text
        assert read(path) == read(str(path)) == value


def test_a_sheet_carries_a_layout_of_ones_own(tmp_path: Path) -> None:
    (tmp_path / "hut.layout").write_text(HUT, encoding="utf-8")
    (tmp_path / "ana.sheet").write_text(SHEET, encoding="utf-8")
    sheet = read(tmp_path / "ana.sheet", Sheet)
    assert sheet.score.as_dict()["sequence"] > 0
    text = write(sheet, player="Ana")
    assert "player: Ana\n" in text
    assert "x-layout: hut | o o o | o D o\n" in text
    assert read(text) == sheet


def test_read_accepts_an_expected_kind() -> None:
    assert read(HUT, Layout).name == "hut"
    with pytest.raises(InvalidValue, match="this is a layout, not a record"):
        read(HUT, Record)


def test_read_errors_name_the_line(tmp_path: Path) -> None:
    with pytest.raises(TextError, match="line 4: 'x' is not printed"):
        read(HUT.replace("o o o", "o x o"))
    with pytest.raises(TextError, match=r"line 5: here comes turn '1\."):
        read("adventure: temple\nlayout: front\nmode: solo\nplayers: a\n2. 1 2 3 | a: c4=3\n")
    with pytest.raises(FileNotFoundError):
        read(tmp_path / "nowhere.sheet")
