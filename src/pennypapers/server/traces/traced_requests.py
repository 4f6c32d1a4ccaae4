"""A span around every request over HTTP; it stands outside the application, and only if there are traces."""

from __future__ import annotations

from typing import TYPE_CHECKING

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from .span import span

if TYPE_CHECKING:
    from opentelemetry.trace import Span

METHODS = frozenset(("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"))


class TracedRequests:
    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await self._app(scope, receive, send)
            return
        method = scope["method"] if scope["method"] in METHODS else "_OTHER"  # as it is not ours to tell
        status = 0

        async def noting(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        with span(method) as seen:
            try:
                await self._app(scope, receive, noting)
            finally:
                if seen is not None:
                    seen.set_attribute("http.request.method", method)
                    if route := scope.get("path_template"):  # none for an unknown address
                        seen.update_name(f"{method} {route}")
                        seen.set_attribute("http.route", str(route))
                    if status:
                        seen.set_attribute("http.response.status_code", status)
                    if status >= 500:
                        _failed(seen, status)


def _failed(seen: Span, status: int) -> None:
    from opentelemetry.trace import StatusCode

    seen.set_attribute("error.type", str(status))
    seen.set_status(StatusCode.ERROR)
