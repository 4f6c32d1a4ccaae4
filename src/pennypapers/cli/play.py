"""`pennypapers play`: a whole game in the terminal, alone or passed round."""

from __future__ import annotations

import argparse
import os
import shutil
import sys
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from ..errors import PennyError
from ..messages import LANGUAGES
from ..messages.languages import system_language
from ..rules.house import DiceFrom, HouseRules
from ..rules.library import ADVENTURES, SIDES
from .hint import bot_name
from .screen import add_style_option, style

if TYPE_CHECKING:
    from ..terminal.begin import Wishes

EXAMPLES = """examples:
  pennypapers play                                  choose from a menu
  pennypapers play temple                           alone
  pennypapers play island --players ana,ben,cleo    one keyboard, passed round
  pennypapers play temple --bots pathfinder,tourist against bots
  pennypapers play valley --layout back --seed 7    the same dice every time
  pennypapers play temple --dice by-hand            type what real dice show
  pennypapers play --resume sunday.game             go on with a game
"""

DICE = {"fair": DiceFrom.FAIR, "by-hand": DiceFrom.BY_HAND}

BEGINS = ("adventure", "layout", "seed", "players", "bots", "dice", "house", "out")
"""The options of a new game; they are refused with --resume."""


def add_parser(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    parser = commands.add_parser(
        "play",
        help="play in the terminal",
        description="Play an adventure in the terminal, alone or with others at one keyboard. Every turn is saved as "
        "soon as it is inked.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("adventure", nargs="?", choices=list(ADVENTURES), help="without one, a menu is shown")
    parser.add_argument("--layout", metavar="NAME|FILE", help=f"{' or '.join(SIDES)}, or a *.layout file")
    parser.add_argument("--seed", type=_seed, metavar="N", help="a number: the same one gives the same dice")
    parser.add_argument("--players", type=_names, metavar="NAMES", help="names with commas between; alone without it")
    parser.add_argument("--bots", type=_bots, metavar="BOTS", help="bots to play against, with commas between")
    parser.add_argument("--dice", choices=list(DICE), help="rolled by the program, or typed by you")
    parser.add_argument("--house", type=_house, metavar="OPTIONS", help="house rules, like 'no_door=pass'")
    parser.add_argument("--out", type=Path, metavar="FILE", help="where to keep the record")
    parser.add_argument("--resume", type=Path, metavar="FILE", help="go on with a saved game")
    parser.add_argument("--plain", action="store_true", help="prompts, line by line, instead of the full screen")
    parser.add_argument("--words", action="store_true", help="prompts, and sheets said in words instead of drawn")
    parser.add_argument("--language", choices=LANGUAGES, help="of the full screen; without it, that of your system")
    add_style_option(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    from ..terminal.begin import Wishes, begin, resume
    from ..terminal.dialogue import run_dialogue
    from ..terminal.opening import ask_missing
    from ..terminal.prompt import LeaveGame, Prompt, lines_from, typed_lines
    from ..terminal.save import games_folder
    from ..terminal.screen import Screen

    given = [name for name in BEGINS if getattr(args, name) is not None]
    if args.resume and given:
        print(f"pennypapers play: --resume goes on with the game as it is; leave out {given[0]}", file=sys.stderr)
        return 2
    at_terminal = sys.stdin.isatty() and sys.stdout.isatty()
    folder = games_folder(os.environ, Path.home())
    house = args.house or HouseRules()
    wishes = Wishes(
        adventure=args.adventure,
        layout=args.layout,
        players=args.players,
        bots=args.bots or (),
        house=replace(house, dice=DICE[args.dice]) if args.dice else house,
        seed=args.seed,
        out=args.out,
    )
    if at_terminal and not args.plain and not args.words and has_full_screen():
        return _full_screen(args, wishes, folder)
    width = min(100, max(40, shutil.get_terminal_size().columns - 1))
    screen = Screen(sys.stdout, style(args), clears=at_terminal, speaks=args.words, width=width)
    prompt = Prompt(typed_lines() if at_terminal else lines_from(sys.stdin, screen))
    try:
        game = resume(args.resume) if args.resume else begin(ask_missing(wishes, screen, prompt), folder=folder)
        return run_dialogue(game, screen, prompt)
    except LeaveGame:
        screen.say()
        return 0
    except PennyError as error:
        print(f"pennypapers play: {error}", file=sys.stderr)
        return 1


def has_full_screen() -> bool:
    """Whether the extra `tui` is installed and the terminal can move its cursor."""
    from importlib.util import find_spec

    can_move = os.environ.get("TERM", "") not in ("", "dumb")
    return can_move and find_spec("textual") is not None and find_spec("fluent.runtime") is not None


def _full_screen(args: argparse.Namespace, wishes: Wishes, folder: Path) -> int:
    from ..messages.translation import translation
    from ..terminal.begin import resume
    from ..terminal.fullscreen.app import FullScreen

    words = translation(args.language or system_language(os.environ))
    try:
        opens = resume(args.resume) if args.resume else wishes
    except PennyError as error:
        print(f"pennypapers play: {error}", file=sys.stderr)
        return 1
    app = FullScreen(opens, words, folder=folder, ascii_only=style(args).ascii)
    line = app.run()
    if line:
        print(line, file=sys.stderr if app.return_code else sys.stdout)
    return app.return_code or 0


def _seed(text: str) -> bytes:
    from ..table.draws import numbered_seed

    try:
        return numbered_seed(int(text))
    except ValueError:
        raise argparse.ArgumentTypeError(f"a seed is a number from 0 on, not {text!r}") from None


def _names(text: str) -> tuple[str, ...]:
    from ..terminal.names import read_names

    try:
        return read_names(text)
    except ValueError as error:
        raise argparse.ArgumentTypeError(str(error)) from None


def _bots(text: str) -> tuple[str, ...]:
    return tuple(map(bot_name, text.split(",")))


def _house(text: str) -> HouseRules:
    try:
        return HouseRules.parse(text)
    except ValueError as error:
        raise argparse.ArgumentTypeError(str(error)) from None
