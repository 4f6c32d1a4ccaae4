"""`pennypapers analyse`: the contract of its JSON, its text and picture, and what it refuses."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest
from support.command import Shell

LAYOUT = "adventure: temple\nname: row\ngrid:\n  o o o\n"
GAME = (
    "adventure: temple\nlayout: row.layout\nmode: solo\nplayers: ana\n\n"
    "1. 1 3 5 | ana: a1=3\n2. 1 3 5 | ana: b1=3\n3. 3 4 5 | ana: c1=5\n"
)
TABLE = (
    "adventure: temple\nlayout: row.layout\nplayers: zoe, tom\n\n1. 1 2 3 | zoe: a1=1 | tom: b1=1\n"
    "2. 1 2 ! | zoe>tom: c1=! | tom>zoe: b1=!\n3. 1 2 3 | zoe: c1=1 | tom: a1=1\n"
)
FEW = ("--playouts", "16")


@pytest.fixture
def shell(shell: Shell) -> Shell:
    for name, text in {"row.layout": LAYOUT, "ana.game": GAME, "table.game": TABLE}.items():
        shell.write(name, text)
    return shell


@pytest.mark.parametrize("file", ["ana.game", "table.game"])
def test_json_adds_up_to_the_stars_that_replay_counts(shell: Shell, file: str) -> None:
    (found,) = shell.run("analyse", file, "--json", *FEW).json()
    (replayed,) = shell.run("replay", file, "--json").json()
    assert (found["adventure"], found["layout"], found["turns"]) == ("temple", "row", 3)
    assert found["mode"] == replayed["mode"]
    for player, counted in zip(found["players"], replayed["players"], strict=True):
        assert player["name"] == counted["name"]
        assert player["final"] == counted["total"]
        stars = player["start"] + sum(turn["luck"] - turn["loss"] + turn["neighbours"] for turn in player["turns"])
        assert abs(stars - player["final"]) < 0.005
        assert [turn["number"] for turn in player["turns"]] == [1, 2, 3]
        assert set(player["cards"]) == {"find", "roll", "again", "steady", "choices"}


def test_the_same_game_gives_the_same_json(shell: Shell) -> None:
    one, other = (shell.run("analyse", "ana.game", "--json", *FEW).out for _ in range(2))
    assert one == other


def test_text_has_three_cards_and_every_turn(shell: Shell) -> None:
    ran = shell.run("analyse", "ana.game", *FEW)
    assert (ran.status, ran.err) == (0, "")
    lines = ran.out.splitlines()
    assert lines[0] == "The Temple of Apikhabou, row, 3 turns"
    assert lines[2].startswith("ana: 0 stars; ")
    assert "  A turn to try again: turn 3, 3 4 5. You wrote c1=5; c1=3 is worth 3 stars more." in lines
    assert "    groups +3.0" in lines
    assert [line[:11] for line in lines if line.startswith("  1.")] == ["  1.  1 3 5"]


def test_one_player_of_a_table_is_analysed_alone(shell: Shell) -> None:
    (found,) = shell.run("analyse", "table.game", "--player", "tom", "--json", *FEW).json()
    assert [player["name"] for player in found["players"]] == ["tom"]
    assert found["players"][0]["turns"][1]["facts"]["by"] == "zoe"
    assert found["players"][0]["turns"][1]["played"] == "c1=!"


@pytest.mark.parametrize("language", ["de", "es", "fr", "nl"])
def test_text_is_said_in_every_language(shell: Shell, language: str) -> None:
    ran = shell.run("analyse", "table.game", "--language", language, *FEW)
    assert ran.status == 0
    for english in ("expected", "Best find", "The roll", "choices", "neighbours"):
        assert english not in ran.out


def test_a_plot_is_a_picture_with_a_chart_for_each_player(shell: Shell) -> None:
    assert shell.run("analyse", "table.game", "--plot", "luck.svg", *FEW).status == 0
    drawn = ElementTree.fromstring((shell.folder / "luck.svg").read_text())
    assert drawn.tag.endswith("svg")
    assert len([each for each in drawn.iter() if each.get("class") == "luck-chart"]) == 2
    assert shell.run("analyse", "ana.game", "--plot", "-", *FEW).out.startswith("<svg")
    refused = shell.run("analyse", "ana.game", "--plot", "none/luck.svg", *FEW)
    assert refused.status == 1
    assert len(refused.err.splitlines()) == 1


def test_an_unfinished_game_is_analysed(shell: Shell) -> None:
    shell.write("part.game", GAME.rpartition("3. ")[0])
    (found,) = shell.run("analyse", "part.game", "--json", *FEW).json()
    assert not found["over"]
    assert found["players"][0]["final"] == found["players"][0]["turns"][-1]["value"]


@pytest.mark.parametrize(
    ("text", "line", "clause"),
    [
        ("", 1, None),
        (GAME.partition("1. ")[0], 1, None),
        (GAME.replace("b1=3", "b1=12"), 7, "G4"),
        (GAME.replace("b1=3", "b1="), 7, None),
        (GAME.replace("row.layout", "side"), 2, None),
    ],
)
def test_a_bad_record_is_refused_with_its_line(shell: Shell, text: str, line: int, clause: str | None) -> None:
    shell.write("bad.game", text.encode())
    ran = shell.run("analyse", "bad.game", "--json", *FEW)
    assert (ran.status, ran.err) == (1, "")
    found = ran.error()
    assert (found[0], found[2]) == (line, clause)
    told = shell.run("analyse", "bad.game")
    assert told.status == 1
    assert told.err.startswith("bad.game: ")
    assert len(told.err.splitlines()) == 1


def test_a_layout_too_large_for_the_kernels_is_refused(shell: Shell) -> None:
    rows = "\n".join("  " + " ".join("o" * 9) for _ in range(8))
    shell.write("large.layout", f"adventure: temple\nname: large\ngrid:\n{rows}\n")
    shell.write("large.game", GAME.replace("row.layout", "large.layout"))
    ran = shell.run("analyse", "large.game", "--json")
    assert (ran.status, ran.err) == (1, "")
    assert "large" in ran.json()[0]["error"]["message"]
    assert shell.run("analyse", "large.game").err.startswith("pennypapers analyse: ")


def test_a_player_who_is_not_there_is_refused(shell: Shell) -> None:
    ran = shell.run("analyse", "ana.game", "--player", "zoe", *FEW)
    assert ran.status == 1
    assert "zoe" in ran.err
    assert shell.run("analyse", "nothing.game").status == 1


@pytest.mark.parametrize(
    "arguments",
    [[], ["ana.game", "--playouts", "7"], ["ana.game", "--playouts", "many"], ["ana.game", "--plot"]],
)
def test_wrong_usage_is_one_line(shell: Shell, arguments: list[str]) -> None:
    ran = shell.run("analyse", *arguments)
    assert ran.status == 2
    assert ran.err.startswith("pennypapers analyse: ")
