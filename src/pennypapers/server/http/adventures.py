"""The facts of every adventure over HTTP."""

from __future__ import annotations

from litestar import Request, Response, Router, get
from litestar.datastructures import State
from litestar.openapi import ResponseSpec

from ..web.adventure_facts import AdventureFacts, facts_json
from ..web.pages import answer
from ..web.web_files import packed

A_MINUTE = "public, max-age=60"
"""Facts change only with the program: a reload soon after an update still finds the new ones."""

FILE = packed(facts_json(), "application/json")


@get(
    "/adventures",
    summary="The facts of every adventure, in the order in which they are offered",
    responses={200: ResponseSpec(list[AdventureFacts], generate_examples=False)},
)
async def adventures(request: Request[object, object, State]) -> Response[bytes]:
    return answer(request, FILE, cache=A_MINUTE)


router = Router("/api", route_handlers=[adventures])
