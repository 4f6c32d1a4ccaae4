"""`pennypapers score`: JSON, plain output, several files, standard input and refusals."""

from __future__ import annotations

import pytest
from support.command import Shell

ISLET = """
    adventure: island
    layout: islet.layout
    player: ana
    grid:
      ~  ~  ~   ~  ~
      ~  .  7   .  ~
      ~  7  ^*7 7  ~
      ~  !  9   !x ~
      ~  ~  B   ~  ~
    """
ROW = "adventure: temple\nlayout: row.layout\ngrid:\n  1 2 3 D\n"
VALE = """
    adventure: valley
    layout: vale.layout
    grid:
      7 7 7 H
      S M 5 w
      5 5 ! 5
    discoveries:
      mountain a1 b1 c1
    """
BROKEN = "adventure: temple\nlayout: row.layout\ngrid:\n  1 2 3 !\n"


def test_json_of_a_sheet(shell: Shell) -> None:
    shell.write("ana.sheet", ISLET)
    ran = shell.run("score", "ana.sheet", "--json")
    assert (ran.status, ran.err) == (0, "")
    (found,) = ran.json()
    assert found["adventure"] == "island"
    assert found["layout"] == "islet"
    assert found["player"] == "ana"
    assert found["total"] == 21
    assert found["parts"] == {"treasures": 7, "dangers": 14}
    assert sum(reason["stars"] for part in found["reasons"].values() for reason in part) == 21


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        (ROW, {"sequence": 3, "groups": 0, "mummies": 0}),
        (ISLET, {"treasures": 7, "dangers": 14}),
        (
            VALE,
            {
                "forests": 0,
                "cities": 0,
                "mountains": 7,
                "pyramids": 0,
                "buildings": 6,
                "snakes": -5,
                "full": 7,
            },
        ),
    ],
)
def test_the_parts_of_every_adventure(shell: Shell, text: str, parts: dict[str, int]) -> None:
    (found,) = shell.run("score", "-", "--json", stdin=text).json()
    assert found["parts"] == parts
    assert found["total"] == sum(parts.values())


def test_plain_output_is_for_people(shell: Shell) -> None:
    ran = shell.run("score", shell.write("ana.sheet", ISLET).name)
    assert (ran.status, ran.err) == (0, "")
    assert ran.out.startswith("Skull Island, islet, ana\n")
    assert "Treasure of 7 in c3, shown by b3 d3 c2 c5 (I17)" in ran.out
    assert "total       21" in ran.out
    assert "\x1b" not in ran.out, "no colours where nobody looks"


def test_ascii_is_drawn_on_request(shell: Shell) -> None:
    assert shell.run("score", "-", stdin=ROW).out.isascii() is False
    assert shell.run("score", "-", "--ascii", stdin=ROW).out.isascii()


def test_a_layout_lies_beside_its_sheet(shell: Shell) -> None:
    shell.write("papers/mine.layout", "adventure: temple\nname: mine\ngrid:\n  o o\n")
    shell.write("papers/deep/ana.sheet", "adventure: temple\nlayout: ../mine.layout\ngrid:\n  1 2\n")
    assert shell.run("score", "papers/deep/ana.sheet", "--json").json()[0]["layout"] == "mine"
    absolute = f"adventure: temple\nlayout: {shell.folder}/papers/mine.layout\ngrid:\n  1 2\n"
    assert shell.run("score", "-", "--json", stdin=absolute).json()[0]["layout"] == "mine"


def test_standard_input_looks_for_its_layout_in_the_working_directory(shell: Shell) -> None:
    ran = shell.run("score", "-", "--json", stdin=ROW)
    assert (ran.status, ran.json()[0]["layout"]) == (0, "row")


def test_several_files_give_one_line_each_in_order(shell: Shell) -> None:
    shell.write("a.sheet", ROW)
    shell.write("b.sheet", BROKEN)
    ran = shell.run("score", "a.sheet", "b.sheet", "none.sheet", "-", "a.sheet", "--json", stdin=ISLET)
    assert (ran.status, ran.err) == (1, "")
    first, second, third, fourth, fifth = ran.json()
    assert first == fifth
    assert first["total"] == 3
    assert second["error"]["clause"] == "T6"
    assert third["error"]["line"] == 1
    assert fourth["total"] == 21


def test_files_may_stand_on_both_sides_of_an_option(shell: Shell) -> None:
    shell.write("a.sheet", ROW)
    ran = shell.run("score", "a.sheet", "--json", "-", "a.sheet", stdin=ISLET)
    assert (ran.status, ran.err) == (0, "")
    assert [line["total"] for line in ran.json()] == [3, 21, 3]


def test_several_files_without_json_name_those_that_fail(shell: Shell) -> None:
    shell.write("a.sheet", ROW)
    shell.write("b.sheet", BROKEN)
    ran = shell.run("score", "a.sheet", "b.sheet", "none.sheet")
    assert ran.status == 1
    assert ran.err.splitlines() == [
        "b.sheet: line 4: T6: a mummy goes in a plain space; d1 is a door",
        "none.sheet cannot be read: No such file or directory",
    ]
    assert "total       3" in ran.out


def test_a_refusal_is_one_line_with_its_clause(shell: Shell) -> None:
    ran = shell.run("score", shell.write("b.sheet", BROKEN).name)
    assert (ran.status, ran.out) == (1, "")
    assert ran.err == "line 4: T6: a mummy goes in a plain space; d1 is a door\n"


@pytest.mark.parametrize(
    ("text", "refusal"),
    [
        (BROKEN, (4, None, "T6")),
        (ROW.replace("layout: row.layout\n", ""), (1, None, None)),
        (ROW.replace("row.layout", "broken.layout"), (2, None, None)),
        (ROW.replace("row.layout", "none.layout"), (2, None, None)),
        (ROW.replace("1 2 3 D", "1 2 3"), (4, None, None)),
        ("", (1, None, None)),
        (b"\xff\xfe", (1, None, None)),
    ],
)
def test_json_of_a_refusal(shell: Shell, text: str | bytes, refusal: tuple[int, None, str | None]) -> None:
    ran = shell.run("score", "-", "--json", stdin=text)
    assert (ran.status, ran.err) == (1, "")
    assert ran.error() == refusal


def test_an_error_in_the_layout_names_the_line_there(shell: Shell) -> None:
    ran = shell.run("score", "-", stdin=ROW.replace("row.layout", "broken.layout"))
    assert ran.err.startswith("line 2: broken.layout: line 5: ")


def test_a_folder_is_no_file(shell: Shell) -> None:
    ran = shell.run("score", ".", "--json")
    assert (ran.status, ran.error()) == (1, (1, None, None))
    assert shell.run("score", "a\0b", "--json").error() == (1, None, None)


def test_escape_codes_in_names_are_not_printed(shell: Shell) -> None:
    named = ISLET.replace("player: ana", "player: a\x1b[2Jna")
    assert "\x1b" not in shell.run("score", "-", stdin=named).out
    assert shell.run("score", "-", "--json", stdin=named).json()[0]["player"] == "a\x1b[2Jna"
    refused = shell.run("score", "-", stdin=ROW.replace("1 2", "\x1b[2J 2"))
    assert refused.status == 1
    assert "\x1b" not in refused.err
    assert len(refused.err.splitlines()) == 1
