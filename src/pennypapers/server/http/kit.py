"""The kit over HTTP: what a browser keeps to play without a server."""

from __future__ import annotations

import asyncio

from litestar import Response, Router, route
from litestar.datastructures import State
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from ..web.kit_files import LIST, kit_file
from ..web.pages import READING, answer, no_limit
from .pooled_work import AnyRequest

FOR_EVER = "public, max-age=31536000, immutable"
"""A name has the hash of what it names."""


@route("/kit/{name:path}", http_method=READING)
async def file_of_the_kit(request: AnyRequest, state: State, name: FromPath[str]) -> Response[bytes]:
    """A server without a kit has an empty list."""
    wanted = name.removeprefix("/")
    found = await asyncio.to_thread(kit_file, state.kit, wanted)
    if found is None and wanted == LIST:
        return Response(b"", status_code=204, headers={"cache-control": "no-cache"})
    if found is None:
        raise NotFoundException
    return answer(request, found, cache="no-cache" if wanted == LIST else FOR_EVER)


router = Router("/", route_handlers=[file_of_the_kit], before_request=no_limit, include_in_schema=False)
