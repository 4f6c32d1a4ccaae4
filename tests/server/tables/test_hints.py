"""Hints: who may ask for them, when, and that computing one never delays a turn."""

from __future__ import annotations

import threading
from dataclasses import replace
from pathlib import Path

import pytest
from support.bot_positions import wake
from support.server.guest import Guest, open_party, opened, refusal
from support.server.running_server import PATIENT, on_a_server
from support.texts import FILES, drawn

from pennypapers.bots import BOTS, Idea, Position, bot, strongest
from pennypapers.bots.tourist import Tourist
from pennypapers.rules import ADVENTURES

ROW = drawn(FILES["row.layout"])


@pytest.mark.parametrize("adventure", ADVENTURES)
def test_in_a_solo_game_a_hint_is_given_and_can_be_inked(adventure: str, tmp_path: Path) -> None:
    wake(adventure)

    @on_a_server(replace(PATIENT, bot_seconds=30))
    async def ask(port: int) -> None:
        party = await open_party(port, "ana", adventure=adventure)
        assert refusal(await party.host.say("hint")) == "lobby"
        await party.host.say("start")
        assert (await opened(party.host))["hints"]
        hint = await party.host.say("hint")
        assert (hint["type"], hint["turn"], hint["bot"]) == ("hinted", 1, strongest())
        assert 1 <= len(hint["ideas"]) <= 3
        assert (await party.host.say("hint"))["ideas"] == hint["ideas"], "it is thought about once"
        inked = await party.host.say("ink", turn=1, marks=hint["ideas"][0]["marks"])
        assert inked["type"] == "inked"
        await party.go()

    ask(tmp_path)


@on_a_server(PATIENT)
async def test_at_a_table_the_host_decides_whether_hints_are_allowed(port: int) -> None:
    party = await open_party(port, "ana", "ben", layout=ROW, options="dice=by_hand")
    ana, ben = party.guests
    await ana.say("start")
    assert refusal(await ben.say("hint")) == "hints"
    assert refusal(await ben.say("allow_hints")) == "host"
    assert (await ana.say("allow_hints"))["type"] == "done"
    assert (await ben.hear("seats"))["hints"]
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
        assert self.may_stop.wait(30)
        return super().ideas(position, count)


def test_who_waits_for_a_slow_hint_may_go_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    dreamer = Dreamer()
    monkeypatch.setitem(BOTS, "dreamer", lambda: dreamer)
    bot.cache_clear()

    @on_a_server(replace(PATIENT, bot_seconds=60))
    async def inks_meanwhile(port: int) -> None:
        party = await open_party(port, "ana", layout=ROW)
        await party.host.say("start")
        await party.host.send({"type": "hint", "id": 77})
        options = await party.host.say("ask")
        assert options["type"] == "options", "asked after the hint, and answered before it"
        dreamer.may_stop.set()
        assert (await party.host.hear("hinted"))["bot"] == "dreamer"

    @on_a_server(replace(PATIENT, bot_seconds=0.05))
    async def hears_another(port: int) -> None:
        party = await open_party(port, "ana", layout=ROW)
        await party.host.say("start")
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
