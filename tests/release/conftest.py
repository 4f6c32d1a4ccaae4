"""What is released, built once for all tests of it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


def build(folder: Path, root: Path = ROOT, *targets: str) -> dict[str, Path]:
    """The wheel and the sdist, by what they are."""
    wanted = [part for target in targets or ("sdist", "wheel") for part in ("--target", target)]
    command = [sys.executable, "-m", "hatchling", "build", *wanted, "--directory", str(folder)]
    subprocess.run(command, cwd=root, check=True, capture_output=True, timeout=120)
    return {"wheel" if path.suffix == ".whl" else "sdist": path for path in folder.iterdir()}


@pytest.fixture(scope="session")
def released(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    return build(tmp_path_factory.mktemp("dist"))
