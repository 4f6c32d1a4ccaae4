"""`pennypapers layouts`: fresh layouts by seed, and those that are built in."""

from __future__ import annotations

import argparse
import secrets
import sys
from importlib.util import find_spec
from pathlib import Path

from ..errors import PennyError
from ..notation.layout import SUFFIX
from ..notation.names import printable
from ..rules.layout import Layout
from ..rules.library import ADVENTURES, SIDES, adventure, builtin_layout
from . import amounts

EXAMPLES = """examples:
  pennypapers layouts new temple                           a fresh temple, as text
  pennypapers layouts new island --seed 7 --difficulty hard --out skerry.layout
  pennypapers play --layout skerry.layout                  play on it; show, print, simulate take it too
  pennypapers layouts                                      the built-in ones; layouts list is the same
"""

DIFFICULTIES = ("easy", "normal", "hard")
SEEDS = 1_000_000
"""Random seeds are below this, so that they are short enough to pass on."""


def add_parser(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    parser = commands.add_parser(
        "layouts",
        help="make a fresh layout, or list the built-in ones",
        description="Make a fresh layout that looks like a place and is fit to play on, or list the built-in ones.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.set_defaults(run=run_list)
    actions = parser.add_subparsers(metavar="new|list", dest="action")
    new = actions.add_parser(
        "new",
        help="make a fresh layout",
        description="Make a fresh layout: the same seed and difficulty, the same layout. Where numba is installed, "
        "bots try it out first.",
    )
    new.add_argument("adventure", choices=list(ADVENTURES), help="which one")
    new.add_argument("--seed", type=amounts.seed, metavar="S", help="the same number gives the same layout")
    new.add_argument("--difficulty", choices=DIFFICULTIES, default="normal", help="normal without it")
    new.add_argument("--out", type=Path, metavar=f"FILE{SUFFIX}", help="write it there; on standard output without it")
    new.add_argument("--no-trial", action="store_true", help="do not let bots try it out first")
    new.set_defaults(run=run_new)
    built_in = actions.add_parser("list", help="list the built-in layouts", description="List the built-in layouts.")
    built_in.set_defaults(run=run_list)


def run_new(args: argparse.Namespace) -> int:
    from ..lab.difficulty import Difficulty
    from ..lab.generate import layout_text, new_layout

    seed = secrets.randbelow(SEEDS) if args.seed is None else args.seed
    difficulty = Difficulty(args.difficulty)
    try:
        if args.out:
            _check_out(args.out)
        layout = new_layout(args.adventure, seed=seed, difficulty=difficulty)
        if not args.no_trial:
            _try_out(layout)
        text = layout_text(layout, seed=seed, difficulty=difficulty)
        if args.out:
            _write(args.out, text)
        else:
            sys.stdout.write(text)
    except PennyError as error:
        print(printable(f"pennypapers layouts: {error}"), file=sys.stderr)
        return 1
    return 0


def run_list(_args: argparse.Namespace) -> int:
    for key in ADVENTURES:
        for side in SIDES:
            layout = builtin_layout(key, side)
            print(f"{key}-{side:6} {_sizes(layout):42} pennypapers show {key}-{side}")
    return 0


def _sizes(layout: Layout) -> str:
    names = adventure(layout.adventure).printed
    return ", ".join(f"{len(layout.of(kind))} {name}" for kind, name in names.items() if layout.of(kind))


def _try_out(layout: Layout) -> None:
    """Report the trial on standard error; standard output is for the layout."""
    if find_spec("numba") is None:
        print("not tried out: that needs numba, pip install 'pennypapers[fast]'", file=sys.stderr)
        return
    from ..lab.trial import try_out

    trial = try_out(layout)
    if why := trial.why_not():
        raise PennyError(f"{layout.name} is no good: {why}; take another seed")
    print(f"{layout.name} was tried out with {trial}", file=sys.stderr)


def _check_out(path: Path) -> None:
    if path.suffix != SUFFIX:
        raise PennyError(f"a layout's file ends in {SUFFIX}, unlike {path.name!r}")
    if path.exists():
        raise PennyError(f"{path} is there already; name another")


def _write(path: Path, text: str) -> None:
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise PennyError(f"{path} cannot be written: {error.strerror}") from None
