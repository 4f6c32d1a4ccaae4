"""What the store does for whoever owns the machine; each test runs on SQLite and on a real PostgreSQL."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

import pytest
from support.server.event_loop import Run

from pennypapers.server.store.contract import Stale, Store, StoredTable
from pennypapers.server.store.owner_contract import Block

ONE, OTHER = StoredTable("table-1", "KLMN", b"seed"), StoredTable("table-2", "PQRS", b"seed")


def test_tables_are_listed_last_written_first(run: Run, store: Store, change_database: Callable[[str], None]) -> None:
    run(store.create(ONE, [b"1"]))
    run(store.create(OTHER, [b"1", b"2"]))
    change_database("UPDATE game_table SET touched = (SELECT min(touched) FROM game_table) WHERE id = 'table-2'")
    run(store.append(ONE.table, 1, [b"2", b"3"]))
    listed = run(store.owner.tables(10))
    assert [(each.table, each.code, each.events) for each in listed] == [("table-1", "KLMN", 3), ("table-2", "PQRS", 2)]
    assert all(abs(each.touched - time.time()) < 60 for each in listed)
    assert run(store.owner.tables(1)) == listed[:1]


def test_a_deleted_table_is_gone_with_its_events(run: Run, store: Store) -> None:
    run(store.create(ONE, [b"1"]))
    run(store.create(OTHER, [b"1"]))
    assert run(store.owner.delete("KLMN")) == ONE.table
    assert run(store.owner.delete("KLMN")) is None
    assert run(store.find("KLMN")) is None
    assert run(store.load(ONE.table)) == []
    assert run(store.load(OTHER.table)) == [b"1"]
    with pytest.raises(Stale):
        run(store.append(ONE.table, 1, [b"late"]))


def test_a_note_is_kept_and_taken_once(run: Run, store: Store) -> None:
    async def eight() -> list[str | None]:
        return await asyncio.gather(*(store.owner.take_note("link") for _ in range(8)))

    assert run(store.owner.note("link")) is None
    run(store.owner.write_note("link", "first"))
    run(store.owner.write_note("link", "second"))
    run(store.owner.write_note("other", "stays"))
    assert run(store.owner.note("link")) == "second"
    assert sorted(run(eight()), key=str) == [None] * 7 + ["second"]
    assert run(store.owner.note("other")) == "stays"


def test_what_is_blocked_is_listed_until_it_is_not(run: Run, store: Store) -> None:
    address, name = Block("address", "192.0.2.7", 5.0), Block("name", "Zoë", 6.5)
    run(store.owner.block(name))
    run(store.owner.block(address))
    run(store.owner.block(Block("address", "192.0.2.7", 9.0)))
    assert run(store.owner.blocks()) == [address, name]
    run(store.owner.unblock("name", "192.0.2.7"))
    assert run(store.owner.blocks()) == [address, name]
    run(store.owner.unblock("address", "192.0.2.7"))
    assert run(store.owner.blocks()) == [name]
