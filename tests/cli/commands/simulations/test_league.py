"""`pennypapers league`: the same dice for all, figures, a report, going on where it stopped, programs and policies."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from random import Random
from runpy import run_path
from statistics import fmean, stdev
from typing import Any
from xml.etree import ElementTree

import pytest
from support.command import Ran, Shell

from pennypapers.bots import Idea, Position, bot
from pennypapers.lab.league.figures import figures_of
from pennypapers.lab.league.match import League, Match, Played, play
from pennypapers.lab.league.players import players_of
from pennypapers.rules import builtin_layout
from pennypapers.rules.mark import Mark

ROOT = Path(__file__).parents[4]
PROGRAM = f"robin=ws:{sys.executable} {ROOT / 'examples' / 'bot.py'}"
OURS = ("league", "run", "--bots", "tourist,pathfinder")


class Copy:
    """Pathfinder under another name: it draws the same among equal turns."""

    name = "copy"

    def turn(self, position: Position, rng: Random) -> tuple[Mark, ...]:
        return bot("pathfinder").turn(position, rng)

    def ideas(self, position: Position, count: int = 3) -> tuple[Idea, ...]:
        return bot("pathfinder").ideas(position, count)


class Tired(Copy):
    """Gives up in the third turn."""

    def turn(self, position: Position, rng: Random) -> tuple[Mark, ...]:
        if position.turn == 3:
            raise OSError("no more")
        return super().turn(position, rng)


def report(shell: Shell, folder: str = "league") -> dict[str, Any]:
    found = json.loads((shell.folder / folder / "report.json").read_text())
    assert isinstance(found, dict)
    return found


def ledger(shell: Shell, folder: str = "league") -> list[dict[str, Any]]:
    return [json.loads(line) for line in (shell.folder / folder / "games.jsonl").read_text().splitlines()]


def test_a_policy_in_the_current_folder_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The installed command has no such folder on its path, unlike `python -m`."""
    (tmp_path / "lies_here.py").write_text(
        "from pennypapers.bots import bot\n\n\ndef mine():\n    return bot('tourist')\n"
    )
    monkeypatch.setattr(sys, "path", [path for path in sys.path if path])
    monkeypatch.chdir(tmp_path)
    assert players_of(["pathfinder", "mine=lies_here:mine"])[1].bot().name == "tourist"


def test_the_report_has_means_differences_and_ratings_of_the_games_in_the_file(shell: Shell) -> None:
    ran = shell.run(*OURS, "--games", "12", "--seed", "4")
    assert (ran.status, ran.err) == (0, "")
    assert ran.out.startswith("The Temple of Apikhabou, front: 12 games alone on the same dice (seed 4)\n")
    found, (_, *games) = report(shell), ledger(shell)
    stars = {
        name: [each["stars"][0] for each in games if each["match"].endswith(name)] for name in ("tourist", "pathfinder")
    }
    ahead = [ours - theirs for ours, theirs in zip(stars["pathfinder"], stars["tourist"], strict=True)]
    (duel,) = found["duels"]
    assert (duel["one"], duel["other"], duel["share"]) == ("pathfinder", "tourist", 1.0)
    assert duel["ahead"]["mean"] == pytest.approx(fmean(ahead), abs=1e-4)
    assert duel["ahead"]["interval"] == pytest.approx(1.96 * stdev(ahead) / 12**0.5, abs=1e-4)
    best, worst = found["players"]
    assert (best["name"], best["stars"]["games"]) == ("pathfinder", 12)
    assert best["stars"]["mean"] == pytest.approx(fmean(stars["pathfinder"]), abs=1e-4)
    assert best["rating"] > 25 > worst["rating"]


def test_the_report_is_a_page_with_a_chart_in_one_file(shell: Shell) -> None:
    shell.run(*OURS, "--games", "2", "--language", "de", "--out", "liga")
    page = (shell.folder / "liga" / "report.html").read_text()
    assert '<html lang="de">' in page
    assert "Wertung" in page
    assert "pennypapers league run --bots tourist,pathfinder --games 2 --adventure temple" in page
    picture = ElementTree.fromstring(page[page.index("<svg") : page.index("</svg>") + 6])
    assert [each.text for each in picture.iter() if each.get("text-anchor") == "end"] == ["pathfinder", "tourist"]
    assert "http" not in page.replace("http://www.w3.org/2000/svg", ""), "nothing is loaded from elsewhere"


def test_equal_players_make_equal_stars_on_the_same_dice(shell: Shell) -> None:
    shell.run("league", "run", "--bots", "pathfinder", "--bots", f"{__name__}:Copy", "--games", "3")
    (duel,) = report(shell)["duels"]
    assert duel["ahead"] == {"games": 3, "mean": 0.0, "interval": None}
    assert duel["share"] == 0.5


def test_an_interrupted_league_goes_on_and_ends_with_the_same_report(shell: Shell) -> None:
    assert shell.run(*OURS, "--games", "6", "--out", "whole").status == 0
    assert shell.run(*OURS, "--games", "4", "--out", "parts").status == 0
    games = shell.folder / "parts" / "games.jsonl"
    games.write_bytes(games.read_bytes()[:-9])  # the power went while it was written
    before = games.read_bytes()
    assert shell.run(*OURS, "--games", "6", "--out", "parts").status == 0
    assert games.read_bytes().startswith(before.rpartition(b"\n")[0])
    for name in ("report.json", "games.jsonl"):
        assert (shell.folder / "parts" / name).read_bytes() == (shell.folder / "whole" / name).read_bytes()


def test_ctrl_c_keeps_what_is_done(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    def some(match: Match) -> Played:
        if match.game == 2:
            raise KeyboardInterrupt
        return play(match)

    monkeypatch.setattr("pennypapers.lab.league.season.play", some)
    assert shell.run(*OURS, "--games", "5").status == 130
    assert {each["stars"]["games"] for each in report(shell)["players"]} == {2}


def test_an_executor_and_processes_give_the_same_bytes(shell: Shell) -> None:
    shell.run(*OURS, "--games", "5", "--tables", "pairs")
    there = ("--executor", "concurrent.futures:ThreadPoolExecutor", "--workers", "3", "--out", "there")
    shell.run(*OURS, "--games", "5", "--tables", "pairs", *there)
    for name in ("report.json", "games.jsonl"):
        assert (shell.folder / "there" / name).read_bytes() == (shell.folder / "league" / name).read_bytes()


def test_every_two_meet_at_a_table_and_change_seats(shell: Shell) -> None:
    shell.run("league", "run", "--bots", f"tourist,pathfinder,{__name__}:Copy", "--games", "2", "--tables", "pairs")
    _, *games = ledger(shell)
    assert [each["match"] for each in games] == [
        "0 tourist pathfinder", "0 tourist Copy", "0 pathfinder Copy",
        "1 pathfinder tourist", "1 Copy tourist", "1 Copy pathfinder",
    ]  # fmt: skip
    assert all(sorted(each["places"])[0] == 1 for each in games)
    assert {duel["ahead"]["games"] for duel in report(shell)["duels"]} == {2}


def test_a_policy_that_fails_is_said_and_played_again_the_next_time(shell: Shell) -> None:
    args = ("league", "run", "--bots", f"tourist,{__name__}:Tired", "--games", "2")
    ran = shell.run(*args)
    assert ran.status == 0
    assert "OSError: no more" in ran.out
    assert [(each["name"], each["failed"], each["stars"]["games"]) for each in report(shell)["players"]] == [
        ("tourist", 0, 2),
        ("Tired", 2, 0),
    ]
    shell.run(*args)
    assert [each["match"] for each in ledger(shell)[1:]] == ["0 tourist", "1 tourist", "0 Tired", "1 Tired"]


def test_a_program_sits_at_a_table_with_ours_and_one_that_goes_fails(shell: Shell) -> None:
    gone = f"gone=ws:{sys.executable} -c pass"
    args = (
        "league",
        "run",
        "--bots",
        "tourist",
        "--bots",
        PROGRAM,
        "--bots",
        gone,
        "--games",
        "1",
        "--tables",
        "pairs",
    )
    ran = shell.run(*args)
    assert (ran.status, ran.err) == (0, "")
    found = report(shell)
    (played,) = [duel for duel in found["duels"] if duel["ahead"]["games"]]
    assert {played["one"], played["other"]} == {"tourist", "robin"}
    assert [(each["player"], each["match"]) for each in found["failures"]] == [
        ("gone", "0 tourist gone"),
        ("gone", "0 robin gone"),
    ]
    assert found["failures"][0]["why"] == "it has not taken a seat (the program ended with status 0)"


def test_a_program_plays_alone_too(shell: Shell) -> None:
    shell.run("league", "run", "--bots", "tourist", "--bots", PROGRAM, "--games", "1", "--adventure", "valley")
    (duel,) = report(shell)["duels"]
    assert duel["ahead"]["games"] == 1
    assert report(shell)["failures"] == []


def test_the_example_plays_the_same_whenever_it_is_handed_the_same() -> None:
    next_step = run_path(str(ROOT / "examples" / "bot.py"))["next_step"]
    options = {
        "single": [],
        "marks": "",
        "may_ink": False,
        "choices": [{"spaces": ["a1", "b2"], "values": [*range(9)]}],
    }
    assert len({json.dumps(next_step(options, 1)) for _ in range(20)}) == 1


def test_ratings_and_intervals_follow_from_the_results_alone() -> None:
    league = League(builtin_layout("temple", "front"), players_of(["tourist,pathfinder"]))
    results = {
        f"{game} {name}": Played((stars + game % 2,), (1,), 30)
        for game in range(20)
        for name, stars in (("tourist", 1), ("pathfinder", 5))
    }
    found = figures_of(league, 20, results)
    again = figures_of(league, 20, dict(reversed(results.items())))
    assert found == again
    assert [row.player for row in found.rows] == ["pathfinder", "tourist"]
    assert found.rows[0].stars.mean == 5.5
    assert found.rows[0].stars.interval == pytest.approx(1.96 * stdev([5, 6] * 10) / 20**0.5)
    assert (found.duels[0].ahead.mean, found.duels[0].ahead.interval, found.duels[0].share) == (4.0, 0.0, 1.0)
    assert figures_of(league, 0, {}).rows[0].rating == 25


@pytest.mark.parametrize(
    ("args", "says"),
    [
        (("--bots", "tourist"), "a league has at least 2 players"),
        (("--bots", "tourist,columbus"), "there is no bot called 'columbus'"),
        (("--bots", "tourist,tourist"), "two players are called tourist"),
        (("--bots", "tourist,no.such:Bot"), "no.such:Bot is no bot: No module named 'no'"),
        (("--bots", "tourist,collections:Counter"), "collections:Counter is no bot: a Counter has no turn()"),
        (("--bots", "tourist", "--bots", "robin=ws:"), "there is no command"),
        (("--bots", "tourist,pathfinder", "--house", "dice=by_hand"), "the dice of a league come from its seed"),
        (("--bots", "tourist,pathfinder", "--executor", "cloud"), "'cloud' names no executor"),
        (("--bots", "tourist,pathfinder", "--out", "taken"), "taken/games.jsonl is that of another league"),
    ],
)
def test_bad_input_is_one_clear_line(shell: Shell, args: tuple[str, ...], says: str) -> None:
    shell.write("taken/games.jsonl", '{"league":1}\n')
    ran: Ran = shell.run("league", "run", *args, "--games", "1")
    assert (ran.status, ran.out) == (1, "")
    assert ran.err.startswith("pennypapers league: ")
    assert says in ran.err
    assert len(ran.err.splitlines()) == 1


def test_it_says_what_ratings_need(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "openskill.models", None)
    ran = shell.run(*OURS)
    assert (ran.status, ran.out) == (1, "")
    assert "pip install 'pennypapers[league]'" in ran.err
