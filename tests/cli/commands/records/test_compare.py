"""`pennypapers compare`: games with the same dice side by side, as text, as JSON and as a picture."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest
from support.command import Shell

LAYOUT = "adventure: temple\nname: row\ngrid:\n  o o o D\n"
HEAD = "adventure: temple\nlayout: row.layout\nmode: solo\nplayers: "
ANA = f"{HEAD}ana\n\n1. 1 2 3 | ana: a1=1\n2. 1 2 4 | ana: b1=2\n3. 1 2 5 | ana: c1=3\n"
BEN = f"{HEAD}ben\n\n1. 1 2 3 | ben: a1=1\n2. 1 2 4 | ben: c1=4\n"
FRONT = ANA.replace("row.layout", "front").replace("a1", "c1").replace("b1", "d1").replace("c1=3", "e1=3")
TABLE = """adventure: temple
layout: row.layout
players: zoe, tom

1. 1 2 3 | zoe: a1=1 | tom: b1=1
2. 1 2 ! | zoe>tom: c1=! | tom>zoe: b1=!
"""


@pytest.fixture
def shell(shell: Shell) -> Shell:
    for name, text in {"row.layout": LAYOUT, "ana.game": ANA, "ben.game": BEN, "table.game": TABLE}.items():
        shell.write(name, text)
    return shell


def test_text_says_who_is_ahead_and_where_they_parted(shell: Shell) -> None:
    ran = shell.run("compare", "ana.game", "ben.game")
    assert (ran.status, ran.err) == (0, "")
    assert ran.out.splitlines()[:11] == [
        "The Temple of Apikhabou, row, 3 rolls",
        "",
        "  1. ana  3 stars",
        "  2. ben  0 stars",
        "",
        "They parted in turn 2, at 1 2 4.",
        "",
        "                ana      ben",
        "  1.  1 2 3     a1=1  0  a1=1  0",
        "  2.  1 2 4  ≠  b1=2  2  c1=4  0",
        "  3.  1 2 5     c1=3  3",
    ]


def test_text_leaves_the_marks_out_where_they_do_not_fit(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "24")
    lines = shell.run("compare", "ana.game", "ben.game", "--ascii").out.splitlines()
    assert "  2.  1 2 4  #  2    0" in lines


def test_json_has_every_turn_of_every_run(shell: Shell) -> None:
    (found,) = shell.run("compare", "ana.game", "ben.game", "--json").json()
    runs = found.pop("runs")
    assert found == {
        "adventure": "temple",
        "layout": "row",
        "options": "",
        "rolls": ["1 2 3", "1 2 4", "1 2 5"],
        "parted": 2,
    }
    assert [(run["name"], run["file"], run["total"], run["place"]) for run in runs] == [
        ("ana", "ana.game", 3, 1),
        ("ben", "ben.game", 0, 2),
    ]
    assert runs[1]["turns"] == [{"marks": "a1=1", "stars": 0}, {"marks": "c1=4", "stars": 0}]
    for run in runs:
        (counted,) = shell.run("score", shell.write(f"{run['name']}.sheet", run["sheet"]).name, "--json").json()
        assert counted["total"] == run["total"], "saved beside the record, the sheet scores the same"


def test_players_of_one_table_are_compared_by_what_is_on_their_own_sheets(shell: Shell) -> None:
    (found,) = shell.run("compare", "table.game", "--json").json()
    zoe, tom = found["runs"]
    assert [turn["marks"] for turn in zoe["turns"]] == ["a1=1", "b1=!"], "what tom drew on zoe's sheet"
    assert [turn["marks"] for turn in tom["turns"]] == ["b1=1", "c1=!"]


def test_runs_of_one_name_are_told_apart_by_their_files(shell: Shell) -> None:
    shell.write("again.game", ANA)
    out = shell.run("compare", "ana.game", "again.game").out
    assert "Everybody wrote the same." in out
    assert "1. ana (ana.game)" in out
    assert "1. ana (again.game)" in out


def test_svg_is_a_picture_of_the_sheets_and_the_stars(shell: Shell) -> None:
    ran = shell.run("compare", "ana.game", "ben.game", "--svg", "two.svg", "--dark")
    assert (ran.status, ran.out, ran.err) == (0, "", "")
    picture = ElementTree.parse(shell.folder / "two.svg").getroot()
    classes = [each.get("class") for each in picture.iter()]
    assert classes.count("seat") == 2
    assert classes.count("star-chart") == 1
    assert shell.run("compare", "ana.game", "--svg", "nowhere/two.svg").status == 1


@pytest.mark.parametrize(
    ("text", "says"),
    [
        (ANA.replace("1 2 4", "1 2 5"), "turn 2 has 1 2 5 here, and 1 2 4 before"),
        (ANA.replace("adventure: temple\n", "adventure: temple\noptions: no_door=pass\n"), "other house rules"),
        (
            ANA.replace("row.layout", "front").replace("a1", "c1").replace("b1", "d1").replace("c1=3", "e1=3"),
            "another layout",
        ),
        ("adventure: island\nlayout: front\nmode: solo\nplayers: ana\n", "another adventure"),
        (ANA.replace("b1=2", "b1=9"), "line 7: ana: G4"),
        ("nonsense", "line 1"),
    ],
    ids=["roll", "options", "layout", "adventure", "rule", "text"],
)
def test_a_game_that_does_not_belong_here_is_refused_by_name(shell: Shell, text: str, says: str) -> None:
    shell.write("other.game", text)
    ran = shell.run("compare", "ana.game", "other.game")
    assert (ran.status, ran.out) == (1, "")
    assert ran.err.startswith("other.game: ")
    assert says in ran.err
    (refused,) = shell.run("compare", "ana.game", "other.game", "--json").json()
    assert refused["error"]["file"] == "other.game"


def test_stars_below_zero_have_a_minus_sign_or_a_hyphen_where_only_ascii_is_shown(shell: Shell) -> None:
    lines = shell.run("compare", "table.game").out.splitlines()
    assert "  2.  1 2 !  ≠  b1=!  −2  c1=!  −2" in lines
    lines = shell.run("compare", "table.game", "--ascii").out.splitlines()
    assert "  2.  1 2 !  #  b1=!  -2  c1=!  -2" in lines
