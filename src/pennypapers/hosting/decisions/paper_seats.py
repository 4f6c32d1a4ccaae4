"""Seats on paper: the host adds them, says when they are done with a turn, and enters their sheets after the game."""

from __future__ import annotations

from ...errors import TextError
from ...notation.paper import read_paper
from ...notation.sheet import SheetFile, write_sheet
from .. import events as log
from ..actor import Actor
from ..dealer import Dealer
from ..hosted import Hosted, Step
from ..not_now import NotNow
from .decide import commit, known, playing, take_seat


def sit_on_paper(hosted: Hosted, who: Actor, name: str) -> list[log.AnyEvent]:
    """Add a seat for somebody without a screen."""
    _host(who)
    return take_seat(hosted, name=name, hashed=None, paper=True)


def done_on_paper(hosted: Hosted, who: Actor, turn: int, dealer: Dealer, *, full: bool) -> list[Step]:
    """All who play on paper are done with this turn; `full` says that one of their sheets ends the game with it."""
    _host(who)
    waiting = [seat for seat in playing(hosted).waiting if hosted.seats[seat].paper]
    if not waiting:
        raise NotNow("paper.done")
    steps: list[Step] = []
    for seat in waiting:
        steps += commit(steps[-1][1] if steps else hosted, seat, turn, "", dealer, full=full)
    return steps


def enter_sheet(hosted: Hosted, who: Actor, seat: int, text: str) -> list[log.AnyEvent]:
    """Enter a paper sheet after the game; marks that break a rule are left out. It may be entered again."""
    _host(who)
    known(hosted, seat)
    if hosted.game is None or not hosted.game.ended:
        raise NotNow("playing.paper")
    if not hosted.seats[seat].paper:
        raise NotNow("seat.not_paper", seat=seat)
    try:
        paper = read_paper(text, lambda _: hosted.created.layout)
    except TextError as error:
        raise NotNow.unreadable(error) from None
    if paper.unreadable:
        raise NotNow.unreadable(paper.unreadable[0])
    if paper.sheet.layout.rows != hosted.layout.rows or paper.adventure.key != hosted.created.adventure:
        raise NotNow("sheets.table")
    file = SheetFile(paper.adventure, paper.sheet, hosted.created.layout_ref)
    return [log.Entered(seat, write_sheet(file))]


def _host(who: Actor) -> None:
    if not who.is_host:
        raise NotNow("host")
