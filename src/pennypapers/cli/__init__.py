"""The command line: `commands` has one module for each command, this folder what they share.

Only the module of the command that runs is imported, and what it works with it imports when it runs.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from importlib import import_module

from ..messages import say, speaking
from .help import Parser, heading
from .language import likely_language, speaker_of, spoken_language
from .streams import open_streams

COMMANDS = {
    "play": "commands.playing",
    "serve": "commands.serving",
    "doctor": "commands.serving",
    "backup": "commands.upkeep",
    "restore": "commands.upkeep",
    "tables": "commands.upkeep",
    "owner": "commands.upkeep",
    "score": "commands.sheets",
    "count": "commands.sheets",
    "replay": "commands.records",
    "compare": "commands.records",
    "hindsight": "commands.records",
    "analyse": "commands.records",
    "challenge": "commands.playing",
    "daily": "commands.playing",
    "puzzles": "commands.playing",
    "hint": "commands.playing",
    "verify": "commands.records",
    "show": "commands.sheets",
    "print": "commands.sheets",
    "site": "commands.serving",
    "rules": "commands.sheets",
    "simulate": "commands.simulations",
    "calibrate": "commands.simulations",
    "league": "commands.simulations",
    "dataset": "commands.simulations",
    "layouts": "commands.sheets",
    "completion": "commands",
}
"""Every command, in the order of the help, and the folder of its module."""


def build_parser(parser_class: type[Parser] = Parser, only: str | None = None) -> Parser:
    """The parser of all commands, or of one; its commands have parsers of the same class."""
    parser = parser_class(
        prog="pennypapers",
        description=say("help-program"),
        epilog=say("help-start", play="pennypapers play", help="pennypapers COMMAND --help"),
    )
    parser.add_argument("--version", action="version", version=f"pennypapers {_version()}", help=say("help-version"))
    commands = parser.add_subparsers(title=heading("help-commands"), metavar="COMMAND", dest="command", required=True)
    for name in COMMANDS if only is None else (only,):
        import_module(f".{COMMANDS[name]}.{name}", __package__).add_parser(commands)
    return parser


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command; the exit status is 0, 1 for a file or game that is refused, 2 for wrong usage."""
    open_streams()
    try:
        try:
            typed = sys.argv[1:] if argv is None else list(argv)
            with speaking(speaker_of(likely_language(typed))):
                args = _parse(typed)
            with speaking(speaker_of(spoken_language(args))):
                status: int = args.run(args)
        finally:
            sys.stdout.flush()
    except KeyboardInterrupt:
        return 130
    except OSError as error:
        # Or the interpreter would try to flush the buffer again at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        if not isinstance(error, BrokenPipeError):  # the reader of a pipe has closed it: no error
            print(f"pennypapers: {say('cli-no-output', why=str(error.strerror))}", file=sys.stderr)
        return 1
    return status


def _parse(typed: list[str]) -> argparse.Namespace:
    """Parse the arguments; files may come before and after options, of which argparse accepts only those before."""
    parser = build_parser(only=typed[0] if typed and typed[0] in COMMANDS else None)
    args, rest = parser.parse_known_args(typed)
    if rest and ("files" not in args or any(each.startswith("-") and each != "-" for each in rest)):
        parser.error(f"unrecognized arguments: {' '.join(rest)}")
    if rest:
        args.files += rest
    return args


def _version() -> str:
    from .. import __version__

    return __version__
