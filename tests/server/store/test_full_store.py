"""A full disk: events that cannot be saved are not broadcast, and bots' turns are retried."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path

from support.server.event_loop import LONG_ENOUGH
from support.server.guest import open_party
from support.server.running_server import PATIENT, served
from support.server.typed_table import OPEN, state_of, typed_party

from pennypapers.server.store.contract import Finished, StoreError
from pennypapers.server.store.sqlite import SqliteStore


class FullStore(SqliteStore):
    """A store that fails as if the disk were full for events that contain a given text."""

    full_for: bytes | None = None
    refused = 0

    async def append(self, table: str, after: int, rows: Sequence[bytes], *, finished: Finished | None = None) -> None:
        if self.full_for is not None and any(self.full_for in row for row in rows):
            self.refused += 1
            raise StoreError("the disk is full")
        await super().append(table, after, rows, finished=finished)


def test_an_event_that_cannot_be_saved_is_refused_and_not_broadcast(tmp_path: Path) -> None:
    async def scenario() -> None:
        store = FullStore(tmp_path / "tables.db")
        async with asyncio.timeout(LONG_ENOUGH), served(tmp_path, PATIENT, store=store) as port:
            party = await typed_party(port, "ana", "ben")
            before = await state_of(party)
            store.full_for = b""
            refused = await party.host.say("ink", turn=1, marks="a1=1")
            assert (refused["type"], refused["code"]) == ("refused", "store")
            reply = await party.post("/seats", {"take_over": 1})
            assert reply.json()["code"] == "seat.not_bot"
            assert (await party.host.say("lock"))["code"] == "store"
            assert await state_of(party) == before
            store.full_for = None
            assert (await party.host.say("ink", turn=1, marks="a1=1"))["type"] == "inked"

    asyncio.run(scenario())


def test_a_bot_whose_turn_could_not_be_saved_plays_it_again(tmp_path: Path) -> None:
    """A bot's turn is retried by a timer, as no request would trigger it."""

    async def scenario() -> None:
        store = FullStore(tmp_path / "tables.db")
        async with asyncio.timeout(LONG_ENOUGH), served(tmp_path, PATIENT, store=store) as port:
            party = await open_party(port, "ana", layout=OPEN, options="dice=by_hand")
            await party.host.say("add_bot")
            await party.host.say("start")
            store.full_for = b'"by_bot":true'
            await party.host.say("type_roll", turn=1, roll="1 2 3")
            while (await party.host.say("ink", turn=1, marks="a1=1"))["type"] != "inked":
                assert store.refused, "refused only when it was saved together with the bot's turn"
            while not store.refused:
                await asyncio.sleep(0.01)
            store.full_for = None
            assert (await party.host.hear("turn", turn=1))["turns"][1]["by_bot"]

    asyncio.run(scenario())


def test_a_request_to_an_expired_table_is_refused(tmp_path: Path) -> None:
    async def scenario() -> None:
        store = SqliteStore(tmp_path / "tables.db")
        async with asyncio.timeout(LONG_ENOUGH), served(tmp_path, PATIENT, store=store) as port:
            party = await typed_party(port, "ana")
            assert await store.expire(-1) == 1
            refused = await party.host.say("ink", turn=1, marks="a1=1")
            assert (refused["code"], refused["says"]) == ("code.expired", "this table has expired")

    asyncio.run(scenario())
