"""`pennypapers verify`: whether a recorded game keeps the rules and its dice are those that were sealed before it."""

from __future__ import annotations

import argparse

from ....errors import TextError
from ....messages import say
from ....notation.names import printable
from ....notation.record import read_record
from ....table.dice.fairness import verify
from ...files import beside, read_text, tell_error
from ...help import add_command, paragraph
from ...language import add_language_option

EXAMPLES = (
    ("pennypapers verify sunday.game", "all"),
    ("pennypapers verify sunday.game -q", "quiet"),
    ("pennypapers verify sunday.game --seal 3f9a61c2", "seal"),
)

NOT_ALL_CHECKED = 3
FEWEST_DIGITS = 8


def add_parser(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    parser = add_command(commands, "verify", EXAMPLES, paragraph("help-verify-status"))
    parser.add_argument("file", metavar="FILE.game", help=say("help-file-game"))
    parser.add_argument("-q", "--quiet", action="store_true", help=say("help-verify-quiet"))
    parser.add_argument("--seal", metavar="HASH", type=_seal, help=say("help-verify-seal"))
    add_language_option(parser)
    parser.set_defaults(run=run)


def _seal(text: str) -> str:
    """A seal as somebody noted it: in any case, with spaces, and long enough that another game hardly has the same."""
    seal = "".join(text.split()).lower()
    if len(seal) < FEWEST_DIGITS or seal.strip("0123456789abcdef"):
        raise argparse.ArgumentTypeError(say("cli-seal", digits=FEWEST_DIGITS))
    return seal


def run(args: argparse.Namespace) -> int:
    try:
        record = read_record(read_text(args.file), beside(args.file))
        if record.failure:
            raise record.failure
        verified = verify(record, seal=args.seal)
    except TextError as error:
        tell_error(error)
        return 1
    for check in verified.checks:
        if not check.good or not args.quiet:
            print(f"{verdict(is_good=check.good)} {printable(check.says)}")
    if verified.verdict != "good" or not args.quiet:
        print(say(f"replay-verdict-{verified.verdict}", count=len(verified.checks)))
    if verified.verdict == "good":
        return 0
    return 1 if verified.verdict in ("wrong", "edited") else NOT_ALL_CHECKED


def verdict(*, is_good: bool) -> str:
    """One word for a check, as wide as the other one."""
    good, wrong = say("plain-check-good"), say("plain-check-wrong")
    return f"{good if is_good else wrong:<{max(len(good), len(wrong))}}"
