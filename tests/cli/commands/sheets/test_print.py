"""`pennypapers print`: what it writes, what it says, what it refuses."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pypdfium2
import pytest
from support.command import Shell, run_process


def pages(path: Path) -> int:
    return len(pypdfium2.PdfDocument(path))


@pytest.mark.parametrize(
    ("args", "name", "count"),
    [
        (["temple"], "temple-front.pdf", 1),
        (["island", "--layout", "back", "--copies", "5", "--per-page", "4"], "island-back.pdf", 2),
        (["valley", "--duplex", "--copies", "3", "--paper", "letter"], "valley.pdf", 6),
        (["temple", "--layout", "row.layout", "--language", "fr"], "temple-row.pdf", 1),
        (["rules", "island", "--language", "de"], "island-rules.pdf", 1),
        (["dice"], "dice.pdf", 3),
        (["dice", "valley"], "valley-dice.pdf", 1),
        (["blank", "temple", "--per-page", "2"], "temple-blank.pdf", 1),
    ],
)
def test_a_pdf_is_named_by_what_it_is(shell: Shell, args: list[str], name: str, count: int) -> None:
    ran = shell.run("print", *args)
    assert (ran.status, ran.err) == (0, "")
    page = {"fr": "\u202f: {} page", "de": ": {} Seite"}.get(args[-1], ": {} page")
    assert ran.out.startswith(name + page.format(count))
    assert "long edge" in ran.out if "--duplex" in args else "long edge" not in ran.out
    assert pages(shell.folder / name) == count


def test_a_page_is_filled_unless_copies_are_counted(shell: Shell) -> None:
    for args, count in (([], 4), (["--copies", "3"], 3)):
        assert shell.run("print", "temple", "--per-page", "4", "--out", "pad.pdf", *args).status == 0
        text = pypdfium2.PdfDocument(shell.folder / "pad.pdf")[0].get_textpage().get_text_bounded()
        assert text.count("Unofficial") == count


def test_the_output_option_names_the_file(shell: Shell) -> None:
    assert shell.run("print", "temple", "--out", "pad.pdf").status == 0
    assert [path.name for path in shell.folder.glob("*.pdf")] == ["pad.pdf"]


def test_standard_output_carries_the_pdf_alone(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "pennypapers", "print", "dice", "temple", "--out", "-"]
    done = subprocess.run(command, capture_output=True, cwd=tmp_path, timeout=60, check=True)
    assert done.stdout.startswith(b"%PDF-")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("args", "status", "says"),
    [
        (["temple", "--language", "xx"], 2, "'xx' is none of"),
        (["temple", "--paper", "a3"], 2, "'a3' is none of"),
        (["cave"], 2, "'cave' is none of"),
        (["temple", "island"], 1, "one adventure at a time: temple or island"),
        (["rules"], 1, "say which adventure: temple, island or valley"),
        (["rules", "temple", "--layout", "back"], 1, "--layout is for sheets; rules has none"),
        (["temple", "--copies", "0"], 1, "1 to 200 copies can be printed at once, not 0"),
        (["temple", "--layout", "none.layout"], 1, "none.layout cannot be read: No such file or directory"),
        (["island", "--layout", "row.layout"], 1, "row is a layout of another adventure"),
        (["temple", "--out", "no/such/folder/x.pdf"], 1, "cannot be written: No such file or directory"),
        (["temple", "--out", "."], 1, "cannot be written: it is a folder"),
    ],
)
def test_what_cannot_be_printed_is_one_clear_line(shell: Shell, args: list[str], status: int, says: str) -> None:
    ran = shell.run("print", *args)
    assert (ran.status, ran.out) == (status, "")
    assert ran.err.startswith("pennypapers print: ")
    assert says in ran.err
    assert ran.err.count("\n") == 1
    assert not list(shell.folder.glob("*.pdf"))


def test_a_layout_too_large_is_one_clear_line(shell: Shell) -> None:
    shell.write("big.layout", "adventure: temple\nname: big\ngrid:\n" + ("  " + "o " * 26 + "\n") * 60)
    ran = shell.run("print", "temple", "--layout", "big.layout")
    assert ran.status == 1
    assert "a layout of 26 × 60 is too large for A4 with 1 on a page" in ran.err
    assert ran.err.count("\n") == 1


def test_without_typst_it_says_what_to_install(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "typst", None)
    ran = shell.run("print", "temple")
    assert ran.status == 1
    assert ran.err == (
        "pennypapers print: printing needs more than is installed (typst): pip install 'pennypapers[print]'\n"
    )


def test_help_shows_how() -> None:
    ran = run_process("print", "--help")
    assert ran.status == 0
    assert "pennypapers print temple --duplex --copies 8 --per-page 2" in ran.out
