"""What challenges may cost: floods of them, guessed codes, posts of other pages, hostile names and titles."""

from __future__ import annotations

import asyncio
from dataclasses import replace

from support.server.challenger import SMALL, Challenger
from support.server.guest import Guest
from support.server.running_server import PATIENT, on_a_server

from pennypapers.server.limits import Guesses

SLOW = 0.001


@on_a_server(replace(PATIENT, challenges_per_second=SLOW, challenge_burst=2, runs_per_second=SLOW, run_burst=2))
async def test_new_challenges_and_runs_of_one_address_are_limited(port: int) -> None:
    ana = Challenger(port)
    code, other = await ana.make(), await ana.make()
    refused = await ana.fetch("POST", "/api/challenges", {"adventure": "temple", "layout": SMALL})
    assert (refused.status, refused.json()["code"]) == (429, "slowly")
    begun = await ana.begin(code)
    assert (await ana.post_run(other)).status == 201
    assert (await Challenger(port, "Ben").post_run(code)).json()["code"] == "slowly"
    assert (await ana.begin(code)).code == begun.code, "to go on is no new run"
    elsewhere = Challenger(port, "Cleo", address="127.0.0.9")
    assert (await elsewhere.post_run(code)).status == 201
    await elsewhere.make()


@on_a_server(replace(PATIENT, misses_per_second=0.01, miss_burst=20))
async def test_wrong_codes_of_challenges_wait_as_those_of_tables_do(port: int) -> None:
    ana = Challenger(port)
    code = await ana.make()
    for letter in "ABCDEFGHJKMNPQRSTUVWX":
        refused = await ana.get(f"AAAA{letter}")
        assert (refused.status, refused.json()["code"]) == (404, "code.challenge")
    flood = [await Guest(port, f"ZZ{a}{b}").come() for a in "ABCDEF" for b in "ABCDEF"]
    refused_too = await asyncio.gather(*(guest.hear("refused") for guest in flood[Guesses.MOST_WAITING :]))
    assert {each["code"] for each in refused_too} == {"slowly"}, "the queue is full"
    assert (await ana.get("ZZZZZ")).json()["code"] == "slowly"
    for right in (code, code.lower()):
        assert (await ana.get(right)).status == 200
    assert (await Challenger(port, address="127.0.0.9").get("ZZZZZ")).status == 404
    await asyncio.gather(*(guest.go() for guest in flood))


@on_a_server(PATIENT)
async def test_a_code_is_that_of_a_challenge_or_of_a_table_and_not_of_both(port: int) -> None:
    ana = Challenger(port)
    code = await ana.make()
    assert (await ana.fetch("GET", f"/api/tables/{code}")).json()["code"] == "code"
    run = await ana.begin(code)
    assert (await ana.get(run.code)).json()["code"] == "code.challenge"
    assert (await ana.fetch("POST", "/api/challenges", {"table": "ZZZZ"})).json()["code"] == "code"


@on_a_server(PATIENT)
async def test_posts_of_other_pages_are_refused(port: int) -> None:
    ana = Challenger(port)
    code = await ana.make()
    await ana.begin(code)
    for path, data in (("/api/challenges", {"adventure": "temple"}), (f"/api/challenges/{code}/runs", {"name": "x"})):
        for origin in ("http://evil.example", "null"):
            refused = await ana.fetch("POST", path, data, origin=origin)
            assert (refused.status, refused.json()["code"]) == (403, "origin")
            assert "set-cookie" not in refused.headers
        assert (await ana.fetch("POST", path, data, origin=f"http://127.0.0.1:{port}")).status == 201


@on_a_server(PATIENT)
async def test_hostile_names_titles_and_wishes_are_refused_in_a_sentence(port: int) -> None:
    ana = Challenger(port)
    code = await ana.make()
    for name, why in (("", "name.empty"), ("a\u202eb", "name.unseen"), ("x" * 100, "name.long"), ("a, b", "name")):
        refused = await ana.fetch("POST", f"/api/challenges/{code}/runs", {"name": name})
        assert (refused.status, refused.json()["code"].startswith(why)) == (409, True), refused.text
        assert refused.json()["says"]
    assert ana.cookie is None, "who was refused has no key"
    for wish, why in (
        ({"title": "x" * 61}, "challenge.title"),
        ({"title": "two\nlines"}, "challenge.title"),
        ({"title": "a\u202eb"}, "challenge.title"),
        ({"options": "dice=by_hand"}, "challenge.by_hand"),
        ({"adventure": "moon"}, "adventure"),
        ({"layout": "inside"}, "layout.side"),
    ):
        refused = await ana.fetch("POST", "/api/challenges", {"adventure": "temple", **wish})
        assert (refused.status, refused.json()["code"]) == (409, why), refused.text
    for wrong in ({"closes_in_hours": 0}, {"clock": 1}, {"table": "no code"}, {"seed": "00"}, {"hints": 3}):
        refused = await ana.fetch("POST", "/api/challenges", {"adventure": "temple", **wrong})
        assert refused.status == 400, refused.text
    for query in ("start=-1", "count=0", "count=101", "start=99999999999999999999"):
        assert (await ana.get(f"{code}/results?{query}")).status == 400
    for number in ("0", "-1", "99999999999999999999", "x"):
        assert (await ana.get(f"{code}/runs/{number}/steps")).status in (400, 404)


@on_a_server(PATIENT)
async def test_the_qr_code_of_a_challenge_is_its_link(port: int) -> None:
    ana = Challenger(port)
    code = await ana.make()
    reply = await ana.get(f"{code.lower()}/qr.svg")
    assert f"<title>http://127.0.0.1:{port}/c/{code}</title>" in reply.text
    assert reply.headers["content-type"].startswith("image/svg+xml")
