"""Decides any request that changes a table, by whom it comes from."""

from __future__ import annotations

from collections.abc import Sequence

from .. import events as log
from ..actor import Actor, actor, seated
from ..dealer import Dealer
from ..hosted import Hosted, Step
from ..not_now import NotNow
from ..protocol import requests
from .decide import anchor_chain, commit, extend, host_request, leave
from .late import ink_late
from .paper_seats import done_on_paper, enter_sheet, sit_on_paper
from .set_up import change_set_up

Decided = Sequence[log.AnyEvent | Step]
"""Events, each with the table after it if that is known already."""

OF_A_RUN = (requests.Ink, requests.Extend)
"""All that a player may change at the table of a run: anything else would make it another game than the others'."""


def decide_request(hosted: Hosted, who: Actor, request: requests.TableRequest, *, dealer: Dealer) -> Decided:
    """What a request leads to; NotNow or RuleBroken if it is refused."""
    if hosted.is_run and not isinstance(request, OF_A_RUN):
        raise NotNow("challenge.run")
    match request:
        case requests.Ink(_, turn, marks):
            if who.late is not None:
                return ink_late(hosted, who.late, turn, marks, dealer)
            return commit(hosted, seated(who), turn, marks, dealer)
        case requests.AddPaper(_, name):
            return sit_on_paper(hosted, who, name)
        case requests.PaperDone(_, turn, full):
            return done_on_paper(hosted, who, turn, dealer, full=full)
        case requests.EnterSheet(_, seat, sheet):
            return enter_sheet(hosted, who, seat, sheet)
        case requests.Leave():
            return [log.LateLeft(who.late)] if who.late is not None else leave(hosted, seated(who))
        case requests.Extend(_, on):
            return extend(hosted, seated(who), on=on)
        case requests.Anchor(_, anchor):
            return anchor_chain(hosted, seated(who), anchor)
        case requests.SetUp():
            return change_set_up(hosted, who, request)
        case _:
            return host_request(hosted, who, request, dealer)


def decide_with_token(hosted: Hosted, token: str | None, request: requests.TableRequest, *, dealer: Dealer) -> Decided:
    """The same for a token; whose it is is looked up now, as seats may have changed since the request came."""
    return decide_request(hosted, actor(hosted, token), request, dealer=dealer)
