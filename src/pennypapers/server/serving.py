"""One server process, from opening the store to the last write."""

from __future__ import annotations

import asyncio
import gc
import socket
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import uvicorn
from litestar import Litestar
from uvicorn.protocols.http.auto import AutoHTTPProtocol
from uvicorn.protocols.websockets.auto import AutoWebSocketsProtocol

from .app import NewLayout, create_app
from .challenges.day_zone import DayZone
from .limits import Limits
from .logs import LOGGER
from .root_path import BelowRoot
from .session.bots.bot_thinking import THINKERS
from .session.loop_clock import Clock
from .session.websocket import WithSockets
from .sockets import Sockets, counted, raise_file_limit
from .store.open_store import open_store

SHUTDOWN_SECONDS = 0.5
"""How long requests and websockets may go on when the server ends; then they are cut off."""


@dataclass(frozen=True, slots=True)
class Settings:
    database: str
    limits: Limits
    proxy: str | None = None
    """The proxies whose forwarded headers are trusted."""
    root: str | None = None
    """The path of its host below which the server lives; None if a trusted proxy may say it."""
    address: str | None = None
    """The URL by which other computers reach this one, where it is known."""
    zone: DayZone | None = None
    """Where it is midnight when the next daily begins; the system's if None."""
    has_dailies: bool = True
    has_coach: bool = True
    new_layout: NewLayout | None = None
    """Draws the layouts of Sunday's dailies."""


async def serve(settings: Settings, listener: socket.socket, ready: Callable[[], None]) -> None:
    """Serve until told to end; `ready` is called when the store is open and requests are answered."""
    collect_seldom()
    asyncio.get_running_loop().set_exception_handler(log_failure)
    app = create_app(
        await open_store(settings.database),
        settings.limits,
        address=settings.address,
        zone=settings.zone,
        has_dailies=settings.has_dailies,
        coach=settings.has_coach,
        new_layout=settings.new_layout,
    )
    await Server(app, settings, ready).serve(sockets=[listener])


def server_config(app: Litestar, settings: Settings, clock: Clock | None = None) -> uvicorn.Config:
    sockets = Sockets(settings.limits, raise_file_limit(), clock)
    return uvicorn.Config(
        BelowRoot(WithSockets(app, sockets), settings.root, settings.proxy),
        http=counted(AutoHTTPProtocol, sockets) if settings.proxy is None else "auto",  # type: ignore[arg-type]
        ws=counted(AutoWebSocketsProtocol, sockets) if settings.proxy is None else "auto",  # type: ignore[arg-type]
        log_config=None,
        access_log=False,
        ws_max_size=settings.limits.message_bytes,
        ws_per_message_deflate=False,
        server_header=False,
        proxy_headers=False,  # BelowRoot reads them
        timeout_graceful_shutdown=SHUTDOWN_SECONDS,  # type: ignore[arg-type]  # uvicorn hands it to wait_for
    )


def log_failure(_: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """Log what nobody waits for: a task that failed, or a connection for which no file could be opened."""
    LOGGER.error("%s", context.get("message", "a task failed"), exc_info=context.get("exception"))


def collect_seldom() -> None:
    """Look for cycles less often than Python would.

    Sheets and messages are freed as soon as nobody holds them; with thousands of sheets in memory the search for what
    is not took a quarter of the processor's time and found next to nothing.
    """
    gc.freeze()
    gc.set_threshold(100_000, 20, 20)


class Server(uvicorn.Server):
    def __init__(
        self,
        app: Litestar,
        settings: Settings,
        ready: Callable[[], None] = lambda: None,
        clock: Clock | None = None,
    ) -> None:
        """`clock` is that of the sockets."""
        super().__init__(server_config(app, settings, clock))
        self._app, self._ready = app, ready

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Give up all that takes long: uvicorn waits for the requests that wait for it."""
        state = self._app.state
        state.registry.close()
        THINKERS.close()
        await asyncio.gather(state.work.close(), super().shutdown(sockets))

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._ready()
