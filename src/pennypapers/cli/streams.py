"""The streams of a command: never closed, and able to write any text."""

from __future__ import annotations

import codecs
import os
import sys

from ..drawing.text.ascii_text import as_ascii

ERRORS = "pennypapers.ascii"
"""The error handler of our streams: what cannot be encoded is written in ASCII."""


def open_streams() -> None:
    """Replace closed output streams by the null device, and characters they cannot encode by similar ASCII ones."""
    codecs.register_error(ERRORS, _in_ascii)
    for name in ("stdout", "stderr"):
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, "w"))  # noqa: SIM115  # open until the program ends
        if reconfigure := getattr(getattr(sys, name), "reconfigure", None):
            reconfigure(errors=ERRORS)


def _in_ascii(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return as_ascii(error.object[error.start : error.end]), error.end
