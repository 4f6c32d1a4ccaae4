"""`pennypapers rules`: the rules, or one clause of them."""

from __future__ import annotations

import argparse

from ....messages import say, speaker
from ....messages.speaker import ENGLISH_SPEAKER
from ....rules.library import ADVENTURES
from ....rules.rulebook import Clause, clauses, plain, rulebook, section
from ...files import fail
from ...help import add_command
from ...language import add_language_option

EXAMPLES = (
    ("pennypapers rules", "all"),
    ("pennypapers rules temple", "one"),
    ("pennypapers rules T3 G9", "clauses"),
)


def add_parser(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    parser = add_command(commands, "rules", EXAMPLES)
    parser.add_argument(
        "clauses", nargs="*", metavar="CLAUSE", help=say("help-rules-clauses", adventures=", ".join(ADVENTURES))
    )
    add_language_option(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    from ....terminal.guide import clause_words

    if not args.clauses:
        print(plain(rulebook()).rstrip() if is_page_spoken() else "\n\n".join(map(clause_words, clauses().values())))
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
            why = say("cli-rules-no-clause", clause=repr(name), first=first, last=last)
            return fail("rules", why, 2)
    print("\n\n".join(map(clause_words, shown)))
    return 0


def is_page_spoken() -> bool:
    """Whether the rules page is in the language that is spoken."""
    return speaker() is ENGLISH_SPEAKER
