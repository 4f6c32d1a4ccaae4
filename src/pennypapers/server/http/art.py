"""SVG drawings for the page: the printed background of a sheet, and outlines of discoveries."""

from __future__ import annotations

import asyncio
import re
from functools import lru_cache
from typing import Annotated

import msgspec
from litestar import Response, Router, get, post
from litestar.datastructures import State
from litestar.exceptions import NotFoundException, ValidationException
from litestar.params import JSONBody, PathParameter, QueryParameter
from msgspec import Meta

from ...hosting.decisions.set_up import within_size
from ...hosting.protocol.sizes import LONGEST_LAYOUT
from ...rules.grid import Space, reading_order
from ...rules.layout import Layout
from ...rules.library import ADVENTURES, SIDES, builtin_layout, read_layout
from ...rules.mark import KINDS, Discovery
from ..web.drawn_files import layout_file, outline_file
from ..web.pages import answer
from ..web.web_files import WebFile
from ..work.shared import Shared
from .pooled_work import AnyRequest, in_pool, unless_gone
from .tables import Code

MOST_SPACES = 26
"""The most spaces in an outline; no discovery has as many."""

A_DAY = "public, max-age=86400"
"""An outline depends on its URL only."""

Drawn = Annotated[str, PathParameter(max_length=20, description="A name that ends in .svg")]
Spaces = Annotated[str, QueryParameter(max_length=4 * MOST_SPACES, description="Separated by commas, such as c4,d4")]

DRAWINGS = 64
"""How many drawings of layouts that visitors have sent are kept."""


class LayoutIn(msgspec.Struct, forbid_unknown_fields=True):
    layout: Annotated[str, Meta(max_length=LONGEST_LAYOUT)]


@get(
    "/art/{adventure:str}/{side:str}",
    summary="What is printed on a built-in layout, as SVG",
    media_type="image/svg+xml",
)
async def builtin_art(adventure: Drawn, side: Drawn, request: AnyRequest) -> Response[bytes]:
    name = _named(side)
    if adventure not in ADVENTURES or name not in SIDES:
        raise NotFoundException(f"there is no layout {adventure} {name}")
    return answer(request, await asyncio.to_thread(_builtin, builtin_layout(adventure, name)))


@get("/tables/{code:str}/art.svg", summary="What is printed on a table's sheets, as SVG", media_type="image/svg+xml")
async def table_art(code: Code, request: AnyRequest, state: State) -> Response[bytes]:
    session = await state.registry.find(code)
    return answer(request, await _drawn(request, session.hosted.layout))


@post("/art", summary="What is printed on a layout that is sent, as SVG", media_type="image/svg+xml", status_code=200)
async def own_art(data: JSONBody[LayoutIn], request: AnyRequest) -> Response[bytes]:
    layout = read_layout(data.layout)
    within_size(layout)
    return answer(request, await _drawn(request, layout))


@get("/art/outline/{kind:str}", summary="The line round a discovery, as SVG", media_type="image/svg+xml")
async def outline_art(kind: Drawn, spaces: Spaces, request: AnyRequest) -> Response[bytes]:
    name = _named(kind)
    if name not in KINDS:
        raise NotFoundException(f"there is no discovery {name}; there are {', '.join(KINDS)}")
    return answer(request, await asyncio.to_thread(_outline, Discovery(KINDS[name], _spaces(spaces))), cache=A_DAY)


async def _drawn(request: AnyRequest, layout: Layout) -> WebFile:
    """What is printed on a layout. Those that are built in are drawn here, as the first page needs one at once."""
    if layout in (builtin_layout(layout.adventure, side) for side in SIDES):
        return await asyncio.to_thread(_builtin, layout)
    drawings: Shared[Layout, WebFile] = request.app.state.drawings
    return await unless_gone(request, drawings.get(layout, lambda: in_pool(request, layout_file, layout)))


@lru_cache
def _builtin(layout: Layout) -> WebFile:
    return layout_file(layout)


@lru_cache(maxsize=512)
def _outline(found: Discovery) -> WebFile:
    return outline_file(found)


def _named(file: str) -> str:
    name, dot, kind = file.rpartition(".")
    if not dot or kind != "svg":
        raise NotFoundException(f"{file} is no drawing; its name ends in .svg")
    return name


def _spaces(text: str) -> tuple[Space, ...]:
    """In reading order, so that one discovery is one drawing however it was traced."""
    try:
        found = reading_order({Space.parse(each) for each in re.split(r" *, *", text.strip())})
    except ValueError as wrong:
        raise ValidationException(f"spaces: {wrong}") from wrong
    if len(found) > MOST_SPACES:
        raise ValidationException(f"spaces: {len(found)} are too many; at most {MOST_SPACES} make a discovery")
    return found


router = Router("/api", route_handlers=[builtin_art, table_art, own_art, outline_art])
