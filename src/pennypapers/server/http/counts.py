"""Scores paper sheets: stars and places, marks that break a rule, and what the players overlooked."""

from __future__ import annotations

from litestar import Response, Router, post
from litestar.params import JSONBody

from ...hosting.texts import counted_sheets
from ...hosting.texts.counted_sheets import CountedSheets
from ..answers.bodies import SheetsIn
from .pooled_work import AnyRequest, json_from_pool


@post("/count", summary="Count paper sheets", status_code=200)
async def count_sheets(data: JSONBody[SheetsIn], request: AnyRequest) -> Response[CountedSheets]:
    return await json_from_pool(request, counted_sheets.count_sheets, data.sheets, data.layout)


router = Router("/api", route_handlers=[count_sheets])
