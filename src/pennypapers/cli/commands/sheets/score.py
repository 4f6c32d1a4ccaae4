"""`pennypapers score`: count a sheet, with every space behind its stars."""

from __future__ import annotations

import argparse

from ....messages import say
from ....notation.names import printable
from ....notation.sheet import SheetFile, read_sheet
from ....rules.scoring import Reason
from ...files import add_json_option, beside, each_file, read_text
from ...help import add_command
from ...language import add_language_option
from ...screen import add_style_option, shown, style

EXAMPLES = (
    ("pennypapers score ana.sheet", "one"),
    ("pennypapers score *.sheet --json", "json"),
    ("cat ana.sheet | pennypapers score -", "input"),
)


def add_parser(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    parser = add_command(commands, "score", EXAMPLES)
    parser.add_argument("files", nargs="+", metavar="FILE.sheet", help=say("help-file-sheet"))
    add_json_option(parser)
    add_style_option(parser)
    add_language_option(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    def show(name: str) -> object:
        file = read_sheet(read_text(name), beside(name))
        return as_json(file) if args.json else shown(_as_text(file, args), args)

    return each_file(args.files, as_json=args.json, show=show)


def as_json(file: SheetFile) -> dict[str, object]:
    score = file.adventure.score(file.sheet)
    return {
        "adventure": file.adventure.key,
        "layout": file.sheet.layout.name,
        "player": file.player,
        "total": score.total,
        "parts": score.as_dict(),
        "reasons": {part.key: [reason_json(each) for each in part.reasons] for part in score.parts},
    }


def reason_json(reason: Reason) -> dict[str, object]:
    return {
        "kind": reason.kind,
        "clause": reason.clause,
        "stars": reason.stars,
        "space": reason.space,
        "spaces": reason.spaces,
        "value": reason.value,
    }


def _as_text(file: SheetFile, args: argparse.Namespace) -> str:
    from ....drawing.text.sheet_text import sheet_text
    from ....drawing.text.words import score_text

    title = f"{file.adventure.title}, {file.sheet.layout.name}" + (f", {printable(file.player)}" if file.player else "")
    drawn = sheet_text(file.sheet, style=style(args))
    return f"{title}\n\n{drawn}\n\n{score_text(file.adventure.score(file.sheet))}\n"
