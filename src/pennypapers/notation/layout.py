"""The `layout:` header: a built-in name, or the path of a `*.layout` file."""

from __future__ import annotations

from collections.abc import Callable

from ..errors import TextError
from ..rules.adventure import Adventure
from ..rules.layout import Layout
from ..rules.library import builtin_layout, read_layout
from ..rules.text import Headers

SUFFIX = ".layout"

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
        raise TextError(line, f"{reference} cannot be read: {reason(error)}") from None
    if layout.adventure != rules.key:
        later = headers.line("adventure", "layout")
        raise TextError(later, f"{reference} is a layout of the {layout.adventure}, but this is the {rules.key}")
    return layout


def reason(error: Exception) -> str:
    """Why a file cannot be read, without its name."""
    return (error.strerror if isinstance(error, OSError) else None) or str(error)
