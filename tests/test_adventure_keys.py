"""Only the rules, the engine, the bots and the sceneries know adventures by name; everything else reads their facts."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from pennypapers.rules import ADVENTURES

PACKAGE = Path(__file__).parents[1] / "src" / "pennypapers"

KNOW_ADVENTURES = ("coach/", "rules/", "engine/", "bots/", "drawing/scenery/", "envs/kernels/", "puzzles/finish/")
"""Where each adventure may have code of its own."""

EXCEPTIONS = {
    "game.py": {"'temple'"},  # the adventure of a `Game` that names none
    "lab/generate_temple.py": {"import temple"},  # each generator of new layouts is one adventure's
    "lab/generate_island.py": {"import island"},
    "lab/generate_valley.py": {"import valley"},
}

CLAUSE = re.compile(rf"[{''.join(each.clauses.letter for each in ADVENTURES.values())}][1-9][0-9]?(\.\w+)?")

MODULES = [path.relative_to(PACKAGE).as_posix() for path in sorted(PACKAGE.rglob("*.py"))]


def mentions(source: str) -> Iterator[str]:
    """Strings that are an adventure's key or clause or list several keys, and imports of one adventure's rules."""
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Constant(value=str(text)) if "\n" not in text:  # docstrings and examples may name adventures
                listed = [key for key in ADVENTURES if re.search(rf"\b{key}\b", text)]
                if text in ADVENTURES or CLAUSE.fullmatch(text) or len(listed) > 1:
                    yield repr(text)
            case ast.ImportFrom(module=str(module)) if module.rpartition(".")[2] in ADVENTURES:
                yield f"import {module.rpartition('.')[2]}"


@pytest.mark.parametrize("module", [name for name in MODULES if not name.startswith(KNOW_ADVENTURES)])
def test_a_module_asks_for_facts_and_not_for_the_adventure(module: str) -> None:
    found = set(mentions((PACKAGE / module).read_text(encoding="utf-8")))
    assert found == EXCEPTIONS.get(module, set())


def test_the_scan_finds_what_it_looks_for() -> None:
    source = """
from ..rules.island import SEA
COLOURS = {"temple": "#fff", "valley": "#000"}
if rules.key == "island" or broken.code == "V9.none":
    print("choose temple or island")
"""
    assert set(mentions(source)) == {
        "import island", "'temple'", "'valley'", "'island'", "'V9.none'", "'choose temple or island'",
    }  # fmt: skip


def test_every_exception_is_of_a_module_that_is_there() -> None:
    assert EXCEPTIONS.keys() <= set(MODULES)
