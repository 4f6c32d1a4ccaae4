"""The page's files: read and compressed once, kept in memory, and read again when they have changed."""

from __future__ import annotations

import gzip
import hashlib
import json
import os
import re
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from .joined_modules import first_script, later_script
from .screens import ADDRESSES, BEGINNING

HERE = Path(__file__).parents[2]
WEB = HERE / "web"
SYMBOLS = HERE / "drawing" / "symbols.svg"
MESSAGES = HERE / "messages"

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
KEPT = {".css", ".html", ".js", ".svg"}
DOCUMENT = "index.html"
IMPORT = re.compile(rb'^@import "([\w-]+\.css)";\n', re.MULTILINE)
MODULE = re.compile(rb'^(?:import|export) [^"\n]*"\./([\w-]+\.js)";$', re.MULTILINE)
"""What a module cannot begin without; what it may import later is written otherwise."""
LANGUAGE = re.compile(r"messages/(\w+)\.ftl")
NAME = re.compile(r"[\w-]+\.js")
JOINED = "joined/"
"""Made here: the modules of a screen as one script."""
APART = b"/web/js/main.js"
"""What the document asks for where its modules are fetched one by one, as a service worker keeps them."""


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


@dataclass(frozen=True, slots=True)
class Join:
    file: WebFile
    paths: list[Path]


def joined_name(screen: tuple[str, ...]) -> str:
    """Where the scripts of a screen are asked for when the page begins with it."""
    return f"/web/{JOINED}{'-and-'.join(name.removesuffix('.js') for name in (BEGINNING, *screen))}.js"


FIRST_JOINS = {joined_name(screen).removeprefix(f"/web/{JOINED}"): screen for screen in ADDRESSES.values()}
"""A name that only looks like one of these finds nothing: whoever asks for any two modules together is not served."""


def packed(body: bytes, media_type: str, changed: Changed | None = None) -> WebFile:
    tag = hashlib.sha256(body).hexdigest()[:32]
    return WebFile(media_type, body, gzip.compress(body, mtime=0), tag, changed)


class WebFiles:
    """The files of a folder by their names in addresses, and what the page shares with the package: symbols, messages.

    What the page needs whole is sent as one file: a style sheet with those it imports, and a language's messages.
    """

    def __init__(self, folder: Path = WEB, messages: Path = MESSAGES) -> None:
        self._folder = folder.resolve()
        self._messages = messages
        self._files: dict[str, WebFile] = {}
        self._joins: dict[str, Join] = {}

    def find(self, name: str) -> WebFile | None:
        """The file as it is on disk now, or nothing if the page has no such file."""
        if name == SHELL:
            return self._shell()
        try:
            if name.startswith(JOINED):
                return self._join(name.removeprefix(JOINED))
            paths = self._paths(name)
            if not paths:
                return None
            changed = _changed(paths)
            known = self._files.get(name)
            if known is None or known.changed != changed:
                whole = _joined([path.read_bytes() for path in paths])
                known = self._files[name] = packed(whole, TYPES[paths[0].suffix], changed)
        except (OSError, ValueError):  # too long, with a zero byte, gone since: no name of a file of ours
            return None
        return known

    def begun(self, screen: tuple[str, ...], language: str) -> WebFile | None:
        """The document, which asks at once for all scripts of a screen as one and for the messages of a language."""
        document = self.find(DOCUMENT)
        if document is None:
            return None
        link = b'<link rel="preload" href="/web/messages/%b.ftl" as="fetch" crossorigin>\n' % language.encode()
        body = document.body.replace(APART, joined_name(screen).encode())
        if self.find(f"messages/{language}.ftl"):
            body = body.replace(b"</head>", link + b"</head>")
        return packed(body, document.media_type)

    def _join(self, name: str) -> WebFile | None:
        """What is joined under a name, again when any of its modules has changed."""
        known = self._joins.get(name)
        if known and _changed(known.paths) == known.file.changed:
            return known.file
        screen = FIRST_JOINS.get(name)
        if not NAME.fullmatch(name):  # another way to write a name would be kept a second time
            return None
        modules = self._imported(BEGINNING, *screen) if screen else self._imported(name)
        if not screen:
            beginning = self._imported(BEGINNING)
            modules = {each: file for each, file in modules.items() if each not in beginning}
        if not modules:
            return None
        texts = [(each, file.body.decode()) for each, file in modules.items()]
        script = first_script(texts, BEGINNING) if screen else later_script(texts)
        paths = [self._folder / "js" / each for each in modules]
        file = packed(script.encode(), TYPES[".js"], _changed(paths))
        self._joins[name] = Join(file, paths)
        return file

    def _imported(self, *modules: str) -> dict[str, WebFile]:
        """These modules and all that they cannot begin without."""
        found: dict[str, WebFile] = {}
        ahead = [*modules]
        while ahead:
            name = ahead.pop(0)
            file = None if name in found else self.find(f"js/{name}")
            if file is not None:
                found[name] = file
                ahead += [each.decode() for each in MODULE.findall(file.body)]
        return found

    def _shell(self) -> WebFile:
        """The tags of all files and one over them all; it changes when any of them does."""
        files = [path for path in self._folder.rglob("*") if path.suffix in KEPT]
        parts = {part for path in files if path.suffix == ".css" for part in _taken_in(path)}
        names = {path.relative_to(self._folder).as_posix() for path in files if path not in parts}
        names |= {f"messages/{path.parent.name}.ftl" for path in self._messages.glob("*/*.ftl")} | {SYMBOLS.name}
        found = {name: self.find(name) for name in sorted(names - {"404.html", "sw.js"})}
        tags = {f"/web/{name}": file.tag for name, file in found.items() if file is not None}
        version = hashlib.sha256(json.dumps(tags).encode()).hexdigest()[:12]
        return packed(json.dumps({"version": version, "files": tags}).encode(), TYPES[".json"])

    def _paths(self, name: str) -> tuple[Path, ...]:
        """The file and, after it, what it is joined with; nothing if there is no such file."""
        if name == SYMBOLS.name:
            return (SYMBOLS,)
        if language := LANGUAGE.fullmatch(name):
            return tuple(sorted((self._messages / language[1]).glob("*.ftl")))
        path = (self._folder / name).resolve()  # links and dots are followed first, so that none leads out
        if not path.is_relative_to(self._folder) or path.suffix not in TYPES:
            return ()
        if not path.is_file():
            return ()
        return (path, *_taken_in(path)) if path.suffix == ".css" else (path,)


def _changed(paths: Iterable[Path]) -> Changed:
    return tuple((status.st_mtime_ns, status.st_size) for status in map(os.stat, paths))


def _taken_in(style: Path) -> list[Path]:
    """The style sheets that one imports, from beside it."""
    return [style.parent / name.decode() for name in IMPORT.findall(style.read_bytes())]


def _joined(parts: list[bytes]) -> bytes:
    return b"".join(IMPORT.sub(b"", part) for part in parts)
