"""What is said on one line to a table: one task reads, one sends, and whichever ends first ends the connection."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from dataclasses import dataclass
from functools import partial
from typing import Any

import msgspec

from ....hosting.not_now import NotNow
from ....hosting.protocol import answers, requests
from ...codec import decode_request, encode
from ...costs import Costs, metered
from ...limits import Guesses, TokenBucket
from ...logs import LOGGER
from ...store.contract import StoreError
from ..queue.pending_decision import Pay
from ..request_handler import answer
from ..table_registry import TableRegistry
from ..table_session import TableSession
from .connection import Connection
from .line import Disconnected, Line

BEHIND, REFUSED, FAILED = 4008, 4003, 1011
"""Why a line was closed, as the codes of websockets."""

HELLO_SECONDS = 10.0


@dataclass(frozen=True, slots=True)
class Gates:
    """What an address may use of the event loop's time, and how many codes it may guess."""

    costs: Costs
    guesses: Guesses


async def converse(registry: TableRegistry, socket: Line, code: str, gates: Gates) -> None:
    """Speak with a client until it goes or is not wanted any more; raises what should not happen."""
    charge = partial(gates.costs.charge, socket.address)
    try:
        hello = await _hello(socket)
        await gates.costs.wait(socket.address)
        await _not_guessing(registry, socket.address, code, gates.guesses)
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
        registry.greet(connection)
    except (NotNow, StoreError) as failure:
        error = failure if isinstance(failure, NotNow) else NotNow("store")
        registry.metrics.refusals[error.code] += 1
        if error.kind == "code":
            gates.guesses.missed(socket.address)
        elif failure is not error:
            LOGGER.error("%s", failure)
        refused = answers.Refused(error.code, error.says, facts=error.facts)
        await socket.write(encode(refused).decode())
        await socket.close(REFUSED, error.code)
        return
    gates.guesses.found(socket.address, code)
    tasks = [
        asyncio.create_task(_charged(_send(socket, connection), charge)),
        asyncio.create_task(_charged(_receive(registry, session, connection, socket, gates.costs), charge)),
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


async def _charged(work: Coroutine[Any, Any, None], charge: Pay) -> None:
    """From Python 3.12 on a task is made of a coroutine only, and `metered` is a generator."""
    await metered(work, charge)


async def _not_guessing(registry: TableRegistry, address: str, code: str, guesses: Guesses) -> None:
    """An address that has tried many wrong codes waits its turn with another wrong one."""
    if not guesses.is_free(address, code) and not await registry.has(code) and not await guesses.wait(address):
        raise NotNow("slowly")


async def _hello(socket: Line) -> requests.Hello:
    try:
        data = await asyncio.wait_for(socket.read(), HELLO_SECONDS)
        request = decode_request(data)
    except (msgspec.MsgspecError, TimeoutError):
        raise NotNow("hello") from None
    if not isinstance(request, requests.Hello):
        raise NotNow("hello")
    return request


async def _send(socket: Line, connection: Connection) -> None:
    while True:
        await socket.write(await connection.next_frame())


async def _receive(
    registry: TableRegistry, session: TableSession, connection: Connection, socket: Line, costs: Costs
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
