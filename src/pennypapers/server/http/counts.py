"""Scores paper sheets: stars and places, marks that break a rule, and what the players overlooked."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import Response, Router, post
from litestar.params import JSONBody
from msgspec import Meta

from ...hosting.protocol import sizes
from ...hosting.texts import counted_sheets
from ...hosting.texts.counted_sheets import CountedSheets
from ...rules.adventure import MOST_SEATS
from .pooled_work import AnyRequest, json_from_pool


class SheetsIn(msgspec.Struct, forbid_unknown_fields=True):
    """The sheets of one table as text; if they name a layout that is not built in, its text beside them."""

    sheets: Annotated[
        tuple[Annotated[str, Meta(max_length=sizes.LONGEST_PAPER)], ...], Meta(min_length=1, max_length=MOST_SEATS)
    ]
    layout: Annotated[str, Meta(max_length=sizes.LONGEST_LAYOUT)] | None = None


@post("/count", summary="Count paper sheets", status_code=200)
async def count_sheets(data: JSONBody[SheetsIn], request: AnyRequest) -> Response[CountedSheets]:
    return await json_from_pool(request, counted_sheets.count_sheets, data.sheets, data.layout)


router = Router("/api", route_handlers=[count_sheets])
