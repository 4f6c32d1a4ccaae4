"""Several databases as one store: what belongs together, what a crash in between leaves, and databases added later."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine, Sequence
from pathlib import Path
from typing import Any

import pytest
from support.server.event_loop import Run

from pennypapers.hosting.finished_games import FinishedGame, FinishedSeat
from pennypapers.hosting.runs import FinishedRun
from pennypapers.server.store.challenge_contract import RunTaken, StoredChallenge
from pennypapers.server.store.contract import CodeTaken, StoredTable, StoreError
from pennypapers.server.store.open_store import open_store
from pennypapers.server.store.part_contract import PartStore
from pennypapers.server.store.spread import SpreadStore
from pennypapers.server.store.spread.parcels import PARCEL, packed, unpacked
from pennypapers.server.store.spread.store import ORPHAN_SECONDS

TABLES = 40
"""So many that each of three databases has some of them."""

GAME = FinishedGame("temple front", "front", ("Ana", "Ben"), None, (FinishedSeat("hash", 0, 30, 1, None),))
LATER = FinishedGame("temple front", "front", ("Ana", "Ben"), None, (FinishedSeat("hash", 0, 31, 1, None),))
RUN = FinishedRun("record", 30, 3000, "R1")
CHALLENGE = StoredChallenge("WXYZ", "text", 5.0)


@pytest.fixture
def urls(tmp_path: Path) -> list[str]:
    return [f"sqlite:///{tmp_path / name}.db" for name in ("first", "second", "third")]


def table(number: int) -> StoredTable:
    return StoredTable(f"table-{number}", f"CODE{number}", b"seed")


async def opened(urls: Sequence[str]) -> SpreadStore:
    store = await open_store(*urls)
    assert isinstance(store, SpreadStore)
    return store


async def fill(urls: Sequence[str], numbers: range) -> None:
    store = await open_store(*urls)
    for number in numbers:
        await store.create(table(number), [b"%d" % number])
    await store.close()


async def holding(stores: Sequence[PartStore], number: int) -> list[int]:
    """Which of the databases have the events of a table."""
    return [place for place, store in enumerate(stores) if await store.load(table(number).table)]


async def elsewhere(store: SpreadStore) -> tuple[int, PartStore]:
    """A table that is made in another database than the first, and that database."""
    for number in range(TABLES):
        await store.create(table(number), [b"1"])
        (place,) = await holding(store.stores, number)
        if place:
            return number, store.stores[place]
    raise AssertionError("all tables are in the first database")


async def begin(store: SpreadStore, found: StoredTable, player: str = "ana", attempt: int = 1) -> None:
    await store.challenges.begin(CHALLENGE.code, player=player, attempt=attempt, name="Ana", table=found, rows=[b"1"])


def closing(urls: Sequence[str], work: Callable[[SpreadStore], Coroutine[Any, Any, None]]) -> Coroutine[Any, Any, None]:
    async def whole() -> None:
        store = await opened(urls)
        try:
            await work(store)
        finally:
            await store.close()

    return whole()


def test_the_events_of_a_table_are_in_one_database_and_each_has_a_share(run: Run, urls: list[str]) -> None:
    async def look(store: SpreadStore) -> None:
        places = [await holding(store.stores, number) for number in range(TABLES)]
        assert all(len(each) == 1 for each in places)
        counts = [sum(each == [place] for each in places) for place in range(3)]
        assert min(counts) >= TABLES // 10
        assert await store.count() == TABLES

    run(fill(urls, range(TABLES)))
    run(closing(urls, look))


def test_databases_that_are_added_or_named_in_another_order_move_no_table(run: Run, urls: list[str]) -> None:
    async def look(store: SpreadStore) -> None:
        for number in range(3 * TABLES):
            assert await store.load(table(number).table) == [b"%d" % number]
            await store.append(table(number).table, 1, [b"next"])
            assert len(await holding(store.stores, number)) == 1

    run(fill(urls[:1], range(TABLES)))
    run(fill(urls[:2], range(TABLES, 2 * TABLES)))
    run(fill([urls[0], urls[2], urls[1]], range(2 * TABLES, 3 * TABLES)))
    run(closing(urls, look))


def test_one_database_more_takes_its_share_from_all_others(run: Run, urls: list[str]) -> None:
    async def places(store: SpreadStore) -> None:
        made.append([store._place_of_new(f"{number}").mark for number in range(600)])

    made: list[list[str]] = []
    run(closing(urls[:2], places))
    run(closing(urls, places))
    moved = [(one, two) for one, two in zip(*made, strict=True) if one != two]
    assert 150 <= len(moved) <= 250
    assert len({two for _, two in moved}) == 1, "none moves between those that were there"


@pytest.mark.parametrize("named", [[0], [0, 1], [1], [1, 0, 2], [0, 1, 1, 2]])
def test_databases_that_do_not_belong_together_are_refused(run: Run, urls: list[str], named: list[int]) -> None:
    run(fill(urls, range(3)))
    with pytest.raises(StoreError, match=r"not named|first of them first|named twice"):
        run(open_store(*(urls[each] for each in named)))
    run(closing(urls, lambda _: asyncio.sleep(0)))


def test_a_database_with_tables_of_its_own_is_not_added(run: Run, urls: list[str]) -> None:
    run(fill(urls[:1], range(1)))
    run(fill(urls[1:2], range(1, 2)))
    with pytest.raises(StoreError, match="belongs to another server"):
        run(open_store(*urls[:2]))
    run(fill(urls[:1], range(2, 3)))


def test_a_table_whose_code_is_taken_leaves_nothing(run: Run, urls: list[str]) -> None:
    async def look(store: SpreadStore) -> None:
        await store.challenges.add(CHALLENGE)
        number, _ = await elsewhere(store)
        for other in range(100, 120):
            with pytest.raises(CodeTaken):
                await store.create(StoredTable(f"table-{other}", table(number).code, b"other"), [b"1"])
            with pytest.raises(CodeTaken):
                await begin(store, StoredTable(f"table-{other}", table(number).code, b"other"))
            assert await holding(store.stores, other) == []
        await begin(store, table(200))
        for other in range(201, 220):
            with pytest.raises(RunTaken):
                await begin(store, table(other))
            assert await holding(store.stores, other) == []

    run(closing(urls, look))


def test_a_process_that_dies_before_the_first_database_has_a_game_loses_nothing(run: Run, urls: list[str]) -> None:
    async def die(store: SpreadStore) -> None:
        number, place = await elsewhere(store)
        found.append(number)
        name = table(number).table
        await store.games.sit(name, player="ana", hashed="hash", nonce="n")
        await place.append(name, 1, [b"2"], finished=packed(name, 2, GAME))
        assert await store.games.count("ana") == 0

    async def look(store: SpreadStore) -> None:
        name = table(found[0]).table
        assert [each.stars for each in await store.games.games("ana", 0, 9)] == [30]
        await store.append(name, 2, [b"3"], finished=LATER)
        await store.deliver()
        assert [each.stars for each in await store.games.games("ana", 0, 9)] == [31], (
            "an earlier parcel changes nothing"
        )

    found: list[int] = []
    run(closing(urls, die))
    run(closing(urls, look))


def test_a_run_that_ended_is_in_its_field_once(run: Run, urls: list[str]) -> None:
    async def look(store: SpreadStore) -> None:
        await store.challenges.add(CHALLENGE)
        for number in range(12):
            await begin(store, table(number), f"p{number}")
            await store.append(table(number).table, 1, [b"2"], finished=RUN)
        await store.deliver()
        assert await store.challenges.field("WXYZ") == {3000: 12}

    run(closing(urls, look))


def test_parcels_are_kept_for_backups_and_then_deleted(
    run: Run, urls: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def look(store: SpreadStore) -> None:
        number, place = await elsewhere(store)
        await store.append(table(number).table, 1, [b"2"], finished=GAME)
        await store.deliver()
        (name,) = await place.part.notes(PARCEL)
        assert unpacked(await place.owner.note(name) or "") == GAME
        monkeypatch.setattr("pennypapers.server.store.spread.store.KEPT_SECONDS", 0.0)
        await store.deliver()
        assert await place.part.notes(PARCEL) == []

    run(closing(urls, look))


def test_what_was_being_made_when_a_process_died_is_deleted_later(
    run: Run, urls: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def look(store: SpreadStore) -> None:
        number, place = await elsewhere(store)
        await place.create(table(300), [b"1"])
        assert await store.expire(1e6) == 0
        assert await place.load("table-300") == [b"1"], "it may just be being made"
        now = time.time()
        monkeypatch.setattr(time, "time", lambda: now + ORPHAN_SECONDS + 1)
        assert await store.expire(1800, [table(number).table]) == number
        assert await place.load("table-300") == []
        assert await store.load(table(number).table) == [b"1"]
        assert await store.count() == 1

    run(closing(urls, look))


def test_a_table_that_is_played_elsewhere_does_not_expire(
    run: Run, urls: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def look(store: SpreadStore) -> None:
        number, place = await elsewhere(store)
        now = time.time()
        monkeypatch.setattr(time, "time", lambda: now + 5000)
        await store.append(table(number).table, 1, [b"2"])
        assert await store.expire(3600) == number
        assert await store.find(table(number).code) == table(number)
        monkeypatch.setattr(time, "time", lambda: now + 10_000)
        assert await store.expire(3600) == 1
        assert await place.load(table(number).table) == []

    run(closing(urls, look))


def test_a_deleted_or_forgotten_table_is_gone_everywhere(run: Run, urls: list[str]) -> None:
    async def look(store: SpreadStore) -> None:
        number, _ = await elsewhere(store)
        assert await store.owner.delete(table(number).code) == table(number).table
        assert await holding(store.stores, number) == []
        await store.challenges.add(CHALLENGE)
        for attempt in range(1, 9):
            await begin(store, table(500 + attempt), attempt=attempt)
        assert len(await store.identities.forget("ana")) == 8
        assert [await holding(store.stores, 500 + attempt) for attempt in range(1, 9)] == [[]] * 8

    run(closing(urls, look))
