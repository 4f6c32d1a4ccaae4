"""What follows for latecomers without a request: missed dangers are drawn, and those who have caught up join.

A latecomer joins as soon as their sheet has every closed turn: in the middle of a turn if everybody plays it on their
own sheet, or else when the open danger turn has closed and its danger is drawn on the late sheet too.
"""

from __future__ import annotations

from ...table.late import join
from .. import events as log
from ..dealer import Dealer, draws_of
from ..hosted import Hosted, apply


def merge(hosted: Hosted, dealer: Dealer) -> list[log.AnyEvent]:
    """All events that are due for latecomers now."""
    happened: list[log.AnyEvent] = []
    for name in tuple(hosted.late):
        while event := _next(hosted, name, dealer):
            happened.append(event)
            hosted = apply(hosted, event)
    return happened


def _next(hosted: Hosted, name: str, dealer: Dealer) -> log.LateInked | log.LateJoined | None:
    game, late = hosted.game, hosted.late.get(name)
    if game is None or late is None or game.ended or late.sheet.ended:
        return None
    sheet, draws = late.sheet, draws_of(hosted, dealer)
    if sheet.turns < game.turns:
        drawn = sheet.missed_danger(hosted.turns[sheet.turns].roll, draws)
        return log.LateInked(name, sheet.turns + 1, " ".join(map(str, drawn.marks)), drawn=True) if drawn else None
    if not sheet.may_join(game):
        return None
    return log.LateJoined(name, join(game, sheet, hosted.turns, draws).holders)
