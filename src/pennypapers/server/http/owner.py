"""The owner's page over HTTP: a link in exchange for a key, what happens here, and what the owner does about it.

Every address but the first is refused without the owner's key; nothing here shows a token, a seed, or a sheet.
"""

from __future__ import annotations

import asyncio
import time
import unicodedata
from dataclasses import dataclass
from ipaddress import ip_address
from typing import Annotated, Literal

import msgspec
from litestar import Response, Router, delete, get, post, put
from litestar.datastructures import State
from litestar.params import JSONBody, PathParameter, QueryParameter
from msgspec import Meta

from ...errors import InvalidText
from ...hosting.codes import PATTERN
from ...hosting.not_now import NotNow
from ...hosting.player_names import shown_name
from ..addresses import visitor
from ..logs import LOGGER
from ..owner.access import cookie_with, is_owner, sign_out, use_link
from ..owner.figures import ProcessFigures
from ..owner.overview import Overview, TableLine, our_version
from ..owner.owner_decisions import OwnerDecisions, StoredNotice
from ..session.table_registry import TableRegistry
from ..store.owner_contract import Block, BlockKind
from .allowed_methods import answer_to_options
from .games import PRIVATE
from .pooled_work import AnyRequest

LONGEST_WORDS = 200
MOST_TABLES = 200
MOST_MINUTES = 24 * 60

RESTART_SECONDS = 0.2
"""Between the answer and the restart, so that the answer still leaves."""

Code = Annotated[str, PathParameter(pattern=PATTERN, description="The letters of the table")]


class OwnerLink(msgspec.Struct, forbid_unknown_fields=True):
    """What stands behind the # of a link that the server has printed."""

    link: Annotated[str, Meta(max_length=100)]


@dataclass(frozen=True, slots=True)
class OwnerSession:
    """Whether the request came with the owner's key."""

    is_owner: bool


@dataclass(frozen=True, slots=True)
class OwnerLook:
    """`now` and `last_backup` are in seconds since 1970; `address` is the one that this request came from."""

    now: float
    version: str
    processes: list[ProcessFigures]
    tables: int
    last_backup: float | None
    notice: StoredNotice | None
    blocks: list[Block]
    may_restart: bool
    address: str


@dataclass(frozen=True, slots=True)
class OwnersSeat:
    name: str
    is_bot: bool
    addresses: list[str]


@dataclass(frozen=True, slots=True)
class OwnersTableDetail:
    """`watching` are the addresses of those who are connected without a seat."""

    code: str
    adventure: str
    phase: str
    turns: int
    is_run: bool
    seats: list[OwnersSeat]
    watching: list[str]


class NewNotice(msgspec.Struct, forbid_unknown_fields=True):
    """`back`: the server is back in so many minutes; `closing`: it closes in so many; `words`: as they stand."""

    kind: Literal["back", "closing", "words"]
    minutes: Annotated[int, Meta(ge=1, le=MOST_MINUTES)] = 5
    words: Annotated[str, Meta(max_length=LONGEST_WORDS)] = ""


class NewBlock(msgspec.Struct, forbid_unknown_fields=True):
    """An address, which gets no answer from now on, or a name, which gets no seat."""

    kind: BlockKind
    what: Annotated[str, Meta(min_length=1, max_length=LONGEST_WORDS)]


@post("/owner/session", summary="Use a link to the owner's page", status_code=201)
async def sign_in(data: JSONBody[OwnerLink], request: AnyRequest, state: State) -> Response[None]:
    key = await use_link(_registry(state).store.owner, data.link)
    if key is None:
        LOGGER.warning("a wrong link to the owner's page, from %s", visitor(request.client))
        raise NotNow("owner.link")
    _log(request, "signs in")
    return Response(None, cookies=[cookie_with(key, request.scope)])


@get("/owner/session", summary="Whether this is the owner's browser")
async def who_asks(request: AnyRequest, state: State) -> OwnerSession:
    return OwnerSession(await is_owner(_registry(state).store.owner, request.cookies))


@delete("/owner/session", summary="Give the owner's key back", status_code=204)
async def leave(request: AnyRequest, state: State) -> Response[None]:
    await sign_out(_registry(state).store.owner)
    return Response(None, status_code=204, cookies=[cookie_with("", request.scope)])


@get("/owner", summary="What happens at this server (owner)")
async def look(request: AnyRequest, state: State) -> OwnerLook:
    return await _look(request, state)


@get("/owner/tables", summary="The tables that were written last (owner)")
async def list_tables(state: State, most: Annotated[int, QueryParameter(ge=1, le=MOST_TABLES)] = 50) -> list[TableLine]:
    overview: Overview = state.overview
    return await overview.tables(most)


@get("/owner/tables/{code:str}", summary="Who is at a table (owner)")
async def show_table(code: Code, state: State) -> OwnersTableDetail:
    overview: Overview = state.overview
    found = await overview.table(code)
    line = found.line
    seats = [
        OwnersSeat(name, is_bot, [each.address for each in found.connected if each.seat == number])
        for number, (name, is_bot) in enumerate(zip(line.names, found.bots, strict=True))
    ]
    watching = [each.address for each in found.connected if each.seat is None]
    return OwnersTableDetail(line.code, line.adventure, line.phase, line.turns, line.is_run, seats, watching)


@delete("/owner/tables/{code:str}", summary="Close a table for good (owner)", status_code=204)
async def close_table(code: Code, request: AnyRequest, state: State) -> None:
    if not await _owner_decisions(state).close_table(code):
        raise NotNow("code", table=code)
    _log(request, f"closes table {code.upper()}")


@put("/owner/notice", summary="Say something to all tables (owner)")
async def say(data: JSONBody[NewNotice], request: AnyRequest, state: State) -> OwnerLook:
    words = " ".join(data.words.split())
    if data.kind != "words":
        until = state.registry.clock.time_of_day() + 60 * data.minutes
        await _owner_decisions(state).say(StoredNotice(data.kind, until))
    elif words and all(unicodedata.category(each) not in ("Cc", "Cf", "Cn", "Co", "Cs") for each in words):
        await _owner_decisions(state).say(StoredNotice(data.kind, words=words))
    else:
        raise NotNow("owner.words")
    _log(request, f"says to all tables: {data.kind}")
    return await _look(request, state)


@delete("/owner/notice", summary="Say nothing to all tables any more (owner)", status_code=200)
async def unsay(request: AnyRequest, state: State) -> OwnerLook:
    await _owner_decisions(state).say(None)
    return await _look(request, state)


@post("/owner/blocks", summary="Block an address or a name (owner)")
async def block(data: JSONBody[NewBlock], request: AnyRequest, state: State) -> OwnerLook:
    block = Block(data.kind, _blocked(data, request), time.time())
    await _owner_decisions(state).block(block)
    _log(request, f"blocks the {block.kind} {block.what!r}")
    return await _look(request, state)


@post("/owner/blocks/end", summary="Block it no longer (owner)", status_code=200)
async def unblock(data: JSONBody[NewBlock], request: AnyRequest, state: State) -> OwnerLook:
    await _owner_decisions(state).unblock(Block(data.kind, data.what, 0.0))
    _log(request, f"no longer blocks the {data.kind} {data.what!r}")
    return await _look(request, state)


@post("/owner/restart", summary="Restart the server; what was inked is kept (owner)", status_code=202)
async def restart(request: AnyRequest, state: State) -> None:
    if state.restart is None:
        raise NotNow("owner.restart")
    _log(request, "restarts the server")
    asyncio.get_running_loop().call_later(RESTART_SECONDS, state.restart)


AT_SESSION = (sign_in, who_asks, leave)
AT_NOTICE = (say, unsay)
AT_TABLE = (show_table, close_table)


async def may_see(request: AnyRequest) -> bool:
    """Whether a request below `/api/owner` may be answered: with the owner's key, or to get one."""
    is_new = request.scope["path"] == "/api/owner/session" and request.method in ("GET", "HEAD", "POST")
    if is_new or request.method == "OPTIONS":
        return True
    return await is_owner(_registry(request.app.state).store.owner, request.cookies)


def _blocked(data: NewBlock, request: AnyRequest) -> str:
    """What is to be blocked, in the form in which it is looked for."""
    if data.kind == "address":
        what = data.what.strip()
        try:
            address = ip_address(what.partition("/")[0])
        except ValueError:
            raise NotNow("owner.address", text=what) from None
        what = visitor((str(address), 0))
        if what == visitor(request.client):
            raise NotNow("owner.self")
        return what
    try:
        return shown_name(data.what)
    except InvalidText as error:
        raise NotNow.unreadable(error) from None


async def _look(request: AnyRequest, state: State) -> OwnerLook:
    overview: Overview = state.overview
    owner_decisions, registry = overview.owner_decisions, _registry(state)
    processes, stored, last_backup = await asyncio.gather(
        overview.processes(), registry.store.count(), overview.last_backup()
    )
    notice = owner_decisions.notice if owner_decisions.message() is not None else None
    return OwnerLook(
        registry.clock.time_of_day(),
        our_version(),
        processes,
        stored,
        last_backup,
        notice,
        owner_decisions.blocks,
        state.restart is not None,
        visitor(request.client),
    )


def _log(request: AnyRequest, does: str) -> None:
    LOGGER.warning("the owner, at %s, %s", visitor(request.client), does)


def _registry(state: State) -> TableRegistry:
    registry: TableRegistry = state.registry
    return registry


def _owner_decisions(state: State) -> OwnerDecisions:
    owner_decisions: OwnerDecisions = state.owner_decisions
    return owner_decisions


router = Router(
    "/api",
    route_handlers=[
        answer_to_options("/owner/session", AT_SESSION),
        answer_to_options("/owner/notice", AT_NOTICE),
        answer_to_options("/owner/tables/{code:str}", AT_TABLE),
        *(*AT_SESSION, *AT_NOTICE, *AT_TABLE),
        *(look, list_tables, block, unblock, restart),
    ],
    response_headers=PRIVATE,
)
