"""The coach over HTTP, with the real search on tiny layouts."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path

import pytest
from support.random_tables import played_table
from support.server.event_loop import LONG_ENOUGH
from support.server.guest import fetch
from support.server.running_server import PATIENT, on_a_server

from pennypapers.notation import read_record, write_record
from pennypapers.notation.layout import carried_layout, reference
from pennypapers.rules import Layout, read_layout
from pennypapers.server.analyses import coach_work
from pennypapers.server.work.process import WorkerProcess
from pennypapers.server.work.worker import COACH_NICE, NICE
from pennypapers.table import record_of, replay

TINY = read_layout("adventure: temple\nname: tiny\ngrid:\n  o D\n  o o\n")
BROAD = read_layout("adventure: temple\nname: broad\ngrid:\n" + "  o o o o o o o o o o o D\n" * 8)
QUICKLY = replace(PATIENT, hindsight_seconds=0.1)

PAUSE = 0.1
"""Between two questions, as a page makes one: the coach needs the processor more than we do."""

TO_COMPILE = 3 * LONG_ENOUGH
"""Where nothing is compiled yet, the first test does it."""


def game(layout: Layout = TINY, *names: str, seed: int = 1, turns: int = 1000) -> str:
    """A finished game as text, with its layout in it."""
    _, events = played_table(layout, names or ("ana",), seed=seed, turns=turns)
    return write_record(record_of(events, reference(layout), carried_layout(layout)))


async def found(port: int, name: str) -> dict[str, object]:
    """Ask until the coach has finished."""
    while True:
        answer = await fetch(port, "GET", f"/api/analyses/{name}")
        assert answer.status == 200, answer.json()
        look: dict[str, object] = answer.json()
        if look["state"] in ("done", "failed"):
            return look
        await asyncio.sleep(PAUSE)


@on_a_server(QUICKLY, coach=True, seconds=TO_COMPILE)
async def test_the_best_game_found_is_told_as_a_record_that_can_be_replayed(port: int) -> None:
    assert (await fetch(port, "GET", "/api/analyses")).json() == {"offered": True}
    begun = await fetch(port, "POST", "/api/analyses", {"record": game()})
    assert begun.status == 200
    look = await found(port, begun.json()["id"])
    assert (look["state"], look["progress"], look["error"]) == ("done", 1, None)
    hindsight = look["hindsight"]
    assert isinstance(hindsight, dict)
    record = read_record(str(hindsight["record"]), lambda _: str(TINY))
    played = replay(record)
    assert played.failure is None
    assert record.adventure.score(played.table.sheets[0]).total == hindsight["best"]
    assert hindsight["proven"] == (hindsight["best"] == hindsight["bound"])
    again = await fetch(port, "POST", "/api/analyses", {"record": game()})
    assert again.json() == look, "it is kept"


@on_a_server(QUICKLY, coach=True, seconds=TO_COMPILE)
async def test_the_same_game_has_the_same_id_whatever_its_headers_and_where_its_layout_is(port: int) -> None:
    text = game(TINY, "ana", "ben")
    record = read_record(text, lambda _: str(TINY))
    with_note = write_record(replace(record, extras={**record.extras, "x-note": "at grandma's"}))
    bare = write_record(replace(record, extras={}))
    bodies = [{"record": text}, {"record": with_note}, {"record": bare, "layout": str(TINY)}]
    ids = {(await fetch(port, "POST", "/api/analyses", body)).json()["id"] for body in bodies}
    assert len(ids) == 1
    other = await fetch(port, "POST", "/api/analyses", {"record": game(TINY, "ana", "ben", seed=2)})
    assert other.json()["id"] not in ids
    for name in (*ids, other.json()["id"]):
        assert (await fetch(port, "DELETE", f"/api/analyses/{name}")).status == 204


@on_a_server(QUICKLY, coach=True, seconds=TO_COMPILE)
async def test_what_cannot_be_looked_at_is_refused_with_the_reason(port: int) -> None:
    async def refused(**body: object) -> tuple[int, str]:
        answer = await fetch(port, "POST", "/api/analyses", body)
        return answer.status, answer.json()["code"]

    assert await refused(record="nonsense") == (400, "text.header")
    assert await refused(record=game(turns=2)) == (409, "analysis.unfinished")
    assert await refused(record=game().replace("1. ", "2. ")) == (400, "text.turn")
    assert await refused(record="x" * 2_000_001) == (400, "request")
    assert await refused(record=game(), other=1) == (400, "request")
    look = await fetch(port, "GET", f"/api/analyses/{'0' * 32}")
    assert (look.status, look.json()["code"]) == (404, "analysis.unknown")
    assert (await fetch(port, "GET", "/api/analyses/nothing")).status in (400, 404)
    assert (await fetch(port, "DELETE", f"/api/analyses/{'0' * 32}")).status == 204, "it is given up"


@on_a_server(QUICKLY, coach=True, seconds=TO_COMPILE)
async def test_a_layout_too_large_for_the_kernels_fails_with_the_reason(port: int) -> None:
    begun = await fetch(port, "POST", "/api/analyses", {"record": game(BROAD)})
    look = await found(port, begun.json()["id"])
    assert (look["state"], look["hindsight"]) == ("failed", None)
    error = look["error"]
    assert isinstance(error, dict)
    assert error["code"] == "analysis.large"


@on_a_server(QUICKLY)
async def test_a_server_without_a_coach_says_so(port: int) -> None:
    assert (await fetch(port, "GET", "/api/analyses")).json() == {"offered": False}
    refused = await fetch(port, "POST", "/api/analyses", {"record": game()})
    assert (refused.status, refused.json()["code"]) == (503, "analysis.missing")


def test_a_server_without_the_extra_has_no_coach(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(coach_work, "find_spec", lambda _: None)
    assert not coach_work.is_installed()


def test_the_processes_of_the_coach_come_after_all_others_that_people_wait_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Processes are started with the priority of their pool."""
    started: list[int] = []
    start = WorkerProcess.start

    async def noted(*, seconds: int, megabytes: int, nice: int) -> WorkerProcess:
        started.append(nice)
        return await start(seconds=seconds, megabytes=megabytes, nice=nice)

    monkeypatch.setattr(WorkerProcess, "start", noted)

    @on_a_server(QUICKLY, coach=True, seconds=TO_COMPILE)
    async def scenario(port: int) -> None:
        begun = await fetch(port, "POST", "/api/analyses", {"record": game()})
        await found(port, begun.json()["id"])

    scenario(tmp_path)
    assert sorted(started) == [NICE, COACH_NICE]


@on_a_server(QUICKLY, coach=True, seconds=TO_COMPILE)
async def test_luck_and_choices_of_a_player_add_up_to_their_stars(port: int) -> None:
    text = game(TINY, "ana", "ben")
    begun = await fetch(port, "POST", "/api/analyses", {"record": text, "player": "ben"})
    look = await found(port, begun.json()["id"])
    assert look["state"] == "done", look
    analysis = look["analysis"]
    assert isinstance(analysis, dict)
    (player,) = analysis["players"]
    assert player["name"] == "ben"
    changes = [turn["luck"] - turn["loss"] + turn["neighbours"] for turn in player["turns"]]
    assert player["start"] + sum(changes) == pytest.approx(player["final"])
    assert player["final"] == final_stars(text, 1)
    nobody = await fetch(port, "POST", "/api/analyses", {"record": text})
    assert nobody.json()["id"] != begun.json()["id"]
    assert (await found(port, nobody.json()["id"]))["analysis"] is None
    stranger = await fetch(port, "POST", "/api/analyses", {"record": text, "player": "cleo"})
    assert (stranger.status, stranger.json()["code"]) == (409, "seat.nobody")


def final_stars(text: str, seat: int) -> int:
    record = read_record(text, lambda _: str(TINY))
    return record.adventure.score(replay(record).table.sheets[seat]).total


@on_a_server(QUICKLY, coach=True, seconds=TO_COMPILE)
async def test_a_turn_is_tried_again_on_the_sheet_as_it_was(port: int) -> None:
    text = game(TINY, "ana")
    record = read_record(text, lambda _: str(TINY))
    turn = next(each for each in record.turns if not each.roll.danger)
    played = " ".join(map(str, turn.entries[0].marks))
    past = {"record": text, "player": "ana", "turn": turn.number}
    position = await fetch(port, "POST", "/api/analyses/positions", {**past, "marks": played})
    assert position.status == 200, position.json()
    assert position.json()["options"]["may_ink"]
    assert position.json()["options"]["stars"] == position.json()["explained"]["stars"]
    tried = await fetch(port, "POST", "/api/analyses/tries", {**past, "marks": played})
    assert tried.status == 200, tried.json()
    answer = tried.json()
    assert answer["marks"] == played
    assert answer["is_best"] or answer["best"] > answer["value"]


@on_a_server(QUICKLY, coach=True, seconds=TO_COMPILE)
async def test_a_turn_to_try_again_is_bounded_like_every_analysis(port: int) -> None:
    async def refused(where: str, **body: object) -> tuple[int, str]:
        answer = await fetch(port, "POST", f"/api/analyses/{where}", body)
        return answer.status, answer.json()["code"]

    past = {"record": game(TINY, "ana"), "player": "ana", "turn": 1}
    assert await refused("tries", **past, marks="a1=99") == (409, "notation.value")
    assert (await refused("tries", **past, marks="a1=5 a2=5 b2=5"))[0] == 409
    assert await refused("tries", **past, marks="x" * 2_001) == (400, "request")
    assert await refused("positions", **{**past, "turn": 99}) == (409, "stale.early")
    assert await refused("positions", **{**past, "turn": 0}) == (400, "request")
    assert await refused("positions", **{**past, "player": "ben"}) == (409, "seat.nobody")
    assert await refused("positions", **past, spaces="zz99") == (409, "notation.space")


@on_a_server(QUICKLY)
async def test_nothing_is_tried_without_a_coach(port: int) -> None:
    body = {"record": game(TINY, "ana"), "player": "ana", "turn": 1, "marks": "-"}
    answer = await fetch(port, "POST", "/api/analyses/tries", body)
    assert (answer.status, answer.json()["code"]) == (503, "analysis.missing")


@on_a_server(PATIENT)
async def test_options_lists_all_methods_of_an_address(port: int) -> None:
    assert (await fetch(port, "OPTIONS", "/api/analyses")).headers["allow"] == "GET, OPTIONS, POST"
    assert (await fetch(port, "OPTIONS", f"/api/analyses/{'0' * 32}")).headers["allow"] == "DELETE, GET, OPTIONS"
