"""`pennypapers compare`: games with the same dice side by side."""

from __future__ import annotations

import argparse
import json
import shutil
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from ....errors import PennyError, TextError
from ....messages import say
from ....notation.layout import reason
from ....notation.record import Record, read_record
from ....notation.sheet import SheetFile, write_sheet
from ...files import beside, error_json, read_text, tell_error
from ...help import add_command
from ...language import add_language_option
from ...screen import add_style_option, shown, style

if TYPE_CHECKING:
    from ....challenges import Comparison

EXAMPLES = (
    ("pennypapers compare ana.game ben.game", "two"),
    ("pennypapers compare *.game --json", "json"),
    ("pennypapers compare ana.game ben.game --svg two.svg", "svg"),
)


def add_parser(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    parser = add_command(commands, "compare", EXAMPLES)
    parser.add_argument("files", nargs="+", metavar="FILE.game", help=say("help-file-game"))
    form = parser.add_mutually_exclusive_group()
    form.add_argument("--json", action="store_true", help=say("help-json"))
    form.add_argument("--svg", metavar="OUT", type=Path, help=say("help-show-svg"))
    parser.add_argument("--dark", action="store_true", help=say("help-show-dark"))
    add_style_option(parser)
    add_language_option(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    from ....challenges import NotComparable, compare, comparison_text

    records: dict[str, Record] = {}
    try:
        for name in args.files:
            try:
                records[name] = read_record(read_text(name), beside(name))
            except TextError as error:
                raise NotComparable(name, error) from None
        compared = compare(records)
    except NotComparable as error:
        if args.json:
            print(json.dumps({"error": {"file": error.source, **_why(error.why)}}))
        else:
            tell_error(error.why, error.source)
        return 1
    if args.svg:
        return _draw(compared, args)
    if args.json:
        print(json.dumps(as_json(compared, records)))
    else:
        text = comparison_text(compared, style=style(args), width=shutil.get_terminal_size().columns)
        print(shown(text, args))
    return 0


def as_json(compared: Comparison, records: dict[str, Record]) -> dict[str, object]:
    """The comparison as JSON; each run has the file it comes from, its turns and its sheet as text."""
    return {
        "adventure": compared.adventure.key,
        "layout": compared.layout.name,
        "options": str(compared.house),
        "rolls": [str(roll) for roll in compared.rolls],
        "parted": compared.parted,
        "runs": [
            {
                "name": run.name,
                "file": run.source,
                "total": standing.score.total,
                "parts": standing.score.as_dict(),
                "place": standing.place,
                "over": run.is_over,
                "rank": run.rank,
                "turns": [{"marks": " ".join(map(str, turn.marks)), "stars": turn.stars} for turn in run.turns],
                "sheet": write_sheet(
                    SheetFile(compared.adventure, run.sheet, records[run.source].layout_ref, run.name)
                ),
            }
            for run, standing in zip(compared.runs, compared.standings, strict=True)
        ],
    }


def _why(error: PennyError) -> dict[str, object]:
    if isinstance(error, TextError):
        return error_json(error)
    return {"line": None, "player": None, "clause": None, "message": str(error)}


def _draw(compared: Comparison, args: argparse.Namespace) -> int:
    from ....challenges import comparison_svg

    try:
        args.svg.write_text(comparison_svg(compared, dark=args.dark), encoding="utf-8")
    except OSError as error:
        print(say("cli-cannot-write", path=str(args.svg), why=reason(error)), file=sys.stderr)
        return 1
    return 0
