"""`pennypapers challenge` and `play --challenge`: a file with dice, runs through them, and their places."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from support.command import Shell

from pennypapers.challenges import read_challenge
from pennypapers.notation.record import read_record
from pennypapers.table.dice.fairness import verify

LAYOUT = "adventure: temple\nname: row\ngrid:\n  o o o D\n"
GAME = """adventure: temple
layout: row.layout
mode: solo
players: zoe

1. 1 2 3 | zoe: a1=1
2. 1 2 4 | zoe: b1=2
3. 1 2 5 | zoe: c1=3
"""
"""A finished game: three numbers fill the plain spaces, whoever plays these dice."""
ROW = ("challenge", "new", "--layout", "row.layout", "--out", "row.challenge")


@pytest.fixture
def shell(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> Shell:
    monkeypatch.setenv("XDG_DATA_HOME", str(shell.folder / "data"))
    shell.write("row.layout", LAYOUT)
    shell.write("last.game", GAME)
    return shell


def play(shell: Shell, lines: str, *options: str) -> str:
    """Play the challenge `row.challenge` at the prompts; what is said."""
    ran = shell.run("play", "--challenge", "row.challenge", *options, stdin=lines.encode())
    assert (ran.status, ran.err) == (0, "")
    return ran.out


def games(shell: Shell) -> list[Path]:
    return sorted((shell.folder / "data/pennypapers/games").glob("*.game"), key=lambda path: path.stat().st_mtime_ns)


def test_new_writes_a_challenge_that_can_be_read_and_says_how_to_play_it(shell: Shell) -> None:
    ran = shell.run(*ROW, "--title", "Sunday")
    assert (ran.status, ran.err) == (0, "")
    text = (shell.folder / "row.challenge").read_text()
    challenge = read_challenge(text, lambda _: LAYOUT)
    assert (challenge.title, challenge.layout.name, challenge.rolls) == ("Sunday", "row", ())
    assert challenge.seal[:8] in ran.out
    assert "pennypapers play --challenge row.challenge" in ran.out


def test_two_new_challenges_have_different_dice(shell: Shell) -> None:
    for name in ("one", "two"):
        assert shell.run("challenge", "new", "temple", "--out", f"{name}.challenge").status == 0
    assert len({(shell.folder / f"{name}.challenge").read_text() for name in ("one", "two")}) == 2


def test_a_challenge_is_never_overwritten(shell: Shell) -> None:
    shell.run(*ROW)
    before = (shell.folder / "row.challenge").read_text()
    ran = shell.run(*ROW)
    assert ran.status == 1
    assert "row.challenge" in ran.err
    assert (shell.folder / "row.challenge").read_text() == before


def test_the_dice_of_a_game_become_a_challenge_that_says_who_knows_them(shell: Shell) -> None:
    ran = shell.run("challenge", "new", "--dice-of", "last.game", "--out", "row.challenge")
    assert ran.status == 0
    assert "knows these dice" in ran.out
    challenge = read_challenge((shell.folder / "row.challenge").read_text(), lambda _: LAYOUT)
    assert [str(roll) for roll in challenge.rolls] == ["1 2 3", "1 2 4", "1 2 5"]
    assert shell.run("challenge", "new", "temple", "--dice-of", "last.game").status == 2


@pytest.mark.parametrize(
    ("typed", "status"),
    [
        (("challenge", "new", "--layout", "none.layout"), 1),
        (("challenge", "new", "temple", "--title", "a # b"), 1),
        (("challenge", "new", "temple", "--house", "dice=by_hand"), 1),
        (("challenge", "new", "--dice-of", "none.game"), 1),
        (("challenge", "new", "temple", "--out", "none/x.challenge"), 1),
        (("challenge", "results", "none.challenge"), 1),
        (("challenge", "results", "last.game"), 1),
        (("play", "--challenge", "none.challenge"), 1),
        (("play", "--challenge", "last.game"), 1),
        (("play", "temple", "--challenge", "row.challenge"), 2),
        (("play", "--challenge", "row.challenge", "--bots", "tourist"), 2),
        (("play", "--challenge", "row.challenge", "--resume", "last.game"), 2),
        (("play", "--challenge", "row.challenge", "--players", "ana,ben"), 1),
    ],
)
def test_what_cannot_be_done_is_refused_in_one_line(shell: Shell, typed: tuple[str, ...], status: int) -> None:
    shell.run(*ROW)
    ran = shell.run(*typed)
    assert (ran.status, ran.out) == (status, "")
    assert len(ran.err.splitlines()) == 1


def test_a_run_that_was_left_is_not_said_to_go_on_in_another_file(shell: Shell) -> None:
    shell.run(*ROW)
    play(shell, "", "--players", "ana")
    (kept,) = games(shell)
    ran = shell.run("play", "--challenge", "row.challenge", "--out", "other.game")
    assert (ran.status, ran.out) == (1, "")
    assert str(kept) in ran.err
    assert not (shell.folder / "other.game").exists()
    play(shell, "", "--out", str(kept))


def test_a_run_that_was_left_goes_on_with_the_same_roll(shell: Shell) -> None:
    shell.run(*ROW)
    play(shell, "", "--players", "ana")
    play(shell, "", "--players", "ana")
    (only,) = games(shell)
    challenge = read_challenge((shell.folder / "row.challenge").read_text(), lambda _: LAYOUT)
    assert f"x-turn: 1. {challenge.draws.roll(1)}" in only.read_text()


def whole_run(shell: Shell, name: str) -> str:
    """Play a run of the dice of `GAME` to its end, each turn as a bot would; what was said."""
    said = play(shell, "", "--players", name)
    for _ in range(3):
        (unfinished,) = [path for path in games(shell) if "x-turn" in path.read_text()]
        (hint,) = shell.run("hint", str(unfinished), "--bot", "tourist", "--json").json()
        said += play(shell, hint["ideas"][0]["marks"].replace(" ", "\n") + "\nink\n")
    return said


def test_the_first_run_counts_and_the_next_is_practice(shell: Shell) -> None:
    shell.run("challenge", "new", "--dice-of", "last.game", "--out", "row.challenge")
    first = whole_run(shell, "ana")
    second = whole_run(shell, "ana")
    assert "practice" not in first
    assert "practice" in second
    runs = [read_record(path.read_text(), lambda _: LAYOUT) for path in games(shell)]
    assert [run.extras.get("x-try") for run in runs] == [None, "2"]
    assert [verify(run).verdict for run in runs] == ["good", "good"]
    (found,) = shell.run("challenge", "results", "row.challenge", "--bots", "tourist", "--json").json()
    assert [(run["bot"], run["is_practice"]) for run in found["runs"]] == [
        (None, False),
        ("tourist", False),
        (None, True),
    ]
    assert [run["percentile"] is None for run in found["runs"]] == [False, False, True]
    said = shell.run("challenge", "results", "row.challenge").out
    assert re.search(r"1\. ana\s+-?\d+ stars?, 50 of 100 matchpoints", said.replace("−", "-"))
    assert "Practice" in said


def test_results_refuse_a_run_of_other_dice(shell: Shell) -> None:
    shell.run(*ROW)
    ran = shell.run("challenge", "results", "row.challenge", "last.game")
    assert (ran.status, ran.out) == (1, "")
    assert ran.err.startswith("last.game: ")
    (told,) = shell.run("challenge", "results", "row.challenge", "last.game", "--json").json()
    assert told["error"]["file"] == "last.game"


def test_refusals_are_said_in_the_language_of_the_user(shell: Shell) -> None:
    shell.run(*ROW)
    told = shell.run("challenge", "results", "row.challenge", "last.game", "--language", "de").err
    assert told.startswith("last.game: ")
    assert "Herausforderung" in told
    told = shell.run("challenge", "new", "--dice-of", "none.game", "--language", "fr").err
    assert "none.game" in told
    assert "cannot be read" not in told


def test_results_without_runs_say_so(shell: Shell) -> None:
    shell.run(*ROW)
    assert "Nobody has finished a run yet." in shell.run("challenge", "results", "row.challenge").out
