"""A first try is had once: whatever is killed, restarted, sent again or asked of two processes at the same time."""

from __future__ import annotations

import asyncio
from collections import Counter
from pathlib import Path

from support.server.challenger import Challenger
from support.server.event_loop import LONG_ENOUGH
from support.server.guest import Guest
from support.server.robot import Robot
from support.server.running_server import PATIENT, on_a_server, running_server, served

from pennypapers.server.store.postgres import PostgresStore


@on_a_server(PATIENT)
async def test_many_tabs_that_begin_at_once_have_one_run(port: int) -> None:
    ana = Challenger(port)
    await ana.begin(await ana.make())  # from now on it has a key
    code = await ana.make()
    begun = await asyncio.gather(*(ana.begin(code, again=n % 2 == 0) for n in range(10)))
    assert len({(each.code, each.token) for each in begun}) == 1
    assert len((await ana.look(code))["mine"]) == 1


def test_of_two_processes_one_begins_the_first_try_and_the_other_goes_on_with_it(
    tmp_path: Path, postgres_url: str
) -> None:
    async def scenario() -> None:
        stores = [await PostgresStore.connect(postgres_url) for _ in range(2)]
        async with (
            asyncio.timeout(LONG_ENOUGH),
            served(tmp_path, PATIENT, store=stores[0]) as one,
            served(tmp_path, PATIENT, store=stores[1]) as other,
        ):
            ana = Challenger(one)
            await ana.begin(await ana.make())
            for _ in range(5):
                code = await ana.make()
                tabs = [Challenger(port, cookie=ana.cookie) for port in (one, other) * 3]
                begun = await asyncio.gather(*(tab.begin(code) for tab in tabs))
                assert len({(each.code, each.token) for each in begun}) == 1
                assert len((await ana.look(code))["mine"]) == 1
            here, there = Challenger(one, cookie=ana.cookie), Challenger(other, cookie=ana.cookie)
            await Robot(await here.begin(code), 1).play(turns=1)
            await there.play(code, 2)
            assert (await here.post_run(code)).json()["code"] == "challenge.played"
            assert (await here.results(code))["total"] == 1

    asyncio.run(scenario())


def test_a_run_survives_kills_and_a_finished_one_counts_once(tmp_path: Path) -> None:
    """The server is killed after the run has begun, after each turn, and right after the last one."""

    async def turns(player: Challenger, code: str, seed: int) -> bool:
        robot = Robot(await player.begin(code), seed)
        await robot.play(turns=1)
        return robot.ended is not None or await _is_over(player, code)

    with running_server(tmp_path) as server:
        ana = Challenger(server.port)
        code = asyncio.run(ana.make())
        first = asyncio.run(ana.begin(code))
        for number in range(50):
            server.kill()
            server.restart()
            ana.port = server.port
            if asyncio.run(asyncio.wait_for(turns(ana, code, number), LONG_ENOUGH)):
                break
        server.kill()
        server.restart()
        ana.port = server.port
        (mine,) = asyncio.run(ana.look(code))["mine"]
        assert (mine["table"], mine["is_over"]) == (first.code, True)
        refused = asyncio.run(ana.post_run(code))
        assert (refused.status, refused.json()["code"]) == (409, "challenge.played")
        places = asyncio.run(ana.results(code))["places"]
        assert Counter(each["name"] for each in places if each["bot"] is None) == {"Ana": 1}


async def _is_over(player: Challenger, code: str) -> bool:
    return bool((await player.look(code))["mine"][0]["is_over"])


@on_a_server(PATIENT)
async def test_messages_that_are_sent_again_change_nothing(port: int) -> None:
    ana = Challenger(port)
    code = await ana.make()
    robot = await ana.play(code, 1)
    before = (await ana.get(f"{code}/runs/1/record")).text
    again = await Guest(port, robot.guest.code, robot.guest.token).come()
    await again.hear("welcome")
    for turn, marks in robot.acknowledged.items():
        assert (await again.say("ink", turn=turn, marks=marks))["type"] == "inked"
    for kind in ("start", "play_again", "leave", "set_up", "skip", "pause", "add_bot", "remove", "pass_host", "lock"):
        assert (await again.say(kind))["code"] == "challenge.run", kind
    for kind in ("allow_hints", "type_roll", "add_paper", "paper_done", "enter_sheet", "anchor"):
        assert (await again.say(kind))["code"] == "challenge.run", kind
    await again.go()
    assert (await ana.get(f"{code}/runs/1/record")).text == before
    assert (await ana.results(code))["total"] == 1
