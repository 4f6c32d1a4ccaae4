"""The facts of the adventures over HTTP: what the page reads instead of knowing adventures by name."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import msgspec
from httpx import Response
from litestar.testing import AsyncTestClient
from support.server.event_loop import Run

from pennypapers.rules import ADVENTURES
from pennypapers.server.app import create_app
from pennypapers.server.store.sqlite import SqliteStore
from pennypapers.server.web.adventure_facts import AdventureFacts, adventure_facts


def asked(run: Run, folder: Path, path: str, headers: Mapping[str, str] | None = None) -> Response:
    async def ask() -> Response:
        async with AsyncTestClient(create_app(SqliteStore(folder / "tables.db"))) as client:
            return await client.get(path, headers=headers)

    return run(ask())


def test_every_adventure_is_served_in_order(run: Run, tmp_path: Path) -> None:
    answer = asked(run, tmp_path, "/api/adventures")
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "application/json"
    found = msgspec.json.decode(answer.content, type=list[AdventureFacts])
    assert found == [adventure_facts(each) for each in ADVENTURES.values()]


def test_the_facts_of_the_island_by_example(run: Run, tmp_path: Path) -> None:
    island = asked(run, tmp_path, "/api/adventures").json()[1]
    assert island["key"] == "island"
    assert (island["letter"], island["age"], island["minutes"]) == ("I", 8, 20)
    assert island["kinds"][0] == {
        "token": "~", "name": "sea", "shape": "sea", "holds_numbers": False, "holds": ["B"],
    }  # fmt: skip
    assert island["symbols"] == [{"token": "B", "name": "boat"}]
    assert island["parts"][0] == {"key": "treasures", "clause": "I17", "symbol": "ring", "discovery": None}
    assert island["clauses"]["tie"] == "I18"
    assert island["house_rules"][1] == {"key": "crossing", "clause": "O3", "values": ["auto", "manual"]}
    assert (island["treasures"], island["danger_boxes"], island["discoveries"]) == (5, 5, [])
    assert island["ground"] == "coast"
    assert island["day"]["paper"] == "#f6f1de"
    assert island["night"]["accent_d"] == "#3b929b"


def test_a_client_that_has_the_facts_is_not_sent_them_again(run: Run, tmp_path: Path) -> None:
    first = asked(run, tmp_path, "/api/adventures")
    again = asked(run, tmp_path, "/api/adventures", {"if-none-match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert first.headers["cache-control"] == "public, max-age=60"


def test_the_schema_describes_the_facts(run: Run, tmp_path: Path) -> None:
    schema = asked(run, tmp_path, "/schema/openapi.json").json()
    content = schema["paths"]["/api/adventures"]["get"]["responses"]["200"]["content"]["application/json"]["schema"]
    assert content["type"] == "array"
    facts = schema["components"]["schemas"]["AdventureFacts"]["properties"]
    assert facts.keys() == {field.name for field in msgspec.structs.fields(AdventureFacts)}
