"""The websocket of a table: one task reads, one sends, and whichever ends first ends the connection."""

from __future__ import annotations

import asyncio
import re
import secrets
from collections import Counter
from collections.abc import Coroutine
from contextlib import suppress
from functools import partial
from typing import Any

import msgspec
from litestar import Litestar
from litestar.datastructures import State
from litestar.enums import ScopeType
from litestar.types import HTTPScope, Receive, Scope, Send, WebSocketScope

from ...hosting.not_now import NotNow
from ...hosting.protocol import answers, requests
from ..addresses import visitor
from ..bodies import Bodies, refuse
from ..codec import decode_request, encode
from ..costs import Costs, metered
from ..limits import Guesses, TokenBucket
from ..logs import LOGGER, request_id
from ..sockets import Sockets
from ..store.contract import StoreError
from .asgi_socket import AsgiSocket, Disconnected
from .connection import Connection
from .request_handler import answer
from .table_registry import TableRegistry
from .table_session import TableSession

BEHIND, REFUSED, TOO_MANY, FAILED = 4008, 4003, 4029, 1011
HELLO_SECONDS = 10.0
PATH = re.compile("/api/tables/(?P<code>[^/]+)/socket")


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
        if found := PATH.fullmatch(scope["path"]):
            await self._metered(scope, table_socket(socket, found["code"], self._app.state))
        else:
            await socket.close(REFUSED, "there is no such address")

    async def _metered(self, scope: HTTPScope | WebSocketScope, work: Coroutine[Any, Any, None]) -> None:
        await metered(work, partial(self._app.state.costs.charge, visitor(scope["client"])))

    async def _answer(self, scope: HTTPScope, receive: Receive, send: Send) -> None:
        self._sockets.began(scope["client"])
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
        await _serve(registry, socket, code, state)
    except (Disconnected, OSError):
        pass
    except Exception:
        LOGGER.exception("a connection to table %s failed", code)
        await socket.close(FAILED, f"the server failed; its log says why at {request_id.get()}")
    finally:
        doors.open[address] -= 1
        if not doors.open[address]:
            del doors.open[address]


async def _serve(registry: TableRegistry, socket: AsgiSocket, code: str, state: State) -> None:
    charge = partial(state.costs.charge, socket.address)
    try:
        hello = await _hello(socket)
        await state.costs.wait(socket.address)
        await _not_guessing(registry, socket.address, code, state)
        session = await registry.find_for(hello.token, code, hello.after)  # last, so that it is not unloaded again
        limits = registry.limits
        if len(session.connections) >= limits.connections_per_table:
            raise NotNow("full.connections")
        connection = Connection(
            hello.token,
            limits.backlog,
            backlog_bytes=limits.backlog_bytes,
            address=socket.address,
            anchor=hello.anchor,
            charge=charge,
        )
        session.join(connection, hello.after)
    except (NotNow, StoreError) as failure:
        error = failure if isinstance(failure, NotNow) else NotNow("store")
        registry.metrics.refusals[error.code] += 1
        if error.kind == "code":
            state.guesses.missed(socket.address)
        elif failure is not error:
            LOGGER.error("%s", failure)
        refused = answers.Refused(error.code, error.says, facts=error.facts)
        await socket.write(encode(refused).decode())
        await socket.close(REFUSED, error.code)
        return
    state.guesses.found(socket.address, code)
    tasks = [
        asyncio.create_task(metered(_send(socket, connection), charge)),
        asyncio.create_task(metered(_receive(registry, session, connection, socket, state.costs), charge)),
    ]
    try:
        await asyncio.wait([*tasks, connection.behind], return_when=asyncio.FIRST_COMPLETED)
    finally:
        session.part(connection)
        for task in tasks:
            task.cancel()
        ends = await asyncio.gather(*tasks, return_exceptions=True)
    for end in ends:
        if isinstance(end, Exception) and not isinstance(end, Disconnected | OSError):
            raise end
    if connection.behind.done():
        registry.metrics.dropped += 1
        try:
            await asyncio.wait_for(socket.close(BEHIND, "behind"), 1)
        except Exception:  # noqa: BLE001, S110, RUF100  # the client may be unreachable
            return


async def _not_guessing(registry: TableRegistry, address: str, code: str, state: State) -> None:
    """An address that has tried many wrong codes waits its turn with another wrong one."""
    guesses: Guesses = state.guesses
    if not guesses.is_free(address, code) and not await registry.has(code) and not await guesses.wait(address):
        raise NotNow("slowly")


async def _hello(socket: AsgiSocket) -> requests.Hello:
    try:
        data = await asyncio.wait_for(socket.read(), HELLO_SECONDS)
        request = decode_request(data)
    except (msgspec.MsgspecError, TimeoutError):
        raise NotNow("hello") from None
    if not isinstance(request, requests.Hello):
        raise NotNow("hello")
    return request


async def _send(socket: AsgiSocket, connection: Connection) -> None:
    while True:
        await socket.write(await connection.next_frame())


async def _receive(
    registry: TableRegistry, session: TableSession, connection: Connection, socket: AsgiSocket, costs: Costs
) -> None:
    limits = registry.limits
    bucket = TokenBucket(limits.messages_per_second, limits.message_burst, asyncio.get_running_loop().time)
    while True:
        data = await socket.read()
        while not bucket.take():  # throttles the client; nothing is lost
            await asyncio.sleep(1 / limits.messages_per_second)
        await costs.wait(connection.address)
        charged, connection.cost = costs.begin(connection.address), 0.0
        await answer(registry, session, connection, data)
        costs.end(connection.address, charged, connection.cost)
        await connection.relieved()
