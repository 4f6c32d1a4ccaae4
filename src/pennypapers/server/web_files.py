"""The page's files: read and compressed once, kept in memory, and read again when they have changed."""

from __future__ import annotations

import gzip
import hashlib
import json
from dataclasses import dataclass
from pathlib import Path

HERE = Path(__file__).parents[1]
WEB = HERE / "web"
SYMBOLS = HERE / "drawing" / "symbols.svg"

TYPES = {
    ".css": "text/css; charset=utf-8",
    ".ftl": "text/plain; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
"""What the page is made of. A file of any other kind is not served."""

SHELL = "shell.json"
"""Made here: what there is, so that a service worker can keep one version of the page whole."""
KEPT = {".css", ".ftl", ".html", ".js", ".svg"}


@dataclass(frozen=True, slots=True)
class WebFile:
    """One version of a file, as it is and compressed; `tag` names its content."""

    media_type: str
    body: bytes
    squeezed: bytes
    tag: str
    changed: tuple[int, int] | None = None
    """When, for what lies on the disk."""


def packed(body: bytes, media_type: str, changed: tuple[int, int] | None = None) -> WebFile:
    tag = hashlib.sha256(body).hexdigest()[:32]
    return WebFile(media_type, body, gzip.compress(body, mtime=0), tag, changed)


class WebFiles:
    """The files of a folder by their names in addresses, and the symbols, which the page shares with the drawings."""

    def __init__(self, folder: Path = WEB) -> None:
        self._folder = folder.resolve()
        self._files: dict[Path, WebFile] = {}

    def find(self, name: str) -> WebFile | None:
        """The file as it is on disk now, or nothing if the page has no such file."""
        if name == SHELL:
            return self._shell()
        try:
            path = self._path(name)
            if path is None:
                return None
            status = path.stat()
            changed = (status.st_mtime_ns, status.st_size)
            known = self._files.get(path)
            if known is None or known.changed != changed:
                known = self._files[path] = packed(path.read_bytes(), TYPES[path.suffix], changed)
        except (OSError, ValueError):  # too long, with a zero byte, gone since: no name of a file of ours
            return None
        return known

    def _shell(self) -> WebFile:
        """The tags of all files and one over them all; it changes when any of them does."""
        names = [path.relative_to(self._folder).as_posix() for path in self._folder.rglob("*") if path.suffix in KEPT]
        found = {name: self.find(name) for name in sorted({*names, SYMBOLS.name} - {"404.html", "sw.js"})}
        tags = {f"/web/{name}": file.tag for name, file in found.items() if file is not None}
        version = hashlib.sha256(json.dumps(tags).encode()).hexdigest()[:12]
        return packed(json.dumps({"version": version, "files": tags}).encode(), TYPES[".json"])

    def _path(self, name: str) -> Path | None:
        if name == SYMBOLS.name:
            return SYMBOLS
        path = (self._folder / name).resolve()  # links and dots are followed first, so that none leads out
        is_ours = path.is_relative_to(self._folder) and path.suffix in TYPES and path.is_file()
        return path if is_ours else None
