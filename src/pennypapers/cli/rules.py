"""`pennypapers rules`: the rules, or one clause of them."""

from __future__ import annotations

import argparse
import sys

from ..rules.library import ADVENTURES
from ..rules.rulebook import Clause, clauses, plain, rulebook, section

EXAMPLES = """examples:
  pennypapers rules              all of them
  pennypapers rules temple       the Temple's, with what all adventures share left out
  pennypapers rules T3 G9        these clauses
"""


def add_parser(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    parser = commands.add_parser(
        "rules",
        help="print the rules, or a clause of them",
        description="Print the rules, one adventure's, or single clauses. Refusals name the clause they come from.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("clauses", nargs="*", metavar="CLAUSE", help=f"like T3 or G9; or {', '.join(ADVENTURES)}")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    if not args.clauses:
        print(plain(rulebook()).rstrip())
        return 0
    known = clauses()
    shown: list[Clause] = []
    for name in args.clauses:
        if name.lower() in ADVENTURES:
            shown += section(ADVENTURES[name.lower()].clauses.letter)
        elif name.upper() in known:
            shown.append(known[name.upper()])
        else:
            first, last = next(iter(known)), list(known)[-1]
            print(f"pennypapers rules: there is no clause {name!r}; they run from {first} to {last}", file=sys.stderr)
            return 2
    print("\n\n".join(clause.plain for clause in shown))
    return 0
