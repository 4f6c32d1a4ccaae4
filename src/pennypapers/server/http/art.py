"""SVG drawings for the page: the printed background of a sheet, and outlines of discoveries."""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated

from litestar import Response, Router, get, post
from litestar.datastructures import State
from litestar.params import JSONBody, PathParameter, QueryParameter

from ...rules.layout import Layout
from ...rules.library import SIDES, builtin_layout
from ...rules.mark import Discovery
from ..answers.bodies import LayoutIn
from ..answers.drawings import MOST_SPACES, discovery_of, layout_named, sent_layout
from ..web.drawn_files import layout_file, outline_file
from ..web.pages import answer
from ..web.web_files import WebFile
from ..work.shared import Shared
from .pooled_work import AnyRequest, in_pool, in_thread, unless_gone
from .tables import Code

A_DAY = "public, max-age=86400"
"""An outline depends on its URL only."""

Drawn = Annotated[str, PathParameter(max_length=20, description="A name that ends in .svg")]
Spaces = Annotated[str, QueryParameter(max_length=4 * MOST_SPACES, description="Separated by commas, such as c4,d4")]

DRAWINGS = 64
"""How many drawings of layouts that visitors have sent are kept."""


@get(
    "/art/{adventure:str}/{side:str}",
    summary="What is printed on a built-in layout, as SVG",
    media_type="image/svg+xml",
)
async def builtin_art(adventure: Drawn, side: Drawn, request: AnyRequest) -> Response[bytes]:
    return answer(request, await in_thread(request, _builtin, layout_named(adventure, side)))


@get("/tables/{code:str}/art.svg", summary="What is printed on a table's sheets, as SVG", media_type="image/svg+xml")
async def table_art(code: Code, request: AnyRequest, state: State) -> Response[bytes]:
    session = await state.registry.find(code)
    return answer(request, await _drawn(request, session.hosted.layout))


@post("/art", summary="What is printed on a layout that is sent, as SVG", media_type="image/svg+xml", status_code=200)
async def own_art(data: JSONBody[LayoutIn], request: AnyRequest) -> Response[bytes]:
    return answer(request, await _drawn(request, sent_layout(data)))


@get("/art/outline/{kind:str}", summary="The line round a discovery, as SVG", media_type="image/svg+xml")
async def outline_art(kind: Drawn, spaces: Spaces, request: AnyRequest) -> Response[bytes]:
    return answer(request, await in_thread(request, _outline, discovery_of(kind, spaces)), cache=A_DAY)


async def _drawn(request: AnyRequest, layout: Layout) -> WebFile:
    """What is printed on a layout. Those that are built in are drawn here, as the first page needs one at once."""
    if layout in (builtin_layout(layout.adventure, side) for side in SIDES):
        return await in_thread(request, _builtin, layout)
    drawings: Shared[Layout, WebFile] = request.app.state.drawings
    return await unless_gone(request, drawings.get(layout, lambda: in_pool(request, layout_file, layout)))


@lru_cache
def _builtin(layout: Layout) -> WebFile:
    return layout_file(layout)


@lru_cache(maxsize=512)
def _outline(found: Discovery) -> WebFile:
    return outline_file(found)


router = Router("/api", route_handlers=[builtin_art, table_art, own_art, outline_art])
