"""The caller of a request, whether it came over HTTP or from a page to its worker."""

from __future__ import annotations

from dataclasses import dataclass

from ..session.queue.pending_decision import Pay


@dataclass(frozen=True, slots=True)
class Asker:
    """The token that came with the request, the key of who sent it, and who pays for what their table does."""

    token: str | None = None
    key: str | None = None
    pay: Pay | None = None
