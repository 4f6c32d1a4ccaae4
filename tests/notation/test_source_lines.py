"""What all three formats share: encoding, line ends, comments, white space and headers."""

from __future__ import annotations

import pytest
from support.texts import refused

from pennypapers.errors import LONGEST, InvalidText, RuleBroken, TextError
from pennypapers.rules import read_layout
from pennypapers.rules.text import Headers, Line, decode, header, lines, words

LAYOUT = "adventure: temple\nname: a\ngrid:\n  o D\n  o o\n"


def test_a_byte_order_mark_at_the_start_is_ignored() -> None:
    assert read_layout(decode(b"\xef\xbb\xbf" + LAYOUT.encode())) == read_layout(LAYOUT)
    assert [line.text for line in lines("\ufeff# comment\n\ufeff")] == ["\ufeff"]


def test_a_line_ends_in_lf_or_crlf() -> None:
    assert read_layout(LAYOUT.replace("\n", "\r\n")) == read_layout(LAYOUT)
    assert [line.number for line in lines("a\r\n\r\nb\nc")] == [1, 3, 4]


@pytest.mark.parametrize("text", ["a\rb", "a\r", "\r", "a\r\r\n"])
def test_a_lone_carriage_return_ends_no_line(text: str) -> None:
    assert [(line.number, line.text) for line in lines(text)] == [(1, text.removesuffix("\r\n"))]


@pytest.mark.parametrize("end", ["\v", "\f", "\x1c", "\x85", "\u2028", "\u2029"])
def test_nothing_else_ends_a_line(end: str) -> None:
    assert [line.text for line in lines(f"a{end}b")] == [f"a{end}b"]


@pytest.mark.parametrize(
    ("text", "left"),
    [("# all", []), ("a # rest", ["a"]), ("a\t#rest", ["a"]), ("a#b", ["a#b"]), (" #", []), ("a #b #c", ["a"])],
)
def test_a_comment_starts_a_line_or_follows_white_space(text: str, left: list[str]) -> None:
    assert [line.text for line in lines(text)] == left


@pytest.mark.parametrize("space", ["\u00a0", "\u3000", "\u2003", "\v", "\f", "\r", "\u200b"])
def test_white_space_is_space_and_tab_and_nothing_else(space: str) -> None:
    assert words(f"a{space}b") == [f"a{space}b"]
    assert words(" a \t b\t") == ["a", "b"]
    assert words(" \t") == []
    assert refused(read_layout, LAYOUT.replace("o D", f"o{space}D"))[0] == 4
    assert [line.text for line in lines(f"a{space}#b")] == [f"a{space}#b"]


@pytest.mark.parametrize(
    ("data", "line"),
    [(b"\xff\xfea\x00", 1), (b"name: caf\xe9", 1), (b"a\nb\n\xc3(", 3), (b"\xed\xa0\x80", 1), (b"a\n\xf8", 2)],
)
def test_what_is_not_utf_8_is_refused_on_its_line(data: bytes, line: int) -> None:
    with pytest.raises(TextError, match="UTF-8") as error:
        decode(data)
    assert error.value.line == line


def test_a_header_is_found_by_its_key() -> None:
    headers = Headers(["name"])
    headers.add(Line(2, "name \t:  two  words: yes "))
    headers.add(Line(3, "x-seed:7"))
    headers.add(Line(5, "x-empty:"))
    assert headers["name"] == "two  words: yes"
    assert headers.get("missing") is None
    assert headers.line("name", "missing", "x-seed") == 3
    assert headers.line("missing") == 1
    assert headers.extras() == {"x-seed": "7", "x-empty": ""}


def test_a_header_that_ends_in_a_carriage_return_is_read_back() -> None:
    headers = Headers(["player"])
    for line in lines(header("player", "ana\r") + "\n"):
        headers.add(line)
    assert headers["player"] == "ana\r"
    assert header("player", "ana") == "player: ana"


def test_a_long_quotation_is_cut_short() -> None:
    error = TextError(1, InvalidText("name.taken", name="x" * 10_000))
    assert len(error.message) == LONGEST
    assert error.message.endswith("…")
    whole = InvalidText("name.taken", name="x" * (LONGEST - 100))
    assert TextError(1, whole).message == str(whole)


def test_an_error_names_line_player_and_clause() -> None:
    assert str(TextError(14, RuleBroken("T3", space="c4"), player="ben")).startswith("line 14: ben: T3: a Lockpick was")
    assert str(TextError(1, InvalidText("text.grid_empty"))).startswith("line 1: ")
