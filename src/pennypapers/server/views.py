"""A hosted table as it travels: what everybody may see, and what one seat may see beside it."""

from __future__ import annotations

from collections.abc import Collection

from ..notation.sheet import SheetFile, write_sheet
from ..rules.sheet import Sheet
from ..rules.turn import Draft
from ..table.result import result
from ..table.table import Table
from ..table.words import result_words
from . import messages as wire
from .decide import Actor
from .hosted import Hosted


def welcome(
    hosted: Hosted,
    who: Actor,
    *,
    number: int,
    code: str,
    here: Collection[int],
    draft: str | None = None,
    seconds_left: float | None = None,
) -> wire.Welcome:
    """The whole table for one connection. Nobody else's marks of the open turn are in it, nor the seed."""
    game = hosted.game
    inked = game.inked.get(who.seat) if game and who.seat is not None else None
    return wire.Welcome(
        number=number,
        code=code,
        phase=hosted.phase,
        adventure=hosted.created.adventure,
        layout=str(hosted.layout),
        options=hosted.created.options,
        seal=hosted.created.seal,
        seats=seat_views(hosted, here),
        sheets=sheet_views(hosted),
        locked=hosted.locked,
        paused=hosted.paused,
        host=hosted.host,
        clock=hosted.created.clock,
        you=who.seat,
        is_host=who.is_host,
        roll=roll_view(hosted, seconds_left),
        waiting=game.waiting if game else (),
        inked=_text(inked) if inked else None,
        draft=None if inked else draft,
        ended=end_view(hosted),
        rematch=hosted.rematch,
    )


def seats_changed(hosted: Hosted, number: int, here: Collection[int]) -> wire.SeatsChanged:
    return wire.SeatsChanged(number, seat_views(hosted, here), hosted.host, hosted.locked, hosted.paused)


def seat_views(hosted: Hosted, here: Collection[int]) -> tuple[wire.SeatView, ...]:
    return tuple(
        wire.SeatView(seat.name, seat.is_bot, seat.is_bot or number in here) for number, seat in enumerate(hosted.seats)
    )


def sheet_views(hosted: Hosted) -> tuple[wire.SheetView, ...]:
    """Every sheet as of the last closed turn."""
    return tuple(_sheet_view(hosted, sheet) for sheet in hosted.game.sheets) if hosted.game else ()


def roll_view(hosted: Hosted, seconds_left: float | None = None) -> wire.RollView | None:
    game, rolled = hosted.game, hosted.rolled
    if game is None or game.roll is None or rolled is None:
        return None
    return wire.RollView(rolled.turn, rolled.roll, game.is_danger, rolled.exchange, rolled.by, seconds_left)


def turn_news(before: Hosted, after: Hosted, number: int) -> wire.TurnNews:
    """What the closing of a turn shows: `before` still holds the sealed marks."""
    game = before.game
    assert game is not None
    turns = tuple(
        wire.TurnView(
            seat,
            _text(game.inked[seat]),
            game.held(seat) if game.held(seat) != seat else None,
            seat in before.by_bot,
        )
        for seat in sorted(game.inked)
    )
    return wire.TurnNews(number, game.turns + 1, turns, sheet_views(after))


def end_view(hosted: Hosted) -> wire.EndView | None:
    game = hosted.game
    if game is None or game.ended is None or hosted.seed is None:
        return None
    outcome = result(game)
    standings = tuple(
        wire.Standing(seat, each.score.total, each.score.as_dict(), each.tie_break, each.place)
        for seat, each in enumerate(outcome.standings)
    )
    return wire.EndView(game.ended, standings, outcome.winners, result_words(game, outcome), hosted.seed, outcome.rank)


def answer(draft: Draft, *, re: int | None) -> wire.Answer:
    """The options of a draft, and the stars as they would stand."""
    options = draft.options
    score = draft.adventure.score(draft.sheet)
    single = [*options.crossings, *options.circles, *options.discoveries]
    return wire.Answer(
        marks=_text(draft),
        choices=tuple(
            wire.ChoiceView(tuple(map(str, choice.values)), tuple(map(str, choice.spaces)))
            for choice in options.choices
        ),
        single=tuple(map(str, single)),
        may_pass=options.may_pass,
        may_ink=options.may_commit,
        stars=score.total,
        parts=score.as_dict(),
        re=re,
    )


def progress(game: Table, here: Collection[int]) -> wire.Progress:
    return wire.Progress(game.turns + 1, game.waiting, tuple(sorted(here)))


def _text(draft: Draft) -> str:
    return " ".join(map(str, draft.marks))


def _sheet_view(hosted: Hosted, sheet: Sheet) -> wire.SheetView:
    assert hosted.game is not None
    rules = hosted.game.adventure
    score = rules.score(sheet)
    text = write_sheet(SheetFile(rules, sheet, hosted.created.layout_ref))
    return wire.SheetView(text, score.total, score.as_dict())
