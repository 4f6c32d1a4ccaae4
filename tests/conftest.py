"""Fixtures for all tests: a folder to run commands in, a small search budget, and those of the browser tests (a second
`conftest` on the path would be the same module)."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from support.command import Shell

pytest_plugins = ["support.browser.fixtures"]


@pytest.fixture
def shell(tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Shell:
    return Shell(tmp_path, capsys, monkeypatch)


@pytest.fixture
def small_search_budget() -> Iterator[None]:
    """Explorer searches little, so that tests are quick: what every bot promises does not depend on the budget."""
    from pennypapers.bots.lineup import Budget, search_budget

    with search_budget(Budget(candidates=4, effort=2, turns=2)):
        yield
