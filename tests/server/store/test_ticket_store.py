"""The contract of a store's tickets. Each test runs on SQLite and on a real PostgreSQL."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from dataclasses import replace
from typing import Any

import pytest
from support.server.event_loop import Run

from pennypapers.hosting.runs import FinishedRun, sort_key
from pennypapers.server.store.challenge_contract import RunTaken, StoredChallenge, StoredTicket
from pennypapers.server.store.contract import CodeTaken, Store, StoredTable

OpenStore = Callable[[], Coroutine[Any, Any, Store]]

CHALLENGE = StoredChallenge("KLMNP", "a text with a seed\n", 1000.5, maker="teacher", tickets=2)
ANA, BEN = StoredTicket(1, "hash of ana's", "Ana"), StoredTicket(2, "hash of ben's", "Ben")
DONE = FinishedRun("record", 7, sort_key(7, 0), "tourist")


async def begin(store: Store, player: str, ticket: int, attempt: int = 1, *, at: str | None = None) -> int:
    name = at or f"{player} {ticket} {attempt}"
    table = StoredTable(f"table {name}", name, b"")
    return await store.challenges.begin(
        CHALLENGE.code, player=player, attempt=attempt, name=player, table=table, rows=[b"1"], ticket=ticket
    )


@pytest.fixture
def ticketed(run: Run, store: Store) -> Store:
    run(store.challenges.add(CHALLENGE, [ANA, BEN]))
    return store


def test_tickets_are_kept_with_their_challenge(run: Run, ticketed: Store) -> None:
    assert run(ticketed.challenges.find(CHALLENGE.code)) == CHALLENGE
    assert run(ticketed.challenges.tickets(CHALLENGE.code)) == [ANA, BEN]
    assert run(ticketed.challenges.ticket(CHALLENGE.code, BEN.hashed)) == BEN
    assert run(ticketed.challenges.ticket(CHALLENGE.code, "another")) is None
    assert run(ticketed.challenges.ticket("PQRST", BEN.hashed)) is None


def test_a_code_that_is_taken_leaves_no_tickets(run: Run, ticketed: Store) -> None:
    with pytest.raises(CodeTaken):
        run(ticketed.challenges.add(CHALLENGE, [StoredTicket(3, "third", "Cleo")]))
    assert run(ticketed.challenges.tickets(CHALLENGE.code)) == [ANA, BEN]


def test_a_ticket_is_of_who_begins_with_it(run: Run, ticketed: Store) -> None:
    run(begin(ticketed, "phone", 1))
    (ana, _) = run(ticketed.challenges.tickets(CHALLENGE.code))
    assert (ana.player, ana.is_over) == ("phone", False)
    with pytest.raises(RunTaken):
        run(begin(ticketed, "thief", 1))
    with pytest.raises(RunTaken):
        run(begin(ticketed, "thief", 1, attempt=2))
    with pytest.raises(RunTaken):
        run(begin(ticketed, "phone", 1, at="other"))
    with pytest.raises(RunTaken):
        run(begin(ticketed, "phone", 9))
    assert run(ticketed.find("thief 1 1")) is None
    run(ticketed.append("table phone 1 1", 1, [b"end"], finished=DONE))
    (ana, ben) = run(ticketed.challenges.tickets(CHALLENGE.code))
    assert (ana.is_over, ben.player, ben.is_over) == (True, None, False)
    assert run(begin(ticketed, "phone", 1, attempt=2)) == 2, "no number is lost"


def test_one_player_has_a_first_try_with_each_ticket(run: Run, ticketed: Store) -> None:
    run(begin(ticketed, "tablet", 1))
    run(begin(ticketed, "tablet", 2))
    mine = run(ticketed.challenges.runs_of(CHALLENGE.code, "tablet"))
    assert [(each.number, each.ticket, each.attempt) for each in mine] == [(1, 1, 1), (2, 2, 1)]


def test_of_many_players_one_gets_the_ticket(run: Run, ticketed: Store, open_store: OpenStore) -> None:
    other = run(open_store())

    async def race() -> list[int | BaseException]:
        tries = [begin([ticketed, other][n % 2], f"player {n}", 1) for n in range(10)]
        return await asyncio.gather(*tries, return_exceptions=True)

    told = run(race())
    assert sorted(type(each).__name__ for each in told) == ["RunTaken"] * 9 + ["int"]
    (ana, _) = run(other.challenges.tickets(CHALLENGE.code))
    (winner,) = [n for n in range(10) if run(ticketed.challenges.runs_of(CHALLENGE.code, f"player {n}"))]
    assert ana.player == f"player {winner}"
    run(other.close())


def test_a_ticket_stays_used_when_its_player_is_forgotten(run: Run, ticketed: Store) -> None:
    run(begin(ticketed, "phone", 1))
    run(ticketed.append("table phone 1 1", 1, [b"end"], finished=DONE))
    run(ticketed.identities.forget("phone"))
    (ana, _) = run(ticketed.challenges.tickets(CHALLENGE.code))
    assert ana.player == ""
    with pytest.raises(RunTaken):
        run(begin(ticketed, "phone", 1))
    run(ticketed.identities.forget("teacher"))
    found = run(ticketed.challenges.find(CHALLENGE.code))
    assert found == replace(CHALLENGE, maker="")


def test_tickets_whose_runs_are_finished_move_with_their_player(run: Run, ticketed: Store) -> None:
    run(begin(ticketed, "phone", 1))
    run(ticketed.append("table phone 1 1", 1, [b"end"], finished=DONE))
    run(begin(ticketed, "watch", 2))
    run(ticketed.identities.adopt("new", "phone"))
    run(ticketed.identities.adopt("new", "watch"))
    assert [each.player for each in run(ticketed.challenges.tickets(CHALLENGE.code))] == ["new", "watch"]
