"""`pennypapers calibrate`: every bot on every layout, and what the ranks mean there."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path

from ....errors import PennyError
from ....messages import listed, say
from ....notation.layout import SUFFIX
from ....rules.layout import Layout
from ....rules.library import ADVENTURES, SIDES, adventure
from ... import amounts
from ...files import add_json_option, fail
from ...help import add_command
from ...language import add_language_option

EXAMPLES = (
    ("pennypapers calibrate", "all"),
    ("pennypapers calibrate temple --workers 2 --plot temple.svg", "plot"),
    ("pennypapers calibrate --layout skerry.layout --json", "layout"),
)

GAMES, EXPLORER_GAMES = 1000, 10


def add_parser(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    parser = add_command(commands, "calibrate", EXAMPLES)
    # Without a default that is among the choices, argparse refuses the empty list.
    parser.add_argument(
        "adventures", nargs="*", choices=[*ADVENTURES, "all"], default="all", help=say("help-calibrate-adventures")
    )
    parser.add_argument("--layout", action="append", metavar="NAME|FILE", help=say("help-calibrate-layout"))
    parser.add_argument(
        "--games", type=amounts.games, default=GAMES, metavar="N", help=say("help-calibrate-games", games=GAMES)
    )
    parser.add_argument(
        "--explorer-games",
        type=amounts.games,
        default=EXPLORER_GAMES,
        metavar="N",
        help=say("help-calibrate-explorer-games", games=EXPLORER_GAMES),
    )
    parser.add_argument("--seed", type=amounts.seed, default=0, metavar="S", help=say("help-seed-games"))
    parser.add_argument("--workers", type=amounts.workers, default=1, metavar="N", help=say("help-workers"))
    parser.add_argument("--executor", default="local", metavar="NAME", help=say("help-executor"))
    add_json_option(parser)
    parser.add_argument("--plot", type=Path, metavar="FILE", help=say("help-plot"))
    add_language_option(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    try:
        layouts = _layouts([] if "all" in args.adventures else args.adventures, args.layout or SIDES)
        from ....bots.compiled_bots import compiled_bots

        compiled_bots(layouts[0].adventure)  # says what to install before anything that needs numpy is imported
        from ....lab.calibrate import Effort, calibrate
        from ....lab.calibration_plot import write_calibration_plot
        from ....lab.calibration_text import as_json, as_text
        from ....lab.picture import check_plot
        from ....lab.progress import Progress
        from ....simulation.executors import open_executor
        from ....simulation.jobs import Job

        if args.plot:
            check_plot(args.plot)
        drawn = [Progress(1, None)]

        def watch(_job: Job, games: int) -> Progress:
            """A bar for each simulation, in place of the one before."""
            drawn[-1].wipe()
            drawn.append(Progress(games, sys.stderr if sys.stderr.isatty() else None))
            return drawn[-1]

        with open_executor(args.executor, args.workers) as at:
            effort = Effort(args.games, args.explorer_games, args.seed, at.workers)
            found = calibrate(layouts, effort, watch, executor=at.executor)
        drawn[-1].wipe()
        print(json.dumps(as_json(found)) if args.json else as_text(found))
        if args.plot:
            write_calibration_plot(found, args.plot)
    except PennyError as error:
        return fail("calibrate", error)
    return 130 if found.stopped else 0


def _layouts(adventures: Sequence[str], names: Sequence[str]) -> list[Layout]:
    """Each side of each adventure that was named, and each file."""
    from ....terminal.begin import printed_layout

    found: list[Layout] = []
    for key in adventures or ADVENTURES:
        found += [printed_layout(name, key, command="calibrate").layout for name in names if not name.endswith(SUFFIX)]
    for name in names:
        if name.endswith(SUFFIX):
            layout = printed_layout(name, None, command="calibrate").layout
            if adventures and layout.adventure not in adventures:
                wanted = listed((adventure(key).title for key in adventures), "or")
                found_in = adventure(layout.adventure).title
                raise PennyError(say("cli-other-adventure", file=name, found=found_in, wanted=wanted))
            found.append(layout)
    return found
