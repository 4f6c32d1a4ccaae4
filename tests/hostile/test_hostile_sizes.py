"""Absurd sizes: wide and tall grids, numbers of ten thousand digits, thousands of headers, files of many megabytes."""

from __future__ import annotations

from pathlib import Path

import pytest
from support.command import Shell, run_process
from support.texts import file_text, refused

from pennypapers import files
from pennypapers.notation import read_record, read_sheet
from pennypapers.rules import read_layout
from pennypapers.table import replay

HEAD = "adventure: temple\nlayout: front\nplayers: ana, ben\n"
DIGITS = "9" * 10_000


def record(text: str) -> object:
    played = replay(read_record(text, file_text))
    if played.failure:
        raise played.failure
    return played


def sheet(text: str) -> object:
    return read_sheet(text, file_text)


@pytest.mark.parametrize(
    "turn",
    [
        f"{DIGITS}. 1 2 3 | ana: c1=1 | ben: c1=1",
        f"1. {DIGITS} 2 3 | ana: c1=1 | ben: c1=1",
        f"1. 1 2 3 | ana: c1={DIGITS} | ben: c1=1",
        f"1. 1 2 3 | ana: c{DIGITS}=1 | ben: c1=1",
        f"1. 1 2 3 | ana: c1*{DIGITS} | ben: c1=1",
        f"1. 1 2 3 | ana: {'c' * 10_000}1=1 | ben: c1=1",
        f"1. 1 2 3 | ana: c1=1 forest({','.join(['c1'] * 10_000)}) | ben: c1=1",
        f"1. 1 2 3 | {DIGITS}: c1=1 | ben: c1=1",
        f"1. 1 2 3 | ana: {'c1=1 ' * 10_000}| ben: c1=1",
        "1. 1 2 3" + " | ana: c1=1" * 10_000,
        "1. 1 2 3" + "|" * 10_000,
        "1. 1 2 3 | ana" + ">ana" * 10_000 + ": c1=1",
        "1. " + "1 " * 10_000,
    ],
)
def test_absurd_turns(turn: str) -> None:
    assert refused(record, HEAD + turn)[0] == 4


@pytest.mark.parametrize("token", [DIGITS, f"5*{DIGITS}", "!" * 10_000, "x" * 10_000, "*" * 10_000, "-" * 10_000])
def test_absurd_tokens(token: str) -> None:
    assert refused(sheet, f"adventure: temple\nlayout: front\ngrid:\n- - {token}")[0] == 4
    assert refused(read_layout, f"adventure: temple\nname: a\ngrid:\n{token}")[0] == 4


def test_wide_and_deep_grids() -> None:
    assert refused(read_layout, "adventure: temple\nname: a\ngrid:\n" + "o " * 100_000, saying="26")[0] == 4
    assert refused(read_layout, "adventure: temple\nname: a\ngrid:\n" + "o\n" * 100_000, saying="99")[0] == 103
    assert refused(sheet, "adventure: temple\nlayout: front\ngrid:\n" + "-\n" * 100_000, saying="99")[0] == 103


@pytest.mark.parametrize("key", ["temple", "island", "valley"])
def test_the_largest_layout_is_played(key: str) -> None:
    sea = "~" if key == "island" else "o"
    layout = f"adventure: {key}\nname: a\ngrid:\n" + (" ".join("o" * 26) + "\n") * 98 + f"{sea} o"
    text = f"adventure: {key}\nlayout: a.layout\nplayers: ana, ben\n1. 1 2 3 | ana: z1=6 | ben: a1=6\n"
    played = replay(read_record(text, lambda _: layout))
    assert played.failure is None
    rows = "\n".join([" ".join(["9"] * 26)] * 98 + [". 9"])
    found = read_sheet(f"adventure: {key}\nlayout: a.layout\ngrid:\n{rows}", lambda _: layout)
    assert found.adventure.score(found.sheet).total in (0, 3, 7)


def test_thousands_of_headers() -> None:
    many = "".join(f"x-{number}: {number}\n" for number in range(20_000))
    found = read_record(many + HEAD, file_text)
    assert len(found.extras) == 20_000
    assert refused(record, many + "x-7:\n" + HEAD, saying="twice")[0] == 20_001
    assert refused(record, "a: b\n" * 20_000)[0] == 1


def test_a_million_blank_lines() -> None:
    assert refused(record, "\n" * 1_000_000 + "hello", saying="hello")[0] == 1_000_001
    assert refused(record, " " * 1_000_000 + "#" * 1_000_000)[0] == 1


def test_thousands_of_names() -> None:
    names = ", ".join(f"n{number}" for number in range(20_000))
    assert refused(record, f"adventure: temple\nlayout: front\nplayers: {names}") == (3, None, "G1")


def test_a_remark_made_a_hundred_thousand_times() -> None:
    text = """adventure: temple\nlayout: row.layout\nmode: solo\nplayers: ana
1. P 1 1 | ana: a1=9
2. 1 1 ! | ana>ana: b1=!
3. 1 1 1 | ana: c1=1"""
    played = replay(read_record(text + " b1x" * 100_000, file_text))
    assert played.failure is None
    assert played.table.sheets == replay(read_record(text, file_text)).table.sheets


def test_a_file_over_the_limit_is_refused(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(files, "LARGEST", 200)
    text = "adventure: temple\nlayout: row.layout\ngrid:\n  1 2 3 D\n"
    shell.write("ana.sheet", text + "#" * (200 - len(text)))
    assert shell.run("score", "ana.sheet", "--json").status == 0
    for name in ("ana.sheet", "-"):
        longer = text + "#" * (201 - len(text))
        shell.write("ana.sheet", longer)
        ran = shell.run("score", name, "--json", stdin=longer)
        assert ran.status == 1
        assert ran.error() == (1, None, None)


def test_a_layout_over_the_limit_is_refused_where_it_is_named(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(files, "LARGEST", 200)
    shell.write("huge.layout", "adventure: temple\nname: huge\ngrid:\n" + "o\n" * 90)
    text = "adventure: temple\nlayout: huge.layout\ngrid:\n  o\n"
    ran = shell.run("score", "-", "--json", stdin=text)
    assert ran.error() == (2, None, None)
    assert "line 1" in ran.json()[0]["error"]["message"]


def test_a_real_file_of_many_megabytes(tmp_path: Path) -> None:
    huge = tmp_path / "huge.game"
    with huge.open("wb") as file:
        file.truncate(files.LARGEST + 1)
    ran = run_process("replay", str(huge))
    assert (ran.status, ran.out) == (1, "")
    assert "16 MiB" in ran.err
    assert len(ran.err.splitlines()) == 1


def test_a_real_file_of_nul_bytes_just_within_the_limit(tmp_path: Path) -> None:
    huge = tmp_path / "huge.sheet"
    with huge.open("wb") as file:
        file.truncate(files.LARGEST)
    ran = run_process("score", str(huge), "--json")
    assert ran.status == 1
    assert ran.error()[0] == 1
    assert len(ran.out) < 5_000
