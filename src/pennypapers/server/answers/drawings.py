"""What is drawn: a layout, or the line round a discovery, as their addresses name them."""

from __future__ import annotations

import re

from ...hosting.decisions.set_up import within_size
from ...rules.grid import Space, reading_order
from ...rules.layout import Layout
from ...rules.library import ADVENTURES, SIDES, builtin_layout, read_layout
from ...rules.mark import KINDS, Discovery
from .bodies import LayoutIn
from .refusals import BadRequest

MOST_SPACES = 26
"""The most spaces in an outline; no discovery has as many."""


def layout_named(adventure: str, file: str) -> Layout:
    """The layout of an adventure that is drawn in `front.svg` or `back.svg`."""
    name = _named(file)
    if adventure not in ADVENTURES or name not in SIDES:
        raise BadRequest(f"there is no layout {adventure} {name}", 404)
    return builtin_layout(adventure, name)


def sent_layout(sent: LayoutIn) -> Layout:
    layout = read_layout(sent.layout)
    within_size(layout)
    return layout


def discovery_of(file: str, spaces: str) -> Discovery:
    """The discovery whose outline is drawn in a file such as `hut.svg`."""
    name = _named(file)
    if name not in KINDS:
        raise BadRequest(f"there is no discovery {name}; there are {', '.join(KINDS)}", 404)
    return Discovery(KINDS[name], _spaces(spaces))


def _named(file: str) -> str:
    name, dot, kind = file.rpartition(".")
    if not dot or kind != "svg":
        raise BadRequest(f"{file} is no drawing; its name ends in .svg", 404)
    return name


def _spaces(text: str) -> tuple[Space, ...]:
    """In reading order, so that one discovery is one drawing however it was traced."""
    try:
        found = reading_order({Space.parse(each) for each in re.split(r" *, *", text.strip())})
    except ValueError as wrong:
        raise BadRequest(f"spaces: {wrong}") from wrong
    if len(found) > MOST_SPACES:
        raise BadRequest(f"spaces: {len(found)} are too many; at most {MOST_SPACES} make a discovery")
    return found
