"""Builds the application: routes, limits, headers, error handlers, health and metrics."""

from __future__ import annotations

import asyncio
import gc
import re
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from functools import partial

from litestar import Litestar, MediaType, Response, get
from litestar.datastructures import State
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.types import Message, Scope

from ..errors import RuleBroken, TextError
from ..hosting.not_now import NotNow
from ..rules.layout import Layout
from . import codec
from .addresses import visitor
from .analyses.analysis_registry import AnalysisRegistry, Stages
from .analyses.coach_pool import coach_pool, stages
from .analyses.coach_work import is_installed
from .analyses.compiling import compile_missing
from .answers.refusals import BadRequest, Refusal, of_error, of_request, status_of
from .bodies import LARGEST
from .challenges.bot_field import FIELD, BotField
from .challenges.challenge_registry import ChallengeRegistry
from .challenges.dailies import Dailies, Draw
from .challenges.day_zone import DayZone
from .challenges.evening_registry import EveningRegistry
from .challenges.ghosts import Ghosts
from .costs import Costs
from .http import adventures, analyses, art, counts, games, kit, me, owner, prints, puzzles, tables
from .http import rules as rules_api
from .http.challenges import challenges, dailies, evenings, ghosts, tickets
from .http.encoded_response import EncodedResponse
from .http.headers import PART, headers_for, is_same_origin
from .http.openapi import ExactBodies, SayRefusals
from .http.pooled_work import AnyRequest, in_thread
from .http.texts import text_router
from .limits import Buckets, Guesses, Limits
from .logs import LOGGER, request_id
from .metrics import Metrics
from .metrics_text import metrics_text
from .owner.overview import Overview
from .owner.owner_decisions import OwnerDecisions
from .players.game_list import GameList
from .session.lines.websocket import OpenConnections
from .session.loop_clock import Clock
from .session.table_registry import TableRegistry
from .store.contract import Store, StoreError
from .web import pages
from .web.kit_files import kit_folder
from .web.web_files import WebFiles
from .work.pool import CLOSE_SECONDS, WorkPool
from .work.shared import Shared
from .work.thread_executor import ThreadExecutor

NewLayout = Callable[[str, int], Layout]
"""Draws a layout of an adventure from a seed; it is called in another process."""

TIDY_SECONDS = 600.0

LOGGED_PATH = 200
"""Characters of an address that the log has: it may not fill the disk."""

STORE_SECONDS = 0.6
"""How long a server that ends waits for its store. What was announced is saved already."""

PREFIXES = {"tables": "", "challenges": "c/", "evenings": "e/"}
"""What stands before a code of this kind where it could be taken for another one."""

OWNERS = "/api/owner"

SCHEMA = "/schema"

CODED = re.compile("/api/(?P<what>tables|challenges|evenings)/(?P<code>[^/]+)")


@get("/healthz", include_in_schema=False)
async def health(state: State) -> dict[str, str]:
    """200 if the store can be written: a full disk can still be read."""
    await state.registry.store.probe()
    return {"status": "ok"}


@get("/metrics", include_in_schema=False, media_type="text/plain")
async def metrics(state: State) -> str:
    registry: TableRegistry = state.registry
    sessions = registry.tables
    return metrics_text(
        registry.metrics,
        tables=len(sessions),
        seats=sum(len(session.hosted.seats) for session in sessions),
        connections=sum(len(session.connections) for session in sessions),
        waiting_messages=sum(len(connection) for session in sessions for connection in session.connections),
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
    bots: Sequence[str] = FIELD,
    zone: DayZone | None = None,
    has_dailies: bool = False,
    new_layout: NewLayout | None = None,
    coach: Stages | bool = True,
    compiles: bool = False,
    restart: Callable[[], None] | None = None,
) -> Litestar:
    """`address` is the URL by which other computers reach this one, if it is known; `clock` is that of all tables.

    `bots` play every challenge in the background. The day of a daily begins at midnight in `zone`; `new_layout` draws
    the layouts of Sundays. `coach` says whether finished games are looked at, where that is installed, or how; with
    `compiles` its kernels are compiled in the background. `restart` ends the process and starts it anew, where it can.
    """
    limits = limits or Limits()
    registry = TableRegistry(store, limits, Metrics(), ThreadExecutor(), clock)
    work = WorkPool(limits)
    thinking = coach_pool(limits)
    how = coach if isinstance(coach, Stages) else stages(thinking, limits) if coach and is_installed() else None
    looked_at = AnalysisRegistry(how, limits, registry.clock)
    field = BotField(store.challenges, bots, clock=registry.clock)
    zone = zone or DayZone()
    found = ChallengeRegistry(registry, zone)
    daily = Dailies(
        store.challenges,
        registry.clock,
        zone,
        draw=_drawing(work, new_layout) if new_layout else None,
        added=field.add,
        is_on=has_dailies,
    )

    owner_decisions = OwnerDecisions(registry)
    overview = Overview(registry, owner_decisions)

    @asynccontextmanager
    async def running(app: Litestar) -> AsyncIterator[None]:
        clock = asyncio.get_running_loop().time
        app.state.requests = Buckets(limits.requests_per_second, limits.request_burst, clock)
        app.state.pace = Buckets(limits.files_per_second, limits.file_burst, clock)
        app.state.costs = Costs(limits.cost_share, clock)
        app.state.guesses = Guesses(limits.misses_per_second, limits.miss_burst, clock)
        app.state.new_challenges = Buckets(limits.challenges_per_second, limits.challenge_burst, clock)
        app.state.new_runs = Buckets(limits.runs_per_second, limits.run_burst, clock)
        app.state.moves = Buckets(limits.moves_per_second, limits.move_burst, clock)
        app.state.exports = Buckets(limits.exports_per_second, limits.export_burst, clock)
        app.state.prints = Buckets(limits.prints_per_second, limits.print_burst, clock)
        await overview.begin()
        chores = [
            asyncio.create_task(_tidy(registry)),
            asyncio.create_task(store.watch(overview.heard, overview.announced)),
            asyncio.create_task(field.work()),
            asyncio.create_task(daily.work()),
        ]
        if compiles and how is not None:
            chores.append(asyncio.create_task(compile_missing(limits)))
        try:
            yield
        finally:
            field.close()
            registry.close()
            for chore in chores:
                chore.cancel()
            closing = [asyncio.create_task(each.close()) for each in (looked_at, thinking, work)]
            await asyncio.wait([*chores, *closing], timeout=CLOSE_SECONDS)  # side by side: each may take all of it
            await _close(store)

    return Litestar(
        route_handlers=[
            tables.router,
            challenges.router,
            ghosts.router,
            tickets.router,
            dailies.router,
            evenings.router,
            games.router,
            me.router,
            owner.router,
            text_router,
            counts.router,
            analyses.router,
            art.router,
            adventures.router,
            rules_api.router,
            prints.router,
            puzzles.router,
            pages.router,
            kit.router,
            health,
            metrics,
            message_schema,
        ],
        lifespan=[running],
        state=State(
            {
                "registry": registry,
                "challenges": found,
                "evenings": EveningRegistry(store, found, registry.clock),
                "ghosts": Ghosts(registry, found),
                "game_list": GameList(registry),
                "dailies": daily,
                "bot_field": field,
                "owner_decisions": owner_decisions,
                "overview": overview,
                "restart": restart,
                "doors": OpenConnections(),
                "work": work,
                "coach": thinking,
                "analyses": looked_at,
                "record_answers": Shared(tables.RECORD_ANSWERS),
                "records": Shared(tables.RECORD_ANSWERS),
                "run_answers": Shared(challenges.RUN_ANSWERS),
                "ghost_stars": Shared(ghosts.STARS_KEPT),
                "documents": Shared(0),
                "schema": Shared(1),
                "drawings": Shared(art.DRAWINGS),
                "pdfs": Shared(prints.PDFS),
                "pictures": Shared(prints.PICTURES),
                "web_files": web_files or WebFiles(),
                "kit": kit_folder(),
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
            BadRequest: _bad_request,
            HTTPException: _http_error,
            Exception: _unexpected,
        },
        openapi_config=OpenAPIConfig(title="pennypapers", version="1", render_plugins=[ExactBodies()]),
        plugins=[SayRefusals()],
        request_max_body_size=LARGEST,
    )


def _drawing(work: WorkPool, new_layout: NewLayout) -> Draw:
    async def draw(key: str, seed: int) -> Layout:
        return await work.run("", new_layout, key, seed)  # for nobody's address: it waits behind none

    return draw


async def _close(store: Store) -> None:
    try:
        async with asyncio.timeout(STORE_SECONDS):
            await store.close()
    except TimeoutError:
        LOGGER.error("the store could not be closed in time; what nobody was told of may be lost")


async def _tidy(registry: TableRegistry) -> None:
    """Housekeeping. A database that cannot be reached now may be there the next time."""
    chore: Callable[[], Awaitable[float]] = registry.drift  # from now on it is noticed if somebody sets the clock
    while True:
        try:
            await chore()
        except Exception:
            LOGGER.exception("housekeeping failed; it is tried again in %d minutes", TIDY_SECONDS // 60)
        gc.collect()  # closed connections leave cycles; the automatic collection is rare (see serving.py)
        chore = registry.tidy  # before a collection: it takes the longer, the more tables are in memory
        await asyncio.sleep(TIDY_SECONDS)


async def _within_limits(request: AnyRequest) -> Response[Refusal] | None:
    request_id.set(secrets.token_hex(8))
    state, address = request.app.state, visitor(request.client)
    if request.method not in ("GET", "HEAD") and not is_same_origin(request.scope["headers"]):
        return _not_now(request, NotNow("origin"))
    if not state.requests.take(address):
        return _not_now(request, NotNow("slowly"))
    if request.scope["path"].startswith(OWNERS) and not await owner.may_see(request):
        return _not_now(request, NotNow("owner"))
    if request.scope["path"].startswith(SCHEMA):  # it is made for the first who asks, which takes long
        await state.schema.get("", partial(in_thread, request, getattr, request.app, "openapi_schema"))
    named = _named_in(request.scope["path"])
    if named is None or state.guesses.is_free(address, named) or await _exists(state, named):
        return None
    return None if await state.guesses.wait(address) else _not_now(request, NotNow("slowly"))


def _named_in(path: str) -> str | None:
    """The table, the challenge or the evening in an address; no other address reveals whether a code exists.

    Tables are named by their codes alone, as in websockets; others may have the same code.
    """
    found = CODED.match(path)
    if found is None:
        return None
    return PREFIXES[found["what"]] + found["code"]


async def _exists(state: State, named: str) -> bool:
    prefix, _, code = named.rpartition("/")
    where = {"": state.registry, "c": state.challenges, "e": state.evenings}[prefix]
    return bool(await where.has(code))


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
    if status < 400 and (named := _named_in(scope["path"])):
        app.state.guesses.found(visitor(scope["client"]), named)
    path = scope["path"][:LOGGED_PATH]
    LOGGER.info("answered", extra={"facts": {"method": scope["method"], "path": path, "status": status}})


def _not_now(request: AnyRequest, error: NotNow) -> Response[Refusal]:
    if error.kind == "code":
        request.app.state.guesses.missed(visitor(request.client))
    return _refused(request, status_of(error), of_error(error))


def _rule_broken(request: AnyRequest, error: RuleBroken) -> Response[Refusal]:
    return _refused(request, status_of(error), of_error(error))


def _text_error(request: AnyRequest, error: TextError) -> Response[Refusal]:
    return _refused(request, status_of(error), of_error(error))


def _store_error(request: AnyRequest, error: StoreError) -> Response[Refusal]:
    LOGGER.error("%s", error)
    return _not_now(request, NotNow("store"))


def _bad_request(request: AnyRequest, error: BadRequest) -> Response[Refusal]:
    return _refused(request, error.status, of_request(str(error)))


def _unexpected(request: AnyRequest, error: Exception) -> Response[Refusal]:
    """An internal error. It is logged under the id that the response has."""
    LOGGER.error("%s %s failed", request.method, request.scope["path"], exc_info=error)
    name = request_id.get() or ""
    return _refused(request, 500, Refusal("failed", NotNow("failed", request=name).says, facts={"request": name}))


def _http_error(request: AnyRequest, error: HTTPException) -> Response[Refusal] | Response[bytes]:
    """Errors of the framework: unknown path, wrong method, invalid body."""
    if (
        error.status_code == 404
        and not request.scope["path"].startswith("/api/")
        and (lost := pages.nothing_here(request))
    ):
        return lost
    wrong = [f"{each.get('key', 'body')}: {each['message']}" for each in error.extra or () if isinstance(each, dict)]
    why = "; ".join([error.detail, *wrong])
    refused = _refused(request, error.status_code, of_request(why))
    refused.headers.update(error.headers or {})  # such as `allow` for a wrong method
    return refused


def _refused(request: AnyRequest, status: int, refusal: Refusal) -> Response[Refusal]:
    request.app.state.registry.metrics.refusals[refusal.code] += 1
    return Response(refusal, status_code=status, media_type=MediaType.JSON)
