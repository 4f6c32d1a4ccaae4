"""`pennypapers verify`: plain words, a verdict and the right exit status."""

from __future__ import annotations

import re

import pytest
from support.command import Shell
from support.hosting.chain_records import CHAIN_TEXT
from support.hosting.late_tables import LateTable
from support.random_tables import played_table

from pennypapers.notation import write_record
from pennypapers.rules import builtin_layout
from pennypapers.table import record_of
from pennypapers.table.dice.fairness import dice_headers, seal

SECRET = (7).to_bytes(32, "big")


def text_of_a_game() -> str:
    _, events = played_table(builtin_layout("temple", "front"), ("ana", "ben", "cleo"), seed=7)
    return write_record(record_of(events, "front", dice_headers(SECRET, b"")))


TEXT = text_of_a_game()
"""A game of version 1 of the dice, from a seed."""
BOTH = pytest.mark.parametrize("text", [TEXT, CHAIN_TEXT], ids=["seed", "chains"])


@BOTH
def test_good_dice_are_status_0_and_every_roll_is_named(shell: Shell, text: str) -> None:
    shell.write("a.game", text.encode())
    ran = shell.run("verify", "a.game")
    assert (ran.status, ran.err) == (0, "")
    lines = ran.out.splitlines()
    assert lines[-1] == f"{len(lines) - 1} checks, all good."
    assert all(line.startswith("ok    ") for line in lines[:-1])
    assert any(line.endswith("the sheets were exchanged as was due.") for line in lines)
    assert shell.run("verify", "-", stdin=text.encode()).out == ran.out


def test_what_was_fixed_before_the_game_is_said_first_and_the_signature_last(shell: Shell) -> None:
    first, *_, last, _ = shell.run("verify", "-", stdin=CHAIN_TEXT.encode()).out.splitlines()
    assert first.startswith("ok    The seal fits: ")
    assert last == "ok    Nothing was changed after the game: the signature fits every word."


@BOTH
def test_quiet_prints_failed_checks_only(shell: Shell, text: str) -> None:
    ran = shell.run("verify", "-", "-q", stdin=text.encode())
    assert (ran.status, ran.out, ran.err) == (0, "", "")
    ran = shell.run("verify", "-", "--quiet", stdin=with_other_die(TEXT, DANGER_TURNS[0]).encode())
    assert ran.status == 1
    assert len(ran.out.splitlines()) == 2


def with_other_die(text: str, turn: int) -> str:
    """The same record with another purple die in a turn; in a danger turn the marks are as legal as before."""
    found = re.search(rf"^{turn}\. ([1-5P]) ", text, re.MULTILINE)
    assert found is not None
    other = "1" if found[1] != "1" else "2"
    return text[: found.start(1)] + other + text[found.end(1) :]


DANGER_TURNS = [int(number) for number in re.findall(r"^(\d+)\. .*>", TEXT, re.MULTILINE)]


@pytest.mark.parametrize("turn", DANGER_TURNS[:3])
def test_a_single_changed_die_is_status_1_and_names_its_turn(shell: Shell, turn: int) -> None:
    ran = shell.run("verify", "-", stdin=with_other_die(TEXT, turn).encode())
    assert ran.status == 1
    (line,) = [line for line in ran.out.splitlines() if line.startswith("WRONG")]
    assert line.startswith(f"WRONG Turn {turn}: the record says ")
    assert ran.out.splitlines()[-1].startswith("Wrong: ")


def test_a_record_that_breaks_a_rule_is_status_1(shell: Shell) -> None:
    broken = re.sub(r"^1\. (\S \S \S) \| ana: (\w+)=\d+", r"1. \1 | ana: \2=99", TEXT, count=1, flags=re.MULTILINE)
    assert broken != TEXT
    ran = shell.run("verify", "-", stdin=broken.encode())
    assert (ran.status, ran.out) == (1, "")
    assert re.match(r"line \d+: ana: ", ran.err)


@BOTH
def test_a_changed_exchange_is_status_1(shell: Shell, text: str) -> None:
    line = next(line for line in text.splitlines() if "ana>" in line)
    ran = shell.run("verify", "-", "-q", stdin=text.replace(line, turned(line)).encode())
    assert ran.status == 1
    assert "sheet, but" in ran.out


def turned(line: str) -> str:
    """A danger turn of three in which everybody holds the other sheet, and every sheet gets what it got."""
    drawn = dict(re.findall(r">(\w+): (\S+)", line))
    holders = {"ana": "ben", "ben": "cleo", "cleo": "ana"}
    if "ana>ben" in line:
        holders = {"ana": "cleo", "ben": "ana", "cleo": "ben"}
    entries = [f"{holder}>{owner}: {drawn[owner]}" for holder, owner in holders.items()]
    return " | ".join([line.partition(" |")[0], *entries])


def test_a_changed_seal_is_status_1(shell: Shell) -> None:
    ran = shell.run("verify", "-", "-q", stdin=TEXT.replace(seal(SECRET), seal(bytes(32))).encode())
    assert ran.status == 1
    assert ran.out.startswith("WRONG The seed is not the one that was sealed before the first roll.\nWrong: ")


@BOTH
def test_a_record_can_be_held_against_a_seal_that_was_noted(shell: Shell, text: str) -> None:
    (noted,) = re.findall(r"^x-seal: (.*)$", text, re.MULTILINE)
    for given in (noted, noted[:8], f"{noted[:4].upper()} {noted[4:8]}", noted[:8].upper()):
        assert shell.run("verify", "-", "-q", "--seal", given, stdin=text.encode()).status == 0
    for short in ("", noted[:7], "not hexadecimal"):
        assert shell.run("verify", "-", "-q", "--seal", short, stdin=text.encode()).status == 2, (
            "it would say too little"
        )
    ran = shell.run("verify", "-", "-q", "--seal", "0123456789", stdin=text.encode())
    assert (ran.status, ran.out.splitlines()[0]) == (1, "WRONG The seal is not the one that you noted: 0123456789")


@pytest.mark.parametrize(
    ("without", "verdict", "status"),
    [
        (("seed",), "Edited", 1),
        (("seal",), "Unsealed", 3),
        (("seed", "seal", "entropy"), "Unsealed", 3),
    ],
)
def test_a_record_that_lost_its_headers_is_told(
    shell: Shell, without: tuple[str, ...], verdict: str, status: int
) -> None:
    kept = [line for line in TEXT.splitlines() if not line.startswith(tuple(f"x-{name}:" for name in without))]
    ran = shell.run("verify", "-", "-q", stdin="\n".join(kept).encode())
    assert (ran.status, ran.out.splitlines()[-1].partition(":")[0]) == (status, verdict)


def test_a_record_that_cannot_be_read_is_status_1(shell: Shell) -> None:
    ran = shell.run("verify", "-", stdin=(TEXT + "nonsense\n").encode())
    assert (ran.status, ran.out) == (1, "")
    assert ran.err.startswith("line ")
    assert shell.run("verify", "none.game").status == 1
    assert shell.run("verify").status == 2


def test_latecomers_are_verified_too(shell: Shell) -> None:
    late = LateTable(builtin_layout("temple", "front"), ("ana", "ben"), {"dan": 3}, seed=11).play(15)
    text = write_record(late.record())
    assert shell.run("replay", "-", stdin=text.encode()).status == 0
    ran = shell.run("verify", "-", stdin=text.encode())
    assert (ran.status, ran.out.splitlines()[-1].partition(":")[0]) == (3, "Unfinished")
    assert "with dan put in later" in ran.out
    (held,) = re.findall(r"^3\. .*?(\w+>dan: \w+=!)", text, re.MULTILINE)
    sheets = set(re.findall(r"dan: ([a-z]\d+)=", text)) | {held.partition(": ")[2].partition("=")[0]}
    free = next(space for space in map(str, builtin_layout("temple", "front").of("o")) if space not in sheets)
    lie = text.replace(held, f"{held.partition(': ')[0]}: {free}=!")
    assert shell.run("replay", "-", stdin=lie.encode()).status == 0, "as good a game"
    ran = shell.run("verify", "-", "-q", stdin=lie.encode())
    assert ran.status == 1
    assert f"dan was not there yet. {held.partition(': ')[2]} was due, but the record says {free}=!" in ran.out
