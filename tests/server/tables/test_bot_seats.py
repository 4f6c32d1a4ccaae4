"""Bots' seats: chosen by the host, computed outside the event loop, and never delaying a table for long."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from support.bot_positions import wake
from support.hosting.hosted_game import HostedGame
from support.server.event_loop import LONG_ENOUGH
from support.server.guest import Guest, fetch, open_party, opened, refusal
from support.server.in_thread import think_in_threads
from support.server.robot import Robot
from support.server.running_server import PATIENT, on_a_server
from support.texts import FILES, drawn

from pennypapers.bots import BOTS, Bot, Idea, Position, bot
from pennypapers.bots.lineup import Budget, search_budget
from pennypapers.hosting.not_now import NotNow
from pennypapers.hosting.protocol import requests
from pennypapers.rules import ADVENTURES, Mark, Write, parse_marks
from pennypapers.server.session.bots.bot_turns import ink_all, play_seat

ROW = drawn(FILES["row.layout"])
AT_ONCE = replace(PATIENT, bot_seconds=0.05)
"""Limits that give a slow bot no extra time."""


class Dreamer:
    """A bot that waits until the test releases it, and then writes the highest number, which Pathfinder would not."""

    name = "dreamer"

    def __init__(self) -> None:
        self.may_stop = threading.Event()
        self.has_begun = threading.Event()

    def turn(self, position: Position, rng: Random) -> tuple[Mark, ...]:
        assert rng
        self.has_begun.set()
        assert self.may_stop.wait(LONG_ENOUGH)
        choice = position.draft.options.choices[0]
        return (Write(choice.spaces[-1], choice.values[-1]),)

    def ideas(self, position: Position, count: int = 3) -> tuple[Idea, ...]:
        raise NotImplementedError


class Cheat(Dreamer):
    """A bot that writes a number that the dice do not make."""

    name = "cheat"

    def turn(self, position: Position, rng: Random) -> tuple[Mark, ...]:
        assert rng
        return (Write(position.layout.spaces[0], 99),)


@pytest.fixture
def dreamer(monkeypatch: pytest.MonkeyPatch) -> Iterator[Dreamer]:
    """Registers the slow bot during the test."""
    dreamer = Dreamer()
    monkeypatch.setitem(BOTS, "dreamer", lambda: dreamer)
    monkeypatch.setitem(BOTS, "cheat", Cheat)
    think_in_threads(monkeypatch)
    bot.cache_clear()
    yield dreamer
    dreamer.may_stop.set()
    bot.cache_clear()


@on_a_server(PATIENT)
async def test_a_host_chooses_how_strong_each_bot_is(port: int) -> None:
    party = await open_party(port, "ana")
    assert (await party.host.say("add_bot", bot="tourist"))["type"] == "done"
    assert (await party.host.say("add_bot", name="Robin"))["type"] == "done"
    added = await party.post("/bots", {"bot": "pathfinder", "name": "Cleo"}, token=party.host.token)
    assert [seat.get("bot") for seat in added.json()["seats"]] == [None, "tourist", "pathfinder", "pathfinder"]
    assert refusal(await party.host.say("add_bot", bot="deep blue")) == "bot"
    wrong = await party.post("/bots", {"bot": "deep blue"}, token=party.host.token)
    assert (wrong.status, wrong.json()["facts"]["bot"]) == (409, "deep blue")
    assert "tourist, pathfinder" in wrong.json()["says"]
    assert (await fetch(port, "GET", "/api/bots")).json() == list(BOTS)


class Noted:
    """A bot that notes the seats it plays for, and searches little."""

    def __init__(self, noted: Bot) -> None:
        self.name, self.ideas = noted.name, noted.ideas
        self.seats: set[int] = set()
        self._bot = noted

    def itself(self) -> Noted:
        return self

    def turn(self, position: Position, rng: Random) -> tuple[Mark, ...]:
        self.seats.add(position.seat)
        with search_budget(Budget(candidates=4, effort=2, turns=2)):
            return self._bot.turn(position, rng)


@pytest.fixture
def noted(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[Noted]]:
    """All bots, weakest first, while the test runs."""
    think_in_threads(monkeypatch)
    bots = [Noted(bot(name)) for name in BOTS]
    for each in bots:
        monkeypatch.setitem(BOTS, each.name, each.itself)
    bot.cache_clear()
    yield bots
    bot.cache_clear()


@pytest.mark.parametrize("adventure", ADVENTURES)
def test_bots_of_every_strength_play_a_whole_game_with_a_person(
    adventure: str, noted: list[Noted], tmp_path: Path
) -> None:
    wake(adventure)
    for each in noted:
        each.seats.clear()

    @on_a_server(replace(PATIENT, bot_seconds=LONG_ENOUGH))
    async def play(port: int) -> None:
        party = await open_party(port, "ana", adventure=adventure)
        for name in BOTS:
            await party.host.say("add_bot", bot=name)
        await party.host.say("start")
        robot = Robot(party.host, 3)
        await robot.play()
        assert robot.ended
        assert [each.seats for each in noted] == [{1}, {2}, {3}, {4}], "each plays for its own seat"
        assert (await party.get("/verify")).json()["good"]
        again = await opened(party.host)
        assert [seat.get("bot") for seat in again["seats"]] == [None, *BOTS]
        await party.host.say("play_again")
        code = (await party.host.hear("rematch"))["code"]
        fresh = await opened(Guest(port, code, party.host.token))
        assert [seat.get("bot") for seat in fresh["seats"]] == [None, *BOTS], "the same bots again"
        await party.go()

    play(tmp_path)


def test_a_slow_bot_delays_nobody(dreamer: Dreamer, tmp_path: Path) -> None:
    @on_a_server(AT_ONCE)
    async def play(port: int) -> None:
        party = await open_party(port, "ana", layout=ROW, options="dice=by_hand")
        await party.host.say("add_bot", bot="dreamer")
        await party.host.say("start")
        await party.host.say("type_roll", turn=1, roll="1 1 1")
        await party.host.say("ink", turn=1, marks="a1=1")
        closed = await party.host.hear("turn")
        assert closed["turns"][1]["by_bot"]
        assert closed["turns"][1]["marks"] != "c1=3", "it is Pathfinder's turn that was played"
        assert not dreamer.may_stop.is_set(), "the bot is thinking still"

    play(tmp_path)


def test_a_bot_thinks_while_people_think_and_is_waited_for_a_moment(dreamer: Dreamer, tmp_path: Path) -> None:
    @on_a_server(replace(PATIENT, bot_seconds=60))
    async def play(port: int) -> None:
        party = await open_party(port, "ana", layout=ROW, options="dice=by_hand")
        await party.host.say("add_bot", bot="dreamer")
        await party.host.say("start")
        await party.host.say("type_roll", turn=1, roll="1 1 1")
        assert (await party.host.hear("roll"))["roll"]["turn"] == 1
        await party.host.say("ask", marks="a1=1")  # the table answers while the bot is thinking
        assert await asyncio.to_thread(dreamer.has_begun.wait, LONG_ENOUGH), "it does not wait for the person"
        await party.host.say("ink", turn=1, marks="a1=1")
        assert (await opened(party.host))["waiting"] == [1]
        dreamer.may_stop.set()
        closed = await party.host.hear("turn")
        assert closed["turns"][1]["marks"] == "c1=3", "its own turn"

    play(tmp_path)


def test_a_bots_turn_for_dice_that_were_corrected_is_dropped(dreamer: Dreamer, tmp_path: Path) -> None:
    @on_a_server(replace(PATIENT, bot_seconds=60))
    async def play(port: int) -> None:
        party = await open_party(port, "ana", layout=ROW, options="dice=by_hand")
        await party.host.say("add_bot", bot="dreamer")
        await party.host.say("start")
        await party.host.say("type_roll", turn=1, roll="5 5 5")
        assert await asyncio.to_thread(dreamer.has_begun.wait, LONG_ENOUGH)
        assert (await party.host.say("type_roll", turn=1, roll="1 1 1"))["type"] == "done"
        dreamer.may_stop.set()
        await party.host.say("ink", turn=1, marks="a1=1")
        assert (await party.host.hear("turn"))["turns"][1]["marks"] == "c1=3"

    play(tmp_path)


@pytest.mark.usefixtures("dreamer")
def test_the_usual_bot_plays_for_an_absent_seat_and_for_a_bot_that_is_too_slow(tmp_path: Path) -> None:
    @on_a_server(replace(AT_ONCE, away_seconds=0.1))
    async def play(port: int) -> None:
        party = await open_party(port, "ana", "ben", layout=ROW)
        await party.host.say("add_bot", bot="dreamer")
        await party.host.say("start")
        await party.guests[1].go()
        robot = Robot(party.host, 1)
        await robot.play()
        assert robot.ended, "Pathfinder played for both"

    play(tmp_path)


@pytest.mark.usefixtures("dreamer")
def test_the_usual_bot_plays_for_a_bot_that_breaks_a_rule() -> None:
    table = HostedGame(ROW, "ana", "ben")
    table.start()
    table.roll("1 1 1")
    marks = play_seat(table.game, 0, "cheat", "luck")
    assert table.game.draft(0).add_all(parse_marks(marks)).why_unfinished() is None


def test_a_bots_turn_for_another_roll_is_not_inked() -> None:
    table = HostedGame(ROW, "ana", "ben")
    table.start()
    table.roll("1 1 1")
    thought_of = table.game
    played = {0: play_seat(thought_of, 0, "tourist", "luck")}
    assert len(ink_all(table.hosted, thought_of, played, table.dealer)) == 1
    table.roll("2 2 2")
    assert ink_all(table.hosted, thought_of, played, table.dealer) == []


def test_an_unknown_bot_is_refused_by_name() -> None:
    table = HostedGame(ROW, "ana")
    with pytest.raises(NotNow, match="there is no bot called “hal”; there are tourist, pathfinder"):
        table.ask(requests.AddBot(bot="hal"))
