"""Limits of one table and one connection: the log, changes of the set-up, queued messages, processor time."""

from __future__ import annotations

import asyncio
import gc
import itertools
import time
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest
from support.hosting.hosted_game import HOST, HostedGame
from support.server.attack.hostile_texts import BIG, FULL
from support.server.event_loop import Run
from support.server.guest import open_party, refusal
from support.server.running_server import PATIENT, on_a_server

from pennypapers.hosting import events as log
from pennypapers.hosting.decisions.decide import take_seat
from pennypapers.hosting.decisions.paper_seats import done_on_paper, enter_sheet
from pennypapers.hosting.hosted import Hosted, apply
from pennypapers.hosting.not_now import NotNow
from pennypapers.server.codec import encode
from pennypapers.server.limits import Limits
from pennypapers.server.metrics import Metrics
from pennypapers.server.session.lines.connection import Connection
from pennypapers.server.session.lines.encoded_message import EncodedMessage
from pennypapers.server.session.log_reader import LogReader
from pennypapers.server.session.queue import decision_queue
from pennypapers.server.session.table_registry import TableRegistry, Wish
from pennypapers.server.store.sqlite import SqliteStore
from pennypapers.server.work.thread_executor import ThreadExecutor

A_STEP = 0.05
"""Seconds of processor time: one table's step takes 5 ms."""
TURNS = 60
LAYOUTS = ["adventure: temple\nname: own\ngrid:\n" + ("o " * 20 + "D\n") * rows for rows in (10, 11)]


@on_a_server(replace(PATIENT, log_bytes=40_000))
async def test_the_log_of_a_table_has_a_limit_and_its_game_is_played_all_the_same(port: int) -> None:
    party = await open_party(port, "ana", options="dice=by_hand")
    refused = [await party.host.say("extend", on=on) for on in [True, False] * 150]
    assert {each.get("code") for each in refused[-3:]} == {"log"}
    assert refused[0]["type"] == "done"
    assert (await party.host.say("start"))["type"] == "done"
    assert (await party.host.say("type_roll", turn=1, roll="1 2 3"))["type"] == "done"
    assert (await party.host.say("ink", turn=1, marks="c1=6"))["type"] == "inked"
    assert (await party.host.hear("turn"))["turn"] == 1
    assert refusal(await party.host.say("extend", on=True)) == "log"


@on_a_server(replace(PATIENT, set_up_burst=3, set_ups_per_second=0.01))
async def test_what_is_played_may_not_be_changed_all_the_time(port: int) -> None:
    party = await open_party(port, "ana")
    answers = [await party.host.say("set_up", layout=layout) for layout in LAYOUTS * 3]
    assert [each["type"] for each in answers[:3]] == ["done"] * 3
    assert refusal(answers[3]) == "slowly"
    assert (await party.host.say("start"))["type"] == "done"


def test_the_longest_logs_are_read_in_short_steps(run: Run) -> None:
    """Many of them at once, each as long as it may be: their lobbies have changed all the time, and a hundred seats
    have filled the largest layout. It is measured in the event loop's processor time between two turns of others."""
    table = longest_table()
    rows = [encode(event) for event in table.events]
    assert sum(map(len, rows)) > Limits().log_bytes // 4
    longest = 0.0

    async def others() -> None:
        nonlocal longest
        while True:
            began = time.thread_time()
            await asyncio.sleep(0)
            longest = max(longest, time.thread_time() - began)

    async def scenario() -> None:
        other, reader = asyncio.create_task(others()), LogReader()
        reads = await asyncio.gather(reader.read(rows), *(reader.read(rows[: len(rows) // 2]) for _ in range(20)))
        other.cancel()
        assert (reads[0].number, reads[0].size) == (len(rows), sum(map(len, rows)))
        assert reads[0].hosted == table.hosted

    gc.disable()  # a server collects seldom
    try:
        run(scenario())
    finally:
        gc.enable()
    assert longest < A_STEP


def test_only_the_last_set_up_is_read_and_the_table_is_the_same(run: Run) -> None:
    table = HostedGame(LAYOUTS[0], "ana", links="first")
    table.happen([log.SetUp("temple", LAYOUTS[1], "own.layout", clock=60, links="each"), log.Locked(on=True)])
    table.happen([log.SetUp("temple", LAYOUTS[0], "own.layout", "dice=by_hand")])
    for goes_on in (lambda: None, table.start):
        goes_on()
        read = run(LogReader().read([encode(event) for event in table.events]))
        assert read.hosted == table.hosted


def longest_table() -> HostedGame:
    table = HostedGame(BIG, *(f"player {number}" for number in range(100)))
    size = sum(len(encode(event)) for event in table.events)
    changes = [log.SetUp("valley", BIG.replace("big", name), "big.layout", "dice=by_hand") for name in ("one", "two")]
    table.events += changes * ((Limits().log_bytes // 4 - size) // sum(len(encode(each)) for each in changes) + 1)
    table.hosted = apply(table.hosted, changes[-1])
    table.start()
    for turn in range(TURNS):
        table.roll(("1 2 3", "2 3 4", "5 5 5")[turn % 3])
        choice = table.game.draft(0).options.choices[0]
        table.ink(*[f"{choice.spaces[0]}={choice.values[0]}"] * 100)
    return table


def test_a_table_decides_for_a_moment_and_then_others_have_a_turn(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However many decisions wait, and however long each takes; those that are refused too."""
    clock = itertools.count(step=0.015)  # each look at the clock finds that so much has passed
    monkeypatch.setattr(decision_queue, "perf_counter", lambda: next(clock))
    order: list[str] = []

    def decide(_: Hosted, name: str) -> list[log.AnyEvent]:
        order.append(name)
        if name == "refused":
            raise NotNow("host")
        return [log.Locked(on=True)]

    async def others() -> None:
        while True:
            if order and order[-1] != "others":
                order.append("others")
            await asyncio.sleep(0)

    async def scenario() -> None:
        registry = TableRegistry(SqliteStore(tmp_path / "tables.db"), Limits(), Metrics(), ThreadExecutor())
        session, _ = await registry.open(Wish("temple"))
        other = asyncio.create_task(others())
        names = ["done"] * 6 + ["refused"] * 6
        paid: list[float] = []
        ends = await asyncio.gather(
            *(session.submit(partial(decide, name=name), pay=paid.append) for name in names), return_exceptions=True
        )
        assert [isinstance(end, NotNow) for end in ends] == [name == "refused" for name in names]
        assert session.number == 7, "every decision was made once, in order"
        other.cancel()
        registry.close()
        await registry.store.close()

    run(scenario())
    assert [name for name in order if name != "others"] == ["done"] * 6 + ["refused"] * 6
    together = [len(list(group)) for name, group in itertools.groupby(order) if name != "others"]
    assert max(together) <= 2, order


def test_a_sheet_that_is_entered_is_read_on_the_layout_of_its_table() -> None:
    """All that follows from a large layout is computed once, and not for every sheet."""
    table = HostedGame(BIG, "ana", "ben")
    table.happen(take_seat(table.hosted, name="cleo", hashed=None, paper=True))
    table.start()
    table.roll("1 2 5")
    table.ink("a1=1", "a1=1")
    table.happen([step for step, _ in done_on_paper(table.hosted, HOST, 1, table.dealer, full=True)])
    table.happen(enter_sheet(table.hosted, HOST, 2, FULL))
    assert table.game.sheets[2].writing
    assert table.game.sheets[2].layout is table.hosted.layout


def test_a_client_that_does_not_read_is_dropped_after_so_many_bytes(run: Run) -> None:
    async def scenario() -> None:
        connection = Connection(None, backlog=100, backlog_bytes=1000)
        connection.send_encoded(EncodedMessage("x" * 5000))
        assert not connection.behind.done(), "one message may be as long as it is"
        connection.send_encoded(EncodedMessage("x"))
        assert connection.behind.done()

    run(scenario())


def test_no_more_is_read_from_a_client_that_does_not_read_its_answers(run: Run) -> None:
    async def scenario() -> None:
        connection = Connection(None, backlog=100)
        await connection.relieved()
        connection.send_encoded(EncodedMessage("x" * 100_000))
        waiting = asyncio.create_task(connection.relieved())
        await asyncio.sleep(0)
        assert not waiting.done()
        await connection.next_frame()
        await waiting

    run(scenario())
