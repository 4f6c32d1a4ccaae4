"""`pennypapers simulate`: many games of a bot, and what came of them."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

from ....errors import PennyError
from ....messages import say
from ....rules.house import HouseRules
from ....rules.library import ADVENTURES
from ...amounts import MOST_SHEETS, games, players, seed, workers
from ...files import fail
from ...help import add_command, wrong
from ...language import add_language_option

EXAMPLES = (
    ("pennypapers simulate temple --games 100000", "many"),
    ("pennypapers simulate island --layout back --plot i.svg", "plot"),
    ("pennypapers simulate valley --players 4 --workers 2", "table"),
    ("pennypapers simulate temple --seed 7 --json", "json"),
    ("pennypapers simulate valley --executor dask:tcp://10.0.0.1:8786", "executor"),
)


def add_parser(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    parser = add_command(commands, "simulate", EXAMPLES)
    parser.add_argument("adventure", choices=list(ADVENTURES), help=say("help-adventure"))
    parser.add_argument("--layout", metavar="NAME|FILE", help=say("help-layout"))
    parser.add_argument("--bot", default="pathfinder", metavar="NAME", help=say("help-simulate-bot"))
    parser.add_argument("--games", type=games, default=10_000, metavar="N", help=say("help-simulate-games"))
    parser.add_argument("--seed", type=seed, default=0, metavar="S", help=say("help-seed-games"))
    parser.add_argument("--players", type=players, default=1, metavar="N", help=say("help-simulate-players"))
    parser.add_argument("--workers", type=workers, default=1, metavar="N", help=say("help-workers"))
    parser.add_argument("--executor", default="local", metavar="NAME", help=say("help-executor"))
    parser.add_argument("--house", type=_house, metavar="OPTIONS", help=say("help-house"))
    parser.add_argument("--json", action="store_true", help=say("help-json"))
    parser.add_argument("--plot", type=Path, metavar="FILE", help=say("help-plot"))
    add_language_option(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    from ....terminal.begin import printed_layout

    if args.games * args.players > MOST_SHEETS:
        return fail("simulate", say("cli-sim-too-many", most=MOST_SHEETS), 2)
    try:
        layout = printed_layout(args.layout, args.adventure, command="simulate").layout
        _need_kernels(args.adventure)
        from ....lab.picture import check_plot
        from ....lab.plot import write_plot
        from ....lab.progress import Progress
        from ....lab.run import run as run_games
        from ....lab.summary import as_json, as_text
        from ....simulation.executors import open_executor
        from ....simulation.jobs import Job, check

        job = Job(layout, args.bot, args.seed, args.players, args.house or HouseRules())
        check(job)
        if args.plot:
            check_plot(args.plot)
        progress = Progress(args.games, sys.stderr if sys.stderr.isatty() else None)
        with open_executor(args.executor, args.workers) as at:
            done = run_games(job, args.games, workers=at.workers, watch=progress, executor=at.executor)
        progress.wipe()
        print(json.dumps(as_json(done)) if args.json else as_text(done))
        if args.plot:
            write_plot(done.outcome, args.plot)
    except PennyError as error:
        return fail("simulate", error)
    return 130 if done.stopped else 0


def _need_kernels(adventure: str) -> None:
    """Say what to install before anything that needs numpy is imported."""
    from ....bots.compiled_bots import compiled_bots

    compiled_bots(adventure)


def _house(text: str) -> HouseRules:
    try:
        return HouseRules.parse(text)
    except ValueError as error:
        raise wrong(error) from None
