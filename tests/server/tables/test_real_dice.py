"""Real dice: the host types what they show (O4)."""

from __future__ import annotations

from support.server.guest import Party, open_party, opened, refusal
from support.server.running_server import PATIENT, on_a_server
from support.texts import FILES, drawn

ROW = drawn(FILES["row.layout"])


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
    assert refusal(await ana.say("type_roll", turn=2, roll="1 2 3")) == "stale.early"
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
    await until_given(party)
    for turn, (roll, mine, yours) in enumerate(
        [("1 2 3", "a1=1", "a1=2"), ("1 2 !", "b1=!", "b1=!"), ("1 2 3", "c1=3", "c1=3")], start=1
    ):
        await ana.say("type_roll", turn=turn, roll=roll)
        assert (await ana.say("ink", turn=turn, marks=mine))["type"] == "inked"
        assert (await ben.say("ink", turn=turn, marks=yours))["type"] == "inked"
    await ben.hear("end")
    found = (await party.get("/verify")).json()
    assert (found["good"], found["verdict"]) == (True, "typed")
    codes = {"sealed.good", "chain.good", "server.good", "roll.typed", "exchange.good", "signed.good"}
    assert {check["code"] for check in found["checks"]} == codes
    assert next(check for check in found["checks"] if check["turn"]) == {
        "good": True,
        "code": "roll.typed",
        "says": "Turn 1: 1 2 3, real dice.",
        "turn": 1,
        "facts": {"roll": "1 2 3"},
    }


async def until_given(party: Party) -> None:
    """Wait until the server has the links of both: requests are answered in order, so an `ask` after them is enough."""
    for guest in party.guests:
        await guest.hear("reveal")
        assert refusal(await guest.say("ask")) == "G3.no_roll"
