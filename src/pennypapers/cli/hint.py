"""`pennypapers hint`: what a bot would play next in a recorded game, and the stars it expects."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from ..errors import InvalidValue, PennyError
from ..notation.layout import reason
from ..notation.names import printable

if TYPE_CHECKING:
    from ..bots import Position

EXAMPLES = """examples:
  pennypapers hint sunday.game                     for the roll that lies on the table
  pennypapers hint sunday.game --roll '2 D 5'      for a roll of your own
  pennypapers hint sunday.game --player ben --bot tourist
"""


def add_parser(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    parser = commands.add_parser(
        "hint",
        help="ask a bot for the best turns",
        description="Ask a bot what it would play next in a recorded game: its three best turns, each with the stars "
        "it expects at the end.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("file", type=Path, metavar="FILE.game", help="a game as text")
    parser.add_argument("--roll", metavar="DICE", help="purple green red, like '2 D 5'; a saved game has its own")
    parser.add_argument("--player", metavar="NAME", help="whose turn; the first who has not inked without it")
    parser.add_argument("--bot", type=bot_name, metavar="BOT", help="whom to ask; the strongest without it")
    parser.add_argument("--json", action="store_true", help="print one line of JSON")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    from ..bots import bot, strongest

    name: str = args.bot or strongest()
    try:
        player, position = _position(args.file, args.roll, args.player)
    except PennyError as error:
        return _refuse(args, str(error))
    except (OSError, ValueError) as error:
        return _refuse(args, reason(error))
    ideas = [(str(idea), round(idea.stars, 1)) for idea in bot(name).ideas(position)]
    if args.json:
        best = [{"marks": marks, "stars": stars} for marks, stars in ideas]
        said = {"bot": name, "turn": position.turn, "player": player, "roll": str(position.roll), "ideas": best}
        print(json.dumps(said))
        return 0
    print(f"Turn {position.turn}, {printable(player)}, dice {position.roll}. {name.capitalize()} says:")
    width = max(len(marks) for marks, _ in ideas)
    for number, (marks, stars) in enumerate(ideas, start=1):
        print(f"  {number}  {marks:<{width}}  {stars} stars")
    return 0


def bot_name(text: str) -> str:
    """The type of an argument that names a bot."""
    from ..bots import bot

    try:
        return bot(text.strip().lower()).name
    except ValueError as error:
        raise argparse.ArgumentTypeError(str(error)) from None


def _position(file: Path, dice: str | None, player: str | None) -> tuple[str, Position]:
    """The player whose turn it is, and their position."""
    from ..bots import Position
    from ..rules.dice import Roll
    from ..table import RollDice, decide, evolve
    from ..terminal.save import read_save

    table = read_save(file).table
    if dice is not None:
        roll = Roll.parse(dice)
        if not table.solo and table.adventure.is_danger_turn(table.sheets[0], roll):
            danger = table.adventure.danger_name
            raise InvalidValue(f"a {danger} is drawn on somebody else's sheet, and whose you hold is not known yet")
        for event in decide(table, RollDice(roll)):
            table = evolve(table, event)
    elif table.roll is None and not table.ended:
        raise InvalidValue("no roll lies on the table; say which with --roll, like --roll '2 D 5'")
    if player is not None and player not in table.seats:
        raise InvalidValue(f"nobody is called {player!r}; here play {', '.join(table.seats)}")
    seat = next(iter(table.waiting), 0) if player is None else table.seats.index(player)
    return table.seats[seat], Position.of(table, seat)


def _refuse(args: argparse.Namespace, why: str) -> int:
    if args.json:
        print(json.dumps({"error": {"message": why}}))
    else:
        print(printable(f"pennypapers hint: {args.file}: {why}"), file=sys.stderr)
    return 1
