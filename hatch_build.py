"""Puts the page's modules into a wheel: bundled if Node is at hand, else as they are."""

from __future__ import annotations

import shutil
import subprocess
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

MODULES = Path("src/pennypapers/web/js")
PLACE = "pennypapers/web/js"


class BundleHook(BuildHookInterface):  # type: ignore[type-arg]
    """`pyproject.toml` leaves the modules out of a wheel; this hook adds what takes their place."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":  # serves the modules from the clone
            return
        root = Path(self.root)
        node = shutil.which("node")
        if node and (root / "node_modules" / "rolldown").is_dir():
            self._folder = tempfile.mkdtemp()
            bundle = Path(self._folder, "js")
            subprocess.run([node, str(root / "tools" / "bundle.js"), str(bundle)], check=True)
            build_data["force_include"][str(bundle)] = PLACE
            return
        self.app.display_warning("The page's modules are not bundled: that needs Node and `npm ci`.")
        build_data["force_include"][str(root / MODULES)] = PLACE

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        del version, build_data, artifact_path
        shutil.rmtree(getattr(self, "_folder", ""), ignore_errors=True)
