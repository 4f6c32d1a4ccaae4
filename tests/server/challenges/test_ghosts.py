"""A ghost: the stars of a finished run beside one's own, never a turn ahead of it."""

from __future__ import annotations

import asyncio
from pathlib import Path

from support.server.challenger import Challenger
from support.server.event_loop import LONG_ENOUGH
from support.server.manual_clock import ManualClock
from support.server.robot import Robot
from support.server.running_server import PATIENT, on_a_server, served

from pennypapers.server.store.challenge_contract import FIRST_BOT


async def stars_of(visitor: Challenger, code: str, run: int = 1) -> list[int]:
    reply = await visitor.get(f"{code}/ghosts/{run}")
    assert reply.status == 200, reply.text
    stars: list[int] = reply.json()["stars"]
    return stars


@on_a_server(PATIENT)
async def test_the_stars_of_a_ghost_are_told_up_to_the_turn_that_one_has_played(port: int) -> None:
    ana, ben, cleo = (Challenger(port, name) for name in ("Ana", "Ben", "Cleo"))
    code = await ana.make()
    await ana.play(code)
    (mine,) = (await ana.look(code))["mine"]
    whole = await stars_of(ana, code)
    assert whole[-1] == mine["stars"]

    assert await stars_of(ben, code) == [], "nothing before one's own first turn"
    robot = Robot(await ben.begin(code), "ben")
    for turns in (1, 2, 3):
        await robot.play(turns)
        assert await stars_of(ben, code) == whole[:turns]
    assert await stars_of(cleo, code) == [], "another player's turns open nothing"
    await robot.play()
    assert await stars_of(ben, code) == whole


@on_a_server(PATIENT)
async def test_unfinished_runs_and_practice_are_nobodys_ghost(port: int) -> None:
    ana, ben = Challenger(port, "Ana"), Challenger(port, "Ben")
    code = await ana.make()
    await ana.begin(code)
    assert (await ben.get(f"{code}/ghosts/1")).json()["code"] == "run.unknown"
    await ana.play(code)
    await ana.play(code, again=True)
    assert (await ben.get(f"{code}/ghosts/1")).json()["name"] == "Ana"
    for run in (2, 3):
        reply = await ben.get(f"{code}/ghosts/{run}")
        assert (reply.status, reply.json()["code"]) == (404, "run.unknown")


def test_bots_that_have_played_are_offered_as_ghosts(tmp_path: Path) -> None:
    async def scenario() -> None:
        clock = ManualClock()
        async with asyncio.timeout(LONG_ENOUGH), served(tmp_path, PATIENT, clock=clock, bots=("tourist",)) as port:
            ana = Challenger(port)
            code = await ana.make()
            while not (found := (await ana.get(f"{code}/ghosts")).json()):
                await clock.pass_by(60)
            assert [(ghost["bot"], ghost["run"]) for ghost in found] == [("tourist", FIRST_BOT)]
            assert await stars_of(ana, code, FIRST_BOT) == []

    asyncio.run(scenario())
