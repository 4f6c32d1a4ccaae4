"""Where compiled kernels are kept, so that only the first process compiles them.

Numba's own index checks only the file of a function for changes, but most of a kernel is inlined from other files. So
the folder is named by a hash of the whole source: kernels compiled from another source are never found.
"""

from __future__ import annotations

import os
import shutil
from functools import cache
from hashlib import sha256
from pathlib import Path

ENGINE = Path(__file__).parents[1]
SOURCES = (ENGINE, ENGINE.parent / "bots", ENGINE.parent / "rules")
PREFIX = "pennypapers-kernels-"


@cache
def cache_folder() -> Path | None:
    """A writable folder for the kernels of this source; None if there is no such place."""
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
    """Changes whenever a file changes that kernels may be compiled from."""
    digest = sha256()
    for source in SOURCES:
        for path in sorted(source.rglob("*.py")):
            digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


def _parents() -> list[Path]:
    """Where to try, first choice first: the folder the user names, beside the source, the user's cache folder."""
    chosen = os.environ.get("NUMBA_CACHE_DIR")
    home = os.environ.get("XDG_CACHE_HOME") or os.path.expanduser("~/.cache")
    return [*([Path(chosen)] if chosen else []), ENGINE / "__pycache__", Path(home)]


def _delete_older(folder: Path) -> None:
    for older in folder.parent.glob(PREFIX + "*"):
        if older != folder:
            shutil.rmtree(older, ignore_errors=True)
