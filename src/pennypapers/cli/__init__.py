"""The command line: one file a command, each imported when it is needed."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import NoReturn

COMMANDS = ("play", "score", "replay", "show", "rules", "completion")


class Parser(argparse.ArgumentParser):
    """Wrong usage is one helpful line and status 2."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {message}; see '{self.prog} --help'\n")


def build_parser() -> Parser:
    parser = Parser(
        prog="pennypapers",
        description="Penny Papers Adventures: play, count and check the Temple, the Island and the Valley. Unofficial.",
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
    for stream in (sys.stdout, sys.stderr):
        if reconfigure := getattr(stream, "reconfigure", None):
            reconfigure(errors="replace")
    args = build_parser().parse_args(argv)
    try:
        status: int = args.run(args)
        sys.stdout.flush()
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        # Whoever read our output has gone; nothing more can be said to them, not even at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    return status


def _version() -> str:
    from .. import __version__

    return __version__
