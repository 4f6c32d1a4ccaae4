"""The kit: what a browser needs to play without a server. It is a package of its own, or built by `make kit`."""

from __future__ import annotations

import re
from functools import lru_cache
from importlib.util import find_spec
from pathlib import Path

from .web_files import WebFile, packed

PACKAGE = "pennypapers_kit"
FILES = "files"
LIST = "kit.json"
"""The list of all files with their hashes."""
CLONE = Path(__file__).parents[4] / "kit" / "src" / PACKAGE / FILES

NAME = re.compile(r"[0-9a-f]{64}\.part|[0-9a-f]{12}/[\w.]+\.mjs|kit\.json")
"""All names that a file of the kit can have; but the list, they stand for one content for ever."""
TYPES = {".part": "application/octet-stream", ".mjs": "text/javascript; charset=utf-8", ".json": "application/json"}


def kit_folder() -> Path | None:
    """Where the kit lies, if there is one."""
    found = find_spec(PACKAGE)
    places = [Path(each) / FILES for each in found.submodule_search_locations or ()] if found else []
    return next((each for each in [*places, CLONE] if (each / LIST).is_file()), None)


def kit_file(folder: Path | None, name: str) -> WebFile | None:
    if folder is None or NAME.fullmatch(name) is None:
        return None
    try:
        status = (folder / name).stat()
    except OSError:
        return None
    return _read(folder / name, status.st_mtime_ns)


@lru_cache(maxsize=32)
def _read(path: Path, _changed: int) -> WebFile:
    """A part is compressed already."""
    body = path.read_bytes()
    if path.suffix == ".part":
        return WebFile(TYPES[path.suffix], body, body, path.stem[:32])
    return packed(body, TYPES[path.suffix])
