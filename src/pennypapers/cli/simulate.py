"""`pennypapers simulate`: many games of a bot, and what came of them."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

from ..errors import PennyError
from ..notation.names import printable
from ..rules.house import HouseRules
from ..rules.library import ADVENTURES, SIDES
from .amounts import MOST_SHEETS, games, players, seed, workers

EXAMPLES = """examples:
  pennypapers simulate temple --games 1000000             a million solo games at random
  pennypapers simulate island --layout back --plot i.svg  how the stars are spread
  pennypapers simulate valley --players 4 --workers 2     tables of four, two processes
  pennypapers simulate temple --seed 7 --json             one line of JSON; the same seed, the same games
"""


def add_parser(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    parser = commands.add_parser(
        "simulate",
        help="play many games of a bot and sum them up",
        description="Play many games of a bot, alone or against itself, and show stars, ranks, turns and how the stars "
        "were made. Ctrl-C keeps what is done.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("adventure", choices=list(ADVENTURES), help="which one")
    parser.add_argument("--layout", metavar="NAME|FILE", help=f"{' or '.join(SIDES)}, or a *.layout file")
    parser.add_argument("--bot", default="pathfinder", metavar="NAME", help="who plays; pathfinder without it")
    parser.add_argument("--games", type=games, default=10_000, metavar="N", help="how many; 10000 without it")
    parser.add_argument("--seed", type=seed, default=0, metavar="S", help="the same number gives the same games")
    parser.add_argument("--players", type=players, default=1, metavar="N", help="seats at a table; alone without it")
    parser.add_argument("--workers", type=workers, default=1, metavar="N", help="processes that share the games")
    parser.add_argument("--house", type=_house, metavar="OPTIONS", help="house rules, like 'no_door=pass'")
    parser.add_argument("--json", action="store_true", help="print one line of JSON")
    parser.add_argument("--plot", type=Path, metavar="FILE", help="draw the spread of stars, *.svg or *.png")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    from ..terminal.begin import printed_layout

    if args.games * args.players > MOST_SHEETS:
        print(f"pennypapers simulate: that is more than {MOST_SHEETS:,} sheets; simulate in parts", file=sys.stderr)
        return 2
    try:
        layout = printed_layout(args.layout, args.adventure, command="simulate").layout
        _need_kernels(args.adventure)
        from ..lab.picture import check_plot
        from ..lab.plot import write_plot
        from ..lab.progress import Progress
        from ..lab.run import run as run_games
        from ..lab.summary import as_json, as_text
        from ..simulation.jobs import Job, check

        job = Job(layout, args.bot, args.seed, args.players, args.house or HouseRules())
        check(job)
        if args.plot:
            check_plot(args.plot)
        progress = Progress(args.games, sys.stderr if sys.stderr.isatty() else None)
        done = run_games(job, args.games, workers=args.workers, watch=progress)
        progress.wipe()
        print(json.dumps(as_json(done)) if args.json else as_text(done))
        if args.plot:
            write_plot(done.outcome, args.plot)
    except PennyError as error:
        print(printable(f"pennypapers simulate: {error}"), file=sys.stderr)
        return 1
    return 130 if done.stopped else 0


def _need_kernels(adventure: str) -> None:
    """Say what to install before anything that needs numpy is imported."""
    from ..bots.compiled_bots import compiled_bots

    compiled_bots(adventure)


def _house(text: str) -> HouseRules:
    try:
        return HouseRules.parse(text)
    except ValueError as error:
        raise argparse.ArgumentTypeError(str(error)) from None
