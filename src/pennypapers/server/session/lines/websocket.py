"""The websockets of tables: who may connect, and what is counted."""

from __future__ import annotations

import asyncio
import re
import secrets
from collections import Counter
from collections.abc import Coroutine
from contextlib import suppress
from functools import partial
from time import monotonic
from typing import Any

from litestar import Litestar
from litestar.datastructures import State
from litestar.enums import ScopeType
from litestar.types import HTTPScope, Receive, Scope, Send, WebSocketScope

from ....hosting.not_now import NotNow
from ...addresses import visitor
from ...bodies import Bodies, refuse
from ...costs import metered
from ...logs import LOGGER, request_id
from ...sockets import Sockets
from ..table_registry import TableRegistry
from .asgi_socket import AsgiSocket
from .dialogue import FAILED, REFUSED, Gates, converse
from .line import Disconnected

TOO_MANY = 4029
PATH = re.compile("/api/tables/(?P<code>[^/]+)/socket")

PARAMETER = re.compile("{[^}]*}")


class OpenConnections:
    """How many connections each address has open."""

    def __init__(self) -> None:
        self.open: Counter[str] = Counter()


class WithSockets:
    """The whole ASGI application: the websockets of tables here, everything else by Litestar."""

    def __init__(self, app: Litestar, sockets: Sockets) -> None:
        self._app, self._sockets = app, sockets
        self._bodies = Bodies(app.state.registry.limits)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            await self._serve(scope, receive, send)
        except asyncio.CancelledError:  # the server ends, and this took too long; uvicorn would log it as a failure
            if scope["type"] == ScopeType.HTTP:
                with suppress(RuntimeError):  # the answer has begun
                    await refuse(send, 503, NotNow("store"))

    async def _serve(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.HTTP:
            await self._metered(scope, self._answer(scope, receive, send))
            return
        if scope["type"] != ScopeType.WEBSOCKET:
            await self._app(scope, receive, send)
            return
        self._sockets.is_websocket(scope["client"])
        socket = AsgiSocket(scope, receive, send)
        if self._app.state.owner_decisions.is_blocked(visitor(scope["client"])):
            await socket.close(REFUSED, "the owner of this server has blocked this address")
        elif found := PATH.fullmatch(scope["path"]):
            await self._metered(scope, table_socket(socket, found["code"], self._app.state))
        else:
            await socket.close(REFUSED, "there is no such address")

    async def _metered(self, scope: HTTPScope | WebSocketScope, work: Coroutine[Any, Any, None]) -> None:
        await metered(work, partial(self._app.state.costs.charge, visitor(scope["client"])))

    async def _answer(self, scope: HTTPScope, receive: Receive, send: Send) -> None:
        self._sockets.began(scope["client"])
        began = monotonic()
        if self._app.state.owner_decisions.is_blocked(visitor(scope["client"])):
            await refuse(send, 403, NotNow("blocked"))
            self._sockets.ended(scope["client"])
            return
        await self._app.state.pace.wait(visitor(scope["client"]))
        await self._app.state.costs.wait(visitor(scope["client"]))
        try:
            with self._bodies.room(scope) as has_room:
                if not has_room:
                    await refuse(send, 429, NotNow("slowly"))
                elif (source := await self._bodies.read(scope, receive)) is None:
                    await refuse(send, 408, NotNow("slowly"))
                else:
                    await self._app(scope, source, send)
        finally:
            self._sockets.ended(scope["client"])
            path = PARAMETER.sub("…", scope.get("path_template") or "…")  # none for an unknown address
            self._app.state.registry.metrics.answered(f"{scope['method']} {path}", monotonic() - began)


async def table_socket(socket: AsgiSocket, code: str, state: State) -> None:
    registry: TableRegistry = state.registry
    doors: OpenConnections = state.doors
    address = socket.address
    if not socket.is_same_origin:
        await socket.close(REFUSED, "this page is not from here")
        return
    crowded = doors.open[address] >= registry.limits.connections_per_address
    if crowded or not state.requests.take(address):
        await socket.close(TOO_MANY, "too much from one address; wait a moment")
        return
    doors.open[address] += 1
    request_id.set(secrets.token_hex(8))
    try:
        await socket.accept()
        await converse(registry, socket, code, Gates(state.costs, state.guesses))
    except (Disconnected, OSError):
        pass
    except Exception:
        LOGGER.exception("a connection to table %s failed", code)
        await socket.close(FAILED, f"the server failed; its log says why at {request_id.get()}")
    finally:
        doors.open[address] -= 1
        if not doors.open[address]:
            del doors.open[address]
