"""Tests of the Bridge, which `tests/test_fourth_adventure.py` runs in a copy of the project that has this adventure."""

from __future__ import annotations

import asyncio
import os
import re
from pathlib import Path
from random import Random

import pypdfium2
import pytest
from httpx import Response
from litestar.testing import AsyncTestClient
from support.command import Shell
from support.hosting.hosted_game import HostedGame
from support.typist import Played, Typist

import pennypapers
from pennypapers import BOTS, Game, Position, RuleBroken, adventure, bot, builtin_layout, read
from pennypapers.counting import count_paper
from pennypapers.counting.words import overlooked
from pennypapers.drawing.svg import sheet_svg
from pennypapers.drawing.text.ink import PLAIN_TEXT
from pennypapers.drawing.text.sheet_text import sheet_text
from pennypapers.drawing.text.words import score_text, sheet_words
from pennypapers.hosting.hosted import fold
from pennypapers.hosting.protocol.requests import AddBot
from pennypapers.messages.languages import LANGUAGES
from pennypapers.messages.translation import MESSAGES
from pennypapers.notation.paper import read_paper
from pennypapers.printing.job import What, make_job
from pennypapers.printing.pdf import page_count, pdf
from pennypapers.rules import ADVENTURES, Sheet, Space
from pennypapers.rules.library import SIDES
from pennypapers.server.app import create_app
from pennypapers.server.codec import decode_events, encode
from pennypapers.server.store.sqlite import SqliteStore
from pennypapers.table import replay
from pennypapers.terminal.begin import Wishes

PAPER = """adventure: bridge
layout: front
player: ana
x-claims: steps=3
grid:
  4 5 6 . ! 9
  . . ! . . .
"""


def solo(rolls: str, *turns: str) -> Game:
    game = Game("bridge", rolls=rolls.split(", "))
    for turn in turns:
        game.play(turn)
    return game


def no_file(name: str) -> str:
    raise AssertionError(f"{name} is not needed: the layout is built in")


def asked(folder: Path, path: str) -> Response:
    async def ask() -> Response:
        async with AsyncTestClient(create_app(SqliteStore(folder / "tables.db"))) as client:
            return await client.get(path)

    return asyncio.run(ask())


def test_the_copy_is_what_is_tested() -> None:
    assert Path(pennypapers.__file__).is_relative_to(os.environ["FOURTH_ADVENTURE"])
    assert list(ADVENTURES)[-1] == "bridge"


# -- the rules ---------------------------------------------------------------------------------------------------------


def test_it_is_played_and_counted() -> None:
    game = solo("2 3 4, 3 2 1, 1 1 !", "a1=4", "b1=5", "c1=!")
    assert game.score.as_dict() == {"steps": 1, "gusts": -1}
    assert score_text(game.score).splitlines()[-1].split() == ["total", "0"]


@pytest.mark.parametrize(
    ("turn", "clause"),
    [("a1=5", "B2"), ("b1=15", "G4"), ("b1=B", "B2"), ("-", "B2"), ("b1=2 c1=3", "B2"), ("z9=2", "B1")],
)
def test_a_refusal_has_a_clause_and_a_sentence(turn: str, clause: str) -> None:
    broken = solo("2 3 4, 3 2 1", "a1=4").why_illegal(turn)
    assert broken is not None
    assert broken.clause == clause
    assert str(broken).startswith(f"{clause}: ")


def test_a_gust_lies_near_the_turn_before() -> None:
    with pytest.raises(RuleBroken, match="B9: alone, draw the gust beside a1"):
        solo("2 3 4, 1 1 !", "a1=4", "f1=!")


# -- bots --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("players", [1, 3])
@pytest.mark.parametrize("side", SIDES)
def test_a_bot_plays_it_to_the_end(name: str, players: int, side: str) -> None:
    game = Game("bridge", layout=side, players=[f"player {n}" for n in range(players)], seed=7)
    rng = Random(7)
    while not game.is_over:
        game.play(bot(name).turn(game.position(), rng))
    assert game.ended_by == "B7"
    assert replay(game.record()).failure is None


def test_pathfinder_takes_the_stars_that_are_there() -> None:
    game = solo("2 3 4, 3 2 5", "a1=4")
    best = bot("pathfinder").ideas(Position.of(game.table, 0))[0]
    assert [str(mark) for mark in best.marks] == ["b1=5"]


# -- tables ------------------------------------------------------------------------------------------------------------


def test_it_is_played_at_a_hosted_table_with_a_bot() -> None:
    hosted = HostedGame(str(builtin_layout("bridge", "front")), "ana", "ben", options="")
    hosted.ask(AddBot(bot="pathfinder"))
    hosted.start()
    rng = Random(1)
    while not hosted.game.ended:
        names = ["pathfinder" if seat.is_bot else "tourist" for seat in hosted.hosted.seats]
        turns = [bot(name).turn(Position.of(hosted.game, seat), rng) for seat, name in enumerate(names)]
        hosted.ink(*[" ".join(map(str, marks)) for marks in turns])
    assert hosted.game.ended == "B7"
    assert fold(decode_events(map(encode, hosted.events))).game == hosted.game
    again = replay(hosted.hosted.record())
    assert again.failure is None
    assert again.table.sheets == hosted.game.sheets


def test_it_is_played_in_the_terminal(tmp_path: Path) -> None:
    played = Played(Typist(), Wishes(adventure="bridge", players=("ana", "ben")), tmp_path)
    assert played.status == 0
    assert "The Bridge of Winds" in played.shown
    assert replay(read(played.path)).failure is None  # type: ignore[arg-type]  # the file is a record


def test_a_record_can_be_read_again() -> None:
    record = solo("2 3 4, 1 1 !, 3 D 1", "a1=9", "b1=!").record()
    assert read(str(record)) == record


# -- drawn, printed, counted -------------------------------------------------------------------------------------------


def test_it_is_drawn_as_picture_text_and_words() -> None:
    rules = adventure("bridge")
    sheet = Sheet(builtin_layout("bridge", "front"), {Space("a1"): 4, Space("b1"): 5})
    for dark in (False, True):
        assert "<svg" in sheet_svg(sheet, score=rules.score(sheet), dark=dark)
    assert " 4 " in sheet_text(sheet, style=PLAIN_TEXT)
    told = sheet_words(sheet, rules.score(sheet))
    assert told.startswith("The Bridge of Winds, layout front, 2 rows and 6 columns, 12 spaces: 12 plank")
    assert "b1: 1 star (B5)." in told


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("what", What)
def test_it_is_printed(what: str, language: str) -> None:
    layouts = [builtin_layout("bridge", side) for side in SIDES] if what == What.SHEETS else []
    job = make_job(what, "bridge", layouts=layouts, duplex=what == What.SHEETS, language=language)
    assert len(pypdfium2.PdfDocument(pdf(job))) == page_count(job)


def test_a_sheet_on_paper_is_counted() -> None:
    found = count_paper(read_paper(PAPER, no_file))
    assert found.score.as_dict() == {"steps": 2, "gusts": -1}
    told = list(overlooked(found))
    assert told[0] == "Steps: you counted 3, it is 2."
    assert told[-1] == "The gust in e1 has a 9 beside it in f1, so it counts as crossed out (G9)."


# -- served and said ---------------------------------------------------------------------------------------------------


def test_its_facts_layouts_rules_and_pictures_are_served(tmp_path: Path) -> None:
    facts = asked(tmp_path, "/api/adventures").json()[-1]
    assert (facts["key"], facts["letter"], facts["age"]) == ("bridge", "B", 6)
    assert [part["key"] for part in facts["parts"]] == ["steps", "gusts"]
    layouts = asked(tmp_path, "/api/layouts").json()
    assert [each["name"] for each in layouts if each["adventure"] == "bridge"] == list(SIDES)
    rules = asked(tmp_path, "/api/rules").json()
    assert [each["id"] for each in rules if each["adventure"] == "bridge"] == [f"B{n}" for n in range(1, 11)]
    assert "<svg" in asked(tmp_path, "/api/art/bridge/front.svg").text


def test_the_command_line_knows_it(shell: Shell) -> None:
    assert shell.run("rules", "bridge").out.startswith("B1 Spaces. There are planks.")
    assert "steps" in shell.run("count", "-", stdin=PAPER).out


@pytest.mark.parametrize("command", ["simulate bridge --games 10", "calibrate bridge --games 10", "layouts new bridge"])
def test_commands_that_need_kernels_or_a_generator_fail_with_one_line(shell: Shell, command: str) -> None:
    ran = shell.run(*command.split())
    assert ran.status == 1
    assert len(ran.err.splitlines()) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_that_all_adventures_have_is_there(language: str) -> None:
    texts = [path.read_text(encoding="utf-8") for path in sorted((MESSAGES / language).glob("*.ftl"))]
    known = {name for text in texts for name in re.findall(r"^([\w-]+) =", text, flags=re.MULTILINE)}
    others = [key for key in ADVENTURES if key != "bridge"]
    patterns = {re.sub(rf"\b{others[0]}\b", "KEY", name) for name in known}
    shared = {each for each in patterns if "KEY" in each and all(each.replace("KEY", key) in known for key in others)}
    assert shared
    assert {each.replace("KEY", "bridge") for each in shared} - known == set()
