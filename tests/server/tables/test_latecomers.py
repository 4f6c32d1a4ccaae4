"""Latecomers over the wire: they play the closed turns and then join."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from support.server.event_loop import LONG_ENOUGH
from support.server.guest import Guest, Heard, Party, fetch, open_party
from support.server.robot import LateRobot, Robot, play_all
from support.server.running_server import PATIENT, on_a_server, running_server

OPEN = "adventure: temple\nname: open\ngrid:\n  o o o o o o\n"
ADVENTURES = ("temple", "island", "valley")


async def typed_party(port: int, *rolls: str) -> Party:
    """A game of ana and ben after these rolls; they fill sheets from the left, and draw dangers from the right."""
    party = await open_party(port, "ana", "ben", layout=OPEN, options="dice=by_hand")
    await party.host.say("start")
    for turn, roll in enumerate(rolls, start=1):
        await type_and_ink(party, turn, roll, "f1=!" if "!" in roll else f"{'abcde'[turn - 1]}1=1")
    return party


async def type_and_ink(party: Party, turn: int, roll: str, marks: str) -> None:
    assert (await party.host.say("type_roll", turn=turn, roll=roll))["type"] == "done"
    for guest in party.guests[:2]:
        assert (await guest.say("ink", turn=turn, marks=marks))["type"] == "inked"


async def checked(party: Party) -> list[str]:
    """The players of a finished game; asserts that its record replays and verifies."""
    record = (await party.get("/record")).text
    replayed = (await fetch(party.port, "POST", "/api/replay", {"text": record})).json()
    assert replayed["over"]
    assert (await party.get("/verify")).json()["good"]
    assert (await fetch(party.port, "POST", "/api/verify", {"text": record})).json()["good"]
    return [each["name"] for each in replayed["players"]]


@on_a_server(PATIENT)
async def test_a_newcomer_catches_up_beside_the_others_and_joins_them(port: int) -> None:
    party = await typed_party(port, "1 1 1", "2 2 !", "1 1 1")
    ana = party.host
    cleo = await party.sit("cleo", catch_up=True)
    heard = await ana.hear("seats", late=[{"name": "cleo", "turns": 0}])
    assert len(heard["seats"]) == 2
    assert (await party.get()).json()["late"] == [{"name": "cleo", "turns": 0}]
    welcome = await (await cleo.come()).hear("welcome")
    assert "you" not in welcome
    view = welcome["catch_up"]
    assert (view["name"], view["turns"], view["of"]) == ("cleo", 0, 3)
    assert view["roll"] == {"turn": 1, "roll": "1 1 1"}
    asked = await cleo.say("ask", marks="d1=3")
    assert (asked["type"], asked["may_ink"]) == ("options", True)
    await cleo.come()
    assert (await cleo.hear("welcome"))["catch_up"]["draft"] == "d1=3", "a draft outlasts a reload"
    assert (await cleo.say("ink", turn=1, marks="d1=3"))["type"] == "inked"
    view = (await cleo.hear("catch_up"))["catch_up"]
    assert (view["turns"], view["roll"]["turn"], [each["turn"] for each in view["drawn"]]) == (2, 3, [2])
    assert (await ana.hear("progress", late=[{"name": "cleo", "turns": 2}]))["here"] == [0, 1]
    free = next(space for space in ("a1", "b1") if view["drawn"][0]["mark"] != f"{space}=!")
    assert (await cleo.say("ink", turn=3, marks=f"{free}=2"))["type"] == "inked"
    for guest in (ana, party.guests[1], cleo):
        joined = await guest.hear("joined")
        assert (joined["seat"], joined["name"]) == (2, "cleo")
        assert "3" in joined["sheet"]["sheet"]
        assert [each["name"] for each in (await guest.hear("seats"))["seats"]] == ["ana", "ben", "cleo"]
    assert (await cleo.hear("welcome"))["you"] == 2
    await ana.say("type_roll", turn=4, roll="1 1 1")
    for guest in party.guests:
        choice = (await guest.say("ask"))["choices"][0]
        assert (await guest.say("ink", turn=4, marks=f"{choice['spaces'][0]}=1"))["type"] == "inked"
    assert len((await ana.hear("turn", turn=4))["changes"]) == 3


@pytest.mark.parametrize("adventure", ADVENTURES)
def test_games_with_two_latecomers_at_once_are_whole_games(tmp_path: Path, adventure: str) -> None:
    @on_a_server(PATIENT)
    async def scenario(port: int) -> None:
        party = await open_party(port, "ana", "ben", "cleo", adventure=adventure)
        await party.host.say("start")
        robots = [Robot(guest, i) for i, guest in enumerate(party.guests)]
        await play_all(robots, turns=4)
        late = [LateRobot(await party.sit(name, catch_up=True), name) for name in ("dan", "Zoë le grand")]
        async with asyncio.TaskGroup() as tasks:
            for robot in late:
                tasks.create_task(robot.play())
            for robot in late:
                await robot.is_through.wait()
            tasks.create_task(play_all(robots))
        names = await checked(party)
        assert names[:3] == ["ana", "ben", "cleo"]
        assert sorted(names[3:]) == ["Zoë le grand", "dan"]
        assert sorted(robot.seat or 0 for robot in late) == [3, 4]

    scenario(tmp_path)


@on_a_server(PATIENT)
async def test_what_is_not_a_latecomers_is_refused_and_changes_nothing(port: int) -> None:
    party = await typed_party(port, "1 1 1", "1 1 2")
    cleo = await party.sit("cleo", catch_up=True)
    await cleo.come()
    before = (await cleo.hear("welcome"))["catch_up"]
    for kind, fields, code in (
        ("ink", {"turn": 2, "marks": "a1=1"}, "stale.late"),
        ("ink", {"turn": 3, "marks": "a1=1"}, "stale.late"),
        ("ink", {"turn": 1, "marks": "a1=9"}, "G4"),
        ("ink", {"turn": 1, "marks": "a1=!"}, "G6.none"),
        ("ink", {"turn": 1, "marks": "a1"}, "notation.mark"),
        ("ask", {"marks": "z9=1"}, "T1.off"),
        ("ask", {"marks": "a1=1 b1=1"}, "T2.one"),
        ("start", {}, "host"),
        ("skip", {}, "host"),
        ("remove", {"name": "ana"}, "host"),
        ("type_roll", {"turn": 3, "roll": "1 1 1"}, "host"),
        ("extend", {}, "seat.watching"),
    ):
        refused = await cleo.say(kind, **fields)
        assert (refused["type"], refused["code"]) == ("refused", code), (kind, fields)
    for name in ("cleo", "ana"):
        assert (await party.post("/seats", {"name": name, "catch_up": True})).json()["code"] == "name.taken"
    assert (await party.post("/seats", {"name": "x", "catch_up": "now"})).status == 400
    await cleo.come()
    assert (await cleo.hear("welcome"))["catch_up"] == before
    assert (await party.get("/record")).text.count("cleo") == 0, "nothing of a late sheet is told before it joins"


@on_a_server(PATIENT)
async def test_a_latecomers_turn_sent_twice_or_by_two_tabs_counts_once(port: int) -> None:
    party = await typed_party(port, "1 1 1", "1 1 2")
    cleo = await party.sit("cleo", catch_up=True)
    other = Guest(port, party.code, cleo.token)
    for tab in (cleo, other):
        await (await tab.come()).hear("welcome")
    answers = await asyncio.gather(*(tab.say("ink", turn=1, marks="a1=1") for tab in (cleo, other, cleo)))
    assert [each["type"] for each in answers] == ["inked"] * 3
    for tab in (cleo, other):
        assert (await tab.hear("catch_up"))["catch_up"]["turns"] == 1, "both tabs hear of it"
    assert (await other.say("ink", turn=1, marks="b1=1"))["code"] == "G8.committed"
    await other.go()


@on_a_server(PATIENT)
async def test_solo_games_lobbies_and_locked_tables_take_no_latecomer(port: int) -> None:
    lobby = await open_party(port, "ana", "ben", come=False)
    assert (await lobby.post("/seats", {"name": "x", "catch_up": True})).json()["code"] == "lobby"
    solo = await open_party(port, "ana")
    await solo.host.say("start")
    reply = await solo.post("/seats", {"name": "x", "catch_up": True})
    assert (reply.status, reply.json()["code"]) == (409, "solo")
    party = await typed_party(port, "1 1 1")
    await party.host.say("lock")
    assert (await party.post("/seats", {"name": "x", "catch_up": True})).json()["code"] == "locked"


@on_a_server()
async def test_nobody_waits_for_a_latecomer(port: int) -> None:
    """The table does not wait for latecomers, connected or not, and no bot plays their closed turns."""
    party = await open_party(port, "ana", "ben")
    await party.host.say("start")
    robots = [Robot(guest, i) for i, guest in enumerate(party.guests)]
    await play_all(robots, turns=2)
    cleo = await party.sit("cleo", catch_up=True)
    await play_all(robots)
    assert await checked(party) == ["ana", "ben"]
    end = (await (await cleo.come()).hear("welcome"))["catch_up"]
    assert end["says"] == "the game ended before you had caught up; you can watch how it went"
    assert "roll" not in end
    assert (await cleo.say("ask"))["code"] == "T8"


@on_a_server(PATIENT)
async def test_a_latecomer_hears_that_the_game_has_ended_without_them(port: int) -> None:
    party = await typed_party(port, *["1 1 1"] * 5)
    cleo = await party.sit("cleo", catch_up=True)
    await (await cleo.come()).hear("welcome")
    await type_and_ink(party, 6, "1 1 1", "f1=1")
    assert (await cleo.hear("end"))["ended"]["winners"]
    assert "before you had caught up" in (await cleo.hear("catch_up"))["catch_up"]["says"]


@on_a_server(PATIENT)
async def test_latecomers_leave_or_are_removed(port: int) -> None:
    party = await typed_party(port, "1 1 1")
    cleo, dan = [await party.sit(name, catch_up=True) for name in ("cleo", "dan")]
    for guest in (cleo, dan):
        await (await guest.come()).hear("welcome")
    assert (await cleo.say("leave"))["type"] == "done"
    assert (await cleo.say("ask"))["code"] == "token"
    assert (await party.host.say("remove", name="dan"))["type"] == "done"
    assert "late" not in await party.guests[1].hear("seats", number=await last_number(party))
    assert (await dan.say("ink", turn=1, marks="a1=1"))["code"] == "token"
    await dan.come()
    assert (await dan.hear("refused"))["code"] == "token"
    again = await party.sit("dan", catch_up=True)
    assert (await (await again.come()).hear("welcome"))["catch_up"]["turns"] == 0


async def last_number(party: Party) -> int:
    watching = await Guest(party.port, party.code).come()
    number = int((await watching.hear("welcome"))["number"])
    await watching.go()
    return number


@on_a_server(PATIENT)
async def test_who_joined_while_away_is_shown_the_table_from_their_seat(port: int) -> None:
    party = await typed_party(port, "1 1 1")
    cleo = await party.sit("cleo", catch_up=True)
    await (await cleo.come()).hear("welcome")
    await party.host.say("type_roll", turn=2, roll="1 1 !")
    await cleo.hear("roll")
    await cleo.say("ink", turn=1, marks="a1=1")
    assert "you join as soon as" in (await cleo.hear("catch_up"))["catch_up"]["says"]
    seen = cleo.number
    await cleo.go()
    for guest in party.guests[:2]:
        await guest.say("ink", turn=2, marks="f1=!")
    joined = (await party.host.hear("joined"))["number"]
    for after in (seen, joined):  # disconnected before joining, or between the message about it and the next one
        await cleo.come(after)
        first = await cleo.hear("welcome", "joined", "turn")
        assert (first["type"], first.get("you")) == ("welcome", 2)


def test_a_latecomer_goes_on_after_the_server_was_killed(tmp_path: Path) -> None:
    async def before(port: int) -> tuple[Party, Heard]:
        party = await typed_party(port, "1 1 1", "2 2 !", "1 1 1", "1 1 2")
        cleo = await party.sit("cleo", catch_up=True)
        await (await cleo.come()).hear("welcome")
        assert (await cleo.say("ink", turn=1, marks="a1=1"))["type"] == "inked"
        kept: Heard = (await cleo.hear("catch_up"))["catch_up"]
        await party.go()
        return party, kept

    async def after(party: Party, kept: Heard) -> None:
        cleo = Guest(party.port, party.code, party.guests[2].token, name="cleo")
        view = (await (await cleo.come(party.guests[2].number)).hear("welcome"))["catch_up"]
        assert view == kept
        assert (await cleo.say("ink", turn=1, marks="a1=1"))["type"] == "inked", "sent twice, inked once"
        robot = LateRobot(cleo, 1)
        await robot.play(turns=2)
        assert robot.acknowledged.keys() == {3, 4}
        assert (await (await cleo.come()).hear("welcome"))["you"] == 2
        await cleo.go()

    with running_server(tmp_path) as server:
        party, kept = asyncio.run(asyncio.wait_for(before(server.port), LONG_ENOUGH))
        server.kill()
        server.restart()
        asyncio.run(asyncio.wait_for(after(party, kept), LONG_ENOUGH))
