"""Adds the Bridge to a copy of the project in the steps of CONTRIBUTING.md, and lists the files that changed."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

from pennypapers.messages.languages import LANGUAGES

HERE = Path(__file__).parent
PROJECT = HERE.parents[2]
KEY = "bridge"

COPIED = ("src", "tools", "docs")
"""The folders of the project that an adventure may change, or that a command of CONTRIBUTING.md needs."""


def add_bridge(project: Path) -> None:
    """Copy the project into this folder and follow the steps of CONTRIBUTING.md there."""
    for name in COPIED:
        ignored = shutil.ignore_patterns("__pycache__")
        shutil.copytree(PROJECT / name, project / name, symlinks=True, ignore=ignored)
    package = project / "src" / "pennypapers"
    frame = project / "tools" / "rules_page.md"
    insert(frame, (HERE / "clauses.md").read_text(encoding="utf-8"), before="## O. House rules")
    shutil.copy(HERE / "bridge.py", package / "rules" / "adventures" / "bridge.py")
    insert(
        package / "rules" / "library.py",
        "from .adventures.bridge import Bridge\n",
        before="from .adventures.island import",
    )
    insert(package / "rules" / "library.py", ", Bridge()", before=")}\n")
    for side in ("front", "back"):
        shutil.copy(HERE / f"bridge-{side}.layout", package / "rules" / "layouts")
    for language in LANGUAGES:
        shutil.copy(HERE / "bridge.ftl", package / "messages" / language)
    for tool in ("english", "rules_page"):  # `make words`
        subprocess.run([sys.executable, f"tools/{tool}.py"], cwd=project, check=True)


def insert(path: Path, text: str, *, before: str) -> None:
    """Insert a text into a file in front of another text, which must occur exactly once."""
    found = path.read_text(encoding="utf-8")
    assert found.count(before) == 1, f"{before!r} stands {found.count(before)} times in {path.name}"
    path.write_text(found.replace(before, text + before), encoding="utf-8")


def changed_files(project: Path) -> set[str]:
    """The files of the copy that are new or differ from the project."""
    return {
        path.relative_to(project).as_posix()
        for name in COPIED
        for path in (project / name).rglob("*")
        if path.is_file()
        and not path.is_symlink()
        and "__pycache__" not in path.parts
        and not _is_same(path, PROJECT / path.relative_to(project))
    }


def _is_same(path: Path, original: Path) -> bool:
    return original.is_file() and path.read_bytes() == original.read_bytes()
