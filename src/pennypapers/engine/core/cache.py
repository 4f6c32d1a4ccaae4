"""The folder of numba's cache of compiled kernels, so that only the first process compiles them.

Numba recompiles a function when its own file changes, but most of a kernel is inlined from other files. So the name of
the folder is a hash of all source files: a change in any of them means a new, empty folder.
"""

from __future__ import annotations

import os
import shutil
from functools import cache
from hashlib import sha256
from pathlib import Path

ENGINE = Path(__file__).parents[1]
SOURCES = (
    ENGINE,
    *(ENGINE.parent / name for name in ("bots", "coach", "rules")),
    ENGINE.parent / "envs" / "kernels",
    ENGINE.parent / "puzzles" / "finish",
)
PREFIX = "pennypapers-kernels-"


@cache
def cache_folder() -> Path | None:
    """A writable folder for kernels compiled from the present source; None if no folder can be written to."""
    for parent in _parents():
        folder = parent / (PREFIX + source_digest())
        try:
            is_new = not folder.exists()
            folder.mkdir(parents=True, exist_ok=True)
            if not os.access(folder, os.W_OK | os.X_OK):
                continue
        except OSError:
            continue
        if is_new:
            _delete_older(folder)
        return folder
    return None


def source_digest() -> str:
    """A hash of all files that kernels may be compiled from."""
    digest = sha256()
    for source in SOURCES:
        for path in sorted(source.rglob("*.py")):
            digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


def _parents() -> list[Path]:
    """Candidate folders in order of preference: the one the user set, beside the source, the user's cache folder.

    Relative paths are left out (`~/.cache` is one if there is no home directory), because they would create a folder in
    the working directory.
    """
    chosen, home = os.environ.get("NUMBA_CACHE_DIR", ""), os.environ.get("XDG_CACHE_HOME", "")
    if not os.path.isabs(home):
        home = os.path.expanduser("~/.cache")
    return [path for path in (Path(chosen), ENGINE / "__pycache__", Path(home)) if path.is_absolute()]


def _delete_older(folder: Path) -> None:
    for older in folder.parent.glob(PREFIX + "*"):
        if older != folder:
            shutil.rmtree(older, ignore_errors=True)
