"""`pennypapers print`: sheets, blank layouts, rules and dice as a PDF."""

from __future__ import annotations

import argparse
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

from ....errors import PennyError
from ....messages import say
from ....notation.layout import reason
from ....notation.names import printable
from ....printing.job import MOST_COPIES, PAPER, What
from ....printing.paper import PAPERS, PER_PAGE
from ....rules.layout import Layout
from ....rules.library import ADVENTURES, SIDES, builtin_layout, read_layout
from ...files import fail, read_text
from ...help import add_command
from ...language import add_language_option, spoken_language

if TYPE_CHECKING:
    from ....printing.job import Job

NEEDS = {"typst": "typst", "fluent.runtime": "fluent.runtime"}
BESIDES = tuple(each.value for each in (What.RULES, What.DICE, What.BLANK))
STANDARD_OUTPUT = "-"

EXAMPLES = (
    ("pennypapers print temple", "one"),
    ("pennypapers print temple --duplex --copies 8 --per-page 2", "pad"),
    ("pennypapers print island --layout hook.layout", "layout"),
    ("pennypapers print valley --language fr --paper letter", ""),
    ("pennypapers print rules temple --language de", "rules"),
    ("pennypapers print dice", "dice"),
    ("pennypapers print blank island", "blank"),
)


def add_parser(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    parser = add_command(commands, "print", EXAMPLES)
    parser.add_argument(
        "what", metavar="WHAT", choices=(*ADVENTURES, *BESIDES), help=", ".join((*ADVENTURES, *BESIDES))
    )
    parser.add_argument(
        "adventure", metavar="ADVENTURE", nargs="?", choices=list(ADVENTURES), help=say("help-print-adventure")
    )
    parser.add_argument(
        "--layout",
        metavar="LAYOUT",
        dest="layouts",
        action="append",
        default=[],
        help=say("help-print-layout"),
    )
    parser.add_argument("--copies", metavar="N", type=int, help=say("help-print-copies", most=MOST_COPIES))
    parser.add_argument("--paper", choices=list(PAPERS), default=PAPER, help=say("help-print-paper", paper=PAPER))
    parser.add_argument("--per-page", type=int, choices=PER_PAGE, default=1, help=say("help-print-per-page"))
    parser.add_argument("--duplex", action="store_true", help=say("help-print-duplex"))
    add_language_option(parser)
    parser.add_argument("--out", metavar="FILE", help=say("help-print-out"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    missing = [package for module, package in NEEDS.items() if not is_installed(module)]
    if missing:
        install = "pip install 'pennypapers[print]'"
        return fail("print", say("cli-print-needs", packages=", ".join(missing), install=install))
    from ....printing.pdf import page_count, pdf

    try:
        job = _job(args)
        made = pdf(job)
    except PennyError as error:
        return fail("print", error)
    out = args.out or _name(job)
    if out == STANDARD_OUTPUT:
        sys.stdout.buffer.write(made)
        return 0
    try:
        Path(out).write_bytes(made)
    except (OSError, ValueError) as error:
        return fail("print", say("cli-cannot-write", path=out, why=reason(error)))
    made_it = "cli-print-made-both" if job.imposition.duplex else "cli-print-made"
    print(printable(say(made_it, file=out, pages=page_count(job), paper=job.imposition.paper.name)))
    return 0


def is_installed(module: str) -> bool:
    try:
        return find_spec(module) is not None
    except ModuleNotFoundError:  # its parent package is missing
        return False


def _job(args: argparse.Namespace) -> Job:
    from ....printing.job import make_job

    if args.what in ADVENTURES:
        if args.adventure is not None:
            raise PennyError(say("cli-print-one-adventure", one=args.what, two=args.adventure))
        what, key = "sheets", args.what
    else:
        what, key = args.what, args.adventure
        if args.layouts:
            raise PennyError(say("cli-print-no-layout", what=what))
    sides = args.layouts or (SIDES if args.duplex else SIDES[:1])
    layouts = [_layout(key, name) for name in sides] if what == "sheets" else []
    return make_job(
        what,
        key,
        layouts=layouts,
        copies=args.per_page if args.copies is None else args.copies,
        paper=args.paper,
        per_page=args.per_page,
        duplex=args.duplex,
        language=spoken_language(args),
    )


def _layout(key: str, name: str) -> Layout:
    return builtin_layout(key, name) if name in SIDES else read_layout(read_text(name))


def _name(job: Job) -> str:
    """`temple-front.pdf`, `temple.pdf` for both sides, `temple-rules.pdf`, `dice.pdf`."""
    faces = [face.name for face in job.faces if face]
    whose = [job.adventure] if len(job.adventures) == 1 else []
    what = [] if len(faces) > 1 else faces or [job.what.value]
    return "-".join([*whose, *what]) + ".pdf"
