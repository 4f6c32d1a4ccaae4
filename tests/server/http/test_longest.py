"""The longest record that may be sent, and the record of the longest table: answered within the limits of a worker."""

from __future__ import annotations

import asyncio
import gc
import time
from dataclasses import replace
from pathlib import Path

import pytest
from support.hosting.hosted_game import SEED, HostedGame
from support.server.attack.hostile_texts import BIG, RECORD, ROW, TURNS
from support.server.event_loop import LONG_ENOUGH
from support.server.guest import fetch
from support.server.running_server import served

from pennypapers.hosting import events as log
from pennypapers.hosting.protocol.sizes import LONGEST_RECORD
from pennypapers.server.codec import encode
from pennypapers.server.limits import Limits
from pennypapers.server.store.contract import StoredTable
from pennypapers.server.store.sqlite import SqliteStore

SEATS = 100
LIMITS = Limits(request_seconds=LONG_ENOUGH)
A_STEP = 0.05
"""Seconds of processor time for which nobody else has a turn: 13 ms were measured."""


@pytest.fixture(autouse=True)
def no_deadline(monkeypatch: pytest.MonkeyPatch) -> None:
    """The limit of processor time holds; those by the clock depend on what else the machine does."""
    monkeypatch.setattr("pennypapers.server.work.pool.WALL", LONG_ENOUGH)
    monkeypatch.setattr("support.server.guest.PATIENCE", LONG_ENOUGH)


def test_the_longest_record_is_answered(tmp_path: Path) -> None:
    """Its game never ends, and what its turns leave of two megabytes is entropy."""

    async def scenario() -> None:
        assert LONGEST_RECORD - 2 <= len(RECORD) <= LONGEST_RECORD
        body = {"text": RECORD, "layout": ROW}
        async with served(tmp_path, LIMITS) as port, asyncio.timeout(LONG_ENOUGH):
            verified = (await fetch(port, "POST", "/api/verify", body)).json()
            assert (verified["verdict"], len(verified["checks"])) == ("wrong", TURNS + 2)
            assert (await fetch(port, "POST", "/api/replay", body)).json()["turns"] == TURNS
            assert len((await fetch(port, "POST", "/api/steps", body)).json()["steps"]) == TURNS
            longer = {**body, "text": RECORD + "\n" * 3}
            assert (await fetch(port, "POST", "/api/verify", longer)).status == 400

    asyncio.run(scenario())


def longest_log() -> list[log.AnyEvent]:
    """A hundred seats fill the largest layout, one space each turn: each plays what the first of them plays."""
    table = HostedGame(BIG, *(f"player {number}" for number in range(SEATS)))
    table.start()
    played = HostedGame(BIG, "first", "second")
    played.start()
    events = list(table.events)
    while not played.game.ended:
        roll = ("1 2 3", "2 3 4", "5 5 5")[played.game.turns % 3]
        already = len(played.events)
        played.roll(roll)
        choice = played.game.draft(0).options.choices[0]
        played.ink(*[f"{choice.spaces[0]}={choice.values[0]}"] * 2)
        for event in played.events[already:]:
            seats = range(SEATS) if isinstance(event, log.Committed) and not event.seat else [0]
            if not isinstance(event, log.Committed) or not event.seat:
                events += [replace(event, seat=seat) if isinstance(event, log.Committed) else event for seat in seats]
    return events


def test_the_record_of_the_longest_table_is_written_shown_and_verified(tmp_path: Path) -> None:
    """Measured is the event loop's processor time between two turns of others."""
    longest = 0.0

    async def others() -> None:
        nonlocal longest
        while True:
            began = time.thread_time()
            await asyncio.sleep(0.001)
            longest = max(longest, time.thread_time() - began)

    async def scenario() -> None:
        store = SqliteStore(tmp_path / "tables.db")
        events = longest_log()
        await store.create(StoredTable("table", "ABCD", SEED), [encode(event) for event in events])
        async with served(tmp_path, LIMITS, store=store) as port, asyncio.timeout(LONG_ENOUGH):
            other = asyncio.create_task(others())
            record = await fetch(port, "GET", "/api/tables/ABCD/record")
            steps = await fetch(port, "GET", "/api/tables/ABCD/steps")
            verified = await fetch(port, "GET", "/api/tables/ABCD/verify")
            other.cancel()
        assert record.text.count("\n400. ") == 1
        assert len(steps.json()["steps"]) == 400
        assert verified.json()["verdict"] == "typed"

    gc.disable()  # a server collects seldom
    try:
        asyncio.run(scenario())
    finally:
        gc.enable()
    assert longest < A_STEP
