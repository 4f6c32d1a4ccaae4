"""The lobby: who sits where, under which name, at which layout, and how the game begins."""

from __future__ import annotations

import asyncio

from support.server.guest import Guest, fetch, open_party, opened, refusal
from support.server.running_server import PATIENT, on_a_server
from support.texts import FILES, drawn

from pennypapers.rules import builtin_layout

ROW = drawn(FILES["row.layout"])


@on_a_server(PATIENT)
async def test_the_lobby_shows_who_sits_where(port: int) -> None:
    party = await open_party(port, "ana", "ben", come=False)
    look = (await party.get()).json()
    assert (look["phase"], look["turns"], look["locked"]) == ("lobby", 0, False)
    assert [(each["name"], each["is_bot"], each["is_here"]) for each in look["seats"]] == [
        ("ana", False, False),
        ("ben", False, False),
    ]
    welcome = await opened(party.host)
    assert (welcome["you"], welcome["is_host"], welcome["host"]) == (0, True, 0)
    assert [each["is_here"] for each in welcome["seats"]] == [True, False]
    second = await opened(party.guests[1])
    assert (second["you"], second.get("is_host", False)) == (1, False)
    here = await party.host.hear("seats")
    while [each["is_here"] for each in here["seats"]] != [True, True]:
        here = await party.host.hear("seats")


@on_a_server(PATIENT)
async def test_empty_reserved_invisible_taken_and_look_alike_names_are_refused(port: int) -> None:
    party = await open_party(port, "ana", come=False)
    refused = {
        **dict.fromkeys(("ana", "  ana "), "name.taken"),
        **dict.fromkeys(("", " "), "name.empty"),
        **dict.fromkeys(("a,b", "a\nb", "<b>:"), "name.reserved"),
        **dict.fromkeys(("\x1b[2J", "\u202e"), "name.unseen"),
        "x" * 41: "name.long",
    }
    for name, code in refused.items():
        reply = await party.post("/seats", {"name": name})
        assert (reply.status, reply.json()["code"]) == (409, code), name
        assert reply.json()["says"]
    for name in ("Ana", "<img src=x onerror=alert(1)", "Zoë 🦜", "'; DROP TABLE event; --"):
        assert (await party.post("/seats", {"name": name})).status == 201, name
    assert len((await party.get()).json()["seats"]) == 5
    for name in ("аna", "Аna", "ＡNA".replace("NA", "na"), "Zoe\u0308 🦜"):
        reply = await party.post("/seats", {"name": name})
        assert reply.json()["code"] in ("name.alike", "name.taken"), name


@on_a_server(PATIENT)
async def test_a_full_or_locked_table_takes_nobody(port: int) -> None:
    party = await open_party(port, "ana", "ben", seats_wanted=3)
    assert (await party.host.say("lock"))["type"] == "done"
    assert (await party.post("/seats", {"name": "cleo"})).json()["code"] == "locked"
    assert (await party.host.say("lock", on=False))["type"] == "done"
    await party.sit("cleo")
    assert (await party.post("/seats", {"name": "dan"})).json()["code"] == "full"
    assert len((await party.get()).json()["seats"]) == 3


@on_a_server(PATIENT)
async def test_a_seat_taken_with_a_wrong_token_is_not_taken(port: int) -> None:
    party = await open_party(port, "ana", come=False)
    reply = await party.post("/seats", {"name": "ben"}, token="not-a-token-of-this-table")
    assert (reply.status, reply.json()["code"]) == (403, "token")
    assert len((await party.get()).json()["seats"]) == 1


@on_a_server(PATIENT)
async def test_seats_that_leave_at_the_same_time_are_those_that_asked(port: int) -> None:
    """When a seat leaves the lobby, the numbers of later seats change while their requests are being sent."""
    party = await open_party(port, "ana", "ben", "cleo", "dan", "eve")
    leaving = [party.guests[1], party.guests[2], party.guests[3]]
    answers = await asyncio.gather(*(guest.say("leave") for guest in leaving))
    assert [each["type"] for each in answers] == ["done"] * 3
    assert [each["name"] for each in (await party.get()).json()["seats"]] == ["ana", "eve"]
    assert refusal(await leaving[0].say("leave")) == "token"


@on_a_server(PATIENT)
async def test_the_game_begins_once_and_closes_the_lobby(port: int) -> None:
    party = await open_party(port)
    opener = Guest(port, party.code, party.host_token)
    assert (await opened(opener))["is_host"]
    assert refusal(await opener.say("start")) == "seats"
    await party.sit("ana")
    assert (await opener.say("start"))["type"] == "done"
    assert refusal(await opener.say("start")) == "started"
    assert (await party.post("/seats", {"name": "ben"})).json()["code"] == "started.late"
    assert refusal(await opener.say("add_bot")) == "started.late"
    assert (await opener.hear("start"))["sheets"][0]["stars"] == 0
    assert (await opener.hear("roll"))["roll"]["turn"] == 1


@on_a_server(PATIENT)
async def test_a_table_is_opened_with_a_layout_given_as_text(port: int) -> None:
    party = await open_party(port, "ana", "ben", adventure="valley", layout=drawn(FILES["vale.layout"]))
    assert "name: vale" in (await opened(party.host))["layout"]
    huge = "adventure: valley\nname: huge\ngrid:\n" + "o o o o o o o o o o o o o o o o o o o o o\n" * 20
    refused = {
        ROW: "layout.adventure",
        drawn(FILES["broken.layout"]): "layout.token",
        huge: "layout.size",
        "nonsense\n": "text.header",
        "front\n": "text.header",
        "sideways": "layout.side",
        "": "layout.side",
    }
    for wrong, code in refused.items():
        reply = await fetch(port, "POST", "/api/tables", {"adventure": "valley", "layout": wrong})
        assert (reply.status, reply.json()["code"]) == (409, code), wrong
    assert (await fetch(port, "POST", "/api/tables", {"adventure": "valley", "layout": "x" * 10_001})).status == 400
    assert (await fetch(port, "POST", "/api/tables", {"adventure": "moon"})).json()["code"] == "adventure"
    assert (await fetch(port, "POST", "/api/tables", {"adventure": "valley", "options": "x=y"})).status == 409


@on_a_server(PATIENT)
async def test_the_built_in_layouts_can_be_used_as_texts(port: int) -> None:
    for each in (await fetch(port, "GET", "/api/layouts")).json():
        opened = await fetch(port, "POST", "/api/tables", {"adventure": each["adventure"], "layout": each["text"]})
        assert opened.status == 201


@on_a_server(PATIENT)
async def test_an_unknown_code_is_no_table(port: int) -> None:
    reply = await fetch(port, "GET", "/api/tables/ZZZZ")
    assert (reply.status, reply.json()["code"]) == (404, "code")
    lost = await Guest(port, "ZZZZ").come()
    assert refusal(await lost.hear("refused")) == "code"
    assert await lost.closed() == 4003


@on_a_server(PATIENT)
async def test_the_host_changes_the_set_up_until_the_game_begins(port: int) -> None:
    party = await open_party(port, "ana", "ben", adventure="temple", options="no_door=pass")
    ana, ben = party.guests
    assert refusal(await ben.say("set_up", adventure="valley")) == "host"
    wish = {"adventure": "valley", "layout": "back", "options": "valley_growth=buildings_too", "clock": 60}
    assert (await ana.say("set_up", **wish))["type"] == "done"
    news = await ben.hear("set_up")
    assert (news["adventure"], news["options"], news["clock"]) == ("valley", "valley_growth=buildings_too", 60)
    assert news["layout"] == str(builtin_layout("valley", "back"))
    assert "mountains" in news["part_keys"]
    look = (await party.get()).json()
    assert (look["adventure"], look["options"]) == ("valley", "valley_growth=buildings_too")

    assert (await ana.say("set_up", options="dice=by_hand"))["type"] == "done"
    news = await ben.hear("set_up")
    assert (news["adventure"], news["options"], news.get("clock")) == ("valley", "dice=by_hand", None)
    assert news["layout"] == str(builtin_layout("valley", "back")), "what is left out stays"

    await ana.say("start")
    start = await ben.hear("start")
    assert "adventure: valley" in start["sheets"][0]["sheet"]
    assert refusal(await ana.say("set_up", adventure="temple")) == "started"
    await ben.go()
    assert (await opened(ben))["adventure"] == "valley"


@on_a_server(PATIENT)
async def test_an_impossible_set_up_is_refused_and_changes_nothing(port: int) -> None:
    party = await open_party(port, "ana", adventure="temple")
    before = (await party.get()).json()
    for wish, code in (
        ({"adventure": "moon"}, "adventure"),
        ({"layout": "sideways"}, "layout.side"),
        ({"adventure": "valley", "layout": ROW}, "layout.adventure"),
        ({"options": "no_door=maybe"}, "options.value"),
    ):
        assert refusal(await party.host.say("set_up", **wish)) == code, wish
    assert (await party.get()).json() == before


@on_a_server(PATIENT)
async def test_an_unchanged_set_up_is_not_broadcast(port: int) -> None:
    party = await open_party(port, "ana", "ben", adventure="temple", layout=ROW)
    number = (await opened(party.host))["number"]
    assert (await party.host.say("set_up"))["type"] == "done"
    assert (await opened(party.host))["number"] == number
