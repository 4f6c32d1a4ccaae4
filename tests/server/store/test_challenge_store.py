"""The contract of a store's challenges. Each test runs on SQLite and on a real PostgreSQL."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from dataclasses import replace
from typing import Any

import pytest
from support.server.event_loop import Run

from pennypapers.hosting.runs import FinishedRun, sort_key
from pennypapers.server.store.challenge_contract import FIRST_BOT, ChallengeStore, RunTaken, StoredChallenge, StoredRun
from pennypapers.server.store.contract import CodeTaken, Stale, Store, StoredTable, StoreError

OpenStore = Callable[[], Coroutine[Any, Any, Store]]

CHALLENGE = StoredChallenge("KLMNP", "a text with a seed\n", 1000.5)
CLOSING = StoredChallenge("PQRST", "another", 1001.0, closes=2000.25, clock=60.0, hints=False)
FAR_AWAY = 1e11
"""A moment that no test lives to see."""


def table(name: str) -> StoredTable:
    return StoredTable(f"table {name}", name, name.encode())


def finished(stars: int, tie_break: int = 0) -> FinishedRun:
    return FinishedRun(f"record of {stars}", stars, sort_key(stars, tie_break), "tourist")


async def begin(
    store: Store, player: str, attempt: int = 1, *, challenge: str = CHALLENGE.code, at: str | None = None
) -> int:
    """Begin a run at a table that is called like its player and try."""
    found = table(at or f"{player} {attempt}")
    return await store.challenges.begin(
        challenge, player=player, attempt=attempt, name=player.title(), table=found, rows=[b"1"]
    )


async def play(store: Store, player: str, stars: int, tie_break: int = 0, attempt: int = 1) -> int:
    number = await begin(store, player, attempt)
    await store.append(f"table {player} {attempt}", 1, [b"end"], finished=finished(stars, tie_break))
    return number


async def all_places(challenges: ChallengeStore) -> list[tuple[str, int | None]]:
    found = await challenges.places(CHALLENGE.code, best=sort_key(1000, 0), skip=0, most=100)
    return [(run.name, run.stars) for run in found]


def test_a_challenge_is_found_by_its_code(run: Run, store: Store) -> None:
    for challenge in (CHALLENGE, CLOSING):
        run(store.challenges.add(challenge))
        assert run(store.challenges.find(challenge.code)) == challenge
    assert run(store.challenges.find("klmnp")) is None


def test_a_code_is_given_once(run: Run, store: Store) -> None:
    run(store.challenges.add(CHALLENGE))
    with pytest.raises(CodeTaken):
        run(store.challenges.add(replace(CHALLENGE, text="other")))
    assert run(store.challenges.find(CHALLENGE.code)) == CHALLENGE


def test_a_challenge_that_is_revealed_stays_so(run: Run, store: Store) -> None:
    run(store.challenges.add(CHALLENGE))
    run(store.challenges.reveal(CHALLENGE.code))
    run(store.challenges.reveal(CHALLENGE.code))
    assert run(store.challenges.find(CHALLENGE.code)) == replace(CHALLENGE, is_revealed=True)


def test_a_run_begins_with_its_table(run: Run, store: Store) -> None:
    run(store.challenges.add(CHALLENGE))
    assert run(begin(store, "ana")) == 1
    assert run(begin(store, "ben")) == 2
    assert run(begin(store, "ana", 2)) == 3
    assert run(store.find("ana 1")) == table("ana 1")
    assert run(store.load("table ana 1")) == [b"1"]
    first = StoredRun(CHALLENGE.code, 1, "ana", 1, "Ana", None, "ana 1", None, None, None)
    second = replace(first, number=3, attempt=2, table="ana 2")
    assert run(store.challenges.runs_of(CHALLENGE.code, "ana")) == [first, second]
    assert run(store.challenges.runs_of(CHALLENGE.code, "cleo")) == []
    assert run(store.challenges.run(CHALLENGE.code, 1)) == first
    assert run(store.challenges.run(CHALLENGE.code, 9)) is None
    assert run(store.challenges.record(CHALLENGE.code, 1)) is None
    assert not first.is_over


def test_a_try_is_begun_once_and_leaves_no_table_otherwise(run: Run, store: Store) -> None:
    run(store.challenges.add(CHALLENGE))
    run(begin(store, "ana"))
    with pytest.raises(RunTaken):
        run(begin(store, "ana", at="other"))
    assert run(store.find("other")) is None
    assert run(store.load("table other")) == []
    assert run(begin(store, "ben")) == 2, "no number is lost"


def test_a_table_whose_code_is_taken_leaves_no_run(run: Run, store: Store) -> None:
    run(store.challenges.add(CHALLENGE))
    run(store.create(StoredTable("another", "ana 1", b""), []))
    with pytest.raises(CodeTaken):
        run(begin(store, "ana"))
    assert run(store.challenges.runs_of(CHALLENGE.code, "ana")) == []
    assert run(begin(store, "ana", at="free")) == 1


def test_of_many_that_begin_one_try_one_succeeds(run: Run, store: Store, open_store: OpenStore) -> None:
    other = run(open_store())
    run(store.challenges.add(CHALLENGE))

    async def race() -> list[int | BaseException]:
        tries = [begin(each, "ana", at=f"{n}") for n in range(10) for each in [store, other][n % 2 :][:1]]
        return await asyncio.gather(*tries, return_exceptions=True)

    told = run(race())
    assert sorted(type(each).__name__ for each in told) == ["RunTaken"] * 9 + ["int"]
    (winner,) = run(store.challenges.runs_of(CHALLENGE.code, "ana"))
    tables = [run(store.find(f"{n}")) for n in range(10)]
    assert [each.code for each in tables if each] == [winner.table]
    run(other.close())


def test_a_run_is_finished_with_the_event_that_ends_it(run: Run, store: Store) -> None:
    run(store.challenges.add(CHALLENGE))
    run(begin(store, "ana"))
    with pytest.raises(Stale):
        run(store.append("table ana 1", 0, [b"end"], finished=finished(12)))
    assert run(store.challenges.field(CHALLENGE.code)) == {}
    run(store.append("table ana 1", 1, [b"end"], finished=finished(12, 3)))
    found = run(store.challenges.run(CHALLENGE.code, 1))
    assert found == StoredRun(CHALLENGE.code, 1, "ana", 1, "Ana", None, "ana 1", 12, sort_key(12, 3), "tourist")
    assert found.is_over
    assert found.counts
    assert run(store.challenges.record(CHALLENGE.code, 1)) == "record of 12"
    run(store.append("table ana 1", 2, [b"end"], finished=finished(99)))
    assert run(store.challenges.run(CHALLENGE.code, 1)) == found, "it is finished once"
    assert run(store.challenges.field(CHALLENGE.code)) == {sort_key(12, 3): 1}


def test_a_run_that_ends_when_its_seed_is_known_is_not_finished(run: Run, store: Store) -> None:
    run(store.challenges.add(CHALLENGE))
    run(begin(store, "ana"))
    run(store.challenges.reveal(CHALLENGE.code))
    run(store.append("table ana 1", 1, [b"end"], finished=finished(12)))
    (found,) = run(store.challenges.runs_of(CHALLENGE.code, "ana"))
    assert not found.is_over
    assert run(store.challenges.field(CHALLENGE.code)) == {}
    assert run(store.load("table ana 1")) == [b"1", b"end"]


def test_a_table_that_is_no_run_is_finished_as_ever(run: Run, store: Store) -> None:
    run(store.create(table("plain"), [b"1"]))
    run(store.append("table plain", 1, [b"end"], finished=finished(5)))
    assert run(store.load("table plain")) == [b"1", b"end"]


def test_the_field_is_first_runs_and_bots_the_best_first(run: Run, store: Store) -> None:
    run(store.challenges.add(CHALLENGE))
    run(store.challenges.add(CLOSING))
    for player, stars, tie_break in (("ana", 10, 4), ("ben", 10, 5), ("cleo", -3, 0), ("dan", 10, 4)):
        run(play(store, player, stars, tie_break))
    run(play(store, "ana", 50, attempt=2))
    run(begin(store, "eve"))
    run(store.challenges.add_bot(CHALLENGE.code, bot="voyager", name="Voyager", finished=finished(27)))
    run(store.challenges.add_bot(CLOSING.code, bot="voyager", name="Voyager", finished=finished(1)))
    with pytest.raises(RunTaken):
        run(store.challenges.add_bot(CHALLENGE.code, bot="voyager", name="Voyager", finished=finished(28)))
    assert list(run(store.challenges.field(CHALLENGE.code)).items()) == [
        (sort_key(27, 0), 1),
        (sort_key(10, 5), 1),
        (sort_key(10, 4), 2),
        (sort_key(-3, 0), 1),
    ]
    assert run(all_places(store.challenges)) == [("Voyager", 27), ("Ben", 10), ("Ana", 10), ("Dan", 10), ("Cleo", -3)]
    page = run(store.challenges.places(CHALLENGE.code, best=sort_key(10, 4), skip=1, most=2))
    assert [each.name for each in page] == ["Dan", "Cleo"]
    (bot,) = run(store.challenges.bots_of(CHALLENGE.code))
    assert (bot.bot, bot.player, bot.table, bot.stars) == ("voyager", None, None, 27)
    assert run(store.challenges.record(CHALLENGE.code, bot.number)) == "record of 27"


def test_bots_are_told_of_from_a_moment_on_and_take_no_number_of_the_people(run: Run, store: Store) -> None:
    challenges = store.challenges
    run(challenges.add(CHALLENGE))
    run(challenges.add(CLOSING))
    assert run(begin(store, "ana")) == 1
    for bot, stars, told in (("pathfinder", 20, 0.0), ("voyager", 27, 2000.5), ("explorer", 24, FAR_AWAY)):
        run(challenges.add_bot(CHALLENGE.code, bot=bot, name=bot, finished=finished(stars), told=told))
    assert run(play(store, "ben", 5)) == 2
    assert [each.bot for each in run(challenges.bots_of(CHALLENGE.code))] == ["voyager", "explorer", "pathfinder"]
    assert [each.bot for each in run(challenges.bots_of(CHALLENGE.code, 2000.4))] == ["pathfinder"]
    assert [each.bot for each in run(challenges.bots_of(CHALLENGE.code, 2000.5))] == ["voyager", "pathfinder"]
    found = run(challenges.bots_of(CHALLENGE.code, FAR_AWAY))
    assert sorted(each.number for each in found) == [FIRST_BOT, FIRST_BOT + 1, FIRST_BOT + 2]
    assert run(challenges.people(CHALLENGE.code)) == 1
    assert run(challenges.people(CLOSING.code)) == 0


def test_several_bots_at_once_all_have_their_run(run: Run, store: Store, open_store: OpenStore) -> None:
    other = run(open_store())
    run(store.challenges.add(CHALLENGE))

    async def race() -> None:
        names = [f"bot {n}" for n in range(12)]
        stores = [store.challenges, other.challenges]
        await asyncio.gather(
            *(
                stores[n % 2].add_bot(CHALLENGE.code, bot=name, name=name, finished=finished(n))
                for n, name in enumerate(names)
            )
        )

    run(race())
    assert len(run(store.challenges.bots_of(CHALLENGE.code))) == 12
    run(other.close())


def test_challenges_without_some_bot_are_named_the_newest_first(run: Run, store: Store) -> None:
    for number, code in enumerate(("AAAAA", "BBBBB", "CCCCC")):
        run(store.challenges.add(StoredChallenge(code, "text", float(number))))
    run(store.challenges.add_bot("BBBBB", bot="voyager", name="Voyager", finished=finished(1)))
    assert run(store.challenges.without_bots(["voyager"], 10)) == ["CCCCC", "AAAAA"]
    assert run(store.challenges.without_bots(["voyager", "explorer"], 10)) == ["CCCCC", "BBBBB", "AAAAA"]
    assert run(store.challenges.without_bots(["voyager"], 1)) == ["CCCCC"]
    assert run(store.challenges.without_bots([], 10)) == []


def test_finished_runs_stay_when_their_tables_expire_and_unfinished_tables_are_kept(run: Run, store: Store) -> None:
    run(store.challenges.add(CHALLENGE))
    run(store.challenges.add(replace(CLOSING, closes=FAR_AWAY)))
    run(store.challenges.add(replace(CLOSING, code="CLOSE", closes=1.0)))
    run(store.challenges.add(replace(CLOSING, code="SHOWN", is_revealed=True)))
    run(play(store, "ana", 12))
    run(begin(store, "ben"))
    run(begin(store, "ben", challenge=CLOSING.code, at="later"))
    run(begin(store, "ben", challenge="CLOSE", at="closed"))
    run(begin(store, "ben", challenge="SHOWN", at="shown"))
    assert run(store.expire(0)) == 3
    assert [name for name in ("ana 1", "ben 1", "later", "closed", "shown") if run(store.find(name))] == [
        "ben 1",
        "later",
    ]
    assert run(all_places(store.challenges)) == [("Ana", 12)]
    assert run(store.challenges.record(CHALLENGE.code, 1)) == "record of 12"


def test_what_was_written_is_there_when_the_store_is_opened_again(run: Run, open_store: OpenStore) -> None:
    first = run(open_store())
    run(first.challenges.add(CHALLENGE))
    run(play(first, "ana", 12))
    run(begin(first, "ben"))
    run(first.close())
    again = run(open_store())
    assert run(all_places(again.challenges)) == [("Ana", 12)]
    with pytest.raises(RunTaken):
        run(begin(again, "ben", at="other"))
    run(again.close())


def test_many_runs_are_finished_at_once(run: Run, store: Store, open_store: OpenStore) -> None:
    other = run(open_store())
    run(store.challenges.add(CHALLENGE))

    async def crowd() -> None:
        await asyncio.gather(*(play([store, other][n % 2], f"p{n}", n % 5) for n in range(40)))

    run(crowd())
    assert run(store.challenges.field(CHALLENGE.code)) == {sort_key(stars, 0): 8 for stars in range(5)}
    found = run(store.challenges.places(CHALLENGE.code, best=sort_key(4, 0), skip=0, most=100))
    assert sorted(each.number for each in found) == list(range(1, 41))
    run(other.close())


def test_a_closed_store_says_so(run: Run, open_store: OpenStore) -> None:
    store = run(open_store())
    run(store.close())
    challenges = store.challenges
    works: list[Coroutine[Any, Any, object]] = [
        challenges.add(CHALLENGE),
        challenges.find("KLMNP"),
        begin(store, "ana"),
        challenges.field("KLMNP"),
    ]
    for work in works:
        with pytest.raises(StoreError, match=r"^the store is closed$"):
            run(work)
