"""Sheets with every kind of mark, and functions that read the marks back from a drawn SVG."""

from __future__ import annotations

import re
from collections.abc import Iterator
from xml.etree import ElementTree as ET

from support import drawn

from pennypapers.rules import ADVENTURES, SIDES, Layout, Score, Sheet, adventure, builtin_layout, read_layout

BUILT_IN = [builtin_layout(key, side) for key in ADVENTURES for side in SIDES]
ODD = [
    read_layout(f"adventure: {key}\nname: {name}\ngrid:\n{grid}\n")
    for key, name, grid in (
        ("temple", "one", "o"),
        ("island", "one", "o ~"),
        ("valley", "one", "o"),
        ("temple", "row", " ".join("oD" * 13)),
        ("temple", "column", "\n".join(["o"] * 99)),
        ("temple", "upside-down", "o o o o o\n- o D o\n- - o"),
        ("temple", "apart", "o - - - - - o\n-\n- - o\n-\no - o - - - D"),
        ("island", "atoll", "- o o o\no ~ ~ o\no ~ ~ o\no o ^ o"),
        ("island", "strait", "o o ~ o o\no ^ ~ ^ o"),
        ("island", "sea-inside-only", "o o o\no ~ o\no o o"),
        ("island", "shoals", "o ~ o ~\n~ o ~ o"),
        ("valley", "holes", "o o o o\no - - o\no o - o\no o o w"),
        ("valley", "apart", "o - - o\n- o - -\n-\n- - - w\no"),
    )
]

MARKED = {
    "temple": drawn.sheet("temple", "- 1 D:2 -|9 ! !x 3|15 14 D 4|5 5 5 D:9"),
    "island": drawn.sheet("island", "~ ~ B ~ ~|~ . 7 . ~|~ 7 ^*7 7 ~|~ ! 9 !x ~|~ ~ B ~ ~"),
    "valley": drawn.sheet(
        "valley",
        "1 2 3 4 H|6 6 S 5 7|6 6 M 13 .|8 9 !x 10 11|! w 12 14 15",
        "forest(a1,b1,c1,d1,d2) city(a2,b2,a3,b3) mountain(a4,b4,c5) pyramid(d3,d4,d5,e4)",
    ),
}
"""A sheet of each adventure with every kind of mark on it."""


def score(sheet: Sheet) -> Score:
    return adventure(sheet.layout.adventure).score(sheet)


def huge(key: str) -> Layout:
    """A layout of the largest allowed size, with spaces of every kind."""
    tokens = (*adventure(key).printed, "-")
    rows = (
        " ".join(tokens[col * row % len(tokens)] if (col * 5 + row * 7) % 9 == 0 else "o" for col in range(26))
        for row in range(99)
    )
    return read_layout(f"adventure: {key}\nname: huge\ngrid:\n" + "\n".join(rows))


def parse(svg: str) -> ET.Element:
    return ET.fromstring(svg)


def with_attribute(root: ET.Element, name: str) -> Iterator[ET.Element]:
    return (each for each in root.iter() if name in each.attrib)


def marks(root: ET.Element) -> list[tuple[str, str]]:
    """Every mark of a drawing with its space, sorted."""
    found = [
        (within.attrib["data-space"], each.attrib["data-mark"])
        for within in with_attribute(root, "data-space")
        for each in within.iter()
        if "data-mark" in each.attrib
    ]
    return sorted(found)


def written(sheet: Sheet) -> list[tuple[str, str]]:
    """Every mark of a sheet with its space, in the same form as `marks`."""
    found = [
        (str(space), f"{value}x" if space in sheet.crossed else str(value)) for space, value in sheet.writing.items()
    ]
    return sorted([*found, *((str(space), f"*{value}") for space, value in sheet.treasures.items())])


def references(svg: str) -> set[str]:
    return set(re.findall(r'href="#([^"]+)"', svg)) | set(re.findall(r"url\(#([^)]+)\)", svg))


def identifiers(root: ET.Element) -> list[str]:
    return [each.attrib["id"] for each in with_attribute(root, "id")]
