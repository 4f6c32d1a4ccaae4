"""A process that has missed events of another: two servers share one file and send no notifications."""

from __future__ import annotations

import asyncio
from pathlib import Path

from support.server.event_loop import LONG_ENOUGH
from support.server.guest import Guest, fetch, open_party
from support.server.running_server import PATIENT, served


def test_a_client_from_another_process_is_shown_nothing_older(tmp_path: Path) -> None:
    async def whole() -> None:
        async with asyncio.timeout(LONG_ENOUGH), served(tmp_path, PATIENT) as here, served(tmp_path, PATIENT) as there:
            party = await open_party(here, "ana", "ben")
            assert (await fetch(there, "GET", party.path)).json()["phase"] == "lobby"  # loads the table there
            await party.host.say("start")
            await party.host.hear("roll")
            moved = Guest(there, party.code, party.host.token)
            await moved.come(party.host.number)
            assert (await moved.say("ask", marks=""))["type"] == "options"
            ahead = Guest(there, party.code, party.host.token)
            await ahead.come(1000)  # a number that is too high, as after restoring a backup: the whole table is sent
            assert (await ahead.hear("welcome"))["number"] == party.host.number

    asyncio.run(whole())
