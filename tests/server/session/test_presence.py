"""Announcements of who is at a table: one at a time, and the newest arrives last."""

from __future__ import annotations

import asyncio
from pathlib import Path

from support.hosting.hosted_game import HostedGame
from support.server.event_loop import Run

from pennypapers.server.session.lines.connection import Connection
from pennypapers.server.session.presence import Presence
from pennypapers.server.store.sqlite import SqliteStore

LAYOUT = "adventure: temple\nname: hut\ngrid:\n  o o o\n  o D o\n"


class SlowStore(SqliteStore):
    """A shared store whose first announcement takes until the test lets it arrive."""

    is_shared = True

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self.first_arrives = asyncio.Event()
        self.begun = 0
        self.arrived: list[str] = []

    async def announce(self, _table: str, here: str) -> None:
        self.begun += 1
        if self.begun == 1:
            await self.first_arrives.wait()
        self.arrived.append(here)


def test_the_newest_announcement_arrives_last_however_long_an_older_one_takes(run: Run, tmp_path: Path) -> None:
    async def whole() -> None:
        game = HostedGame(LAYOUT, "ana", "ben")
        store, connections = SlowStore(tmp_path / "tables.db"), set[Connection]()
        presence = Presence(connections, store, "table", now=lambda: 0.0, seconds=30.0)
        connections.add(Connection("ana", 256))
        presence.announce(game.hosted)
        await asyncio.sleep(0)
        for _ in range(3):
            connections.add(Connection("ben", 256))
            presence.announce(game.hosted)
            await asyncio.sleep(0)
        store.first_arrives.set()
        while len(store.arrived) < 2:
            await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert store.arrived == ["0", "0,1"], "one announcement for the three that waited"
        await store.close()

    run(whole())
