"""Bots' processes: one bot delays no other, and addresses take turns."""

from __future__ import annotations

import os
import threading

from support.server.event_loop import LONG_ENOUGH
from support.server.in_thread import InThread

from pennypapers.server.session.bots.bot_processes import Thinkers


def test_a_bot_that_is_still_loading_delays_no_other() -> None:
    thinkers, loaded = Thinkers(2, InThread), threading.Event()
    loading = [thinkers.ask("explorer", "table", lambda: loaded.wait(LONG_ENOUGH)) for _ in range(10)]
    assert thinkers.ask("pathfinder", "table", lambda: "played").result(LONG_ENOUGH) == "played"
    assert not any(each.done() for each in loading)
    loaded.set()
    assert all(each.result(LONG_ENOUGH) for each in loading)


def test_the_addresses_that_wait_for_a_bot_take_turns() -> None:
    thinkers, may_begin = Thinkers(1, InThread), threading.Event()
    order: list[str] = []
    thinkers.ask("tourist", "first", lambda: may_begin.wait(LONG_ENOUGH))
    asked = [thinkers.ask("tourist", "crowded", lambda: order.append("crowded")) for _ in range(20)]
    asked += [thinkers.ask("tourist", "other", lambda: order.append("other")) for _ in range(3)]
    asked[0].cancel()
    may_begin.set()
    for each in asked[1:]:
        each.result(LONG_ENOUGH)
    assert [at for at, name in enumerate(order) if name == "other"] in ([0, 2, 4], [1, 3, 5])
    assert len(order) == 22, "one was cancelled before it began"


def test_bots_think_in_processes_that_are_kept_until_the_server_ends() -> None:
    """In a thread they would compete with the event loop for the interpreter."""
    thinkers = Thinkers(1)
    first = thinkers.ask("tourist", "table", os.getpid).result(LONG_ENOUGH)
    assert first != os.getpid()
    assert thinkers.ask("tourist", "other", os.getpid).result(LONG_ENOUGH) == first
    assert thinkers.ask("pathfinder", "table", os.getpid).result(LONG_ENOUGH) != first
    assert thinkers.ask("tourist", "table", os.getpid, is_large=True).result(LONG_ENOUGH) != first
    thinkers.close()
    assert thinkers.ask("tourist", "table", os.getpid).result(LONG_ENOUGH) != first
    thinkers.close()


def test_a_second_process_is_started_only_if_something_waits() -> None:
    started: list[InThread] = []

    def start() -> InThread:
        started.append(InThread())
        return started[-1]

    thinkers, may_end = Thinkers(2, start), threading.Event()
    for _ in range(20):
        thinkers.ask("tourist", "table", int).result(LONG_ENOUGH)
    assert len(started) <= 2
    busy = [thinkers.ask("tourist", "table", lambda: may_end.wait(LONG_ENOUGH)) for _ in range(3)]
    assert len(started) == 2
    may_end.set()
    assert all(each.result(LONG_ENOUGH) for each in busy)
