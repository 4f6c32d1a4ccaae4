"""Builds the application: routes, limits, headers, error handlers, health and metrics."""

from __future__ import annotations

import asyncio
import gc
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

from litestar import Litestar, MediaType, Request, Response, get
from litestar.datastructures import State
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.types import Message, Scope

from ..errors import RuleBroken, TextError
from ..hosting.not_now import NotNow
from . import codec
from .http import adventures, art, counts, prints
from .http import rules as rules_api
from .http.encoded_response import EncodedResponse
from .http.headers import PART, headers_for
from .http.openapi import ExactBodies, Refusal, SayRefusals
from .http.tables import router
from .http.texts import text_router
from .limits import Buckets, Limits
from .logs import LOGGER, request_id
from .metrics import Metrics
from .session.loop_clock import Clock
from .session.table_registry import TableRegistry
from .session.timelines import Timelines
from .session.websocket import OpenConnections
from .store.contract import Store, StoreError
from .web import pages
from .web.web_files import WebFiles

STATUS = {
    "code": 404,
    "host": 403,
    "print": 400,
    "print.page": 404,
    "printer": 503,
    "slowly": 429,
    "store": 503,
    "tables": 503,
    "token": 403,
}
"""The HTTP status of a refusal by its code, or else by its kind; 409 for all others."""

TIDY_SECONDS = 600.0


@get("/healthz", include_in_schema=False)
async def health(state: State) -> dict[str, str]:
    """200 if the store answers."""
    await state.registry.store.find("----")
    return {"status": "ok"}


@get("/metrics", include_in_schema=False, media_type="text/plain")
async def metrics(state: State) -> str:
    registry: TableRegistry = state.registry
    tables = registry.tables
    return registry.metrics.text(
        tables=len(tables),
        seats=sum(len(session.hosted.seats) for session in tables),
        connections=sum(len(session.connections) for session in tables),
        waiting_messages=sum(len(connection) for session in tables for connection in session.connections),
    )


@get("/api/messages.json", summary="JSON Schema of the websocket's messages")
async def message_schema() -> dict[str, object]:
    return codec.message_schema()


def create_app(
    store: Store,
    limits: Limits | None = None,
    *,
    web_files: WebFiles | None = None,
    address: str | None = None,
    clock: Clock | None = None,
) -> Litestar:
    """`address` is the URL by which other computers reach this one, if it is known; `clock` is that of all tables."""
    limits = limits or Limits()
    registry = TableRegistry(store, limits, Metrics(), clock)

    @asynccontextmanager
    async def running(app: Litestar) -> AsyncIterator[None]:
        clock = asyncio.get_running_loop().time
        app.state.requests = Buckets(limits.requests_per_second, limits.request_burst, clock)
        app.state.misses = Buckets(limits.misses_per_second, limits.miss_burst, clock)
        app.state.prints = Buckets(limits.prints_per_second, limits.print_burst, clock)
        app.state.press = asyncio.Semaphore(1)
        chores = [
            asyncio.create_task(_tidy(registry)),
            asyncio.create_task(store.watch(registry.heard, registry.announced)),
        ]
        try:
            yield
        finally:
            for chore in chores:
                chore.cancel()
                with suppress(asyncio.CancelledError):
                    await chore
            registry.close()
            await store.close()

    return Litestar(
        route_handlers=[
            router,
            text_router,
            counts.router,
            art.router,
            adventures.router,
            rules_api.router,
            prints.router,
            pages.router,
            health,
            metrics,
            message_schema,
        ],
        lifespan=[running],
        state=State(
            {
                "registry": registry,
                "doors": OpenConnections(),
                "timelines": Timelines(),
                "web_files": web_files or WebFiles(),
                "address": address,
            }
        ),
        before_request=_within_limits,
        response_class=EncodedResponse,
        before_send=[_envelope],
        exception_handlers={
            NotNow: _not_now,
            RuleBroken: _rule_broken,
            TextError: _text_error,
            StoreError: _store_error,
            HTTPException: _http_error,
        },
        openapi_config=OpenAPIConfig(title="pennypapers", version="1", render_plugins=[ExactBodies()]),
        plugins=[SayRefusals()],
        request_max_body_size=4_000_000,
    )


async def _tidy(registry: TableRegistry) -> None:
    while True:
        await asyncio.sleep(TIDY_SECONDS)
        await registry.tidy()
        gc.collect()  # closed connections leave cycles; the automatic collection is rare (see serving.py)


async def _within_limits(request: Request[object, object, State]) -> Response[Refusal] | None:
    request_id.set(secrets.token_hex(8))
    address = request.client.host if request.client else ""
    asks_for_a_table = request.scope["path"].startswith("/api/tables/")  # no other path reveals whether a code exists
    guesses = asks_for_a_table and request.app.state.misses.is_empty(address)
    if request.app.state.requests.take(address) and not guesses:
        return None
    return _not_now(request, NotNow("slowly"))


async def _envelope(message: Message, scope: Scope) -> None:
    """Add headers to every response, count it and log it."""
    if message["type"] != "http.response.start" or scope["type"] != ScopeType.HTTP:
        return
    status = message["status"]
    headers = headers_for(scope["path"], status)
    if headers is not PART:
        headers = {**headers, "x-request-id": request_id.get() or secrets.token_hex(8)}
    message["headers"] = [*message.get("headers", ()), *((k.encode(), v.encode()) for k, v in headers.items())]
    app: Litestar = scope["litestar_app"]
    app.state.registry.metrics.requests[status] += 1
    LOGGER.info("answered", extra={"facts": {"method": scope["method"], "path": scope["path"], "status": status}})


def _not_now(request: Request[object, object, State], error: NotNow) -> Response[Refusal]:
    if error.kind == "code" and request.client:
        request.app.state.misses.take(request.client.host)
    status = STATUS.get(error.code) or STATUS.get(error.kind, 409)
    return _refused(request, status, Refusal(error.code, error.says, facts=error.facts))


def _rule_broken(request: Request[object, object, State], error: RuleBroken) -> Response[Refusal]:
    return _refused(request, 409, Refusal(error.code, error.sentence, error.clause, facts=error.fact_texts))


def _text_error(request: Request[object, object, State], error: TextError) -> Response[Refusal]:
    return _refused(
        request, 400, Refusal("text", error.message, error.clause, error.line, error.player, {"why": error.message})
    )


def _store_error(request: Request[object, object, State], error: StoreError) -> Response[Refusal]:
    LOGGER.error("%s", error)
    return _not_now(request, NotNow("store"))


def _http_error(request: Request[object, object, State], error: HTTPException) -> Response[Refusal] | Response[bytes]:
    """Errors of the framework: unknown path, wrong method, invalid body."""
    if (
        error.status_code == 404
        and not request.scope["path"].startswith("/api/")
        and (lost := pages.nothing_here(request))
    ):
        return lost
    wrong = [f"{each.get('key', 'body')}: {each['message']}" for each in error.extra or () if isinstance(each, dict)]
    why = "; ".join([error.detail, *wrong])
    refused = _refused(request, error.status_code, Refusal("request", why, facts={"why": why}))
    refused.headers.update(error.headers or {})  # such as `allow` for a wrong method
    return refused


def _refused(request: Request[object, object, State], status: int, refusal: Refusal) -> Response[Refusal]:
    request.app.state.registry.metrics.refusals[refusal.code] += 1
    return Response(refusal, status_code=status, media_type=MediaType.JSON)
