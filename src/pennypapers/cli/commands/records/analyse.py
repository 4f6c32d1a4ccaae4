"""`pennypapers analyse`: what of a game was luck and what was choice."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from ....errors import InvalidText, PennyError, TextError
from ....messages import say
from ....messages.numbers import MINUS, with_minus
from ....notation.layout import reason
from ....notation.names import printable
from ....notation.record import Record, read_record
from ...amounts import playouts
from ...files import beside, error_json, fail, read_text, tell_error
from ...help import add_command
from ...language import add_language_option
from ...screen import add_style_option, shown

if TYPE_CHECKING:
    from ....coach.analysis import Analysis, Found, PlayerAnalysis, Progress

EXAMPLES = (
    ("pennypapers analyse sunday.game", "game"),
    ("pennypapers analyse sunday.game --player ben --plot ben.svg", "plot"),
    ("pennypapers analyse sunday.game --playouts 50 --json", "json"),
)

STANDARD_OUTPUT = "-"


def add_parser(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    parser = add_command(commands, "analyse", EXAMPLES)
    parser.add_argument("file", metavar="FILE.game", help=say("help-file-game"))
    parser.add_argument("--player", action="append", metavar="NAME", help=say("help-analyse-player"))
    parser.add_argument("--playouts", type=playouts, metavar="N", help=say("help-analyse-playouts"))
    parser.add_argument("--json", action="store_true", help=say("help-json"))
    parser.add_argument("--plot", metavar="FILE.svg", help=say("help-analyse-plot"))
    parser.add_argument("--dark", action="store_true", help=say("help-show-dark"))
    add_style_option(parser)
    add_language_option(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    try:
        record = read_record(read_text(args.file), beside(args.file))
        found = _analysed(record, args)
    except TextError as error:
        if args.json:
            print(json.dumps({"error": error_json(error)}))
        else:
            tell_error(error, args.file)
        return 1
    except PennyError as error:
        if args.json:
            print(json.dumps({"error": {"line": 1, "player": None, "clause": None, "message": str(error)}}))
            return 1
        return fail("analyse", error)
    if args.plot is not None and not _draw(found, args):
        return 1
    if args.json:
        print(json.dumps(found.as_json()))
    elif args.plot != STANDARD_OUTPUT:
        print(shown(_as_text(found), args))
    return 0


def _analysed(record: Record, args: argparse.Namespace) -> Analysis:
    from ....coach.analysis import analyse

    if record.failure:
        raise record.failure
    try:
        return analyse(record, playouts=args.playouts, players=args.player, progress=_Bar(args).show)
    except InvalidText as error:
        raise TextError(record.turns[-1].line if record.turns else 1, error) from None
    finally:
        _Bar(args).clear()


class _Bar:
    """How far the analysis is, in one line of a terminal that is written again and again."""

    def __init__(self, args: argparse.Namespace) -> None:
        self._is_shown = sys.stderr is not None and sys.stderr.isatty() and not args.json

    def show(self, progress: Progress) -> None:
        if self._is_shown:
            done = say("analysis-progress", done=progress.done, total=progress.total)
            print(f"\r{done}", end="", file=sys.stderr, flush=True)

    def clear(self) -> None:
        if self._is_shown:
            print("\r\x1b[K", end="", file=sys.stderr, flush=True)


def _as_text(found: Analysis) -> str:
    from ....rules.library import adventure

    title = f"{adventure(found.adventure).title}, {found.layout}, {say('plain-turns', count=found.turns)}"
    return "\n\n".join([title, *("\n".join(_player(player)) for player in found.players)]) + "\n"


def _player(player: PlayerAnalysis) -> Iterator[str]:
    turns = player.turns
    luck, loss = sum(turn.luck for turn in turns), sum(turn.loss for turn in turns)
    neighbours = sum(turn.neighbours for turn in turns)
    name = printable(player.name)
    yield say("analysis-player", name=name, final=_amount(player.final), start=_amount(player.start))
    parts = [(say("analysis-luck"), luck), (say("analysis-choice"), -loss)]
    if any(turn.neighbours for turn in turns):
        parts.append((say("analysis-neighbours"), neighbours))
    yield "  " + ", ".join(f"{word} {_signed(stars)}" for word, stars in parts)
    yield ""
    yield from _cards(player)
    yield ""
    yield from _table(player)


def _cards(player: PlayerAnalysis) -> Iterator[str]:
    cards = player.cards
    if cards.find is not None:
        yield from _card(say(f"analysis-find-{cards.find.kind}", **_facts(cards.find)), cards.find)
    if cards.roll is not None:
        yield from _card(say(f"analysis-roll-{cards.roll.kind}", **_facts(cards.roll)), None)
    if cards.again is not None:
        yield from _card(say("analysis-again", better=cards.again.better, **_facts(cards.again)), cards.again)
    elif cards.choices:
        yield from _card(say("analysis-steady", count=cards.steady, choices=cards.choices), None)


def _facts(found: Found) -> dict[str, str | int]:
    return {"turn": found.turn, "roll": found.roll, "marks": found.marks, "stars": _amount(abs(found.stars))}


def _card(text: str, found: Found | None) -> Iterator[str]:
    yield f"  {text}"
    if found is not None and found.parts:
        yield f"    {_parts(found.parts)}"


def _parts(parts: Mapping[str, float]) -> str:
    from ....drawing.text.words import part_words

    return ", ".join(f"{part_words(key)} {_signed(stars)}" for key, stars in parts.items())


def _table(player: PlayerAnalysis) -> Iterator[str]:
    """A line for every turn. A star stands behind a turn that no other was clearly better than."""
    has_neighbours = any(turn.neighbours for turn in player.turns)
    heads = [say("analysis-head-value"), say("analysis-head-luck"), say("analysis-head-loss"), "±"]
    heads += [say("analysis-neighbours")] if has_neighbours else []
    wide = [max(6, len(head)) for head in heads]
    played = [turn.played for turn in player.turns]
    most = max((len(each) for each in played), default=0)
    yield f"{'':>{3 + 2 + 1 + 5 + 2 + most}}  " + "  ".join(
        f"{head:>{width}}" for head, width in zip(heads, wide, strict=True)
    )
    for turn in player.turns:
        amounts = [f"{turn.value:.1f}", _signed(turn.luck), _signed(turn.loss, plus=False), f"{turn.error:.1f}"]
        amounts += [_signed(turn.neighbours)] if has_neighbours else []
        cells = "  ".join(f"{with_minus(each):>{width}}" for each, width in zip(amounts, wide, strict=True))
        instead = f"  {turn.alternatives[0].marks}" if turn.facts.mistake else ""
        yield f"{turn.number:>3}.  {turn.roll}  {turn.played:<{most}}  {cells}{instead}"


def _draw(found: Analysis, args: argparse.Namespace) -> bool:
    from ....drawing.luck_chart import LuckChart, LuckTurn
    from ....drawing.svg import luck_svg

    words = (say("analysis-luck"), say("analysis-choice"), say("analysis-neighbours"))
    charts = [
        LuckChart(
            f"{player.name} {_amount(player.final)}",
            player.start,
            [LuckTurn(turn.luck, -turn.loss, turn.neighbours) for turn in player.turns],
            words,
        )
        for player in found.players
    ]
    picture = luck_svg(found.adventure, charts, dark=args.dark)
    if args.plot == STANDARD_OUTPUT:
        sys.stdout.write(picture)
        return True
    try:
        Path(args.plot).write_text(picture, encoding="utf-8")
    except (OSError, ValueError) as error:
        print(say("cli-cannot-write", path=args.plot, why=reason(error)), file=sys.stderr)
        return False
    return True


def _amount(stars: float) -> str:
    """Stars with one decimal, and none where there is none: 33, 35.3."""
    return with_minus(f"{stars:.1f}".removesuffix(".0"))


def _signed(stars: float, *, plus: bool = True) -> str:
    text = f"{stars:.1f}"
    if text in ("0.0", "-0.0"):
        return "0.0"
    if text.startswith("-"):
        return MINUS + text[1:]
    return f"+{text}" if plus else text
