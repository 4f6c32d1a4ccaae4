"""Names at a hosted table: normalised, without invisible characters, and none that looks like another."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pennypapers.hosting.player_names import looks_like, shown_name, skeleton
from pennypapers.notation import clean_name


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("Zoe\u0308", "Zoë"),
        ("  ana\u00a0\u2003maria ", "ana maria"),
        ("علی\u200cرضا", "علی\u200cرضا"),
        ("👩\u200d🚀", "👩\u200d🚀"),
        ("❤\ufe0f\u200d🔥", "❤\ufe0f\u200d🔥"),
        ("नमस्ते", "नमस्ते"),
        ("김하늘", "김하늘"),
        ("O’Neill-Ruiz 2!", "O’Neill-Ruiz 2!"),
    ],
)
def test_names_of_people_everywhere_are_shown(text: str, name: str) -> None:
    assert shown_name(text) == name


@pytest.mark.parametrize(
    "text",
    [
        *(
            f"a{char}b"
            for char in "\x00\x07\x1b\x7f\x85\u00ad\u061c\u200b\u200e\u202e\u2066\u2028\ufeff\ue000\U000e0041"
        ),
        *("\u2800", "\u3164", "\u115f", "\uffa0", "\u200d", "ana\u200d", "a\u200cb", "\u0301", "\ud800"),
        "Z" + "\u0301\u0302\u0303\u0304\u0306\u0307",
        *("", " ", "a,b", "a" * 41),
    ],
)
def test_invisible_characters_are_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"\w"):
        shown_name(text)


@pytest.mark.parametrize("name", ["Аna", "Anа", "Ａna", "𝐀na", "Α\u200dna", "\u13aana"])
def test_a_look_alike_is_found_among_other_names(name: str) -> None:
    assert looks_like(name, ["Ben", "Ana"]) == "Ana"


@pytest.mark.parametrize("pair", [("Al", "AI"), ("Bob0", "BobO"), ("Zoë", "Zoe\u0308"), ("modern", "rnodern")])
def test_names_that_look_alike_have_the_same_skeleton(pair: tuple[str, str]) -> None:
    assert skeleton(pair[0]) == skeleton(pair[1])


@pytest.mark.parametrize("pair", [("Ana", "Anna"), ("Ana", "ana"), ("Zoë", "Zoe"), ("Иван", "Иваи")])
def test_names_that_look_different_have_different_skeletons(pair: tuple[str, str]) -> None:
    assert skeleton(pair[0]) != skeleton(pair[1])


def test_the_hundred_names_of_bots_look_different() -> None:
    assert len({skeleton(f"Robo {number}") for number in range(1, 102)}) == 101


@given(st.text(max_size=60))
def test_a_shown_name_is_a_name_of_a_record_and_printable(text: str) -> None:
    try:
        name = shown_name(text)
    except ValueError:
        return
    assert clean_name(name) == shown_name(name) == name
    assert all(char.isprintable() or char in "\u200c\u200d" for char in name)
