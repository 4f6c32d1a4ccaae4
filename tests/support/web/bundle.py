"""The page with its modules bundled, as a wheel carries it."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

from pennypapers.server.web.web_files import WEB

ROOT = Path(__file__).parents[3]

needs_bundler = pytest.mark.skipif(
    shutil.which("node") is None or not (ROOT / "node_modules" / "rolldown").is_dir(),
    reason="*** THE BUNDLE IS NOT CHECKED: there is no bundler here; install Node 20 or newer and run: make web",
)


def bundled_page(folder: Path) -> Path:
    """A copy of the page below a folder, with bundled modules in place of the plain ones."""
    page = Path(shutil.copytree(WEB, folder / "web", ignore=shutil.ignore_patterns("js")))
    subprocess.run(["node", str(ROOT / "tools" / "bundle.js"), str(page / "js")], check=True, timeout=60)
    return page
