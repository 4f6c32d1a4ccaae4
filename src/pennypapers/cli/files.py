"""Files that commands read: their text, and what they refer to."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

from ..errors import TextError
from ..notation.layout import ReadFile, reason
from ..notation.names import printable
from ..rules.text import decode

LARGEST = 16 * 2**20
"""More than any game that can be played: 100 seats on a sheet of 26 × 99."""

STANDARD_INPUT = "-"


def add_json_option(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help="print one line of JSON for each file")


def read_text(name: str) -> str:
    """The text of a file, or of standard input for `-`. A file that cannot be read is an error in line 1."""
    try:
        if name == STANDARD_INPUT:
            if sys.stdin is None:
                raise OSError("standard input is closed")
            return _decode(sys.stdin.buffer.read(LARGEST + 1))
        return _read(Path(name))
    except (OSError, ValueError) as error:
        raise TextError(1, f"{name} cannot be read: {reason(error)}") from None


def beside(name: str) -> ReadFile:
    """Reads what a file refers to: paths are relative to it, or to the working directory for standard input."""
    folder = Path() if name == STANDARD_INPUT else Path(name).parent
    return lambda reference: _read(folder / reference)


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


def _read(path: Path) -> str:
    with path.open("rb") as file:
        return _decode(file.read(LARGEST + 1))


def _decode(data: bytes) -> str:
    if len(data) > LARGEST:
        raise TextError(1, f"this is larger than any game can be ({LARGEST // 2**20} MiB)")
    return decode(data)
