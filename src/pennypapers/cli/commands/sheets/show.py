"""`pennypapers show`: a layout, a sheet or a game's sheets, drawn."""

from __future__ import annotations

import argparse
import sys
from dataclasses import dataclass
from pathlib import Path

from ....errors import TextError
from ....files import format_of
from ....messages import say
from ....notation.layout import reason
from ....notation.names import printable
from ....notation.sheet import read_sheet
from ....rules.adventure import Adventure
from ....rules.library import ADVENTURES, SIDES, adventure, builtin_layout, read_layout
from ....rules.sheet import Sheet
from ...files import beside, each_file, read_text, tell_error
from ...help import add_command
from ...language import add_language_option
from ...screen import add_style_option, shown, style
from ..records.replay import game_of

EXAMPLES = (
    ("pennypapers show ana.sheet", "terminal"),
    ("pennypapers show ana.sheet --explain", "explain"),
    ("pennypapers show sunday.game --words", "words"),
    ("pennypapers show island.layout --svg island.svg", "svg"),
    ("pennypapers show temple-back", "layout"),
)

STANDARD_OUTPUT = "-"

BUILT_IN = {f"{key}-{side}": (key, side) for key in ADVENTURES for side in SIDES}


@dataclass(frozen=True, slots=True)
class Shown:
    """One sheet to draw; `label` says whose or what it is."""

    label: str
    adventure: Adventure
    sheet: Sheet
    is_blank: bool = False


def add_parser(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    parser = add_command(commands, "show", EXAMPLES)
    parser.add_argument("file", metavar="FILE", help=say("help-show-file", layouts=", ".join(BUILT_IN)))
    parser.add_argument("--explain", action="store_true", help=say("help-show-explain"))
    form = parser.add_mutually_exclusive_group()
    form.add_argument("--words", action="store_true", help=say("help-show-words"))
    form.add_argument("--svg", metavar="OUT", help=say("help-show-svg"))
    parser.add_argument("--dark", action="store_true", help=say("help-show-dark"))
    add_style_option(parser)
    add_language_option(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    if args.svg is None:
        return each_file([args.file], as_json=False, show=lambda name: shown(_as_text(read_shown(name), args), args))
    try:
        picture = _as_svg(read_shown(args.file), args)
        if args.svg != STANDARD_OUTPUT:
            Path(args.svg).write_text(picture, encoding="utf-8")
    except TextError as error:
        tell_error(error)
        return 1
    except (OSError, ValueError) as error:
        print(say("cli-cannot-write", path=args.svg, why=reason(error)), file=sys.stderr)
        return 1
    if args.svg == STANDARD_OUTPUT:
        sys.stdout.write(picture)
    return 0


def read_shown(name: str) -> list[Shown]:
    """The sheets in a layout, a sheet or a record."""
    if name in BUILT_IN and not Path(name).exists():
        key, side = BUILT_IN[name]
        return [Shown(say(f"side-{side}"), adventure(key), Sheet(builtin_layout(key, side)), is_blank=True)]
    text = read_text(name)
    match format_of(name, text):
        case ".layout":
            layout = read_layout(text)
            return [Shown(layout.name, adventure(layout.adventure), Sheet(layout), is_blank=True)]
        case ".sheet":
            file = read_sheet(text, beside(name))
            return [Shown(file.player or file.sheet.layout.name, file.adventure, file.sheet)]
        case _:
            _, table = game_of(text, name)
            return [Shown(seat, table.adventure, sheet) for seat, sheet in zip(table.seats, table.sheets, strict=True)]


def _as_text(sheets: list[Shown], args: argparse.Namespace) -> str:
    from ....drawing.text.sheet_text import sheet_text
    from ....drawing.text.words import score_text, sheet_words

    pieces = []
    for each in sheets:
        score = each.adventure.score(each.sheet) if args.explain and not each.is_blank else None
        if args.words:
            pieces.append(f"{printable(each.label)}\n\n{sheet_words(each.sheet, score)}")
            continue
        counting = [space for part in score.parts for why in part.reasons for space in why.all_spaces] if score else []
        drawn = sheet_text(each.sheet, style=style(args), highlight=counting)
        title = f"{each.adventure.title}, {printable(each.label)}"
        pieces.append("\n\n".join([title, drawn, *([score_text(score)] if score else [])]))
    return "\n\n".join(pieces) + "\n"


def _as_svg(sheets: list[Shown], args: argparse.Namespace) -> str:
    from ....drawing.svg import sheet_svg, table_svg

    scores = [each.adventure.score(each.sheet) if args.explain and not each.is_blank else None for each in sheets]
    if len(sheets) == 1:
        return sheet_svg(sheets[0].sheet, title=sheets[0].label, score=scores[0], dark=args.dark)
    labelled = [(each.label, each.sheet, score) for each, score in zip(sheets, scores, strict=True)]
    return table_svg(labelled, dark=args.dark)
