"""Help with examples, wrong usage in one line with status 2, the rules, and completion."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from support.command import Shell

from pennypapers.cli import COMMANDS
from pennypapers.rules.rulebook import clauses


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help_with_examples(shell: Shell, command: str) -> None:
    ran = shell.run(command, "--help")
    assert (ran.status, ran.err) == (0, "")
    assert ran.out.startswith(f"usage: pennypapers {command}")
    assert "examples:" in ran.out
    assert f"pennypapers {command}" in ran.out.partition("examples:")[2]


def test_help_lists_the_commands(shell: Shell) -> None:
    out = shell.run("--help").out
    assert all(command in out for command in COMMANDS)


def test_the_version_is_printed(shell: Shell) -> None:
    assert shell.run("--version").out.startswith("pennypapers ")


@pytest.mark.parametrize(
    "args",
    [
        (),
        ("bogus",),
        ("score",),
        ("replay", "--json"),
        ("score", "a.sheet", "--bogus"),
        ("score", "a.sheet", "--json", "b.sheet", "--bogus"),
        ("rules", "T3", "--json", "T4"),
        ("score", "a.sheet", "--json=1"),
        ("show",),
        ("show", "a.sheet", "b.sheet"),
        ("show", "a.sheet", "--words", "--svg", "x.svg"),
        ("show", "a.sheet", "--svg"),
        ("rules", "X9"),
        ("rules", "T3", "T99"),
        ("completion",),
        ("completion", "tcsh"),
        ("play", "desert"),
        ("score", "a.sheet", "--x\ny"),
    ],
)
def test_wrong_usage_is_one_line_and_status_2(shell: Shell, args: tuple[str, ...]) -> None:
    ran = shell.run(*args)
    assert (ran.status, ran.out) == (2, "")
    assert ran.err.startswith("pennypapers")
    assert len(ran.err.splitlines()) == 1
    assert ran.err.endswith("\n")


def test_all_the_rules_are_printed(shell: Shell) -> None:
    ran = shell.run("rules")
    assert ran.status == 0
    assert all(f"{clause} " in ran.out for clause in clauses())
    assert "**" not in ran.out


@pytest.mark.parametrize("name", ["T3", "t3"])
def test_one_clause_is_printed(shell: Shell, name: str) -> None:
    assert (
        shell.run("rules", name).out
        == "T3 Lockpick. When the green die shows the Lockpick, the number must go in an empty door.\n"
    )


def test_the_clauses_of_an_adventure_are_printed(shell: Shell) -> None:
    out = shell.run("rules", "Temple").out
    assert out.startswith("T1 ")
    assert "T15 " in out
    assert "I1 " not in out
    both = shell.run("rules", "G9", "O1").out
    assert both.startswith("G9 ")
    assert "\n\nO1 " in both


@pytest.mark.parametrize("name", ["bash", "zsh", "fish"])
def test_the_completion_script_is_accepted_by_the_shell(shell: Shell, name: str) -> None:
    script = shell.run("completion", name).out
    assert all(command in script for command in COMMANDS)
    assert "explain" in script
    program = shutil.which(name)
    if program is None:
        pytest.skip(f"there is no {name} here")
    checked = subprocess.run([program, "-n"], input=script, text=True, capture_output=True, check=False, timeout=60)
    assert (checked.returncode, checked.stderr) == (0, "")


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        ("pennypapers sc", "score"),
        ("pennypapers score --js", "--json"),
        ("pennypapers play val", "valley"),
        ("pennypapers layouts n", "new"),
        ("pennypapers layouts new isl", "island"),
        ("pennypapers print temple --paper l", "letter"),
        ("pennypapers score READ", "README.md"),
    ],
)
def test_bash_completes_commands_options_choices_and_files(shell: Shell, words: str, expected: str) -> None:
    program = shutil.which("bash")
    if program is None:
        pytest.skip("there is no bash here")
    ask = f'COMP_WORDS=({words}); COMP_CWORD=$((${{#COMP_WORDS[@]}}-1)); _shtab_pennypapers; echo "${{COMPREPLY[@]}}"'
    script = shell.run("completion", "bash").out + ask
    folder = Path(__file__).parents[2]
    done = subprocess.run([program, "-c", script], text=True, capture_output=True, check=False, timeout=60, cwd=folder)
    assert done.stdout.split() == [expected]


def test_completion_says_what_to_install(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "shtab", None)
    ran = shell.run("completion", "bash")
    assert ran.status == 1
    assert "pip install 'pennypapers[completion]'" in ran.err


@pytest.mark.parametrize(
    "command",
    [
        ("score",),
        ("count",),
        ("replay",),
        ("verify",),
        ("show",),
        ("hindsight",),
        ("hint",),
        ("compare",),
        ("score", "gone.sheet"),
        ("challenge", "play"),
        ("challenge", "results"),
        ("challenge", "new", "--dice-of"),
        ("play", "--resume"),
        ("play", "--challenge"),
    ],
    ids=" ".join,
)
def test_a_missing_file_is_named_once_and_has_no_lines(shell: Shell, command: tuple[str, ...]) -> None:
    ran = shell.run(*command, "none.game")
    assert ran.status == 1
    last = ran.err.splitlines()[-1]
    assert last.count("none.game") == 1
    assert "line" not in last
    assert last.endswith("No such file or directory")
