"""The list of a player's games: what is in it, for whom, and what was reached."""

from __future__ import annotations

import asyncio
from math import sqrt
from pathlib import Path

import pytest
from support.server.event_loop import LONG_ENOUGH
from support.server.guest import Guest, refusal
from support.server.known_player import Player, begun_together, played_together
from support.server.robot import Robot, play_all
from support.server.running_server import PATIENT, on_a_server, running_server, served

from pennypapers.challenges.paired import paired
from pennypapers.hosting.runs import FinishedRun, sort_key
from pennypapers.server.store.sqlite import SqliteStore


@on_a_server(PATIENT)
async def test_a_solo_game_is_unfinished_and_then_finished(port: int) -> None:
    ana = await Player(port, "Ana").known()
    assert (await ana.games(), await ana.unfinished()) == ({"total": 0, "start": 0, "games": []}, [])
    guests = await begun_together(ana, seats_wanted=1, layout="front")
    (begun,) = await ana.unfinished()
    assert (begun["kind"], begun["code"], begun["side"], begun["phase"]) == ("solo", guests[0].code, "front", "playing")
    assert (begun["goes_on"], begun["names"], begun["turn"]) == (True, [], 1)
    await play_all([Robot(guests[0], 1)])
    assert await ana.unfinished() == []
    (game,) = (await ana.games())["games"]
    assert (game["kind"], game["adventure"], game["side"], game["place"]) == ("solo", "temple", "front", None)
    assert game["rank"]
    (sheet,) = (await ana.summary())["sheets"]
    assert (sheet["adventure"], sheet["side"], sheet["games"]) == ("temple", "front", 1)
    assert sheet["best"] == sheet["mean"] == game["stars"]
    assert (await ana.summary())["ranks"] == [{"rank": game["rank"], "games": 1}]
    record = await ana.fetch("GET", f"/api/games/{game['game']}/record")
    assert record.text == (await ana.fetch("GET", f"/api/tables/{guests[0].code}/record")).text
    steps = await ana.fetch("GET", f"/api/games/{game['game']}/steps")
    assert steps.json() == (await ana.fetch("GET", f"/api/tables/{guests[0].code}/steps")).json()
    assert record.headers["cache-control"] == "no-store"


@on_a_server(PATIENT)
async def test_a_finished_table_is_in_everyones_list_and_in_nobody_elses(port: int) -> None:
    ana, ben, cleo = [await Player(port, name).known() for name in ("Ana", "Ben", "Cleo")]
    nobody = Player(port, "Dora")
    await played_together(ana, ben, nobody, seed=3)
    lists = [(await player.games())["games"] for player in (ana, ben)]
    for (game,), others in zip(lists, (["Ben", "Dora"], ["Ana", "Dora"]), strict=True):
        assert (game["kind"], game["names"], game["players"], game["rank"]) == ("table", others, 3, None)
    assert lists[0][0]["game"] == lists[1][0]["game"]
    for other in (cleo, nobody):
        assert (await other.games())["total"] == 0
        reply = await other.fetch("GET", f"/api/games/{lists[0][0]['game']}/record")
        assert (reply.status, reply.json()["code"]) == ((404, "game.unknown") if other is cleo else (409, "me"))
    assert nobody.cookie is None, "whoever sends no key gets none"


@on_a_server(PATIENT)
async def test_seats_that_were_refused_left_or_are_not_to_be_listed_are_in_no_list(port: int) -> None:
    ana, ben, cleo = [await Player(port, name).known() for name in ("Ana", "Ben", "Cleo")]
    code, host = await ana.open_table()
    hers, his = await ana.take_seat(code, host), await ben.take_seat(code)
    refused = await cleo.fetch("POST", f"/api/tables/{code}/seats", {"name": "Ana"})
    assert refused.json()["code"] == "name.taken"
    await cleo.take_seat(code, listed=False)
    assert [len(await player.unfinished()) for player in (ana, ben, cleo)] == [1, 1, 0]
    (in_lobby,) = await ana.unfinished()
    assert (in_lobby["phase"], in_lobby["names"], in_lobby["turn"]) == ("lobby", ["Ben", "Cleo"], 0)
    await his.come()
    await his.say("leave")
    assert await ben.unfinished() == []
    await hers.go()


@on_a_server(PATIENT)
async def test_a_rematch_belongs_to_the_same_players(port: int) -> None:
    ana, ben = [await Player(port, name).known() for name in ("Ana", "Ben")]
    robots = await played_together(ana, ben)
    host = await Guest(port, robots[0].guest.code, robots[0].guest.token).come()
    await host.hear("welcome")
    await host.say("play_again")
    code = (await host.hear("rematch"))["code"]
    again = [await Guest(port, code, robot.guest.token).come() for robot in robots]
    assert [(await player.unfinished())[0]["code"] for player in (ana, ben)] == [code, code]
    for guest in again:
        await guest.hear("welcome")
    await again[0].say("start")
    await play_all([Robot(guest, 7 + at) for at, guest in enumerate(again)])
    assert [(await player.games())["total"] for player in (ana, ben)] == [2, 2]
    await host.go()


@on_a_server(PATIENT)
async def test_a_seat_can_be_had_at_another_device_of_the_player_and_by_nobody_else(port: int) -> None:
    ana, ben = [await Player(port, name).known() for name in ("Ana", "Ben")]
    guests = await begun_together(ana, ben)
    code = guests[0].code
    tablet = Player(port, cookie=ana.cookie)
    seat = (await tablet.fetch("POST", f"/api/tables/{code}/seat")).json()
    assert (seat["code"], seat["token"], seat["name"], seat["is_solo"]) == (code, guests[0].token, "Ana", False)
    cleo, nobody = await Player(port, "Cleo").known(), Player(port)
    for other, refused in ((cleo, (403, "token")), (nobody, (409, "me"))):
        reply = await other.fetch("POST", f"/api/tables/{code}/seat")
        assert (reply.status, reply.json()["code"]) == refused
    challenge = await ana.make()
    run = await ana.begin(challenge)
    assert (await tablet.fetch("POST", f"/api/tables/{run.code}/seat")).json()["token"] == run.token
    assert (await cleo.fetch("POST", f"/api/tables/{run.code}/seat")).status == 403
    for guest in guests:
        await guest.go()


@on_a_server(PATIENT)
async def test_runs_dailies_and_practice_are_told_apart(port: int) -> None:
    ana = await Player(port, "Ana").known()
    code = await ana.make(title="Tea")
    await ana.play(code, 1)
    await ana.play(code, 2, again=True)
    await ana.begin(await ana.make())
    practice, first = (await ana.games())["games"]
    assert (first["kind"], first["title"], first["challenge"], first["place"]) == ("challenge", "Tea", code, 1)
    assert (practice["attempt"], practice["place"], practice["run"]) == (2, None, 2)
    assert [each["games"] for each in (await ana.summary())["sheets"]] == [1]
    (begun,) = await ana.unfinished()
    assert (begun["kind"], begun["attempt"], begun["goes_on"]) == ("challenge", 1, True)
    assert len((await ana.games("?start=1&count=1"))["games"]) == 1
    assert (await ana.fetch("GET", "/api/games?count=101")).status == 400


def test_stars_against_the_bot_are_those_of_first_runs_with_dice_that_nobody_knew(tmp_path: Path) -> None:
    async def scenario() -> None:
        store = SqliteStore(tmp_path / "tables.db")
        async with asyncio.timeout(LONG_ENOUGH), served(tmp_path, PATIENT, store=store) as port:
            ana = await Player(port, "Ana").known()
            assert (await ana.summary())["against"] is None
            differences = []
            for number in range(4):
                code = await ana.make()
                await ana.play(code, number)
                await ana.play(code, number + 50, again=True)
                stars = (await ana.look(code))["mine"][0]["stars"]
                bot = FinishedRun("a record", 7, sort_key(7, 0), "tourist")
                await store.challenges.add_bot(code, bot="explorer", name="Explorer", finished=bot)
                differences.append(stars - 7)
            (robot,) = await played_together(ana)
            known = await ana.make(table=robot.guest.code)
            await ana.play(known, 9)
            await store.challenges.add_bot(known, bot="explorer", name="Explorer", finished=bot)
            against = (await ana.summary())["against"]
            mean = sum(differences) / 4
            error = sqrt(sum((each - mean) ** 2 for each in differences) / 3 / 4)
            assert (against["bot"], against["games"]) == ("explorer", 4)
            assert against["mean"] == pytest.approx(mean)
            assert against["error"] == pytest.approx(error)

    asyncio.run(scenario())


def test_a_single_game_has_no_error_and_none_no_mean() -> None:
    single = paired([5])
    assert single is not None
    assert (single.games, single.mean, single.error) == (1, 5.0, None)
    assert paired([]) is None


def test_a_game_that_ends_as_the_server_is_killed_is_in_the_list(tmp_path: Path) -> None:
    async def play(port: int) -> Player:
        ana = await Player(port, "Ana").known()
        await played_together(ana)
        return ana

    with running_server(tmp_path) as server:
        ana = asyncio.run(asyncio.wait_for(play(server.port), LONG_ENOUGH))
        server.kill()
        server.restart()
        ana.port = server.port
        assert asyncio.run(ana.games())["total"] == 1


@on_a_server(PATIENT)
async def test_names_of_any_kind_come_back_as_they_were(port: int) -> None:
    odd = "&lt; 'x' \\ 🦊 {n} Ä"
    ana, ben = await Player(port, odd).known(), await Player(port, "Ben").known()
    await played_together(ana, ben)
    assert (await ben.games())["games"][0]["names"] == [odd]
    reply = await ana.fetch("PUT", "/api/me", {"name": odd})
    assert (reply.status, reply.json()["name"]) == (200, odd)
    for bad, code in (
        ("", "name.empty"),
        ("a\u202eb", "name.unseen"),
        ("x" * 41, "name.long"),
        ("\u2800", "name.unseen"),
    ):
        refused = await ana.fetch("PUT", "/api/me", {"name": bad})
        assert refusal(refused.json() | {"type": "refused"}) == code
    assert (await ana.me())["name"] == odd
