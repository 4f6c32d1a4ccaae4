"""How long bots play follows from the dice, so nobody who still plays learns when they have finished."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from pathlib import Path

import pytest
from support.server.challenger import Challenger
from support.server.event_loop import LONG_ENOUGH
from support.server.manual_clock import BEGAN, ManualClock
from support.server.robot import Robot
from support.server.running_server import PATIENT, served

from pennypapers.errors import PennyError
from pennypapers.hosting.runs import FinishedRun, sort_key
from pennypapers.hosting.texts.text_answers import stars_by_turn
from pennypapers.server.challenges.bot_field import A_MINUTE, told_after
from pennypapers.server.store.challenge_contract import FIRST_BOT
from pennypapers.server.store.sqlite import SqliteStore

SOON = 2 * A_MINUTE
"""By then everybody is told of what a bot has played."""

RUNS = (1, 2, 3, FIRST_BOT, FIRST_BOT + 1)
ASKED = (
    "",
    "/results",
    "/ghosts",
    "/file",
    *(f"/ghosts/{run}" for run in RUNS),
    *(f"/runs/{run}/record" for run in RUNS),
    *(f"/runs/{run}/steps" for run in RUNS),
)


@dataclass
class World:
    """A server whose clock the test moves, and what the bots have played, which the test says."""

    port: int
    store: SqliteStore
    clock: ManualClock

    async def plays(self, code: str, bot: str, stars: int) -> None:
        """A bot's game ends now."""
        finished = FinishedRun(f"record of {bot}", stars, sort_key(stars, 0), "tourist")
        told = told_after(self.clock.time_of_day())
        await self.store.challenges.add_bot(code, bot=bot, name=bot.title(), finished=finished, told=told)

    async def told(self, who: Challenger, code: str, evening: str) -> list[tuple[str, int, str]]:
        """Everything that the server answers somebody about a challenge."""
        paths = [f"/api/challenges/{code}{path}" for path in ASKED]
        paths += [
            f"/api/evenings/{evening}",
            f"/api/evenings/{evening}/results",
            "/api/games",
            "/api/games/summary",
            "/api/dailies",
        ]
        replies = [(path, await who.fetch("GET", path)) for path in paths]
        return [(path, reply.status, reply.text) for path, reply in replies]


def test_that_bots_finish_changes_nothing_that_those_who_still_play_are_told(tmp_path: Path) -> None:
    async def scenario() -> None:
        store, clock = SqliteStore(tmp_path / "tables.db"), ManualClock()
        async with asyncio.timeout(LONG_ENOUGH), served(tmp_path, PATIENT, store=store, clock=clock) as port:
            await seen(World(port, store, clock))

    async def seen(world: World) -> None:
        ana, ben, cleo = (Challenger(world.port, name) for name in ("Ana", "Ben", "Cleo"))
        made = await ana.make_evening()
        code, evening = made["challenges"][0], made["code"]
        await cleo.play(code)
        playing = await ben.begin(code)
        robot = Robot(playing, 1)
        await robot.play(turns=2)
        await playing.come()
        await playing.hear("progress")
        heard = len(playing.raw)
        people = (ana, ben, Challenger(world.port, "Nobody"))
        before = [await world.told(who, code, evening) for who in people]
        for bot, stars in (("pathfinder", 20), ("explorer", 30), ("voyager", 10)):
            await world.plays(code, bot, stars)
            assert [await world.told(who, code, evening) for who in people] == before, bot
        late = Challenger(world.port, "Late")
        await late.begin(code)
        assert [run["run"] for run in (await late.look(code))["mine"]] == [3], "bots take no number of the people's"
        assert playing.raw[heard:] == [], "no message either"
        await playing.go()
        assert {each["bot"] for each in (await cleo.look(code))["bots"]} == {"pathfinder", "voyager", "explorer"}
        await world.clock.pass_by(SOON)
        ghosts = (await ben.get(f"{code}/ghosts")).json()
        assert [each["bot"] for each in ghosts] == ["explorer", "pathfinder", "voyager"], "and not the best first"
        look = await ben.look(code)
        assert (look["bots"], look["finished"]) == ([], 1)

    asyncio.run(scenario())


def test_the_games_of_real_bots_are_told_later_too(tmp_path: Path) -> None:
    async def scenario() -> None:
        store, clock = SqliteStore(tmp_path / "tables.db"), ManualClock()
        world = served(tmp_path, PATIENT, store=store, clock=clock, bots=("tourist",))
        async with asyncio.timeout(LONG_ENOUGH), world as port:
            ana, ben = Challenger(port), Challenger(port, "Ben")
            code = await ana.make()
            while not await store.challenges.bots_of(code):
                await asyncio.sleep(0.01)
            assert ((await ben.look(code))["bots_to_come"], (await ben.get(f"{code}/ghosts")).json()) == (1, [])
            await ana.play(code)
            assert (await ana.look(code))["bots_to_come"] == 0, "who has played sees it at once"
            await clock.pass_by(SOON)
            assert (await ben.look(code))["bots_to_come"] == 0
            (ghost,) = (await ben.get(f"{code}/ghosts")).json()
            assert (ghost["bot"], ghost["run"]) == ("tourist", FIRST_BOT)

    asyncio.run(scenario())


@pytest.mark.parametrize("second", [0.0, 1.0, 59.5])
def test_it_is_told_at_a_full_minute_after_a_wait_that_nobody_can_foresee(second: float) -> None:
    moments = {told_after(BEGAN + second) for _ in range(400)}
    assert all(moment % A_MINUTE == 0 for moment in moments)
    assert BEGAN + second <= min(moments)
    assert max(moments) <= BEGAN + second + SOON
    assert len(moments) == 2, "so a boundary cannot be aimed at"


def test_of_a_ghost_no_turn_is_replayed_that_is_not_told() -> None:
    """How long an answer takes does not tell how many turns are to come."""
    head = (
        "adventure: temple\nlayout: front\nmode: solo\nplayers: ana\n\n1. 3 5 3 | ana: c2=11\n2. P 3 4 | ana: c1=12\n"
    )
    against_the_rules = f"{head}3. 3 3 2 | ana: c1=8\n"
    assert stars_by_turn(against_the_rules, 2) == stars_by_turn(head)
    with pytest.raises(PennyError):
        stars_by_turn(against_the_rules, 3)
