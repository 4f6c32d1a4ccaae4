"""`pennypapers layouts`: fresh layouts by seed, and those that are built in."""

from __future__ import annotations

import argparse
import secrets
import sys
from importlib.util import find_spec
from pathlib import Path

from ....errors import PennyError
from ....messages import say
from ....notation.layout import SUFFIX, reason
from ....rules.layout import Layout
from ....rules.library import ADVENTURES, SIDES, adventure, builtin_layout
from ... import amounts
from ...files import fail
from ...help import add_command, heading
from ...language import add_language_option

EXAMPLES = (
    ("pennypapers layouts new temple", "new"),
    ("pennypapers layouts new island --seed 7 --difficulty hard --out skerry.layout", ""),
    ("pennypapers play --layout skerry.layout", "play"),
    ("pennypapers layouts", "list"),
)

DIFFICULTIES = ("easy", "normal", "hard")
SEEDS = 1_000_000
"""Random seeds are below this, so that they are short enough to pass on."""


def add_parser(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    parser = add_command(commands, "layouts", EXAMPLES)
    add_language_option(parser)
    parser.set_defaults(run=run_list)
    actions = parser.add_subparsers(title=heading("help-commands"), metavar="new|list", dest="action")
    new = add_command(actions, "new", (), about="layouts-new")
    new.add_argument("adventure", choices=list(ADVENTURES), help=say("help-adventure"))
    new.add_argument("--seed", type=amounts.seed, metavar="S", help=say("help-layouts-seed"))
    new.add_argument("--difficulty", choices=DIFFICULTIES, default="normal", help=say("help-layouts-difficulty"))
    new.add_argument("--out", type=Path, metavar=f"FILE{SUFFIX}", help=say("help-layouts-out"))
    new.add_argument("--no-trial", action="store_true", help=say("help-layouts-no-trial"))
    new.set_defaults(run=run_new)
    built_in = actions.add_parser("list", help=say("help-layouts-list"), description=say("help-layouts-list"))
    for each in (new, built_in):
        add_language_option(each, is_nested=True)
    built_in.set_defaults(run=run_list)


def run_new(args: argparse.Namespace) -> int:
    from ....lab.difficulty import Difficulty
    from ....lab.generate import layout_text, new_layout

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
        return fail("layouts", error)
    return 0


def run_list(_args: argparse.Namespace) -> int:
    sizes = {f"{key}-{side}": _sizes(builtin_layout(key, side)) for key in ADVENTURES for side in SIDES}
    names, widest = max(map(len, sizes)), max(map(len, sizes.values()))
    for name, size in sizes.items():
        print(f"{name:<{names}}  {size:<{widest}}  pennypapers show {name}")
    return 0


def _sizes(layout: Layout) -> str:
    names = adventure(layout.adventure).printed
    found = ((len(layout.of(kind)), say(f"sheet-kind-{name}")) for kind, name in names.items())
    return ", ".join(f"{count} {name}" for count, name in found if count)


def _try_out(layout: Layout) -> None:
    """Report the trial on standard error; standard output is for the layout."""
    if find_spec("numba") is None:
        print(say("cli-layout-untried", install="pip install 'pennypapers[fast]'"), file=sys.stderr)
        return
    from ....lab.trial import try_out

    trial = try_out(layout)
    if why := trial.why_not():
        raise PennyError(say("cli-layout-no-good", name=layout.name, why=why))
    print(trial.says(), file=sys.stderr)


def _check_out(path: Path) -> None:
    if path.suffix != SUFFIX:
        raise PennyError(say("cli-file-ending", ending=SUFFIX, file=repr(path.name)))
    if path.exists():
        raise PennyError(say("cli-file-there", path=str(path)))


def _write(path: Path, text: str) -> None:
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise PennyError(say("cli-cannot-write", path=str(path), why=reason(error))) from None
