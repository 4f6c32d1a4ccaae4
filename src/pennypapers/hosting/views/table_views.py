"""Makes messages from the state of a hosted table: what everybody may see, and what only one seat may see."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from ...errors import RuleBroken
from ...notation.sheet import SheetFile, write_sheet
from ...rules.adventure import Adventure
from ...rules.dice import letters
from ...rules.grid import Space
from ...rules.library import adventure
from ...rules.mark import Mark
from ...rules.scoring import Reason
from ...rules.sheet import Sheet
from ...rules.turn import Draft
from ...table.result import result, ties
from ...table.table import Table
from ...table.words import result_words
from ..actor import Actor
from ..hosted import Hosted
from ..protocol import answers
from ..protocol import messages as wire
from .dice_views import dice_view, missing_links, reveal_view

Left = tuple[float | None, float | None]
"""Seconds left on the plain clock and on the extended one; None without a clock."""
NO_CLOCK: Left = (None, None)

MOST_LISTED = 300
"""Of the discoveries of one kind in an answer; a sheet on which none was revealed may have many thousands."""


def welcome(
    hosted: Hosted,
    who: Actor,
    *,
    number: int,
    code: str,
    here: Collection[int],
    sheets: tuple[wire.SheetView, ...],
    ended: wire.EndView | None,
    draft: str | None = None,
    left: Left = NO_CLOCK,
    catch_up: wire.CatchUpView | None = None,
) -> wire.Welcome:
    """The whole table for one connection. Nobody else's marks of the open turn are in it, nor any secret."""
    game = hosted.game
    inked = game.inked.get(who.seat) if game and who.seat is not None else None
    return wire.Welcome(
        number=number,
        code=code,
        phase=hosted.phase,
        adventure=hosted.created.adventure,
        layout=str(hosted.layout),
        options=hosted.created.options,
        seal=hosted.seal,
        part_keys=adventure(hosted.created.adventure).part_keys,
        solo_turns=adventure(hosted.created.adventure).solo_turns,
        seats=seat_views(hosted, here),
        sheets=sheets,
        locked=hosted.locked,
        paused=hosted.paused,
        host=hosted.host,
        clock=hosted.created.clock,
        seats_wanted=hosted.created.seats_wanted,
        you=who.seat,
        is_host=who.is_host,
        roll=roll_view(hosted, left),
        waiting=game.waiting if game else (),
        inked=_text(inked) if inked else None,
        draft=None if inked else draft,
        ended=ended,
        rematch=hosted.rematch,
        late=late_views(hosted),
        catch_up=catch_up,
        hints=hosted.hints,
        dice=dice_view(hosted),
        reveal=reveal_view(hosted),
        thresholds=thresholds_of(game),
        challenge=hosted.created.challenge,
        attempt=hosted.created.attempt,
    )


def seats_changed(hosted: Hosted, number: int, here: Collection[int], left: Left = NO_CLOCK) -> wire.SeatsChanged:
    seats, late = seat_views(hosted, here), late_views(hosted)
    return wire.SeatsChanged(number, seats, hosted.host, hosted.locked, hosted.paused, late, *left, hosted.hints)


def seat_views(hosted: Hosted, here: Collection[int]) -> tuple[wire.SeatView, ...]:
    return tuple(
        wire.SeatView(
            seat.name,
            seat.is_bot,
            seat.is_bot or seat.paper or number in here,
            seat.extended,
            seat.bot,
            seat.paper,
            bool(hosted.created.anchor) and seat.anchor is not None,
        )
        for number, seat in enumerate(hosted.seats)
    )


def late_views(hosted: Hosted) -> tuple[wire.LateView, ...]:
    return tuple(wire.LateView(name, late.sheet.turns) for name, late in hosted.late.items())


def roll_view(hosted: Hosted, left: Left = NO_CLOCK) -> wire.RollView | None:
    game, rolled = hosted.game, hosted.rolled
    if game is None or game.roll is None or rolled is None:
        return None
    missing = missing_links(hosted, rolled.turn)
    return wire.RollView(rolled.turn, str(rolled.roll), game.is_danger, rolled.exchange, rolled.by, *left, missing)


def turn_news(before: Hosted, after: Hosted, number: int) -> wire.TurnNews:
    """The message about a closed turn. `before` is the table just before it closed, which holds the inked marks."""
    assert before.game is not None
    assert after.game is not None
    changes = sheet_changes(before.game, after.game)
    thresholds = thresholds_of(after.game)
    return wire.TurnNews(number, after.game.turns, turn_views(before.game, before.by_bot), *changes, thresholds)


def turn_views(game: Table, by_bot: Collection[int] = ()) -> tuple[wire.TurnView, ...]:
    """What everybody has inked in a turn that is about to close."""
    return tuple(
        wire.TurnView(
            seat,
            _text(game.inked[seat]),
            game.held(seat) if game.held(seat) != seat else None,
            seat in by_bot,
        )
        for seat in sorted(game.inked)
    )


Changes = tuple[tuple[str, ...], tuple[int, ...], tuple[tuple[int, ...], ...], tuple[answers.Sights, ...]]


def sheet_changes(before: Table, after: Table) -> Changes:
    """By seat: what is new on its sheet, its stars, the stars of each part in the order of `part_keys`, its sights."""
    parts = tuple(map(after.adventure.stars, after.sheets))
    changes = [_marks(now.since(then)) for then, now in zip(before.sheets, after.sheets, strict=True)]
    sights = tuple(sights_of(after.adventure, sheet) for sheet in after.sheets)
    return tuple(changes), tuple(map(sum, parts)), parts, sights if any(sights) else ()


def sights_of(rules: Adventure, sheet: Sheet) -> answers.Sights:
    """The sights of a sheet in the form of messages."""
    return {str(space): tuple(map(str, marks)) for space, marks in rules.sights(sheet).items()}


def thresholds_of(game: Table | None) -> tuple[int, ...]:
    """Where the ranks of a solo game begin; nothing for other games, and before there is a sheet."""
    return game.adventure.thresholds(game.sheets[0]) if game and game.solo else ()


def end_view(game: Table | None, seed: str | None) -> wire.EndView | None:
    """The result of a game; None while it is being played."""
    if game is None or game.ended is None:
        return None
    outcome = result(game)
    standings = tuple(
        wire.Standing(seat, each.score.total, each.score.as_dict(), each.tie_break, each.place)
        for seat, each in enumerate(outcome.standings)
    )
    says = result_words(game, outcome)
    thresholds = thresholds_of(game) or None
    level = ties(game.adventure, outcome.standings)
    return wire.EndView(game.ended, standings, outcome.winners, says, seed or "", outcome.rank, thresholds, level)


def answer(empty: Sheet, draft: Draft, *, re: int | None, holding: Collection[Space] = ()) -> answers.Options:
    """The options of a draft on this sheet, and the stars as they would stand if it were inked.

    Discoveries are those that hold all of the spaces in `holding`.
    """
    options = draft.options
    after = draft.as_inked().sheet
    parts = draft.adventure.stars(after)
    unfinished = draft.why_unfinished()
    discoveries, more = options.some_discoveries(MOST_LISTED, holding)
    single = [*options.crossings, *options.circles, *discoveries]
    return answers.Options(
        marks=_text(draft),
        choices=tuple(
            answers.ChoiceView(tuple(map(str, choice.values)), tuple(map(str, choice.spaces)))
            for choice in options.choices
        ),
        single=tuple(map(str, single)),
        may_pass=options.may_pass,
        may_ink=unfinished is None,
        stars=sum(parts),
        parts=dict(zip(draft.adventure.part_keys, parts, strict=True)),
        ways={str(number): tuple(map(letters, ways)) for number, ways in draft.ways.items()},
        free=tuple(map(letters, sorted(draft.free, reverse=True))),
        closed={name: refusal(broken) for name, broken in options.closed.items()},
        changes=_marks(after.since(empty)),
        sights=sights_of(draft.adventure, after),
        more=more,
        exception=draft.adventure.exception(draft),
        unfinished=refusal(unfinished) if unfinished else None,
        re=re,
    )


def refusal(broken: RuleBroken) -> answers.WhyNot:
    return answers.WhyNot(broken.code, broken.clause, broken.sentence, broken.fact_texts)


def explained(rules: Adventure, sheet: Sheet, *, seat: int, re: int | None) -> answers.Explained:
    """Why a sheet is worth what it is, part by part and reason by reason."""
    score = rules.score(sheet)
    parts = tuple(answers.PartView(part.key, part.stars, tuple(map(reason, part.reasons))) for part in score.parts)
    return answers.Explained(seat, score.total, parts, re)


def reason(why: Reason) -> answers.ReasonView:
    space = None if why.space is None else str(why.space)
    return answers.ReasonView(why.kind, why.clause, why.stars, space, tuple(map(str, why.spaces)), why.value)


def progress(hosted: Hosted, game: Table, here: Collection[int]) -> wire.Progress:
    return wire.Progress(game.turns + 1, game.waiting, tuple(sorted(here)), late_views(hosted))


def _text(draft: Draft) -> str:
    return _marks(draft.marks)


def _marks(marks: Iterable[Mark]) -> str:
    return " ".join(map(str, marks))


def sheet_view(hosted: Hosted, sheet: Sheet) -> wire.SheetView:
    assert hosted.game is not None
    rules = hosted.game.adventure
    parts = rules.stars(sheet)
    text = write_sheet(SheetFile(rules, sheet, hosted.created.layout_ref))
    return wire.SheetView(text, sum(parts), dict(zip(rules.part_keys, parts, strict=True)), sights_of(rules, sheet))
