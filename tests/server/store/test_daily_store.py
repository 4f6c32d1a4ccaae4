"""The contract of a store's dailies. Each test runs on SQLite and on a real PostgreSQL."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from dataclasses import replace
from typing import Any

import pytest
from support.server.event_loop import Run

from pennypapers.hosting.runs import FinishedRun, sort_key
from pennypapers.server.store.challenge_contract import DailyTaken, StoredChallenge, StoredDaily
from pennypapers.server.store.contract import CodeTaken, Store, StoredTable

OpenStore = Callable[[], Coroutine[Any, Any, Store]]

DAILY = StoredChallenge("KLMNP", "a text", 1000.5, day="2026-11-18", adventure="temple")
PLAIN = StoredChallenge("PLAIN", "a text", 1000.5)


def daily(code: str, day: str, adventure: str = "temple") -> StoredChallenge:
    return replace(DAILY, code=code, day=day, adventure=adventure)


async def begin(store: Store, code: str, player: str, attempt: int = 1) -> None:
    name = f"{code} {player} {attempt}"
    table = StoredTable(f"table {name}", name, b"")
    await store.challenges.begin(code, player=player, attempt=attempt, name=player, table=table, rows=[b"1"])


async def play(store: Store, code: str, player: str, stars: int, attempt: int = 1) -> None:
    await begin(store, code, player, attempt)
    finished = FinishedRun("record", stars, sort_key(stars, 0), "tourist")
    await store.append(f"table {code} {player} {attempt}", 1, [b"end"], finished=finished)


def test_a_daily_is_found_with_its_day(run: Run, store: Store) -> None:
    run(store.challenges.add(DAILY))
    run(store.challenges.add(PLAIN))
    assert run(store.challenges.find(DAILY.code)) == DAILY
    assert run(store.challenges.find(PLAIN.code)) == PLAIN
    assert run(store.challenges.dailies("0001-01-01", "9999-12-31", "ana")) == [StoredDaily(DAILY, None, None)]


def test_a_day_has_one_daily_of_an_adventure(run: Run, store: Store) -> None:
    run(store.challenges.add(DAILY))
    with pytest.raises(DailyTaken):
        run(store.challenges.add(replace(DAILY, code="OTHER")))
    assert run(store.challenges.find("OTHER")) is None
    run(store.challenges.add(daily("NEXTD", "2026-11-19")))
    run(store.challenges.add(daily("OTHER", "2026-11-18", "island")))
    with pytest.raises(CodeTaken):
        run(store.challenges.add(daily("OTHER", "2026-11-20")))


def test_of_many_that_make_one_daily_one_succeeds(run: Run, store: Store, open_store: OpenStore) -> None:
    other = run(open_store())

    async def race() -> list[BaseException | None]:
        tries = [
            each.challenges.add(daily(f"CODE{n}", "2026-11-18"))
            for n in range(10)
            for each in [store, other][n % 2 :][:1]
        ]
        return await asyncio.gather(*tries, return_exceptions=True)

    told = run(race())
    assert sorted(type(each).__name__ for each in told) == ["DailyTaken"] * 9 + ["NoneType"]
    assert len(run(store.challenges.dailies("2026-11-18", "2026-11-18", ""))) == 1
    run(other.close())


def test_dailies_come_by_day_and_adventure(run: Run, store: Store) -> None:
    days = ["2026-10-31", "2026-11-01", "2026-11-30", "2026-12-01"]
    for number, day in enumerate(reversed(days)):
        for adventure in ("valley", "island"):
            run(store.challenges.add(daily(f"{adventure[0]}{number}", day, adventure)))
    run(store.challenges.add(PLAIN))
    wanted = [(day, adventure) for day in days[1:3] for adventure in ("island", "valley")]
    found = run(store.challenges.dailies("2026-11-01", "2026-11-30", "ana"))
    assert [(each.challenge.day, each.challenge.adventure) for each in found] == wanted
    assert run(store.challenges.days("2026-11-01", "2026-11-30")) == wanted
    assert run(store.challenges.day_before("2026-11-01")) == "2026-10-31"
    assert run(store.challenges.day_after("2026-11-30")) == "2026-12-01"
    assert run(store.challenges.day_before("2026-10-31")) is None
    assert run(store.challenges.day_after("2026-12-01")) is None


def test_a_daily_has_the_first_run_of_a_player_and_its_place(run: Run, store: Store) -> None:
    run(store.challenges.add(DAILY))
    for player, stars in (("ben", 30), ("cleo", 20), ("ana", 20), ("dan", 10)):
        run(play(store, DAILY.code, player, stars))
    run(play(store, DAILY.code, "dan", 99, attempt=2))
    run(begin(store, DAILY.code, "eve"))

    def mine(player: str) -> StoredDaily:
        (found,) = run(store.challenges.dailies("2026-11-18", "2026-11-18", player))
        return found

    seen = {player: mine(player) for player in ("ana", "ben", "cleo", "dan", "eve")}
    assert {player: each.place for player, each in seen.items()} == {
        "ana": 2,
        "ben": 1,
        "cleo": 2,
        "dan": 4,
        "eve": None,
    }
    assert [each.mine.stars for each in seen.values() if each.mine] == [20, 30, 20, 10, None]
    assert mine("fay").mine is None


def test_counted_are_days_of_which_a_daily_is_finished(run: Run, store: Store) -> None:
    for code, day, adventure in (
        ("A", "2026-11-01", "temple"),
        ("B", "2026-11-01", "island"),
        ("C", "2026-11-03", "temple"),
        ("D", "2026-11-04", "temple"),
    ):
        run(store.challenges.add(daily(code, day, adventure)))
    run(store.challenges.add(PLAIN))
    assert run(store.challenges.days_played("ana")) == 0
    for code in ("A", "B", "C", PLAIN.code):
        run(play(store, code, "ana", 10))
    run(play(store, "A", "ana", 20, attempt=2))
    run(begin(store, "D", "ana"))
    run(play(store, "D", "ben", 5))
    assert run(store.challenges.days_played("ana")) == 2
    assert run(store.challenges.days_played("ben")) == 1
