"""A visitor without an account over HTTP: a key in a cookie, a name, another device, and deletion."""

from __future__ import annotations

from asyncio import to_thread
from dataclasses import dataclass
from typing import Annotated

import msgspec
from litestar import Response, Router, delete, get, post, put
from litestar.datastructures import State
from litestar.params import JSONBody
from msgspec import Meta

from ...errors import InvalidText
from ...hosting.not_now import NotNow
from ...hosting.player_names import shown_name
from ...hosting.protocol import sizes
from ..addresses import visitor
from ..identity import cookie_with, key_in, new_key, no_cookie, player_of
from ..players.move_codes import LIFETIME, PATTERN, code_hash, lock, new_move_code, unlock
from ..session.table_registry import TableRegistry
from ..store.contract import Store
from .allowed_methods import answer_to_options
from .encoded_response import EncodedResponse
from .games import PRIVATE
from .pooled_work import AnyRequest
from .qr import link_to, qr_svg


@dataclass(frozen=True, slots=True)
class Me:
    """`is_known` says that the request came with a key; `games` is how many finished games are listed for it."""

    is_known: bool
    name: str
    games: int


class NewName(msgspec.Struct, forbid_unknown_fields=True):
    name: Annotated[str, Meta(max_length=sizes.LONGEST_WORD)]


@dataclass(frozen=True, slots=True)
class MoveCode:
    """`qr` is a picture of the `link`, which has the code in its last part, which browsers never send."""

    code: str
    seconds: int
    link: str
    qr: str


class TypedCode(msgspec.Struct, forbid_unknown_fields=True):
    code: Annotated[str, Meta(pattern=PATTERN)]


@get("/me", summary="Who one is here")
async def who_am_i(request: AnyRequest, state: State) -> Me:
    return await _me(state, key_in(request.cookies))


@post("/me", summary="Get a key, unless one has one", status_code=200)
async def become_known(request: AnyRequest, state: State) -> Response[Me]:
    key = key_in(request.cookies) or new_key()
    return EncodedResponse(await _me(state, key), cookies=[cookie_with(key, request.scope)])


@put("/me", summary="Take another name")
async def rename(data: JSONBody[NewName], request: AnyRequest, state: State) -> Me:
    key = _key(request)
    try:
        name = shown_name(data.name)
    except InvalidText as error:
        raise NotNow.unreadable(error) from None
    await _store(state).identities.rename(player_of(key), name)
    return await _me(state, key)


@delete("/me", summary="Delete one's key, name and games for good", status_code=200)
async def forget_me(request: AnyRequest, state: State) -> Response[Me]:
    registry: TableRegistry = state.registry
    registry.drop(await registry.store.identities.forget(player_of(_key(request))))
    return EncodedResponse(Me(is_known=False, name="", games=0), cookies=[no_cookie(request.scope)])


@post("/me/codes", summary="A code to be the same player at another device", status_code=201)
async def make_move_code(request: AnyRequest, state: State) -> MoveCode:
    key = _key(request)
    _take(request, state)
    code = new_move_code()
    locked = await to_thread(lock, key, code)
    now = state.registry.clock.time_of_day()
    await _store(state).identities.offer(
        player_of(key), code=locked.code, locked=locked.locked, now=now, expires=now + LIFETIME
    )
    link = link_to(request, f"move#{code}")
    return MoveCode(code, int(LIFETIME), link, qr_svg(link))


@post("/me/device", summary="Be the player whose code this is, at this device", status_code=200)
async def move_here(data: JSONBody[TypedCode], request: AnyRequest, state: State) -> Response[Me]:
    _take(request, state)
    identities = _store(state).identities
    locked = await identities.take(await to_thread(code_hash, data.code), state.registry.clock.time_of_day())
    if locked is None:
        raise NotNow("move.code")
    key, before = await to_thread(unlock, locked, data.code), key_in(request.cookies)
    if before is not None and before != key:
        await identities.adopt(player_of(key), player_of(before))
    return EncodedResponse(await _me(state, key), cookies=[cookie_with(key, request.scope)])


AT_ME = (who_am_i, become_known, rename, forget_me)


async def _me(state: State, key: str | None) -> Me:
    if key is None:
        return Me(is_known=False, name="", games=0)
    store, player = _store(state), player_of(key)
    return Me(is_known=True, name=await store.identities.name(player), games=await store.games.count(player))


def _key(request: AnyRequest) -> str:
    key = key_in(request.cookies)
    if key is None:
        raise NotNow("me")
    return key


def _take(request: AnyRequest, state: State) -> None:
    if not state.moves.take(visitor(request.client)):
        raise NotNow("slowly")


def _store(state: State) -> Store:
    registry: TableRegistry = state.registry
    return registry.store


router = Router(
    "/api",
    route_handlers=[answer_to_options("/me", AT_ME), *AT_ME, make_move_code, move_here],
    response_headers=PRIVATE,
)
