"""Where compiled kernels are kept, so that only the first process ever compiles them.

Numba looks only at the file of a function to see whether it has changed, but most of a kernel was inlined from other
files. So the folder is named after the whole source: what was compiled from another one is never found.
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
    """The folder of this source's kernels, which can be written; None if there is no such place."""
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
            _forget_older(folder)
        return folder
    return None


def source_digest() -> str:
    """Changes whenever anything changes that kernels are made of."""
    digest = sha256()
    for source in SOURCES:
        for path in sorted(source.rglob("*.py")):
            digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


def _parents() -> list[Path]:
    """Where to try, the first choice first: what the user says, beside the source, the user's caches."""
    chosen = os.environ.get("NUMBA_CACHE_DIR")
    home = os.environ.get("XDG_CACHE_HOME") or os.path.expanduser("~/.cache")
    return [*([Path(chosen)] if chosen else []), ENGINE / "__pycache__", Path(home)]


def _forget_older(folder: Path) -> None:
    for older in folder.parent.glob(PREFIX + "*"):
        if older != folder:
            shutil.rmtree(older, ignore_errors=True)
