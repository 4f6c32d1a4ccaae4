"""Timelines of games: by table code and from a record, with custom layouts too."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from unittest import mock

import pytest
from support.random_play import EVERY_SIDE
from support.random_tables import SEATS, played_table
from support.server.client_sheet import Paper
from support.server.event_loop import LONG_ENOUGH
from support.server.guest import Party, fetch, open_party
from support.server.robot import Robot, play_all
from support.server.running_server import PATIENT, on_a_server, served

from pennypapers.cli import main
from pennypapers.hosting.views.timeline import Timeline, timeline_of
from pennypapers.notation import read_sheet, write_record
from pennypapers.rules import builtin_layout
from pennypapers.server.codec import decode
from pennypapers.server.work.pool import WorkPool
from pennypapers.table import record_of

OWN = "adventure: temple\nname: own\ngrid:\n  o o o D\n  o o o D\n"


async def finished(port: int, *names: str, adventure: str = "temple", layout: str = "front") -> Party:
    party = await open_party(port, *names, adventure=adventure, layout=layout)
    await party.host.say("start")
    await play_all([Robot(guest, i) for i, guest in enumerate(party.guests)])
    return party


@pytest.mark.parametrize(("key", "side"), EVERY_SIDE)
def test_the_steps_of_any_game_lead_to_its_sheets(key: str, side: str) -> None:
    table, events = played_table(builtin_layout(key, side), SEATS[:3], seed=11)
    steps = timeline_of(record_of(events, side))
    papers = [Paper() for _ in range(3)]
    for number, step in enumerate(steps.steps, start=1):
        assert step.roll.turn == number
        assert [turn.seat for turn in step.turns] == [0, 1, 2]
        for paper, change in zip(papers, step.changes, strict=True):
            paper.take(change)
    assert papers == [Paper.of(sheet) for sheet in table.sheets]
    assert steps.ended is not None
    assert steps.ended.clause == table.ended
    assert [each.stars for each in steps.ended.standings] == list(steps.steps[-1].stars)
    assert (steps.ended.seed, steps.sealed) == ("", False)


def test_the_timeline_of_a_table_has_the_steps_that_were_broadcast(tmp_path: Path) -> None:
    async def whole() -> None:
        async with asyncio.timeout(LONG_ENOUGH), served(tmp_path, PATIENT) as port:
            party = await finished(port, "ana", "ben", adventure="island", layout="back")
            await party.host.come()
            shown = (await party.get("/steps")).json()
            heard = party.guests[1].heard  # it reconnected once, so it may have received messages twice
            told = {message["turn"]: message for message in heard if message["type"] == "turn"}
            rolls = {message["roll"]["turn"]: message["roll"] for message in heard if message["type"] == "roll"}
            assert [step["roll"] for step in shown["steps"]] == list(rolls.values())
            for step, turn in zip(shown["steps"], told.values(), strict=True):
                assert {key: step[key] for key in ("turns", "changes", "stars", "parts")} == {
                    key: turn[key] for key in ("turns", "changes", "stars", "parts")
                }
            assert shown["ended"] == (await party.host.hear("welcome", "end"))["ended"]
            assert (shown["sealed"], shown["players"]) == (True, ["ana", "ben"])

    asyncio.run(whole())


@on_a_server(PATIENT)
async def test_only_closed_turns_are_steps_and_the_seed_stays_sealed(port: int) -> None:
    party = await open_party(port, "ana", "ben")
    assert (await party.get("/steps")).json()["code"] == "lobby"
    await party.host.say("start")
    await play_all([Robot(party.host, 1)], turns=1)
    shown = (await party.get("/steps")).json()
    assert (shown["steps"], shown["ended"], shown["sealed"]) == ([], None, True)


@on_a_server(PATIENT)
async def test_a_table_with_a_layout_of_its_own_is_replayed_and_verified(port: int) -> None:
    party = await finished(port, "ana", "ben", layout=OWN)
    by_code = (await party.get("/steps")).json()
    assert by_code["layout"] == OWN
    assert (await party.get("/verify")).json()["good"] is True
    record = (await party.get("/record")).text
    assert "layout: own.layout" in record
    for path in ("/api/steps", "/api/replay", "/api/verify"):
        alone = await fetch(port, "POST", path, {"text": record})
        assert alone.status == 200, alone.text
        named = "".join(line for line in record.splitlines(keepends=True) if not line.startswith("x-layout:"))
        assert named != record
        nowhere = await fetch(port, "POST", path, {"text": named})
        assert (nowhere.status, nowhere.json()["line"]) == (400, 2)
        assert "own.layout is not built in" in nowhere.json()["says"]
        beside = await fetch(port, "POST", path, {"text": named, "layout": OWN})
        assert beside.json() == alone.json()
        if path == "/api/steps":
            assert alone.json() == by_code


def test_a_tables_record_needs_no_file_beside_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A saved record replays and verifies on the command line, and its final sheets are counted there."""

    async def record() -> str:
        async with asyncio.timeout(LONG_ENOUGH), served(tmp_path, PATIENT) as port:
            return (await (await finished(port, "ana", "ben", layout=OWN)).get("/record")).text

    game, sheet = tmp_path / "some.game", tmp_path / "some.sheet"
    game.write_text(asyncio.run(record()), encoding="utf-8")
    assert main(["verify", str(game)]) == 0
    capsys.readouterr()
    assert main(["replay", "--json", str(game)]) == 0
    for player in json.loads(capsys.readouterr().out)["players"]:
        sheet.write_text(player["sheet"], encoding="utf-8")
        assert main(["score", "--json", str(sheet)]) == 0
        assert json.loads(capsys.readouterr().out)["total"] == player["total"]


@on_a_server(PATIENT)
async def test_a_sheet_with_a_layout_of_its_own_is_counted(port: int) -> None:
    text = "adventure: temple\nlayout: own.layout\ngrid:\n  1 2 3 D\n  . . . D\n"
    assert read_sheet(text, lambda _: OWN).sheet.numbers
    counted = await fetch(port, "POST", "/api/score", {"text": text, "layout": OWN})
    assert (counted.status, counted.json()["total"]) == (200, 3)


@on_a_server(PATIENT)
async def test_a_layout_beside_a_text_is_no_larger_than_a_tables(port: int) -> None:
    large = "adventure: temple\nname: own\ngrid:\n" + ("o " * 26 + "\n") * 16
    record = "adventure: temple\nlayout: own.layout\nmode: solo\nplayers: ana\n"
    refused = await fetch(port, "POST", "/api/steps", {"text": record, "layout": large})
    assert (refused.status, refused.json()["facts"]) == (409, {"most": "400", "spaces": "416"})


@on_a_server(PATIENT)
async def test_a_record_that_breaks_a_rule_has_no_steps(port: int) -> None:
    _, events = played_table(builtin_layout("valley", "front"), SEATS[:2], seed=3)
    record = record_of(events, "front")
    text = write_record(record).replace("1. ", "1. P", 1)
    wrong = await fetch(port, "POST", "/api/steps", {"text": text})
    assert (wrong.status, wrong.json()["code"]) == (400, "G2.face")
    good = await fetch(port, "POST", "/api/steps", {"text": write_record(record)})
    assert decode(good.text, Timeline) == timeline_of(record)


@on_a_server(PATIENT)
async def test_a_timeline_is_computed_once_for_all_requests(port: int) -> None:
    """It is computed again after the next closed turn."""
    party = await open_party(port, "ana")
    await party.host.say("start")
    robot = Robot(party.host, 1)
    with mock.patch.object(WorkPool, "run", autospec=True, side_effect=WorkPool.run) as played:
        await play_all([robot], turns=1)
        shown = await asyncio.gather(*(party.get("/steps") for _ in range(5)))
        assert len({each.text for each in shown}) == played.call_count == 1
        await play_all([robot], turns=2)
        assert len((await party.get("/steps")).json()["steps"]) == played.call_count == 2
