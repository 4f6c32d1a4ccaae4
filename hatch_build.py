"""Puts the page's modules, bundled, into a wheel and beside the sources of an sdist.

The bundle needs Node; a wheel that is built from an sdist takes the one that lies in it. Without either a wheel has the
modules as they are, which works as well, with more files to load.
"""

from __future__ import annotations

import shutil
import subprocess
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

MODULES = Path("src/pennypapers/web/js")
PLACE = "pennypapers/web/js"
BUNDLE = "bundle"
"""The folder of an sdist in which the bundle lies."""


class BundleHook(BuildHookInterface):  # type: ignore[type-arg]
    """`pyproject.toml` leaves the modules out of a wheel; this hook adds what takes their place."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":  # serves the modules from the clone
            return
        root = Path(self.root)
        bundle = root / BUNDLE
        if not bundle.is_dir():
            bundle = self._bundled(root) or root / MODULES
        if bundle == root / MODULES:
            self.app.display_warning("The page's modules are not bundled: that needs Node and `npm ci`.")
        if self.target_name == "wheel":
            build_data["force_include"][str(bundle)] = PLACE
        elif bundle != root / MODULES:
            build_data["force_include"][str(bundle)] = BUNDLE

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        del version, build_data, artifact_path
        shutil.rmtree(getattr(self, "_folder", ""), ignore_errors=True)

    def _bundled(self, root: Path) -> Path | None:
        """The folder of a new bundle; None without Node or the bundler."""
        node = shutil.which("node")
        if node is None or not (root / "node_modules" / "rolldown").is_dir():
            return None
        self._folder = tempfile.mkdtemp()
        bundle = Path(self._folder, "js")
        subprocess.run([node, str(root / "tools" / "bundle.js"), str(bundle)], check=True)
        return bundle
