"""Expensive work for an HTTP request: done in another process, or in a thread, at the cost of who has asked for it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any, TypeVar, TypeVarTuple

from litestar import MediaType, Request, Response
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.types import Receive

from .. import costs
from ..addresses import visitor
from ..work.encoded import encoded
from ..work.pool import WorkPool
from .encoded_response import EncodedResponse

T = TypeVar("T")
Args = TypeVarTuple("Args")

AnyRequest = Request[object, object, State]


async def in_pool(request: AnyRequest, work: Callable[[*Args], T], *args: *Args) -> T:
    """Call a module-level function in a worker process. It goes on when the client of this request hangs up."""
    pool: WorkPool = request.app.state.work
    return await pool.run(visitor(request.client), work, *args)


async def in_thread(request: AnyRequest, work: Callable[[*Args], T], *args: *Args) -> T:
    """Call something short in a thread of this process; the address of the request pays for it."""
    charge = partial(request.app.state.costs.charge, visitor(request.client))
    return await costs.in_thread(charge, work, *args)


async def json_from_pool(request: AnyRequest, work: Callable[[*Args], object], *args: *Args) -> Response[Any]:
    """Answer with the result of such a function as JSON; it is given up when the client hangs up."""
    return as_json(await unless_gone(request, in_pool(request, encoded, work, *args)))


def as_json(body: bytes) -> Response[Any]:
    return EncodedResponse(body, media_type=MediaType.JSON)


async def unless_gone(request: AnyRequest, work: Awaitable[T]) -> T:
    """Wait for something, but no longer than the client does."""
    working = asyncio.ensure_future(work)
    gone = asyncio.ensure_future(_hung_up(request.receive))
    try:
        await asyncio.wait({working, gone}, return_when=asyncio.FIRST_COMPLETED)
        if working.done():
            return working.result()
        raise HTTPException("the client has gone", status_code=499)
    finally:
        working.cancel()
        gone.cancel()
        del working, gone  # a refusal leads to this frame, and would lead back to itself: a body is freed at once


async def _hung_up(receive: Receive) -> None:
    while (await receive())["type"] != "http.disconnect":
        pass  # the rest of a body that nobody reads
