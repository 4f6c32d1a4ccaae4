"""What tests are given: a folder to run commands in, a quick Explorer, and the browser's things (two `conftest` would
be one module)."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from support.command import Shell

pytest_plugins = ["support.browser.fixtures"]


@pytest.fixture
def shell(tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Shell:
    return Shell(tmp_path, capsys, monkeypatch)


@pytest.fixture
def short_sighted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Explorer tries out as much as it needs to be itself: what a bot promises holds however far it looks."""
    from pennypapers.bots import lineup as minds

    learned = minds._learned
    monkeypatch.setattr(minds, "_learned", lambda key: (learned(key)[0], np.array([4, 2, 2])))
