"""The owner's page of a server whose tables are spread over several databases."""

from __future__ import annotations

import asyncio
from pathlib import Path

from support.server.event_loop import LONG_ENOUGH
from support.server.guest import fetch, open_party
from support.server.owner import Owner
from support.server.running_server import PATIENT, served

from pennypapers.server.store.open_store import open_store
from pennypapers.server.store.spread import SpreadStore
from pennypapers.server.upkeep.backup import backup

TABLES = 12


def test_the_owner_sees_and_closes_tables_of_all_databases(tmp_path: Path) -> None:
    urls = [f"sqlite:///{tmp_path / name}.db" for name in ("first", "second", "third")]

    async def whole() -> None:
        store = await open_store(*urls)
        assert isinstance(store, SpreadStore)
        async with asyncio.timeout(LONG_ENOUGH), served(tmp_path, PATIENT, store=store) as port:
            owner = await Owner(port).enter(store)
            parties = [await open_party(port, "ana", "ben") for _ in range(TABLES)]
            for party in parties:
                await party.host.say("start")
            look = await owner.ask("GET")
            assert (look["tables"], look["processes"][0]["seats"]) == (TABLES, 2 * TABLES)
            listed = await owner.ask("GET", "/tables")
            assert {line["code"] for line in listed} == {party.code for party in parties}
            assert {line["phase"] for line in listed} == {"playing"}
            await asyncio.to_thread(backup, urls, tmp_path / "saved")
            assert (await owner.ask("GET"))["last_backup"] is not None
            for party in parties:
                await owner.ask("DELETE", f"/tables/{party.code}")
                assert (await fetch(port, "GET", f"/api/tables/{party.code}")).status == 404
            assert await owner.ask("GET", "/tables") == []
            left = [await each.owner.tables(TABLES) for each in store.stores]
            assert left == [[], [], []], "nothing of them is left in any database"

    asyncio.run(whole())
