"""The files of a static site: documents, the page and the kit."""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Iterator
from pathlib import Path

from ...messages import ENGLISH
from ...rules.library import ADVENTURES
from ..http.headers import DOCUMENT as HEADERS
from ..web.kit_files import NAME as OF_THE_KIT
from ..web.pages import AT_THE_ROOT
from ..web.web_files import DOCUMENT, SHELL, TYPES, WEB, WebFile, WebFiles, packed

POLICY = HEADERS["content-security-policy"].replace("frame-ancestors 'none'; ", "")
"""As the server sends it; in a document `frame-ancestors` is not heeded."""
TEXTS = (".html", ".js")
"""The files in which addresses of the page are written."""
NOT_HERE = re.compile(r"/\{(?!adventure\})")
"""Addresses with a code in them: 404.html answers those."""

Written = tuple[str, bytes]
"""A file's path below the folder, and what it holds."""


def page_files(root: str, files: WebFiles, folder: Path = WEB, *, has_dailies: bool = False) -> Iterator[Written]:
    """All of the page, with its documents, for a site whose root is this path; empty for the top of a host.
    `has_dailies`: its first screen leads to them.

    The page lies in a folder that is named by its content, so that a host may let browsers keep it for ever, and a
    page that is open goes on with its own version.
    """
    found = {name: file for name in _names(files, folder) if (file := files.find(name, root)) is not None}
    tags = json.dumps({name: file.tag for name, file in sorted(found.items())})
    place = f"/web-{hashlib.sha256(tags.encode()).hexdigest()[:12]}/"
    attributes = b"data-no-server data-dailies" if has_dailies else b"data-no-server"
    made = {name: _moved(name, file, place, attributes) for name, file in found.items()}
    served = {name: packed(body, TYPES[Path(name).suffix]) for name, body in made.items()}
    for name, body in made.items():
        if f"/{name}" in AT_THE_ROOT:
            yield name, body
        if name != "sw.js" and name != "404.html":
            yield f"{place[1:]}{name}", body
    yield f"{place[1:]}{SHELL}", _shell(root + place, json.loads(files_of(files)), served)
    for address in files.screens:
        if NOT_HERE.search(address):
            continue
        for adventure in ADVENTURES if "{" in address else ("",):
            document = files.document(address, ENGLISH, root)
            assert document is not None
            path = address.replace("{adventure}", adventure).strip("/")
            yield "/".join(filter(None, (path, DOCUMENT))), _alone(document.body, place, attributes)
    yield "404.html", made[DOCUMENT]


def kit_files(folder: Path) -> Iterator[Written]:
    for path in sorted(folder.rglob("*")):
        name = path.relative_to(folder).as_posix()
        if OF_THE_KIT.fullmatch(name):
            yield f"kit/{name}", path.read_bytes()


def files_of(files: WebFiles) -> bytes:
    """The list of all files that belong to a version of the page."""
    shell = files.find(SHELL)
    assert shell is not None
    return shell.body


def _names(files: WebFiles, folder: Path) -> set[str]:
    kept = {name.removeprefix("/web/") for name in json.loads(files_of(files))["files"]}
    there = {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.suffix in TYPES}
    return kept | {name for name in there if not name.endswith(".css") and not name.startswith("js/owner/")}


def _moved(name: str, file: WebFile, place: str, attributes: bytes) -> bytes:
    """A file of the page as it is at the site."""
    suffix = Path(name).suffix
    if suffix == ".html":
        return _alone(file.body, place, attributes)
    if suffix == ".webmanifest":
        return file.body.replace(b'"web/', f'"{place[1:]}'.encode()).replace(b'"/web/', f'"{place}'.encode())
    if name == "sw.js":
        return file.body.replace(b"/web/", place.encode()).replace(b"IS_ALONE = false", b"IS_ALONE = true")
    return file.body.replace(b"/web/", place.encode()) if suffix in TEXTS else file.body


def _alone(document: bytes, place: str, attributes: bytes) -> bytes:
    """A document that says that there is no server, with the policy that a server would send."""
    policy = f'<meta http-equiv="content-security-policy" content="{POLICY}">\n'
    moved = document.replace(b"/web/", place.encode()).replace(b"<html ", b"<html %b " % attributes, 1)
    return moved.replace(b'<meta name="viewport"', policy.encode() + b'<meta name="viewport"', 1)


def _shell(place: str, usual: dict[str, dict[str, str]], served: dict[str, WebFile]) -> bytes:
    names = [name.removeprefix("/web/") for name in usual["files"]]
    tags = {place + name: served[name].tag for name in names if name in served}
    version = hashlib.sha256(json.dumps(tags).encode()).hexdigest()[:12]
    return json.dumps({"version": version, "files": tags}).encode()
