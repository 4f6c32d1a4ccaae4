"""The requests of latecomers: to be let in, and to play the closed turns one after another.

It is done at their own speed and holds nobody up; neither the clock nor a pause concerns it, and no bot does it for
them. A late sheet may not end the game in a turn after which it went on: such marks are refused, and a sheet that a
missed danger fills stays out for good.
"""

from __future__ import annotations

from ...errors import InvalidText, RuleBroken
from ...rules.mark import parse_marks
from ...rules.turn import Draft
from .. import events as log
from ..dealer import Dealer
from ..hosted import Hosted, apply
from ..not_now import NotNow
from .decide import free_name, not_locked, playing, same_marks
from .late_joining import merge


def come_late(
    hosted: Hosted, *, name: str, hashed: str, dealer: Dealer, anchor: str | None = None
) -> list[log.AnyEvent]:
    """Start catching up with a running game. If no turn has closed yet, the latecomer joins at once."""
    not_locked(hosted)
    game = playing(hosted)
    if game.solo:
        raise NotNow("solo")
    if game.paper:
        raise NotNow("paper.late")
    came = log.LateCame(free_name(hosted, name), hashed, anchor)
    return _with_merging(hosted, came, dealer)


def late_draft(hosted: Hosted, name: str) -> Draft:
    """An empty draft for the latecomer's next closed turn."""
    game, sheet = playing(hosted), hosted.late[name].sheet
    if sheet.ended:
        raise RuleBroken(sheet.ended)
    if sheet.turns == game.turns:
        raise NotNow("late.caught_up")
    return sheet.draft(hosted.turns[sheet.turns].roll)


def ink_late(hosted: Hosted, name: str, turn: int, marks: str, dealer: Dealer) -> list[log.AnyEvent]:
    """A latecomer commits a closed turn; dangers after it are drawn at once. Nothing if it is inked already."""
    try:
        written = parse_marks(marks)
    except InvalidText as error:
        raise NotNow.unreadable(error) from None
    sheet = hosted.late[name].sheet
    if turn <= sheet.turns:
        if same_marks(sheet.past[turn - 1], written):
            return []
        raise RuleBroken("G8.committed", player=name)
    draft = late_draft(hosted, name)
    if turn != sheet.turns + 1:
        raise NotNow("stale.late", turn=turn, now=sheet.turns + 1)
    whole = draft.add_all(written).commit()
    if clause := sheet.after(whole).ended:
        raise NotNow("ended", turn=turn, clause=clause)
    return _with_merging(hosted, log.LateInked(name, turn, " ".join(map(str, whole.marks))), dealer)


def _with_merging(hosted: Hosted, event: log.AnyEvent, dealer: Dealer) -> list[log.AnyEvent]:
    return [event, *merge(apply(hosted, event), dealer)]
