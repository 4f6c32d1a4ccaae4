"""Pause, clock, extended time and skip."""

from __future__ import annotations

from support.server.guest import Guest, fetch, open_party, opened, refusal
from support.server.manual_clock import ManualClock
from support.server.robot import Robot, play_all
from support.server.running_server import PATIENT, QUICK, on_a_server
from support.texts import FILES, drawn

ROW = drawn(FILES["row.layout"])


PAUSED, RUNNING, EXTENDED, SHORTENED, TOLD = (ManualClock() for _ in range(5))
A_MOMENT = 0.1
"""After time is up, so that the timer that is set for it has gone off."""


@on_a_server(clock=PAUSED)
async def test_nothing_happens_in_a_pause(port: int) -> None:
    party = await open_party(port, "ana", "ben", layout=ROW)
    ana, ben = party.guests
    await ana.say("start")
    await ana.hear("roll")
    assert (await ana.say("pause"))["type"] == "done"
    assert (await ben.hear("seats", paused=True))["paused"]
    await ben.go()
    assert refusal(await ana.say("ink", turn=1, marks="a1=1")) == "paused"
    assert (await ana.say("skip"))["type"] == "done"
    await ana.hear("progress", here=[0])
    await PAUSED.pass_by(2 * QUICK.away_seconds)
    assert (await party.get()).json()["turns"] == 0
    assert (await opened(ana))["waiting"] == [0, 1]
    assert (await ana.say("pause", on=False))["type"] == "done"
    assert (await ana.hear("turn", turn=1))["turns"][1]["by_bot"]


@on_a_server(PATIENT)
async def test_the_host_skips_who_is_still_thinking(port: int) -> None:
    party = await open_party(port, "ana", "ben")
    await party.host.say("start")
    robot = Robot(party.guests[1], 1)
    await robot.play(turns=1)
    assert (await party.host.say("skip"))["type"] == "done"
    closed = await party.host.hear("turn", turn=1)
    assert [each.get("by_bot", False) for each in closed["turns"]] == [True, False]
    assert closed["turns"][1]["marks"].startswith(robot.acknowledged[1])
    await party.host.hear("roll")
    assert refusal(await party.host.say("ink", turn=1, marks="a1=1")) == "stale"
    assert (await opened(party.host))["waiting"] == [0, 1], "the skip was for one turn"


@on_a_server(PATIENT, clock=RUNNING)
async def test_a_turn_that_is_out_of_time_is_played_by_a_bot(port: int) -> None:
    party = await open_party(port, "ana", "ben", layout=ROW, clock=5)
    await party.host.say("start")
    assert (await party.host.hear("roll"))["roll"]["seconds_left"] == 5
    await RUNNING.pass_by(2)
    await party.host.say("pause")
    await RUNNING.pass_by(60)
    assert (await opened(party.guests[1]))["roll"]["seconds_left"] == 3, "the clock stands in a pause"
    await party.host.say("pause", on=False)
    closed = await RUNNING.passing(party.host.hear("turn", turn=1), 3)
    assert [each["by_bot"] for each in closed["turns"]] == [True, True]
    assert (await party.host.hear("roll"))["roll"]["seconds_left"] == 5


@on_a_server(PATIENT)
async def test_bad_clocks_and_seats_are_refused(port: int) -> None:
    for wish in ({"clock": 0}, {"clock": -5}, {"clock": 1e9}, {"seats_wanted": 0}, {"seats_wanted": 101}):
        assert (await fetch(port, "POST", "/api/tables", {"adventure": "temple", **wish})).status == 400


@on_a_server(PATIENT, clock=EXTENDED)
async def test_a_seat_that_asks_for_it_has_ten_times_the_clock(port: int) -> None:
    party = await open_party(port, "ana", "ben", "cleo", layout=ROW, clock=5)
    ana, ben, cleo = party.guests
    assert (await ben.say("extend"))["type"] == "done", "in the lobby"
    await ana.say("start")
    assert (await cleo.say("extend", on=True))["type"] == "done", "in the game"
    assert (await cleo.say("extend", on=False))["type"] == "done"
    seats = (await opened(cleo))["seats"]
    assert [each.get("extended", False) for each in seats] == [False, True, False]
    roll = (await ana.hear("roll"))["roll"]
    assert (roll["seconds_left"], roll["extended_left"]) == (5, 50)
    await EXTENDED.pass_by(5 + A_MOMENT)
    assert (await ana.hear("progress", waiting=[1]))["turn"] == 1, "the others are played for when their time is up"
    assert (await party.get()).json()["turns"] == 0
    assert (await ana.say("skip"))["type"] == "done"
    closed = await ana.hear("turn", turn=1)
    assert [each["by_bot"] for each in closed["turns"]] == [True, True, True]


@on_a_server(PATIENT, clock=SHORTENED)
async def test_a_seat_that_gives_up_extended_time_may_be_out_of_time_at_once(port: int) -> None:
    party = await open_party(port, "ana", "ben", layout=ROW, clock=5)
    ana, ben = party.guests
    await ben.say("extend")
    await ana.say("start")
    await ana.hear("roll")
    await SHORTENED.pass_by(5 + A_MOMENT)
    await ana.hear("progress", waiting=[1])
    assert (await ben.say("extend", on=False))["type"] == "done"
    assert (await ana.hear("turn", turn=1))["turns"][1]["by_bot"]


@on_a_server(PATIENT)
async def test_spectators_cannot_extend_time_and_a_taken_over_seat_is_not_extended(port: int) -> None:
    party = await open_party(port, "ana", "ben", layout=ROW, clock=5)
    ana, ben = party.guests
    watching = await Guest(port, party.code).come()
    assert refusal(await watching.say("extend")) == "seat.watching"
    await ben.say("extend")
    await ana.say("start")
    await ben.say("leave")
    taken = (await party.post("/seats", {"take_over": 1})).json()
    again = Guest(port, party.code, taken["token"])
    assert "extended" not in (await opened(again))["seats"][1], "it was its owner's wish, not the seat's"


@on_a_server(PATIENT, clock=TOLD)
async def test_the_seats_message_has_the_time_left(port: int) -> None:
    party = await open_party(port, "ana", "ben", layout=ROW, clock=20)
    ana, ben = party.guests
    assert "seconds_left" not in await ben.hear("seats"), "nothing is open in the lobby"
    await ana.say("start")
    await ana.hear("roll")
    await TOLD.pass_by(3)
    await ana.say("pause")
    paused = await ben.hear("seats", paused=True)
    assert (paused["seconds_left"], paused["extended_left"]) == (17, 197)
    await TOLD.pass_by(30)
    await ana.say("pause", on=False)
    going = await ben.hear("seats", paused=False)
    assert (going["seconds_left"], going["extended_left"]) == (17, 197)


@on_a_server(PATIENT)
async def test_extended_time_is_kept_for_the_rematch(port: int) -> None:
    party = await open_party(port, "ana", "ben", layout=ROW)
    ana, ben = party.guests
    await ben.say("extend")
    await ana.say("start")
    await play_all([Robot(ana, 1), Robot(ben, 2)])
    await opened(ana)
    await opened(ben)
    await ana.say("play_again")
    again = Guest(port, (await ben.hear("rematch"))["code"], ben.token)
    assert [each.get("extended", False) for each in (await opened(again))["seats"]] == [False, True]
