"""The page with bundled modules, as it is packed in a wheel."""

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
    """Copy the page into a folder, with bundles instead of single modules; return the path of the copy."""
    page = Path(shutil.copytree(WEB, folder / "web", ignore=shutil.ignore_patterns("js")))
    subprocess.run(["node", str(ROOT / "tools" / "bundle.js"), str(page / "js")], check=True, timeout=60)
    return page
