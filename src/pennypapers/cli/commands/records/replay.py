"""`pennypapers replay`: check a recorded game turn by turn and count it."""

from __future__ import annotations

import argparse
from dataclasses import asdict

from ....messages import say
from ....notation.layout import CARRIED
from ....notation.names import printable
from ....notation.record import Record, read_record
from ....notation.sheet import SheetFile, write_sheet
from ....table import Table, replay, result, result_words
from ....table.game_score import game_score
from ...files import add_json_option, beside, each_file, read_text
from ...help import add_command
from ...language import add_language_option
from ...screen import add_style_option, shown, style

EXAMPLES = (
    ("pennypapers replay sunday.game", "one"),
    ("pennypapers replay *.game --json", "json"),
    ("cat sunday.game | pennypapers replay -", "input"),
)


def add_parser(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    parser = add_command(commands, "replay", EXAMPLES)
    parser.add_argument("files", nargs="+", metavar="FILE.game", help=say("help-file-game"))
    add_json_option(parser)
    add_style_option(parser)
    add_language_option(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    def show(name: str) -> object:
        record, table = game_of(read_text(name), name)
        return as_json(record, table) if args.json else shown(_as_text(table, args), args)

    return each_file(args.files, as_json=args.json, show=show)


def game_of(text: str, name: str) -> tuple[Record, Table]:
    """The record and the table after its last turn; TextError if any turn breaks a rule."""
    record = read_record(text, beside(name))
    played = replay(record)
    if played.failure:
        raise played.failure
    return record, played.table


def as_json(record: Record, table: Table) -> dict[str, object]:
    """The figures of a game, with each player's sheet as text; a table of several has no rank."""
    shown = asdict(game_score(table))
    if not record.solo:
        del shown["rank"]
    carries_layout = CARRIED in record.extras
    for player, sheet in zip(shown["players"], table.sheets, strict=True):
        file = SheetFile(record.adventure, sheet, record.layout_ref, player["name"], carries_layout)
        player["sheet"] = write_sheet(file)
    return shown


def _as_text(table: Table, args: argparse.Namespace) -> str:
    from ....drawing.text.sheet_text import sheet_text
    from ....drawing.text.words import score_text

    outcome = result(table)
    pieces = [f"{table.adventure.title}, {table.layout.name}, {say('plain-turns', count=table.turns)}"]
    for standing, sheet in zip(outcome.standings, table.sheets, strict=True):
        pieces.append(
            f"{printable(standing.player)}\n\n{sheet_text(sheet, style=style(args))}\n\n{score_text(standing.score)}"
        )
    return "\n\n".join([*pieces, result_words(table, outcome)]) + "\n"
