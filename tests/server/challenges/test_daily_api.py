"""Dailies over HTTP, on a clock that is moved over midnight: the calendar, runs, and the secrecy of tomorrow."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from support.server.challenger import Challenger
from support.server.dailies_made import TODAY, TOMORROW, dailies_made
from support.server.event_loop import LONG_ENOUGH
from support.server.manual_clock import ManualClock
from support.server.robot import Robot
from support.server.running_server import PATIENT, served

from pennypapers.rules.library import ADVENTURES, SIDES
from pennypapers.server.challenges.day_zone import parse_zone
from pennypapers.server.store.sqlite import SqliteStore

AN_HOUR, A_DAY = 3600.0, 24 * 3600.0

Scenario = Callable[[int, ManualClock, SqliteStore], Awaitable[None]]


def with_clock(folder: Path, scenario: Scenario, *, has_dailies: bool = True) -> None:
    async def whole() -> None:
        clock, store = ManualClock(), SqliteStore(folder / "tables.db")
        async with (
            asyncio.timeout(LONG_ENOUGH),
            served(folder, PATIENT, clock=clock, store=store, zone=parse_zone("UTC"), has_dailies=has_dailies) as port,
        ):
            if has_dailies:
                await dailies_made(store, TOMORROW)
            await scenario(port, clock, store)

    asyncio.run(whole())


async def calendar(who: Challenger, month: str | None = None) -> Any:
    reply = await who.fetch("GET", "/api/dailies" + (f"?month={month}" if month else ""))
    assert reply.status == 200, reply.text
    return reply.json()


async def code_of(who: Challenger, day: str, adventure: str = "temple") -> str:
    found = (await calendar(who, day[:7]))["days"]
    (code,) = [each["code"] for each in found if (each["day"], each["adventure"]) == (day, adventure)]
    return str(code)


def test_today_has_a_daily_of_each_adventure_for_everybody(tmp_path: Path) -> None:
    async def scenario(port: int, _: ManualClock, __: SqliteStore) -> None:
        found = await calendar(Challenger(port))
        assert found == await calendar(Challenger(port), TODAY[:7])
        assert (found["today"], found["before"], found["after"], found["played"]) == (TODAY, None, None, 0)
        assert [(each["day"], each["adventure"]) for each in found["days"]] == [
            (TODAY, key) for key in sorted(ADVENTURES)
        ]
        assert all(each["mine"] is None and each["layout_name"] in SIDES for each in found["days"])
        for each in found["days"]:
            look = await Challenger(port).look(each["code"])
            assert (look["day"], look["adventure"], look["layout_name"]) == (
                each["day"],
                each["adventure"],
                each["layout_name"],
            )
        plain = await Challenger(port).make()
        assert (await Challenger(port).look(plain))["day"] is None

    with_clock(tmp_path, scenario)


def test_a_run_that_began_before_midnight_is_finished_after_it_and_counts_for_its_day(tmp_path: Path) -> None:
    async def scenario(port: int, clock: ManualClock, _: SqliteStore) -> None:
        ana, ben = Challenger(port, "Ana"), Challenger(port, "Ben")
        code = await code_of(ana, TODAY)
        await ben.play(code, 5)
        robot = Robot(await ana.begin(code), 1)
        await robot.play(turns=2)
        (mine,) = [each["mine"] for each in (await calendar(ana))["days"] if each["mine"]]
        assert mine == {"stars": None, "place": None, "is_over": False}
        clock.set(2 * AN_HOUR)
        await robot.play()
        found = await calendar(ana)
        assert (found["today"], found["played"]) == (TOMORROW, 1)
        (played,) = [each for each in found["days"] if each["mine"]]
        own = (await ana.results(code))["mine"]
        assert (played["day"], played["mine"]) == (
            TODAY,
            {"stars": own["stars"], "place": own["place"], "is_over": True},
        )
        assert own["place"] in (1, 2)

    with_clock(tmp_path, scenario)


def test_past_days_stay_playable_and_months_lead_to_each_other(tmp_path: Path) -> None:
    async def scenario(port: int, clock: ManualClock, _: SqliteStore) -> None:
        ana = Challenger(port)
        old = await code_of(ana, TODAY)
        clock.set(60 * A_DAY)
        found = await calendar(ana)
        assert (found["today"], found["before"], found["after"]) == ("2024-01-13", "2023-11", None)
        assert {each["day"] for each in found["days"]} == {"2024-01-13"}, "nobody was here in December"
        assert await code_of(ana, TODAY) == old
        await ana.play(old)
        past = await calendar(ana, "2023-11")
        assert (past["before"], past["after"], past["played"]) == (None, "2024-01", 1)
        empty = await calendar(ana, "2023-12")
        assert (empty["days"], empty["before"], empty["after"]) == ([], "2023-11", "2024-01")
        future = await calendar(ana, "2024-02")
        assert (future["days"], future["before"], future["after"]) == ([], "2024-01", None)

    with_clock(tmp_path, scenario)


def test_a_server_asleep_over_midnight_has_todays_when_somebody_asks(tmp_path: Path) -> None:
    async def scenario(port: int, clock: ManualClock, _: SqliteStore) -> None:
        ana = Challenger(port)
        clock.set(5 * A_DAY)  # nothing was woken up
        found = await calendar(ana)
        assert found["today"] == "2023-11-19"
        assert [each["adventure"] for each in found["days"] if each["day"] == found["today"]] == sorted(ADVENTURES)
        assert not [each for each in found["days"] if each["day"] == found["today"] and each["layout_name"] in SIDES]

    with_clock(tmp_path, scenario)


def test_many_who_ask_first_get_the_same_daily(tmp_path: Path) -> None:
    async def scenario(port: int, clock: ManualClock, _: SqliteStore) -> None:
        clock.set(3 * A_DAY)
        answers = await asyncio.gather(*(calendar(Challenger(port)) for _ in range(10)))
        assert all(each == answers[0] for each in answers)

    with_clock(tmp_path, scenario)


def test_a_clock_that_is_set_back_hides_the_day_again_but_a_run_goes_on(tmp_path: Path) -> None:
    async def scenario(port: int, clock: ManualClock, _: SqliteStore) -> None:
        ana = Challenger(port)
        clock.set(2 * AN_HOUR)
        code = await code_of(ana, TOMORROW)
        robot = Robot(await ana.begin(code), 1)
        await robot.play(turns=1)
        clock.set(-2 * AN_HOUR)
        assert (await calendar(ana))["today"] == TODAY
        assert (await ana.get(code)).status == 404
        await robot.play()
        clock.set(2 * AN_HOUR)
        assert await code_of(ana, TOMORROW) == code
        assert (await calendar(ana))["played"] == 1
        assert (await ana.results(code))["total"] == 1

    with_clock(tmp_path, scenario)


def test_nothing_of_tomorrow_is_seen_today_not_even_by_its_code(tmp_path: Path) -> None:
    async def scenario(port: int, clock: ManualClock, store: SqliteStore) -> None:
        ana = Challenger(port)
        await ana.play(await code_of(ana, TODAY))
        hidden = await dailies_made(store, TOMORROW)
        said = [json.dumps(await calendar(ana, month)) for month in (None, "2023-11", "2023-12", "9999-12", "0000-01")]
        unknown = await ana.get("QQQQQ")
        for challenge in hidden:
            for code in (challenge.code, challenge.code.lower()):
                for path in ("", "/results", "/file", "/qr.svg", "/runs/1/record", "/runs/1/steps"):
                    reply = await ana.get(f"{code}{path}")
                    assert (reply.status, reply.json()["code"]) == (404, "code.challenge"), path
                    assert reply.text == unknown.text.replace("QQQQQ", challenge.code)
                    said.append(str(reply.headers))
                for again in (False, True):
                    assert (await ana.post_run(code, again=again)).status == 404
            refused = await ana.fetch("POST", "/api/challenges", {"table": challenge.code})
            assert (refused.status, refused.json()["code"]) == (404, "code")
        others = ("/metrics", "/healthz", "/schema/openapi.json")
        said += [(await ana.fetch("GET", path)).text for path in others]
        assert not [each.code for each in hidden if each.code in " ".join(said)]
        assert TOMORROW not in " ".join(said)
        clock.set(2 * AN_HOUR)
        for challenge in hidden:
            assert (await ana.look(challenge.code))["day"] == TOMORROW, "and now it is there"

    with_clock(tmp_path, scenario)


def test_on_the_last_day_of_a_month_nothing_says_that_the_next_has_begun(tmp_path: Path) -> None:
    async def scenario(port: int, clock: ManualClock, store: SqliteStore) -> None:
        ana = Challenger(port)
        await clock.pass_by(16 * A_DAY)
        await dailies_made(store, "2023-12-01")
        for month, before in (("2023-11", None), ("2023-12", "2023-11"), ("2024-01", "2023-11")):
            found = await calendar(ana, month)
            assert (found["today"], found["before"], found["after"]) == ("2023-11-30", before, None), month

    with_clock(tmp_path, scenario)


def test_a_month_is_a_month(tmp_path: Path) -> None:
    async def scenario(port: int, _: ManualClock, __: SqliteStore) -> None:
        for month in (
            "2023",
            "2023-13",
            "2023-00",
            "2023-1",
            "23-11",
            "2023-11-14",
            "2023-11%0A",
            "%F0%9F%8E%B2",
            "x" * 5000,
        ):
            assert (await Challenger(port).fetch("GET", f"/api/dailies?month={month}")).status == 400, month

    with_clock(tmp_path, scenario)


def test_a_server_without_dailies_has_none(tmp_path: Path) -> None:
    async def scenario(port: int, _: ManualClock, store: SqliteStore) -> None:
        found = await calendar(Challenger(port))
        assert (found["today"], found["days"]) == (TODAY, [])
        assert await store.challenges.day_after("") is None

    with_clock(tmp_path, scenario, has_dailies=False)
