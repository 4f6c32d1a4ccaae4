"""`pennypapers layouts`: fresh layouts that every other command takes, the built-in ones, one line for bad input."""

from __future__ import annotations

import pytest
from support.command import Shell

from pennypapers.rules import ADVENTURES
from pennypapers.rules.library import read_layout


@pytest.mark.parametrize("key", ADVENTURES)
def test_a_fresh_layout_is_a_text_that_says_how_it_was_made(shell: Shell, key: str) -> None:
    args = ("layouts", "new", key, "--seed", "7", "--difficulty", "hard", "--no-trial")
    ran = shell.run(*args)
    assert (ran.status, ran.err) == (0, "")
    assert ran.out.startswith(f"# Made by: pennypapers layouts new {key} --seed 7 --difficulty hard\n")
    assert (read_layout(ran.out).adventure, read_layout(ran.out).name) == (key, "hard-7")
    assert shell.run(*args).out == ran.out


@pytest.mark.parametrize("key", ADVENTURES)
def test_a_fresh_layout_can_be_shown_and_simulated(shell: Shell, key: str) -> None:
    made = shell.run("layouts", "new", key, "--seed", "1", "--out", "fresh.layout", "--no-trial")
    assert (made.status, made.out, made.err) == (0, "", "")
    assert shell.run("show", "fresh.layout").status == 0
    (found,) = shell.run("simulate", key, "--layout", "fresh.layout", "--games", "20", "--json").json()
    assert (found["layout"], found["games"]) == ("normal-1", 20)


def test_without_a_seed_it_takes_one_and_tells_it(shell: Shell) -> None:
    first = shell.run("layouts", "new", "valley", "--no-trial").out
    seed = read_layout(first).name.removeprefix("normal-")
    assert shell.run("layouts", "new", "valley", "--no-trial", "--seed", seed).out == first


def test_bots_try_it_out_where_they_can(shell: Shell) -> None:
    ran = shell.run("layouts", "new", "island", "--seed", "2")
    assert ran.status == 0
    assert ran.err.startswith("normal-2 was tried out with 300 games each: Tourist ")
    assert ran.out == shell.run("layouts", "new", "island", "--seed", "2", "--no-trial").out


def test_a_layout_that_a_trial_refuses_is_not_handed_out(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pennypapers.lab.trial.CARELESS", 1.01)
    ran = shell.run("layouts", "new", "island", "--seed", "2", "--out", "fresh.layout")
    assert (ran.status, ran.out) == (1, "")
    assert ran.err.startswith("pennypapers layouts: normal-2 is no good: a Tourist earns more than its rank in ")
    assert not (shell.folder / "fresh.layout").exists()


def test_without_numba_it_is_handed_out_untried(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pennypapers.cli.commands.sheets.layouts.find_spec", lambda _: None)
    ran = shell.run("layouts", "new", "temple", "--seed", "2")
    assert (ran.status, ran.err) == (0, "not tried out: that needs numba, pip install 'pennypapers[fast]'\n")
    assert read_layout(ran.out).name == "normal-2"


def test_the_built_in_ones_are_listed(shell: Shell) -> None:
    lines = shell.run("layouts").out.splitlines()
    assert lines == shell.run("layouts", "list").out.splitlines()
    assert [line.split()[0] for line in lines] == [f"{key}-{side}" for key in ADVENTURES for side in ("front", "back")]


@pytest.mark.parametrize(
    ("args", "status", "says"),
    [
        (("new",), 2, "still missing: adventure"),
        (("new", "desert"), 2, "'desert' is none of"),
        (("new", "temple", "--seed", "-1"), 2, "a seed is a whole number"),
        (("new", "temple", "--difficulty", "mean"), 2, "'mean' is none of"),
        (("new", "temple", "--no-trial", "--out", "fresh.txt"), 1, "ends in .layout, unlike 'fresh.txt'"),
        (("new", "temple", "--no-trial", "--out", "taken.layout"), 1, "taken.layout is there already"),
        (("new", "temple", "--no-trial", "--out", "no/where.layout"), 1, "no/where.layout cannot be written: "),
    ],
)
def test_bad_input_is_one_clear_line(shell: Shell, args: tuple[str, ...], status: int, says: str) -> None:
    shell.write("taken.layout", "")
    ran = shell.run("layouts", *args)
    assert (ran.status, ran.out) == (status, "")
    assert ran.err.startswith("pennypapers layouts")
    assert says in ran.err
    assert len(ran.err.splitlines()) == 1
