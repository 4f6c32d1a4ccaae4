"""`pennypapers site`: the game as a folder of files for any web space."""

from __future__ import annotations

import argparse
import re
import tempfile
from collections.abc import Iterator
from datetime import datetime
from itertools import chain
from pathlib import Path

from ....errors import PennyError
from ....messages import say
from ....notation.layout import reason
from ....notation.names import printable
from ...amounts import days
from ...files import fail
from ...help import add_command
from ...language import add_language_option
from ..playing.daily import draw_layout
from ..sheets.print import NEEDS as TO_PRINT
from ..sheets.print import is_installed
from .serve import NEEDS as TO_SERVE

BASE = re.compile(r"/(?:[\w.~-]+/)*")
MARK = "404.html"
"""A folder that has it and a kit was written by this command before."""

EXAMPLES = (
    ("pennypapers site --out public", "top"),
    ("pennypapers site --out public --base /penny/", "base"),
    ("pennypapers site --out public --dailies 60", "dailies"),
    ("pennypapers site --out public --no-prints", "quick"),
)


def add_parser(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    parser = add_command(commands, "site", EXAMPLES)
    parser.add_argument("--out", type=Path, metavar="DIR", required=True, help=say("help-site-out"))
    parser.add_argument("--base", metavar="/PATH/", default="/", help=say("help-site-base"))
    parser.add_argument("--dailies", type=days, metavar="DAYS", default=0, help=say("help-site-dailies"))
    parser.add_argument("--no-prints", action="store_true", help=say("help-site-no-prints"))
    add_language_option(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    if BASE.fullmatch(args.base) is None:
        return fail("site", say("cli-site-base", base=args.base), status=2)
    needed = [*TO_SERVE, *({} if args.no_prints else TO_PRINT.values())]
    if missing := [name for name in needed if not is_installed(name)]:
        install = "pip install 'pennypapers[server,print]'"
        return fail("site", say("cli-site-needs", packages=", ".join(missing), install=install))
    from ....server.web.kit_files import kit_folder

    kit = kit_folder()
    if kit is None:
        return fail("site", say("cli-site-kit", install="pip install pennypapers-kit", make="make kit"))
    out: Path = args.out
    try:
        if out.exists() and (not out.is_dir() or (any(out.iterdir()) and not (out / MARK).is_file())):
            return fail("site", say("cli-site-there", path=str(out)))
        count, size = _write(out, _files(args, kit))
    except PennyError as error:
        return fail("site", error)
    except OSError as error:
        return fail("site", say("cli-cannot-write", path=str(error.filename or out), why=reason(error)))
    print(printable(say("cli-site-made", path=str(out), files=count, size=f"{size / 1e6:.1f}", base=args.base)))
    return 0


def _files(args: argparse.Namespace, kit: Path) -> Iterator[tuple[str, bytes]]:
    from ....server.site.dailies import daily_files, has_dailies
    from ....server.site.site_files import kit_files, page_files
    from ....server.web.web_files import WebFiles
    from ....terminal.dice import new_seed

    has_some = args.dailies > 0 or has_dailies(args.out)
    found = chain(page_files(args.base.rstrip("/"), WebFiles(), has_dailies=has_some), kit_files(kit))
    if has_some:
        found = chain(found, daily_files(args.out, datetime.now().date(), args.dailies, draw_layout, new_seed))
    if args.no_prints:
        return chain(found, [("prints/prints.json", b"[]")])
    from ....server.site.prints import print_files

    return chain(found, print_files())


def _write(out: Path, files: Iterator[tuple[str, bytes]]) -> tuple[int, int]:
    """Write files, each whole or not at all; how many, and how many bytes."""
    count = size = 0
    for name, body in files:
        path = out / name
        path.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.NamedTemporaryFile(dir=path.parent, delete=False) as half:
            half.write(body)
        Path(half.name).chmod(0o644)
        Path(half.name).replace(path)
        count, size = count + 1, size + len(body)
    return count, size
