"""Challenges over HTTP: made, played at different times by people who never meet, and compared."""

from __future__ import annotations

import re

from support.server.challenger import SMALL, Challenger, rolls_of
from support.server.guest import open_party
from support.server.robot import Robot, play_all
from support.server.running_server import PATIENT, on_a_server

from pennypapers.rules import read_layout


@on_a_server(PATIENT)
async def test_two_people_play_one_challenge_at_different_times_and_compare(port: int) -> None:
    ana, ben = Challenger(port, "Ana"), Challenger(port, "Ben")
    code = await ana.make(title="Sunday", hints=False)
    look = await ben.look(code)
    assert (look["title"], look["hints"], look["finished"], look["mine"]) == ("Sunday", False, 0, [])
    assert (look["layout"], look["layout_name"]) == (str(read_layout(SMALL)), "small")
    assert len(look["seal"]) == 64
    hers = await ana.play(code, 1)
    assert (await ben.look(code))["finished"] == 1
    assert not (await ben.look(code))["may_compare"]
    his = await ben.play(code, 2)
    rolls = [rolls_of(robot) for robot in (hers, his)]
    shortest = min(map(len, rolls))
    assert shortest > 1
    assert rolls[0][:shortest] == rolls[1][:shortest], "the dice are the same"
    results = await ben.results(code)
    assert results["total"] == 2
    assert {each["name"]: each["is_me"] for each in results["places"]} == {"Ana": False, "Ben": True}
    assert results["mine"] in results["places"]
    assert sum(runs for _, runs in results["stars"]) == 2
    for place in results["places"]:
        run = place["run"]
        steps = (await ben.get(f"{code}/runs/{run}/steps")).json()
        assert steps["players"] == [place["name"]]
        assert steps["ended"]["standings"][0]["stars"] == place["stars"]
        assert look["seal"] in (await ben.get(f"{code}/runs/{run}/record")).text


@on_a_server(PATIENT)
async def test_a_run_goes_on_where_it_was_left_and_a_second_one_is_practice(port: int) -> None:
    ana = Challenger(port)
    code = await ana.make()
    first = await ana.begin(code)
    await Robot(first, 1).play(turns=1)
    other_tab = Challenger(port, "Anna", cookie=ana.cookie)
    again = await other_tab.begin(code, again=True)
    assert (again.code, again.token) == (first.code, first.token)
    welcome = await (await again.come()).hear("welcome")
    assert (welcome["challenge"], welcome.get("attempt", 1), welcome["seats"][0]["name"]) == (code, 1, "Ana")
    assert welcome["roll"]["turn"] == 2
    await again.go()
    assert (await ana.look(code))["mine"] == [
        {"run": 1, "attempt": 1, "table": first.code, "is_over": False, "stars": None}
    ]
    await ana.play(code, 2)
    refused = await ana.post_run(code)
    assert (refused.status, refused.json()["code"]) == (409, "challenge.played")
    practice = (await ana.play(code, 3, again=True)).guest
    assert practice.code != first.code
    assert next(each for each in practice.heard if each["type"] == "welcome")["attempt"] == 2
    mine = (await ana.look(code))["mine"]
    assert [(each["attempt"], each["is_over"]) for each in mine] == [(1, True), (2, True)]
    assert (await ana.results(code))["total"] == 1, "practice has no place"
    for run in mine:
        assert (await ana.get(f"{code}/runs/{run['run']}/steps")).status == 200
    ben = Challenger(port, "Ben")
    await ben.play(code)
    assert (await ben.get(f"{code}/runs/{mine[1]['run']}/steps")).status == 404


@on_a_server(PATIENT)
async def test_the_dice_of_a_finished_game_become_a_challenge(port: int) -> None:
    party = await open_party(port, "ana", "ben", layout=SMALL)
    refused = await Challenger(port).fetch("POST", "/api/challenges", {"table": party.code})
    assert (refused.status, refused.json()["code"]) == (409, "playing")
    await party.host.say("start")
    await play_all([Robot(guest, i) for i, guest in enumerate(party.guests)])
    rolls = [each["roll"]["roll"] for each in party.host.heard if each["type"] == "roll"]
    cleo = Challenger(port, "Cleo")
    code = await cleo.make(table=party.code.lower())
    look = await cleo.look(code)
    assert (look["known_rolls"], look["adventure"], look["layout_name"]) == (len(rolls), "temple", "small")
    robot = await cleo.play(code)
    played = rolls_of(robot)
    shortest = min(len(rolls), len(played))
    assert played[:shortest] == rolls[:shortest]


@on_a_server(PATIENT)
async def test_the_key_is_made_with_the_first_run_and_no_script_can_read_it(port: int) -> None:
    ana = Challenger(port)
    made = await ana.fetch("POST", "/api/challenges", {"adventure": "temple"})
    assert "set-cookie" not in made.headers
    begun = await ana.post_run(made.json()["code"])
    cookie = begun.headers["set-cookie"]
    assert re.match(r"pennypapers=[\w-]{32};", cookie)
    assert "httponly" in cookie.lower()
    assert "samesite=lax" in cookie.lower()
    assert "path=/" in cookie.lower()
    assert "max-age=34560000" in cookie.lower()
    assert "secure" not in cookie.lower()
    key = ana.cookie
    assert (await ana.post_run(made.json()["code"])).status == 201
    assert ana.cookie == key
    forged = Challenger(port, cookie="short")
    await forged.post_run(made.json()["code"])
    assert forged.cookie not in ("short", key)
