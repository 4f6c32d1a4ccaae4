"""The server of a device: whole games by the texts that go between a page and its worker."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

import pytest
from support.worker.memory_values import MemoryValues
from support.worker.tab import LocalClient, Tab

from pennypapers.bots import USUAL
from pennypapers.rules import ADVENTURES

T = TypeVar("T")

LONG_ENOUGH = 60.0


@pytest.fixture(autouse=True)
def as_in_a_browser(monkeypatch: pytest.MonkeyPatch) -> None:
    """There is no compiler: the usual bot is the strongest."""
    monkeypatch.setattr("pennypapers.server.session.bots.hints.strongest", lambda: USUAL)


def run(work: Coroutine[Any, Any, T]) -> T:
    return asyncio.run(asyncio.wait_for(work, LONG_ENOUGH))


async def begin(tab: Tab, adventure: str, *, bots: int = 0) -> tuple[str, str, LocalClient]:
    """A game that has begun: its code, the token of the seat, and a line to it."""
    opened = await tab.ask("POST", "/api/tables", {"adventure": adventure})
    assert opened["status"] == 201
    code, host = opened["body"]["code"], opened["body"]["token"]
    taken = await tab.ask("POST", f"/api/tables/{code}/seats", {"name": "Ana"}, host)
    assert taken["status"] == 201
    for _ in range(bots):
        assert (await tab.ask("POST", f"/api/tables/{code}/bots", {}, taken["body"]["token"]))["status"] == 201
    line = await tab.line(code, token=taken["body"]["token"], anchor="")
    await line.hear("welcome")
    line.say("start", id=1)
    return code, taken["body"]["token"], line


@pytest.mark.parametrize("adventure", ADVENTURES)
def test_a_game_is_played_to_its_end_with_hints_by_the_best_bot_here(adventure: str) -> None:
    async def play() -> None:
        tab = await Tab(MemoryValues()).open()
        code, _, line = await begin(tab, adventure)
        assert code[0] == "L"
        while True:
            message = await line.hear("roll", "end")
            if message["type"] == "end":
                break
            line.say("hint", id=9)
            hint = await line.hear("hinted", "refused")
            assert hint["type"] == "hinted", hint
            line.say("ink", id=3, turn=message["roll"]["turn"], marks=hint["ideas"][0]["marks"])
            assert (await line.hear("inked", "refused"))["type"] == "inked"
        checked = await tab.ask("GET", f"/api/tables/{code}/verify")
        assert checked["body"]["good"] is True
        steps = await tab.ask("GET", f"/api/tables/{code}/steps")
        assert len(steps["body"]["steps"]) >= 10
        record = await tab.ask("GET", f"/api/tables/{code}/record")
        assert record["type"].startswith("text/plain")
        replayed = await tab.ask("POST", "/api/verify", {"text": record["body"]})
        assert replayed["body"]["good"] is True
        mine = await tab.ask("GET", "/api/games")
        (game,) = mine["body"]["games"]
        assert (game["adventure"], game["kind"]) == (adventure, "solo")
        again = await tab.ask("GET", f"/api/games/{game['game']}/record")
        assert again["body"] == record["body"]

    run(play())


def test_a_game_goes_on_after_the_tab_was_closed() -> None:
    async def play() -> None:
        values = MemoryValues()
        code, token, line = await begin(await Tab(values).open(), "temple")
        first = await line.hear("roll")
        again = await Tab(values).open()
        (unfinished,) = (await again.ask("GET", "/api/games/unfinished"))["body"]
        assert (unfinished["code"], unfinished["turn"]) == (code, 1)
        back = await again.line(code, token=token, anchor="")
        assert (await back.hear("welcome"))["roll"] == first["roll"]

    run(play())


def test_two_tabs_at_one_table_hear_of_each_other_and_one_turn_counts_once() -> None:
    async def play() -> None:
        values = MemoryValues()
        first, second = await Tab(values).open(), await Tab(values.tab()).open()
        code, token, line = await begin(first, "temple")
        roll = await line.hear("roll")
        other = await second.line(code, token=token, anchor="")
        await other.hear("welcome")
        line.say("hint", id=4)
        marks = (await line.hear("hinted"))["ideas"][0]["marks"]
        number = roll["roll"]["turn"]
        line.say("ink", id=5, turn=number, marks=marks)
        other.say("ink", id=6, turn=number, marks=marks)
        told = [await line.hear("inked", "refused"), await other.hear("inked", "refused")]
        assert "inked" in {each["type"] for each in told}
        assert (await other.hear("roll"))["roll"]["turn"] == number + 1
        assert (await line.hear("roll"))["roll"]["turn"] == number + 1

    run(play())


def test_bots_play_at_a_table_of_the_device() -> None:
    async def play() -> None:
        tab = await Tab(MemoryValues()).open()
        _, _, line = await begin(tab, "temple", bots=2)
        line.say("allow_hints", id=8, on=True)
        for _ in range(3):
            roll = await line.hear("roll")
            line.say("hint", id=4)
            marks = (await line.hear("hinted"))["ideas"][0]["marks"]
            line.say("ink", id=5, turn=roll["roll"]["turn"], marks=marks)
        assert (await line.hear("roll"))["roll"]["turn"] == 4

    run(play())


def test_what_a_device_does_not_know_is_refused_as_the_server_refuses() -> None:
    async def play() -> None:
        tab = await Tab(MemoryValues()).open()
        for method, address, body, status, code in [
            ("GET", "/api/tables/LABCD", None, 404, "code"),
            ("GET", "/api/challenges/KLMNP", None, 501, "request"),
            ("POST", "/api/tables", {"adventure": "moon"}, 409, "adventure"),
            ("POST", "/api/tables", {"adventure": "temple", "colour": 1}, 400, "request"),
            ("GET", "/api/art/temple/left.svg", None, 404, "request"),
            ("POST", "/api/steps", {"text": "nonsense"}, 400, "text.header"),
        ]:
            answer = await tab.ask(method, address, body)
            assert answer["status"] == status, (address, answer)
            assert answer["body"]["code"] == code or status == 400, (address, answer)
        stranger = await tab.line("LABCD")
        assert (await stranger.hear("refused"))["code"] == "code"
        assert (await stranger.hear("closed"))["code"] == 4003

    run(play())


def test_the_puzzle_of_the_day_is_one_of_all_puzzles() -> None:
    async def play() -> None:
        found = (await (await Tab(MemoryValues()).open()).ask("GET", "/api/puzzles"))["body"]
        assert found["today"] in {each["puzzle"] for each in found["puzzles"]}

    run(play())


def test_a_name_is_kept_and_all_is_forgotten() -> None:
    async def play() -> None:
        values = MemoryValues()
        tab = await Tab(values).open()
        await begin(tab, "temple")
        await tab.ask("PUT", "/api/me", {"name": "Noor"})
        assert (await (await Tab(values).open()).ask("GET", "/api/me"))["body"]["name"] == "Noor"
        await tab.ask("DELETE", "/api/me")
        assert (await tab.ask("GET", "/api/games/unfinished"))["body"] == []

    run(play())
