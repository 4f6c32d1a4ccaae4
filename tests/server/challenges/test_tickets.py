"""A class with tickets: one link for each name, and each opens once."""

from __future__ import annotations

import asyncio
import gc
import re
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

from support.server.challenger import SMALL, Challenger
from support.server.event_loop import LONG_ENOUGH
from support.server.guest import Guest
from support.server.running_server import PATIENT, on_a_server, running_server, served

from pennypapers.server.limits import Guesses
from pennypapers.server.store.postgres import PostgresStore

CLASS = ("Ana", "Ben", "Cleo")
A_STEP = 0.1
"""Seconds of processor time for which nobody else has a turn; half a second was, when the event loop drew."""


async def tickets_of(teacher: Challenger, code: str) -> list[Any]:
    reply = await teacher.get(f"{code}/tickets")
    assert reply.status == 200, reply.text
    found: list[Any] = reply.json()
    return found


async def hold(pupil: Challenger, code: str, ticket: str) -> Any:
    return (await pupil.fetch("POST", f"/api/challenges/{code}/ticket", {"ticket": ticket})).json()


async def refused(pupil: Challenger, code: str, ticket: str | None) -> tuple[int, str]:
    reply = await pupil.post_run(code, ticket=ticket)
    return reply.status, reply.json().get("code")


@on_a_server(PATIENT)
async def test_a_class_plays_with_tickets(port: int) -> None:
    teacher = Challenger(port, "Teacher")
    code, tickets = await teacher.make_tickets(*CLASS, title="Class 4b")
    look = await teacher.look(code)
    assert (look["tickets"], look["is_maker"], look["may_compare"]) == (3, True, False)
    for number, name in enumerate(CLASS):
        pupil = Challenger(port, "another name")
        assert (await pupil.look(code))["is_maker"] is False
        assert await hold(pupil, code, tickets[name]) == {"name": name, "run": None}
        await pupil.play(code, name, ticket=tickets[name])
        held = await hold(pupil, code, tickets[name])
        assert (held["run"]["attempt"], held["run"]["is_over"]) == (1, True)
        results = await pupil.results(code)
        assert (results["mine"]["name"], results["total"]) == (name, number + 1)
    assert [(each["name"], each["is_begun"], each["is_over"]) for each in await tickets_of(teacher, code)] == [
        (name, True, True) for name in CLASS
    ]
    assert sorted(each["name"] for each in (await teacher.results(code))["places"]) == list(CLASS)


def test_a_hundred_tickets_keep_nobody_waiting(tmp_path: Path) -> None:
    """Each has a QR code. Measured is the event loop's processor time between two turns of others."""
    longest = 0.0

    async def others() -> None:
        nonlocal longest
        while True:
            began = time.thread_time()
            await asyncio.sleep(0.001)
            longest = max(longest, time.thread_time() - began)

    async def scenario() -> None:
        async with served(tmp_path, replace(PATIENT, request_seconds=LONG_ENOUGH)) as port:
            teacher = Challenger(port, "Teacher")
            other = asyncio.create_task(others())
            code, _ = await teacher.make_tickets(*(f"Pupil {number}" for number in range(100)))
            assert len(await tickets_of(teacher, code)) == 100
            assert (await teacher.get(f"{code}/tickets.pdf")).status in (200, 503)
            other.cancel()

    gc.disable()  # a server collects seldom
    try:
        asyncio.run(scenario())
    finally:
        gc.enable()
    assert longest < A_STEP


@on_a_server(PATIENT)
async def test_the_maker_sees_the_results_when_the_last_ticket_is_played(port: int) -> None:
    teacher, pupil = Challenger(port, "Teacher"), Challenger(port)
    code, tickets = await teacher.make_tickets(*CLASS)
    for name in CLASS:
        assert (await teacher.get(f"{code}/results")).json()["code"] == "challenge.unfinished"
        await pupil.play(code, name, ticket=tickets[name])
    assert len((await teacher.results(code))["places"]) == len(CLASS)


@on_a_server(PATIENT)
async def test_the_maker_gets_the_same_tickets_again_and_nobody_else_does(port: int) -> None:
    teacher = Challenger(port, "Teacher")
    code, tickets = await teacher.make_tickets(*CLASS)
    listed = await tickets_of(teacher, code)
    assert {each["name"]: each["ticket"] for each in listed} == tickets
    assert [each["link"] for each in listed] == [f"http://127.0.0.1:{port}/c/{code}#{tickets[name]}" for name in CLASS]
    assert len(set(tickets.values())) == 3
    assert all(re.fullmatch("[A-Z]{12}", each) for each in tickets.values())
    other = Challenger(port, "Ana")
    await other.begin(code, ticket=tickets["Ana"])
    for stranger in (other, Challenger(port)):
        for path in ("tickets", "tickets.pdf"):
            reply = await stranger.get(f"{code}/{path}")
            assert (reply.status, reply.json()["code"]) == (403, "challenge.maker")
            assert not any(ticket in reply.text for ticket in tickets.values())
    plain = await other.make()
    assert (await other.get(f"{plain}/tickets")).json()["code"] == "challenge.maker"
    assert (await teacher.get(f"{code}/tickets")).headers["cache-control"] == "no-store"


@on_a_server(PATIENT)
async def test_nobody_plays_without_a_ticket_or_with_one_of_another_challenge(port: int) -> None:
    teacher, ana = Challenger(port, "Teacher"), Challenger(port, "Ana")
    code, tickets = await teacher.make_tickets(*CLASS)
    other, others = await teacher.make_tickets(*CLASS)
    assert await refused(teacher, code, None) == (409, "challenge.ticket_needed")
    assert await refused(ana, code, None) == (409, "challenge.ticket_needed")
    for wrong in (others["Ana"], "", "ABCDEFGHJKMN", "é" * 12, tickets["Ana"][:-1], "x" * 200):
        assert await refused(ana, code, wrong) == (404, "challenge.ticket")
    assert await refused(ana, await ana.make(), tickets["Ana"]) == (404, "challenge.ticket")
    typed = f" {tickets['Ana'][:4].lower()}-{tickets['Ana'][4:8]} {tickets['Ana'][8:]}"
    assert (await ana.post_run(code, ticket=typed)).status == 201
    assert await refused(ana, other, tickets["Ana"]) == (404, "challenge.ticket")


@on_a_server(PATIENT)
async def test_a_ticket_opens_once_and_its_player_goes_on(port: int) -> None:
    teacher, ana, thief = Challenger(port, "Teacher"), Challenger(port, "Ana"), Challenger(port, "Thief")
    code, tickets = await teacher.make_tickets(*CLASS)
    first = await ana.begin(code, ticket=tickets["Ana"])
    tab = Challenger(port, cookie=ana.cookie)
    for ticket in (tickets["Ana"], None):
        assert (await tab.begin(code, ticket=ticket)).code == first.code
    for again in (thief, teacher):
        assert await refused(again, code, tickets["Ana"]) == (409, "challenge.ticket_used")
        assert (await hold(again, code, tickets["Ana"]))["code"] == "challenge.ticket_used"
    await ana.play(code, 1)
    assert await refused(ana, code, tickets["Ana"]) == (409, "challenge.played")
    assert await refused(thief, code, tickets["Ana"]) == (409, "challenge.ticket_used")
    practice = await ana.post_run(code, again=True)
    assert practice.json()["attempt"] == 2
    assert (await ana.results(code))["total"] == 1
    await ana.fetch("DELETE", "/api/me")
    assert await refused(ana, code, tickets["Ana"]) == (409, "challenge.ticket_used")


@on_a_server(PATIENT)
async def test_two_pupils_at_one_tablet_have_a_first_try_each(port: int) -> None:
    teacher, tablet = Challenger(port, "Teacher"), Challenger(port)
    code, tickets = await teacher.make_tickets(*CLASS)
    await tablet.play(code, 1, ticket=tickets["Ana"])
    begun = await tablet.begin(code, ticket=tickets["Ben"])
    assert (await tablet.begin(code)).code == begun.code
    await tablet.play(code, 2, ticket=tickets["Ben"])
    results = await tablet.results(code)
    assert sorted((each["name"], each["is_me"]) for each in results["places"]) == [("Ana", True), ("Ben", True)]
    assert results["mine"]["name"] == "Ben"


@on_a_server(PATIENT)
async def test_of_two_players_who_open_one_ticket_at_once_one_has_it(port: int) -> None:
    teacher = Challenger(port, "Teacher")
    code, tickets = await teacher.make_tickets(*CLASS)
    pupils = [Challenger(port, f"p{n}") for n in range(8)]
    replies = await asyncio.gather(*(each.post_run(code, ticket=tickets["Ana"]) for each in pupils))
    assert sorted(each.status for each in replies) == [201] + [409] * 7
    assert {each.json()["code"] for each in replies if each.status == 409} == {"challenge.ticket_used"}


def test_of_two_processes_one_gives_the_ticket_away(tmp_path: Path, postgres_url: str) -> None:
    async def scenario() -> None:
        stores = [await PostgresStore.connect(postgres_url) for _ in range(2)]
        async with (
            asyncio.timeout(LONG_ENOUGH),
            served(tmp_path, PATIENT, store=stores[0]) as one,
            served(tmp_path, PATIENT, store=stores[1]) as other,
        ):
            teacher = Challenger(one, "Teacher")
            for _ in range(5):
                code, tickets = await teacher.make_tickets(*CLASS)
                pupils = [Challenger(port, f"p{n}") for n, port in enumerate((one, other) * 3)]
                replies = await asyncio.gather(*(each.post_run(code, ticket=tickets["Ana"]) for each in pupils))
                assert sorted(each.status for each in replies) == [201] + [409] * 5
                owner = next(each for each, reply in zip(pupils, replies, strict=True) if reply.status == 201)
                tabs = [Challenger(port, cookie=owner.cookie) for port in (one, other)]
                begun = await asyncio.gather(*(tab.begin(code, ticket=tickets["Ana"]) for tab in tabs))
                assert len({(each.code, each.token) for each in begun}) == 1

    asyncio.run(scenario())


def test_a_used_ticket_stays_used_when_the_server_is_killed(tmp_path: Path) -> None:
    with running_server(tmp_path) as server:
        teacher, ana, thief = (Challenger(server.port, name) for name in ("Teacher", "Ana", "Thief"))
        code, tickets = asyncio.run(teacher.make_tickets(*CLASS))
        first = asyncio.run(ana.begin(code, ticket=tickets["Ana"]))
        server.kill()
        server.restart()
        for each in (teacher, ana, thief):
            each.port = server.port
        assert asyncio.run(refused(thief, code, tickets["Ana"])) == (409, "challenge.ticket_used")
        assert asyncio.run(ana.begin(code, ticket=tickets["Ana"])).code == first.code
        assert [each["ticket"] for each in asyncio.run(tickets_of(teacher, code))] == list(tickets.values())


@on_a_server(replace(PATIENT, misses_per_second=0.01, miss_burst=5))
async def test_wrong_tickets_wait_as_wrong_codes_do_and_right_ones_do_not(port: int) -> None:
    teacher, ana, guesser = Challenger(port, "Teacher"), Challenger(port, "Ana"), Challenger(port)
    code, tickets = await teacher.make_tickets(*CLASS)
    for _ in range(5):
        assert (await hold(guesser, code, "AAAABBBBCCCC"))["code"] == "challenge.ticket"
    flood = [await Guest(port, f"ZZ{a}{b}").come() for a in "ABCDEF" for b in "ABCDEF"]
    refused_too = await asyncio.gather(*(guest.hear("refused") for guest in flood[Guesses.MOST_WAITING :]))
    assert {each["code"] for each in refused_too} == {"slowly"}, "the queue is full"
    assert (await hold(guesser, code, "AAAABBBBCCCC"))["code"] == "slowly"
    assert (await ana.post_run(code, ticket=tickets["Ana"])).status == 201
    await asyncio.gather(*(guest.go() for guest in flood))


@on_a_server(PATIENT)
async def test_names_of_tickets_are_checked_as_those_at_a_table(port: int) -> None:
    teacher = Challenger(port)

    async def told(*names: str) -> tuple[str, str | None]:
        wish = {"adventure": "temple", "layout": SMALL, "tickets": names}
        reply = await teacher.fetch("POST", "/api/challenges", wish)
        assert reply.status == 409, reply.text
        return reply.json()["code"], reply.json()["facts"].get("line")

    assert await told() == ("challenge.tickets", None)
    assert await told(*(f"Pupil {n}" for n in range(101))) == ("challenge.tickets", None)
    assert await told("Ana", "") == ("name.empty", "2")
    assert await told("Ana", "Ben", "x" * 41) == ("name.long", "3")
    assert await told("Ana", "a\u202eb") == ("name.unseen", "2")
    assert await told("Ana", "Ben", "Ana") == ("challenge.ticket_alike", "3")
    assert await told("Ana", "Аna") == ("challenge.ticket_alike", "2")
    code, tickets = await teacher.make_tickets(*(f"Pupil {n}" for n in range(100)))
    assert len(set(tickets.values())) == 100
    assert (await teacher.look(code))["tickets"] == 100


@on_a_server(PATIENT)
async def test_no_ticket_and_no_other_name_is_in_an_answer_to_a_player(port: int) -> None:
    teacher, ana = Challenger(port, "Teacher"), Challenger(port, "Ana")
    code, tickets = await teacher.make_tickets(*CLASS)
    robot = await ana.play(code, 1, ticket=tickets["Ana"])
    texts = [
        (await ana.get(code)).text,
        (await ana.get(f"{code}/results")).text,
        (await ana.get(f"{code}/runs/1/record")).text,
        *(str(each) for each in robot.guest.heard),
    ]
    assert not any(ticket in text for ticket in tickets.values() for text in texts)
    assert not any(name in text for name in ("Ben", "Cleo") for text in texts), "who else is invited is the maker's"
