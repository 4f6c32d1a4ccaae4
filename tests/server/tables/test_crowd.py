"""Load: a hundred seats that ink in the same instant, at one table and at several."""

from __future__ import annotations

import asyncio
import resource
from dataclasses import replace
from pathlib import Path

from support.server.event_loop import LONG_ENOUGH
from support.server.guest import Guest, Party, fetch, open_party
from support.server.running_server import QUICK, on_a_server, running_server
from support.texts import FILES, drawn

CROWD = replace(QUICK, away_seconds=60, host_seconds=60, progress_seconds=0.25)
ROOM = "adventure: temple\nname: room\ngrid:\no D o D o\no o D o o\n"
ROW = drawn(FILES["row.layout"])
SEATS, TABLES = 100, 20


async def full_table(port: int, seats: int, number: int = 0, *, layout: str = ROOM) -> Party:
    """A table with all seats taken and connected; the guests of each table have an address of their own."""
    address = f"127.0.1.{number + 1}"
    party = await open_party(port, "seat 0", layout=layout, come=False, address=address)
    taken = await asyncio.gather(
        *(fetch(port, "POST", f"{party.path}/seats", {"name": f"seat {i}"}, address=address) for i in range(1, seats))
    )
    party.guests += [Guest(port, party.code, each.json()["token"], address=address) for each in taken]
    await asyncio.gather(*(guest.come() for guest in party.guests))
    welcomes = [await guest.hear("welcome") for guest in party.guests]
    assert sorted(welcome["you"] for welcome in welcomes) == list(range(seats))
    return party


async def play_together(party: Party) -> int:
    """Play to the end, all seats inking each turn in the same instant; the number of turns."""
    await party.host.say("start")
    turns = 0
    while True:
        news = await asyncio.gather(*(guest.hear("roll", "end") for guest in party.guests))
        assert all(message == news[0] for message in news), "everybody hears the same"
        if news[0]["type"] == "end":
            return turns
        turns = news[0]["roll"]["turn"]
        marks = await asyncio.gather(*(chosen(guest) for guest in party.guests))
        answers = await asyncio.gather(
            *(guest.say("ink", turn=turns, marks=each) for guest, each in zip(party.guests, marks, strict=True))
        )
        assert {answer["type"] for answer in answers} == {"inked"}
        closed = await asyncio.gather(*(guest.hear("turn", turn=turns) for guest in party.guests))
        assert [each["seat"] for each in closed[0]["turns"]] == list(range(len(party.guests)))


async def chosen(guest: Guest) -> str:
    choice = (await guest.say("ask"))["choices"][0]
    return f"{choice['spaces'][0]}={choice['values'][0]}"


async def checked(party: Party, turns: int) -> None:
    verified = (await party.get("/verify")).json()
    assert verified["good"], verified["wrong"]
    record = (await party.get("/record")).text
    last = record.splitlines()[-1]
    assert last.startswith(f"{turns}. ")
    assert last.count(" | ") == len(party.guests)


@on_a_server(CROWD)
async def test_a_hundred_seats_ink_in_the_same_instant(port: int) -> None:
    party = await full_table(port, SEATS)
    refused = await party.post("/seats", {"name": "one more"})
    assert refused.json()["code"] == "full"
    turns = await play_together(party)
    assert turns >= 7
    await checked(party, turns)


def test_twenty_tables_of_a_hundred_play_at_once(tmp_path: Path) -> None:
    """On a separate server with default limits; fewer tables where the system allows fewer open files."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    tables = TABLES if hard == resource.RLIM_INFINITY else min(TABLES, (hard - 200) // SEATS)

    async def whole(port: int) -> None:
        parties = [await full_table(port, SEATS, number, layout=ROW) for number in range(tables)]
        lengths = await asyncio.gather(*map(play_together, parties))
        for party, turns in zip(parties, lengths, strict=True):
            await checked(party, turns)
        assert len({(await party.get()).json()["seal"] for party in parties}) == tables, "tables do not mix"
        await asyncio.gather(*(party.go() for party in parties))

    try:
        with running_server(tmp_path) as server:
            asyncio.run(asyncio.wait_for(whole(server.port), LONG_ENOUGH))
            assert server.stop() == 0
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
