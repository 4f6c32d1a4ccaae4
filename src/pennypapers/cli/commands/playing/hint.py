"""`pennypapers hint`: what a bot would play next in a recorded game, and the stars it expects if it looks ahead."""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import TYPE_CHECKING

from ....errors import InvalidValue, PennyError
from ....messages import labelled, listed, say, speaker
from ....notation.layout import reason
from ....notation.names import printable
from ...files import fail
from ...help import add_command, wrong
from ...language import add_language_option

if TYPE_CHECKING:
    from ....bots import Position

EXAMPLES = (
    ("pennypapers hint sunday.game", "saved"),
    ("pennypapers hint sunday.game --roll '2 D 5'", "roll"),
    ("pennypapers hint sunday.game --player ben --bot tourist", "player"),
)


def add_parser(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    parser = add_command(commands, "hint", EXAMPLES)
    parser.add_argument("file", type=Path, metavar="FILE.game", help=say("help-file-game"))
    parser.add_argument("--roll", metavar="DICE", help=say("help-hint-roll"))
    parser.add_argument("--player", metavar="NAME", help=say("help-hint-player"))
    parser.add_argument("--bot", type=bot_name, metavar="BOT", help=say("help-hint-bot"))
    parser.add_argument("--json", action="store_true", help=say("help-json"))
    add_language_option(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    from ....bots import strongest
    from ....coach.hints import hints
    from ....terminal.hint_words import expected

    name: str = args.bot or strongest()
    try:
        player, position = _position(args.file, args.roll, args.player)
    except PennyError as error:
        return _refuse(args, error.said_by(speaker()))
    except (OSError, ValueError) as error:
        return _refuse(args, reason(error))
    ideas = hints(name, position)
    if args.json:
        best = [
            {"marks": str(idea), "stars": round(idea.stars, 1), "is_forecast": idea.is_forecast, "error": idea.error}
            for idea in ideas
        ]
        said = {"bot": name, "turn": position.turn, "player": player, "roll": str(position.roll), "ideas": best}
        print(json.dumps(said))
        return 0
    asked = say(f"score-rank-{name}")
    print(say("plain-hint", turn=position.turn, name=printable(player), dice=str(position.roll), bot=asked))
    width = max(len(str(idea)) for idea in ideas)
    for number, idea in enumerate(ideas, start=1):
        print(f"  {number}  {idea!s:<{width}}  {expected(idea, say)}".rstrip())
    return 0


def bot_name(text: str) -> str:
    """The type of an argument that names a bot."""
    from ....bots import bot

    try:
        return bot(text.strip().lower()).name
    except ValueError as error:
        raise wrong(error) from None


def _position(file: Path, dice: str | None, player: str | None) -> tuple[str, Position]:
    """The player whose turn it is, and their position."""
    from ....bots import Position
    from ....rules.dice import Roll
    from ....table import RollDice, perform
    from ....terminal.save import read_save

    table = read_save(file).table
    if dice is not None:
        roll = Roll.parse(dice)
        if not table.solo and table.adventure.is_danger_turn(table.sheets[0], roll):
            danger = say(f"play-danger-title-{table.adventure.key}")
            raise InvalidValue(say("cli-hint-not-known", danger=danger))
        table, _ = perform(table, RollDice(roll))
    elif table.roll is None and not table.ended:
        raise InvalidValue(say("cli-hint-no-roll"))
    if player is not None and player not in table.seats:
        raise InvalidValue(say("plain-nobody", name=player, names=listed(table.seats)))
    seat = next(iter(table.waiting), 0) if player is None else table.seats.index(player)
    return table.seats[seat], Position.of(table, seat)


def _refuse(args: argparse.Namespace, why: str) -> int:
    if args.json:
        print(json.dumps({"error": {"message": why}}))
    else:
        return fail("hint", labelled(str(args.file), why))
    return 1
