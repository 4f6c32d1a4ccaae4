"""`pennypapers dataset`: games of bots as Parquet, with a data card, and whether they are what their records say."""

from __future__ import annotations

import argparse
import sys
from importlib.util import find_spec
from pathlib import Path

from ....errors import PennyError
from ....messages import say
from ....rules.house import HouseRules
from ....rules.library import ADVENTURES
from ... import amounts
from ...files import fail
from ...help import add_command, heading, wrong
from ...language import add_language_option

GAMES, PLAYOUTS = 100, 64
INSTALL = "pip install 'pennypapers[data]'"

EXAMPLES = (
    ("pennypapers dataset write temple --games 1000 --out temple-games", "write"),
    ("pennypapers dataset write island --bot voyager --players 2 --workers 2 --out duels", "table"),
    ("pennypapers dataset check temple-games", "check"),
)


def add_parser(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    parser = add_command(commands, "dataset", EXAMPLES)
    add_language_option(parser)
    does = parser.add_subparsers(title=heading("help-commands"), metavar="write|check", dest="does", required=True)
    _add_write(does)
    _add_check(does)


def _add_write(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    parser = add_command(commands, "write", (), about="dataset-write")
    add = parser.add_argument
    add("adventure", choices=list(ADVENTURES), help=say("help-adventure"))
    add("--out", type=Path, required=True, metavar="FOLDER", help=say("help-dataset-out"))
    add("--layout", metavar="NAME|FILE", help=say("help-layout"))
    add("--bot", default="pathfinder", metavar="NAME", help=say("help-simulate-bot"))
    add("--games", type=amounts.games, default=GAMES, metavar="N", help=say("help-dataset-games", games=GAMES))
    add("--seed", type=amounts.seed, default=0, metavar="S", help=say("help-seed-games"))
    add("--players", type=amounts.players, default=1, metavar="N", help=say("help-simulate-players"))
    add("--house", type=_house, default=HouseRules(), metavar="OPTIONS", help=say("help-house"))
    many = parser.add_mutually_exclusive_group()
    playouts = say("help-dataset-playouts", playouts=PLAYOUTS)
    many.add_argument("--playouts", type=amounts.playouts, default=PLAYOUTS, metavar="N", help=playouts)
    many.add_argument("--no-expected", action="store_true", help=say("help-dataset-no-expected"))
    add("--workers", type=amounts.workers, default=1, metavar="N", help=say("help-workers"))
    add("--executor", default="local", metavar="NAME", help=say("help-executor"))
    add_language_option(parser, is_nested=True)
    parser.set_defaults(run=run_write)


def _add_check(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    parser = add_command(commands, "check", (), about="dataset-check")
    parser.add_argument("folder", type=Path, metavar="FOLDER", help=say("help-dataset-folder"))
    add_language_option(parser, is_nested=True)
    parser.set_defaults(run=run_check)


def run_write(args: argparse.Namespace) -> int:
    from ....terminal.begin import printed_layout

    try:
        layout = printed_layout(args.layout, args.adventure, command="dataset write").layout
        _need_arrow()
        from ....bots.compiled_bots import compiled_bots

        compiled_bots(args.adventure)  # says what to install before numpy is imported
        from ....envs.dataset.plan import Plan
        from ....envs.dataset.write import write_dataset
        from ....simulation.executors import open_executor
        from ....simulation.jobs import Job

        job = Job(layout, args.bot, args.seed, args.players, args.house)
        plan = Plan(job, args.games, 0 if args.no_expected else args.playouts)
        with open_executor(args.executor, args.workers) as at:
            done = write_dataset(plan, args.out, workers=at.workers, executor=at.executor, watch=_watch)
        _wipe()
    except PennyError as error:
        return fail("dataset", error)
    print(say("cli-dataset-written", games=done, folder=str(args.out)))
    return 0 if done == args.games else 130


def run_check(args: argparse.Namespace) -> int:
    try:
        _need_arrow()
        from ....envs.dataset.read import check_dataset

        games, turns = check_dataset(args.folder)
    except PennyError as error:
        return fail("dataset", error)
    print(say("cli-dataset-checked", games=games, turns=turns))
    return 0


def _need_arrow() -> None:
    if find_spec("pyarrow") is None:
        raise PennyError(say("cli-dataset-needs", install=INSTALL))


def _watch(done: int, games: int) -> None:
    if sys.stderr.isatty():
        sys.stderr.write("\r" + say("cli-progress", done=done, games=games))
        sys.stderr.flush()


def _wipe() -> None:
    if sys.stderr.isatty():
        sys.stderr.write("\r\x1b[K")


def _house(text: str) -> HouseRules:
    try:
        return HouseRules.parse(text)
    except ValueError as error:
        raise wrong(error) from None
