"""The path of its host below which the server lives, such as `/games/penny`: its root.

Inside, every request has its path without the root, whether a proxy took it away or not; the root stands in the
request's scope, and whatever gives an address to somebody puts it in front.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from litestar.types import ASGIApp, Receive, Scope, Send
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from ..messages import say
from .logs import LOGGER
from .web.screens import ADDRESSES

FORWARDED = b"x-forwarded-prefix"
LONGEST = 200
ROOT = re.compile(r"(/[A-Za-z0-9_~-][A-Za-z0-9._~-]*)+")
FOLDERS = ("api", "kit", "web", "schema", "healthz", "metrics")
"""What our own paths begin with, beside those of the screens."""


class BadRoot(ValueError):  # noqa: N818  # as it is said
    """What was typed cannot be a root; the message is one sentence for the user."""


def parse_root(text: str) -> str:
    """A root without a slash at its end; empty for a server at the top of its host.

    >>> parse_root("games/penny/"), parse_root("/")
    ('/games/penny', '')
    """
    inside = text.removeprefix("/").removesuffix("/")
    if not inside:
        return ""
    root = f"/{inside}"
    if len(root) > LONGEST or ROOT.fullmatch(root) is None:
        raise BadRoot(say("cli-root-path", text=repr(text)))
    parts = inside.split("/")
    if parts[0] in FOLDERS or any(_begins(parts, address) for address in ADDRESSES):
        raise BadRoot(say("cli-root-path-ours", text=repr(text)))
    return root


def _begins(parts: list[str], address: str) -> bool:
    """Whether a screen's address can begin with a root: behind a proxy that takes the root away, they could not be
    told apart."""
    own = address.split("/")[1:]
    return len(parts) <= len(own) and all(
        mine == part or mine.startswith("{") for mine, part in zip(own, parts, strict=False)
    )


def root_of(scope: Mapping[str, Any]) -> str:
    """The root of the server that a request came to, empty or as `parse_root` gives it."""
    return str(scope.get("root_path", ""))


class BelowRoot:
    """The outermost part of the application: who asks, and below which root, as a trusted proxy says."""

    def __init__(self, app: ASGIApp, root: str | None = None, proxy: str | None = None) -> None:
        """`root` is the one that was chosen for this server, whatever a proxy says; None if none was."""
        self._app, self._root = app, root
        self._forwarded = None if proxy is None else ProxyHeadersMiddleware(app, proxy)  # type: ignore[arg-type]
        self._ignored: set[bytes] = set()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if self._forwarded is None:
            _place(scope, self._root or "")
            await self._app(scope, receive, send)
            return
        _place(scope, self._said(scope) if self._root is None else self._root)
        await self._forwarded(scope, receive, send)  # type: ignore[arg-type]

    def _said(self, scope: Scope) -> str:
        """The root that the proxy says, if it is one that we trust; else none."""
        assert self._forwarded is not None
        client = scope.get("client")
        if client is None or client[0] not in self._forwarded.trusted_hosts:
            return ""
        said = next((value for name, value in scope["headers"] if name == FORWARDED), None)
        if said is None:
            return ""
        try:
            return parse_root(said.decode("latin-1").strip())
        except BadRoot as error:
            if said not in self._ignored and len(self._ignored) < 10:
                self._ignored.add(said)
                LOGGER.warning("the proxy's x-forwarded-prefix is left aside: %s", error)
            return ""


def _place(scope: Scope, root: str) -> None:
    """Take the root from the path of a request, if it is there, and note it."""
    if not root or "path" not in scope:  # a lifespan has none
        return
    scope["root_path"] = root
    path = scope["path"]
    if path == root or path.startswith(f"{root}/"):
        scope["path"] = path[len(root) :] or "/"
        raw = scope.get("raw_path") or b""
        if raw.startswith(root.encode()):
            scope["raw_path"] = raw[len(root) :] or b"/"
