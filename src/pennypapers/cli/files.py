"""The files that commands read, the files those refer to, and how errors in them are reported."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

from ..errors import PennyError, TextError
from ..files import files_in, read_file, read_stream
from ..messages import labelled, say, speaker
from ..notation.layout import ReadFile, unreadable
from ..notation.names import printable

STANDARD_INPUT = "-"


def add_json_option(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help=say("help-json"))


def read_text(name: str) -> str:
    """The text of a file, or of standard input for `-`. TextError in line 0 if it cannot be read."""
    try:
        if name == STANDARD_INPUT:
            if sys.stdin is None:
                raise OSError(say("cli-input-closed"))
            return read_stream(sys.stdin.buffer)
        return read_file(Path(name))
    except (OSError, ValueError) as error:
        raise TextError(0, unreadable(name, error)) from None


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
                tell_error(error, name if len(files) > 1 else "")
        else:
            print(json.dumps(value) if as_json else value)
    return status


def tell_error(error: PennyError, label: str = "") -> None:
    """One line on standard error, in the language that is spoken."""
    print(printable(said_of(label, error)), file=sys.stderr)


def said_of(name: str, error: PennyError) -> str:
    """What is wrong, after the name of the file, unless there is none or the sentence itself names it."""
    said = error.said_by(speaker())
    names_it = isinstance(error, TextError) and error.line == 0
    return labelled(name, said) if name and not names_it else said


def fail(command: str, error: PennyError | str, status: int = 1) -> int:
    """Say on standard error what a command cannot do; the exit status."""
    said = error if isinstance(error, str) else error.said_by(speaker())
    print(printable(f"pennypapers {command}: {said}"), file=sys.stderr)
    return status


def error_json(error: TextError) -> dict[str, object]:
    return {"line": error.line or 1, "player": error.player, "clause": error.clause, "message": error.message}
