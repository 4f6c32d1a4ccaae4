"""What a table sends to whoever connects: made once for all of them."""

from __future__ import annotations

import json
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from support.server.event_loop import Run

from pennypapers.hosting.decisions.decide import take_seat
from pennypapers.hosting.decisions.decide_request import decide_with_token
from pennypapers.hosting.protocol import messages as wire
from pennypapers.hosting.protocol import requests
from pennypapers.hosting.tokens import token_hash
from pennypapers.hosting.views import shown, table_views
from pennypapers.notation.sheet import SheetFile, write_sheet
from pennypapers.server.limits import Limits
from pennypapers.server.metrics import Metrics
from pennypapers.server.session.lines.connection import Connection
from pennypapers.server.session.table_registry import TableRegistry, Wish
from pennypapers.server.session.table_session import TableSession
from pennypapers.server.store.sqlite import SqliteStore
from pennypapers.server.work.thread_executor import ThreadExecutor
from pennypapers.table.table import Table

PAPER = 20


async def welcomed(session: TableSession) -> dict[str, Any]:
    watching = Connection(None, backlog=100)
    session.join(watching, None)
    frame = json.loads(await watching.next_frame())
    session.part(watching)
    welcome = frame[0] if isinstance(frame, list) else frame
    assert isinstance(welcome, dict)
    return welcome


def test_however_many_connect_the_sheets_and_the_result_are_made_once(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A hundred sheets of the largest layout take as long as a hundred honest requests."""
    written: list[SheetFile] = []
    counted: list[Table | None] = []

    def noted_sheet(file: SheetFile) -> str:
        written.append(file)
        return write_sheet(file)

    def noted_end(game: Table | None, seed: str | None) -> wire.EndView | None:
        counted.append(game)
        return table_views.end_view(game, seed)

    monkeypatch.setattr(table_views, "write_sheet", noted_sheet)
    monkeypatch.setattr(shown, "end_view", noted_end)

    async def scenario() -> None:
        registry = TableRegistry(SqliteStore(tmp_path / "tables.db"), Limits(), Metrics(), ThreadExecutor())
        session, token = await registry.open(Wish("temple", options="dice=by_hand"))

        async def say(request: requests.TableRequest, token: str = token) -> None:
            await session.submit(partial(decide_with_token, token=token, request=request, dealer=session.dealer))

        for name in ("ana", "ben"):
            await session.submit(partial(take_seat, name=name, hashed=token_hash(name)))
        for number in range(PAPER):
            await say(requests.AddPaper(name=f"paper {number}"))
        await say(requests.Start())
        await say(requests.TypeRoll(turn=1, roll="1 2 3"))
        before = [await welcomed(session) for _ in range(10)]
        assert len(before[0]["sheets"]) == PAPER + 2
        assert len(written) == 1, "all sheets are still alike"
        for name in ("ana", "ben"):
            await say(requests.Ink(turn=1, marks="c4=6"), name)
        await say(requests.PaperDone(turn=1, full=True))
        after = [await welcomed(session) for _ in range(10)]
        assert after == [after[0]] * 10
        assert after[0]["sheets"][0] != before[0]["sheets"][0]
        assert after[0]["ended"]["standings"]
        assert len(written) <= 2 * (PAPER + 2)
        assert len(counted) == 1
        registry.close()
        await registry.store.close()

    run(scenario())
