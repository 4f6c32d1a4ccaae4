"""`pennypapers daily`: the dice of the day, at a server or in a file of this computer."""

from __future__ import annotations

import argparse
import os
import secrets
from datetime import date, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ....drawing.text.words import stars_words
from ....errors import PennyError
from ....messages import say
from ....notation.names import printable
from ....rules.library import ADVENTURES
from ...files import fail
from ...help import add_command
from . import play

if TYPE_CHECKING:
    from ....rules.layout import Layout

EXAMPLES = (
    ("pennypapers daily", "list"),
    ("pennypapers daily temple", "play"),
    ("pennypapers daily island --server https://example.org --players ana", "server"),
)
MOST_LAYOUTS = 10**9


def add_parser(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    parser = add_command(commands, "daily", EXAMPLES)
    parser.add_argument("adventure", nargs="?", choices=list(ADVENTURES), help=say("help-daily-adventure"))
    play.add_server_option(parser)
    play.add_game_options(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    try:
        return _at_server(args) if args.server is not None else _here(args)
    except PennyError as error:
        return fail("daily", error)


def _here(args: argparse.Namespace) -> int:
    """Today's daily by the clock of this computer."""
    from ....terminal.begin import Wishes
    from ....terminal.local_daily import local_daily
    from ....terminal.save import games_folder

    games = games_folder(os.environ, Path.home())
    today, dailies = datetime.now().date(), games.parent / "dailies"
    if args.adventure is None:
        print(say("remote-daily", day=today.isoformat()))
        for key in ADVENTURES:
            print(_line(key, _stars_here(games, dailies, today, key)))
        return 0
    challenge = local_daily(dailies, today, args.adventure, draw_layout)
    return play.play_game(args, Wishes(challenge=challenge, players=args.players, out=args.out))


def draw_layout(key: str) -> Layout:
    """A new layout for a Sunday."""
    from ....lab.daily_layout import daily_layout

    return daily_layout(key, secrets.randbelow(MOST_LAYOUTS))


def _stars_here(games: Path, dailies: Path, day: date, key: str) -> int | None:
    """The stars of the first finished run of a daily that was begun; None without one."""
    from ....terminal.local_daily import daily_file, local_daily
    from ....terminal.save import runs_in

    if not daily_file(dailies, day, key).exists():
        return None
    challenge = local_daily(dailies, day, key, draw_layout)
    ended = [table for _, table in runs_in(games, challenge) if table.ended]
    return challenge.adventure.score(ended[0].sheets[0]).total if ended else None


def _at_server(args: argparse.Namespace) -> int:
    """The daily of the server's day."""
    from ....terminal.remote.address import server_address
    from ...remote import open_server, play_at_server

    found = open_server(server_address(args.server)).ask("/api/dailies")
    today = {str(each.get("adventure")): each for each in _days(found) if each.get("day") == found.get("today")}
    if args.adventure is None:
        print(printable(say("remote-daily", day=str(found.get("today")))))
        for key in ADVENTURES:
            mine = today.get(key, {}).get("mine") or {}
            print(_line(key, mine.get("stars") if isinstance(mine.get("stars"), int) else None))
        return 0
    if args.adventure not in today:
        raise PennyError(say("remote-no-daily", server=args.server))
    return play_at_server(args, str(today[args.adventure].get("code")), "daily")


def _days(found: dict[str, Any]) -> list[dict[str, Any]]:
    days = found.get("days")
    return [each for each in days if isinstance(each, dict)] if isinstance(days, list) else []


def _line(key: str, stars: int | None) -> str:
    """An adventure with the stars of one's run, or with the command that plays it."""
    return f"  {key:<8} {stars_words(stars) if stars is not None else say('remote-not-played')}"
