"""The contract of a store's evenings. Each test runs on SQLite and on a real PostgreSQL."""

from __future__ import annotations

from dataclasses import replace

import pytest
from support.server.event_loop import Run

from pennypapers.hosting.runs import FinishedRun, sort_key
from pennypapers.server.store.challenge_contract import FIRST_BOT, StoredChallenge
from pennypapers.server.store.contract import CodeTaken, Store, StoredTable
from pennypapers.server.store.evening_contract import CountedRun, StoredEvening

CODES = ("PAAAA", "PBBBB", "PCCCC")
CHALLENGES = [StoredChallenge(code, f"text of {code}", 5.0) for code in CODES]
EVENING = StoredEvening("TEAAA", "Club", "stars", 7.5, CODES)


async def play(store: Store, player: str, stars: int | None, attempt: int = 1) -> None:
    """A run of the first challenge; without stars it is only begun."""
    table = StoredTable(f"{player} {attempt}", f"{player} {attempt}", b"")
    await store.challenges.begin(CODES[0], player=player, attempt=attempt, name=player, table=table, rows=[b"1"])
    if stars is not None:
        finished = FinishedRun("record", stars, sort_key(stars, 0), "tourist")
        await store.append(table.table, 1, [b"end"], finished=finished)


def test_an_evening_is_found_with_its_challenges_in_order(run: Run, store: Store) -> None:
    run(store.evenings.add(EVENING, CHALLENGES))
    assert run(store.evenings.find(EVENING.code)) == EVENING
    assert run(store.evenings.find("teaaa")) is None
    assert [run(store.challenges.find(code)) for code in CODES] == CHALLENGES
    assert run(store.evenings.of_challenge(CODES[1])) == EVENING.code
    run(store.challenges.add(StoredChallenge("PDDDD", "alone", 1.0)))
    assert run(store.evenings.of_challenge("PDDDD")) is None


def test_an_evening_whose_code_or_challenge_is_taken_leaves_nothing(run: Run, store: Store) -> None:
    run(store.challenges.add(CHALLENGES[2]))
    with pytest.raises(CodeTaken):
        run(store.evenings.add(EVENING, CHALLENGES))
    assert run(store.evenings.find(EVENING.code)) is None
    assert run(store.challenges.find(CODES[0])) is None
    codes = ("PEEEE", "PFFFF", "PGGGG")
    others = [replace(each, code=code) for each, code in zip(CHALLENGES, codes, strict=True)]
    evening = replace(EVENING, challenges=codes)
    run(store.evenings.add(evening, others))
    again = [replace(each, code=code) for each, code in zip(CHALLENGES, ("PHHHH", "PJJJJ", "PKKKK"), strict=True)]
    with pytest.raises(CodeTaken):
        run(store.evenings.add(EVENING, again))
    assert run(store.challenges.find("PHHHH")) is None
    assert run(store.evenings.find(EVENING.code)) == evening


def test_the_runs_that_count_are_read_in_parts(run: Run, store: Store) -> None:
    run(store.evenings.add(EVENING, CHALLENGES))
    run(play(store, "ana", 9))
    run(play(store, "ana", 30, attempt=2))
    run(play(store, "ben", None))
    run(play(store, "cleo", -2))
    bot = FinishedRun("record", 20, sort_key(20, 0), "tourist")
    run(store.challenges.add_bot(CODES[0], bot="voyager", name="Voyager", finished=bot))
    first = run(store.evenings.runs(CODES[0], after=0, most=2))
    assert first == [
        CountedRun(1, "ana", None, "ana", 9, sort_key(9, 0)),
        CountedRun(4, "cleo", None, "cleo", -2, sort_key(-2, 0)),
    ]
    rest = run(store.evenings.runs(CODES[0], after=4, most=2))
    assert rest == [CountedRun(FIRST_BOT, None, "voyager", "Voyager", 20, sort_key(20, 0))]
    assert run(store.evenings.runs(CODES[0], after=FIRST_BOT, most=2)) == []
