"""`pennypapers restore`: put a backup back."""

from __future__ import annotations

import argparse
from pathlib import Path

from ....messages import say
from ...help import add_command
from ..serving.serve import databases_of
from .needs import add_database, attempt

EXAMPLES = (
    ("pennypapers restore tables.backup", ""),
    ("pennypapers restore tables.backup --database postgresql://…", "postgres"),
)


def add_parser(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    parser = add_command(commands, "restore", EXAMPLES)
    parser.add_argument("file", type=Path, metavar="FILE", help=say("help-restore-file"))
    parser.add_argument("--overwrite", action="store_true", help=say("help-restore-overwrite"))
    add_database(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    def work() -> None:
        from ....server.upkeep.restore import restore

        back = restore(databases_of(args), args.file, overwrite=args.overwrite)
        print(say("cli-upkeep-restored", path=str(args.file), tables=back.tables, events=back.events))

    return attempt("restore", work)
