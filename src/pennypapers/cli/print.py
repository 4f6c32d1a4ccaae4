"""`pennypapers print`: sheets, blank layouts, rules and dice as a PDF."""

from __future__ import annotations

import argparse
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

from ..errors import PennyError
from ..messages import ENGLISH, LANGUAGES
from ..notation.names import printable
from ..printing.job import MOST_COPIES, PAPER, What
from ..printing.paper import PAPERS, PER_PAGE
from ..rules.layout import Layout
from ..rules.library import ADVENTURES, SIDES, builtin_layout, read_layout
from .files import read_text

if TYPE_CHECKING:
    from ..printing.job import Job

NEEDS = {"typst": "typst", "fluent.runtime": "fluent.runtime"}
BESIDES = tuple(each.value for each in (What.RULES, What.DICE, What.BLANK))
STANDARD_OUTPUT = "-"

EXAMPLES = """examples:
  pennypapers print temple                              one sheet, front side
  pennypapers print temple --duplex --copies 8 --per-page 2
                                                        a pad: front and back, two on a page
  pennypapers print island --layout hook.layout         a layout of your own
  pennypapers print valley --language fr --paper letter
  pennypapers print rules temple --language de          the rules on one page
  pennypapers print dice                                paper dice for all adventures
  pennypapers print blank island                        a grid to draw your own layout on
"""


def add_parser(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    parser = commands.add_parser(
        "print",
        help="make sheets, rules or dice to print",
        description="Make a PDF to print: an adventure's sheets, its rules, paper dice, or a blank layout. "
        "Print it at actual size; both sides are turned over on the long edge.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument(
        "what", metavar="WHAT", choices=(*ADVENTURES, *BESIDES), help=f"{', '.join((*ADVENTURES, *BESIDES))}"
    )
    parser.add_argument(
        "adventure", metavar="ADVENTURE", nargs="?", choices=list(ADVENTURES), help="whose rules, dice or blank layout"
    )
    parser.add_argument(
        "--layout",
        metavar="LAYOUT",
        dest="layouts",
        action="append",
        default=[],
        help="front (the default), back or a layout's file; a second time for the back of --duplex",
    )
    parser.add_argument(
        "--copies", metavar="N", type=int, help=f"how many sheets, up to {MOST_COPIES} (default: one full page)"
    )
    parser.add_argument("--paper", choices=list(PAPERS), default=PAPER, help=f"the paper (default: {PAPER})")
    parser.add_argument(
        "--per-page", type=int, choices=PER_PAGE, default=1, help="sheets on a page, with cut marks (default: 1)"
    )
    parser.add_argument("--duplex", action="store_true", help="front on odd pages, back on even pages, aligned")
    parser.add_argument("--language", choices=LANGUAGES, default=ENGLISH, help=f"of the words (default: {ENGLISH})")
    parser.add_argument("--out", metavar="FILE", help="the PDF; - for standard output (default: named by what it is)")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    missing = [package for module, package in NEEDS.items() if not _is_installed(module)]
    if missing:
        return _fail(f"printing needs more than is installed ({', '.join(missing)}): pip install 'pennypapers[print]'")
    from ..printing.press import page_count, pdf

    try:
        job = _job(args)
        made = pdf(job)
    except PennyError as error:
        return _fail(printable(str(error)))
    out = args.out or _name(job)
    if out == STANDARD_OUTPUT:
        sys.stdout.buffer.write(made)
        return 0
    try:
        Path(out).write_bytes(made)
    except (OSError, ValueError) as error:
        return _fail(printable(f"{out} cannot be written: {getattr(error, 'strerror', None) or error}"))
    pages = page_count(job)
    both = "; print both sides, turned over on the long edge" if job.imposition.duplex else ""
    paper = job.imposition.paper.name
    print(printable(f"{out}: {pages} {'page' if pages == 1 else 'pages'} of {paper}, to print at actual size{both}"))
    return 0


def _is_installed(module: str) -> bool:
    try:
        return find_spec(module) is not None
    except ModuleNotFoundError:  # its parent package is missing
        return False


def _job(args: argparse.Namespace) -> Job:
    from ..printing.job import PrintError, make_job

    if args.what in ADVENTURES:
        if args.adventure is not None:
            raise PrintError(f"one adventure at a time: {args.what} or {args.adventure}")
        what, key = "sheets", args.what
    else:
        what, key = args.what, args.adventure
        if args.layouts:
            raise PrintError(f"--layout is for sheets; {what} has none")
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
        language=args.language,
    )


def _layout(key: str, name: str) -> Layout:
    return builtin_layout(key, name) if name in SIDES else read_layout(read_text(name))


def _name(job: Job) -> str:
    """`temple-front.pdf`, `temple.pdf` for both sides, `temple-rules.pdf`, `dice.pdf`."""
    faces = [face.name for face in job.faces if face]
    whose = [job.adventure] if len(job.adventures) == 1 else []
    what = [] if len(faces) > 1 else faces or [job.what.value]
    return "-".join([*whose, *what]) + ".pdf"


def _fail(says: str) -> int:
    print(f"pennypapers print: {says}", file=sys.stderr)
    return 1
