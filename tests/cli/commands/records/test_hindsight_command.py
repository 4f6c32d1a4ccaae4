"""`pennypapers hindsight`: the contract of its JSON, its text and picture, and what it refuses."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest
from support.command import Shell

LAYOUT = "adventure: temple\nname: row\ngrid:\n  o o o D\n"
DICE = "1 2 3\n1 2 4\n1 2 5\n"
GAME = (
    "adventure: temple\nlayout: row.layout\nmode: solo\nplayers: ana\n\n"
    "1. 1 2 3 | ana: a1=1\n2. 1 2 4 | ana: b1=1\n3. 1 2 5 | ana: c1=5\n"
)
TABLE = (
    "adventure: temple\nlayout: row.layout\nplayers: zoe, tom\n\n1. 1 2 3 | zoe: a1=1 | tom: b1=1\n"
    "2. 1 2 ! | zoe>tom: c1=! | tom>zoe: b1=!\n3. 1 2 3 | zoe: c1=1 | tom: a1=1\n"
)
COMPILES = "pennypapers hindsight: The search is compiled first, once; this takes half a minute or more.\n"


@pytest.fixture
def shell(shell: Shell) -> Shell:
    for name, text in {"row.layout": LAYOUT, "ana.game": GAME, "rolls.txt": DICE, "table.game": TABLE}.items():
        shell.write(name, text)
    return shell


def test_json_has_the_best_its_bound_and_a_record_that_replays(shell: Shell) -> None:
    (found,) = shell.run("hindsight", "ana.game", "--json", "--runs", "1").json()
    assert found.keys() == {"best", "bound", "proven", "seconds", "record"}
    assert (found["best"], found["bound"], found["proven"]) == (3, 3, True)
    shell.write("best.game", found["record"])
    (replayed,) = shell.run("replay", "best.game", "--json").json()
    assert replayed["players"][0]["total"] == 3


def test_dice_from_a_file_and_from_standard_input_give_the_same(shell: Shell) -> None:
    one = shell.run("hindsight", "temple", "--layout", "row.layout", "--dice", "rolls.txt", "--json", "--runs", "1")
    (found,) = one.json()
    assert found["best"] == 3
    more = DICE + "P D !\n" * 5  # what the game does not need is ignored
    other = shell.run("hindsight", "--layout", "row.layout", "--dice", "-", "--json", "--runs", "1", stdin=more)
    assert other.json()[0]["record"] == found["record"]


def test_text_says_the_best_and_every_turn(shell: Shell) -> None:
    ran = shell.run("hindsight", "ana.game", "--runs", "1")
    assert ran.status == 0
    assert ran.err in ("", COMPILES)
    assert ran.out.splitlines()[:3] == [
        "The Temple of Apikhabou, row, 3 turns",
        "",
        "Best found: 3 stars. More is not possible.",
    ]
    assert any(line.startswith("  1.  1 2 3  ") for line in ran.out.splitlines())


@pytest.mark.parametrize("language", ["de", "es", "fr", "nl"])
def test_text_is_said_in_every_language(shell: Shell, language: str) -> None:
    ran = shell.run("hindsight", "ana.game", "--runs", "1", "--language", language)
    assert ran.status == 0
    assert "Best found" not in ran.out
    assert "3" in ran.out.splitlines()[2]


def test_svg_is_a_picture(shell: Shell) -> None:
    assert shell.run("hindsight", "ana.game", "--runs", "1", "--svg", "best.svg").status == 0
    assert ElementTree.fromstring((shell.folder / "best.svg").read_text()).tag.endswith("svg")
    assert shell.run("hindsight", "ana.game", "--runs", "1", "--svg", "-").out.startswith("<svg")
    assert shell.run("hindsight", "ana.game", "--runs", "1", "--svg", "none/best.svg").status == 1


def test_a_table_is_played_alone(shell: Shell) -> None:
    (found,) = shell.run("hindsight", "table.game", "--json", "--runs", "1").json()
    assert "players: you" in found["record"]


KIND = (
    "adventure: temple\nlayout: door.layout\nplayers: zoe, tom\n\n1. 1 D 2 | zoe: a1=1 | tom: a1=2\n"
    "2. 1 1 ! | zoe>tom: d1=! | tom>zoe: d1=!\n3. 2 5 5 | zoe: b1=2 | tom: b1=5\n4. 3 5 5 | zoe: c1=3 | tom: c1=5\n"
)


@pytest.mark.parametrize(
    ("language", "alone"),
    [("en", "played alone"), ("de", "allein"), ("es", "a solas"), ("fr", "en solo"), ("nl", "alleen gespeeld")],
)
def test_more_stars_at_a_table_than_the_best_alone_are_explained(shell: Shell, language: str, alone: str) -> None:
    shell.write("door.layout", "adventure: temple\nname: door\ngrid:\n  D o o o\n")
    shell.write("kind.game", KIND)
    said = shell.run("hindsight", "kind.game", "--runs", "2", "--language", language).out.splitlines()[2]
    assert alone in said
    assert "zoe" in said


@pytest.mark.parametrize(
    ("text", "line", "clause"),
    [
        ("1 2 3\n1 2 7\n", 2, "G2"),
        ("1 2\n", 1, "G2"),
        ("", 1, None),
        ("# no roll\n", 1, None),
        ("1 2 3\n1 2 4\n", 2, None),
    ],
)
def test_bad_dice_are_refused_with_their_line(shell: Shell, text: str, line: int, clause: str | None) -> None:
    shell.write("bad.txt", text.encode())
    ran = shell.run("hindsight", "--layout", "row.layout", "--dice", "bad.txt", "--json", "--runs", "1")
    assert ran.status == 1
    assert ran.error() == (line, None, clause)
    told = shell.run("hindsight", "--layout", "row.layout", "--dice", "bad.txt", "--runs", "1")
    assert told.status == 1
    assert told.err.startswith("bad.txt: ")
    assert len(told.err.splitlines()) == 1


@pytest.mark.parametrize(
    ("text", "line", "clause"),
    [
        ("", 1, None),
        (GAME.rpartition("3. ")[0], 7, None),
        (GAME.replace("b1=1", "b1=9"), 7, "G4"),
        (GAME.replace("row.layout", "side"), 2, None),
    ],
)
def test_a_bad_record_is_refused_with_its_line(shell: Shell, text: str, line: int, clause: str | None) -> None:
    shell.write("bad.game", text.encode())
    ran = shell.run("hindsight", "bad.game", "--json", "--runs", "1")
    assert ran.status == 1
    found = ran.error()
    assert (found[0], found[2]) == (line, clause)
    assert shell.run("hindsight", "bad.game").err.startswith("bad.game: ")


@pytest.mark.parametrize(
    "arguments",
    [
        [],
        ["ana.game", "--layout", "front"],
        ["ana.game", "--dice", "rolls.txt"],
        ["ana.game", "--seconds", "0"],
        ["ana.game", "--seconds", "many"],
        ["ana.game", "--runs", "0"],
        ["ana.game", "--json", "--svg", "x.svg"],
    ],
)
def test_wrong_usage_is_one_line(shell: Shell, arguments: list[str]) -> None:
    ran = shell.run("hindsight", *arguments)
    assert ran.status == 2
    assert ran.err.startswith("pennypapers hindsight: ")


def test_an_unknown_layout_is_refused(shell: Shell) -> None:
    ran = shell.run("hindsight", "temple", "--layout", "side", "--dice", "rolls.txt")
    assert ran.status == 1
    assert "side" in ran.err
    assert shell.run("hindsight", "nothing.game").status == 1


@pytest.mark.parametrize("key", ["temple", "island", "valley"])
def test_it_says_when_it_compiles(monkeypatch: pytest.MonkeyPatch, shell: Shell, key: str) -> None:
    monkeypatch.setattr("pennypapers.coach.must_compile", lambda adventure: adventure == key)
    shell.write("few.txt", DICE)
    told = shell.run("hindsight", key, "--dice", "few.txt", "--runs", "1").err
    assert told.splitlines()[0] == COMPILES.rstrip()


def test_windows_lines_comments_and_a_byte_order_mark_are_read(shell: Shell) -> None:
    text = "\ufeff# my dice\r\n\r\n" + DICE.replace("\n", "  # turn\r\n")
    shell.write("odd.txt", text.encode())
    ran = shell.run("hindsight", "--layout", "row.layout", "--dice", "odd.txt", "--json", "--runs", "1")
    assert ran.json()[0]["best"] == 3
    shell.write("odd.game", ("\ufeff" + GAME.replace("\n", "\r\n")).encode())
    assert shell.run("hindsight", "odd.game", "--json", "--runs", "1").json()[0]["best"] == 3


@pytest.mark.parametrize("key", ["temple", "island", "valley"])
def test_a_moment_is_enough_for_a_game_that_replays(shell: Shell, key: str) -> None:
    rolls = [f"{1 + turn % 5} {1 + turn // 3 % 5} {1 + turn // 2 % 5}" for turn in range(90)]
    shell.write("long.txt", "\n".join(rolls))
    (found,) = shell.run("hindsight", key, "--dice", "long.txt", "--json", "--seconds", "0.001").json()
    assert found["bound"] is None or found["best"] <= found["bound"]
    shell.write("best.game", found["record"])
    (replayed,) = shell.run("replay", "best.game", "--json").json()
    assert replayed["players"][0]["total"] == found["best"]


def test_a_layout_too_large_for_the_search_is_refused(shell: Shell) -> None:
    rows = "".join("  " + "o " * 9 + "\n" for _ in range(9))
    shell.write("large.layout", "adventure: valley\nname: large\ngrid:\n" + rows)
    ran = shell.run("hindsight", "--layout", "large.layout", "--dice", "rolls.txt", "--json")
    assert ran.status == 1
    assert "64" in ran.err or "64" in ran.out
