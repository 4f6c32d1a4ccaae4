"""One address does its worst while honest tables play on; a short run of `make attack` that reaches every route and
every message.

What is promised is a quarter of a second. Other tests may have both cores meanwhile, so it is held here in processor
time of the server's event loop.
"""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import get_args

import pytest
from litestar.routes import HTTPRoute
from support.server.attack.attacks import ATTACKS, SHORT, UNANSWERED
from support.server.attack.honest import honest_tables
from support.server.attack.messages import MESSAGES
from support.server.attack.requests import REQUESTS
from support.server.attack.run import MOST_MEGABYTES, attacked, hostile_client
from support.server.event_loop import LONG_ENOUGH
from support.server.running_server import running_server

from pennypapers.hosting.protocol.requests import AnyRequest
from pennypapers.server.app import create_app
from pennypapers.server.store.sqlite import SqliteStore

A_SECOND = 1.0
"""No attack makes an honest table wait so long for the event loop. `make attack` holds the tighter promise, on a quiet
machine."""
SECONDS, SECONDS_OF_ONE_MESSAGE = 1.5, 0.5
"""For one attack at least; it goes on until all that it asks was answered."""
SHUTDOWN_SECONDS = 5.0
"""Without the time that the server waits for a core; `make attack` holds the promise of two seconds."""
BUSY_SECONDS = 0.1
"""Of the event loop's time, after which an attack is well under way, if it has no worker process start."""
SAME_AS_GET = {"HEAD", "OPTIONS"}
"""Answered by the same code, or by the framework alone."""


def test_every_message_has_an_attack() -> None:
    assert set(MESSAGES) == {each.type for each in get_args(AnyRequest)}
    assert set(MESSAGES) <= set(ATTACKS)
    assert set(MESSAGES) <= set(SHORT)
    assert all(SHORT[kind] == {kind} for kind in set(MESSAGES) - UNANSWERED)


def test_every_route_has_an_attack(tmp_path: Path) -> None:
    routes = [each for each in create_app(SqliteStore(tmp_path / "tables.db")).routes if isinstance(each, HTTPRoute)]
    declared = {(method, route.path) for route in routes for method in set(route.methods) - SAME_AS_GET}
    assert set(REQUESTS) == declared
    assert SHORT["every route"] == {f"{method} {path}" for method, path in declared}


def test_honest_tables_play_on_whatever_one_address_does(tmp_path: Path) -> None:
    """Nothing that they inked is lost, memory stays bounded, and the log has no internal error."""

    async def scenario() -> None:
        with running_server(tmp_path) as server:
            async with honest_tables(server) as honest:
                for name, must_reach in SHORT.items():
                    seconds = SECONDS_OF_ONE_MESSAGE if name in MESSAGES else SECONDS
                    suffered = await attacked(server, name, honest, seconds, must_reach)
                    assert not suffered.unanswered, name
                    assert suffered.wait().loop < A_SECOND, name
                    assert suffered.megabytes < MOST_MEGABYTES, name
            assert '"trace"' not in server.log

    asyncio.run(scenario())


@pytest.mark.parametrize("name", ["POST /api/count", "every message, playing", "silence"])
def test_a_server_under_attack_ends_when_it_is_told_to(name: str, tmp_path: Path) -> None:
    async def scenario() -> None:
        with running_server(tmp_path) as server:
            async with hostile_client(name, server.port):
                began = server.loop_seconds
                async with asyncio.timeout(LONG_ENOUGH):
                    while server.loop_seconds - began < BUSY_SECONDS and not server.workers:
                        await asyncio.sleep(0.05)
                assert await asyncio.to_thread(server.seconds_to_stop) < SHUTDOWN_SECONDS
            assert '"trace"' not in server.log

    asyncio.run(scenario())
