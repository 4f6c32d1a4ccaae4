"""How dailies are made: a day ahead, one for each adventure, whoever makes them and whatever the clock does."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from datetime import date, timedelta
from typing import Any
from unittest import mock

import pytest
from support.server.event_loop import LONG_ENOUGH, Run
from support.server.manual_clock import ManualClock

from pennypapers.challenges import read_challenge
from pennypapers.challenges.daily import side_of
from pennypapers.errors import PennyError
from pennypapers.hosting.texts.text_answers import given_layout
from pennypapers.lab.daily_layout import daily_layout
from pennypapers.lab.playable import why_unplayable
from pennypapers.rules.layout import Layout
from pennypapers.rules.library import ADVENTURES, SIDES, builtin_layout
from pennypapers.server.challenges.dailies import Dailies
from pennypapers.server.challenges.day_zone import parse_zone
from pennypapers.server.store.challenge_contract import StoredChallenge
from pennypapers.server.store.contract import Store

OpenStore = Callable[[], Coroutine[Any, Any, Store]]

TODAY = date(2023, 11, 14)
"""The day on which a manual clock begins, a Tuesday."""
SUNDAY = date(2023, 11, 19)
A_DAY = timedelta(days=1)
UTC = parse_zone("UTC")


async def draw(key: str, seed: int) -> Layout:
    return daily_layout(key, seed)


async def fail(key: str, seed: int) -> Layout:
    raise PennyError(f"no {key} of {seed}")


def dailies(store: Store, clock: ManualClock | None = None, added: list[str] | None = None, how: Any = draw) -> Dailies:
    codes = [] if added is None else added
    return Dailies(store.challenges, clock or ManualClock(), UTC, draw=how, added=codes.append)


async def made(store: Store, first: date = date.min, last: date = date.max) -> list[StoredChallenge]:
    return [each.challenge for each in await store.challenges.dailies(first.isoformat(), last.isoformat(), "")]


def days_of(found: list[StoredChallenge]) -> list[str]:
    return sorted({each.day or "" for each in found})


def test_a_day_has_one_daily_for_each_adventure(run: Run, store: Store) -> None:
    added: list[str] = []
    daily = dailies(store, added=added)
    run(daily.make(TODAY))
    run(daily.make(TODAY))
    found = run(made(store))
    assert sorted(each.adventure or "" for each in found) == sorted(ADVENTURES)
    assert sorted(added) == sorted(each.code for each in found), "the bots are told once"
    for each in found:
        challenge = read_challenge(each.text, given_layout(None))
        assert challenge.layout == builtin_layout(each.adventure or "", side_of(TODAY, each.adventure or ""))
        assert (each.closes, each.clock, each.hints) == (None, None, True)
    assert len({read_challenge(each.text, given_layout(None)).seed for each in found}) == len(ADVENTURES)


def test_what_is_missing_of_a_day_is_made(run: Run, store: Store) -> None:
    one = StoredChallenge("KLMNP", "text", 1.0, day=TODAY.isoformat(), adventure="island")
    run(store.challenges.add(one))
    run(dailies(store).make(TODAY))
    found = run(made(store))
    assert len(found) == len(ADVENTURES)
    assert one in found


def test_sides_alternate_and_differ_on_a_day() -> None:
    for key in ADVENTURES:
        sides = [side_of(TODAY + number * A_DAY, key) for number in range(4)]
        assert sides == [sides[0], sides[1]] * 2
        assert set(sides) == set(SIDES)
    assert {side_of(TODAY, key) for key in ADVENTURES} == set(SIDES)


def test_sundays_have_new_layouts_that_can_be_played(run: Run, store: Store) -> None:
    run(dailies(store).make(SUNDAY))
    layouts = [read_challenge(each.text, given_layout(None)).layout for each in run(made(store))]
    assert not [layout.name for layout in layouts if layout.name in SIDES or why_unplayable(layout)]


def test_a_sunday_without_a_new_layout_has_a_built_in_side(run: Run, store: Store) -> None:
    run(dailies(store, how=fail).make(SUNDAY))
    found = run(made(store))
    assert {each.adventure: read_challenge(each.text, given_layout(None)).layout.name for each in found} == {
        key: side_of(SUNDAY, key) for key in ADVENTURES
    }


def test_two_processes_make_one_daily(run: Run, store: Store, open_store: OpenStore) -> None:
    other, added = run(open_store()), list[str]()
    makers = [dailies(each, added=added) for each in (store, other, store, other)]

    async def race() -> None:
        await asyncio.gather(*(maker.make(TODAY) for maker in makers))

    run(race())
    found = run(made(store))
    assert len(found) == len(ADVENTURES)
    assert sorted(added) == sorted(each.code for each in found)
    run(other.close())


def works(
    store: Store, scenario: Callable[[ManualClock, Dailies], Coroutine[Any, Any, None]]
) -> Coroutine[Any, Any, None]:
    """A scenario while dailies are made in the background."""

    async def whole() -> None:
        clock = ManualClock()
        daily = dailies(store, clock)
        task = asyncio.create_task(daily.work())
        try:
            await scenario(clock, daily)
        finally:
            task.cancel()

    return whole()


async def until_made(store: Store, clock: ManualClock, day: date) -> None:
    """Let the clock pass until all dailies of a day are there; it stands still while they are being made."""
    while len(await made(store, day, day)) < len(ADVENTURES):
        if clock.is_awaited:
            await clock.pass_by(60)
        await asyncio.sleep(0)


def test_they_are_made_a_day_ahead_without_anybody_asking(run: Run, store: Store) -> None:
    async def scenario(clock: ManualClock, daily: Dailies) -> None:
        await until_made(store, clock, TODAY + A_DAY)
        assert daily.today == TODAY
        while daily.today == TODAY:
            await clock.pass_by(600)
        await until_made(store, clock, TODAY + 2 * A_DAY)
        assert daily.today == TODAY + A_DAY, "long before it begins"

    run(works(store, scenario))
    assert days_of(run(made(store))) == [(TODAY + number * A_DAY).isoformat() for number in range(3)]


def test_a_server_that_slept_over_days_makes_those_of_today_and_tomorrow(run: Run, store: Store) -> None:
    async def scenario(clock: ManualClock, daily: Dailies) -> None:
        await until_made(store, clock, TODAY + A_DAY)
        clock.set(10 * 24 * 3600)
        await daily.make(daily.today)  # somebody asks, before housekeeping has woken up
        assert days_of(await made(store))[-1] == (TODAY + 10 * A_DAY).isoformat()
        await until_made(store, clock, TODAY + 11 * A_DAY)

    run(works(store, scenario))
    assert len(days_of(run(made(store)))) == 4


def test_a_day_that_begins_while_dailies_are_made_has_its_own_at_once(run: Run, store: Store) -> None:
    clock, codes = ManualClock(), list[str]()

    def added(code: str) -> None:
        codes.append(code)
        if len(codes) == 2 * len(ADVENTURES):  # the last of tomorrow's
            clock.set(10 * 24 * 3600)

    async def scenario() -> None:
        task = asyncio.create_task(Dailies(store.challenges, clock, UTC, draw=draw, added=added).work())
        async with asyncio.timeout(LONG_ENOUGH):
            while len(codes) < 4 * len(ADVENTURES):
                await asyncio.sleep(0)
        task.cancel()

    run(scenario())
    assert days_of(run(made(store))) == [(TODAY + number * A_DAY).isoformat() for number in (0, 1, 10, 11)]


def test_a_clock_that_jumps_back_and_forth_makes_no_second_daily(run: Run, store: Store) -> None:
    clock, added = ManualClock(), list[str]()
    daily = dailies(store, clock, added)

    async def jump() -> None:
        for hours in (0, 24, -24, 24, 24, -48, 1, -1):
            clock.set(hours * 3600)
            await daily.make(daily.today)

    run(jump())
    found = run(made(store))
    assert days_of(found) == [(TODAY + number * A_DAY).isoformat() for number in range(3)]
    assert len(found) == len(added) == 3 * len(ADVENTURES)


def test_none_is_made_where_they_are_off(run: Run, store: Store) -> None:
    daily = Dailies(store.challenges, ManualClock(), UTC, draw=draw, added=lambda _: None, is_on=False)
    run(daily.work())
    run(daily.make(TODAY))
    assert run(made(store)) == []


def test_a_day_begins_at_midnight_in_its_zone() -> None:
    at = 1_700_000_000.0  # 22:13:20 UTC
    assert parse_zone("UTC").day(at) == parse_zone("+01:46").day(at) == parse_zone("-12").day(at) == TODAY
    assert parse_zone("+01:47").day(at) == parse_zone("+0200").day(at) == parse_zone("Asia/Tokyo").day(at)
    assert parse_zone("Asia/Tokyo").day(at) == TODAY + A_DAY


@pytest.mark.parametrize("text", ["", "Nowhere", "+24:00", "+2:0", "Europe", "../etc/passwd", "/etc/passwd", "a\0b"])
def test_what_is_no_zone_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="a time zone is a name"):
        parse_zone(text)


def test_nobody_can_draw_the_layouts_of_a_sunday_before(run: Run, store: Store) -> None:
    """Neither from the day nor from what was drawn before: their seeds are random."""
    seeds: list[int] = []

    async def noted(key: str, seed: int) -> Layout:
        seeds.append(seed)
        return await draw(key, seed)

    async def scenario() -> None:
        with mock.patch("pennypapers.server.challenges.dailies.secrets.randbelow", side_effect=[11, 22, 33]) as random:
            await dailies(store, how=noted).make(SUNDAY)
        assert random.call_count == len(ADVENTURES)

    run(scenario())
    assert seeds == [11, 22, 33]
