"""`pennypapers challenge`: the same dice for everybody, in a file or at a server: make one, play it, see results."""

from __future__ import annotations

import argparse
import json
import os
import shlex
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from ....drawing.text.words import stars_words
from ....errors import PennyError, TextError
from ....messages import say
from ....notation.layout import reason
from ....notation.names import printable
from ....notation.record import Record, read_record
from ....rules.house import DiceFrom, HouseRules
from ....rules.library import ADVENTURES
from ....terminal.remote.address import is_link
from ...amounts import clock, hours
from ...files import beside, fail, read_text, said_of, tell_error
from ...help import add_command, heading
from ...language import add_language_option
from . import play

if TYPE_CHECKING:
    from ....challenges import Challenge
    from ....challenges.results import Results

EXAMPLES = (
    ("pennypapers challenge new temple --out sunday.challenge", "new"),
    ("pennypapers challenge new --dice-of last.game", "again"),
    ("pennypapers challenge play sunday.challenge --players ana", "play"),
    ("pennypapers challenge results sunday.challenge *.game --bots pathfinder", "results"),
    ("pennypapers challenge new island --server https://example.org", "server"),
    ("pennypapers challenge play https://example.org/c/PQRST --players ana", "link"),
)


def add_parser(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    parser = add_command(commands, "challenge", EXAMPLES)
    does = parser.add_subparsers(title=heading("help-commands"), metavar="new|play|results", dest="does", required=True)
    _add_new(does)
    play.add_run_parser(does)
    _add_results(does)


def _add_new(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    parser = add_command(commands, "new", (), about="challenge-new")
    parser.add_argument("adventure", nargs="?", choices=list(ADVENTURES), help=say("help-play-adventure"))
    parser.add_argument("--layout", metavar="NAME|FILE", help=say("help-layout"))
    parser.add_argument("--house", type=play.house_rules, metavar="OPTIONS", help=say("help-house"))
    parser.add_argument("--title", default="", metavar="TEXT", help=say("help-challenge-title"))
    parser.add_argument("--dice-of", metavar="FILE.game", help=say("help-challenge-dice-of"))
    parser.add_argument("--out", type=Path, metavar="FILE", help=say("help-challenge-out"))
    play.add_server_option(parser)
    parser.add_argument("--closes", type=hours, metavar="HOURS", help=say("help-challenge-closes"))
    parser.add_argument("--clock", type=clock, metavar="SECONDS", help=say("help-challenge-clock"))
    parser.add_argument("--no-hints", action="store_true", help=say("help-challenge-no-hints"))
    add_language_option(parser)
    parser.set_defaults(run=run_new)


def _add_results(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    parser = add_command(commands, "results", (), about="challenge-results")
    parser.add_argument("challenge", metavar="FILE|LINK|CODE", help=say("help-challenge-which"))
    play.add_server_option(parser)
    parser.add_argument("files", nargs="*", metavar="FILE.game", help=say("help-challenge-runs"))
    parser.add_argument("--bots", type=play.bot_names, default=(), metavar="BOTS", help=say("help-challenge-bots"))
    parser.add_argument("--json", action="store_true", help=say("help-json"))
    add_language_option(parser)
    parser.set_defaults(run=run_results)


def run_new(args: argparse.Namespace) -> int:
    from ....challenges.challenge import SUFFIX
    from ....terminal.save import replace_file

    if args.dice_of is not None and (args.adventure or args.layout or args.house):
        return fail("challenge new", say("cli-dice-of-alone"), status=2)
    if args.server is not None:
        return _new_at_server(args)
    if alone := next((name for name in ("closes", "clock", "no_hints") if getattr(args, name)), None):
        return fail("challenge new", say("remote-option", option="--" + alone.replace("_", "-")), status=2)
    try:
        challenge = _again(args.dice_of, args.title) if args.dice_of is not None else _new(args)
        path = args.out or Path(f"{challenge.adventure.key}-{challenge.seal[:8]}{SUFFIX}")
        if path.exists():
            raise PennyError(say("cli-challenge-there", path=str(path)))
        replace_file(path, str(challenge))
    except PennyError as error:
        return fail("challenge new", error)
    except OSError as error:
        return fail("challenge new", say("cli-cannot-write", path=str(path), why=reason(error)))
    print(say("challenge-made", path=str(path), seal=challenge.seal[:8]))
    print(say("challenge-how", command=f"pennypapers play --challenge {shlex.quote(str(path))}"))
    if challenge.rolls:
        print(say("challenge-known"))
    return 0


def _new_at_server(args: argparse.Namespace) -> int:
    """Make the challenge at a server, which draws the dice and keeps them secret."""
    from ....terminal.begin import printed_layout
    from ...remote import make_at_server

    if given := next((name for name in ("dice_of", "out") if getattr(args, name) is not None), None):
        return fail("challenge new", say("remote-not-with", option=given.replace("_", "-")), status=2)
    try:
        printed = printed_layout(args.layout, args.adventure, "challenge new")
    except PennyError as error:
        return fail("challenge new", error)
    wish: dict[str, object] = {
        "adventure": printed.layout.adventure,
        "layout": printed.text or printed.reference,
        "options": str(args.house or ""),
        "title": args.title,
        "hints": not args.no_hints,
        "clock": args.clock,
        "closes_in_hours": args.closes,
    }
    return make_at_server(args.server, wish)


def _new(args: argparse.Namespace) -> Challenge:
    from ....challenges import Challenge
    from ....terminal.begin import printed_layout
    from ....terminal.dice import new_seed

    layout = printed_layout(args.layout, args.adventure, "challenge new").layout
    return Challenge(layout, new_seed(), args.house or HouseRules(), args.title)


def _again(name: str, title: str) -> Challenge:
    """A challenge with the dice of a finished game, and with new ones after them for who needs more."""
    from ....challenges import Challenge
    from ....table.replay import replay
    from ....terminal.dice import new_seed

    try:
        record = read_record(read_text(name), beside(name))
        if failure := replay(record).failure:
            raise failure
    except TextError as error:
        raise PennyError(said_of(name, error)) from None
    rolls = tuple(turn.roll for turn in record.turns)
    return Challenge(record.layout, new_seed(), replace(record.house, dice=DiceFrom.FAIR), title, rolls)


def run_results(args: argparse.Namespace) -> int:
    if args.server is not None or is_link(args.challenge):
        from ...remote import results_at_server

        if args.files or args.bots:
            return fail("challenge results", say("remote-not-with", option="FILE.game" if args.files else "bots"), 2)
        return results_at_server(args, args.challenge)
    return _results_of_file(args)


def _results_of_file(args: argparse.Namespace) -> int:
    from ....challenges import NotComparable
    from ....challenges.results import results

    try:
        challenge = play.challenge_in(args.challenge)
    except TextError as error:
        return _refuse(args, args.challenge, error)
    try:
        records = dict(_runs(args.files)) if args.files else _kept(challenge)
        bots = {name: _bot_run(challenge, name) for name in args.bots}
        found = results(challenge, {**records, **bots})
    except NotComparable as error:
        return _refuse(args, error.source, error.why)
    if args.json:
        print(json.dumps(as_json(challenge, found, bots)))
    else:
        print("\n".join(_lines(challenge, found)))
    return 0


def _runs(files: list[str]) -> Iterator[tuple[str, Record]]:
    from ....challenges import NotComparable

    for name in files:
        try:
            yield name, read_record(read_text(name), beside(name))
        except TextError as error:
            raise NotComparable(name, error) from None


def _kept(challenge: Challenge) -> dict[str, Record]:
    """The finished runs of this challenge that `play` has kept."""
    from ....terminal.save import games_folder, read_save, runs_in

    folder = games_folder(os.environ, Path.home())
    return {path.name: read_save(path).record for path, table in runs_in(folder, challenge) if table.ended}


def _bot_run(challenge: Challenge, name: str) -> Record:
    """A bot's run; it plays the same on every computer, and sees no coming roll."""
    from ....challenges import whole_run
    from ....terminal.opponents import Opponents

    bots = Opponents.named([name], ())
    return whole_run(challenge, bots.seats[0], lambda table: bots.turn(table, 0))


def _lines(challenge: Challenge, found: Results) -> Iterator[str]:
    title = f"{challenge.adventure.title}, {challenge.layout.name}"
    yield printable(f"{challenge.title} ({title})" if challenge.title else title)
    yield ""
    if found.field is None:
        yield say("challenge-no-runs")
    ordered = sorted(found.places, key=lambda each: each.standing.place)
    width = max((len(each.standing.player) for each in ordered), default=0)
    for each in ordered:
        standing = each.standing
        name = printable(standing.player).ljust(width)
        share = say("challenge-percentile", count=each.percentile)
        yield f"{standing.place:>3}. {name}  {stars_words(standing.score.total)}, {share}"
    if found.practice is not None:
        yield ""
        yield say("challenge-practice-runs")
        for run, standing in zip(found.practice.runs, found.practice.standings, strict=True):
            yield f"     {printable(run.name)}  {stars_words(standing.score.total)}"


def as_json(challenge: Challenge, found: Results, bots: dict[str, Record]) -> dict[str, object]:
    """The results as JSON: every run with its file, or the bot that played it; practice runs have no place."""
    runs: list[dict[str, object]] = []
    for compared, places in ((found.field, found.places), (found.practice, None)):
        if compared is None:
            continue
        for at, (run, standing) in enumerate(zip(compared.runs, compared.standings, strict=True)):
            runs.append(
                {
                    "name": run.name,
                    "file": None if run.source in bots else run.source,
                    "bot": run.source if run.source in bots else None,
                    "total": standing.score.total,
                    "parts": standing.score.as_dict(),
                    "rank": run.rank,
                    "place": standing.place if places else None,
                    "percentile": places[at].percentile if places else None,
                    "is_practice": places is None,
                }
            )
    return {
        "challenge": challenge.seal,
        "title": challenge.title,
        "adventure": challenge.adventure.key,
        "layout": challenge.layout.name,
        "options": str(challenge.house),
        "runs": runs,
    }


def _refuse(args: argparse.Namespace, source: str, why: PennyError) -> int:
    if args.json:
        print(json.dumps({"error": {"file": source, "message": str(why)}}))
    else:
        tell_error(why, source)
    return 1
