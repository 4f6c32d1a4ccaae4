"""Hints: who may ask for them, when, and that computing one never delays a turn."""

from __future__ import annotations

import asyncio
import threading
from concurrent.futures import Future
from dataclasses import replace
from pathlib import Path
from unittest import mock

import pytest
from support.hosting.hosted_game import HostedGame
from support.server.bots_awake import wake_bots
from support.server.event_loop import LONG_ENOUGH, Run
from support.server.guest import Guest, open_party, opened, refusal
from support.server.in_thread import think_in_threads
from support.server.running_server import PATIENT, on_a_server
from support.texts import FILES, drawn

from pennypapers.bots import BOTS, Idea, Position, bot, strongest
from pennypapers.bots.tourist import Tourist
from pennypapers.hosting.not_now import NotNow
from pennypapers.rules import ADVENTURES
from pennypapers.server.session.bots.bot_processes import THINKERS
from pennypapers.server.session.bots.hints import MOST_WAITING, Hints
from pennypapers.server.session.lines.connection import Connection
from pennypapers.server.work.thread_executor import ThreadExecutor

ROW = drawn(FILES["row.layout"])


@pytest.mark.parametrize("adventure", ADVENTURES)
def test_in_a_solo_game_a_hint_is_given_and_can_be_inked(adventure: str, tmp_path: Path) -> None:
    wake_bots(adventure)

    @on_a_server(replace(PATIENT, hint_seconds=LONG_ENOUGH))
    async def ask(port: int) -> None:
        party = await open_party(port, "ana", adventure=adventure)
        assert refusal(await party.host.say("hint")) == "lobby"
        await party.host.say("start")
        await party.host.hear("roll")
        assert (await opened(party.host))["hints"]
        hint = await party.host.say("hint")
        assert (hint["type"], hint["turn"], hint["bot"]) == ("hinted", 1, strongest())
        assert 1 <= len(hint["ideas"]) <= 3
        assert (await party.host.say("hint"))["ideas"] == hint["ideas"], "it is thought about once"
        inked = await party.host.say("ink", turn=1, marks=hint["ideas"][0]["marks"])
        assert inked["type"] == "inked"
        await party.go()

    ask(tmp_path)


@on_a_server(replace(PATIENT, hint_seconds=0.05))
async def test_at_a_table_the_host_decides_whether_hints_are_allowed(port: int) -> None:
    party = await open_party(port, "ana", "ben", layout=ROW, options="dice=by_hand")
    ana, ben = party.guests
    await ana.say("start")
    await ben.hear("start")
    assert refusal(await ben.say("hint")) == "hints"
    assert refusal(await ben.say("allow_hints")) == "host"
    assert (await ana.say("allow_hints"))["type"] == "done"
    assert (await ben.hear("seats", hints=True))["hints"]
    assert refusal(await ben.say("hint")) == "G3.no_roll"
    await ana.say("type_roll", turn=1, roll="1 1 1")
    assert (await ben.say("hint"))["type"] == "hinted"
    await ben.say("ink", turn=1, marks="a1=1")
    assert refusal(await ben.say("hint")) == "G8.committed"
    watching = await Guest(port, party.code).come()
    assert refusal(await watching.say("hint")) == "seat.watching"
    await ana.say("allow_hints", on=False)
    assert refusal(await ana.say("hint")) == "hints"


class Dreamer(Tourist):
    """A bot whose ideas are ready only when the test says so."""

    name = "dreamer"

    def __init__(self) -> None:
        self.may_stop = threading.Event()

    def ideas(self, position: Position, count: int = 3) -> tuple[Idea, ...]:
        assert self.may_stop.wait(LONG_ENOUGH)
        return super().ideas(position, count)


def test_who_waits_for_a_slow_hint_may_go_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    dreamer = Dreamer()
    monkeypatch.setitem(BOTS, "dreamer", lambda: dreamer)
    think_in_threads(monkeypatch)
    bot.cache_clear()

    @on_a_server(replace(PATIENT, hint_seconds=LONG_ENOUGH))
    async def inks_meanwhile(port: int) -> None:
        party = await open_party(port, "ana", layout=ROW)
        await party.host.say("start")
        await party.host.hear("roll")
        await party.host.send({"type": "hint", "id": 77})
        options = await party.host.say("ask")
        assert options["type"] == "options", "asked after the hint, and answered before it"
        dreamer.may_stop.set()
        assert (await party.host.hear("hinted"))["bot"] == "dreamer"

    @on_a_server(replace(PATIENT, hint_seconds=0.05))
    async def hears_another(port: int) -> None:
        party = await open_party(port, "ana", layout=ROW)
        await party.host.say("start")
        await party.host.hear("roll")
        assert (await party.host.say("hint"))["bot"] == "pathfinder"

    try:
        (tmp_path / "one").mkdir()
        (tmp_path / "two").mkdir()
        inks_meanwhile(tmp_path / "one")
        dreamer.may_stop.clear()
        hears_another(tmp_path / "two")
    finally:
        dreamer.may_stop.set()
        bot.cache_clear()


def test_a_hint_that_nobody_waits_for_any_more_is_given_up(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    thoughts: list[Future[object]] = []

    def ask(*_: object, **__: object) -> Future[object]:
        thoughts.append(Future())
        return thoughts[-1]

    monkeypatch.setattr(THINKERS, "ask", ask)
    table = HostedGame(ROW, "ana", "ben")
    table.start()
    table.roll("1 1 1")

    async def scenario() -> None:
        hints = Hints(LONG_ENOUGH, ThreadExecutor())
        first, second = Connection(None, backlog=10), Connection(None, backlog=10)
        for connection in (first, second):
            hints.answer(connection, table.game, 0, 1)
        await rounds()
        assert len(thoughts) == 1, "it is thought about once"
        hints.part(first)
        await rounds()
        assert not thoughts[0].cancelled()
        hints.part(second)
        await rounds()
        assert thoughts[0].cancelled()
        for _ in range(MOST_WAITING):
            hints.answer(first, table.game, 1, 1)
        with pytest.raises(NotNow, match="wait a moment"):
            hints.answer(first, table.game, 1, 1)
        hints.part(first)

    run(scenario())


@on_a_server(replace(PATIENT, hint_seconds=LONG_ENOUGH))
async def test_a_hint_is_given_up_when_its_asker_hangs_up(port: int) -> None:
    thoughts: list[Future[object]] = []

    def ask(*_: object, **__: object) -> Future[object]:
        thoughts.append(Future())
        return thoughts[-1]

    party = await open_party(port, "ana", options="dice=by_hand")
    await party.host.say("start")
    await party.host.say("type_roll", turn=1, roll="1 2 3")
    with mock.patch.object(THINKERS, "ask", ask):
        await party.host.send({"type": "hint"})
        while not thoughts:
            await asyncio.sleep(0.01)
        await party.host.go()
        while not thoughts[0].cancelled():
            await asyncio.sleep(0.01)


async def rounds() -> None:
    """Let the event loop do all that is ready."""
    for _ in range(20):
        await asyncio.sleep(0)
