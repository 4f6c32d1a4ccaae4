"""Layouts as text: headers, tokens, ragged rows and what a layout needs."""

from __future__ import annotations

import pytest
from support.texts import layout_of, refused

from pennypapers.rules import Space, builtin_layout, read_layout

STEPS = """
    adventure: temple
    name: steps
    grid:
      - o D o -
      o o o o o
      D o o o D
    """


def test_a_layout_is_read_row_by_row() -> None:
    layout = layout_of(STEPS)
    assert (layout.adventure, layout.name) == ("temple", "steps")
    assert [" ".join(row) for row in layout.rows] == ["- o D o -", "o o o o o", "D o o o D"]
    assert layout.kinds[Space("c1")] == "D"
    assert "a1" not in layout.kinds


def test_a_layout_is_written_as_it_is_read() -> None:
    assert str(layout_of(STEPS)) == "adventure: temple\nname: steps\ngrid:\n  - o D o -\n  o o o o o\n  D o o o D\n"


def test_rows_may_be_ragged() -> None:
    ragged = layout_of("adventure: valley\nname: v\ngrid:\n  - o\n  o o o\n  -\n  o")
    assert ragged.spaces == ("b1", "a2", "b2", "c2", "a4")
    assert ragged.token(2, 0) == "-"


def test_blank_lines_and_comments_stand_anywhere() -> None:
    layout = layout_of("""
        # ours
        adventure: temple   # the first

        name: steps\t# a comment after a tab
        grid:  # here

          o D  # a row

          o #
        """)
    assert layout.rows == (("o", "D"), ("o",))


@pytest.mark.parametrize(
    "header", ["adventure: temple\nname: a", "name: a\nadventure: temple", "x-by: us\nname:a\nadventure :temple\nx-: "]
)
def test_headers_stand_in_any_order_and_x_headers_are_let_through(header: str) -> None:
    assert read_layout(f"{header}\ngrid:\no").name == "a"


@pytest.mark.parametrize("grid", ["grid:", " grid\t: ", "grid :"])
def test_white_space_may_stand_round_the_colon_of_the_grid(grid: str) -> None:
    assert read_layout(f"adventure: temple\nname: a\n{grid}\no").spaces == ("a1",)


@pytest.mark.parametrize("name", ["steps", "Steps-2", "7", "-", "été", "塔"])
def test_a_name_has_letters_digits_and_hyphens(name: str) -> None:
    assert read_layout(f"adventure: temple\nname: {name}\ngrid:\no").name == name


@pytest.mark.parametrize("name", ["two words", "a_b", "a.b", "a٣", "a²", "a\u00a0b", "a\u0301"])
def test_a_name_with_anything_else_is_refused(name: str) -> None:
    assert refused(read_layout, f"adventure: temple\nname: {name}\ngrid:\no", saying="letters") == (2, None, None)


def test_26_columns_and_99_rows_are_the_most() -> None:
    widest = "adventure: temple\nname: a\ngrid:\n" + " ".join("o" * 26)
    tallest = "adventure: temple\nname: a\ngrid:\n" + "o\n" * 99
    assert read_layout(widest).spaces[-1] == "z1"
    assert read_layout(tallest).spaces[-1] == "a99"
    assert refused(read_layout, widest + " -", saying="26") == (4, None, None)
    assert refused(read_layout, tallest + "o", saying="99") == (103, None, None)


def test_every_adventure_has_tokens_of_its_own() -> None:
    assert set(layout_of("adventure: island\nname: a\ngrid:\n~ o ^ -").kinds.values()) == {"~", "o", "^"}
    assert set(layout_of("adventure: valley\nname: a\ngrid:\no w -").kinds.values()) == {"o", "w"}
    assert set(layout_of("adventure: temple\nname: a\ngrid:\no D -").kinds.values()) == {"o", "D"}


@pytest.mark.parametrize(
    ("key", "row", "token"),
    [
        ("temple", "o ~", "~"),
        ("temple", "o .", "."),
        ("island", "~ o D", "D"),
        ("valley", "o O", "O"),
        ("valley", "oo", "oo"),
    ],
)
def test_an_unknown_token_is_refused(key: str, row: str, token: str) -> None:
    text = f"adventure: {key}\nname: a\ngrid:\n{row}\n- -"
    assert refused(read_layout, text, saying=repr(token)) == (4, None, None)


@pytest.mark.parametrize(
    ("key", "rows", "needs"),
    [
        ("temple", "D D\n-", "plain"),
        ("valley", "w\nw", "open"),
        ("island", "~\n^", "land"),
        ("island", "o o\n^ -", "sea"),
    ],
)
def test_a_layout_needs_an_o_and_an_island_some_sea(key: str, rows: str, needs: str) -> None:
    assert refused(read_layout, f"adventure: {key}\nname: a\ngrid:\n{rows}\n", saying=needs) == (5, None, None)


@pytest.mark.parametrize("missing", ["adventure: temple\n", "name: a\n", "grid:\n"])
def test_a_missing_header_is_reported_on_line_1(missing: str) -> None:
    text = "x-first: 1\nadventure: temple\nname: a\ngrid:\n".replace(missing, "")
    assert refused(read_layout, text, saying=missing.partition(":")[0]) == (1, None, None)


def test_an_empty_grid_is_refused_where_it_begins() -> None:
    assert refused(layout_of, "adventure: temple\nname: a\n\ngrid:\n\n# nothing\n", saying="rows") == (4, None, None)


@pytest.mark.parametrize(
    ("text", "line", "saying"),
    [
        ("adventure: temple\nname: a\nnmae: b\ngrid:\no", 3, "'nmae'"),
        ("adventure: temple\nname: a\nlayout: front\ngrid:\no", 3, "'layout'"),
        ("Adventure: temple\nname: a\ngrid:\no", 1, "'Adventure'"),
        ("adventure: temple\nname: a\nX-by: us\ngrid:\no", 3, "'X-by'"),
        ("adventure: temple\nname: a\nname: a\ngrid:\no", 3, "twice"),
        ("x-a: 1\nadventure: temple\nname: a\nx-a: 1\ngrid:\no", 4, "twice"),
        ("adventure: temple\nname:\ngrid:\no", 2, "says nothing"),
        ("adventure: desert\nname: a\ngrid:\no", 1, "temple, island, valley"),
        ("adventure: temple\nname: a\nhello\ngrid:\no", 3, "key: value"),
        ("adventure: temple\nname: a\ngrid: o o\no", 3, "stands alone"),
        ("adventure: temple\nname: a\ngrid:\no\nx-by: us", 5, "'x-by:'"),
    ],
)
def test_a_malformed_header_is_refused_on_its_line(text: str, line: int, saying: str) -> None:
    assert refused(read_layout, text, saying=saying) == (line, None, None)


def test_a_built_in_layout_is_known_by_adventure_and_name() -> None:
    assert builtin_layout("island", "back").name == "back"
    with pytest.raises(ValueError, match="front and back"):
        builtin_layout("island", "side")
    with pytest.raises(ValueError, match="temple, island, valley"):
        builtin_layout("desert", "front")
