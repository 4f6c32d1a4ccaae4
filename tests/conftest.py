"""What tests are given: a folder to run commands in, and the browser's things (two `conftest` would be one module)."""

from __future__ import annotations

from pathlib import Path

import pytest
from command import Shell

pytest_plugins = ["browser_fixtures"]


@pytest.fixture
def shell(tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Shell:
    return Shell(tmp_path, capsys, monkeypatch)
