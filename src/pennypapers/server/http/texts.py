"""Texts that are sent: score a sheet; replay, score and show a record, and check its dice."""

from __future__ import annotations

from litestar import Response, Router, post
from litestar.params import JSONBody

from ...hosting.texts import text_answers
from ...hosting.texts.text_answers import DiceCheck, SheetScore
from ...hosting.views.timeline import Timeline
from ...table.game_score import GameScore
from ..answers.bodies import TextIn
from .pooled_work import AnyRequest, json_from_pool


@post("/score", summary="Count a sheet", status_code=200)
async def score_sheet(data: JSONBody[TextIn], request: AnyRequest) -> Response[SheetScore]:
    return await json_from_pool(request, text_answers.score_of, data.text, data.layout)


@post("/replay", summary="Check a record and count it", status_code=200)
async def replay_record(data: JSONBody[TextIn], request: AnyRequest) -> Response[GameScore]:
    return await json_from_pool(request, text_answers.replay_of, data.text, data.layout)


@post("/steps", summary="A record step by step, for a replay", status_code=200)
async def steps_of_record(data: JSONBody[TextIn], request: AnyRequest) -> Response[Timeline]:
    return await json_from_pool(request, text_answers.steps_of, data.text, data.layout)


@post("/verify", summary="Check the dice of a record", status_code=200)
async def verify_record(data: JSONBody[TextIn], request: AnyRequest) -> Response[DiceCheck]:
    return await json_from_pool(request, text_answers.checks_of, data.text, data.layout)


text_router = Router("/api", route_handlers=[score_sheet, replay_record, steps_of_record, verify_record])
