"""`pennypapers puzzles`: the ends of games with known dice: show them, play them, check them, find new ones."""

from __future__ import annotations

import argparse
import json
import sys
from datetime import datetime
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING

from ....errors import PennyError, TextError
from ....messages import say
from ....messages.numbers import number
from ....notation.layout import reason
from ....rules.library import ADVENTURES
from ...amounts import puzzles as how_many
from ...amounts import seed
from ...files import fail, read_text, tell_error
from ...help import add_command, heading
from ...language import add_language_option
from ...screen import add_style_option, shown, style

if TYPE_CHECKING:
    from ....puzzles import Puzzle
    from ....rules.mark import Mark

    Answer = tuple[tuple[Mark, ...], ...]

EXAMPLES = (
    ("pennypapers puzzles", "day"),
    ("pennypapers puzzles play valley-17", "play"),
    ("pennypapers puzzles show valley-17 --answer", "answer"),
    ("pennypapers puzzles list temple", "list"),
    ("pennypapers puzzles check temple", "check"),
    ("pennypapers puzzles mine temple --count 10 --seed 7", "mine"),
)

STANDARD_OUTPUT = "-"


def add_parser(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    parser = add_command(commands, "puzzles", EXAMPLES)
    does = parser.add_subparsers(title=heading("help-commands"), metavar="show|play|list|check|mine", dest="does")
    _add_show(does)
    _add_play(does)
    _add_list(does)
    _add_check(does)
    _add_mine(does)
    add_style_option(parser)
    add_language_option(parser)
    parser.set_defaults(run=run_show, puzzle=None, answer=False, json=False)


def _add_show(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    parser = add_command(commands, "show", (), about="puzzles-show")
    parser.add_argument("puzzle", nargs="?", metavar="PUZZLE", help=say("help-puzzles-puzzle"))
    parser.add_argument("--answer", action="store_true", help=say("help-puzzles-answer"))
    parser.add_argument("--json", action="store_true", help=say("help-json"))
    add_style_option(parser)
    add_language_option(parser)
    parser.set_defaults(run=run_show)


def _add_play(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    parser = add_command(commands, "play", (), about="puzzles-play")
    parser.add_argument("puzzle", nargs="?", metavar="PUZZLE", help=say("help-puzzles-puzzle"))
    add_style_option(parser)
    add_language_option(parser)
    parser.set_defaults(run=run_play)


def _add_list(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    parser = add_command(commands, "list", (), about="puzzles-list")
    parser.add_argument("adventure", nargs="?", choices=list(ADVENTURES), help=say("help-adventure"))
    parser.add_argument("--json", action="store_true", help=say("help-json"))
    add_language_option(parser)
    parser.set_defaults(run=run_list)


def _add_check(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    parser = add_command(commands, "check", (), about="puzzles-check")
    parser.add_argument("file", metavar="ADVENTURE|FILE", help=say("help-puzzles-file"))
    parser.add_argument("--every", type=how_many, default=1, metavar="N", help=say("help-puzzles-every"))
    add_language_option(parser)
    parser.set_defaults(run=run_check)


def _add_mine(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    parser = add_command(commands, "mine", (), about="puzzles-mine")
    parser.add_argument("adventure", choices=list(ADVENTURES), help=say("help-adventure"))
    parser.add_argument("--count", type=how_many, default=10, metavar="N", help=say("help-puzzles-count"))
    parser.add_argument("--seed", type=seed, default=0, metavar="S", help=say("help-puzzles-seed"))
    parser.add_argument("--out", metavar="FILE", default=STANDARD_OUTPUT, help=say("help-puzzles-out"))
    add_language_option(parser)
    parser.set_defaults(run=run_mine)


def run_show(args: argparse.Namespace) -> int:
    try:
        puzzle = _chosen(args.puzzle)
        answer = puzzle.answer if args.answer else None
    except PennyError as error:
        return fail("puzzles", error)
    if args.json:
        print(json.dumps(as_json(puzzle, answer)))
    else:
        print(shown(_as_text(puzzle, answer, args), args))
    return 0


def as_json(puzzle: Puzzle, answer: Answer | None = None) -> dict[str, object]:
    from ....notation.sheet import SheetFile, write_sheet

    endgame = puzzle.endgame
    found: dict[str, object] = {
        "puzzle": puzzle.key,
        "adventure": endgame.adventure.key,
        "layout": endgame.layout.name,
        "grade": puzzle.grade.name.lower(),
        "sheet": write_sheet(SheetFile(endgame.adventure, endgame.sheet, endgame.layout.name)),
        "before": [str(space) for space in endgame.before],
        "turns": endgame.played,
        "rolls": [str(roll) for roll in endgame.rolls],
        "usual": puzzle.usual,
        "best": puzzle.best,
    }
    if answer is not None:
        found["answer"] = [" ".join(map(str, marks)) for marks in answer]
    return found


def run_list(args: argparse.Namespace) -> int:
    from ....puzzles import puzzles_of

    for key in ADVENTURES if args.adventure is None else (args.adventure,):
        for puzzle in puzzles_of(key):
            print(json.dumps(as_json(puzzle)) if args.json else _line(puzzle))
    return 0


def run_play(args: argparse.Namespace) -> int:
    from ....terminal.play_puzzle import play_puzzle
    from ....terminal.prompt import Prompt, lines_from, typed_lines
    from ....terminal.screen import Screen

    try:
        puzzle = _chosen(args.puzzle)
    except PennyError as error:
        return fail("puzzles", error)
    screen = Screen(sys.stdout, style(args))
    lines = typed_lines() if sys.stdin.isatty() else lines_from(sys.stdin, screen)
    play_puzzle(puzzle, screen, Prompt(lines))
    return 0


def run_check(args: argparse.Namespace) -> int:
    """Search all finishes of the puzzles of a file, and compare the best with what the file says."""
    from ....puzzles import puzzles_of
    from ....puzzles.notation import read_puzzles
    from ....puzzles.solver import why_wrong

    try:
        found = puzzles_of(args.file) if args.file in ADVENTURES else read_puzzles(read_text(args.file))
    except TextError as error:
        tell_error(error)
        return 1
    wrong, checked = 0, found[:: args.every]
    try:
        for puzzle in checked:
            if why := why_wrong(puzzle):
                wrong += 1
                tell_error(why, puzzle.key)
    except PennyError as error:
        return fail("puzzles", error)
    if wrong:
        return 1
    print(say("puzzle-checked", count=len(checked)))
    return 0


def run_mine(args: argparse.Namespace) -> int:
    from ....puzzles.mining import mine
    from ....puzzles.notation import heading_of, write_puzzle

    try:
        out = sys.stdout if args.out == STANDARD_OUTPUT else Path(args.out).open("w", encoding="utf-8")  # noqa: SIM115
    except OSError as error:
        return fail("puzzles", say("cli-cannot-write", path=args.out, why=reason(error)))
    try:
        print(heading_of(args.adventure), file=out)
        for puzzle in islice(mine(args.adventure, seed=args.seed), args.count):
            print(write_puzzle(puzzle), file=out, flush=True)
    except PennyError as error:
        return fail("puzzles", error)
    finally:
        if out is not sys.stdout:
            out.close()
    return 0


def _chosen(key: str | None) -> Puzzle:
    """The puzzle of a key; without one that of today, by the clock of this computer."""
    from ....puzzles import find, puzzle_of_the_day

    return puzzle_of_the_day(datetime.now().date()) if key is None else find(key)


def _line(puzzle: Puzzle) -> str:
    grade = say(f"puzzle-grade-{puzzle.grade.name.lower()}")
    stars = say("puzzle-from-to", usual=number(puzzle.usual), best=number(puzzle.best))
    return f"{puzzle.key:<10}  {say(f'side-{puzzle.endgame.layout.name}')}, {grade}: {stars}"


def _as_text(puzzle: Puzzle, answer: Answer | None, args: argparse.Namespace) -> str:
    from ....drawing.text.sheet_text import sheet_text

    endgame = puzzle.endgame
    rolls = [
        f"{turn:>3}.  {roll}" + (f"  {' '.join(map(str, answer[at]))}" if answer and at < len(answer) else "")
        for at, (turn, roll) in enumerate(enumerate(endgame.rolls, endgame.played + 1))
    ]
    pieces = [
        _line(puzzle),
        sheet_text(endgame.sheet, style=style(args)),
        say("puzzle-coming", count=len(endgame.rolls)),
        "\n".join(rolls),
    ]
    if endgame.before and endgame.rolls[0].danger:
        pieces.append(say("puzzle-before", spaces=", ".join(endgame.before)))
    if answer is None:
        pieces.append(say("puzzle-how", command=f"pennypapers puzzles play {puzzle.key}"))
    return "\n\n".join(pieces)
