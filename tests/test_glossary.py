"""The glossary names files that exist, and each word once."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import pennypapers

ROOT = Path(pennypapers.__file__).parent
ROWS = [
    [cell.strip() for cell in line.strip("|").split("|")]
    for line in (ROOT.parents[1] / "docs" / "glossary.md").read_text(encoding="utf-8").splitlines()
    if line.startswith("|") and not line.startswith(("| word", "|---"))
]


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row[0])
def test_a_word_has_a_meaning_and_files_that_exist(row: list[str]) -> None:
    _, meaning, where = row
    files = re.findall(r"`([^`]+)`", where)
    assert meaning
    assert files
    assert [name for name in files if not (ROOT / name).is_file()] == []


def test_every_word_stands_there_once() -> None:
    words = [word for row in ROWS for word in row[0].split(", ")]
    assert len(words) == len(set(words))
