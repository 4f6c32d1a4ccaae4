"""`pennypapers hindsight`: the best sheet found with all dice known."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from ....errors import InvalidText, PennyError, TextError
from ....messages import say
from ....messages.numbers import number
from ....notation.layout import reason
from ....notation.names import printable
from ....notation.record import read_record, write_record
from ....rules.house import HouseRules
from ....rules.library import ADVENTURES
from ...amounts import runs, seconds, seed
from ...files import beside, error_json, fail, read_text, tell_error
from ...help import add_command, wrong
from ...language import add_language_option
from ...screen import add_style_option, shown, style

if TYPE_CHECKING:
    from ....coach import Hindsight

EXAMPLES = (
    ("pennypapers hindsight sunday.game", "game"),
    ("pennypapers hindsight temple --dice rolls.txt", "dice"),
    ("pennypapers hindsight sunday.game --runs 4 --json", "json"),
    ("pennypapers hindsight sunday.game --svg best.svg", "svg"),
)

STANDARD_OUTPUT = "-"


def add_parser(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    parser = add_command(commands, "hindsight", EXAMPLES)
    parser.add_argument("game", nargs="?", metavar="FILE.game|ADVENTURE", help=say("help-hindsight-what"))
    parser.add_argument("--dice", metavar="FILE", help=say("help-hindsight-dice"))
    parser.add_argument("--layout", metavar="NAME|FILE", help=say("help-layout"))
    parser.add_argument("--house", type=_house, metavar="OPTIONS", help=say("help-house"))
    parser.add_argument("--seconds", type=seconds, metavar="S", help=say("help-hindsight-seconds"))
    parser.add_argument("--runs", type=runs, metavar="N", help=say("help-hindsight-runs"))
    parser.add_argument("--seed", type=seed, default=0, metavar="S", help=say("help-hindsight-seed"))
    form = parser.add_mutually_exclusive_group()
    form.add_argument("--json", action="store_true", help=say("help-json"))
    form.add_argument("--svg", metavar="OUT", help=say("help-show-svg"))
    parser.add_argument("--dark", action="store_true", help=say("help-show-dark"))
    add_style_option(parser)
    add_language_option(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    takes_record = args.dice is None
    if takes_record and (args.game is None or args.layout or args.house):
        return fail("hindsight", say("cli-hindsight-which"), 2)
    if not takes_record and args.game is not None and args.game not in ADVENTURES:
        return fail("hindsight", say("cli-hindsight-which"), 2)
    try:
        found = _of_record(args) if takes_record else _of_dice(args)
    except TextError as error:
        if args.json:
            print(json.dumps({"error": error_json(error)}))
        else:
            tell_error(error, args.game if takes_record else args.dice)
        return 1
    except PennyError as error:
        return fail("hindsight", error)
    if args.svg is not None:
        return _draw(found, args)
    print(json.dumps(as_json(found)) if args.json else shown(_as_text(found, args), args))
    return 0


def as_json(found: Hindsight) -> dict[str, object]:
    return {
        "best": found.stars,
        "bound": found.bound,
        "proven": found.proven,
        "seconds": round(found.seconds, 3),
        "record": write_record(found.record),
    }


def _of_record(args: argparse.Namespace) -> Hindsight:
    from ....coach import hindsight_of

    record = read_record(read_text(args.game), beside(args.game))
    _say_if_compiling(record.adventure.key)
    try:
        return hindsight_of(record, seconds=args.seconds, runs=args.runs, seed=args.seed)
    except InvalidText as error:
        raise TextError(record.turns[-1].line if record.turns else 1, error) from None


def _of_dice(args: argparse.Namespace) -> Hindsight:
    from ....coach import hindsight, read_dice
    from ....terminal.begin import printed_layout

    layout = printed_layout(args.layout, args.game, command="hindsight").layout
    text = read_text(args.dice)
    rolls = read_dice(text)
    _say_if_compiling(layout.adventure)
    try:
        return hindsight(layout, rolls, house=args.house, seconds=args.seconds, runs=args.runs, seed=args.seed)
    except InvalidText as error:
        raise TextError(max(1, len(text.splitlines())), error) from None


def _say_if_compiling(key: str) -> None:
    """`--seconds` does not count this time, so say why nothing happens."""
    from ....coach import must_compile

    if must_compile(key):
        print(f"pennypapers hindsight: {say('cli-hindsight-compiling')}", file=sys.stderr, flush=True)


def _as_text(found: Hindsight, args: argparse.Namespace) -> str:
    from ....drawing.text.sheet_text import sheet_text
    from ....drawing.text.words import score_text
    from ....table import replay

    record, table = found.record, replay(found.record).table
    limit = say("hindsight-proven") if found.proven else None
    if found.bound is not None and not found.proven:
        limit = say("hindsight-bound", count=found.bound)
    title = f"{record.adventure.title}, {record.layout.name}, {say('plain-turns', count=table.turns)}"
    above = found.above and say("hindsight-above", name=printable(found.above[0]), count=number(found.above[1]))
    said = " ".join(filter(None, [say("hindsight-best", count=number(found.stars)), limit, above]))
    turns = [f"{turn.number:>3}.  {turn.roll}  {' '.join(map(str, turn.entries[0].marks))}" for turn in record.turns]
    sheet = table.sheets[0]
    drawn = [sheet_text(sheet, style=style(args)), score_text(record.adventure.score(sheet))]
    return "\n\n".join([title, said, "\n".join(turns), *drawn]) + "\n"


def _draw(found: Hindsight, args: argparse.Namespace) -> int:
    from ....drawing.svg import sheet_svg
    from ....table import replay

    record = found.record
    sheet = replay(record).table.sheets[0]
    title = say("hindsight-best", count=number(found.stars))
    picture = sheet_svg(sheet, title=title, score=record.adventure.score(sheet), dark=args.dark)
    if args.svg == STANDARD_OUTPUT:
        sys.stdout.write(picture)
        return 0
    try:
        Path(args.svg).write_text(picture, encoding="utf-8")
    except (OSError, ValueError) as error:
        print(say("cli-cannot-write", path=args.svg, why=reason(error)), file=sys.stderr)
        return 1
    return 0


def _house(text: str) -> HouseRules:
    try:
        return HouseRules.parse(text)
    except ValueError as error:
        raise wrong(error) from None
