"""Every request and message passes the limits of its address, and what nobody waits for any more is given up."""

from __future__ import annotations

import asyncio
import gc
import json
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from unittest import mock

import pytest
from litestar import Request
from support.server.event_loop import LONG_ENOUGH
from support.server.guest import HOME, Guest, fetch, open_party, opened
from support.server.running_server import PATIENT, on_a_server
from websockets.exceptions import InvalidStatus

from pennypapers.server.costs import Costs
from pennypapers.server.limits import Buckets
from pennypapers.server.session.lines.connection import Connection
from pennypapers.server.work.pool import WorkPool

HERS = "127.0.0.5"


@on_a_server(PATIENT)
async def test_who_has_used_too_much_waits_with_every_request_hello_and_message(port: int) -> None:
    party = await open_party(port, "ana")
    may_go_on = asyncio.Event()

    async def wait(_: Costs, address: str) -> None:
        if address == HERS:
            await may_go_on.wait()

    watching = Guest(port, party.code, address=HERS)
    await opened(watching)
    with mock.patch.object(Costs, "wait", wait):
        waiting = [
            asyncio.create_task(fetch(port, "GET", "/", address=HERS)),
            asyncio.create_task(fetch(port, "GET", "/api/bots", address=HERS)),
            asyncio.create_task(opened(Guest(port, party.code, address=HERS))),
            asyncio.create_task(watching.say("ask")),
        ]
        for _ in range(20):
            assert (await party.host.say("lock"))["type"] == "done", "nobody else waits"
            assert (await fetch(port, "GET", "/api/bots")).status == 200
        assert not any(task.done() for task in waiting)
        may_go_on.set()
        await asyncio.gather(*waiting)


@on_a_server(replace(PATIENT, requests_per_second=0.001, request_burst=3))
async def test_an_address_has_so_many_requests(port: int) -> None:
    answers = [(await fetch(port, "GET", "/api/bots", address=HERS)).status for _ in range(5)]
    assert answers == [200, 200, 200, 429, 429]
    assert (await fetch(port, "GET", "/api/bots")).status == 200


@on_a_server(PATIENT)
async def test_an_address_has_a_pace_for_requests_of_any_kind(port: int) -> None:
    paced: list[str] = []

    async def wait(_: Buckets, address: str) -> None:
        paced.append(address)

    with mock.patch.object(Buckets, "wait", wait):
        for path in ("/", "/web/js/app/main.js", "/api/bots", "/healthz", "/nothing"):
            await fetch(port, "GET", path, address=HERS)
    assert paced == [HERS] * 5


@on_a_server(PATIENT)
async def test_an_address_pays_for_what_threads_do_for_its_requests(port: int) -> None:
    """A document names dozens of modules, each of which is looked up; an event loop's thread waits meanwhile."""
    paid: list[str] = []

    async def noted(charge: partial[None], work: Callable[..., object], *args: object) -> object:
        paid.append(charge.args[0])
        return await asyncio.to_thread(work, *args)

    party = await open_party(port, "ana", "ben", address="127.0.0.6")
    await party.host.say("start")
    with mock.patch("pennypapers.server.costs.in_thread", noted):
        for path in ("/", "/host", "/web/js/app/main.js", "/api/art/valley/back.svg", f"{party.path}/record"):
            assert (await fetch(port, "GET", path, address=HERS)).status == 200
    assert paid == [HERS] * 5


@on_a_server(PATIENT)
async def test_a_job_is_given_up_when_its_client_hangs_up(port: int) -> None:
    begun, given_up = asyncio.Event(), asyncio.Event()

    async def endless(*_: object) -> None:
        begun.set()
        try:
            await asyncio.get_running_loop().create_future()
        finally:
            given_up.set()

    body = json.dumps({"sheets": ["x"]}).encode()
    with mock.patch.object(WorkPool, "run", endless):
        async with asyncio.timeout(LONG_ENOUGH):
            _, writer = await asyncio.open_connection(HOME, port)
            writer.write(b"POST /api/count HTTP/1.1\r\nhost: x\r\ncontent-length: %d\r\n\r\n" % len(body) + body)
            await begun.wait()
            writer.close()
            await given_up.wait()


@on_a_server(replace(PATIENT, requests_per_second=0.001, request_burst=3))
async def test_new_websockets_count_as_requests(port: int) -> None:
    party = await open_party(port, address="127.0.0.6")
    guests = [Guest(port, party.code, address=HERS) for _ in range(4)]
    for guest in guests[:3]:
        await opened(guest)
    with pytest.raises(InvalidStatus):
        await guests[3].come()


@on_a_server(PATIENT)
async def test_no_more_is_read_from_a_client_whose_answers_wait(port: int) -> None:
    party = await open_party(port, "ana")
    may_go_on = asyncio.Event()

    async def relieved(connection: Connection) -> None:
        if connection.address == HERS:
            await may_go_on.wait()

    watching = Guest(port, party.code, address=HERS)
    await opened(watching)
    with mock.patch.object(Connection, "relieved", relieved):
        await watching.say("ask")
        second = asyncio.create_task(watching.say("ask"))
        for _ in range(20):
            assert (await party.host.say("lock"))["type"] == "done", "nobody else waits"
        assert not second.done()
        may_go_on.set()
        await second


@on_a_server(PATIENT)
async def test_a_refused_body_is_freed_without_the_garbage_collector(port: int) -> None:
    """A server collects seldom. Refusals that lead back to themselves would keep gigabytes of bodies until then."""
    layout = "adventure: temple\nname: wrong\ngrid:\n" + "o " * 400 + "\n"
    asked = [("/api/score", {"text": "x"}), ("/api/replay", {"text": "x"}), ("/api/count", {"sheets": ["x", "y"]})]
    for path, data in [*asked, ("/api/art", {"layout": layout})]:
        await fetch(port, "POST", path, data)
        gc.collect()
        gc.set_debug(gc.DEBUG_SAVEALL)
        try:
            for _ in range(3):
                reply = await fetch(port, "POST", path, data)
            gc.collect()
        finally:
            gc.set_debug(0)
        kept = [each for each in gc.garbage if isinstance(each, Request | BaseException)]
        gc.garbage.clear()
        assert not kept, (path, reply.status)
