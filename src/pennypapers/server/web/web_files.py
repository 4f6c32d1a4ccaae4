"""The page's files: read and compressed once, kept in memory, and read again when they have changed."""

from __future__ import annotations

import gzip
import hashlib
import json
import os
import re
from collections import deque
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path

from .adventure_facts import facts_json
from .module_graph import imports_of
from .palettes import palettes_css
from .screens import BEGINNING, ROUTES, addresses_in

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
"""The media types of the page's files by suffix. A file with another suffix is not served."""

SHELL = "shell.json"
"""The generated list of all files with their tags, from which a service worker caches one complete version."""
KEPT = {".css", ".html", ".js", ".svg"}
FACTS = "adventures.json"
"""The generated facts of the adventures, which belong to a complete version of the page."""
DOCUMENT = "index.html"
IMPORT = re.compile(rb'^@import "([\w/-]+\.css)";\n', re.MULTILINE)
COLOURS = b"/* adventures: the server puts their colours here */\n"
SCENES = b"/* scenes: the server puts the style sheets of scenes/ here */\n"
NOT_SENT = {
    ".css": re.compile(rb"/\*.*?\*/|^\s+", re.DOTALL | re.MULTILINE),
    ".ftl": re.compile(rb"^#.*\n", re.MULTILINE),
}
"""What browsers do not need: comments, and in style sheets indentation; a sixth of a compressed style sheet."""
LANGUAGE = re.compile(r"messages/(\w+?)(-home)?\.ftl")
HOME = "/"
HOME_MESSAGES = ("common.ftl", "home.ftl", "settings.ftl")
"""The messages of the first screen, which are also served alone: whoever opens it loads a fifth of all messages."""
PART = re.compile(r"messages/(\w+)/([\w-]+\.ftl)")
TERMINAL = (
    "analysis.ftl",
    "challenges.ftl",
    "coach.ftl",
    "commands.ftl",
    "help.ftl",
    "owner.ftl",
    "plain.ftl",
    "puzzles.ftl",
    "terminal.ftl",
)
"""The messages that the page does not need."""
ON_DEMAND = ("owner-page.ftl",)
"""The messages of a screen that hardly anybody opens: a file of their own, which it asks for."""
MODULES = "js/"
DOCUMENTS = ".html"
"""Files that name others from the host on; all others name them from where they stand themselves."""
NAMED = re.compile(rb'(?P<before> (?:href|src)=")(?P<address>/(?!/))')
NO_ROOT = b'<meta name="root" content="">'


Changed = tuple[tuple[int, int], ...]


@dataclass(frozen=True, slots=True)
class WebFile:
    """One version of a file, as it is and compressed; `tag` names its content."""

    media_type: str
    body: bytes
    squeezed: bytes
    tag: str
    changed: Changed | None = None
    """The modification time and size of each file that it was made from."""


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
        self._imports: dict[str, tuple[str, list[str]]] = {}

    def find(self, name: str, root: str = "") -> WebFile | None:
        """The file as it is on disk now, or nothing if the page has no such file; `root` is the path below which the
        page lives."""
        if name == SHELL:
            return self._shell(root)
        if root and name.endswith(DOCUMENTS):
            file = self.find(name)
            return file and packed(_below(root, file.body), file.media_type)
        if name == FACTS:
            return _facts()
        try:
            paths = self._paths(name)
            if not paths:
                return None
            changed = _changed(paths)
            known = self._files.get(name)
            if known is None or known.changed != changed:
                whole = _joined([path.read_bytes() for path in paths], paths[0].suffix)
                known = self._files[name] = packed(whole, TYPES[paths[0].suffix], changed)
        except (OSError, ValueError):  # the name is too long, has a zero byte, or the file was deleted meanwhile
            return None
        return known

    def document(self, address: str, language: str, root: str = "") -> WebFile | None:
        """The document, with preload links for a language's messages and for all modules of the screen at an address.

        Without the links a browser would find the modules one level of imports after the other.
        """
        document = self.find(DOCUMENT)
        if document is None:
            return None
        modules = self.static_imports(BEGINNING, *self.screens.get(address, ()))
        links = [f'<link rel="modulepreload" href="/web/{MODULES}{name}">\n' for name in modules]
        messages = f"messages/{language}{'-home' if address == HOME else ''}.ftl"
        if self.find(messages):
            links.append(f'<link rel="preload" href="/web/{messages}" as="fetch" crossorigin>\n')
        body = document.body.replace(b"</head>", "".join(links).encode() + b"</head>")
        return packed(_below(root, body), document.media_type)

    @cached_property
    def screens(self) -> dict[str, tuple[str, ...]]:
        """The modules of the screen at each address, as this folder's own list says: a bundle has other files."""
        modules = self._folder / MODULES
        return addresses_in(modules) if (modules / ROUTES).is_file() else {}

    def static_imports(self, *modules: str) -> list[str]:
        """These modules and all that they import statically, directly or not; each once, nearest first."""
        found: list[str] = []
        seen = set(modules)
        queue = deque(modules)
        while queue:
            name = queue.popleft()
            file = self.find(MODULES + name)
            if file is None:
                continue
            found.append(name)
            tag, imports = self._imports.get(name, ("", []))
            if tag != file.tag:
                imports = list(dict.fromkeys(imports_of(name, file.body.decode())))
                self._imports[name] = (file.tag, imports)
            queue += [each for each in imports if each not in seen]
            seen.update(imports)
        return found

    def _shell(self, root: str) -> WebFile:
        """The tags of all files and one over them all; it changes when any of them does."""
        files = [path for path in self._folder.rglob("*") if path.suffix in KEPT]
        parts = {part for path in files if path.suffix == ".css" for part in _taken_in(path)}
        names = {path.relative_to(self._folder).as_posix() for path in files if path not in parts}
        texts = list(self._messages.glob("*/*.ftl"))
        languages = {path.parent.name for path in texts}
        names |= {f"messages/{name}{part}.ftl" for name in languages for part in ("", "-home")} | {SYMBOLS.name, FACTS}
        names |= {f"messages/{path.parent.name}/{path.name}" for path in texts if path.name in ON_DEMAND}
        found = {name: self.find(name, root) for name in sorted(names - {"404.html", "sw.js"})}
        tags = {f"{root}/web/{name}": file.tag for name, file in found.items() if file is not None}
        version = hashlib.sha256(json.dumps(tags).encode()).hexdigest()[:12]
        return packed(json.dumps({"version": version, "files": tags}).encode(), TYPES[".json"])

    def _paths(self, name: str) -> tuple[Path, ...]:
        """The paths of a file and of those that are appended to it; empty if there is no such file."""
        if name == SYMBOLS.name:
            return (SYMBOLS,)
        if language := LANGUAGE.fullmatch(name):
            texts = sorted((self._messages / language[1]).glob("*.ftl"))
            if language[2]:
                return tuple(path for path in texts if path.name in HOME_MESSAGES)
            return tuple(path for path in texts if path.name not in TERMINAL + ON_DEMAND)
        if (part := PART.fullmatch(name)) and part[2] in ON_DEMAND:
            return (self._messages / part[1] / part[2],)
        path = (self._folder / name).resolve()  # resolves links and dots, so that none can lead out of the folder
        if not path.is_relative_to(self._folder) or path.suffix not in TYPES:
            return ()
        if not path.is_file():
            return ()
        return (path, *_taken_in(path)) if path.suffix == ".css" else (path,)


def _below(root: str, document: bytes) -> bytes:
    """A document with its addresses, and what it says to the modules, below a root."""
    if not root:
        return document
    said = NO_ROOT.replace(b'""', f'"{root}"'.encode())
    return NAMED.sub(lambda found: found["before"] + root.encode() + found["address"], document).replace(NO_ROOT, said)


@cache
def _facts() -> WebFile:
    return packed(facts_json(), TYPES[".json"])


def _changed(paths: Iterable[Path]) -> Changed:
    return tuple((status.st_mtime_ns, status.st_size) for status in map(os.stat, paths))


def _taken_in(style: Path) -> list[Path]:
    """The style sheets that are sent with one: those that it imports and, if it asks for them, those of the scenes."""
    text = style.read_bytes()
    imported = [style.parent / name.decode() for name in IMPORT.findall(text)]
    return imported + (sorted((style.parents[1] / "scenes").glob("*.css")) if SCENES in text else [])


def _joined(parts: list[bytes], suffix: str) -> bytes:
    whole = b"".join(IMPORT.sub(b"", part) for part in parts)
    whole = whole.replace(COLOURS, palettes_css().encode()).replace(SCENES, b"")
    return NOT_SENT[suffix].sub(b"", whole) if suffix in NOT_SENT else whole
