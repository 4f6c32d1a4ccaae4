"""`pennypapers count`: sheets of files, and sheets typed row by row."""

from __future__ import annotations

import pytest
from support.command import Shell, run_process

ANA = "adventure: temple\nlayout: steps.layout\nplayer: ana\nx-claims: groups=0\ngrid:\n  - 4 4 2 -\n  . 4 9 !\n"
BEN = "adventure: temple\nlayout: steps.layout\nplayer: ben\ngrid:\n  - ! ! 2 -\n  . zz\n  D . . . !\n"


def test_a_table_of_two_files(shell: Shell) -> None:
    shell.write("ana.sheet", ANA)
    shell.write("ben.sheet", BEN)
    ran = shell.run("count", "ana.sheet", "ben.sheet")
    assert (ran.status, ran.err) == (1, ""), "something is not allowed"
    assert "You have not counted: Group of 4s in b1 c1 b2: 3 stars (T10)." in ran.out
    assert "The mummy in d2 has a 9 beside it in c2" in ran.out
    assert "line 6: b2: 'zz' is not a mark" in ran.out
    assert "line 5: T6: a mummy goes in a plain space; c1 is a door" in ran.out
    assert "line 7: T6: a mummy goes in a plain space; e3 is a door" in ran.out
    assert ran.out.rstrip().splitlines()[-2:] == ["  1. ana  5 stars", "  2. ben  minus 2 stars"]


def test_json_is_a_line_for_each_sheet(shell: Shell) -> None:
    shell.write("ana.sheet", ANA)
    shell.write("ben.sheet", BEN)
    ran = shell.run("count", "--json", "ana.sheet", "ben.sheet")
    ana, ben = ran.json()
    assert (ran.status, ana["place"], ben["place"]) == (1, 1, 2)
    assert ana["miscounted"][0]["missing"][0]["spaces"] == ["b1", "c1", "b2"]
    assert ana["unnoted"] == [{"mark": "d2x", "clause": "G9", "stars": 0, "advice": False}]
    assert [(each["line"], each["clause"]) for each in ben["not_allowed"]] == [(6, None), (5, "T6"), (7, "T6")]


def test_a_good_sheet_is_status_0_and_a_missing_file_one_line(shell: Shell) -> None:
    shell.write("ana.sheet", ANA)
    assert shell.run("count", "ana.sheet").status == 0
    ran = shell.run("count", "ana.sheet", "no.sheet")
    assert (ran.status, ran.err) == (1, "no.sheet cannot be read: No such file or directory\n")
    assert shell.run("count", "no.sheet", "--json").error() == (1, None, None)


def test_sheets_of_different_tables_have_no_places(shell: Shell) -> None:
    shell.write("ana.sheet", ANA)
    shell.write("row.sheet", "adventure: temple\nlayout: row.layout\ngrid:\n  1 2 3 D\n")
    assert "so there are no places" in shell.run("count", "ana.sheet", "row.sheet").out


def typed(*lines: str) -> bytes:
    return "".join(f"{line}\n" for line in lines).encode()


def test_sheets_are_typed_row_by_row_for_several_players(shell: Shell) -> None:
    lines = ["ana", "4 4 2", ". 4 9 !", ".", "groups=many", "groups=0", "ana", "ben", "", "1 2 3", "", "", ""]
    ran = shell.run("count", "temple", "--layout", "steps.layout", stdin=typed(*lines))
    assert ran.status == 0, ran.err
    assert "row 1, b1 to d1: 4 4 2" in ran.out
    assert "is not a count" in ran.out
    assert "“ana” has a sheet already." in ran.out
    assert "You have not counted: Group of 4s in b1 c1 b2: 3 stars (T10)." in ran.out
    assert ran.out.rstrip().splitlines()[-2:] == ["  1. ana  5 stars", "  2. ben  3 stars"]


def test_a_row_can_be_mended(shell: Shell) -> None:
    lines = ["", "1 2 3 4", "1 x 3", "1 9", "<", "2 9", ". !", "", "", ""]
    ran = shell.run("count", "--layout", "steps.layout", "--json", stdin=typed(*lines))
    assert ran.status == 0
    (found,) = ran.json()
    assert found["parts"] == {"sequence": 0, "groups": 0, "mummies": 2}
    assert "Row 1 has 3 spaces, and these are 4." in ran.err
    assert "c1: 'X' is not a mark" in ran.err


def test_ticks_are_typed_beside_sums_and_what_is_none_is_refused(shell: Shell) -> None:
    lines = ["ana", "4 4 2", ". 4 9 !", ".", "grupe:4", "total=5 group:2 vanquished:d2", ""]
    ran = shell.run("count", "temple", "--layout", "steps.layout", stdin=typed(*lines))
    assert ran.status == 0, ran.err
    assert "'grupe:4' cannot be ticked" in ran.out
    assert "kinds: sequence, group, vanquished, mummy." in " ".join(ran.out.split())
    told = ran.out.partition("Overlooked:\n")[2].splitlines()
    assert told[:2] == [
        "  You have not counted: Group of 4s in b1 c1 b2: 3 stars (T10).",
        "  You counted this, but it brings no stars: group:2 (T10).",
    ]
    assert "Total: you counted" not in ran.out


def test_the_island_and_the_valley_are_typed_with_treasures_and_discoveries(shell: Shell) -> None:
    lines = ["ana", "", "~ . 7", "~ 7 *7 7", "", "~ ~ b", "", ""]
    (island,) = shell.run("count", "--layout", "islet.layout", "--json", stdin=typed(*lines)).json()
    assert island["parts"] == {"treasures": 7, "dangers": 0}
    lines = ["ana", "7 7 7 h", "", "", "mountain a1 b1 c1", "volcano a1", "", "", ""]
    (valley,) = shell.run("count", "--layout", "vale.layout", "--json", stdin=typed(*lines)).json()
    assert (valley["parts"]["mountains"], valley["unnoted"]) == (7, [])


def test_what_was_typed_can_be_kept(shell: Shell) -> None:
    lines = typed("ana bo", "4 4 2", "", "", "", "")
    ran = shell.run("count", "--layout", "steps.layout", "--out", "kept", stdin=lines)
    assert ran.status == 0, ran.err
    assert shell.run("score", "kept/ana-bo.sheet").status == 0
    again = shell.run("count", "--layout", "steps.layout", "--out", "kept", stdin=lines)
    assert (again.status, again.err) == (
        1,
        "pennypapers count: kept/ana-bo.sheet is there already; name another folder\n",
    )


@pytest.mark.parametrize(
    ("args", "status", "says"),
    [
        (["temple", "ana.sheet"], 2, "give files alone"),
        (["--layout", "no.layout"], 1, "no.layout cannot be read"),
        (["temple", "--layout", "attic"], 1, "attic"),
        (["island", "--layout", "steps.layout"], 1, "steps.layout is a layout of another adventure"),
    ],
)
def test_wrong_usage_is_one_line(shell: Shell, args: list[str], status: int, says: str) -> None:
    ran = shell.run("count", *args)
    assert ran.status == status
    assert says in ran.err
    assert ran.err.count("\n") == 1


def test_leaving_in_the_middle_is_no_error() -> None:
    ran = run_process("count", "temple", stdin=b"ana\n1 2\nquit\n")
    assert (ran.status, ran.err) == (0, "")
