"""Challenges on a device: opened as files, played, saved as records that anybody can check, and made to be sent."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from dataclasses import fields
from typing import Any, TypeVar

import pytest
from support.worker.memory_values import MemoryValues
from support.worker.tab import Tab

from pennypapers.bots import USUAL
from pennypapers.challenges import Challenge, check_run, read_challenge
from pennypapers.hosting.texts.text_answers import given_layout
from pennypapers.notation.record import read_record
from pennypapers.rules import builtin_layout
from pennypapers.rules.library import read_layout
from pennypapers.server.http.challenges.challenges import ChallengeLook
from pennypapers.table.dice.fairness import verify

T = TypeVar("T")

TINY = read_layout("adventure: temple\nname: row\ngrid:\no o D\n")
SEED = bytes(range(32))
CHALLENGE = Challenge(TINY, SEED, title="Sunday")
ANOTHER = Challenge(builtin_layout("valley", "front"), SEED)


@pytest.fixture(autouse=True)
def as_in_a_browser(monkeypatch: pytest.MonkeyPatch) -> None:
    """There is no compiler: the usual bot is the strongest."""
    monkeypatch.setattr("pennypapers.server.session.bots.hints.strongest", lambda: USUAL)


def run_it(work: Coroutine[Any, Any, T]) -> T:
    return asyncio.run(asyncio.wait_for(work, 60))


async def opened(tab: Tab, challenge: Challenge = CHALLENGE) -> str:
    answer = await tab.ask("POST", "/api/challenges/file", {"text": str(challenge)})
    assert answer["status"] == 201, answer
    code: str = answer["body"]["code"]
    return code


async def begun(tab: Tab, code: str, **wish: object) -> dict[str, Any]:
    answer = await tab.ask("POST", f"/api/challenges/{code}/runs", {"name": "Ana", **wish})
    assert answer["status"] == 201, answer
    body: dict[str, Any] = answer["body"]
    return body


async def played(tab: Tab, run: dict[str, Any]) -> list[str]:
    """Play a run to its end; the rolls."""
    line, rolls = await tab.line(run["table"], token=run["token"], anchor=""), []
    now = (await line.hear("welcome"))["roll"]
    while True:
        rolls.append(now["dice"] if "dice" in now else now["roll"])
        line.say("hint", id=9)
        marks = (await line.hear("hinted"))["ideas"][0]["marks"]
        line.say("ink", id=3, turn=now["turn"], marks=marks)
        message = await line.hear("roll", "end")
        if message["type"] == "end":
            return rolls
        now = message["roll"]


def test_a_file_is_played_to_its_end_and_saved_as_a_run_of_it() -> None:
    async def play() -> None:
        tab = await Tab(MemoryValues()).open()
        code = await opened(tab)
        assert (code[0], len(code)) == ("L", 5)
        look = (await tab.ask("GET", f"/api/challenges/{code}"))["body"]
        assert (look["title"], look["adventure"], look["mine"]) == ("Sunday", "temple", [])
        assert set(look) == {each.name for each in fields(ChallengeLook)}, "the page reads all that a server says"
        run = await begun(tab, code)
        rolls = await played(tab, run)
        for turn, roll in enumerate(rolls, 1):
            assert roll == str(CHALLENGE.draws.roll(turn))
        record = (await tab.ask("GET", f"/api/challenges/{code}/runs/1/record"))["body"]
        assert record == (await tab.ask("GET", f"/api/tables/{run['table']}/record"))["body"]
        read = read_record(record, given_layout(None))
        check_run(CHALLENGE, read, "the record")
        assert verify(read).verdict == "good"
        assert (await tab.ask("GET", f"/api/tables/{run['table']}/verify"))["body"]["good"]
        assert len((await tab.ask("GET", f"/api/challenges/{code}/runs/1/steps"))["body"]["steps"]) >= len(rolls)
        (game,) = (await tab.ask("GET", "/api/games"))["body"]["games"]
        assert (game["kind"], game["title"], game["challenge"], game["run"]) == ("challenge", "Sunday", code, 1)
        summary = (await tab.ask("GET", "/api/games/summary"))["body"]
        assert [each["games"] for each in summary["ranks"]] == [1]

    run_it(play())


def test_the_first_try_counts_and_others_are_practice() -> None:
    async def play() -> None:
        tab = await Tab(MemoryValues()).open()
        code = await opened(tab)
        first = await begun(tab, code)
        assert await begun(tab, code) == first, "what was begun goes on"
        await played(tab, first)
        refused = await tab.ask("POST", f"/api/challenges/{code}/runs", {"name": "Ana"})
        assert refused["body"]["code"] == "challenge.played"
        second = await begun(tab, code, again=True)
        assert second["attempt"] == 2
        await played(tab, second)
        look = (await tab.ask("GET", f"/api/challenges/{code}"))["body"]
        assert [each["attempt"] for each in look["mine"]] == [1, 2]
        record = (await tab.ask("GET", f"/api/challenges/{code}/runs/2/record"))["body"]
        assert "x-try: 2" in record
        assert [each["games"] for each in (await tab.ask("GET", "/api/games/summary"))["body"]["sheets"]] == [1]
        assert (await tab.ask("GET", "/api/games"))["body"]["total"] == 2

    run_it(play())


def test_it_goes_on_after_the_tab_was_closed_and_two_tabs_begin_one_run() -> None:
    async def play() -> None:
        values = MemoryValues()
        tab, other = await Tab(values).open(), await Tab(values.tab()).open()
        codes = await asyncio.gather(opened(tab), opened(other))
        assert codes[0] == codes[1], "the same file is the same challenge"
        runs = await asyncio.gather(begun(tab, codes[0]), begun(other, codes[0]))
        assert runs[0] == runs[1]
        later = await Tab(values).open()
        (unfinished,) = (await later.ask("GET", "/api/games/unfinished"))["body"]
        assert (unfinished["kind"], unfinished["challenge"], unfinished["title"]) == ("challenge", codes[0], "Sunday")
        seat = (await later.ask("POST", f"/api/tables/{unfinished['code']}/seat"))["body"]
        assert seat["token"] == runs[0]["token"]
        await played(later, runs[0])

    run_it(play())


def test_what_is_no_challenge_is_refused_with_its_line() -> None:
    async def play() -> None:
        tab = await Tab(MemoryValues()).open()
        for text, code in [
            ("nonsense", "text.header"),
            (str(CHALLENGE).replace("seal: ", "seal: 0"), "challenge.seal"),
            (str(CHALLENGE).replace("title: Sunday", "title: " + "x" * 61), "challenge.title"),
        ]:
            answer = await tab.ask("POST", "/api/challenges/file", {"text": text})
            assert (answer["status"], answer["body"]["code"]) == (400, code), answer
        for method, address in [
            ("GET", "/api/challenges/LABCD"),
            ("GET", "/api/challenges/LABCD/file"),
            ("GET", "/api/challenges/LABCD/runs/1/record"),
        ]:
            answer = await tab.ask(method, address)
            assert (answer["status"], answer["body"]["code"]) == (404, "code.challenge")

    run_it(play())


def test_one_is_made_here_and_its_file_read_anywhere() -> None:
    async def play() -> None:
        tab = await Tab(MemoryValues()).open()
        made = await tab.ask("POST", "/api/challenges", {"adventure": "island", "layout": "back", "title": "Train"})
        text = (await tab.ask("GET", f"/api/challenges/{made['body']['code']}/file"))["body"]
        read = read_challenge(text, given_layout(None))
        assert (read.adventure.key, read.layout.name, read.title) == ("island", "back", "Train")
        refused = await tab.ask("POST", "/api/challenges", {"adventure": "island", "title": "x" * 61})
        assert refused["body"]["code"] == "challenge.title"

    run_it(play())


def test_the_dice_of_a_finished_run_are_no_new_challenge() -> None:
    async def play() -> None:
        tab = await Tab(MemoryValues()).open()
        run = await begun(tab, await opened(tab))
        await played(tab, run)
        refused = await tab.ask("POST", "/api/challenges", {"table": run["table"]})
        assert refused["body"]["code"] == "challenge.run"

    run_it(play())


def test_all_is_forgotten_with_the_games() -> None:
    async def play() -> None:
        tab = await Tab(MemoryValues()).open()
        code = await opened(tab)
        run = await begun(tab, code)
        await opened(tab, ANOTHER)
        assert len((await tab.ask("GET", "/api/challenges"))["body"]) == 2
        await tab.ask("DELETE", "/api/me")
        assert (await tab.ask("GET", "/api/challenges"))["body"] == []
        assert (await tab.ask("GET", "/api/games/unfinished"))["body"] == []
        assert (await tab.ask("GET", f"/api/tables/{run['table']}"))["status"] == 404

    run_it(play())
