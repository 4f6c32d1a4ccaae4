"""A challenge that closes: runs are played until then, and afterwards everybody sees everything and can verify it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from support.server.challenger import SMALL, Challenger
from support.server.event_loop import LONG_ENOUGH
from support.server.guest import Guest, refusal
from support.server.manual_clock import BEGAN, ManualClock
from support.server.robot import Robot
from support.server.running_server import PATIENT, served

from pennypapers.challenges import check_run, read_challenge
from pennypapers.notation import read_record
from pennypapers.table.dice.fairness import verify

AN_HOUR = 3600.0


def with_clock(folder: Path, scenario: Callable[[int, ManualClock], Awaitable[None]]) -> None:
    async def whole() -> None:
        clock = ManualClock()
        async with asyncio.timeout(LONG_ENOUGH), served(folder, PATIENT, clock=clock) as port:
            await scenario(port, clock)

    asyncio.run(whole())


def test_a_closed_challenge_gives_its_seed_and_every_run_can_be_verified(tmp_path: Path) -> None:
    async def scenario(port: int, clock: ManualClock) -> None:
        ana, ben = Challenger(port, "Ana"), Challenger(port, "Ben")
        code = await ana.make(closes_in_hours=1, title="Sunday")
        look = await ana.look(code)
        assert (look["made"], look["closes"]) == (BEGAN, BEGAN + AN_HOUR)
        await ana.play(code)
        for who in (ana, ben):
            refused = await who.get(f"{code}/file")
            assert (refused.status, refused.json()["code"]) == (409, "challenge.open")
        before = (await ana.get(f"{code}/runs/1/record")).text
        await clock.pass_by(AN_HOUR)
        look = await ben.look(code)
        assert (look["is_closed"], look["may_compare"], look["mine"]) == (True, True, [])
        challenge = read_challenge((await ben.get(f"{code}/file")).text, lambda _: SMALL)
        assert (challenge.seal, challenge.title) == (look["seal"], "Sunday")
        assert challenge.seed.hex() not in before
        record = read_record((await ben.get(f"{code}/runs/1/record")).text, lambda _: SMALL)
        check_run(challenge, record, "ana")
        assert verify(record, seal=look["seal"]).verdict == "good"
        assert (await ben.get(f"{code}/runs/1/steps")).json()["ended"]["seed"] == challenge.seed.hex()
        results = await ben.results(code)
        assert (results["mine"], [each["is_me"] for each in results["places"]]) == (None, [False])

    with_clock(tmp_path, scenario)


def test_a_run_is_played_until_its_challenge_closes(tmp_path: Path) -> None:
    async def scenario(port: int, clock: ManualClock) -> None:
        ana = Challenger(port)
        code = await ana.make(closes_in_hours=1)
        begun = await ana.begin(code)
        await Robot(begun, 1).play(turns=1)
        await clock.pass_by(AN_HOUR - 1)
        player = await Guest(port, begun.code, begun.token).come()
        await player.hear("welcome")
        options = await player.say("ask")
        mark = f"{options['choices'][0]['spaces'][0]}={options['choices'][0]['values'][0]}"
        await clock.pass_by(1)
        assert refusal(await player.say("ink", turn=2, marks=mark)) == "challenge.closed"
        await player.go()
        for again in (False, True):
            refused = await ana.post_run(code, again=again)
            assert (refused.status, refused.json()["code"]) == (409, "challenge.closed")
        assert (await ana.results(code))["total"] == 0

    with_clock(tmp_path, scenario)


def test_no_bot_plays_on_for_a_player_when_the_challenge_is_closed(tmp_path: Path) -> None:
    async def scenario(port: int, clock: ManualClock) -> None:
        ana = Challenger(port)
        code = await ana.make(closes_in_hours=1, clock=600)
        player = await (await ana.begin(code)).come()
        await player.hear("welcome")
        await clock.pass_by(601)
        await player.hear("roll")  # out of time: a bot plays the turn
        told = [each for each in player.heard if each["type"] == "turn"]
        assert [each["turns"][0].get("by_bot") for each in told] == [True]
        await clock.pass_by(AN_HOUR)
        turns = (await ana.fetch("GET", f"/api/tables/{player.code}")).json()["turns"]
        await clock.pass_by(AN_HOUR)
        await player.say("ask")
        assert (await ana.fetch("GET", f"/api/tables/{player.code}")).json()["turns"] == turns
        await player.go()

    with_clock(tmp_path, scenario)


@pytest.mark.parametrize("told_by", ["file", "runs/1/record", "runs/1/steps"])
def test_a_challenge_whose_seed_was_given_out_stays_closed_when_the_clock_is_set_back(
    tmp_path: Path, told_by: str
) -> None:
    async def scenario(port: int, clock: ManualClock) -> None:
        ana = Challenger(port)
        code = await ana.make(closes_in_hours=1)
        await ana.play(code)
        await clock.pass_by(AN_HOUR)
        assert (await ana.get(f"{code}/{told_by}")).status == 200
        await clock.pass_by(-AN_HOUR)
        assert (await ana.look(code))["is_closed"]
        assert (await ana.post_run(code)).status == 409

    with_clock(tmp_path, scenario)
