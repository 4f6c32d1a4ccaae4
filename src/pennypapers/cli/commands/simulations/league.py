"""`pennypapers league`: bots, programs and policies on the same dice, and where each of them stands."""

from __future__ import annotations

import argparse
import json
import shlex
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from ....errors import PennyError
from ....messages import say
from ....notation.layout import reason
from ....rules.house import HouseRules
from ....rules.library import ADVENTURES, SIDES
from ... import amounts
from ...files import fail
from ...help import add_command, heading, wrong
from ...language import add_language_option, spoken_language

if TYPE_CHECKING:
    from ....lab.league.match import League

GAMES = 100
OUT = Path("league")
TABLES = ("alone", "pairs")

EXAMPLES = (
    ("pennypapers league run --bots tourist,pathfinder,voyager --games 200", "ours"),
    ("pennypapers league run --bots voyager --bots 'robin=ws:python examples/bot.py'", "program"),
    ("pennypapers league run --bots pathfinder,mybots:Hasty --tables pairs --workers 2", "policy"),
)


def add_parser(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    parser = add_command(commands, "league", EXAMPLES)
    add_language_option(parser)
    actions = parser.add_subparsers(title=heading("help-commands"), metavar="run", dest="action", required=True)
    run_parser = add_command(actions, "run", (), about="league-run")
    add = run_parser.add_argument
    add("--bots", action="append", required=True, metavar="NAME|MODULE:NAME|ws:COMMAND", help=say("help-league-bots"))
    add("--games", type=amounts.games, default=GAMES, metavar="N", help=say("help-league-games", games=GAMES))
    add("--adventure", choices=list(ADVENTURES), default=next(iter(ADVENTURES)), help=say("help-adventure"))
    add("--layout", default=SIDES[0], metavar="NAME|FILE", help=say("help-layout"))
    add("--tables", choices=TABLES, default=TABLES[0], help=say("help-league-tables"))
    add("--seed", type=amounts.seed, default=0, metavar="S", help=say("help-seed-games"))
    add("--house", type=_house, default=HouseRules(), metavar="OPTIONS", help=say("help-house"))
    add("--workers", type=amounts.workers, default=1, metavar="N", help=say("help-workers"))
    add("--executor", default="local", metavar="NAME", help=say("help-executor"))
    add("--out", type=Path, default=OUT, metavar="FOLDER", help=say("help-league-out", folder=str(OUT)))
    add("--json", action="store_true", help=say("help-json"))
    add_language_option(run_parser, is_nested=True)
    run_parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    from ....terminal.begin import printed_layout

    try:
        layout = printed_layout(args.layout, args.adventure, command="league").layout
        from ....lab.league.match import League
        from ....lab.league.players import players_of

        if args.house.dice is not HouseRules().dice:
            raise PennyError(say("cli-league-dice"))
        league = League(layout, players_of(args.bots), args.tables, args.seed, args.house)
        is_whole = _play(args, league)
    except PennyError as error:
        return fail("league", error)
    return 0 if is_whole else 130


def _play(args: argparse.Namespace, league: League) -> bool:
    """Play what is missing and write the report of what there is; whether it was not interrupted."""
    from ....lab.league.figures import figures_of
    from ....lab.league.ledger import Ledger
    from ....lab.league.report import as_html, as_json, as_text
    from ....lab.league.season import play_all
    from ....simulation.executors import open_executor

    figures_of(league, 0, {})  # says what to install before anything is played
    ledger = Ledger(args.out / "games.jsonl", league)
    is_whole = True
    try:
        with open_executor(args.executor, args.workers) as at:
            play_all(league, args.games, ledger, workers=at.workers, executor=at.executor, watch=_watch)
    except KeyboardInterrupt:
        is_whole = False
    finally:
        ledger.close()
        _wipe()
    figures = figures_of(league, args.games, ledger.played)
    found = json.dumps(as_json(figures), ensure_ascii=False, indent=1) + "\n"
    _write(args.out / "report.json", found)
    _write(args.out / "report.html", as_html(figures, _command(args), spoken_language(args)))
    print(json.dumps(as_json(figures), ensure_ascii=False) if args.json else as_text(figures))
    if not args.json:
        print(say("cli-league-written", file=str(args.out / "report.html")))
    return is_whole


def _command(args: argparse.Namespace) -> str:
    """The line that plays the same games again."""
    words = ["pennypapers", "league", "run"]
    words += [word for bots in args.bots for word in ("--bots", bots)]
    words += ["--games", str(args.games), "--adventure", args.adventure, "--layout", args.layout]
    words += ["--tables", args.tables, "--seed", str(args.seed)]
    if str(args.house):
        words += ["--house", str(args.house)]
    return shlex.join(words)


def _watch(done: int, matches: int) -> None:
    if sys.stderr.isatty():
        sys.stderr.write("\r" + say("cli-progress", done=done, games=matches))
        sys.stderr.flush()


def _wipe() -> None:
    if sys.stderr.isatty():
        sys.stderr.write("\r\x1b[K")


def _write(path: Path, text: str) -> None:
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise PennyError(say("cli-cannot-write", path=str(path), why=reason(error))) from None


def _house(text: str) -> HouseRules:
    try:
        return HouseRules.parse(text)
    except ValueError as error:
        raise wrong(error) from None
