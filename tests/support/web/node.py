"""Runs Node scripts of this folder, which read and print JSON."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path

import pytest

HERE = Path(__file__).parent

needs_node = pytest.mark.skipif(
    shutil.which("node") is None, reason="*** THE PAGE IS NOT CHECKED: there is no node here; install Node 20 or newer"
)


def print_json(script: str, data: object = None) -> object:
    """Run a script with `data` as its input, and return its parsed output."""
    done = subprocess.run(
        ["node", str(HERE / script)],
        input=json.dumps(data),
        capture_output=True,
        encoding="utf-8",
        timeout=60,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    found: object = json.loads(done.stdout)
    return found
