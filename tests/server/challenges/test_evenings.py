"""Evenings over HTTP: several challenges that are counted together, and what nobody may learn too early."""

from __future__ import annotations

import asyncio
import csv
import io
import json
from dataclasses import replace
from pathlib import Path
from typing import Any

from support.server.challenger import SMALL, Challenger
from support.server.event_loop import LONG_ENOUGH
from support.server.guest import Reply
from support.server.manual_clock import ManualClock
from support.server.running_server import PATIENT, on_a_server, served

from pennypapers.challenges.field import percentile
from pennypapers.hosting.tokens import token_hash

AN_HOUR = 3600.0
SPEC = {"adventure": "temple", "layout": SMALL}


async def results(who: Challenger, code: str, more: str = "") -> Any:
    reply = await ask(who, code, f"/results{more}")
    assert reply.status == 200, reply.text
    return reply.json()


async def ask(who: Challenger, code: str, path: str = "") -> Reply:
    return await who.fetch("GET", f"/api/evenings/{code}{path}")


@on_a_server(PATIENT)
async def test_an_evening_shows_the_way_and_counts_totals(port: int) -> None:
    ana, ben = Challenger(port, "Ana"), Challenger(port, "Ben")
    made = await ana.make_evening(title="Club night", total="stars")
    code, codes = made["code"], made["challenges"]
    look = (await ask(ana, code.lower())).json()
    assert (look["title"], look["total"], look["next"], look["counted"]) == ("Club night", "stars", codes[0], [])
    assert [each["code"] for each in look["challenges"]] == codes
    assert look["challenges"][1]["title"] == "Club night 2"
    assert (await ana.look(codes[1]))["evening"] == code
    for number, each in enumerate(codes):
        await ana.play(each, number)
    await ben.begin(codes[0])
    look = (await ask(ben, code)).json()
    assert [each["state"] for each in look["challenges"]] == ["begun", "new", "new"]
    await ben.play(codes[0], 8)
    look = (await ask(ben, code)).json()
    assert [each["state"] for each in look["challenges"]] == ["finished", "new", "new"]
    assert (look["next"], look["is_whole"]) == (codes[1], False)
    assert look["challenges"][0]["stars"] == (await ben.look(codes[0]))["mine"][0]["stars"]
    for number, each in enumerate(codes[1:], 9):
        await ben.play(each, number)
    look = (await ask(ben, code)).json()
    assert (look["next"], look["is_whole"], look["counted"]) == (None, True, codes)
    found = await results(ben, code)
    assert found["total"] == 2
    for line in found["places"]:
        assert line["total"] == sum(each["stars"] for each in line["scores"])
        assert line["played"] == 3
    totals = [line["total"] for line in found["places"]]
    assert totals == sorted(totals, reverse=True)
    assert [line["place"] for line in found["places"]] == ([1, 1] if len(set(totals)) == 1 else [1, 2])
    assert found["mine"] == next(line for line in found["places"] if line["is_me"])
    assert (await results(ben, code, "?start=1&count=1"))["places"] == found["places"][1:]


@on_a_server(PATIENT)
async def test_many_ask_for_the_standing_at_once(port: int) -> None:
    ana = Challenger(port, "Ana")
    made = await ana.make_evening()
    await ana.play(made["challenges"][0])
    found = await asyncio.gather(*(results(ana, made["code"]) for _ in range(20)))
    assert all(each == found[0] for each in found)


@on_a_server(PATIENT)
async def test_matchpoints_are_those_of_each_challenge_and_what_is_missing_adds_nothing(port: int) -> None:
    people = [Challenger(port, name) for name in ("Ana", "Ben", "Cleo")]
    made = await people[0].make_evening()
    code, codes = made["code"], made["challenges"]
    for seed, who in enumerate(people):
        for number, each in enumerate(codes[: 3 if who.name == "Ana" else 2]):
            await who.play(each, f"{seed} {number}")
    ana = people[0]
    places = (await results(ana, code))["places"]
    for number, each in enumerate(codes):
        of_challenge = {line["name"]: line for line in (await ana.results(each))["places"]}
        for line in places:
            score = line["scores"][number]
            assert (score is None) == (line["name"] not in of_challenge)
            if score:
                here = of_challenge[line["name"]]
                assert (score["stars"], score["matchpoints"], score["run"]) == (
                    here["stars"],
                    here["percentile"],
                    here["run"],
                )
    for line in places:
        assert line["total"] == sum(each["matchpoints"] for each in line["scores"] if each)
    alone = next(line for line in places if line["is_me"])["scores"][2]
    assert alone["matchpoints"] == percentile(beaten=0, level=0, others=0)
    assert (await results(people[1], code))["counted"] == codes[:2]


@on_a_server(PATIENT)
async def test_nobody_learns_anything_of_a_challenge_before_they_have_finished_it(port: int) -> None:
    """Ana and Ben have played other challenges: neither sees a name, a star, a total or a run of the other's."""
    ana, ben, nobody = Challenger(port, "Ana"), Challenger(port, "Ben"), Challenger(port, "Nobody")
    made = await ana.make_evening()
    code, codes = made["code"], made["challenges"]
    for each in codes[1:]:
        await ana.play(each, 1)
    await ben.begin(codes[1])
    for who in (nobody, ben):
        for path in ("/results", "/results?start=0&count=100", "/results.csv", "/results.csv?separator=semicolon"):
            refused = await ask(who, code, path)
            assert (refused.status, refused.json()["code"]) == (409, "evening.unfinished")
        look = (await ask(who, code)).text
        assert "Ana" not in look
        assert [each["stars"] for each in json.loads(look)["challenges"]] == [None, None, None]
    await ben.play(codes[0], 2)
    mine = await results(ben, code)
    assert (mine["counted"], [each["name"] for each in mine["places"]]) == ([codes[0]], ["Ben"])
    assert len(mine["places"][0]["scores"]) == 1
    assert "Ana" not in (await ask(ben, code, "/results.csv")).text
    assert "Ben" not in (await ask(ana, code, "/results")).text
    await ben.play(codes[1], 3)
    mine = await results(ben, code)
    hers = next(each for each in mine["places"] if each["name"] == "Ana")
    assert (mine["counted"], hers["played"], hers["scores"][0]) == (codes[:2], 1, None)
    assert hers["total"] == hers["scores"][1]["matchpoints"], "the third challenge is not in it"
    said = "".join([(await ask(ben, code, path)).text for path in ("", "/results", "/results.csv")])
    for who in (ana, ben):
        assert who.cookie
        assert who.cookie not in said
        assert token_hash(who.cookie) not in said
    refused = await ask(nobody, code, "/results")
    assert refused.status == 409


@on_a_server(PATIENT)
async def test_a_player_is_one_by_their_key_and_has_the_last_name(port: int) -> None:
    ana = Challenger(port, "Ana")
    made = await ana.make_evening()
    code, codes = made["code"], made["challenges"]
    await ana.play(codes[0], 1)
    namesake = Challenger(port, "Ana")
    await namesake.play(codes[0], 2)
    await namesake.play(codes[1], 3)
    ana.name = "Anna"
    await ana.play(codes[1], 2)
    assert sorted(line["name"] for line in (await results(ana, code))["places"]) == ["Ana", "Anna"]
    await namesake.fetch("DELETE", "/api/me")
    assert [line["name"] for line in (await results(ana, code))["places"]] == ["Anna"]


@on_a_server(PATIENT)
async def test_the_csv_is_safe_in_a_spreadsheet(port: int) -> None:
    names = ["=1+2", "+cmd", "-2", "@sum", "Zoë"]
    people = [Challenger(port, name) for name in names]
    made = await people[0].make_evening(title="=Title", total="stars")
    for seed, who in enumerate(people):
        await who.play(made["challenges"][0], seed)
    reply = await ask(people[0], made["code"], "/results.csv")
    assert reply.headers["content-type"] == "text/csv; charset=utf-8"
    assert reply.headers["content-disposition"] == f'attachment; filename="evening-{made["code"]}.csv"'
    assert reply.text.startswith("\ufeff")
    head, *rows = csv.reader(io.StringIO(reply.text.removeprefix("\ufeff"), newline=""))
    assert head == ["place", "name", "bot", "1 stars", "1 matchpoints", "played", "total"]
    assert sorted(row[1] for row in rows) == sorted(f"'{name}" if name != "Zoë" else name for name in names)
    assert all(row[3] == row[6] for row in rows)
    semicolons = (await ask(people[0], made["code"], "/results.csv?separator=semicolon")).text
    assert semicolons == reply.text.replace(",", ";")


def test_bots_are_in_the_standing_and_marked(tmp_path: Path) -> None:
    async def whole() -> None:
        async with asyncio.timeout(LONG_ENOUGH), served(tmp_path, PATIENT, bots=("tourist",)) as port:
            ana = Challenger(port)
            made = await ana.make_evening()
            await ana.play(made["challenges"][0])
            while (found := await results(ana, made["code"]))["total"] < 2:
                pass  # the bot is still playing
            bot = next(line for line in found["places"] if not line["is_me"])
            assert (bot["bot"], len(found["places"])) == ("tourist", 2)

    asyncio.run(whole())


@on_a_server(replace(PATIENT, challenges_per_second=0.001, challenge_burst=7, prints_per_second=0.001, print_burst=1))
async def test_an_evening_counts_as_its_challenges_and_csv_has_a_rate(port: int) -> None:
    ana = Challenger(port)
    made = await ana.make_evening()
    refused = await ana.fetch("POST", "/api/evenings", {"challenges": [SPEC] * 5})
    assert (refused.status, refused.json()["code"]) == (429, "slowly")
    await ana.make_evening()
    assert (await ask(ana, made["code"], "/results.csv")).status == 409
    assert (await ask(ana, made["code"], "/results.csv")).status == 429


@on_a_server(PATIENT)
async def test_hostile_wishes_are_refused_in_a_sentence_and_leave_nothing(port: int) -> None:
    ana = Challenger(port)
    three = [SPEC] * 3
    wrongs: tuple[dict[str, object], ...] = (
        {},
        {"challenges": []},
        {"challenges": [SPEC] * 2},
        {"challenges": [SPEC] * 11},
        {"challenges": ["ABCDE"] * 3},
        {"challenges": three, "total": "luck"},
        {"challenges": three, "title": 3},
        {"challenges": three, "title": "x" * 300},
        {"challenges": three, "more": 1},
    )
    for wrong in wrongs:
        refused = await ana.fetch("POST", "/api/evenings", wrong)
        assert (refused.status, refused.json()["code"]) == (400, "request"), refused.text
    for wish, why in (
        ({"challenges": three, "title": "x" * 51}, "challenge.title"),
        ({"challenges": three, "title": "two\nlines"}, "challenge.title"),
        ({"challenges": three, "title": "a\u202eb"}, "challenge.title"),
        ({"challenges": [*three, {"adventure": "moon"}]}, "adventure"),
        ({"challenges": [*three, {**SPEC, "options": "dice=by_hand"}]}, "challenge.by_hand"),
    ):
        refused = await ana.fetch("POST", "/api/evenings", wish)
        assert (refused.status, refused.json()["code"]) == (409, why), refused.text
    refused = await ana.fetch("POST", "/api/evenings", {"challenges": three}, origin="http://evil.example")
    assert refused.json()["code"] == "origin"
    assert (await ask(ana, "ZZZZZ")).json()["code"] == "code.evening"
    code = (await ana.make_evening())["code"]
    for path in ("/results?start=-1", "/results?count=101", "/results.csv?separator=x"):
        assert (await ask(ana, code, path)).status == 400
    assert f"<title>http://127.0.0.1:{port}/e/{code}</title>" in (await ask(ana, code, "/qr.svg")).text


def test_closed_challenges_are_seen_by_everybody(tmp_path: Path) -> None:
    """What is closed is counted for whoever has no key, as at the challenge itself."""

    async def whole() -> None:
        clock = ManualClock()
        async with asyncio.timeout(LONG_ENOUGH), served(tmp_path, PATIENT, clock=clock) as port:
            ana, nobody = Challenger(port), Challenger(port, "Nobody")
            made = await ana.make_evening(challenges=[{**SPEC, "closes_in_hours": 1}, SPEC, SPEC])
            await ana.play(made["challenges"][0], 1)
            assert (await ask(nobody, made["code"])).json()["counted"] == []
            await clock.pass_by(AN_HOUR)
            look = (await ask(nobody, made["code"])).json()
            assert (look["counted"], look["next"]) == (made["challenges"][:1], made["challenges"][1])
            found = await results(nobody, made["code"])
            assert [(each["name"], each["is_me"]) for each in found["places"]] == [("Ana", False)]
            assert found["mine"] is None

    asyncio.run(whole())
