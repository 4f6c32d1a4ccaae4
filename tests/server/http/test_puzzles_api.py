"""Puzzles over HTTP: played turn by turn without a table, judged by the server, refused with a clause."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import AsyncTestClient
from support.server.event_loop import Run

from pennypapers.puzzles import find, puzzled
from pennypapers.server.answers.bodies import MOST_TURNS
from pennypapers.server.app import create_app
from pennypapers.server.store.sqlite import SqliteStore

Client = AsyncTestClient[Any]


def asked(run: Run, folder: Path, ask: Callable[[Client], Awaitable[None]]) -> None:
    async def whole() -> None:
        async with AsyncTestClient(create_app(SqliteStore(folder / "tables.db"))) as client:
            await ask(client)

    run(whole())


@pytest.mark.parametrize("key", puzzled())
def test_the_answer_played_turn_by_turn_is_the_best(run: Run, tmp_path: Path, key: str) -> None:
    puzzle = find(f"{key}-1")
    turns = [" ".join(map(str, marks)) for marks in puzzle.answer]

    async def ask(client: Client) -> None:
        look = (await client.get(f"/api/puzzles/{key}-1")).json()
        assert (look["best"], look["rolls"]) == (puzzle.best, [str(roll) for roll in puzzle.endgame.rolls])
        for done in range(len(turns) + 1):
            answer = await client.post(f"/api/puzzles/{key}-1/play", json={"turns": turns[:done]})
            found = answer.json()
            assert (answer.status_code, found["turns"]) == (200, done)
            if done < len(turns):
                assert found["finish"] is None
                assert found["roll"]["roll"] == look["rolls"][done]
                assert found["options"]["marks"] == ""
        assert (found["roll"], found["options"]) == (None, None)
        assert found["finish"]["is_best"] is True
        assert found["finish"]["stars"] == found["finish"]["best"] == puzzle.best
        assert [turn["marks"] for turn in found["finish"]["answer"]] == turns
        assert found["finish"]["answer"][-1]["sheet"] == found["sheet"]
        assert found["finish"]["answer"][-1]["changes"] == found["changes"]
        over = await client.post(f"/api/puzzles/{key}-1/play", json={"turns": [*turns, turns[-1]]})
        assert (over.status_code, over.json()["code"]) == (409, "puzzle.over")
        why = (await client.post(f"/api/puzzles/{key}-1/explain", json={"turns": turns})).json()
        assert why["stars"] == puzzle.best

    asked(run, tmp_path, ask)


def test_what_is_pencilled_is_answered_and_what_is_illegal_names_its_clause(run: Run, tmp_path: Path) -> None:
    async def ask(client: Client) -> None:
        first = (await client.post("/api/puzzles/temple-1/play", json={})).json()
        choice = first["options"]["choices"][0]
        mark = f"{choice['spaces'][0]}={choice['values'][0]}"
        found = (await client.post("/api/puzzles/temple-1/play", json={"marks": mark})).json()
        assert (found["options"]["marks"], found["options"]["may_ink"], found["turns"]) == (mark, True, 0)
        full = str(next(iter(find("temple-1").endgame.sheet.writing)))
        refused = await client.post("/api/puzzles/temple-1/play", json={"marks": f"{full}=1"})
        assert refused.status_code == 409
        assert refused.json()["clause"]
        unreadable = await client.post("/api/puzzles/temple-1/play", json={"marks": "what?"})
        assert (unreadable.status_code, unreadable.json()["code"]) == (409, "notation.mark")

    asked(run, tmp_path, ask)


def test_the_list_has_the_puzzle_of_today(run: Run, tmp_path: Path) -> None:
    async def ask(client: Client) -> None:
        found = (await client.get("/api/puzzles")).json()
        assert found["today"] in {each["puzzle"] for each in found["puzzles"]}
        assert {each["adventure"] for each in found["puzzles"]} == set(puzzled())
        assert find(found["today"]).key == found["today"]

    asked(run, tmp_path, ask)


def test_unknown_puzzles_and_too_long_requests_are_refused(run: Run, tmp_path: Path) -> None:
    async def ask(client: Client) -> None:
        for answer in (
            await client.get("/api/puzzles/temple-0"),
            await client.post("/api/puzzles/castle-1/play", json={}),
            await client.post("/api/puzzles/temple-0/explain", json={}),
        ):
            assert (answer.status_code, answer.json()["code"]) == (404, "puzzle.unknown")
        many = {"turns": [""] * (MOST_TURNS + 1)}
        assert (await client.post("/api/puzzles/temple-1/play", json=many)).status_code == 400
        assert (await client.post("/api/puzzles/temple-1/play", json={"marks": "a" * 2001})).status_code == 400
        assert (await client.post("/api/puzzles/temple-1/play", json={"more": 1})).status_code == 400

    asked(run, tmp_path, ask)
