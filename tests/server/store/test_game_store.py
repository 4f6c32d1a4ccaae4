"""The contract of a store's games and players. Each test runs on SQLite and on a real PostgreSQL.

What is `on_device` runs on what a browser keeps as well: it knows no challenges, and no other device.
"""

from __future__ import annotations

import asyncio

import pytest
from support.server.event_loop import Run

from pennypapers.hosting.finished_games import FinishedGame, FinishedSeat
from pennypapers.hosting.runs import FinishedRun, sort_key
from pennypapers.server.store.challenge_contract import RunTaken, StoredChallenge
from pennypapers.server.store.contract import Store, StoredTable
from pennypapers.server.store.game_contract import (
    SheetSums,
    StoredRecord,
    StoredRunGame,
    StoredTableGame,
)

NOW = 1_000.0
LATER = 9_000_000_000.0
TEXT = "challenge: 1\nadventure: temple\nlayout: front\n"


async def table(store: Store, name: str) -> None:
    await store.create(StoredTable(name, name.upper(), b"seed"), [b"1"])


async def sit(store: Store, name: str, *players: str) -> None:
    for player in players:
        await store.games.sit(name, player=player, hashed=f"{name} {player}", nonce=f"nonce of {player}")


def result(
    name: str, *players: str, sheet: str = "temple front", stars: int = 10, rank: str | None = None
) -> FinishedGame:
    """A game in which everybody has a star fewer than the one before."""
    seats = [
        FinishedSeat(f"{name} {player}", at, stars - at, at + 1, rank)
        for at, player in enumerate(players)
        if player.islower()
    ]
    names = tuple(player.title() for player in players)
    return FinishedGame(sheet, "front", names, f"record of {name}", tuple(seats))


async def play(store: Store, name: str, *players: str, stars: int = 10, sheet: str = "temple front") -> None:
    rank = "guide" if len(players) == 1 else None
    await table(store, name)
    await sit(store, name, *(player for player in players if player.islower()))
    await store.append(name, 1, [b"end"], finished=result(name, *players, sheet=sheet, stars=stars, rank=rank))


async def challenge(store: Store, code: str = "KLMNP", day: str | None = None) -> None:
    adventure = "temple" if day else None
    await store.challenges.add(StoredChallenge(code, TEXT, NOW, day=day, adventure=adventure, sheet="temple front"))


async def begin(store: Store, player: str, attempt: int = 1, code: str = "KLMNP") -> str:
    name = f"{code} {player} {attempt}"
    await store.challenges.begin(
        code, player=player, attempt=attempt, name=player, table=StoredTable(name, name, b""), rows=[b"1"]
    )
    return name


async def run_through(store: Store, player: str, stars: int, attempt: int = 1, code: str = "KLMNP") -> None:
    name = await begin(store, player, attempt, code)
    kept = FinishedRun(f"record of {name}", stars, sort_key(stars, 0), "tourist")
    await store.append(name, 1, [b"end"], finished=kept)


async def bot(store: Store, stars: int, code: str = "KLMNP", name: str = "explorer") -> None:
    kept = FinishedRun("record", stars, sort_key(stars, 0), "tourist")
    await store.challenges.add_bot(code, bot=name, name=name, finished=kept)


@pytest.mark.on_device
def test_a_game_is_unfinished_until_it_is_over_and_then_in_everyones_list(run: Run, store: Store) -> None:
    run(table(store, "t"))
    run(sit(store, "t", "ana", "ben"))
    (open_one,) = run(store.games.sittings("ana", 10))
    assert (open_one.table, open_one.code, open_one.hashed, open_one.nonce) == ("t", "T", "t ana", "nonce of ana")
    assert run(store.games.sitters("t")) == {"t ana", "t ben"}
    run(store.append("t", 1, [b"end"], finished=result("t", "ana", "BOT", "ben")))
    for player, seat, place in (("ana", 0, 1), ("ben", 2, 3)):
        assert run(store.games.sittings(player, 10)) == []
        assert run(store.games.count(player)) == 1
        (game,) = run(store.games.games(player, 0, 10))
        assert isinstance(game, StoredTableGame)
        assert (game.seat, game.place, game.stars, game.names) == (seat, place, 10 - seat, ("Ana", "Bot", "Ben"))
        assert (game.table, game.code, game.sheet, game.has_record) == ("t", "T", "temple front", True)
        assert run(store.games.record(player, "t")) == "record of t"
    assert run(store.games.record("cleo", "t")) is None
    assert run(store.games.games("cleo", 0, 10)) == []


@pytest.mark.on_device
def test_a_seat_that_was_not_taken_or_was_left_is_not_listed(run: Run, store: Store) -> None:
    run(table(store, "t"))
    run(sit(store, "t", "ana", "ben", "cleo"))
    run(store.games.leave("t", "t cleo"))
    assert run(store.games.sittings("cleo", 10)) == []
    run(store.append("t", 1, [b"end"], finished=result("t", "ana")))
    assert run(store.games.sittings("ben", 10)) == []
    assert [run(store.games.count(player)) for player in ("ana", "ben", "cleo")] == [1, 0, 0]
    run(store.games.leave("t", "t ana"))
    assert run(store.games.count("ana")) == 1, "what is finished stays"


@pytest.mark.on_device
def test_one_player_may_have_two_seats(run: Run, store: Store) -> None:
    run(table(store, "t"))
    for name in ("one", "two"):
        run(store.games.sit("t", player="ana", hashed=f"t {name}", nonce=name))
    run(store.append("t", 1, [b"end"], finished=result("t", "one", "two")))
    games = run(store.games.games("ana", 0, 10))
    assert sorted(game.place or 0 for game in games) == [1, 2]


@pytest.mark.on_device
def test_of_one_player_some_seats_of_a_table_are_listed(run: Run, store: Store) -> None:
    """Else a table of a hundred seats, and each of its rematches, would add a hundred rows to a list."""
    run(table(store, "t"))
    for seat in range(100):
        run(store.games.sit("t", player="ana", hashed=f"{seat}", nonce="n"))
    run(sit(store, "t", "ben"))
    assert len(run(store.games.sitters("t"))) == 8 + 1
    assert len(run(store.games.sittings("ana", 100))) == 8


@pytest.mark.on_device
def test_sheets_on_paper_that_are_entered_later_change_places_but_not_the_time(run: Run, store: Store) -> None:
    run(play(store, "t", "ana", "BEN"))
    (before,) = run(store.games.games("ana", 0, 10))
    run(store.append("t", 2, [b"entered"], finished=result("t", "BEN", "ana")))
    (after,) = run(store.games.games("ana", 0, 10))
    assert (before.place, after.place) == (1, 2)
    assert before.finished == after.finished


@pytest.mark.on_device
def test_a_rematch_has_the_same_seats(run: Run, store: Store) -> None:
    run(play(store, "t", "ana", "ben"))
    run(store.create(StoredTable("again", "AGAIN", b""), [b"1"], rematch_of="t"))
    assert run(store.games.sitters("again")) == {"t ana", "t ben"}
    (open_one,) = run(store.games.sittings("ben", 10))
    assert (open_one.table, open_one.hashed) == ("again", "t ben")


@pytest.mark.on_device
def test_finished_games_outlive_their_tables_and_unfinished_ones_do_not(run: Run, store: Store) -> None:
    run(play(store, "over", "ana"))
    run(table(store, "open"))
    run(sit(store, "open", "ana"))
    assert len(run(store.games.sittings("ana", 10))) == 1
    assert run(store.expire(-1)) == 2
    assert run(store.games.sittings("ana", 10)) == []
    assert run(store.games.sitters("open")) == set()
    assert run(store.games.record("ana", "over")) == "record of over"


def test_runs_and_tables_are_one_list_by_time(run: Run, store: Store) -> None:
    run(challenge(store))
    run(challenge(store, "DAILY", "2026-11-18"))
    run(play(store, "t", "ana", "ben"))
    run(bot(store, 30))
    run(run_through(store, "ana", 20))
    run(run_through(store, "ana", 40, attempt=2))
    run(run_through(store, "ana", 5, code="DAILY"))
    games = run(store.games.games("ana", 0, 10))
    daily, practice, first, at_table = games
    assert isinstance(daily, StoredRunGame)
    assert (daily.challenge, daily.day, daily.place) == ("DAILY", "2026-11-18", 1)
    assert isinstance(practice, StoredRunGame)
    assert (practice.attempt, practice.place, practice.stars) == (2, None, 40)
    assert isinstance(first, StoredRunGame)
    assert (first.number, first.place, first.text, first.rank) == (1, 2, TEXT, "tourist")
    assert isinstance(at_table, StoredTableGame)
    assert run(store.games.count("ana")) == 4
    for start in range(5):
        assert run(store.games.games("ana", start, 2)) == games[start : start + 2]
    assert [each.record for each in run(store.games.records("ana", 0, 10))] == [
        "record of t",
        "record of KLMNP ana 1",
        "record of KLMNP ana 2",
        "record of DAILY ana 1",
    ]
    assert run(store.games.records("ana", 3, 10)) == [
        StoredRecord("temple front", daily.finished, "record of DAILY ana 1")
    ]


def test_unfinished_runs_are_listed_while_their_challenge_is_open(run: Run, store: Store) -> None:
    run(challenge(store))
    run(store.challenges.add(StoredChallenge("CLOSE", TEXT, NOW, closes=2000.0)))
    run(begin(store, "ana"))
    run(begin(store, "ana", code="CLOSE"))
    assert {each.challenge for each in run(store.games.open_runs("ana", 10, NOW))} == {"KLMNP", "CLOSE"}
    assert [each.challenge for each in run(store.games.open_runs("ana", 10, 2000.0))] == ["KLMNP"]
    assert len(run(store.games.open_runs("ana", 1, NOW))) == 1
    run(store.challenges.reveal("KLMNP"))
    assert run(store.games.open_runs("ana", 10, LATER)) == []


def test_what_was_reached_leaves_practice_out(run: Run, store: Store) -> None:
    run(challenge(store))
    run(play(store, "one", "ana", stars=7))
    run(play(store, "two", "ana", "ben", stars=12))
    run(play(store, "own", "ana", sheet="temple", stars=3))
    run(run_through(store, "ana", 20))
    run(run_through(store, "ana", 90, attempt=2))
    assert run(store.games.sums("ana")) == [SheetSums("temple", 1, 3, 3), SheetSums("temple front", 3, 20, 39)]
    assert run(store.games.ranks("ana")) == {"guide": 2, "tourist": 1}
    assert run(store.games.sums("nobody")) == []
    assert run(store.games.ranks("nobody")) == {}


def test_first_runs_are_compared_with_a_bot(run: Run, store: Store) -> None:
    for number, stars in enumerate((20, 25, 31)):
        code = f"CODE{number}"
        run(challenge(store, code))
        run(bot(store, 24, code))
        run(bot(store, 99, code, "voyager"))
        run(run_through(store, "ana", stars, code=code))
        run(run_through(store, "ana", 80, attempt=2, code=code))
    run(challenge(store))
    run(run_through(store, "ana", 50))
    assert run(store.games.against("ana", "explorer", 10)) == [(7, TEXT), (1, TEXT), (-4, TEXT)]
    assert [difference for difference, _ in run(store.games.against("ana", "explorer", 2))] == [7, 1]
    assert run(store.games.against("ben", "explorer", 10)) == []


@pytest.mark.on_device
def test_a_name_can_be_changed(run: Run, store: Store) -> None:
    assert run(store.identities.name("ana")) == ""
    for name in ("Ana", "Señorita Å̊ 🦊"):
        run(store.identities.rename("ana", name))
        assert run(store.identities.name("ana")) == name


def test_a_code_is_good_once_until_it_expires_and_only_the_last_one_of_a_player(run: Run, store: Store) -> None:
    ids = store.identities
    run(ids.offer("ana", code="c1", locked=b"key 1", now=NOW, expires=NOW + 10))
    assert run(ids.take("c0", NOW)) is None
    assert run(ids.take("c1", NOW + 9)) == b"key 1"
    assert run(ids.take("c1", NOW + 9)) is None
    run(ids.offer("ana", code="c2", locked=b"key 2", now=NOW, expires=NOW + 10))
    run(ids.offer("ben", code="c3", locked=b"key 3", now=NOW, expires=NOW + 10))
    run(ids.offer("ana", code="c4", locked=b"key 4", now=NOW, expires=NOW + 10))
    assert run(ids.take("c2", NOW)) is None, "another one was made since"
    assert run(ids.take("c3", NOW + 10)) is None, "too late"
    run(ids.offer("cleo", code="c5", locked=b"key 5", now=NOW + 11, expires=NOW + 20))
    assert run(ids.take("c4", NOW)) is None, "what has expired is deleted"


def test_of_many_who_take_a_code_at_once_one_gets_it(run: Run, store: Store) -> None:
    run(store.identities.offer("ana", code="c", locked=b"key", now=NOW, expires=LATER))

    async def race() -> list[bytes | None]:
        return await asyncio.gather(*(store.identities.take("c", NOW) for _ in range(8)))

    assert sorted(map(bool, run(race()))) == [False] * 7 + [True]


def test_games_of_another_device_are_adopted(run: Run, store: Store) -> None:
    run(challenge(store))
    run(challenge(store, "OTHER"))
    run(challenge(store, "THIRD"))
    run(run_through(store, "phone", 10))
    run(run_through(store, "tablet", 20))
    run(run_through(store, "tablet", 30, code="OTHER"))
    run(begin(store, "tablet", code="THIRD"))
    run(play(store, "t", "tablet", "ben"))
    run(store.identities.rename("tablet", "Ana"))
    run(store.identities.adopt("phone", "tablet"))
    games = run(store.games.games("phone", 0, 10))
    assert [(game.stars, isinstance(game, StoredRunGame)) for game in games] == [(10, False), (30, True), (10, True)]
    assert run(store.identities.name("phone")) == "Ana"
    assert run(store.identities.name("tablet")) == ""
    assert [each.stars for each in run(store.challenges.runs_of("KLMNP", "phone"))] == [10], "one first try of each"
    assert len(run(store.challenges.runs_of("THIRD", "tablet"))) == 1, "its token is of the other key"
    with pytest.raises(RunTaken):
        run(begin(store, "phone", code="OTHER"))
    run(store.identities.rename("phone", "Anna"))
    run(store.identities.adopt("phone", "phone"))
    assert run(store.identities.name("phone")) == "Anna"
    assert run(store.games.count("phone")) == 3


def test_long_lists_are_adopted_and_forgotten_whole(run: Run, store: Store) -> None:
    run(challenge(store))
    tables = [f"solo {number}" for number in range(70)]
    for name in tables:
        run(play(store, name, "phone"))
    for attempt in range(1, 30):
        run(run_through(store, "phone", 20, attempt=attempt))
    run(store.identities.adopt("tablet", "phone"))
    assert (run(store.games.count("tablet")), run(store.games.count("phone"))) == (99, 0)
    runs = {f"KLMNP phone {attempt}" for attempt in range(1, 30)}
    assert set(run(store.identities.forget("tablet"))) == {*tables, *runs}
    assert run(store.games.count("tablet")) == 0
    assert run(store.count()) == 0


def test_a_player_is_forgotten_and_what_others_have_stays(run: Run, store: Store) -> None:
    run(challenge(store))
    for player, stars in (("ana", 20), ("ben", 20), ("cleo", 30)):
        run(run_through(store, player, stars))
    run(run_through(store, "ana", 50, attempt=2))
    run(play(store, "shared", "ana", "ben"))
    run(play(store, "solo", "ana"))
    run(play(store, "bots", "ana", "BOT"))
    run(store.identities.rename("ana", "Ana"))
    run(store.identities.offer("ana", code="c", locked=b"key", now=NOW, expires=LATER))
    assert sorted(run(store.identities.forget("ana"))) == ["KLMNP ana 1", "KLMNP ana 2", "solo"]
    assert run(store.games.count("ana")) == 0
    assert run(store.games.sums("ana")) == []
    assert run(store.identities.name("ana")) == ""
    assert run(store.identities.take("c", NOW)) is None
    assert run(store.challenges.runs_of("KLMNP", "ana")) == []
    assert dict(run(store.challenges.field("KLMNP"))) == {sort_key(30, 0): 1, sort_key(20, 0): 1}
    assert run(store.find("SOLO")) is None
    assert run(store.find("KLMNP ana 1")) is None
    assert run(store.find("SHARED")) is not None
    (kept,) = [each for each in run(store.games.games("ben", 0, 10)) if isinstance(each, StoredTableGame)]
    assert kept.names == ("Ana", "Ben")
    assert run(store.games.record("ben", "shared")) == "record of shared"
    run(store.identities.forget("ben"))
    run(run_through(store, "ana", 11))
    assert dict(run(store.challenges.field("KLMNP"))) == {sort_key(30, 0): 1, sort_key(11, 0): 1}
    assert run(store.identities.forget("nobody")) == []


@pytest.mark.on_device
def test_a_list_of_a_thousand_games_is_read_in_pages(run: Run, store: Store) -> None:
    async def many() -> None:
        await asyncio.gather(*(play(store, f"t{number}", "ana", "ben", stars=number) for number in range(1000)))

    run(many())
    assert run(store.games.count("ana")) == 1000
    pages = [run(store.games.games("ana", start, 100)) for start in range(0, 1100, 100)]
    assert [len(page) for page in pages] == [100] * 10 + [0]
    assert len({game.finished for page in pages for game in page}) <= 1000
    assert sorted(game.stars for page in pages for game in page) == list(range(1000))
