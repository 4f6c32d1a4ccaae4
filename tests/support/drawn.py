"""Builds layouts, sheets and drafts from drawings in text form.

The rows of a drawing are separated by `|` or by line breaks. Its tokens are those of a sheet's grid (docs/notation.md):
the kind of an empty space (`.` stands for `o`), or a mark, which stands on an `o`, or on the sea if it is a boat.
`D:7` is a mark on another kind of space, here a 7 on a door; `5*7` is a 5 in a space with a treasure of 7.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from pennypapers.errors import RuleBroken
from pennypapers.rules import (
    Discovery,
    Draft,
    HouseRules,
    Layout,
    Roll,
    Sheet,
    Space,
    Symbol,
    Write,
    adventure,
    parse_marks,
)
from pennypapers.rules.layout import FILL
from pennypapers.rules.mark import NUMBERS, Writing, parse_writing

VALUES: tuple[Writing, ...] = (*NUMBERS, *Symbol)
"""Every number and symbol that can be written in a space, in any adventure."""


def layout(key: str, drawing: str) -> Layout:
    """The layout of a drawing, without its marks."""
    return Layout(key, "drawn", tuple(tuple(_printed(token) for token in row) for row in _tokens(drawing)))


def sheet(key: str, drawing: str, discoveries: str = "") -> Sheet:
    """The sheet of a drawing; discoveries are given as in a turn: `city(a1,a2,b1,b2)`."""
    writing: dict[Space, Writing] = {}
    crossed: set[Space] = set()
    treasures: dict[Space, int] = {}
    for space, token in _spaces(drawing):
        mark, _, treasure = token.rpartition(":")[2].partition("*")
        value = parse_writing(mark.removesuffix("x"))
        if value is not None:
            writing[space] = value
        if mark == "!x":
            crossed.add(space)
        if treasure:
            treasures[space] = int(treasure)
    revealed = tuple(mark for mark in parse_marks(discoveries) if isinstance(mark, Discovery))
    return Sheet(layout(key, drawing), writing, frozenset(crossed), treasures, revealed)


def draft(
    key: str, drawing: str, *, roll: str, discoveries: str = "", house: str = "", before: str = "", marks: str = ""
) -> Draft:
    """A draft on a drawn sheet after these marks; `before` names the spaces filled on the turn before."""
    return Draft.begin(
        adventure(key),
        sheet(key, drawing, discoveries),
        Roll.parse(roll),
        house=HouseRules.parse(house),
        before=tuple(map(Space.parse, before.split())),
    ).add_all(parse_marks(marks))


def refusal(turn: Draft, marks: str) -> RuleBroken:
    """The rule that the last of these marks breaks; all others must be legal."""
    *legal, last = parse_marks(marks)
    broken = turn.add_all(legal).why_illegal(last)
    assert broken is not None, f"{last} is legal"
    return broken


@dataclass(frozen=True)
class Spaces:
    """A selection of the spaces of a drawing."""

    drawing: str
    found: tuple[Space, ...]


def spaces(
    key: str, drawing: str, *, roll: str, value: int | str | None = None, house: str = "", before: str = ""
) -> Spaces:
    """The spaces in which this value may be written, or any value if it is None."""
    turn = draft(key, drawing, roll=roll, house=house, before=before)
    wanted = [each for each in VALUES if value is None or str(value) == str(each)]
    assert wanted, f"{value} fills no space"
    found = [space for space in turn.sheet.layout.spaces if any(turn.is_legal(Write(space, each)) for each in wanted)]
    return Spaces(drawing, tuple(found))


def marked(chosen: Spaces) -> str:
    """The drawing with an `x` in each of those spaces."""
    return "|".join(
        " ".join("x" if Space.at(col, row) in chosen.found else token for col, token in enumerate(tokens))
        for row, tokens in enumerate(_tokens(chosen.drawing))
    )


def _tokens(drawing: str) -> list[list[str]]:
    return [row.split() for row in drawing.strip().replace("\n", "|").split("|")]


def _spaces(drawing: str) -> Iterator[tuple[Space, str]]:
    for row, tokens in enumerate(_tokens(drawing)):
        for col, token in enumerate(tokens):
            yield Space.at(col, row), token


def _printed(token: str) -> str:
    """The kind of space under a token."""
    mark = token.partition("*")[0]
    if ":" in mark:
        return mark.partition(":")[0]
    if mark == Symbol.BOAT:
        return "~"
    if mark == "." or parse_writing(mark.removesuffix("x")) is not None:
        return FILL
    return mark
