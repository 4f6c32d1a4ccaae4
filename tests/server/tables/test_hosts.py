"""The host: powers that nobody else has, and how the role is passed on."""

from __future__ import annotations

from support.server.guest import Guest, fetch, open_party, opened, refusal
from support.server.manual_clock import ManualClock
from support.server.running_server import PATIENT, QUICK, on_a_server
from support.texts import FILES, drawn

ROW = drawn(FILES["row.layout"])


@on_a_server(PATIENT)
async def test_nobody_but_the_host_has_the_hosts_powers(port: int) -> None:
    party = await open_party(port, "ana", "ben")
    watching = await Guest(port, party.code).come()
    powers: list[tuple[str, dict[str, object]]] = [
        ("start", {}),
        ("pause", {}),
        ("lock", {}),
        ("skip", {}),
        ("add_bot", {"name": "x"}),
        ("remove", {"seat": 0}),
        ("pass_host", {"seat": 1}),
        ("type_roll", {"turn": 1, "roll": "1 2 3"}),
        ("play_again", {}),
    ]
    for other in (party.guests[1], watching):
        for kind, fields in powers:
            assert refusal(await other.say(kind, **fields)) == "host", kind
    for token in (None, party.guests[1].token, "x"):
        bots = await party.post("/bots", {}, token=token)
        removed = await fetch(port, "DELETE", f"{party.path}/seats/0", token=token)
        assert (bots.status, removed.status) == (403, 403)
    look = (await party.get()).json()
    assert (look["phase"], look["locked"], len(look["seats"])) == ("lobby", False, 2)


@on_a_server(PATIENT)
async def test_the_host_adds_and_removes(port: int) -> None:
    party = await open_party(port, "ana", "ben", "cleo")
    assert (await party.host.say("add_bot"))["type"] == "done"
    assert (await party.post("/bots", {"name": "R2"}, token=party.host.token)).status == 201
    assert (await party.host.say("remove", seat=1))["type"] == "done"
    assert (await fetch(port, "DELETE", f"{party.path}/seats/2", token=party.host.token)).status == 200
    assert [each["name"] for each in (await party.get()).json()["seats"]] == ["ana", "cleo", "R2"]
    for seat in (3, 99):
        assert refusal(await party.host.say("remove", seat=seat)) == "seat.unknown"
    for odd in ("-1", "100", "x"):
        assert (await fetch(port, "DELETE", f"{party.path}/seats/{odd}", token=party.host.token)).status in (400, 404)
    removed = party.guests[1]
    assert refusal(await removed.say("ask")) == "token"
    await removed.come()
    assert refusal(await removed.hear("refused")) == "token"
    assert await removed.closed() == 4003
    assert len((await party.get()).json()["seats"]) == 3


@on_a_server(PATIENT)
async def test_the_role_of_the_host_is_passed_on(port: int) -> None:
    party = await open_party(port, "ana", "ben")
    ana, ben = party.guests
    assert (await ana.say("add_bot"))["type"] == "done"
    assert refusal(await ana.say("pass_host", seat=2)) == "seat.no_screen", "a bot cannot host"
    assert (await ana.say("pass_host", seat=1))["type"] == "done"
    assert (await ben.hear("seats", host=1))["host"] == 1
    assert refusal(await ana.say("lock")) == "host"
    assert (await ben.say("lock"))["type"] == "done"
    assert (await ben.say("leave"))["type"] == "done"
    assert (await ana.hear("seats", host=0))["seats"][0]["name"] == "ana", "the first person left hosts"
    assert (await ana.say("lock", on=False))["type"] == "done"


@on_a_server()
async def test_a_host_who_vanishes_is_replaced(port: int) -> None:
    party = await open_party(port, "ana", "ben", "cleo")
    await party.host.go()
    assert (await party.guests[1].hear("seats", host=1))["host"] == 1
    assert (await party.guests[1].say("start"))["type"] == "done"
    back = await opened(party.host)
    assert (back["you"], back.get("is_host", False)) == (0, False)


CLOCK = ManualClock()


@on_a_server(clock=CLOCK)
async def test_a_host_without_a_seat_who_vanishes_is_replaced(port: int) -> None:
    party = await open_party(port)
    screen = Guest(port, party.code, party.host_token)
    assert (await opened(screen))["is_host"]
    ana = await party.sit("ana")
    await opened(ana)
    await CLOCK.pass_by(2 * QUICK.host_seconds)
    assert refusal(await ana.say("start")) == "host", "nobody takes the role from a host who is there"
    await screen.go()
    assert (await CLOCK.passing(ana.hear("seats", host=0), QUICK.host_seconds))["host"] == 0
    assert (await ana.say("start"))["type"] == "done"
