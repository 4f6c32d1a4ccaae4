"""Writes a database of the present version of the schema as SQL, so that later programs are tested with it.

    PYTHONPATH=tests python -m support.server.schemas.dump

Run it with the last program of a version, before the schema changes, and add what it prints to `test_migration.py`.
"""

from __future__ import annotations

import asyncio
import sqlite3
import tempfile
from contextlib import closing
from pathlib import Path

from support.server.challenger import Challenger
from support.server.guest import open_party
from support.server.owner import Owner
from support.server.robot import Robot
from support.server.running_server import PATIENT, served

from pennypapers.server.store.contract import SCHEMA_VERSION
from pennypapers.server.store.sqlite import SqliteStore


async def play_some(folder: Path) -> dict[str, object]:
    """What the owner decided, a game in the middle, an evening that two have played, a challenge of three tickets; who
    they are."""
    store = SqliteStore(folder / "tables.db")
    async with served(folder, PATIENT, store=store) as port:
        owner = await Owner(port).enter(store)
        await owner.ask("POST", "/blocks", {"kind": "name", "what": "Rude"})
        await owner.ask("POST", "/blocks", {"kind": "address", "what": "192.0.2.7"})
        await owner.ask("PUT", "/notice", {"kind": "words", "words": "Tea is ready"})
        party = await open_party(port, "ana", "ben", come=False)
        await party.host.come()
        await party.host.say("start")
        await party.host.go()
        robots = [Robot(guest, i) for i, guest in enumerate(party.guests)]
        await asyncio.gather(*(robot.play(5) for robot in robots))
        ana, ben = Challenger(port), Challenger(port, "Ben")
        evening = await ana.make_evening()
        await ana.play(evening["challenges"][0], 1)
        await ben.play(evening["challenges"][0], 2)
        await ben.begin(evening["challenges"][1])
        code, tickets = await ana.make_tickets("Ben", "Cleo")
        await ben.play(code, 3, ticket=tickets["Ben"])
        return {
            "owner": owner.key,
            "table": party.code,
            "tokens": [guest.token for guest in party.guests],
            "acknowledged": [len(robot.acknowledged) for robot in robots],
            "ana": ana.cookie,
            "ben": ben.cookie,
            "evening": evening["code"],
            "challenges": evening["challenges"],
            "with_tickets": code,
            "cleos": tickets["Cleo"],
        }


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        known = asyncio.run(play_some(Path(folder)))
        with closing(sqlite3.connect(Path(folder, "tables.db"))) as db:
            lines = [*db.iterdump(), f"PRAGMA user_version = {SCHEMA_VERSION};"]
    target = Path(__file__).with_name(f"version_{SCHEMA_VERSION}.sql")
    target.write_text("\n".join(lines) + "\n", encoding="utf-8")
    print(target.name, known)


if __name__ == "__main__":
    main()
