"""`pennypapers play`: a whole game in the terminal, alone or passed round."""

from __future__ import annotations

import argparse
import os
import shutil
import sys
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from ....errors import PennyError, TextError
from ....messages import say
from ....rules.house import DiceFrom, HouseRules
from ....rules.library import ADVENTURES
from ....terminal.remote.address import is_link
from ...files import beside, fail, read_text, tell_error
from ...help import add_command, wrong
from ...language import add_language_option, spoken_language
from ...screen import add_style_option, style
from .hint import bot_name

if TYPE_CHECKING:
    from ....challenges import Challenge
    from ....terminal.begin import Wishes
    from ....terminal.saved_game import SavedGame

EXAMPLES = (
    ("pennypapers play", "menu"),
    ("pennypapers play temple", "alone"),
    ("pennypapers play island --players ana,ben,cleo", "round"),
    ("pennypapers play temple --bots pathfinder,tourist", "bots"),
    ("pennypapers play valley --layout back --seed 7", "seed"),
    ("pennypapers play temple --dice by-hand", "dice"),
    ("pennypapers play --challenge sunday.challenge", "challenge"),
    ("pennypapers play --resume sunday.game", "resume"),
)

DICE = {"fair": DiceFrom.FAIR, "by-hand": DiceFrom.BY_HAND}

BEGINS = ("adventure", "layout", "seed", "bots", "dice", "house", "players", "out", "challenge")
"""The options of a new game; they are refused with --resume."""
FIXED = BEGINS[:6]
"""What a challenge fixes; these options are refused with --challenge."""


def add_parser(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    parser = add_command(commands, "play", EXAMPLES)
    parser.add_argument("adventure", nargs="?", choices=list(ADVENTURES), help=say("help-play-adventure"))
    parser.add_argument("--layout", metavar="NAME|FILE", help=say("help-layout"))
    parser.add_argument("--seed", type=_seed, metavar="N", help=say("help-play-seed"))
    parser.add_argument("--players", type=_names, metavar="NAMES", help=say("help-play-players"))
    parser.add_argument("--bots", type=bot_names, metavar="BOTS", help=say("help-play-bots"))
    parser.add_argument("--dice", choices=list(DICE), help=say("help-play-dice"))
    parser.add_argument("--house", type=house_rules, metavar="OPTIONS", help=say("help-house"))
    parser.add_argument("--challenge", metavar="FILE", help=say("help-play-challenge"))
    parser.add_argument("--resume", type=Path, metavar="FILE", help=say("help-play-resume"))
    _add_common_options(parser)
    parser.set_defaults(run=run)


def add_run_parser(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """The parser of `challenge play`: `play --challenge` with the file first, or a challenge at a server."""
    parser = add_command(commands, "play", (), about="challenge-play")
    parser.add_argument("challenge", metavar="FILE|LINK|CODE", help=say("help-challenge-which"))
    add_server_option(parser)
    add_game_options(parser)
    parser.set_defaults(**dict.fromkeys((*FIXED, "resume")), run=run_of_challenge)


def add_server_option(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--server", metavar="URL", help=say("help-server"))


def add_game_options(parser: argparse.ArgumentParser) -> None:
    """The options of a command that plays a challenge."""
    parser.add_argument("--players", type=_names, metavar="NAME", help=say("help-challenge-name"))
    _add_common_options(parser)


def _add_common_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--out", type=Path, metavar="FILE", help=say("help-play-out"))
    parser.add_argument("--plain", action="store_true", help=say("help-play-plain"))
    parser.add_argument("--words", action="store_true", help=say("help-play-words"))
    add_language_option(parser)
    add_style_option(parser)


def run_of_challenge(args: argparse.Namespace) -> int:
    """Play a challenge of a file, or of a server if that is named."""
    if args.server is None and not is_link(args.challenge):
        return run(args)
    from ...remote import play_at_server

    return play_at_server(args, args.challenge, "challenge play")


def run(args: argparse.Namespace) -> int:
    from ....terminal.begin import Wishes, resume

    for leader, refused, words in (
        (args.resume, BEGINS, "cli-resume-alone"),
        (args.challenge, FIXED, "cli-challenge-alone"),
    ):
        given = [name for name in refused if getattr(args, name) is not None]
        if leader is not None and given:
            return fail("play", say(words, option=given[0]), 2)
    house = args.house or HouseRules()
    try:
        challenge = challenge_in(args.challenge) if args.challenge else None
    except TextError as error:
        tell_error(error, args.challenge)
        return 1
    wishes = Wishes(
        adventure=args.adventure,
        layout=args.layout,
        players=args.players,
        bots=args.bots or (),
        house=replace(house, dice=DICE[args.dice]) if args.dice else house,
        seed=args.seed,
        challenge=challenge,
        out=args.out,
    )
    try:
        return play_game(args, resume(args.resume) if args.resume else wishes)
    except PennyError as error:
        return fail("play", error)


def play_game(args: argparse.Namespace, opens: SavedGame | Wishes) -> int:
    """Play at this terminal: a game that is open, or a new one."""
    from ....terminal.begin import begin
    from ....terminal.dialogue import run_dialogue
    from ....terminal.opening import ask_missing
    from ....terminal.prompt import LeaveGame, Prompt, lines_from, typed_lines
    from ....terminal.save import games_folder
    from ....terminal.saved_game import SavedGame
    from ....terminal.screen import Screen

    folder = games_folder(os.environ, Path.home())
    at_terminal = sys.stdin.isatty() and sys.stdout.isatty()
    if at_terminal and not args.plain and not args.words and has_full_screen():
        return _full_screen(args, opens, folder)
    width = min(100, max(40, shutil.get_terminal_size().columns - 1))
    screen = Screen(sys.stdout, style(args), clears=at_terminal, speaks=args.words, width=width)
    prompt = Prompt(typed_lines() if at_terminal else lines_from(sys.stdin, screen))
    try:
        game = opens if isinstance(opens, SavedGame) else begin(ask_missing(opens, screen, prompt), folder=folder)
        return run_dialogue(game, screen, prompt)
    except LeaveGame:
        screen.say()
        return 0


def challenge_in(name: str) -> Challenge:
    """The challenge in a file; TextError says what is wrong with it."""
    from ....challenges import read_challenge

    return read_challenge(read_text(name), beside(name))


def has_full_screen() -> bool:
    """Whether the extra `tui` is installed and the terminal can move its cursor."""
    from importlib.util import find_spec

    can_move = os.environ.get("TERM", "") not in ("", "dumb")
    return can_move and find_spec("textual") is not None and find_spec("fluent.runtime") is not None


def _full_screen(args: argparse.Namespace, opens: SavedGame | Wishes, folder: Path) -> int:
    from ....messages.translation import translation
    from ....terminal.fullscreen.app import FullScreen

    words = translation(spoken_language(args))
    app = FullScreen(opens, words, folder=folder, ascii_only=style(args).ascii)
    line = app.run()
    if line:
        print(line, file=sys.stderr if app.return_code else sys.stdout)
    return app.return_code or 0


def _seed(text: str) -> bytes:
    from ....table.dice.draws import numbered_seed

    try:
        return numbered_seed(int(text))
    except ValueError:
        raise argparse.ArgumentTypeError(say("cli-seed", text=repr(text))) from None


def _names(text: str) -> tuple[str, ...]:
    from ....terminal.names import read_names

    try:
        return read_names(text)
    except ValueError as error:
        raise wrong(error) from None


def bot_names(text: str) -> tuple[str, ...]:
    return tuple(map(bot_name, text.split(",")))


def house_rules(text: str) -> HouseRules:
    try:
        return HouseRules.parse(text)
    except ValueError as error:
        raise wrong(error) from None
