"""The metrics that the server exports after a game was played."""

from __future__ import annotations

import asyncio
import re

from support.server.guest import fetch, open_party
from support.server.robot import Robot
from support.server.running_server import PATIENT, on_a_server


async def figures(port: int) -> dict[str, float]:
    reply = await fetch(port, "GET", "/metrics")
    assert reply.headers["content-type"].startswith("text/plain")
    found: dict[str, float] = {}
    described: set[str] = set()
    for line in reply.text.splitlines():
        if about := re.fullmatch(r"# (?:HELP|TYPE) (pennypapers_\w+) .+", line):
            described.add(about[1])
            continue
        name, value = line.rsplit(" ", 1)
        assert re.sub(r"(_bucket|_sum|_count)?(\{.*)?$", "", name) in described
        found[name.removeprefix("pennypapers_")] = float(value)
    return found


@on_a_server(PATIENT)
async def test_events_refusals_and_responses_of_a_game_are_counted(port: int) -> None:
    party = await open_party(port, "ana", "ben")
    await party.host.say("start")
    await party.host.hear("roll")
    assert (await party.host.say("ink", turn=1, marks="z99=1"))["type"] == "refused"
    assert (await party.host.say("ink", turn=9, marks="-"))["code"] == "stale.early"
    assert (await fetch(port, "GET", "/api/tables/ZZZZ")).status == 404
    assert (await fetch(port, "POST", "/api/score", {"text": "nonsense"})).status == 400
    before = await figures(port)
    assert (before["tables"], before["seats"], before["connections"]) == (1, 2, 2)
    assert before["turns_total"] == 0
    assert before['refusals_total{code="stale.early"}'] == 1
    assert before['refusals_total{code="code"}'] == 1
    assert before['refusals_total{code="text.header"}'] == 1
    assert before['http_responses_total{status="404"}'] == 1
    assert before['events_total{kind="rolled"}'] == 1

    for guest in party.guests:
        guest.number = None  # who says what they have seen is shown no roll before the next
    await asyncio.gather(*(Robot(guest, guest.name).play() for guest in party.guests))
    after = await figures(port)
    record = (await party.get("/record")).text
    assert after["turns_total"] == len(re.findall(r"^\d+\.? ", record, flags=re.MULTILINE)) > 5
    assert after['events_total{kind="committed"}'] == 2 * after["turns_total"]
    assert after['events_total{kind="ended"}'] == 1
    assert after["connections"] == 0
    assert after["waiting_messages"] == 0


@on_a_server(PATIENT)
async def test_the_time_that_changes_take_is_a_histogram(port: int) -> None:
    party = await open_party(port, "ana")
    for on in (True, False) * 5:
        await party.host.say("lock", on=on)
    found = await figures(port)
    steps = [value for name, value in found.items() if name.startswith("change_seconds_bucket")]
    assert steps == sorted(steps)
    assert steps[-1] == found["change_seconds_count"] >= 10
    assert 0 < found["change_seconds_sum"] < 10
