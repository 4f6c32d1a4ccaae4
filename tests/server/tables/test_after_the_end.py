"""The end of a game and after: the seed, the record, and a rematch."""

from __future__ import annotations

import hashlib

from support.server.guest import Guest, Party, fetch, open_party, opened, refusal
from support.server.robot import Robot, play_all
from support.server.running_server import PATIENT, on_a_server
from support.texts import FILES, drawn

ROW = drawn(FILES["row.layout"])


async def finished_party(port: int, *, adventure: str = "temple", layout: str = ROW) -> Party:
    party = await open_party(port, "ana", "ben", adventure=adventure, layout=layout)
    await party.host.say("start")
    await play_all([Robot(guest, i) for i, guest in enumerate(party.guests)])
    return party


@on_a_server(PATIENT)
async def test_the_seal_is_there_before_the_first_roll_and_the_seed_at_the_end(port: int) -> None:
    party = await open_party(port, "ana", layout=ROW)
    seal = (await party.get()).json()["seal"]
    assert (await opened(party.host))["seal"] == seal
    assert (await party.get("/record")).json()["code"] == "lobby"
    assert (await party.get("/verify")).json()["code"] == "playing.seed"
    await party.host.say("start")
    assert (await party.get("/verify")).json()["code"] == "playing.seed"
    assert f"x-seal: {seal}" in (await party.get("/record")).text
    robot = Robot(party.host, 1)
    await robot.play()
    assert robot.ended is not None
    assert hashlib.sha256(bytes.fromhex(robot.ended["seed"])).hexdigest() == seal
    record = (await party.get("/record")).text
    assert f"x-seal: {seal}" in record
    assert f"x-seed: {robot.ended['seed']}" in record


@on_a_server(PATIENT)
async def test_every_seats_entropy_goes_into_the_dice(port: int) -> None:
    party = await open_party(port, "ana", layout=ROW, come=False)
    assert (await party.post("/seats", {"name": "ben", "entropy": "00ff" * 8})).status == 201
    for odd in ("0", "xy", "AB", "00" * 65, "00\n"):
        assert (await party.post("/seats", {"name": "cleo", "entropy": odd})).status == 400
    await opened(party.host)
    await party.host.say("start")
    await party.host.say("remove", seat=1)
    robot = Robot(party.host, 1)
    await robot.play()
    entropy = next(line for line in (await party.get("/record")).text.splitlines() if line.startswith("x-entropy: "))
    assert entropy.endswith("00ff" * 8)
    assert len(entropy) > len("x-entropy: ") + 32
    assert (await party.get("/verify")).json()["good"]


@on_a_server(PATIENT)
async def test_a_record_can_be_sent_to_be_checked(port: int) -> None:
    party = await finished_party(port, adventure="island", layout="front")
    record = (await party.get("/record")).text
    replayed = (await fetch(port, "POST", "/api/replay", {"text": record})).json()
    assert replayed["over"]
    assert [each["name"] for each in replayed["players"]] == ["ana", "ben"]
    assert (await fetch(port, "POST", "/api/verify", {"text": record})).json()["good"]
    line = next(line for line in record.splitlines() if line.startswith("1. "))
    changed = "1. 2 3 4" if line.startswith("1. 1 1 1") else "1. 1 1 1"
    lie = record.replace(line, changed + line[line.index(" |") :])
    checked = (await fetch(port, "POST", "/api/verify", {"text": lie})).json()
    assert not checked["good"]
    wrong = [check["says"] for check in checked["checks"] if not check["good"]]
    assert wrong[0].startswith("Turn 1: the record says")


@on_a_server(PATIENT)
async def test_what_is_inked_after_the_end_is_refused(port: int) -> None:
    party = await finished_party(port)
    await opened(party.host)
    for message in ({"turn": 1, "marks": "a1=1"}, {"turn": 99, "marks": ""}):
        assert refusal(await party.host.say("ink", **message)) == "T8"
    assert refusal(await party.host.say("ask")) == "T8"
    assert refusal(await party.host.say("skip")) == "T8"


@on_a_server(PATIENT)
async def test_a_rematch_has_the_same_seats_and_another_seed(port: int) -> None:
    party = await open_party(port, "ana", "ben", layout=ROW, seats_wanted=2)
    ana, ben = party.guests
    await ana.say("start")
    assert refusal(await ana.say("play_again")) == "playing"
    await play_all([Robot(ana, 1), Robot(ben, 2)])
    await opened(ana)
    await opened(ben)
    assert refusal(await ben.say("play_again")) == "host"
    assert (await ana.say("play_again"))["type"] == "done"
    assert (await ana.say("play_again"))["type"] == "done", "asking twice opens one table"
    code = (await ben.hear("rematch"))["code"]
    assert (await opened(ben))["rematch"] == code
    again = Party(port, code, party.host_token, [Guest(port, code, ana.token), Guest(port, code, ben.token)])
    first, second = [await opened(guest) for guest in again.guests]
    assert (first["phase"], first["you"], first["is_host"], second["you"]) == ("lobby", 0, True, 1)
    assert first["seal"] != (await party.get()).json()["seal"]
    await again.host.say("start")
    await play_all([Robot(guest, 3) for guest in again.guests])
    assert (await again.get("/verify")).json()["good"]
    assert (await party.get("/verify")).json()["good"], "the old record stays"
