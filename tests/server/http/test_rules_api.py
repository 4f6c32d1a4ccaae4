"""The rules over HTTP: every clause of the page, in order, with its title and its adventure."""

from __future__ import annotations

from pathlib import Path

import msgspec
from litestar.testing import AsyncTestClient
from support.server.event_loop import Run

from pennypapers.rules.rulebook import clauses
from pennypapers.server.answers.rules import ClauseLook
from pennypapers.server.app import create_app
from pennypapers.server.store.sqlite import SqliteStore


def asked(run: Run, folder: Path) -> list[ClauseLook]:
    async def ask() -> bytes:
        async with AsyncTestClient(create_app(SqliteStore(folder / "tables.db"))) as client:
            answer = await client.get("/api/rules")
            assert answer.status_code == 200
            return answer.content

    return msgspec.json.decode(run(ask()), type=list[ClauseLook])


def test_every_clause_is_there_in_order(run: Run, tmp_path: Path) -> None:
    found = asked(run, tmp_path)
    assert [clause.id for clause in found] == list(clauses())
    assert all(clause.text.startswith(clause.id) and "**" not in clause.text for clause in found)


def test_a_clause_has_its_title_and_its_adventure(run: Run, tmp_path: Path) -> None:
    found = {clause.id: clause for clause in asked(run, tmp_path)}
    assert found["T3"] == ClauseLook(
        "T3",
        "Lockpick",
        "T3 Lockpick. When the green die shows the Lockpick, the number must go in an empty door.",
        "temple",
    )
    titles = {"G9": "Crossing out", "T5": "No door left", "V3": "Writing", "V16": "25 turns, alone"}
    assert {clause: found[clause].title for clause in titles} == titles
    assert found["O4"].title == "Whose dice"
    assert "dice: fair | by_hand" in found["O4"].text
    assert all(clause.title for clause in found.values())
    assert {clause.id[0]: clause.adventure for clause in found.values()} == {
        "G": None,
        "T": "temple",
        "I": "island",
        "V": "valley",
        "O": None,
    }
