"""Files, tests, make targets and commands that the documentation names exist, and its links lead somewhere."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

from pennypapers.cli import build_parser

ROOT = Path(__file__).parents[1]
PAGES = [
    ROOT / "README.md",
    ROOT / "CONTRIBUTING.md",
    *sorted(ROOT.glob("docs/**/*.md")),
    *sorted(ROOT.glob("tests/*.md")),
    *sorted(ROOT.glob("benchmarks/**/*.md")),
]
FOLDERS = [ROOT / name for name in (".ci", "benchmarks", "docs", "examples", "hosting", "src", "tests", "tools")]
EXISTING = {
    path.relative_to(ROOT).as_posix()
    for path in [*ROOT.iterdir(), *FOLDERS, *(path for folder in FOLDERS for path in folder.rglob("*"))]
}
# Placeholders in paths, each with a value for which the file must exist.
PLACEHOLDERS = {
    "NAME": "temple",
    "ADVENTURE": "temple",
    "<adventure>": "temple",
    "SIDE": "front",
    "LANGUAGE": "en",
    "<language>": "en",
}
# What the reader of a page makes.
EXAMPLES = {
    ".venv/bin",
    "dist/",
    "pennypapers.cdx.json",
    "src/pennypapers/messages/LANGUAGE/NAME.ftl",
    "hook.layout",
    "islet.layout",
}
# The first line of what a seal is the hash of (docs/dice.md).
NO_COMMANDS = {"pennypapers dice 2"}
PATH = re.compile(
    r"(?:[\w.<>*-]+/[\w.<>*/-]*|[\w*-][\w.*-]*\.(?:py|js|css|md|ts|ftl|json|svg|toml|txt|typ|html|layout))"
)


def quoted(page: Path) -> list[str]:
    """Everything in backticks on a page."""
    return re.findall(r"`([^`\n]+)`", page.read_text(encoding="utf-8"))


def exists(path: str) -> bool:
    """Whether a file or folder has this path, or one that ends with it; `*` is any name."""
    for placeholder, name in PLACEHOLDERS.items():
        path = path.replace(placeholder, name)
    ending = re.compile(r"(?:.*/)?" + re.escape(path.rstrip("/")).replace(r"\*", "[^/]*"))
    return any(ending.fullmatch(one) for one in EXISTING)


TESTS = {
    name
    for path in (ROOT / "tests").rglob("test_*.py")
    for name in re.findall(r"^(?:async )?def (test_\w+)", path.read_text(encoding="utf-8"), flags=re.MULTILINE)
}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_every_bare_name_of_a_test_in_backticks_exists(page: Path) -> None:
    named = {text for text in quoted(page) if re.fullmatch(r"test_\w+", text)} - {"test_T3_"}
    assert sorted(named - TESTS) == []


def test_every_promise_about_security_names_its_tests() -> None:
    text = (ROOT / "docs/security.md").read_text(encoding="utf-8")
    rows = [line.split("|") for line in text.splitlines() if line.startswith("| ")][1:]
    assert len(rows) > 15
    assert [row[1] for row in rows if "`test_" not in row[3]] == []


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_every_file_and_folder_in_backticks_exists(page: Path) -> None:
    paths = {text for text in quoted(page) if PATH.fullmatch(text)} - EXAMPLES
    assert sorted(path for path in paths if not exists(path)) == []


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_every_link_to_a_file_leads_to_one(page: Path) -> None:
    links = re.findall(r"\]\(([^)#\s]+)(?:#[^)]*)?\)", page.read_text(encoding="utf-8"))
    assert [link for link in links if "://" not in link and not (page.parent / link).exists()] == []


def test_every_test_in_backticks_exists() -> None:
    named = [text for page in PAGES for text in quoted(page) if ".py::" in text]
    missing = []
    for text in named:
        file, name = re.split(r"::|\[", text)[:2]
        if not re.search(rf"\b{name}\b", (ROOT / "tests" / file).read_text(encoding="utf-8")):
            missing.append(text)
    assert named
    assert missing == []


def test_every_make_target_in_backticks_exists() -> None:
    targets = set(re.findall(r"^([\w-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.M))
    named = {text for page in PAGES for text in re.findall(r"`make ([\w-]+)", page.read_text(encoding="utf-8"))}
    assert named <= targets


def commands(page: Path) -> set[str]:
    """The whole commands on a page, in backticks or at the beginning of a line of a block.

    An ellipsis, brackets or a word in capitals describes the usage of a command; one word alone only names it.
    """
    text = page.read_text(encoding="utf-8")
    found = [*re.findall(r"`(pennypapers [^`\n]+)`", text), *re.findall(r"^(pennypapers .+?)(?: {2}.*)?$", text, re.M)]
    return {each for each in found if len(each.split()) > 2 and not re.search(r"[…\[]| [A-Z]{4}", each)} - NO_COMMANDS


def test_every_command_is_valid_usage() -> None:
    named = sorted(command for page in PAGES for command in commands(page))
    assert len(named) > 15
    for command in named:
        try:
            build_parser().parse_args(shlex.split(command)[1:])
        except SystemExit:
            pytest.fail(f"wrong usage: {command}")
