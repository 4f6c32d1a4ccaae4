"""The page's files: read and compressed once, kept in memory, and read again when they have changed."""

from __future__ import annotations

import gzip
import hashlib
import json
import re
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
DOCUMENT = "index.html"
IMPORT = re.compile(rb'^@import "([\w-]+\.css)";\n', re.MULTILINE)
MODULE = re.compile(rb'^(?:import|export) [^"\n]*"\./([\w-]+\.js)";$', re.MULTILINE)
"""What a module cannot begin without; what it may import later is written otherwise."""
MESSAGES = re.compile(r"messages/\w+/")


Changed = tuple[tuple[int, int], ...]


@dataclass(frozen=True, slots=True)
class WebFile:
    """One version of a file, as it is and compressed; `tag` names its content."""

    media_type: str
    body: bytes
    squeezed: bytes
    tag: str
    changed: Changed | None = None
    """When and to what size, for what lies on the disk."""


def packed(body: bytes, media_type: str, changed: Changed | None = None) -> WebFile:
    tag = hashlib.sha256(body).hexdigest()[:32]
    return WebFile(media_type, body, gzip.compress(body, mtime=0), tag, changed)


class WebFiles:
    """The files of a folder by their names in addresses, and the symbols, which the page shares with the drawings.

    What the page needs whole is sent as one file: a style sheet with those it imports, and a language's messages.
    """

    def __init__(self, folder: Path = WEB) -> None:
        self._folder = folder.resolve()
        self._files: dict[str, WebFile] = {}
        self._graph: dict[tuple[str, ...], list[str]] = {}

    def find(self, name: str) -> WebFile | None:
        """The file as it is on disk now, or nothing if the page has no such file."""
        if name == SHELL:
            return self._shell()
        try:
            paths = self._paths(name)
            if not paths:
                return None
            changed = tuple((status.st_mtime_ns, status.st_size) for status in (path.stat() for path in paths))
            known = self._files.get(name)
            if known is None or known.changed != changed:
                whole = _joined([path.read_bytes() for path in paths])
                known = self._files[name] = packed(whole, TYPES[paths[0].suffix], changed)
        except (OSError, ValueError):  # too long, with a zero byte, gone since: no name of a file of ours
            return None
        return known

    def begun(self, modules: tuple[str, ...], language: str) -> WebFile | None:
        """The document, which asks at once for these modules, all that they import and the messages of a language."""
        document = self.find(DOCUMENT)
        if document is None:
            return None
        links = []
        if self.find(f"messages/{language}.ftl"):
            links.append(f'<link rel="preload" href="/web/messages/{language}.ftl" as="fetch" crossorigin>\n')
        links += [f'<link rel="modulepreload" href="/web/js/{name}">\n' for name in self._imported(modules)]
        return packed(document.body.replace(b"</head>", "".join([*links, "</head>"]).encode()), document.media_type)

    def _imported(self, modules: tuple[str, ...]) -> list[str]:
        """Found once: it is only a hint, and to look at every module each time would cost more than the document."""
        if modules in self._graph:
            return self._graph[modules]
        found: list[str] = []
        ahead = [*modules]
        while ahead:
            name = ahead.pop(0)
            file = None if name in found else self.find(f"js/{name}")
            if file is not None:
                found.append(name)
                ahead += [each.decode() for each in MODULE.findall(file.body)]
        self._graph[modules] = found
        return found

    def _shell(self) -> WebFile:
        """The tags of all files and one over them all; it changes when any of them does."""
        files = [path for path in self._folder.rglob("*") if path.suffix in KEPT]
        parts = {part for path in files if path.suffix == ".css" for part in _taken_in(path)}
        names = {path.relative_to(self._folder).as_posix() for path in files if path not in parts}
        languages = {f"{name.rpartition('/')[0]}.ftl" for name in names if MESSAGES.match(name)}
        names = {name for name in names if not MESSAGES.match(name)} | languages | {SYMBOLS.name}
        found = {name: self.find(name) for name in sorted(names - {"404.html", "sw.js"})}
        tags = {f"/web/{name}": file.tag for name, file in found.items() if file is not None}
        version = hashlib.sha256(json.dumps(tags).encode()).hexdigest()[:12]
        return packed(json.dumps({"version": version, "files": tags}).encode(), TYPES[".json"])

    def _paths(self, name: str) -> tuple[Path, ...]:
        """The file and, after it, what it is joined with; nothing if there is no such file."""
        if name == SYMBOLS.name:
            return (SYMBOLS,)
        path = (self._folder / name).resolve()  # links and dots are followed first, so that none leads out
        if not path.is_relative_to(self._folder) or path.suffix not in TYPES:
            return ()
        if path.suffix == ".ftl" and path.with_suffix("").is_dir():
            return tuple(sorted(path.with_suffix("").glob("*.ftl")))
        if not path.is_file():
            return ()
        return (path, *_taken_in(path)) if path.suffix == ".css" else (path,)


def _taken_in(style: Path) -> list[Path]:
    """The style sheets that one imports, from beside it."""
    return [style.parent / name.decode() for name in IMPORT.findall(style.read_bytes())]


def _joined(parts: list[bytes]) -> bytes:
    return b"".join(IMPORT.sub(b"", part) for part in parts)
