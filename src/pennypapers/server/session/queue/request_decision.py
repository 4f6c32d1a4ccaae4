"""A client's request as a decision that can be queued."""

from __future__ import annotations

from dataclasses import dataclass

from ....hosting.dealer import Dealer
from ....hosting.decisions.decide_request import Decided, decide_request
from ....hosting.hosted import Hosted
from ....hosting.protocol import requests
from ....hosting.protocol.requests import TableRequest
from ..lines.connection import Connection

PLAYS = (
    requests.Start,
    requests.TypeRoll,
    requests.Ink,
    requests.PaperDone,
    requests.EnterSheet,
    requests.Remove,
    requests.Leave,
)
"""Without these a game could not begin, go on or end, and nobody could be sent away: they may fill all of a log, of
which other requests may fill a part."""


@dataclass(frozen=True, slots=True)
class RequestDecision:
    """Called with the table, it gives the events. Only then is looked up who asks, as seats may move meanwhile."""

    connection: Connection
    request: TableRequest
    dealer: Dealer

    def __call__(self, hosted: Hosted) -> Decided:
        who = self.connection.who(hosted)
        return decide_request(hosted, who, self.request, dealer=self.dealer)
