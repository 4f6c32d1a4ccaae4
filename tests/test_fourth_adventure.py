"""A fourth adventure is added by following CONTRIBUTING.md, in a copy of the project, and everything works for it."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from support.fourth_adventure.build import HERE, KEY, PROJECT, add_bridge, changed_files

from pennypapers.messages.languages import LANGUAGES


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("project")
    add_bridge(folder)
    return folder


def named_files() -> set[str]:
    """The files that the numbered steps of "Add an adventure" begin with, for the Bridge."""
    text = (PROJECT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    steps = text.partition("## Add an adventure\n")[2].partition("\n## ")[0]
    paths = {
        path.replace("NAME", KEY)
        for step in re.findall(r"^\d\. (.*?):(?: |$)", steps, flags=re.MULTILINE)
        for path in re.findall(r"`([^`]+)`", step)
    }
    return {path.replace("LANGUAGE", language) for path in paths for language in LANGUAGES}


def test_the_places_that_change_are_those_named_in_contributing(project: Path) -> None:
    assert changed_files(project) == named_files()


def test_everything_works_for_it(project: Path) -> None:
    paths = os.pathsep.join([str(project / "src"), str(PROJECT / "tests")])
    done = subprocess.run(
        [
            sys.executable,
            "-m",
            "pytest",
            "-q",
            "-p",
            "no:cacheprovider",
            "-c",
            PROJECT / "pyproject.toml",
            HERE / "checks.py",
        ],
        env={**os.environ, "PYTHONPATH": paths, "PYTHONDONTWRITEBYTECODE": "1", "FOURTH_ADVENTURE": str(project)},
        cwd=project,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
