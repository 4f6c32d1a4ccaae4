"""A connection's queue: order, several messages in one frame, and clients that read too slowly."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any

from support.server.event_loop import Run
from support.server.guest import messages_in

from pennypapers.hosting.protocol import answers
from pennypapers.server.session.lines.connection import Connection


def numbers(frame: str) -> list[int | None]:
    return [message.get("re") for message in messages_in(frame)]


def test_a_message_alone_is_its_own_frame(run: Run) -> None:
    async def scenario() -> str:
        connection = Connection(None, backlog=10)
        connection.send(answers.Done(1))
        return await connection.next_frame()

    assert run(scenario()) == '{"type":"done","re":1}'


def test_what_is_queued_in_one_step_of_the_loop_leaves_in_one_frame(run: Run) -> None:
    async def scenario() -> list[list[int | None]]:
        connection, sent = Connection(None, backlog=10), list[list[int | None]]()
        sender = asyncio.create_task(_send_all(connection, sent))
        await asyncio.sleep(0)  # lets the sender start and wait
        for number in (1, 2, 3):
            connection.send(answers.Done(number))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        connection.send(answers.Done(4))
        while len(sent) < 2:
            await asyncio.sleep(0)
        sender.cancel()
        return sent

    assert run(scenario()) == [[1, 2, 3], [4]]


def test_messages_stay_in_order_while_a_frame_is_being_sent(run: Run) -> None:
    async def scenario() -> list[list[int | None]]:
        connection, sent, may_send = Connection(None, backlog=10), list[list[int | None]](), asyncio.Event()
        connection.send(answers.Done(0))  # queued before the sender has started
        sender = asyncio.create_task(_send_all(connection, sent, may_send.wait))
        await asyncio.sleep(0)
        connection.send(answers.Done(1))
        connection.send(answers.Done(2))
        may_send.set()
        while len(sent) < 2:
            await asyncio.sleep(0)
        sender.cancel()
        return sent

    assert run(scenario()) == [[0], [1, 2]]


def test_a_client_that_reads_too_slowly_is_marked_as_behind(run: Run) -> None:
    async def scenario() -> None:
        connection = Connection(None, backlog=3)
        for number in range(3):
            connection.send(answers.Done(number))
        assert (len(connection), connection.behind.done()) == (3, False)
        for number in range(3, 6):
            connection.send(answers.Done(number))
        assert (len(connection), connection.behind.done()) == (3, True)

    run(scenario())


def test_a_message_to_a_client_that_has_gone_is_dropped(run: Run) -> None:
    """The tasks of its socket were cancelled while they waited; a hint that was asked for before may come later."""

    async def scenario() -> None:
        connection = Connection(None, backlog=10)
        sender = asyncio.create_task(connection.next_frame())
        await asyncio.sleep(0)
        sender.cancel()
        await asyncio.gather(sender, return_exceptions=True)
        connection.send(answers.Done(1))
        connection.send(answers.Refused("x", "x" * 100_000))
        reader = asyncio.create_task(connection.relieved())
        await asyncio.sleep(0)
        reader.cancel()
        await asyncio.gather(reader, return_exceptions=True)
        assert len(numbers(await connection.next_frame())) == 2

    run(scenario())


async def _send_all(connection: Connection, sent: list[list[int | None]], send: Any = None) -> None:
    while True:
        frame = await connection.next_frame()
        if send is not None:
            waiting: Coroutine[Any, Any, Any] = send()
            await waiting
        sent.append(numbers(frame))
