"""The rules by clause over HTTP."""

from __future__ import annotations

from litestar import Router, get

from ..answers import rules as answers
from ..answers.rules import ClauseLook


@get("/rules", summary="The rules by clause, in English")
async def rules() -> list[ClauseLook]:
    return answers.rules()


router = Router("/api", route_handlers=[rules])
