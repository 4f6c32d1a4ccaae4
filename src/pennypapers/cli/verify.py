"""`pennypapers verify`: whether the dice of a recorded game follow from the seed that was sealed before it."""

from __future__ import annotations

import argparse
import sys

from ..errors import TextError
from ..messages import say
from ..notation.names import printable
from ..notation.record import read_record
from ..table.fairness import check_dice
from .files import beside, read_text

EXAMPLES = """examples:
  pennypapers verify sunday.game        every roll and every exchange, in plain words
  pennypapers verify sunday.game -q     only what is wrong
"""


def add_parser(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    parser = commands.add_parser(
        "verify",
        help="check the dice of a recorded game",
        description="Check every roll and every exchange of a recorded game against the seed it carries.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("file", metavar="FILE.game", help="a game as text; - for standard input")
    parser.add_argument("-q", "--quiet", action="store_true", help="print only what is wrong")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    try:
        record = read_record(read_text(args.file), beside(args.file))
        if record.failure:
            raise record.failure
        checks = check_dice(record)
    except TextError as error:
        print(printable(str(error)), file=sys.stderr)
        return 1
    wrong = [check for check in checks if not check.good]
    for check in checks:
        if not check.good or not args.quiet:
            print(f"{'ok   ' if check.good else 'WRONG'} {printable(check.says)}")
    if wrong:
        print(f"{len(wrong)} of {len(checks)} checks failed: these dice were changed, or never followed from the seed.")
        return 1
    if not args.quiet:
        print(say("score-seal-all-good", count=len(checks)))
    return 0
