"""Security headers of every response; parts of the page get fewer, its worker others."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

DOCUMENT = {
    "content-security-policy": (
        "default-src 'self'; img-src 'self' data: blob:; connect-src 'self'; object-src 'none'; "
        "frame-ancestors 'none'; base-uri 'none'; form-action 'self'"
    ),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
}
"""For everything a browser may show as a document, and for errors."""

WORKER = {
    "content-security-policy": "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'",
    "x-content-type-options": "nosniff",
}
"""For the worker in which the game runs without a server: it alone may compile WebAssembly, and does nothing else."""

THE_WORKER = "/web/js/device/worker.js"

PART = {"x-content-type-options": "nosniff"}
"""For scripts, style sheets and messages: the policy is that of the document that loads them. A page is made of dozens
of them, and on a slow line the other headers would weigh as much as many a file."""


def headers_for(path: str, status: int) -> Mapping[str, str]:
    """The headers of a response. `/sw.js` and drawings get all of them, as they are not part of another document."""
    if path == THE_WORKER and status in (200, 304):
        return WORKER
    is_part = path.startswith(("/web/", "/kit/")) and path.endswith((".js", ".mjs", ".part", ".css", ".ftl"))
    return PART if is_part and status in (200, 304) else DOCUMENT


def is_same_origin(headers: Iterable[tuple[bytes, bytes]]) -> bool:
    """Browsers say where a page comes from; a page of another host may not speak for its visitor.

    >>> is_same_origin([(b"host", b"ana.example"), (b"origin", b"https://ana.example")])
    True
    >>> is_same_origin([(b"host", b"ana.example"), (b"origin", b"null")])
    False
    """
    said = dict(headers)
    origin = said.get(b"origin")
    return origin is None or origin.partition(b"://")[2] == said.get(b"host")
