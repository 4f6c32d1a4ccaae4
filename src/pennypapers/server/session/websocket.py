"""The websocket of a table: one task reads, one sends, and whichever ends first ends the connection."""

from __future__ import annotations

import asyncio
import re
from collections import Counter

import msgspec
from litestar import Litestar
from litestar.datastructures import State
from litestar.enums import ScopeType
from litestar.types import Receive, Scope, Send

from ...hosting import answers, requests
from ...hosting.not_now import NotNow
from ..codec import decode_request, encode
from ..limits import TokenBucket
from ..logs import LOGGER
from .asgi_socket import AsgiSocket, Disconnected
from .connection import Connection
from .request_handler import answer
from .table_registry import TableRegistry
from .table_session import TableSession

BEHIND, REFUSED, TOO_MANY = 4008, 4003, 4029
HELLO_SECONDS = 10.0
PATH = re.compile("/api/tables/(?P<code>[^/]+)/socket")


class OpenConnections:
    """How many connections each address has open."""

    def __init__(self) -> None:
        self.open: Counter[str] = Counter()


class WithSockets:
    """The whole ASGI application: the websockets of tables here, everything else by Litestar."""

    def __init__(self, app: Litestar) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.WEBSOCKET:
            await self._app(scope, receive, send)
            return
        socket = AsgiSocket(scope, receive, send)
        if found := PATH.fullmatch(scope["path"]):
            await table_socket(socket, found["code"], self._app.state)
        else:
            await socket.close(REFUSED, "there is no such address")


async def table_socket(socket: AsgiSocket, code: str, state: State) -> None:
    registry: TableRegistry = state.registry
    doors: OpenConnections = state.doors
    address = socket.address
    if not socket.is_same_origin:
        await socket.close(REFUSED, "this page is not from here")
        return
    crowded = doors.open[address] >= registry.limits.connections_per_address
    if crowded or state.misses.is_empty(address) or not state.requests.take(address):
        await socket.close(TOO_MANY, "too much from one address; wait a moment")
        return
    doors.open[address] += 1
    try:
        await socket.accept()
        await _serve(registry, socket, code, state)
    except Disconnected:
        pass
    finally:
        doors.open[address] -= 1
        if not doors.open[address]:
            del doors.open[address]


async def _serve(registry: TableRegistry, socket: AsgiSocket, code: str, state: State) -> None:
    try:
        hello = await _hello(socket)
        await _catch_up(registry, code, hello.after)
        session = await registry.find(code)  # last, so that it is not unloaded before it is joined
        if len(session.connections) >= registry.limits.connections_per_table:
            raise NotNow("full.connections")
        connection = Connection(hello.token, registry.limits.backlog)
        session.join(connection, hello.after)
    except NotNow as error:
        registry.metrics.refusals[error.code] += 1
        if error.kind == "code":
            state.misses.take(socket.address)
        refused = answers.Refused(error.code, error.says, facts=error.facts)
        await socket.write(encode(refused).decode())
        await socket.close(REFUSED, error.code)
        return
    tasks = [
        asyncio.create_task(_send(socket, connection)),
        asyncio.create_task(_receive(registry, session, connection, socket)),
    ]
    try:
        await asyncio.wait([*tasks, connection.behind], return_when=asyncio.FIRST_COMPLETED)
    finally:
        session.part(connection)
        for task in tasks:
            task.cancel()
        for ended in await asyncio.gather(*tasks, return_exceptions=True):
            if isinstance(ended, Exception) and not isinstance(ended, Disconnected | OSError):
                LOGGER.error("a connection to table %s failed", session.stored.code, exc_info=ended)
    if connection.behind.done():
        registry.metrics.dropped += 1
        try:
            await asyncio.wait_for(socket.close(BEHIND, "behind"), 1)
        except Exception:  # noqa: BLE001, S110, RUF100  # the client may be unreachable
            return


async def _catch_up(registry: TableRegistry, code: str, after: int | None) -> None:
    """If the client has seen newer events from another process, read them first."""
    session = await registry.find(code)
    if (after or 0) > session.number:
        await session.look()


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


async def _receive(registry: TableRegistry, session: TableSession, connection: Connection, socket: AsgiSocket) -> None:
    limits = registry.limits
    bucket = TokenBucket(limits.messages_per_second, limits.message_burst, asyncio.get_running_loop().time)
    while True:
        data = await socket.read()
        while not bucket.take():  # throttles the client; nothing is lost
            await asyncio.sleep(1 / limits.messages_per_second)
        await answer(registry, session, connection, data)
