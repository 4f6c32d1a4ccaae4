"""A visitor without an account over HTTP: a key in a cookie, a name, another device, and deletion."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

import msgspec
from litestar import Response, Router, delete, get, post, put
from litestar.datastructures import State
from litestar.params import JSONBody
from msgspec import Meta

from ...hosting.not_now import NotNow
from ..addresses import visitor
from ..answers import me as answers
from ..answers.games import known
from ..answers.me import Me, NewName
from ..identity import key_in, new_key, player_of
from ..players.move_codes import LIFETIME, PATTERN, code_hash, lock, new_move_code, unlock
from ..session.table_registry import TableRegistry
from ..store.contract import Store
from .allowed_methods import answer_to_options
from .cookies import cookie_with, no_cookie
from .encoded_response import EncodedResponse
from .games import PRIVATE
from .pooled_work import AnyRequest, in_thread
from .qr import link_to, qr_svg


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
    return await answers.who_is(_store(state), key_in(request.cookies))


@post("/me", summary="Get a key, unless one has one", status_code=200)
async def become_known(request: AnyRequest, state: State) -> Response[Me]:
    key = key_in(request.cookies) or new_key()
    return EncodedResponse(await answers.who_is(_store(state), key), cookies=[cookie_with(key, request.scope)])


@put("/me", summary="Take another name")
async def rename(data: JSONBody[NewName], request: AnyRequest, state: State) -> Me:
    state.registry.refuse_name(data.name)
    return await answers.rename(_store(state), key_in(request.cookies), data)


@delete("/me", summary="Delete one's key, name and games for good", status_code=200)
async def forget_me(request: AnyRequest, state: State) -> Response[Me]:
    forgotten = await answers.forget(state.registry, key_in(request.cookies))
    return EncodedResponse(forgotten, cookies=[no_cookie(request.scope)])


@post("/me/codes", summary="A code to be the same player at another device", status_code=201)
async def make_move_code(request: AnyRequest, state: State) -> MoveCode:
    key = known(key_in(request.cookies))
    _take(request, state)
    code = new_move_code()
    locked = await in_thread(request, lock, key, code)
    now = state.registry.clock.time_of_day()
    await _store(state).identities.offer(
        player_of(key), code=locked.code, locked=locked.locked, now=now, expires=now + LIFETIME
    )
    link = link_to(request, f"move#{code}")
    return MoveCode(code, int(LIFETIME), link, await in_thread(request, qr_svg, link))


@post("/me/device", summary="Be the player whose code this is, at this device", status_code=200)
async def move_here(data: JSONBody[TypedCode], request: AnyRequest, state: State) -> Response[Me]:
    _take(request, state)
    identities = _store(state).identities
    locked = await identities.take(await in_thread(request, code_hash, data.code), state.registry.clock.time_of_day())
    if locked is None:
        raise NotNow("move.code")
    key, before = await in_thread(request, unlock, locked, data.code), key_in(request.cookies)
    if before is not None and before != key:
        await identities.adopt(player_of(key), player_of(before))
    return EncodedResponse(await answers.who_is(_store(state), key), cookies=[cookie_with(key, request.scope)])


AT_ME = (who_am_i, become_known, rename, forget_me)


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
