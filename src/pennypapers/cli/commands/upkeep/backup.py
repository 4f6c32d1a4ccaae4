"""`pennypapers backup`: copy the tables into a file while the server runs."""

from __future__ import annotations

import argparse
from pathlib import Path

from ....messages import say
from ...help import add_command
from ..serving.serve import databases_of
from .needs import add_database, attempt

EXAMPLES = (
    ("pennypapers backup tables.backup", ""),
    ("pennypapers backup $(date +%F).backup --database postgresql://…", "postgres"),
)


def add_parser(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    parser = add_command(commands, "backup", EXAMPLES)
    parser.add_argument("file", type=Path, metavar="FILE", help=say("help-backup-file"))
    parser.add_argument("--overwrite", action="store_true", help=say("help-backup-overwrite"))
    add_database(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    def work() -> None:
        from ....server.upkeep.backup import backup

        made = backup(databases_of(args), args.file, overwrite=args.overwrite)
        print(say("cli-upkeep-saved", path=str(args.file), tables=made.tables, events=made.events))

    return attempt("backup", work)
