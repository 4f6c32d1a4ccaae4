"""`pennypapers calibrate`: every bot that can play on every layout asked for; tables, JSON, a plot, bad input."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest
from support.command import Shell

from pennypapers.errors import PennyError
from pennypapers.rules import builtin_layout
from pennypapers.simulation.jobs import Job, check
from pennypapers.simulation.simulate import simulate

FEW = ("--games", "40", "--explorer-games", "1", "--seed", "3")


@pytest.fixture(autouse=True)
def _without_the_slow_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only Tourist and Pathfinder are there, the latter in the Temple: no test waits for a search."""

    def only_quick_ones(job: Job) -> None:
        check(job)
        if job.bot != "tourist" and (job.bot, job.adventure) != ("pathfinder", "temple"):
            raise PennyError(f"{job.bot} stays at home")

    monkeypatch.setattr("pennypapers.lab.calibrate.check", only_quick_ones)


def test_tables_show_every_bot_and_say_who_is_skipped(shell: Shell) -> None:
    ran = shell.run("calibrate", "temple", "--layout", "back", *FEW)
    assert (ran.status, ran.err) == (0, "")
    lines = ran.out.splitlines()
    assert lines[0] == "The Temple of Apikhabou, back (ranks from 15, 25, 30 stars)"
    assert [line.split()[0] for line in lines[1:6]] == ["bot", "Tourist", "Pathfinder", "Voyager", "Explorer"]
    assert lines[2].endswith("Tourist")
    assert lines[4] == "  Voyager is skipped: voyager stays at home"


def test_without_names_it_takes_both_sides_of_all_adventures(shell: Shell) -> None:
    (found,) = shell.run("calibrate", "--json", *FEW).json()
    assert [(each["adventure"], each["layout"]) for each in found["layouts"]] == [
        (key, side) for key in ("temple", "island", "valley") for side in ("front", "back")
    ]
    island = found["layouts"][2]
    assert [bot["bot"] for bot in island["bots"]] == ["tourist"]
    assert len(island["skipped"]) == 3


def test_the_figures_are_those_of_simulate(shell: Shell) -> None:
    (found,) = shell.run("calibrate", "temple", "--layout", "front", "--json", *FEW).json()
    for measured in found["layouts"][0]["bots"]:
        outcome = simulate(builtin_layout("temple", "front"), measured["bot"], 40, seed=3)
        assert measured["mean"] == pytest.approx(outcome.totals.mean(), abs=1e-3)
        assert measured["interval"] == pytest.approx(1.96 * outcome.totals.std(ddof=1) / 40**0.5, abs=1e-3)
        assert sum(measured["ranks"].values()) == measured["games"] == 40
        assert measured["ranks"][measured["typical"]] == max(measured["ranks"].values())


def test_a_handful_of_games_gives_no_interval(shell: Shell) -> None:
    args = ("calibrate", "temple", "--layout", "front", "--games", "9")
    (found,) = shell.run(*args, "--json").json()
    assert [bot["interval"] for bot in found["layouts"][0]["bots"]] == [None, None]
    assert " ± ? " in shell.run(*args).out


def test_a_file_and_a_side_together(shell: Shell) -> None:
    shell.write("small.layout", "adventure: temple\nname: small\ngrid:\n  o o D\n  o o o\n")
    (found,) = shell.run("calibrate", "--layout", "small.layout", "--json", *FEW).json()
    assert [each["layout"] for each in found["layouts"]] == ["small"]
    (both,) = shell.run("calibrate", "temple", "--layout", "small.layout", "--layout", "front", "--json", *FEW).json()
    assert [each["layout"] for each in both["layouts"]] == ["front", "small"]


def test_the_plot_has_a_panel_for_each_layout_and_a_row_for_each_bot(shell: Shell) -> None:
    assert shell.run("calibrate", "temple", "--plot", "all.svg", *FEW).status == 0
    said = list(ElementTree.parse(shell.folder / "all.svg").getroot().itertext())
    assert [text for text in said if "Apikhabou" in text] == [
        f"The Temple of Apikhabou, {s}" for s in ("front", "back")
    ]
    assert said.count("Tourist") == said.count("Pathfinder") == 2


@pytest.mark.parametrize(
    ("args", "status", "says"),
    [
        (("desert",), 2, "'desert' is none of"),
        (("--explorer-games", "0"), 2, "a number of games is a whole number"),
        (("temple", "--layout", "side"), 1, "there is no built-in layout 'side'"),
        (
            ("island", "--layout", "small.layout"),
            1,
            "is a layout of another adventure: The Temple of Apikhabou, not Skull",
        ),
        (("--layout", "huge.layout"), 1, "has 81 fillable spaces; the compiled engine takes 64 at most"),
        (("--plot", "stars.pdf"), 1, "ending in .svg or .png"),
    ],
)
def test_bad_input_is_one_clear_line(shell: Shell, args: tuple[str, ...], status: int, says: str) -> None:
    shell.write("small.layout", "adventure: temple\nname: small\ngrid:\n  o o D\n  o o o\n")
    shell.write("huge.layout", "adventure: temple\nname: huge\ngrid:\n" + "  o o o o o o o o o\n" * 9)
    ran = shell.run("calibrate", *args)
    assert (ran.status, ran.out) == (status, "")
    assert ran.err.startswith("pennypapers calibrate: ")
    assert says in ran.err
    assert len(ran.err.splitlines()) == 1


@pytest.mark.parametrize(("language", "head"), [("fr", "robot"), ("nl", "bot"), ("de", "Bot"), ("es", "bot")])
def test_tables_are_in_the_language(shell: Shell, language: str, head: str) -> None:
    lines = shell.run("calibrate", "temple", "--layout", "front", *FEW, "--language", language).out.splitlines()
    assert lines[1].split()[0] == head
    assert "," in lines[2], "decimals as the language writes them"
    assert "Solo games" not in lines[-1]
