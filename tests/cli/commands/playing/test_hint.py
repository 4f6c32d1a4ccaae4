"""`pennypapers hint`: the best turns for a recorded game, for its own roll or one that is given."""

from __future__ import annotations

import pytest
from support.command import Shell

from pennypapers.bots import Idea, strongest
from pennypapers.bots.pathfinder import Pathfinder
from pennypapers.rules.mark import Pass

SOLO = "adventure: temple\nlayout: front\nmode: solo\nplayers: ana\n\n1. 1 2 3 | ana: c5=4\n2. 4 1 2 | ana: c6=4\n"
TABLE = "adventure: temple\nlayout: front\nmode: table\nplayers: ana, ben\n\n1. 1 2 3 | ana: c5=4 | ben: c5=6\n"
OPEN = "adventure: temple\nlayout: front\nmode: table\nplayers: ana, ben\nx-turn: 1. 1 2 3 | ana: c5=4\n\n"


def test_the_best_turns_with_their_stars(shell: Shell) -> None:
    shell.write("a.game", SOLO)
    (shown,) = shell.run("hint", "a.game", "--roll", "4 5 5", "--json").json()
    assert (shown["turn"], shown["player"], shown["roll"], shown["bot"]) == (3, "ana", "4 5 5", strongest())
    (shown,) = shell.run("hint", "a.game", "--roll", "4 5 5", "--json", "--bot", "pathfinder").json()
    assert len(shown["ideas"]) == 3
    assert shown["ideas"][0]["marks"].endswith("=4"), "a group of 4s is there to be had"
    assert shown["ideas"][0]["stars"] >= 3
    said = shell.run("hint", "a.game", "--roll", "4 5 5", "--bot", "pathfinder").out
    assert "Turn 3, ana, dice 4 5 5. Pathfinder says:" in said
    assert "stars" not in said, "Pathfinder does not look ahead to the end, so its figure is no number of stars"
    assert [idea["is_forecast"] for idea in shown["ideas"]] == [False] * 3


def test_only_a_forecast_is_said_in_stars(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    ideas = (
        Idea((Pass(),), -2.04, error=0.31),
        Idea((Pass(), Pass()), 1.0),
        Idea((Pass(), Pass(), Pass()), 7.5, is_forecast=False),
    )
    monkeypatch.setattr(Pathfinder, "ideas", lambda *_: ideas)
    shell.write("a.game", SOLO)
    asked = ("hint", "a.game", "--roll", "4 5 5", "--bot", "pathfinder")
    assert shell.run(*asked).out.splitlines()[1:] == [
        "  1  -      −2 ± 0.6 stars expected",
        "  2  - -    1 star expected",
        "  3  - - -",
    ]
    french = shell.run(*asked, "--language", "fr").out.splitlines()[1:]
    assert french == ["  1  -      −2 ± 0,6 étoiles attendues", "  2  - -    1 étoile attendue", "  3  - - -"]


def test_a_roll_that_lies_on_the_table_need_not_be_given(shell: Shell) -> None:
    shell.write("a.game", OPEN)
    (shown,) = shell.run("hint", "a.game", "--json").json()
    assert (shown["player"], shown["roll"]) == ("ben", "1 2 3"), "ana has inked"
    assert shell.run("hint", "a.game", "--player", "ana", "--json").json()[0]["player"] == "ana"


@pytest.mark.parametrize(
    ("game", "arguments", "says"),
    [
        (SOLO, (), "--roll"),
        (SOLO, ("--roll", "4 5"), "three dice"),
        (SOLO, ("--roll", "4 5 5", "--player", "zoe"), "Nobody is called “zoe”"),
        (TABLE, ("--roll", "4 5 !"), "somebody else’s sheet"),
        (SOLO.replace("c5=4", "c5=15"), ("--roll", "4 5 5"), "line 6: ana: G4"),
        (OPEN, ("--roll", "4 5 5"), "G3"),
    ],
)
def test_what_cannot_be_answered_is_one_line(shell: Shell, game: str, arguments: tuple[str, ...], says: str) -> None:
    shell.write("a.game", game)
    ran = shell.run("hint", "a.game", *arguments)
    assert (ran.status, ran.out) == (1, "")
    assert len(ran.err.splitlines()) == 1
    assert says in ran.err
    (error,) = shell.run("hint", "a.game", *arguments, "--json").json()
    assert says in error["error"]["message"]


def test_a_file_or_a_bot_that_is_not_there(shell: Shell) -> None:
    assert "No such file" in shell.run("hint", "none.game").err
    ran = shell.run("hint", "none.game", "--bot", "hal")
    assert (ran.status, "there is no bot called 'hal'; there are tourist, pathfinder" in ran.err) == (2, True)
