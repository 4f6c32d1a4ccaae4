"""The `changes` of a turn: a client without rules that applies them has the same sheets as the server."""

from __future__ import annotations

import asyncio
from itertools import pairwise
from pathlib import Path

import pytest
from support.random_play import EVERY_SIDE
from support.random_tables import SEATS, played_table
from support.server.client_sheet import Paper
from support.server.event_loop import LONG_ENOUGH
from support.server.guest import Guest, open_party
from support.server.robot import Robot, play_all
from support.server.running_server import PATIENT, served

from pennypapers.hosting.views.table_views import sheet_changes
from pennypapers.notation import read_sheet
from pennypapers.rules import HouseRules, builtin_layout
from pennypapers.table import Table, TurnClosed, evolve

TREASURES = ("treasure", "lost")
HOUSES = ("", "crossing=manual", "valley_growth=buildings_too no_door=pass")


@pytest.mark.parametrize(("key", "side"), EVERY_SIDE)
@pytest.mark.parametrize("seats", [1, 2, 7])
def test_changes_make_the_sheets_of_any_table(key: str, side: str, seats: int) -> None:
    for seed, house in enumerate(HOUSES):
        _, events = played_table(
            builtin_layout(key, side), SEATS[:seats], seed=seed + seats, house=HouseRules.parse(house)
        )
        papers = [Paper() for _ in range(seats)]
        tables: list[Table] = []
        for event in events:
            tables.append(evolve(tables[-1] if tables else None, event))
        for (before, after), event in zip(pairwise(tables), events[1:], strict=True):
            if not isinstance(event, TurnClosed):
                continue
            changes, stars, parts, sights = sheet_changes(before, after)
            for paper, change in zip(papers, changes, strict=True):
                paper.take(change)
            assert papers == [Paper.of(sheet) for sheet in after.sheets]
            scores = [after.adventure.score(sheet) for sheet in after.sheets]
            assert list(stars) == [score.total for score in scores]
            assert [dict(zip(after.adventure.part_keys, part, strict=True)) for part in parts] == [
                score.as_dict() for score in scores
            ]
            treasures = [
                {
                    reason.space: reason.spaces
                    for part in score.parts
                    for reason in part.reasons
                    if reason.kind in TREASURES
                }
                for score in scores
            ]
            assert list(sights) == (treasures if any(treasures) else [])


@pytest.mark.parametrize("adventure", ["temple", "island", "valley"])
def test_changes_sent_over_a_websocket_make_the_sheets_too(tmp_path: Path, adventure: str) -> None:
    """A client that applied every change has the sheets of a fresh `welcome`; `options` predicts its own changes."""

    async def game(port: int) -> None:
        party = await open_party(port, "ana", "ben", "cleo", adventure=adventure)
        screen = await Guest(port, party.code).come()
        keys = (await screen.hear("welcome"))["part_keys"]
        await party.host.say("start")
        foretold = [Foreteller(guest, i) for i, guest in enumerate(party.guests)]
        await play_all(list(foretold))
        await screen.hear("end")
        newcomer = await Guest(port, party.code).come()
        shown = (await newcomer.hear("welcome"))["sheets"]
        papers = [Paper() for _ in party.guests]
        last = {}
        for message in screen.heard:
            if message["type"] == "turn":
                last = message
                for paper, change in zip(papers, message["changes"], strict=True):
                    paper.take(change)
                for turn in message["turns"]:
                    owner = turn.get("owner", turn["seat"])
                    told = foretold[turn["seat"]].changes[message["turn"]]
                    assert message["changes"][owner] == told
        assert papers == [Paper.of(read_sheet(each["sheet"], _no_file).sheet) for each in shown]
        assert last.get("sights", [{}] * len(shown)) == [each.get("sights", {}) for each in shown]
        assert last["stars"] == [each["stars"] for each in shown]
        assert last["parts"] == [[each["parts"][key] for key in keys] for each in shown]
        await screen.go()
        await newcomer.go()

    async def whole() -> None:
        async with asyncio.timeout(LONG_ENOUGH), served(tmp_path, PATIENT) as port:
            await game(port)

    asyncio.run(whole())


class Foreteller(Robot):
    """A robot that records the `changes` which `options` predicts for its turn."""

    @property
    def changes(self) -> dict[int, str]:
        told: dict[int, str] = {}
        asked = ""
        for message in self.guest.heard:
            if message["type"] == "options":
                asked = message["changes"]
            elif message["type"] == "inked":
                told[message["turn"]] = asked
        return told


def _no_file(reference: str) -> str:
    raise AssertionError(reference)
