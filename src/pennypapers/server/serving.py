"""One server process, from opening the store to the last write."""

from __future__ import annotations

import gc
import socket
from collections.abc import Callable
from dataclasses import dataclass

import uvicorn
from litestar import Litestar

from .app import create_app
from .limits import Limits
from .session.websocket import WithSockets
from .store.open_store import open_store


@dataclass(frozen=True, slots=True)
class Settings:
    database: str
    limits: Limits
    proxy: str | None = None
    """The proxies whose forwarded headers are trusted."""
    address: str | None = None
    """The URL by which other computers reach this one, where it is known."""


async def serve(settings: Settings, listener: socket.socket, ready: Callable[[], None]) -> None:
    """Serve until told to end; `ready` is called when the store is open and requests are answered."""
    collect_seldom()
    app = create_app(await open_store(settings.database), settings.limits, address=settings.address)
    await _Server(server_config(app, settings), ready).serve(sockets=[listener])


def server_config(app: Litestar, settings: Settings, *, shutdown_seconds: int = 5) -> uvicorn.Config:
    return uvicorn.Config(
        WithSockets(app),
        log_config=None,
        access_log=False,
        ws_max_size=settings.limits.message_bytes,
        ws_per_message_deflate=False,
        server_header=False,
        proxy_headers=settings.proxy is not None,
        forwarded_allow_ips=settings.proxy or "",
        timeout_graceful_shutdown=shutdown_seconds,
    )


def collect_seldom() -> None:
    """Look for cycles less often than Python would.

    Sheets and messages are freed as soon as nobody holds them; with thousands of sheets in memory the search for what
    is not took a quarter of the processor's time and found next to nothing.
    """
    gc.freeze()
    gc.set_threshold(100_000, 20, 20)


class _Server(uvicorn.Server):
    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._ready()
