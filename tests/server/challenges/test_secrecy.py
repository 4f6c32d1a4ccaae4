"""What nobody may learn of a challenge too early: its seed, a coming roll, another's sheet, or whose run it is."""

from __future__ import annotations

import asyncio
import json
from dataclasses import dataclass, field
from pathlib import Path

from support.server.challenger import SMALL, Challenger, rolls_of
from support.server.event_loop import LONG_ENOUGH
from support.server.guest import Guest, refusal
from support.server.marks import marks_in
from support.server.robot import Robot
from support.server.running_server import PATIENT, on_a_server, running_server

from pennypapers.challenges import read_challenge
from pennypapers.hosting.tokens import token_hash
from pennypapers.server.store.sqlite import SqliteStore

TURNS = 2
OF_A_TABLE: tuple[tuple[str, str, object], ...] = (
    ("GET", "", None),
    ("GET", "/record", None),
    ("GET", "/steps", None),
    ("GET", "/verify", None),
    ("GET", "/art.svg", None),
    ("GET", "/qr.svg", None),
    ("POST", "/seats", {"name": "Mallory"}),
    ("POST", "/seats", {"name": "Mallory", "catch_up": True}),
    ("POST", "/seats", {"take_over": 0}),
    ("POST", "/bots", {}),
    ("DELETE", "/seats/0", None),
)
OPEN_TO_ALL = ("/art.svg", "/qr.svg")
"""What is printed on the sheets, and the address that was asked for."""

OF_A_CHALLENGE = (
    "",
    "/results",
    "/results?start=0&count=100",
    "/file",
    "/qr.svg",
    *(f"/runs/{number}/{what}" for number in range(1, 8) for what in ("record", "steps")),
    "/ghosts",
    *(f"/ghosts/{number}" for number in range(1, 8)),
)


@dataclass
class Seen:
    """All that a visitor was told, and the secrets that must not be in it."""

    said: list[str] = field(default_factory=list)

    async def fetch(self, who: Challenger, method: str, path: str, data: object, token: str | None = None) -> int:
        reply = await who.fetch(method, path, data, token=token)
        self.said.append(f"{reply.text} {reply.headers}")
        return reply.status

    async def listen(self, guest: Guest) -> str:
        """Say hello and a few things more; returns the code of the refusal."""
        await guest.come()
        told = refusal(await guest.hear("welcome", "refused"))
        await guest.closed()
        await guest.go()
        self.said += guest.raw
        return told


@on_a_server(PATIENT)
async def test_nothing_of_a_run_is_seen_without_its_token_or_the_key_of_its_player(port: int) -> None:
    ana, ben, cleo = Challenger(port, "Ana"), Challenger(port, "Ben"), Challenger(port, "Cleo")
    code = await ana.make()
    hers = await ana.begin(code)
    await Robot(hers, 1).play(turns=TURNS)
    his = await ben.begin(code)
    await cleo.play(code, 2)
    nobody, seen = Challenger(port, "Nobody"), Seen()
    for who in (nobody, ben, cleo):
        for token in (None, "wrong", his.token):
            for method, path, data in OF_A_TABLE:
                status = await seen.fetch(who, method, f"/api/tables/{hers.code}{path}", data, token)
                assert status == (200 if path in OPEN_TO_ALL else 403), (method, path, status)
        refused = await who.fetch("POST", "/api/challenges", {"table": hers.code})
        assert refused.json()["code"] == "challenge.run"
    for token in (None, "wrong", his.token):
        assert await seen.listen(Guest(port, hers.code, token)) == "token"
    for who in (nobody, ben):
        for path in OF_A_CHALLENGE:
            status = await seen.fetch(who, "GET", f"/api/challenges/{code}{path}", None)
            told = (200,) if path in ("", "/qr.svg") else (200, 404) if path.startswith("/ghosts") else (409,)
            assert status in told, (path, status)
    assert not marks_in(" ".join(seen.said)), "no mark of anybody"
    assert (await cleo.get(f"{code}/runs/1/steps")).status == 404, "an unfinished run is shown to nobody else"
    assert [each["name"] for each in (await cleo.results(code))["places"]] == ["Cleo"]
    for token, who in ((hers.token, nobody), (None, ana)):
        for path in ("", "/record", "/steps"):
            reply = await who.fetch("GET", f"/api/tables/{hers.code}{path}", token=token)
            assert reply.status == 200, "it is hers"
        for method, path, data in OF_A_TABLE[6:]:
            refused = await who.fetch(method, f"/api/tables/{hers.code}{path}", data, token=token or hers.token)
            assert refused.json()["code"] == "challenge.run", "nobody sits down at it, not even she"


@on_a_server(PATIENT)
async def test_the_dice_of_a_finished_run_make_no_other_challenge_and_are_not_verified(port: int) -> None:
    """Others have yet to play them."""
    ana = Challenger(port)
    robot = await ana.play(await ana.make(), 1)
    table = robot.guest.code
    assert (await ana.fetch("POST", "/api/challenges", {"table": table})).json()["code"] == "challenge.run"
    assert (await ana.fetch("GET", f"/api/tables/{table}/verify")).json()["code"] == "challenge.open"


@on_a_server(PATIENT)
async def test_no_roll_is_told_before_the_one_before_it_is_inked(port: int) -> None:
    ana = Challenger(port)
    code = await ana.make()
    await ana.play(code, 1)
    ben = Challenger(port, "Ben")
    robot = Robot(await ben.begin(code), 2)
    await robot.play(turns=TURNS)
    async with asyncio.timeout(LONG_ENOUGH):
        guest = await robot.guest.come()
        await guest.hear("welcome")
    await guest.go()
    assert len(rolls_of(robot)) == TURNS + 1
    look = json.dumps(await ben.look(code))
    assert "roll" not in look.replace("known_rolls", "")
    assert not marks_in(look)
    record = (await ben.fetch("GET", f"/api/tables/{robot.guest.code}/record")).text
    assert record.rstrip().splitlines()[-1].startswith(f"{TURNS}."), "closed turns only"


def test_seed_keys_and_tokens_are_in_no_message_answer_error_or_log(tmp_path: Path) -> None:
    """Two people play, one to the end, with all kinds of requests and errors."""
    seen = Seen()

    async def scenario(port: int) -> tuple[str, list[Challenger], list[str]]:
        ana, ben = Challenger(port, "Ana"), Challenger(port, "Ben")
        code = await ana.make(closes_in_hours=1)
        first = await ana.play(code, 1)
        second = Robot(await ben.begin(code), 2)
        await second.play(turns=TURNS)
        for guest in (first.guest, second.guest):
            await guest.come()
            await guest.hear("welcome")
            for odd in ("", "{", '{"type":"seed"}', '{"type":"ink","marks":"\\ud800"}', "null", b"\xff\x00"):
                await guest.send(odd)
            for kind in ("start", "ask", "explain", "ink", "skip", "leave", "play_again", "pause", "set_up", "hello"):
                await guest.say(kind)
            await guest.go()
            seen.said += guest.raw
        for who in (ana, ben, Challenger(port)):
            for path in OF_A_CHALLENGE:
                await seen.fetch(who, "GET", f"/api/challenges/{code}{path}", None)
            for body in ('{"name": 3}', "[]", '{"seed": 1}'):
                await seen.fetch(who, "POST", f"/api/challenges/{code}/runs", json.loads(body))
            for method, path, data in OF_A_TABLE:
                await seen.fetch(who, method, f"/api/tables/{first.guest.code}{path}", data, first.guest.token)
            for path in ("/metrics", "/healthz", "/schema/openapi.json", "/api/messages.json"):
                await seen.fetch(who, "GET", path, None)
        return code, [ana, ben], [str(each.guest.token) for each in (first, second)]

    with running_server(tmp_path) as server:
        code, people, tokens = asyncio.run(asyncio.wait_for(scenario(server.port), LONG_ENOUGH))
        assert server.stop() == 0
        seen.said.append(server.log)
    text = asyncio.run(_text(tmp_path, code))
    seed = read_challenge(text, lambda _: SMALL).seed
    keys = [who.cookie or "" for who in people]
    hidden = {seed.hex(), seed.hex().upper(), repr(seed), *tokens, *map(token_hash, tokens), *map(token_hash, keys)}
    assert len(seen.said) > 100
    assert not [(secret, said) for said in seen.said for secret in hidden if secret in said]
    assert not [key for key in keys if key in seen.said[-1]], "no key is in the log"
    kept = b"".join(path.read_bytes() for path in tmp_path.glob("tables.db*"))
    for secret in (*keys, *tokens):
        assert secret.encode() not in kept, "hashes only"


async def _text(folder: Path, code: str) -> str:
    store = SqliteStore(folder / "tables.db")
    try:
        found = await store.challenges.find(code)
    finally:
        await store.close()
    assert found is not None
    return found.text
