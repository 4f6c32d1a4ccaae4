"""Folders hold few enough files that each can be found by guessing, and files are short enough to be read in one go."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from pennypapers.messages.languages import LANGUAGES

ROOT = Path(__file__).parents[1]
ROOMS = ("benchmarks", "docs", "examples", "src", "tests", "tools")

MOST_FILES = 22
MOST_LINES = 400

CODE = {".css", ".js", ".py"}

MAY_HOLD_MORE = {
    "docs": "other projects link to these addresses",
    **dict.fromkeys(
        (f"src/pennypapers/messages/{language}" for language in LANGUAGES),
        "a file for each screen, and a translator needs one folder",
    ),
    "tests/terminal/snapshots": "what is printed for a few moments of a game, in each language",
    "tests/terminal/fullscreen/snapshots": "the screen at a few moments of a game, in each language",
}
"""Folders that may hold more, and why."""


def named(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


PATHS = [path for room in ROOMS for path in sorted((ROOT / room).rglob("*")) if "__pycache__" not in path.parts]
FILES = Counter(named(path.parent) for path in PATHS if path.is_file())


@pytest.mark.parametrize("folder", FILES)
def test_a_folder_holds_few_files(folder: str) -> None:
    assert FILES[folder] <= MOST_FILES or folder in MAY_HOLD_MORE


def test_every_exception_is_needed() -> None:
    assert not {folder for folder in MAY_HOLD_MORE if FILES[folder] < MOST_FILES}


def test_a_file_of_code_is_short() -> None:
    code = [path for path in PATHS if path.suffix in CODE]
    lines = {named(path): path.read_text(encoding="utf-8").count("\n") for path in code}
    assert not {name: count for name, count in lines.items() if count > MOST_LINES}
