"""The files that commands read, the files those refer to, and how errors in them are reported."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

from ..errors import TextError
from ..files import files_in, read_file, read_stream
from ..notation.layout import ReadFile, reason
from ..notation.names import printable

STANDARD_INPUT = "-"


def add_json_option(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help="print one line of JSON for each file")


def read_text(name: str) -> str:
    """The text of a file, or of standard input for `-`. A file that cannot be read is an error in line 1."""
    try:
        if name == STANDARD_INPUT:
            if sys.stdin is None:
                raise OSError("standard input is closed")
            return read_stream(sys.stdin.buffer)
        return read_file(Path(name))
    except (OSError, ValueError) as error:
        raise TextError(1, f"{name} cannot be read: {reason(error)}") from None


def beside(name: str) -> ReadFile:
    """Reads what a file refers to: paths are relative to it, or to the working directory for standard input."""
    return files_in(Path() if name == STANDARD_INPUT else Path(name).parent)


def each_file(files: Sequence[str], *, as_json: bool, show: Callable[[str], object]) -> int:
    """Show every file in turn and say what is wrong with those that are refused; 1 if any was.

    `show` gives what is printed: a text for people, or a JSON value.
    """
    status = 0
    for name in files:
        try:
            value = show(name)
        except TextError as error:
            status = 1
            if as_json:
                print(json.dumps({"error": error_json(error)}))
            else:
                print(printable(f"{name}: {error}" if len(files) > 1 else str(error)), file=sys.stderr)
        else:
            print(json.dumps(value) if as_json else value)
    return status


def error_json(error: TextError) -> dict[str, object]:
    return {"line": error.line, "player": error.player, "clause": error.clause, "message": error.message}
