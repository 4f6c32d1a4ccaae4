"""One server process, from opening the store to the last write."""

from __future__ import annotations

import asyncio
import gc
import socket
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import uvicorn
from litestar import Litestar
from litestar.types import ASGIApp
from uvicorn.protocols.http.auto import AutoHTTPProtocol

from .app import NewLayout, create_app
from .challenges.day_zone import DayZone
from .limits import Limits
from .logs import LOGGER
from .owner.access import offer_link
from .paced_reading import PacedReading
from .restart import AGAIN, can_start
from .root_path import BelowRoot
from .session.bots.bot_processes import THINKERS
from .session.lines.websocket import WithSockets
from .session.loop_clock import Clock
from .sockets import Sockets, raise_file_limit
from .store.open_store import open_store
from .traces.collector import traced_to
from .traces.span import is_traced
from .traces.traced_requests import TracedRequests

SHUTDOWN_SECONDS = 0.5
"""How long requests and websockets may go on when the server ends; then they are cut off."""


HEADER_BYTES = 8192
"""Of the headers of one request, which are read at once."""


@dataclass(frozen=True, slots=True)
class Settings:
    databases: Sequence[str]
    """The addresses of the store; of several the first has everything but events of tables."""
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
    owner_link: str | None = None
    """The link to the owner's page that was made for this start, unless it is offered already."""
    collector: str | None = None
    """The address of the collector that gets traces; there are none without it."""


async def serve(
    settings: Settings, listener: socket.socket, ready: Callable[[], None], restart: Callable[[], None] | None = None
) -> bool:
    """Serve until told to end; `ready` is called when the store is open and requests are answered.

    `restart` asks whoever has started this process to start another one. Without it the process ends by itself, and
    the answer is True if it shall be started again.
    """
    is_wanted = False

    def end_for_restart() -> None:
        nonlocal is_wanted
        if can_start():
            is_wanted = server.should_exit = True

    collect_seldom()
    asyncio.get_running_loop().set_exception_handler(log_failure)
    store = await open_store(*settings.databases)
    if settings.owner_link:
        await offer_link(store.owner, settings.owner_link)
    app = create_app(
        store,
        settings.limits,
        address=settings.address,
        zone=settings.zone,
        has_dailies=settings.has_dailies,
        coach=settings.has_coach,
        compiles=settings.has_coach,
        new_layout=settings.new_layout,
        restart=restart or (end_for_restart if AGAIN else None),
    )
    with traced_to(settings.collector):
        server = Server(app, settings, ready)
        if AGAIN and restart is None:
            asyncio.get_running_loop().add_signal_handler(AGAIN, end_for_restart)
        await server.serve(sockets=[listener])
    return is_wanted


def server_config(app: Litestar, settings: Settings, clock: Clock | None = None) -> uvicorn.Config:
    sockets = Sockets(settings.limits, raise_file_limit(), clock)
    is_direct = settings.proxy is None
    inside: ASGIApp = WithSockets(app, sockets)
    if is_traced():
        inside = TracedRequests(inside)

    def protocol(**settings: Any) -> asyncio.Protocol:
        return PacedReading(AutoHTTPProtocol(**settings), sockets if is_direct else None, lambda: app.state.costs)

    return uvicorn.Config(
        BelowRoot(inside, settings.root, settings.proxy),
        http=protocol,  # type: ignore[arg-type]
        log_config=None,
        access_log=False,
        h11_max_incomplete_event_size=HEADER_BYTES,
        ws_max_size=settings.limits.message_bytes,
        ws_per_message_deflate=False,
        server_header=False,
        proxy_headers=False,  # BelowRoot reads them
        timeout_graceful_shutdown=SHUTDOWN_SECONDS,  # type: ignore[arg-type]  # uvicorn hands it to wait_for
    )


def log_failure(_: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """Log what nobody waits for: a task that failed, or a connection for which no file could be opened."""
    LOGGER.error("%s", context.get("message", "a task failed"), exc_info=context.get("exception"))


YOUNG, YOUNG_ROUNDS, ROUNDS = 10_000, 5, 800
"""How many new objects are searched for cycles, how often before those that are somewhat older are searched too, and
how often these before all are."""


def collect_seldom() -> None:
    """Look for cycles in all of the memory less often than Python would, and for new ones in small steps.

    Sheets and messages are freed as soon as nobody holds them; with thousands of sheets in memory the search for what
    is not took a quarter of the processor's time and found next to nothing. While it searches, nobody is answered:
    a step of a hundred thousand objects took a seventh of a second.
    """
    gc.freeze()
    gc.set_threshold(YOUNG, YOUNG_ROUNDS, ROUNDS)


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
        await asyncio.gather(state.work.close(), state.coach.close(), super().shutdown(sockets))

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._ready()
