"""Players' names: 1 to 40 code points, trimmed and collapsed, none of the signs that the notation needs."""

from __future__ import annotations

import pytest

from pennypapers.notation import clean_name
from pennypapers.notation.names import clean_names, printable


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("ana", "ana"),
        ("  cleo \t le\tgrand ", "cleo le grand"),
        ("1", "1"),
        ("-", "-"),
        ("x=!*()", "x=!*()"),
        ("Zoë", "Zoë"),
        ("Zoe\u0308", "Zoe\u0308"),
        ("\u00a0ana\u00a0", "\u00a0ana\u00a0"),
    ],
)
def test_a_name_is_trimmed_and_its_white_space_collapsed(text: str, name: str) -> None:
    assert clean_name(text) == name


def test_a_name_has_40_code_points_at_most() -> None:
    assert clean_name("é" * 40) == "é" * 40
    assert clean_name("🦜" * 40) == "🦜" * 40
    assert clean_name(f"a{' ' * 50}b") == "a b"
    with pytest.raises(ValueError, match="has 41"):
        clean_name("e\u0301" * 20 + "x")


@pytest.mark.parametrize("text", ["", " ", "\t \t"])
def test_a_name_is_not_empty(text: str) -> None:
    with pytest.raises(ValueError, match="needs a name"):
        clean_name(text)


@pytest.mark.parametrize("sign", [",", ":", "|", ">", "#", "\n"])
def test_a_name_holds_none_of_the_signs_of_the_notation(sign: str) -> None:
    with pytest.raises(ValueError, match="holds none of"):
        clean_name(f"a{sign}b")


def test_names_are_separated_by_commas() -> None:
    assert clean_names("ana ,\tben,cleo  le grand") == ("ana", "ben", "cleo le grand")


@pytest.mark.parametrize("text", ["ana, ana", "cleo  le grand, cleo le\tgrand"])
def test_names_are_unique(text: str) -> None:
    with pytest.raises(ValueError, match="two players"):
        clean_names(text)


def test_upper_and_lower_case_count_and_nothing_is_normalised() -> None:
    assert len(clean_names("ana, Ana, Zo\u00eb, Zoe\u0308")) == 4


@pytest.mark.parametrize("text", ["ana,", ",ana", "ana,,ben"])
def test_no_name_between_two_commas_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="needs a name"):
        clean_names(text)


def test_what_a_terminal_might_obey_is_shown_as_a_question_mark() -> None:
    assert printable("a\x1b[2Jb\rc\u202ed") == "a?[2Jb?c?d"
