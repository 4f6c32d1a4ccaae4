"""Explanations: the reasons of a score, of a refusal and of a closed option, with facts for translations."""

from __future__ import annotations

from support.server.guest import Guest, Heard, Party, fetch, open_party
from support.server.running_server import PATIENT, on_a_server

ROW = "adventure: temple\nname: row\ngrid:\no o o D\n"
LAND = "adventure: island\nname: cross\ngrid:\n~ ~ ~ ~ ~\n~ o o o ~\n~ o o o ~\n~ o o o ~\n~ ~ ~ ~ ~\n"
VALLEY = "adventure: valley\nname: row\ngrid:\no o o o o\n"


async def begun(port: int, *names: str, rolls: tuple[str, ...], adventure: str, layout: str) -> Party:
    """A table with typed dice after these rolls. A roll may be followed by what each seat inks: `1 2 3|a1=1|b1=2`."""
    party = await open_party(port, *names, adventure=adventure, layout=layout, options="dice=by_hand")
    assert (await party.host.say("start"))["type"] == "done"
    for turn, text in enumerate(rolls, start=1):
        roll, *inked = text.split("|")
        assert (await party.host.say("type_roll", turn=turn, roll=roll))["type"] == "done"
        for guest, marks in zip(party.guests, inked, strict=False):
            assert (await guest.say("ink", turn=turn, marks=marks))["type"] == "inked"
    return party


@on_a_server(PATIENT)
async def test_a_public_sheet_is_explained_to_anybody(port: int) -> None:
    party = await begun(port, "ana", "ben", rolls=("1 2 !|b1=!|a1=!", "1 2 4"), adventure="temple", layout=ROW)
    screen = await Guest(port, party.code).come()
    expected: Heard = {
        "type": "explained",
        "seat": 1,
        "stars": -2,
        "parts": [
            {"key": "sequence", "stars": 0, "reasons": []},
            {"key": "groups", "stars": 0, "reasons": []},
            {
                "key": "mummies",
                "stars": -2,
                "reasons": [
                    {"kind": "mummy", "clause": "T11", "stars": -2, "space": "b1", "spaces": [], "value": None}
                ],
            },
        ],
    }
    for guest in (*party.guests, screen):
        told = await guest.say("explain", seat=1)
        assert {key: value for key, value in told.items() if key != "re"} == expected
    refused = await screen.say("explain", seat=2)
    assert (refused["code"], refused["facts"]) == ("seat.unknown", {"seat": "2"})
    assert (await screen.say("explain", seat=1, marks="c1=4"))["code"] == "seat.watching"
    await screen.go()


@on_a_server(PATIENT)
async def test_ones_draft_is_explained_on_the_sheet_in_hand_and_on_no_other(port: int) -> None:
    party = await begun(port, "ana", "ben", rolls=("1 2 !|b1=!|a1=!", "P 2 4"), adventure="temple", layout=ROW)
    ana, ben = party.guests
    told = await ben.say("explain", seat=1, marks="c1=9")
    assert told["stars"] == 2
    assert told["parts"][2]["reasons"] == [
        {"kind": "vanquished", "clause": "T11", "stars": 2, "space": "b1", "spaces": ["c1"], "value": 9}
    ]
    assert (await ana.say("explain", seat=1, marks="c1=9"))["facts"] == {"seat": "1"}
    assert (await ben.say("explain", seat=1, marks="d1=9"))["code"] == "T2.door"
    assert (await ben.say("explain", seat=1, marks="nonsense"))["code"] == "notation.mark"
    assert (await ben.say("ink", turn=2, marks="c1=9"))["type"] == "inked"
    assert (await ben.say("explain", seat=1, marks="c1=9"))["stars"] == 2, "what is inked may still be counted"
    assert (await ana.say("explain", seat=1))["stars"] == -2, "it stays sealed for all others"
    assert "draft" not in (await _welcome(ben)), "nothing was kept"


async def _welcome(guest: Guest) -> Heard:
    await guest.come()
    return await guest.hear("welcome")


@on_a_server(PATIENT)
async def test_in_a_danger_turn_the_sheet_in_hand_is_somebody_elses(port: int) -> None:
    party = await begun(port, "ana", "ben", rolls=("1 2 !",), adventure="temple", layout=ROW)
    told = await party.host.say("explain", seat=1, marks="a1=!")
    assert (told["seat"], told["stars"]) == (1, -2)
    assert (await party.host.say("explain", seat=0, marks="a1=!"))["code"] == "seat.not_held"


@on_a_server(PATIENT)
async def test_after_the_end_sheets_are_still_explained_but_no_draft(port: int) -> None:
    party = await open_party(port, "ana")
    assert (await party.host.say("explain"))["code"] == "lobby"
    layout = "adventure: temple\nname: one\ngrid:\no D\n"
    over = await begun(port, "ana", rolls=("1 2 3|a1=3",), adventure="temple", layout=layout)
    assert (await over.host.hear("end"))["ended"]["clause"] == "T8"
    assert (await over.host.say("explain", seat=0))["stars"] == 0
    assert (await over.host.say("explain", seat=0, marks="b1=3"))["code"] == "T8"


@on_a_server(PATIENT)
async def test_options_name_dice_and_what_is_closed_and_what_inking_does(port: int) -> None:
    party = await begun(port, "ana", rolls=("1 D 4|c1=4", "4 5 !|b1=!", "2 D 2"), adventure="valley", layout=VALLEY)
    ana = party.host
    first = await ana.say("ask")
    assert first["ways"] == {"2": ["p", "r"], "4": ["pr"]}
    assert (first["free"], first["changes"], first["may_ink"]) == (["pgr"], "", False)
    assert first["unfinished"] == {
        "code": "V2.none",
        "clause": "V2",
        "says": "use at least one die first; the dice make 2 or 4",
        "facts": {"roll": "2 D 2", "choices": "2 4"},
    }
    assert {name: why["code"] for name, why in first["closed"].items()} == {"x": "V8.nine", "discover": "V9.first"}
    assert first["closed"]["x"]["facts"] == {"space": "b1", "roll": "2 D 2"}
    second = await ana.say("ask", marks="d1=2 e1=H")
    assert (second["ways"], second["free"]) == ({"2": ["p", "r"]}, ["r", "p"])
    assert {name: why["code"] for name, why in second["closed"].items()} == {
        "H": "V6.die",
        "S": "V6.die",
        "M": "V6.die",
        "x": "V8.nine",
        "discover": "V9.none",
    }
    assert (second["changes"], second["may_ink"]) == ("d1=2 e1=H", True)
    assert "unfinished" not in second


@on_a_server(PATIENT)
async def test_changes_include_marks_that_the_rules_add(port: int) -> None:
    rolls = ("1 2 !|a1=!", "1 D 4|d1=4", "4 5 3")
    layout = "adventure: temple\nname: row\ngrid:\no o o D o\n"
    party = await begun(port, "ana", rolls=rolls, adventure="temple", layout=layout)
    asked = await party.host.say("ask", marks="b1=9")
    assert (asked["changes"], asked["stars"]) == ("b1=9 a1x", 2)
    await party.host.say("ink", turn=3, marks="b1=9")
    assert (await party.host.hear("turn", turn=3))["changes"] == ["b1=9 a1x"]


@on_a_server(PATIENT)
async def test_an_automatic_treasure_is_in_the_changes_and_in_the_stars(port: int) -> None:
    turns = ("1 3 4|b3=4", "1 3 4|c2=4", "1 3 4|d3=4")
    party = await begun(port, "ana", rolls=(*turns, "1 3 4"), adventure="island", layout=LAND)
    asked = await party.host.say("ask", marks="c4=4")
    assert (asked["changes"], asked["stars"], asked["parts"]["treasures"]) == ("c4=4 c3*4", 4, 4)
    assert asked["single"] == ["c3*4"]
    told = await party.host.say("explain", seat=0, marks="c4=4")
    assert told["stars"] == 4
    assert (await party.host.say("ink", turn=4, marks="c4=4"))["type"] == "inked"
    assert (await party.host.hear("turn", turn=4))["changes"] == ["c4=4 c3*4"]


@on_a_server(PATIENT)
async def test_refusals_carry_their_facts(port: int) -> None:
    party = await begun(port, "ana", "ben", rolls=("2 D 3",), adventure="temple", layout=ROW)
    ana = party.host
    refused = await ana.say("ask", marks="a1=2")
    assert (refused["code"], refused["clause"], refused["facts"]) == ("T3", "T3", {"space": "a1"})
    assert (await ana.say("ink", turn=7, marks=""))["facts"] == {"turn": "7", "now": "1"}
    assert (await ana.say("ask", marks="?"))["facts"] == {"text": "'?'"}
    assert (await ana.say("pass_host", seat=9))["facts"] == {"seat": "9"}
    assert "facts" not in await ana.say("hello"), "its sentence speaks of nothing in particular"
    assert (await ana.say("ink", turn=1, marks="d1=2"))["type"] == "inked"
    assert (await ana.say("ask"))["facts"] == {"player": "ana"}
    gone = await fetch(port, "GET", "/api/tables/ZZZZ")
    assert gone.json()["facts"] == {"table": "ZZZZ"}
    lobby = await open_party(port, "ana", come=False)
    taken = await lobby.post("/seats", {"name": "ana"})
    assert (taken.json()["code"], taken.json()["facts"]) == ("name.taken", {"name": "ana"})
    wrong = await fetch(port, "POST", "/api/tables", {"adventure": "temple", "layout": VALLEY})
    assert wrong.json()["facts"] == {"found": "valley", "wanted": "temple"}


@on_a_server(PATIENT)
async def test_a_fact_with_several_values_is_separated_by_spaces(port: int) -> None:
    rolls = ("2 3 5|b1=2 c1=3", "1 1 !")
    party = await begun(port, "ana", rolls=rolls, adventure="valley", layout=VALLEY)
    refused = await party.host.say("ask", marks="e1=!")
    assert refused["says"] == "alone, draw the snake beside b1 or c1, which you filled last turn; e1 is too far away"
    assert refused["facts"] == {"space": "e1", "before": "b1 c1"}


@on_a_server(PATIENT)
async def test_a_welcome_says_how_many_seats_are_wanted_and_the_order_of_parts(port: int) -> None:
    party = await open_party(port, "ana", adventure="island", seats_wanted=3, come=False)
    shown = await _welcome(party.host)
    assert (shown["seats_wanted"], shown["part_keys"]) == (3, ["treasures", "dangers"])
