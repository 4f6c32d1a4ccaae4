"""`pennypapers count`: count paper sheets, with what was overlooked and what is not allowed."""

from __future__ import annotations

import argparse
import json
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from ....errors import PennyError, TextError
from ....messages import labelled, say
from ....notation.names import printable
from ....notation.paper import PaperFile, WrongMark, read_paper
from ....rules.library import ADVENTURES
from ...files import add_json_option, beside, error_json, fail, read_text, tell_error
from ...help import add_command, example_lines
from ...language import add_language_option
from ...screen import add_style_option, shown, style
from .score import reason_json

if TYPE_CHECKING:
    from ....counting import CountedTable, Miscounted

EXAMPLES = (
    ("pennypapers count", "typed"),
    ("pennypapers count temple --layout back", "back"),
    ("pennypapers count ana.sheet ben.sheet", "table"),
    ("pennypapers count ana.sheet --json", "json"),
)

CLAIMS = (
    ("x-claims: sequence=9 groups=9 total=20", "sums"),
    ("x-ticks: sequence group:4 mummy:c3", "ticks"),
)


def add_parser(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    parser = add_command(commands, "count", EXAMPLES, example_lines("help-count", CLAIMS, "help-count-claims"))
    parser.add_argument(
        "files",
        nargs="*",
        metavar="[ADVENTURE] FILE.sheet",
        help=say("help-count-files", adventures=", ".join(ADVENTURES)),
    )
    parser.add_argument("--layout", metavar="NAME|FILE", help=say("help-layout"))
    parser.add_argument("--out", type=Path, metavar="FOLDER", help=say("help-count-out"))
    add_json_option(parser)
    add_style_option(parser)
    add_language_option(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    names = list(args.files)
    key = names.pop(0) if names and names[0] in ADVENTURES else None
    if names and (key or args.layout or args.out):
        return fail("count", say("cli-count-files-alone"), 2)
    return _count_files(names, args) if names else _count_typed(key, args)


def _count_files(names: list[str], args: argparse.Namespace) -> int:
    papers: list[PaperFile] = []
    failed = False
    for name in names:
        try:
            papers.append(read_paper(read_text(name), beside(name)))
        except TextError as error:
            failed = True
            if args.json:
                print(json.dumps({"error": error_json(error)}))
            else:
                tell_error(error, name if len(names) > 1 else "")
    return _show(papers, args) or int(failed)


def _count_typed(key: str | None, args: argparse.Namespace) -> int:
    from ....terminal.begin import printed_layout
    from ....terminal.opening import ask_adventure
    from ....terminal.paper import keep, type_sheets
    from ....terminal.prompt import LeaveGame, Prompt, lines_from, typed_lines
    from ....terminal.screen import Screen

    at_terminal = sys.stdin.isatty() and sys.stdout.isatty()
    width = min(100, max(40, shutil.get_terminal_size().columns - 1))
    # With --json only the count itself goes to standard output.
    screen = Screen(sys.stderr if args.json else sys.stdout, style(args), clears=False, width=width)
    prompt = Prompt(typed_lines() if at_terminal and not args.json else lines_from(sys.stdin, screen))
    try:
        if key is None and not (args.layout or "").endswith(".layout"):
            key = ask_adventure(screen, prompt).key
        printed = printed_layout(args.layout, key, command="count")
        papers = list(type_sheets(printed, screen, prompt))
        if args.out:
            keep(papers, printed, args.out)
    except LeaveGame:
        screen.say()
        return 0
    except PennyError as error:
        return fail("count", error)
    return _show(papers, args)


def _show(papers: list[PaperFile], args: argparse.Namespace) -> int:
    """All counts, then the places; 1 if anything is not allowed."""
    from ....counting import count_table

    if not papers:
        return 0
    table = count_table(papers)
    print("\n".join(_json(table)) if args.json else shown("\n".join(_text(table, args)), args))
    return int(not all(count.is_allowed for count in table.counts))


def _json(table: CountedTable) -> Iterator[str]:
    places: list[int | None] = [each.place for each in table.standings] or [None] * len(table.counts)
    for count, place in zip(table.counts, places, strict=True):
        paper, score = count.paper, count.score
        value = {
            "adventure": paper.adventure.key,
            "layout": paper.sheet.layout.name,
            "player": paper.player,
            "total": score.total,
            "parts": score.as_dict(),
            "reasons": {part.key: [reason_json(each) for each in part.reasons] for part in score.parts},
            "place": place,
            "not_allowed": [*map(error_json, count.unreadable), *(_wrong_json(each) for each in paper.wrong)],
            "miscounted": [_miscounted_json(each) for each in count.miscounted],
            "unnoted": [
                {"mark": str(each.mark), "clause": each.clause, "stars": each.stars, "advice": each.is_advice}
                for each in count.unnoted
            ],
        }
        yield json.dumps(value)


def _wrong_json(wrong: WrongMark) -> dict[str, object]:
    return {**error_json(TextError(wrong.line, wrong.fault.broken)), "mark": str(wrong.fault.mark)}


def _miscounted_json(found: Miscounted) -> dict[str, object]:
    missing = [reason_json(each) for each in found.missing]
    unfounded = [{"tick": each.tick, "clause": each.clause} for each in found.unfounded]
    return {
        "part": found.key,
        "claimed": found.claimed,
        "stars": found.stars,
        "missing": missing,
        "unfounded": unfounded,
    }


def _text(table: CountedTable, args: argparse.Namespace) -> Iterator[str]:
    from ....counting.words import not_allowed, overlooked
    from ....drawing.text.sheet_text import sheet_text
    from ....drawing.text.words import score_text
    from ....table.words import standings_words

    for count, name in zip(table.counts, table.names, strict=True):
        paper = count.paper
        yield f"{paper.adventure.title}, {paper.sheet.layout.name}, {printable(name)}\n"
        yield f"{sheet_text(paper.sheet, style=style(args))}\n"
        yield f"{score_text(count.score)}\n"
        yield from _listed(f"{say('count-not-allowed')}. {say('count-left-out')}", not_allowed(count))
        yield from _listed(labelled(say("count-overlooked"), "").rstrip(), overlooked(count))
    if len(table.standings) > 1:
        yield from standings_words(table.counts[0].paper.adventure, table.standings)
    elif len(table.counts) > 1:
        yield say("plain-no-places")


def _listed(title: str, lines: Iterator[str]) -> Iterator[str]:
    found = [f"  {printable(line)}" for line in lines]
    if found:
        yield "\n".join([title, *found, ""])
