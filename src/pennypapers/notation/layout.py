"""The `layout:` header: a built-in name, or the path of a `*.layout` file; a text may carry a copy of that file."""

from __future__ import annotations

from collections.abc import Callable

from ..errors import TextError
from ..rules.adventure import Adventure
from ..rules.layout import Layout
from ..rules.library import SIDES, builtin_layout, read_layout
from ..rules.text import Headers

SUFFIX = ".layout"
CARRIED = "x-layout"
"""The header that carries a copy of the layout: its name and its rows, `hook | o o D | o o o`."""

ReadFile = Callable[[str], str]
"""Gives the text of a file that a text refers to; raises OSError or TextError."""


def find_layout(headers: Headers, rules: Adventure, read_file: ReadFile) -> Layout:
    """The layout that the headers name, of their adventure."""
    reference = headers["layout"]
    line = headers.line("layout")
    if not reference.endswith(SUFFIX):
        try:
            return builtin_layout(rules.key, reference)
        except ValueError as error:
            raise TextError(line, f"{error} of the {rules.key}; a file's name ends in {SUFFIX}") from None
    try:
        layout = read_layout(read_file(reference))
    except TextError as error:
        raise TextError(line, f"{reference}: {error}") from None
    except (OSError, ValueError) as error:
        if isinstance(error, FileNotFoundError) and CARRIED in headers:
            return _read_carried(headers, rules)
        raise TextError(line, f"{reference} cannot be read: {reason(error)}") from None
    if layout.adventure != rules.key:
        later = headers.line("adventure", "layout")
        raise TextError(later, f"{reference} is a layout of the {layout.adventure}, but this is the {rules.key}")
    return layout


def reference(layout: Layout) -> str:
    """The value of a `layout:` header for this layout: a built-in name, or else the name of a file."""
    is_built_in = layout.name in SIDES and builtin_layout(layout.adventure, layout.name) == layout
    return layout.name if is_built_in else layout.name + SUFFIX


def carried(layout: Layout) -> str:
    """A layout as the value of a header."""
    return " | ".join([layout.name, *[" ".join(row) for row in layout.rows]])


def _read_carried(headers: Headers, rules: Adventure) -> Layout:
    name, *rows = headers[CARRIED].split("|")
    try:
        return read_layout("\n".join([f"adventure: {rules.key}", f"name: {name}", "grid:", *rows]))
    except TextError as error:
        raise TextError(headers.line(CARRIED), f"{CARRIED}: {error.message}") from None


def reason(error: Exception) -> str:
    """Why a file cannot be read, without its name."""
    return (error.strerror if isinstance(error, OSError) else None) or str(error)
