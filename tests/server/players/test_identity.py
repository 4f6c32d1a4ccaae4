"""A player without an account: a key in a cookie, another device, one file with everything, and deletion."""

from __future__ import annotations

import asyncio
import http.client
import json
from dataclasses import replace
from io import BytesIO
from pathlib import Path
from zipfile import ZipFile

from support.server.event_loop import LONG_ENOUGH
from support.server.guest import HOME, PATIENCE, Guest, refusal
from support.server.known_player import Player, begun_together, played_together
from support.server.manual_clock import ManualClock
from support.server.running_server import PATIENT, on_a_server, running_server, served

from pennypapers.hosting.texts.text_answers import given_layout
from pennypapers.hosting.tokens import token_hash
from pennypapers.notation.record import read_record
from pennypapers.server.players.move_codes import LIFETIME
from pennypapers.server.store.postgres import PostgresStore

WRONG = "ABCDEFGH"
ROUTES = (
    ("GET", "/api/me", None),
    ("POST", "/api/me", None),
    ("PUT", "/api/me", {"name": "Ana"}),
    ("PUT", "/api/me", {"name": 3}),
    ("POST", "/api/me/codes", None),
    ("POST", "/api/me/device", {"code": WRONG}),
    ("POST", "/api/me/device", {"code": "x"}),
    ("GET", "/api/games", None),
    ("GET", "/api/games?start=-1", None),
    ("GET", "/api/games/unfinished", None),
    ("GET", "/api/games/summary", None),
    ("GET", f"/api/games/{'0' * 32}/record", None),
    ("GET", f"/api/games/{'0' * 32}/steps", None),
    ("GET", "/metrics", None),
    ("GET", "/api/dailies", None),
)


def zipped(player: Player) -> dict[str, str]:
    """The files in the player's export."""
    line = http.client.HTTPConnection(HOME, player.port, timeout=PATIENCE)
    try:
        line.request("GET", "/api/games/records.zip", headers={"cookie": f"pennypapers={player.cookie}"})
        answer = line.getresponse()
        assert answer.status == 200
        assert answer.getheader("content-disposition") == 'attachment; filename="pennypapers-games.zip"'
        with ZipFile(BytesIO(answer.read())) as archive:
            return {name: archive.read(name).decode() for name in archive.namelist()}
    finally:
        line.close()


@on_a_server(PATIENT)
async def test_a_key_is_given_once_and_kept(port: int) -> None:
    ana = Player(port, "Ana")
    assert await ana.me() == {"is_known": False, "name": "", "games": 0}
    reply = await ana.fetch("POST", "/api/me")
    cookie, key = reply.headers["set-cookie"], ana.cookie
    assert all(each in cookie for each in ("HttpOnly", "SameSite=lax", "Path=/", "Max-Age"))
    await ana.known()
    assert ana.cookie == key
    assert await ana.me() == {"is_known": True, "name": "", "games": 0}
    await ana.begin(await ana.make())
    assert ana.cookie == key, "challenges go by the same key"


@on_a_server(PATIENT)
async def test_two_devices_are_one_player_by_a_code_that_is_good_once(port: int) -> None:
    phone = await Player(port, "Ana").known()
    await phone.fetch("PUT", "/api/me", {"name": "Ana"})
    await phone.play_alone()
    (open_seat,) = await begun_together(phone, seats_wanted=1)
    made = (await phone.fetch("POST", "/api/me/codes")).json()
    assert made["link"].endswith(f"/move#{made['code']}")
    assert made["qr"].startswith("<svg")
    tablet = Player(port)
    reply = await tablet.fetch("POST", "/api/me/device", {"code": made["code"].lower()})
    assert (reply.status, reply.json()) == (200, {"is_known": True, "name": "Ana", "games": 1})
    assert tablet.cookie == phone.cookie
    assert await tablet.games() == await phone.games()
    assert (await tablet.unfinished())[0]["goes_on"] is True
    seat = (await tablet.fetch("POST", f"/api/tables/{open_seat.code}/seat")).json()
    assert seat["token"] == open_seat.token
    for code in (made["code"], WRONG):
        reply = await Player(port).fetch("POST", "/api/me/device", {"code": code})
        assert (reply.status, reply.json()["code"]) == (404, "move.code")
    reply = await Player(port).fetch("POST", "/api/me/codes")
    assert (reply.status, reply.json()["code"]) == (409, "me")
    await open_seat.go()


@on_a_server(PATIENT)
async def test_what_the_other_device_had_of_its_own_joins_the_list(port: int) -> None:
    phone, tablet = await Player(port, "Ana").known(), await Player(port, "Anna").known()
    both, one = await phone.make(), await phone.make()
    await phone.play(both, 1)
    await tablet.play(both, 2)
    await tablet.play(one, 3)
    await tablet.play_alone(4)
    (seat,) = await begun_together(tablet, seats_wanted=1)
    await tablet.fetch("POST", "/api/me/device", {"code": await phone.move_code()})
    assert tablet.cookie == phone.cookie
    games = (await phone.games())["games"]
    assert {(game["kind"], game["challenge"]) for game in games} == {
        ("challenge", both),
        ("challenge", one),
        ("solo", None),
    }
    assert len(games) == 3
    (begun,) = await phone.unfinished()
    assert (begun["code"], begun["goes_on"]) == (seat.code, False), "its token is of the other key"
    assert (await phone.fetch("POST", f"/api/tables/{seat.code}/seat")).status == 403
    assert (await phone.post_run(one)).json()["code"] == "challenge.played", "no second first try"
    await seat.go()


def test_a_code_expires_and_a_new_one_replaces_it(tmp_path: Path) -> None:
    clock = ManualClock()

    async def scenario() -> None:
        async with asyncio.timeout(LONG_ENOUGH), served(tmp_path, PATIENT, clock=clock) as port:
            phone = await Player(port).known()
            old, new = await phone.move_code(), await phone.move_code()
            assert (await Player(port).fetch("POST", "/api/me/device", {"code": old})).status == 404
            await clock.pass_by(LIFETIME + 1)
            assert (await Player(port).fetch("POST", "/api/me/device", {"code": new})).status == 404

    asyncio.run(scenario())


def test_an_address_may_try_and_make_few_codes_and_ask_for_few_files(tmp_path: Path) -> None:
    limits = replace(PATIENT, moves_per_second=0.001, move_burst=3, exports_per_second=0.001, export_burst=2)

    async def scenario() -> None:
        async with asyncio.timeout(LONG_ENOUGH), served(tmp_path, limits) as port:
            ana = await Player(port).known()
            code = await ana.move_code()
            tries = [await Player(port).fetch("POST", "/api/me/device", {"code": WRONG}) for _ in range(3)]
            assert [reply.status for reply in tries] == [404, 404, 429]
            there = Player(port, address="127.0.0.2")
            assert (await there.fetch("POST", "/api/me/device", {"code": code})).status == 200, "others are not held up"
            assert [(await ana.fetch("GET", "/api/games/records.zip")).status for _ in range(3)][1:] == [200, 429]

    asyncio.run(scenario())


@on_a_server(PATIENT)
async def test_all_finished_games_are_exported_as_records_in_one_file(port: int) -> None:
    ana, ben = [await Player(port, name).known() for name in ("Ana", "Ben")]
    assert await asyncio.to_thread(zipped, ana) == {}
    await played_together(ana, ben)
    for seed in range(12):
        await ana.play_alone(seed)
    await ana.play(await ana.make(), 1)
    await begun_together(ana, seats_wanted=1)
    files = await asyncio.to_thread(zipped, ana)
    assert len(files) == 14
    assert [name[11:16] for name in files] == [f"{number:05}" for number in range(1, 15)]
    for name, text in files.items():
        assert name.endswith("-temple.game")
        assert "Ana" in read_record(text, given_layout(None)).players
    assert len(await asyncio.to_thread(zipped, ben)) == 1


@on_a_server(PATIENT)
async def test_deleting_is_for_good_and_leaves_others_what_is_theirs(port: int) -> None:
    ana, ben = [await Player(port, name).known() for name in ("Ana", "Ben")]
    code = await ana.make()
    await ana.play(code, 1)
    await ben.play(code, 2)
    await played_together(ana, ben)
    alone = await ana.play_alone()
    begun = await ana.begin(await ana.make())
    await begun.come()
    await begun.hear("welcome")
    key = ana.cookie
    reply = await ana.fetch("DELETE", "/api/me")
    assert reply.status == 200
    assert "Max-Age=0" in reply.headers["set-cookie"]
    ana.cookie = None
    for old in (Player(port, cookie=key), ana):
        assert (await old.games())["total"] == 0
        assert await old.unfinished() == []
        assert (await old.summary())["sheets"] == []
    assert [each["name"] for each in (await ben.results(code))["places"]] == ["Ben"]
    assert (await ben.get(f"{code}/runs/1/record")).status == 404
    for table in (alone.guest.code, begun.code):
        assert (await ben.fetch("GET", f"/api/tables/{table}")).status == 404
    refused = await begun.say("ink", turn=1, marks="a1=1")
    assert refusal(refused)
    (shared,) = [game for game in (await ben.games())["games"] if game["kind"] == "table"]
    assert shared["names"] == ["Ana"]
    assert "Ana" in (await ben.fetch("GET", f"/api/games/{shared['game']}/record")).text
    assert (await ana.fetch("DELETE", "/api/me")).json()["code"] == "me"
    await begun.go()


def test_keys_tokens_and_codes_are_in_no_list_view_log_or_export(tmp_path: Path) -> None:
    said: list[str] = []

    async def scenario(port: int) -> tuple[list[str], list[str]]:
        ana, ben = [await Player(port, name).known() for name in ("Ana", "Ben")]
        robots = await played_together(ana, ben)
        watching = await Guest(port, robots[0].guest.code).come()
        await watching.hear("welcome")
        await watching.go()
        begun = await begun_together(ana, ben)
        code = await ana.make()
        run = await ana.begin(code)
        move = await ana.move_code()
        keys = [str(each.cookie) for each in (ana, ben)]
        for who in (ana, ben, Player(port)):
            for method, path, data in ROUTES:
                reply = await who.fetch(method, path, data)
                said.append(f"{reply.text} { {k: v for k, v in reply.headers.items() if k != 'set-cookie'} }")
            for what in ("", "/record", "/steps", "/verify"):
                said.append((await who.fetch("GET", f"/api/tables/{begun[0].code}{what}")).text)
                said.append((await who.fetch("GET", f"/api/tables/{robots[0].guest.code}{what}")).text)
            if who.cookie:
                said.append(json.dumps(await asyncio.to_thread(zipped, who)))
        for guest in (*begun, *(robot.guest for robot in robots), watching):
            said.extend(guest.raw)
            await guest.go()
        await Player(port).fetch("POST", "/api/me/device", {"code": move})
        tokens = [str(guest.token) for guest in (*begun, run, *(robot.guest for robot in robots))]
        return [*keys, *tokens], [move]

    with running_server(tmp_path) as server:
        secrets, codes = asyncio.run(asyncio.wait_for(scenario(server.port), LONG_ENOUGH))
        assert server.stop() == 0
        said.append(server.log)
    hidden = {*secrets, *codes, *map(token_hash, secrets)}
    assert len(said) > 60
    assert not [(secret, text) for text in said for secret in hidden if secret in text]
    kept = b"".join(path.read_bytes() for path in tmp_path.glob("tables.db*"))
    for secret in (*secrets, *codes):
        assert secret.encode() not in kept, "hashes only"


def test_two_processes_know_the_same_players(tmp_path: Path, postgres_url: str) -> None:
    async def scenario() -> None:
        stores = [await PostgresStore.connect(postgres_url) for _ in range(2)]
        async with (
            asyncio.timeout(LONG_ENOUGH),
            served(tmp_path, PATIENT, store=stores[0]) as one,
            served(tmp_path, PATIENT, store=stores[1]) as other,
        ):
            ana = await Player(one, "Ana").known()
            await ana.play_alone()
            there = Player(other)
            assert (await there.fetch("POST", "/api/me/device", {"code": await ana.move_code()})).json()["games"] == 1
            await there.play_alone(3)
            assert (await ana.games())["total"] == 2
            assert (await there.fetch("DELETE", "/api/me")).status == 200
            assert (await ana.games())["total"] == 0

    asyncio.run(scenario())


@on_a_server(PATIENT)
async def test_options_lists_all_that_can_be_done_about_oneself(port: int) -> None:
    reply = await Player(port).fetch("OPTIONS", "/api/me")
    assert reply.headers["allow"] == "DELETE, GET, OPTIONS, POST, PUT"
