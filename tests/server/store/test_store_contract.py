"""The contract of a store. Each test runs on SQLite, on a real PostgreSQL, on several databases of each and on
what a browser keeps."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine
from typing import Any

import pytest
from support.server.event_loop import Run

from pennypapers.server.store.contract import CodeTaken, Stale, Store, StoredTable, StoreError
from pennypapers.server.store.postgres import PostgresStore
from pennypapers.server.store.spread import SpreadStore
from pennypapers.server.store.sqlite import SqliteStore
from pennypapers.worker.store import DeviceStore

pytestmark = pytest.mark.on_device

OpenStore = Callable[[], Coroutine[Any, Any, Store]]

TABLE = StoredTable("table-1", "KLMN", bytes(range(32)))
OTHER = StoredTable("table-2", "PQRS", bytes(32))
AN_HOUR_PASSES = {
    SqliteStore: "UPDATE game_table SET touched = touched - 3600",
    PostgresStore: "UPDATE game_table SET touched = touched - interval '1 hour'",
    DeviceStore: "3600",
}
HALF_AN_HOUR = 1800.0


async def outcomes(works: list[Coroutine[Any, Any, None]]) -> list[BaseException | None]:
    """Run all of them concurrently; returns what each raised."""
    return await asyncio.gather(*works, return_exceptions=True)


def test_a_table_is_found_by_its_code_with_its_seed(run: Run, store: Store) -> None:
    run(store.create(TABLE, [b"created"]))
    run(store.create(OTHER, []))
    assert run(store.find("KLMN")) == TABLE
    assert run(store.find("PQRS")) == OTHER
    assert run(store.find("klmn")) is None
    assert run(store.find("")) is None


def test_a_seed_is_any_bytes(run: Run, store: Store) -> None:
    every = StoredTable("t", "EVERY", bytes(range(256)))
    run(store.create(every, [bytes(range(256)), b""]))
    assert run(store.find("EVERY")) == every
    assert run(store.load("t")) == [bytes(range(256)), b""]


def test_a_code_is_given_once(run: Run, store: Store) -> None:
    run(store.create(TABLE, [b"created"]))
    with pytest.raises(CodeTaken):
        run(store.create(StoredTable("table-2", TABLE.code, b"another seed"), [b"another"]))
    assert run(store.find(TABLE.code)) == TABLE
    assert run(store.load("table-2")) == []


def test_a_code_is_given_once_when_many_ask_at_once(run: Run, store: Store) -> None:
    asked = [StoredTable(f"table-{i}", "SAME", bytes([i])) for i in range(20)]
    told = run(outcomes([store.create(found, [found.seed]) for found in asked]))
    (winner,) = [found for found, error in zip(asked, told, strict=True) if error is None]
    assert sum(isinstance(error, CodeTaken) for error in told) == 19
    assert run(store.find("SAME")) == winner
    assert run(store.load(winner.table)) == [winner.seed]


def test_events_come_back_in_order_after_any_number(run: Run, store: Store) -> None:
    run(store.create(TABLE, [b"1", b"2"]))
    run(store.append(TABLE.table, 2, [b"3"]))
    run(store.append(TABLE.table, 3, [b"4", b"5", b"6"]))
    assert run(store.load(TABLE.table)) == [b"1", b"2", b"3", b"4", b"5", b"6"]
    assert run(store.load(TABLE.table, 3)) == [b"4", b"5", b"6"]
    assert run(store.load(TABLE.table, 6)) == []
    assert run(store.load(TABLE.table, 99)) == []
    assert run(store.load("no such table")) == []


def test_order_is_by_number_past_ten(run: Run, store: Store) -> None:
    rows = [str(number).encode() for number in range(1, 121)]
    run(store.create(TABLE, []))
    run(store.append(TABLE.table, 0, rows))
    assert run(store.load(TABLE.table)) == rows


@pytest.mark.parametrize("after", [-1, 0, 1, 3, 99])
def test_an_append_after_a_wrong_number_writes_nothing(run: Run, store: Store, after: int) -> None:
    run(store.create(TABLE, [b"1", b"2"]))
    with pytest.raises(Stale):
        run(store.append(TABLE.table, after, [b"late"]))
    assert run(store.load(TABLE.table)) == [b"1", b"2"]


def test_a_table_that_is_not_there_is_stale(run: Run, store: Store) -> None:
    with pytest.raises(Stale):
        run(store.append("no such table", 0, [b"1"]))
    assert run(store.load("no such table")) == []


def test_tables_are_numbered_apart(run: Run, store: Store) -> None:
    run(store.create(TABLE, [b"1"]))
    run(store.create(OTHER, [b"1", b"2"]))
    run(store.append(TABLE.table, 1, [b"mine"]))
    run(store.append(OTHER.table, 2, [b"theirs"]))
    assert run(store.load(TABLE.table)) == [b"1", b"mine"]
    assert run(store.load(OTHER.table)) == [b"1", b"2", b"theirs"]


def test_of_a_hundred_appends_after_one_number_one_succeeds(run: Run, store: Store) -> None:
    run(store.create(TABLE, []))
    for number in range(5):
        told = run(outcomes([store.append(TABLE.table, number, [b"%d" % seat]) for seat in range(100)]))
        (winner,) = [seat for seat, error in enumerate(told) if error is None]
        assert sum(isinstance(error, Stale) for error in told) == 99
        assert run(store.load(TABLE.table, number)) == [b"%d" % winner]


def test_a_hundred_appends_that_are_retried_are_each_written_once(run: Run, store: Store) -> None:
    async def seat(name: bytes) -> None:
        last = 0
        while True:
            try:
                return await store.append(TABLE.table, last, [name])
            except Stale:
                last += len(await store.load(TABLE.table, last))

    run(store.create(TABLE, []))
    names = [b"seat %d" % i for i in range(100)]
    assert run(outcomes([seat(name) for name in names])) == [None] * 100
    assert sorted(run(store.load(TABLE.table))) == sorted(names)


def test_many_tables_are_written_at_once(run: Run, store: Store) -> None:
    async def play(found: StoredTable) -> None:
        await store.create(found, [b"0"])
        for number in range(1, 6):
            await store.append(found.table, number, [b"%d" % number])

    tables = [StoredTable(f"table-{i}", f"CODE{i}", bytes([i])) for i in range(50)]
    assert run(outcomes([play(found) for found in tables])) == [None] * 50
    for found in tables:
        assert run(store.load(found.table)) == [b"0", b"1", b"2", b"3", b"4", b"5"]


def test_appends_in_a_row_need_not_wait_for_each_other(run: Run, store: Store) -> None:
    run(store.create(TABLE, []))
    told = run(outcomes([store.append(TABLE.table, number, [b"%d" % number]) for number in range(30)]))
    assert told == [None] * 30
    assert run(store.load(TABLE.table)) == [b"%d" % number for number in range(30)]


def test_a_store_that_is_opened_again_has_everything(run: Run, open_store: OpenStore) -> None:
    first = run(open_store())
    run(first.create(TABLE, [b"1"]))
    run(first.append(TABLE.table, 1, [b"2"]))
    run(first.close())
    again = run(open_store())
    assert run(again.find(TABLE.code)) == TABLE
    assert run(again.load(TABLE.table)) == [b"1", b"2"]
    with pytest.raises(Stale):
        run(again.append(TABLE.table, 1, [b"2"]))
    run(again.append(TABLE.table, 2, [b"3"]))
    run(again.close())


def test_two_stores_on_one_database_see_each_other(run: Run, store: Store, open_store: OpenStore) -> None:
    other = run(open_store())
    run(store.create(TABLE, [b"1"]))
    run(other.append(TABLE.table, 1, [b"2"]))
    with pytest.raises(Stale):
        run(store.append(TABLE.table, 1, [b"two"]))
    assert run(store.load(TABLE.table)) == [b"1", b"2"]
    run(other.close())


def test_of_two_stores_that_append_after_one_number_one_succeeds(run: Run, store: Store, open_store: OpenStore) -> None:
    other = run(open_store())
    run(store.create(TABLE, []))
    for number in range(30):
        works = [store.append(TABLE.table, number, [b"here"]), other.append(TABLE.table, number, [b"there"])]
        told = run(outcomes(works))
        assert [type(error) for error in told if error] == [Stale]
        assert run(store.load(TABLE.table, number)) == [b"there" if told[0] else b"here"]
    run(other.close())


def test_idle_tables_expire_with_their_events(run: Run, store: Store) -> None:
    assert run(store.count()) == 0
    run(store.create(TABLE, [b"1"]))
    run(store.create(OTHER, [b"1", b"2"]))
    assert run(store.expire(3600)) == 0
    assert run(store.count()) == 2
    assert run(store.load(OTHER.table)) == [b"1", b"2"]
    assert run(store.expire(0)) == 2
    assert run(store.count()) == 0
    assert run(store.find(TABLE.code)) is None
    assert run(store.load(OTHER.table)) == []
    assert run(store.expire(0)) == 0
    with pytest.raises(Stale):
        run(store.append(TABLE.table, 1, [b"2"]))
    run(store.create(StoredTable(TABLE.table, TABLE.code, b"new seed"), [b"new"]))
    assert run(store.load(TABLE.table)) == [b"new"]


def test_a_table_that_is_written_to_does_not_expire(
    run: Run, store: Store, change_database: Callable[[str], None]
) -> None:
    run(store.create(TABLE, []))
    run(store.create(OTHER, []))
    kind = type(store.stores[0]) if isinstance(store, SpreadStore) else type(store)
    change_database(AN_HOUR_PASSES[kind])
    run(store.append(TABLE.table, 0, [b"1"]))
    assert run(store.expire(HALF_AN_HOUR)) == 1
    assert run(store.find(TABLE.code)) == TABLE
    assert run(store.find(OTHER.code)) is None


def test_a_table_that_is_kept_does_not_expire(run: Run, store: Store) -> None:
    run(store.create(TABLE, []))
    run(store.create(OTHER, []))
    assert run(store.expire(0, [TABLE.table, "unknown"])) == 1
    assert run(store.find(TABLE.code)) == TABLE


def test_a_probe_changes_nothing_and_the_clock_is_about_right(run: Run, store: Store) -> None:
    run(store.create(TABLE, [b"1"]))
    run(store.probe())
    assert run(store.load(TABLE.table)) == [b"1"]
    assert abs(run(store.now()) - time.time()) < 600


def test_closing_finishes_what_waits(run: Run, open_store: OpenStore) -> None:
    async def write_and_close() -> list[BaseException | None]:
        store = await open_store()
        await store.create(TABLE, [])
        appends = [asyncio.ensure_future(store.append(TABLE.table, n, [b"%d" % n])) for n in range(40)]
        await asyncio.sleep(0)
        await store.close()
        return await asyncio.gather(*appends, return_exceptions=True)

    assert run(write_and_close()) == [None] * 40
    again = run(open_store())
    assert len(run(again.load(TABLE.table))) == 40
    run(again.close())


def test_a_closed_store_says_so(run: Run, open_store: OpenStore) -> None:
    store = run(open_store())
    run(store.close())
    works = [
        store.create(TABLE, []),
        store.append(TABLE.table, 0, [b"1"]),
        store.load(TABLE.table),
        store.find(TABLE.code),
        store.expire(0),
        store.probe(),
    ]
    for work in works:
        with pytest.raises(StoreError, match=r"^the store is closed$"):
            run(work)
    run(store.close())


def test_a_cancelled_caller_does_not_disturb_others(run: Run, store: Store) -> None:
    async def give_up() -> None:
        await store.create(TABLE, [])
        first = asyncio.ensure_future(store.append(TABLE.table, 0, [b"1"]))
        second = asyncio.ensure_future(store.append(TABLE.table, 1, [b"2"]))
        await asyncio.sleep(0)
        first.cancel()
        await second
        assert first.cancelled()

    run(give_up())
    assert run(store.load(TABLE.table)) == [b"1", b"2"]
