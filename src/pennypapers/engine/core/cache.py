"""Folders for numba's cache of compiled kernels, so that only the first process compiles them.

Numba recompiles a function when its own file changes, but most of a kernel is inlined from other files. So each module
has a folder whose name is a hash of the source of the module and of all modules that it imports: a change in one of
them means a new, empty folder, and all other modules keep theirs.
"""

from __future__ import annotations

import os
import re
import shutil
from collections.abc import Iterator
from functools import cache
from hashlib import sha256
from pathlib import Path

PACKAGE = Path(__file__).parents[2]
SOURCES = (
    *(PACKAGE / name for name in ("engine", "bots", "coach", "rules")),
    PACKAGE / "envs" / "kernels",
    PACKAGE / "puzzles" / "finish",
)
"""Where all source is that kernels are compiled from."""
PREFIX = "pennypapers-kernels-"

IMPORT = re.compile(r"^from (\.+)([\w.]*) import (\([^)]*\)|[^\n#]*)", re.MULTILINE)
"""At the top level only: no kernel uses what is imported inside a function."""
REGISTERS = re.compile(r"^from numba\.extending import overload\b", re.MULTILINE)
"""A module of this kind compiles functions that modules which import it register."""


@cache
def cache_folder(module: Path) -> Path | None:
    """A writable folder for the kernels of a module; None if no folder can be written to."""
    name = PREFIX + ".".join(module.with_suffix("").parts[-3:])
    for parent in _parents():
        folder = parent / f"{name}-{source_digest(module)}"
        try:
            is_new = not folder.exists()
            folder.mkdir(parents=True, exist_ok=True)
            if not os.access(folder, os.W_OK | os.X_OK):
                continue
        except OSError:
            continue
        if is_new:
            _delete_older(folder, name)
        return folder
    return None


def source_digest(module: Path) -> str:
    digest = sha256()
    for path in sorted(sources(module)):
        digest.update(_text(path).encode())
    return digest.hexdigest()[:16]


def sources(module: Path) -> set[Path]:
    """The files that the kernels of a module are compiled from: its own, and all that it imports, directly or not."""
    found, waiting = set[Path](), [module]
    while waiting:
        path = waiting.pop()
        if path not in found:
            found.add(path)
            waiting += _imported(path)
            if REGISTERS.search(_text(path)):
                waiting += (each for each in _all_sources() if path in _imported(each))
    return found


@cache
def _imported(module: Path) -> frozenset[Path]:
    """The modules that a module imports, as far as kernels may be compiled from them."""
    return frozenset(path for path in _named(module) if path.is_file() and any(map(path.is_relative_to, SOURCES)))


def _named(module: Path) -> Iterator[Path]:
    """The files that the imports of a module may mean: `from .a import b` means `a.py`, or `a/b.py` and its package."""
    for dots, name, imported in IMPORT.findall(_text(module)):
        found = module.parents[len(dots) - 1].joinpath(*filter(None, name.split(".")))
        yield found.with_suffix(".py")
        yield found / "__init__.py"
        for each in imported.strip("()").split(","):
            if words := each.split():
                yield found / f"{words[0]}.py"


@cache
def _all_sources() -> tuple[Path, ...]:
    return tuple(path for source in SOURCES for path in source.rglob("*.py"))


@cache
def _text(path: Path) -> str:
    return path.read_text(encoding="utf-8")


def _parents() -> list[Path]:
    """Candidate folders in order of preference: the one the user set, beside the source, the user's cache folder.

    Relative paths are left out (`~/.cache` is one if there is no home directory), because they would create a folder in
    the working directory.
    """
    chosen, home = os.environ.get("NUMBA_CACHE_DIR", ""), os.environ.get("XDG_CACHE_HOME", "")
    if not os.path.isabs(home):
        home = os.path.expanduser("~/.cache")
    beside = PACKAGE / "engine" / "__pycache__"
    return [path for path in (Path(chosen), beside, Path(home)) if path.is_absolute()]


def _delete_older(folder: Path, name: str) -> None:
    for older in folder.parent.glob(f"{name}-*"):
        if older != folder:
            shutil.rmtree(older, ignore_errors=True)
