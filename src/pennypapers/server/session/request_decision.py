"""A client's request as a decision that can be queued."""

from __future__ import annotations

from dataclasses import dataclass

from ...hosting.decide_request import Decided, decide_request
from ...hosting.hosted import Hosted
from ...hosting.requests import TableRequest
from .connection import Connection


@dataclass(frozen=True, slots=True)
class RequestDecision:
    """Called with the table, it gives the events. Only then is looked up who asks, as seats may move meanwhile."""

    connection: Connection
    request: TableRequest
    seed: bytes
    entropy: str = ""
    """For a seat that the request adds."""

    def __call__(self, hosted: Hosted) -> Decided:
        who = self.connection.who(hosted)
        return decide_request(hosted, who, self.request, seed=self.seed, entropy=self.entropy)
