"""A server whose database another version has written to: what it cannot read is refused, and nothing is changed."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from support.server.guest import Guest, Party, open_party, opened, refusal
from support.server.robot import Robot, play_all
from support.server.running_server import PATIENT, served

from pennypapers.server.logs import LOGGER
from pennypapers.server.store.sqlite import SqliteStore

ROW = "adventure: temple\nname: row\ngrid:\no o o o D\n"
NEWER = b'{"type":"dealt","turn":1,"cards":3}'


async def written_by_a_newer_version(folder: Path, code: str) -> list[bytes]:
    """Append an event of a kind that this version does not know; the whole log after it."""
    store = SqliteStore(folder / "tables.db")
    found = await store.find(code)
    assert found is not None
    await store.append(found.table, len(await store.load(found.table)), [NEWER])
    rows = await store.load(found.table)
    await store.close()
    return rows


async def log_of(folder: Path, code: str) -> list[bytes]:
    store = SqliteStore(folder / "tables.db")
    found = await store.find(code)
    assert found is not None
    rows = await store.load(found.table)
    await store.close()
    return rows


def test_a_table_of_a_newer_version_is_refused_and_the_others_are_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def whole() -> None:
        async with served(tmp_path, PATIENT) as port:
            newer, ours = [await open_party(port, "ana", "ben", layout=ROW) for _ in range(2)]
            for party in (newer, ours):
                await party.host.say("start")
                await party.host.hear("roll")
                await party.go()
        rows = await written_by_a_newer_version(tmp_path, newer.code)
        async with served(tmp_path, PATIENT) as port:
            await is_refused(Party(port, newer.code, newer.host_token, []), newer.host.token)
            for guest in ours.guests:
                guest.port, guest.number = port, None
            await play_all([Robot(guest, i) for i, guest in enumerate(ours.guests)])
            assert (await Party(port, ours.code, "", []).get("/verify")).json()["verdict"] == "good"
        assert await log_of(tmp_path, newer.code) == rows, "nothing is changed"

    said: list[str] = []
    monkeypatch.setattr(LOGGER, "error", lambda form, *facts, **_: said.append(form % facts))
    asyncio.run(asyncio.wait_for(whole(), 60))
    assert any("another version of pennypapers has written it" in line for line in said)


def test_a_table_in_memory_makes_no_dice_of_what_it_cannot_read(tmp_path: Path) -> None:
    async def whole() -> None:
        async with served(tmp_path, PATIENT) as port:
            party = await open_party(port, "ana", "ben", layout=ROW)
            rows = await written_by_a_newer_version(tmp_path, party.code)
            assert refusal(await party.host.say("start")) == "store", (
                "somebody has written since, and it cannot be read"
            )
            assert (await opened(Guest(port, party.code)))["phase"] == "lobby"
        assert await log_of(tmp_path, party.code) == rows

    asyncio.run(asyncio.wait_for(whole(), 60))


async def is_refused(party: Party, token: str | None) -> None:
    for what in ("", "/record", "/verify"):
        reply = await party.get(what)
        assert (reply.status, reply.json()["code"]) == (503, "store")
    guest = await Guest(party.port, party.code, token).come()
    assert refusal(await guest.hear("refused")) == "store"
