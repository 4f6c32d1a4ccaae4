"""`pennypapers calibrate`: every bot on every layout, and what the ranks mean there."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path

from ..errors import PennyError
from ..notation.layout import SUFFIX
from ..notation.names import printable
from ..rules.layout import Layout
from ..rules.library import ADVENTURES, SIDES
from . import amounts

EXAMPLES = """examples:
  pennypapers calibrate                                        all bots on the six built-in layouts
  pennypapers calibrate temple --workers 2 --plot temple.svg   front and back of the Temple, with a picture
  pennypapers calibrate --layout skerry.layout --json          a layout of one's own; one line of JSON
"""

GAMES, EXPLORER_GAMES = 1000, 10


def add_parser(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    parser = commands.add_parser(
        "calibrate",
        help="measure every bot on every layout",
        description="Play solo games of all four bots on every layout and show their stars and ranks side by side. "
        "Ctrl-C keeps what is done.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    # Without a default that is among the choices, argparse refuses the empty list.
    parser.add_argument(
        "adventures", nargs="*", choices=[*ADVENTURES, "all"], default="all", help="which ones; all without any"
    )
    parser.add_argument(
        "--layout", action="append", metavar="NAME|FILE", help=f"{' or '.join(SIDES)}, or a *{SUFFIX} file; repeatable"
    )
    parser.add_argument("--games", type=amounts.games, default=GAMES, metavar="N", help=f"of a bot; {GAMES} without it")
    parser.add_argument(
        "--explorer-games",
        type=amounts.games,
        default=EXPLORER_GAMES,
        metavar="N",
        help=f"of Explorer, which takes seconds for one; {EXPLORER_GAMES} without it",
    )
    parser.add_argument("--seed", type=amounts.seed, default=0, metavar="S", help="the same number, the same games")
    parser.add_argument(
        "--workers", type=amounts.workers, default=1, metavar="N", help="processes that share the games"
    )
    parser.add_argument("--json", action="store_true", help="print one line of JSON")
    parser.add_argument("--plot", type=Path, metavar="FILE", help="draw the stars of all bots, *.svg or *.png")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    try:
        layouts = _layouts([] if "all" in args.adventures else args.adventures, args.layout or SIDES)
        from ..bots.compiled_bots import compiled_bots

        compiled_bots(layouts[0].adventure)  # says what to install before anything that needs numpy is imported
        from ..lab.calibrate import Effort, calibrate
        from ..lab.calibration_plot import write_calibration_plot
        from ..lab.calibration_text import as_json, as_text
        from ..lab.picture import check_plot
        from ..lab.progress import Progress
        from ..simulation.jobs import Job

        if args.plot:
            check_plot(args.plot)
        drawn = [Progress(1, None)]

        def watch(_job: Job, games: int) -> Progress:
            """A bar for each simulation, in place of the one before."""
            drawn[-1].wipe()
            drawn.append(Progress(games, sys.stderr if sys.stderr.isatty() else None))
            return drawn[-1]

        found = calibrate(layouts, Effort(args.games, args.explorer_games, args.seed, args.workers), watch)
        drawn[-1].wipe()
        print(json.dumps(as_json(found)) if args.json else as_text(found))
        if args.plot:
            write_calibration_plot(found, args.plot)
    except PennyError as error:
        print(printable(f"pennypapers calibrate: {error}"), file=sys.stderr)
        return 1
    return 130 if found.stopped else 0


def _layouts(adventures: Sequence[str], names: Sequence[str]) -> list[Layout]:
    """Each side of each adventure that was named, and each file."""
    from ..terminal.begin import printed_layout

    found: list[Layout] = []
    for key in adventures or ADVENTURES:
        found += [printed_layout(name, key, command="calibrate").layout for name in names if not name.endswith(SUFFIX)]
    for name in names:
        if name.endswith(SUFFIX):
            layout = printed_layout(name, None, command="calibrate").layout
            if adventures and layout.adventure not in adventures:
                raise PennyError(f"{name} is a layout of the {layout.adventure}, not of the {' or '.join(adventures)}")
            found.append(layout)
    return found
