"""The command line: one module for each command.

All of them are imported to build the parser; what a command works with it imports when it runs.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import NoReturn

from ..notation.names import printable

COMMANDS = (
    "play",
    "serve",
    "score",
    "count",
    "replay",
    "hint",
    "verify",
    "show",
    "print",
    "rules",
    "simulate",
    "calibrate",
    "layouts",
    "completion",
)


class Parser(argparse.ArgumentParser):
    """A parser that reports wrong usage in one line and exits with status 2."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {printable(message)}; see '{self.prog} --help'\n")


def build_parser(parser_class: type[Parser] | None = None) -> Parser:
    """The parser of all commands; its commands have parsers of the same class."""
    parser = (parser_class or Parser)(
        prog="pennypapers",
        description="Penny Papers Adventures: play games, count sheets and check records. Unofficial.",
        epilog="Start with 'pennypapers play'. 'pennypapers COMMAND --help' shows each command with examples.",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--version", action="version", version=f"pennypapers {_version()}")
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", dest="command", required=True)
    for name in COMMANDS:
        import_module(f".{name}", __package__).add_parser(commands)
    return parser


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command; the exit status is 0, 1 for a file or game that is refused, 2 for wrong usage."""
    _open_streams()
    try:
        try:
            args = _parse(argv)
            status: int = args.run(args)
        finally:
            sys.stdout.flush()
    except KeyboardInterrupt:
        return 130
    except OSError as error:
        # Or the interpreter would try to flush the buffer again at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        if not isinstance(error, BrokenPipeError):  # the reader of a pipe has closed it: no error
            # Not print(): in this package that is the command of this name, once it is loaded.
            sys.stderr.write(f"pennypapers: the output cannot be written: {error.strerror}\n")
        return 1
    return status


def _parse(argv: Sequence[str] | None) -> argparse.Namespace:
    """Parse the arguments; files may come before and after options, of which argparse accepts only those before."""
    parser = build_parser()
    args, rest = parser.parse_known_args(argv)
    if rest and ("files" not in args or any(each.startswith("-") and each != "-" for each in rest)):
        parser.error(f"unrecognized arguments: {' '.join(rest)}")
    if rest:
        args.files += rest
    return args


def _open_streams() -> None:
    """Replace closed output streams by the null device, and characters they cannot encode by question marks."""
    for name in ("stdout", "stderr"):
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, "w"))  # noqa: SIM115  # open until the program ends
        if reconfigure := getattr(getattr(sys, name), "reconfigure", None):
            reconfigure(errors="replace")


def _version() -> str:
    from .. import __version__

    return __version__
