"""The package's root: everything it names is there, and its help says so."""

from __future__ import annotations

import ast
import pydoc
import subprocess
import sys
from pathlib import Path

import pennypapers


def test_everything_the_root_names_is_there_and_says_what_it_is() -> None:
    assert len(set(pennypapers.__all__)) == len(pennypapers.__all__)
    assert set(pennypapers.__all__) <= set(dir(pennypapers))
    for name in pennypapers.__all__:
        assert getattr(pennypapers, name) is not None


def test_an_unknown_name_is_an_attribute_error() -> None:
    assert not hasattr(pennypapers, "game_of_chess")


def test_lazily_loaded_names_are_those_that_type_checkers_see() -> None:
    tree = ast.parse(Path(pennypapers.__file__).read_text(encoding="utf-8"))
    guarded = next(node for node in tree.body if isinstance(node, ast.If))
    seen = {name.name: node.module for node in guarded.body if isinstance(node, ast.ImportFrom) for name in node.names}
    given = next(
        ast.literal_eval(node.value)
        for node in tree.body
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "_LOADED_LATER"
    )
    assert given == seen


def test_help_mentions_games_reading_rules_and_errors() -> None:
    shown = pydoc.plain(pydoc.render_doc(pennypapers))
    for word in ("class Game", "class Sheet", "class RuleBroken", "read(", "write(", "bot(", "docs/library.md"):
        assert word in shown


def test_a_star_import_brings_the_game() -> None:
    code = "from pennypapers import *\nprint(Game('temple', seed=1).roll)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=60)
    assert done.stdout == "2 3 2\n"
