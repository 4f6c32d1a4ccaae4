"""QR codes of links: as SVG for the page, and as text for the terminal."""

from __future__ import annotations

import re
from functools import lru_cache
from html import escape
from itertools import groupby
from typing import Annotated

import segno
from litestar import Request, Response, get
from litestar.datastructures import State
from litestar.params import PathParameter

from ...hosting.codes import PATTERN
from ..addresses import is_this_computer
from ..root_path import root_of
from ..session.table_registry import TableRegistry
from .pooled_work import in_thread

BORDER = 4
"""The quiet zone in modules, which QR readers need."""

BLACK_ON_WHITE, AS_BEFORE = "\x1b[30;107m", "\x1b[0m"
HALVES = {(0, 0): " ", (1, 0): "▀", (0, 1): "▄", (1, 1): "█"}

HOST = re.compile(r"(?P<name>[A-Za-z0-9._-]{1,253}|\[[0-9A-Fa-f:.]{2,45}\])(:\d{1,5})?")


@get("/tables/{code:str}/qr.svg", summary="The link of a table as a QR code", media_type="image/svg+xml")
async def qr_of_table(
    code: Annotated[str, PathParameter(pattern=PATTERN, description="The letters of the table")],
    request: Request[object, object, State],
    state: State,
) -> Response[str]:
    registry: TableRegistry = state.registry
    session = await registry.find(code)
    return await qr_of(request, f"t/{session.stored.code}")


async def qr_of(request: Request[object, object, State], path: str) -> Response[str]:
    """The link to a path of this server, without its first slash, as a QR code."""
    headers = {"cache-control": "no-cache"}
    drawn = await in_thread(request, qr_svg, link_to(request, path))
    return Response(drawn, media_type="image/svg+xml; charset=utf-8", headers=headers)


def link_to(request: Request[object, object, State], path: str) -> str:
    """The link to a path of this server, without its first slash, at the address that the request came to."""
    return f"{_origin(request)}{root_of(request.scope)}/{path}"


@lru_cache
def qr_svg(link: str) -> str:
    """Always black on white, which cameras read best.

    Drawn here and not by segno, whose SVG has no role for screen readers and shows seams between rows at odd sizes.
    """
    rows = _rows(link)
    runs = []
    for y, row in enumerate(rows):
        x = 0
        for is_dark, run in groupby(row):
            length = len(list(run))
            if is_dark:
                runs.append(f"M{x} {y}h{length}v1h-{length}z")
            x += length
    size = len(rows)
    paper = f"M0 0h{size}v{size}h-{size}z"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size} {size}" role="img" shape-rendering="crispEdges">'
        f'<title>{escape(link)}</title><path fill="#fff" d="{paper}"/><path d="{"".join(runs)}"/></svg>'
    )


def qr_text(link: str) -> str:
    """Two rows of modules in a line of text, with colours set, so that dark and light terminals show it alike."""
    rows = _rows(link)
    rows += [[0] * len(rows[0])] * (len(rows) % 2)
    lines = (
        "".join(HALVES[pair] for pair in zip(*two, strict=True)) for two in zip(rows[::2], rows[1::2], strict=True)
    )
    return "\n".join(f"{BLACK_ON_WHITE}{line}{AS_BEFORE}" for line in lines)


def _rows(link: str) -> list[list[int]]:
    return [list(row) for row in segno.make_qr(link, error="m").matrix_iter(border=BORDER)]


def _origin(request: Request[object, object, State]) -> str:
    """The address that the request came to. This computer's own name for itself would lead a phone to the phone, so
    that the address for others takes its place where the server knows one."""
    host = HOST.fullmatch(request.headers.get("host", ""))
    for_others: str | None = request.app.state.address
    if for_others and (host is None or is_this_computer(host["name"].strip("[]"))):
        return for_others.rstrip("/")
    if host is None:
        name, port = request.scope["server"] or ("127.0.0.1", None)
        return f"{request.scope['scheme']}://{name}{f':{port}' if port else ''}"
    return f"{request.scope['scheme']}://{host[0]}"
