"""`pennypapers verify`: plain words and the right exit status."""

from __future__ import annotations

import re

import pytest
from support.command import Shell
from support.hosting.late_tables import LateTable
from support.random_tables import played_table

from pennypapers.notation import write_record
from pennypapers.rules import builtin_layout
from pennypapers.table import record_of
from pennypapers.table.fairness import dice_headers, seal

SECRET = (7).to_bytes(32, "big")


def text_of_a_game() -> str:
    _, events = played_table(builtin_layout("temple", "front"), ("ana", "ben", "cleo"), seed=7)
    return write_record(record_of(events, "front", dice_headers(SECRET, b"")))


TEXT = text_of_a_game()


def test_good_dice_are_status_0_and_every_roll_is_named(shell: Shell) -> None:
    shell.write("a.game", TEXT.encode())
    ran = shell.run("verify", "a.game")
    assert (ran.status, ran.err) == (0, "")
    lines = ran.out.splitlines()
    assert lines[0] == "ok    The seed is the one that was sealed before the first roll."
    assert lines[-1] == f"{len(lines) - 1} checks, all good."
    assert all(line.startswith("ok    ") for line in lines[:-1])
    assert any(line.endswith("the sheets were exchanged as the seed says.") for line in lines)
    assert shell.run("verify", "-", stdin=TEXT.encode()).out == ran.out


def test_quiet_prints_failed_checks_only(shell: Shell) -> None:
    ran = shell.run("verify", "-", "-q", stdin=TEXT.encode())
    assert (ran.status, ran.out, ran.err) == (0, "", "")
    ran = shell.run("verify", "-", "--quiet", stdin=with_other_die(TEXT, 1).encode())
    assert ran.status == 1
    assert len(ran.out.splitlines()) == 2


def with_other_die(text: str, turn: int) -> str:
    """The same record with one more pip on the purple die of a turn."""
    found = re.search(rf"^{turn}\. ([1-5P]) ", text, re.MULTILINE)
    assert found is not None
    other = "1" if found[1] != "1" else "2"
    return text[: found.start(1)] + other + text[found.end(1) :]


@pytest.mark.parametrize("turn", [1, 5, 12])
def test_a_single_changed_die_is_status_1_and_names_its_turn(shell: Shell, turn: int) -> None:
    ran = shell.run("verify", "-", stdin=with_other_die(TEXT, turn).encode())
    assert ran.status == 1
    (line,) = [line for line in ran.out.splitlines() if line.startswith("WRONG")]
    assert line.startswith(f"WRONG Turn {turn}: the record says ")
    assert ran.out.splitlines()[-1].startswith("1 of ")
    assert "these dice were changed, or never followed from the seed" in ran.out


def test_a_changed_exchange_is_status_1(shell: Shell) -> None:
    line = next(line for line in TEXT.splitlines() if "ana>" in line)
    swapped = line.replace("ana>", "x>").replace("ben>", "ana>").replace("x>", "ben>")
    ran = shell.run("verify", "-", "-q", stdin=TEXT.replace(line, swapped).encode())
    assert ran.status == 1
    assert "sheet, but the seed gives" in ran.out


def test_a_changed_seal_is_status_1(shell: Shell) -> None:
    ran = shell.run("verify", "-", "-q", stdin=TEXT.replace(seal(SECRET), seal(bytes(32))).encode())
    assert ran.status == 1
    assert ran.out.startswith("WRONG The seed is not the one that was sealed before the first roll.\n1 of ")


def test_a_record_without_a_seed_is_status_1_and_says_so(shell: Shell) -> None:
    ran = shell.run("verify", "-", stdin=TEXT.replace(f"x-seed: {SECRET.hex()}\n", "").encode())
    assert (ran.status, ran.out) == (1, "")
    assert ran.err == "line 1: the record carries no 'x-seed:', so its dice cannot be checked\n"


def test_a_record_that_cannot_be_read_is_status_1(shell: Shell) -> None:
    ran = shell.run("verify", "-", stdin=(TEXT + "nonsense\n").encode())
    assert (ran.status, ran.out) == (1, "")
    assert ran.err.startswith("line ")
    assert shell.run("verify", "none.game").status == 1
    assert shell.run("verify").status == 2


def test_latecomers_are_verified_too(shell: Shell) -> None:
    late = LateTable(builtin_layout("temple", "front"), ("ana", "ben"), {"dan": 3}, seed=11).play(15)
    text = write_record(late.record())
    for command in ("replay", "verify"):
        assert shell.run(command, "-", stdin=text.encode()).status == 0
    assert "dan put in later as it says too" in shell.run("verify", "-", stdin=text.encode()).out
    (held,) = re.findall(r"^3\. .*?(\w+>dan: \w+=!)", text, re.MULTILINE)
    sheets = set(re.findall(r"dan: ([a-z]\d+)=", text)) | {held.partition(": ")[2].partition("=")[0]}
    free = next(space for space in map(str, builtin_layout("temple", "front").of("o")) if space not in sheets)
    lie = text.replace(held, f"{held.partition(': ')[0]}: {free}=!")
    assert shell.run("replay", "-", stdin=lie.encode()).status == 0, "as good a game"
    ran = shell.run("verify", "-", "-q", stdin=lie.encode())
    assert ran.status == 1
    assert f"dan was not there yet. The seed gives {held.partition(': ')[2]}, but the record says {free}=!" in ran.out
