"""Pause, clock and skip: how long a turn waits for whom."""

from __future__ import annotations

import asyncio

from guest import fetch, open_party, opened, refusal
from robot import Robot
from running_server import PATIENT, QUICK, on_a_server
from texts import FILES, drawn

ROW = drawn(FILES["row.layout"])


@on_a_server()
async def test_nothing_happens_in_a_pause(port: int) -> None:
    party = await open_party(port, "ana", "ben", layout=ROW)
    ana, ben = party.guests
    await ana.say("start")
    assert (await ana.say("pause"))["type"] == "done"
    assert (await ben.hear("seats", paused=True))["paused"]
    await ben.go()
    assert refusal(await ana.say("ink", turn=1, marks="a1=1")) == "paused"
    assert (await ana.say("skip"))["type"] == "done"
    await asyncio.sleep(2 * QUICK.away_seconds)
    assert (await party.get()).json()["turns"] == 0
    assert (await opened(ana))["waiting"] == [0, 1]
    assert (await ana.say("pause", on=False))["type"] == "done"
    assert (await ana.hear("turn", turn=1))["turns"][1]["by_bot"]


@on_a_server(PATIENT)
async def test_the_host_skips_who_is_still_thinking(port: int) -> None:
    party = await open_party(port, "ana", "ben")
    await party.host.say("start")
    robot = Robot(party.guests[1], 1)
    await robot.play(turns=1)
    assert (await party.host.say("skip"))["type"] == "done"
    closed = await party.host.hear("turn", turn=1)
    assert [each.get("by_bot", False) for each in closed["turns"]] == [True, False]
    assert closed["turns"][1]["marks"].startswith(robot.acknowledged[1])
    await party.host.hear("roll")
    assert refusal(await party.host.say("ink", turn=1, marks="a1=1")) == "stale"
    assert (await opened(party.host))["waiting"] == [0, 1], "the skip was for one turn"


@on_a_server(PATIENT)
async def test_a_turn_that_is_out_of_time_is_played_by_a_bot(port: int) -> None:
    party = await open_party(port, "ana", "ben", layout=ROW, clock=5)
    await party.host.say("start")
    assert 4 < (await party.host.hear("roll"))["roll"]["seconds_left"] <= 5
    await party.host.say("pause")
    left = (await opened(party.guests[1]))["roll"]["seconds_left"]
    await asyncio.sleep(0.3)
    assert (await opened(party.guests[1]))["roll"]["seconds_left"] == left, "the clock stands in a pause"
    await party.host.say("pause", on=False)
    closed = await party.host.hear("turn", turn=1)
    assert [each["by_bot"] for each in closed["turns"]] == [True, True]
    assert (await party.host.hear("roll"))["roll"]["seconds_left"] == 5


@on_a_server(PATIENT)
async def test_bad_clocks_and_seats_are_refused(port: int) -> None:
    for wish in ({"clock": 0}, {"clock": -5}, {"clock": 1e9}, {"seats_wanted": 0}, {"seats_wanted": 101}):
        assert (await fetch(port, "POST", "/api/tables", {"adventure": "temple", **wish})).status == 400
