"""Bodies of HTTP requests: read whole before anything else, in a limited time and a limited size for each address."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

import msgspec
from litestar.types import HTTPReceiveMessage, HTTPScope, Receive, Send

from ..hosting.not_now import NotNow
from .addresses import visitor
from .answers.refusals import Refusal
from .http.headers import DOCUMENT
from .limits import Limits

LARGEST = 4_000_000
"""Bytes of one body."""

PER_ADDRESS = 4 * LARGEST


class Bodies:
    def __init__(self, limits: Limits) -> None:
        self._seconds = limits.body_seconds
        self._reserved: Counter[str] = Counter()

    @contextmanager
    def room(self, scope: HTTPScope) -> Iterator[bool]:
        """Reserve as many bytes as a request announces, for as long as it is served; False if there is no room."""
        address, size = visitor(scope["client"]), _announced(scope)
        if self._reserved[address] + size > PER_ADDRESS:
            yield False
            return
        self._reserved[address] += size
        try:
            yield True
        finally:
            self._reserved[address] -= size
            if not self._reserved[address]:
                del self._reserved[address]

    async def read(self, scope: HTTPScope, receive: Receive) -> Receive | None:
        """Read the body; returns a `receive` that replays it, or None if it did not come in time.

        Of a body that is too large, a little more than allowed is read, so that the framework refuses it.
        """
        if not _announced(scope):
            return receive
        parts: list[HTTPReceiveMessage] = []
        size = 0
        try:
            async with asyncio.timeout(self._seconds):
                while size <= LARGEST:
                    part = await receive()
                    parts.append(part)  # type: ignore[arg-type]
                    if part["type"] != "http.request":
                        break
                    size += len(part["body"])
                    if not part.get("more_body"):
                        break
        except TimeoutError:
            return None
        parts.reverse()

        async def again() -> HTTPReceiveMessage:
            return parts.pop() if parts else await receive()  # type: ignore[return-value]

        return again


def _announced(scope: HTTPScope) -> int:
    """How many bytes a body may have; 0 if there is none."""
    for name, value in scope["headers"]:
        if name == b"content-length":
            return min(int(value), LARGEST) if value.isdigit() else LARGEST
        if name == b"transfer-encoding":
            return LARGEST
    return 0


async def refuse(send: Send, status: int, error: NotNow) -> None:
    """Answer without reading on: the connection is closed with it."""
    body = msgspec.json.encode(Refusal(error.code, error.says, facts=error.facts))
    said = {**DOCUMENT, "content-type": "application/json", "content-length": str(len(body)), "connection": "close"}
    headers = [(name.encode(), value.encode()) for name, value in said.items()]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
