"""A table's life as its guests see it: the lobby, the host, bots for who is away, spectators, real dice, a rematch."""

from __future__ import annotations

import asyncio
import hashlib
from dataclasses import replace

from guest import Guest, Heard, Party, fetch, open_party
from robot import Robot, play_all
from running_server import QUICK, on_a_server
from texts import FILES, drawn

PATIENT = replace(QUICK, away_seconds=60, host_seconds=60)
ROW = drawn(FILES["row.layout"])


def refusal(answer: Heard) -> str:
    """The code of a refusal, which also says something."""
    assert answer["type"] == "refused", answer
    assert answer["says"]
    return str(answer["code"])


async def opened(guest: Guest) -> Heard:
    """What a guest who comes now is shown."""
    return await (await guest.come()).hear("welcome")


# -- the lobby ---------------------------------------------------------------------------------------------


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
async def test_names_are_one_of_a_kind_and_text(port: int) -> None:
    party = await open_party(port, "ana", come=False)
    for name in ("ana", "  ana ", "", " ", "a,b", "x" * 41, "a\nb", "<b>:"):
        reply = await party.post("/seats", {"name": name})
        assert (reply.status, reply.json()["code"]) == (409, "name"), name
        assert reply.json()["says"]
    for name in ("Ana", "<img src=x onerror=alert(1)", "Zoë 🦜", "'; DROP TABLE event; --", "\x1b[2J"):
        assert (await party.post("/seats", {"name": name})).status == 201, name
    assert len((await party.get()).json()["seats"]) == 6


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
async def test_seats_that_leave_at_once_are_those_who_asked(port: int) -> None:
    """Seats move up in the lobby while the others' requests are on their way."""
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
    assert (await party.post("/seats", {"name": "ben"})).json()["code"] == "started"
    assert refusal(await opener.say("add_bot")) == "started"
    assert (await opener.hear("start"))["sheets"][0]["stars"] == 0
    assert (await opener.hear("roll"))["roll"]["turn"] == 1


# -- the host ----------------------------------------------------------------------------------------------


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
        assert refusal(await party.host.say("remove", seat=seat)) == "seat"
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
    assert refusal(await ana.say("pass_host", seat=2)) == "seat", "a bot cannot host"
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


@on_a_server()
async def test_a_host_without_a_seat_who_vanishes_is_replaced(port: int) -> None:
    party = await open_party(port)
    screen = Guest(port, party.code, party.host_token)
    assert (await opened(screen))["is_host"]
    ana = await party.sit("ana")
    await opened(ana)
    await asyncio.sleep(2 * QUICK.host_seconds)
    assert refusal(await ana.say("start")) == "host", "nobody takes the role from a host who is there"
    await screen.go()
    assert (await ana.hear("seats", host=0))["host"] == 0
    assert (await ana.say("start"))["type"] == "done"


# -- pause, clock, skip ------------------------------------------------------------------------------------


@on_a_server()
async def test_nothing_happens_in_a_pause(port: int) -> None:
    party = await open_party(port, "ana", "ben", layout=ROW)
    ana, ben = party.guests
    await ana.say("start")
    assert (await ana.say("pause"))["type"] == "done"
    assert (await ben.hear("seats", paused=True))["paused"]
    await ben.go()
    assert refusal(await ana.say("ink", turn=1, marks="a1=1")) == "paused"
    assert (await ana.say("skip"))["type"] == "done"
    await asyncio.sleep(2 * QUICK.away_seconds)
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


@on_a_server(PATIENT)
async def test_a_turn_that_is_out_of_time_is_played_by_a_bot(port: int) -> None:
    party = await open_party(port, "ana", "ben", layout=ROW, clock=5)
    await party.host.say("start")
    assert 4 < (await party.host.hear("roll"))["roll"]["seconds_left"] <= 5
    await party.host.say("pause")
    left = (await opened(party.guests[1]))["roll"]["seconds_left"]
    await asyncio.sleep(0.3)
    assert (await opened(party.guests[1]))["roll"]["seconds_left"] == left, "the clock stands in a pause"
    await party.host.say("pause", on=False)
    closed = await party.host.hear("turn", turn=1)
    assert [each["by_bot"] for each in closed["turns"]] == [True, True]
    assert (await party.host.hear("roll"))["roll"]["seconds_left"] == 5


@on_a_server(PATIENT)
async def test_bad_clocks_and_seats_are_refused(port: int) -> None:
    for wish in ({"clock": 0}, {"clock": -5}, {"clock": 1e9}, {"seats_wanted": 0}, {"seats_wanted": 101}):
        assert (await fetch(port, "POST", "/api/tables", {"adventure": "temple", **wish})).status == 400


# -- who is away, bots, spectators -------------------------------------------------------------------------


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
    turn = back["roll"]["turn"]
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


@on_a_server(PATIENT)
async def test_somebody_takes_over_a_bots_seat(port: int) -> None:
    party = await open_party(port, "ana", "ben")
    await party.host.say("add_bot", name="R2")
    await party.host.say("start")
    assert (await party.guests[1].say("leave"))["type"] == "done"
    for seat in (0, 3, 99):
        assert (await party.post("/seats", {"take_over": seat})).json()["code"] == "seat"
    await party.host.say("lock")
    assert (await party.post("/seats", {"take_over": 2})).json()["code"] == "locked"
    await party.host.say("lock", on=False)
    taken = [await party.post("/seats", {"take_over": seat}) for seat in (2, 1)]
    assert [(each.status, each.json()["seat"]) for each in taken] == [(201, 2), (201, 1)]
    assert (await party.post("/seats", {"take_over": 2})).json()["code"] == "seat", "it is no bot's any more"
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
    assert refusal(await watching.say("ask")) == "seat"
    assert refusal(await watching.say("ink", turn=1, marks="a1=1")) == "seat"
    assert refusal(await watching.say("leave")) == "seat"
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
    assert "mode: solo" in (await party.get("/record")).text


# -- real dice ---------------------------------------------------------------------------------------------


@on_a_server(PATIENT)
async def test_the_host_types_real_dice_and_corrects_them_until_the_first_ink(port: int) -> None:
    party = await open_party(port, "ana", "ben", layout=ROW, options="dice=by_hand")
    ana, ben = party.guests
    await ana.say("start")
    await ben.hear("start")
    assert refusal(await ben.say("ask")) == "G3.no_roll"
    assert refusal(await ana.say("skip")) == "G3.no_roll", "a skip is for a roll that lies there"
    assert refusal(await ben.say("type_roll", turn=1, roll="1 2 3")) == "host"
    for bad in ("", "1 2", "1 2 6", "7 8 9", "P P P", "x" * 150):
        assert refusal(await ana.say("type_roll", turn=1, roll=bad)).startswith("G2")
    assert refusal(await ana.say("type_roll", turn=2, roll="1 2 3")) == "stale"
    await ana.say("type_roll", turn=1, roll="1 2 3")
    first = (await ben.hear("roll"))["roll"]
    assert (first["roll"], first["by"]) == ("1 2 3", 0)
    assert (await ben.say("ask", marks="a1=1"))["type"] == "options"
    await ana.say("type_roll", turn=1, roll="5 5 4")
    assert (await ben.hear("roll"))["roll"]["roll"] == "5 5 4"
    assert "draft" not in await opened(ben), "a draft for another roll is worth nothing"
    assert refusal(await ben.say("ink", turn=1, marks="a1=1")) == "G4"
    assert (await ben.say("ink", turn=1, marks="a1=5"))["type"] == "inked"
    assert refusal(await ana.say("type_roll", turn=1, roll="1 2 3")) == "inked"
    assert (await ana.say("ink", turn=1, marks="a1=4"))["type"] == "inked"
    await ana.say("type_roll", turn=2, roll="1 2 !")
    assert (await ben.hear("roll"))["roll"]["holds"] == [1, 0]


@on_a_server(PATIENT)
async def test_nobody_types_where_the_program_rolls(port: int) -> None:
    party = await open_party(port, "ana")
    await party.host.say("start")
    assert refusal(await party.host.say("type_roll", turn=1, roll="1 2 3")) == "dice"


@on_a_server(PATIENT)
async def test_a_game_with_real_dice_verifies_what_the_program_drew(port: int) -> None:
    party = await open_party(port, "ana", "ben", layout=ROW, options="dice=by_hand")
    ana, ben = party.guests
    await ana.say("start")
    for turn, (roll, mine, yours) in enumerate(
        [("1 2 3", "a1=1", "a1=2"), ("1 2 !", "b1=!", "b1=!"), ("1 2 3", "c1=3", "c1=3")], start=1
    ):
        await ana.say("type_roll", turn=turn, roll=roll)
        assert (await ana.say("ink", turn=turn, marks=mine))["type"] == "inked"
        assert (await ben.say("ink", turn=turn, marks=yours))["type"] == "inked"
    await ben.hear("end")
    found = (await party.get("/verify")).json()
    assert found["good"]
    assert any("typed by hand" in check for check in found["checks"])
    assert any("exchanged as the seed says" in check for check in found["checks"])


# -- the end and after -------------------------------------------------------------------------------------


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
    assert (await party.get("/verify")).json()["code"] == "playing"
    await party.host.say("start")
    assert (await party.get("/verify")).json()["code"] == "playing"
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
    assert checked["wrong"][0].startswith("turn 1: the record says")


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


# -- layouts and expiry ------------------------------------------------------------------------------------


@on_a_server(PATIENT)
async def test_a_layout_of_ones_own(port: int) -> None:
    party = await open_party(port, "ana", "ben", adventure="valley", layout=drawn(FILES["vale.layout"]))
    assert "name: vale" in (await opened(party.host))["layout"]
    huge = "adventure: valley\nname: huge\ngrid:\n" + "o o o o o o o o o o o o o o o o o o o o o\n" * 20
    for wrong in (ROW, drawn(FILES["broken.layout"]), huge, "nonsense\n", "front\n", "sideways", ""):
        reply = await fetch(port, "POST", "/api/tables", {"adventure": "valley", "layout": wrong})
        assert (reply.status, reply.json()["code"]) == (409, "layout"), wrong
    assert (await fetch(port, "POST", "/api/tables", {"adventure": "valley", "layout": "x" * 10_001})).status == 400
    assert (await fetch(port, "POST", "/api/tables", {"adventure": "moon"})).json()["code"] == "layout"
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
