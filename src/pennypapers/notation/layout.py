"""The `layout:` header: a built-in name, or the path of a `*.layout` file; a text may carry a copy of that file."""

from __future__ import annotations

import errno
from collections.abc import Callable

from ..errors import InvalidText, PennyError, TextError
from ..messages import say, speaker
from ..rules.adventure import Adventure
from ..rules.layout import Layout
from ..rules.library import SIDES, builtin_layout, read_layout
from ..rules.text import Headers

SUFFIX = ".layout"
CARRIED = "x-layout"
"""The header that carries a copy of the layout: its name and its rows, `hook | o o D | o o o`."""

ReadFile = Callable[[str], str]
"""Gives the text of a file that a text refers to; raises OSError, TextError, or InvalidText if there is none."""


def find_layout(headers: Headers, rules: Adventure, read_file: ReadFile) -> Layout:
    """The layout that the headers name, of their adventure."""
    reference = headers["layout"]
    line = headers.line("layout")
    if not reference.endswith(SUFFIX):
        try:
            return builtin_layout(rules.key, reference)
        except InvalidText as error:
            raise TextError(line, error) from None
    try:
        layout = read_layout(read_file(reference))
    except TextError as error:
        raise TextError(line, error, file=reference) from None
    except (OSError, ValueError) as error:
        if isinstance(error, FileNotFoundError | InvalidText) and CARRIED in headers:
            return _read_carried(headers, rules)
        raise TextError(line, unreadable(reference, error)) from None
    if layout.adventure != rules.key:
        later = headers.line("adventure", "layout")
        raise TextError(
            later, InvalidText("text.layout_of_other", file=reference, found=layout.adventure, wanted=rules.key)
        )
    return layout


def reference(layout: Layout) -> str:
    """The value of a `layout:` header for this layout: a built-in name, or else the name of a file."""
    is_built_in = layout.name in SIDES and builtin_layout(layout.adventure, layout.name) == layout
    return layout.name if is_built_in else layout.name + SUFFIX


def carried(layout: Layout) -> str:
    """A layout as the value of a header."""
    return " | ".join([layout.name, *[" ".join(row) for row in layout.rows]])


def carried_layout(layout: Layout) -> dict[str, str]:
    """The header with a copy of the layout, for a text that names it by `reference`; built-in layouts need none."""
    return {} if reference(layout) in SIDES else {CARRIED: carried(layout)}


def _read_carried(headers: Headers, rules: Adventure) -> Layout:
    name, *rows = headers[CARRIED].split("|")
    try:
        return read_layout("\n".join([f"adventure: {rules.key}", f"name: {name}", "grid:", *rows]))
    except TextError as error:
        raise TextError(headers.line(CARRIED), error) from None


def unreadable(file: str, error: Exception) -> InvalidText:
    """What is said of a file that cannot be read."""
    if isinstance(error, InvalidText):
        return error
    return InvalidText("text.unreadable", file=file, why=reason(error))


def reason(error: Exception) -> str:
    """Why a file cannot be read or written, without its name, in the language that is spoken."""
    if isinstance(error, PennyError):
        return error.said_by(speaker())
    if isinstance(error, OSError) and error.errno in KNOWN:
        return say(f"plain-why-{KNOWN[error.errno]}")
    return (error.strerror if isinstance(error, OSError) else None) or str(error)


KNOWN = {
    errno.ENOENT: "missing",
    errno.ENOTDIR: "no-folder",
    errno.EISDIR: "folder",
    errno.EEXIST: "there",
    errno.EACCES: "forbidden",
    errno.EPERM: "forbidden",
    errno.EROFS: "read-only",
    errno.ENOSPC: "full",
    errno.ENAMETOOLONG: "long",
}
"""The errors of the system that are said in every language; others are quoted as the system says them."""
