"""Tables where all seats or some of them play on paper."""

from __future__ import annotations

from support.server.guest import Guest, fetch, open_party, refusal
from support.server.running_server import PATIENT, on_a_server
from support.texts import FILES, drawn

from pennypapers.notation import read_record
from pennypapers.table import replay

ROW = drawn(FILES["row.layout"])
ANA, BEN, CLEO, ROBIN, DAN = range(5)
ROWS = "adventure: temple\nname: rows\ngrid:\n  o o o o D\n  o o o o D\n"


@on_a_server(PATIENT)
async def test_a_table_of_paper_alone_rolls_says_whose_sheet_and_counts_at_the_end(port: int) -> None:
    party = await open_party(port, layout=ROW, options="dice=by_hand")
    host = await Guest(port, party.code, party.host_token).come()
    for name in ("Ana", "Ben", "Cleo"):
        assert (await host.say("add_paper", name=name))["type"] == "done"
    assert refusal(await host.say("add_paper", name="Ana")) == "name.taken"
    seats = (await party.get("")).json()["seats"]
    assert [(seat["name"], seat["is_bot"], seat["paper"]) for seat in seats] == [
        ("Ana", False, True),
        ("Ben", False, True),
        ("Cleo", False, True),
    ]
    await host.say("start")
    assert refusal(await host.say("enter_sheet", seat=0, sheet="")) == "playing.paper"
    await host.say("type_roll", turn=1, roll="1 2 !")
    holds = (await host.hear("roll"))["roll"]["holds"]
    assert sorted(holds) == [0, 1, 2]
    assert all(seat != owner for seat, owner in enumerate(holds))
    assert (await host.say("paper_done", turn=1))["type"] == "done"
    assert refusal(await host.say("paper_done", turn=1)) == "paper.done"
    await host.say("type_roll", turn=2, roll="1 2 3")
    assert (await host.say("paper_done", turn=2, full=True))["type"] == "done"
    assert (await host.hear("end"))["ended"]["clause"] == "T8"
    sheet = "adventure: temple\nlayout: row.layout\ngrid:\n  ! 1 2 D\n"
    assert refusal(await host.say("enter_sheet", seat=5, sheet=sheet)) == "seat.unknown"
    assert refusal(await host.say("enter_sheet", seat=1, sheet=sheet.replace("! 1", "zz 1"))) == "text.mark"
    assert (await host.say("enter_sheet", seat=1, sheet=sheet))["type"] == "done"
    news = await host.hear("entered")
    assert (news["seat"], news["sheet"]["stars"]) == (1, 0)
    assert (await host.say("enter_sheet", seat=1, sheet=sheet.replace("!", "3")))["type"] == "done"
    standings = (await host.hear("entered"))["ended"]["standings"]
    assert [(each["stars"], each["place"]) for each in standings] == [(0, 2), (2, 1), (0, 2)]
    assert [(await party.get(f"/{what}")).status for what in ("record", "steps", "verify")] == [409, 409, 409]


@on_a_server(PATIENT)
async def test_paper_phones_and_a_bot_at_one_table(port: int) -> None:
    party = await open_party(port, "ana", "ben", layout=ROWS, options="dice=by_hand")
    ana, ben = party.guests
    await ana.say("add_paper", name="cleo")
    await ana.say("add_bot", bot="tourist", name="robin")
    await ana.say("add_paper", name="dan")
    assert refusal(await ben.say("add_paper", name="eve")) == "host"
    await ana.say("start")
    await ana.say("type_roll", turn=1, roll="1 2 !")
    holds = (await ben.hear("roll"))["roll"]["holds"]
    assert (holds[CLEO], holds[DAN]) == (DAN, CLEO), "paper with paper"
    assert {holds[seat] for seat in (ANA, BEN, ROBIN)} == {ANA, BEN, ROBIN}, "the bot takes a sheet as phones do"
    assert all(seat != owner for seat, owner in enumerate(holds))
    assert refusal(await ben.say("paper_done", turn=1)) == "host"
    await ana.say("paper_done", turn=1)
    await ana.say("ink", turn=1, marks="a1=!")
    await ben.say("ink", turn=1, marks="b1=!")
    turn = await ben.hear("turn")
    assert turn["turns"][ROBIN]["by_bot"]
    changes = turn["changes"]
    assert (changes[holds[ANA]], changes[holds[BEN]]) == ("a1=!", "b1=!")
    assert changes[holds[ROBIN]].endswith("=!"), "the bot drew on the sheet it took"
    assert (changes[CLEO], changes[DAN]) == ("", "")
    assert refusal(await ana.say("remove", seat=CLEO)) == "paper.seat"
    late = await fetch(port, "POST", f"{party.path}/seats", {"name": "eve", "catch_up": True})
    assert late.json()["code"] == "paper.late"
    await ana.say("type_roll", turn=2, roll="1 2 3")
    free = {seat: "d1" if changes[seat] == "c1=!" else "c1" for seat in (ANA, BEN)}  # the bot chose a space at random
    assert (await ana.say("ink", turn=2, marks=f"{free[ANA]}=1"))["type"] == "inked"
    await ana.say("paper_done", turn=2, full=True)
    assert (await ben.say("ink", turn=2, marks=f"{free[BEN]}=3"))["type"] == "inked"
    assert (await ben.hear("end"))["ended"]["clause"] == "T8"
    for seat, row in ((CLEO, "4 5 6 ! ."), (DAN, "! 1 2 . .")):
        sheet = f"adventure: temple\nlayout: rows.layout\ngrid:\n  {row}\n  . . . . .\n"
        answer = await ana.say("enter_sheet", seat=seat, sheet=sheet)
        assert answer["type"] == "done", answer
        entered = await ben.hear("entered", seat=seat)
    standings = entered["ended"]["standings"]
    assert [(each["stars"], each["place"]) for each in standings] == [(-2, 3), (-2, 3), (1, 1), (-2, 3), (0, 2)]
    record = (await party.get("/record")).text
    assert "x-paper: cleo, dan\n" in record
    assert "players: ana, ben, robin\n" in record
    played = replay(read_record(record, lambda _: ROWS))
    assert (played.failure, played.table.turns) == (None, 2)
    assert (await party.get("/verify")).json()["good"]


@on_a_server(PATIENT)
async def test_a_skip_closes_the_turn_for_paper_seats_too(port: int) -> None:
    party = await open_party(port, "ana", layout=ROWS)
    ana = party.host
    await ana.say("add_paper", name="ben")
    await ana.say("start")
    roll = (await ana.hear("roll"))["roll"]
    await ana.say("skip")
    turn = await ana.hear("turn")
    assert (turn["turn"], turn["turns"][1]["marks"], turn["changes"][1]) == (roll["turn"], "", "")
