"""The end of a game and after: the secrets, the record, and a rematch."""

from __future__ import annotations

import asyncio
import re

from support.server.guest import Guest, Party, fetch, open_party, opened, refusal
from support.server.robot import Robot, play_all
from support.server.running_server import PATIENT, on_a_server
from support.texts import FILES, drawn

from pennypapers.table.dice.chains import link_from_root

ROW = drawn(FILES["row.layout"])


async def finished_party(port: int, *, adventure: str = "temple", layout: str = ROW) -> Party:
    party = await open_party(port, "ana", "ben", adventure=adventure, layout=layout)
    await party.host.say("start")
    await play_all([Robot(guest, i) for i, guest in enumerate(party.guests)])
    return party


@on_a_server(PATIENT)
async def test_the_seal_is_there_with_the_start_and_the_secrets_at_the_end(port: int) -> None:
    party = await open_party(port, "ana", layout=ROW)
    server = (await opened(party.host))["dice"]["server"]
    assert (await party.get("/record")).json()["code"] == "lobby"
    assert (await party.get("/verify")).json()["code"] == "playing.seed"
    await party.host.say("start")
    dice = (await party.host.hear("dice"))["dice"]
    assert dice["server"] == server
    assert (await party.get("/verify")).json()["code"] == "playing.seed"
    assert f"x-seal: {dice['seal']}" in (await party.get("/record")).text
    assert (await party.get()).json()["seal"] == dice["seal"]
    robot = Robot(party.host, 1)
    await robot.play()
    record = (await party.get("/record")).text
    assert f"x-seal: {dice['seal']}" in record
    assert f"x-server: {server} {dice['key']}" in record
    assert all(f"\n{header}: " in record for header in ("x-server-link", "x-signature"))
    assert (await party.get("/verify")).json()["verdict"] == "good"


@on_a_server(PATIENT)
async def test_a_seat_without_an_anchor_adds_no_links_and_is_shown_so(port: int) -> None:
    party = await open_party(port, "ana", layout=ROW, come=False)
    assert (await party.post("/seats", {"name": "ben", "entropy": "00ff" * 8})).status == 201
    for odd in ("", "0", "xy" * 32, "AB" * 32, "00" * 33, "00" * 32 + "\n"):
        assert (await party.post("/seats", {"name": "cleo", "anchor": odd})).status == 400
    seats = (await opened(party.host))["seats"]
    assert [seat.get("links", False) for seat in seats] == [True, False]
    await party.host.say("start")
    await party.host.say("remove", seat=1)
    robot = Robot(party.host, 1)
    await robot.play()
    assert (await party.get("/verify")).json()["verdict"] == "good"


@on_a_server(PATIENT)
async def test_a_record_is_verified_over_http(port: int) -> None:
    record = ""
    while ">" not in record:  # a danger turn, whose marks are as good for any number
        party = await finished_party(port, adventure="island", layout="front")
        record = (await party.get("/record")).text
    replayed = (await fetch(port, "POST", "/api/replay", {"text": record})).json()
    assert replayed["over"]
    assert [each["name"] for each in replayed["players"]] == ["ana", "ben"]
    assert all(chain.endswith(" - -") for chain in re.findall(r"^x-chains: (.*)$", record, re.M)[0].split(",")), record
    assert (await fetch(port, "POST", "/api/verify", {"text": record})).json()["good"]
    line = next(line for line in record.splitlines() if ">" in line)
    turn, purple, *_ = line.split(" ")
    lie = record.replace(line, line.replace(f"{turn} {purple} ", f"{turn} {'1' if purple != '1' else '2'} "))
    checked = (await fetch(port, "POST", "/api/verify", {"text": lie})).json()
    assert not checked["good"]
    wrong = [check["says"] for check in checked["checks"] if not check["good"]]
    assert wrong[0].startswith(f"Turn {turn[:-1]}: the record says")
    assert checked["verdict"] == "edited"


@on_a_server(PATIENT)
async def test_what_is_inked_after_the_end_is_refused(port: int) -> None:
    party = await finished_party(port)
    await opened(party.host)
    for message in ({"turn": 1, "marks": "a1=1"}, {"turn": 99, "marks": ""}):
        assert refusal(await party.host.say("ink", **message)) == "T8"
    assert refusal(await party.host.say("ask")) == "T8"
    assert refusal(await party.host.say("skip")) == "T8"


@on_a_server(PATIENT)
async def test_a_player_who_left_has_no_seat_at_the_rematch(port: int) -> None:
    party = await open_party(port, "ana", "ben", "cleo", layout=ROW)
    ana, ben, cleo = party.guests
    await ana.say("add_bot", name="robin")
    await ana.say("start")
    await ana.say("pass_host", seat=2)
    await ana.say("leave")
    await play_all([Robot(ben, 2), Robot(cleo, 3)])
    await opened(cleo)
    assert (await cleo.say("play_again"))["type"] == "done"
    code = (await cleo.hear("rematch"))["code"]
    again = await opened(Guest(port, code, cleo.token))
    assert [(seat["name"], seat["is_bot"]) for seat in again["seats"]] == [
        ("ben", False),
        ("cleo", False),
        ("robin", True),
    ]
    assert (again["you"], again["host"], again["is_host"]) == (1, 1, True)


@on_a_server(PATIENT)
async def test_many_connections_that_ask_for_a_rematch_at_once_open_one_table(port: int) -> None:
    """To open a table of a hundred takes milliseconds of the event loop."""
    party = await finished_party(port)
    hosts = [await Guest(port, party.code, party.host.token).come() for _ in range(20)]
    before = await _tables(port)
    answers = await asyncio.gather(*(host.say("play_again") for host in hosts))
    assert {answer["type"] for answer in answers} == {"done"}
    assert await _tables(port) == before + 1


async def _tables(port: int) -> int:
    """How many tables the server has in memory."""
    metrics = (await fetch(port, "GET", "/metrics")).text
    return int(re.findall(r"^pennypapers_tables (\d+)", metrics, re.M)[0])


@on_a_server(PATIENT)
async def test_a_rematch_has_the_same_seats_and_new_chains_of_their_own(port: int) -> None:
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
    roots = [b"a" * 32, b"b" * 32]
    guests = [Guest(port, code, guest.token, root=root) for guest, root in zip((ana, ben), roots, strict=True)]
    again = Party(port, code, party.host_token, guests)
    first, second = [await opened(guest) for guest in again.guests]
    assert (first["phase"], first["you"], first["is_host"], second["you"]) == ("lobby", 0, True, 1)
    assert not any(seat.get("links") for seat in first["seats"]), "the server chooses nothing for anybody"
    for guest, root in zip(guests, roots, strict=True):
        assert refusal(await guest.say("anchor", anchor="12")) == "anchor"
        assert (await guest.say("anchor", anchor=link_from_root(root, 0)))["type"] == "done"
    await again.host.say("start")
    dice = (await again.host.hear("dice"))["dice"]
    assert [chain["anchor"] for chain in dice["chains"]] == [link_from_root(root, 0) for root in roots]
    assert dice["seal"] != (await party.get()).json()["seal"]
    assert refusal(await again.host.say("anchor", anchor=link_from_root(roots[0], 0))) == "started"
    await play_all([Robot(guest, 3) for guest in again.guests])
    assert (await again.get("/verify")).json()["good"]
    assert (await party.get("/verify")).json()["good"], "the old record stays"
