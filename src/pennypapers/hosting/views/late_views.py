"""Messages about latecomers: the progress of their sheet for themselves, and for everybody that they have joined."""

from __future__ import annotations

from ..hosted import Hosted
from ..not_now import NotNow
from ..protocol import messages as wire
from .table_views import sheet_view


def catch_up_view(hosted: Hosted, name: str, draft: str | None) -> wire.CatchUpView:
    """How far a latecomer has come, with the draft of their next turn."""
    game, late = hosted.game, hosted.late[name]
    assert game is not None, "nobody is late before the game begins"
    says, turns = _why_idle(hosted, name), late.sheet.turns
    return wire.CatchUpView(
        name=name,
        turns=turns,
        of=game.turns,
        sheet=sheet_view(hosted, late.sheet.sheet),
        roll=None if says else wire.RollView(turns + 1, str(hosted.turns[turns].roll)),
        draft=None if says else draft,
        drawn=tuple(wire.DrawnView(turn, str(late.sheet.past[turn - 1][0])) for turn in late.drawn),
        says=says,
    )


def joined_news(hosted: Hosted, number: int) -> wire.JoinedNews:
    """The message about the latest newcomer, who has the last seat."""
    assert hosted.game is not None
    seat = len(hosted.seats) - 1
    return wire.JoinedNews(number, seat, hosted.seats[seat].name, sheet_view(hosted, hosted.game.sheets[seat]))


def _why_idle(hosted: Hosted, name: str) -> str | None:
    """Why there is no turn to play now, in a sentence; None if there is one."""
    game, sheet = hosted.game, hosted.late[name].sheet
    assert game is not None
    if game.ended:
        return NotNow("late.over").says
    if sheet.ended:
        return NotNow("late.full", turn=sheet.turns).says
    if sheet.turns == game.turns:
        return NotNow("late.caught_up").says
    return None
