"""Absent players, bots, spectators and solo games: when a table waits and when a bot plays."""

from __future__ import annotations

from support.server.guest import Guest, open_party, opened, refusal
from support.server.manual_clock import ManualClock
from support.server.robot import Robot, play_all
from support.server.running_server import PATIENT, QUICK, on_a_server
from support.texts import FILES, drawn

ROW = drawn(FILES["row.layout"])
ASLEEP = ManualClock()


@on_a_server()
async def test_a_bot_plays_for_who_is_away_and_the_owner_gets_the_seat_back(port: int) -> None:
    party = await open_party(port, "ana", "ben")
    ana, ben = party.guests
    await ana.say("start")
    await ben.go()
    robot = Robot(ana, 1)
    await robot.play(turns=3)
    back = await opened(ben)
    assert back["you"] == 1
    assert not back["seats"][1]["is_bot"]
    await ana.come()
    turn = (back.get("roll") or back["reveal"])["turn"]  # the roll may not be made yet
    ana.number = ben.number = None  # a client that names the last message it has seen gets no welcome
    both = [Robot(guest, 2) for guest in party.guests]
    await play_all(both, turns=2)
    assert max(both[1].acknowledged) >= turn, "the owner plays again"


@on_a_server(PATIENT)
async def test_a_game_waits_for_who_is_only_briefly_away(port: int) -> None:
    party = await open_party(port, "ana", "ben")
    await party.host.say("start")
    await party.guests[1].go()
    await Robot(party.host, 1).play(turns=1)
    assert (await opened(party.host))["waiting"] == [1]


@on_a_server(clock=ASLEEP)
async def test_while_nobody_is_at_a_table_nobody_counts_as_away(port: int) -> None:
    party = await open_party(port, "ana", "ben", layout=ROW, options="dice=by_hand")
    ana, ben = party.guests
    await ana.say("start")
    await ana.say("type_roll", turn=1, roll="1 1 1")
    await ben.go()  # as when the phone that both share falls asleep
    await ASLEEP.passing(ana.hear("progress", here=[0]), QUICK.progress_seconds)
    await ana.go()
    while any(seat["is_here"] for seat in (await party.get()).json()["seats"]):
        pass
    await ASLEEP.pass_by(2 * QUICK.away_seconds)
    await ana.come()
    back = ASLEEP.now()
    assert (await ana.say("ink", turn=1, marks="a1=1"))["type"] == "inked"
    closed = await ASLEEP.passing(ana.hear("turn", turn=1), QUICK.progress_seconds / 10)
    assert closed["turns"][1]["by_bot"], "ben did not come back"
    assert ASLEEP.now() >= back + QUICK.away_seconds


@on_a_server(PATIENT)
async def test_somebody_takes_over_a_bots_seat(port: int) -> None:
    party = await open_party(port, "ana", "ben")
    await party.host.say("add_bot", name="R2")
    await party.host.say("start")
    assert (await party.guests[1].say("leave"))["type"] == "done"
    for seat in (0, 3, 99):
        assert (await party.post("/seats", {"take_over": seat})).json()["code"] == "seat.not_bot"
    await party.host.say("lock")
    assert (await party.post("/seats", {"take_over": 2})).json()["code"] == "locked"
    await party.host.say("lock", on=False)
    taken = [await party.post("/seats", {"take_over": seat}) for seat in (2, 1)]
    assert [(each.status, each.json()["seat"]) for each in taken] == [(201, 2), (201, 1)]
    assert (await party.post("/seats", {"take_over": 2})).json()["code"] == "seat.not_bot", "it is no bot's any more"
    new = Guest(port, party.code, taken[0].json()["token"])
    welcome = await opened(new)
    assert (welcome["you"], welcome["seats"][2]["name"], welcome["seats"][2]["is_bot"]) == (2, "R2", False)


@on_a_server(PATIENT)
async def test_spectators_see_the_table_and_touch_nothing(port: int) -> None:
    party = await open_party(port, "ana", "ben", layout=ROW)
    watching = Guest(port, party.code)
    assert "you" not in await opened(watching)
    await party.host.say("start")
    await watching.hear("start")
    assert refusal(await watching.say("ask")) == "seat.watching"
    assert refusal(await watching.say("ink", turn=1, marks="a1=1")) == "seat.watching"
    assert refusal(await watching.say("leave")) == "seat.watching"
    await play_all([Robot(guest, i) for i, guest in enumerate(party.guests)])
    end = await watching.hear("end")
    assert end["ended"]["winners"]
    assert (await opened(watching))["phase"] == "over"


@on_a_server(PATIENT)
async def test_a_table_of_bots_plays_while_somebody_watches(port: int) -> None:
    for adventure in ("temple", "island", "valley"):
        party = await open_party(port, adventure=adventure, layout="back", options="no_door=pass crossing=manual")
        opener = await Guest(port, party.code, party.host_token).come()
        for _ in range(3):
            await opener.say("add_bot")
        await opener.say("start")
        await opener.hear("end")
        assert (await party.get("/verify")).json()["good"]
        await opener.go()


@on_a_server(PATIENT)
async def test_solo_is_a_table_of_one(port: int) -> None:
    party = await open_party(port, "ana", adventure="valley")
    await party.host.say("start")
    robot = Robot(party.host, 5)
    await robot.play()
    assert robot.ended is not None
    assert robot.ended["rank"] in ("tourist", "pathfinder", "voyager", "explorer")
    assert robot.ended["winners"] == []
    # V17: each snake drawn makes every rank four stars easier.
    snakes = (90 - robot.ended["thresholds"][0]) // 4
    assert robot.ended["thresholds"] == [90 - 4 * snakes, 110 - 4 * snakes, 130 - 4 * snakes]
    record = (await party.get("/record")).text
    assert record.count("=!") == snakes
    assert "mode: solo" in (await party.get("/record")).text
