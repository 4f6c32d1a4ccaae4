"""The coach over HTTP: what the dice of a finished game could have brought."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from litestar import Response, Router, delete, get, post
from litestar.datastructures import State
from litestar.params import JSONBody, PathParameter
from msgspec import Meta

from ...hosting.not_now import NotNow
from ...hosting.protocol import sizes
from ..addresses import visitor
from ..analyses.analysis_registry import Analysis, AnalysisRegistry
from ..analyses.coach_work import HindsightView, finished_game
from .openapi import Refusal
from .pooled_work import AnyRequest, as_json, in_pool, unless_gone

Id = Annotated[str, PathParameter(pattern="^[0-9a-f]{32}$")]


class GameIn(msgspec.Struct, forbid_unknown_fields=True):
    """The record of a finished game; if it names a layout that is not built in and does not carry it, that layout."""

    record: Annotated[str, Meta(max_length=sizes.LONGEST_RECORD)]
    layout: Annotated[str, Meta(max_length=sizes.LONGEST_LAYOUT)] | None = None


class CoachLook(msgspec.Struct):
    """`offered` says whether this server has a coach."""

    offered: bool


class AnalysisLook(msgspec.Struct):
    """What is known so far. `progress` goes from 0 to 1; `error` is a refusal if it failed."""

    id: str
    state: Literal["queued", "running", "done", "failed"]
    progress: float
    hindsight: HindsightView | None
    error: Refusal | None


@get("/analyses", summary="Whether this server has a coach")
async def look_at_coach(state: State) -> CoachLook:
    registry: AnalysisRegistry = state.analyses
    return CoachLook(registry.is_offered)


@post("/analyses", summary="Have a finished game looked at", status_code=200)
async def begin_analysis(data: JSONBody[GameIn], request: AnyRequest, state: State) -> Response[AnalysisLook]:
    """The same game has the same id, so that it is looked at once, whoever asks."""
    registry: AnalysisRegistry = state.analyses
    if not registry.is_offered:
        raise NotNow("analysis.missing")
    game = await unless_gone(request, in_pool(request, finished_game, data.record, data.layout))
    return _look(registry.begin(game, visitor(request.client)))


@get("/analyses/{id:str}", summary="What the coach has found so far")
async def look_at_analysis(id: Id, request: AnyRequest, state: State) -> Response[AnalysisLook]:
    """An analysis goes on for as long as somebody looks now and then."""
    registry: AnalysisRegistry = state.analyses
    return _look(registry.look(id, visitor(request.client)))


@delete("/analyses/{id:str}", summary="Give an analysis up, unless others wait for it")
async def leave_analysis(id: Id, request: AnyRequest, state: State) -> None:
    registry: AnalysisRegistry = state.analyses
    registry.leave(id, visitor(request.client))


def _look(analysis: Analysis) -> Response[Any]:
    error = analysis.error
    look = {
        "id": analysis.id,
        "state": analysis.state,
        "progress": round(analysis.progress, 3),
        "hindsight": _found(analysis, "hindsight"),
        "error": Refusal(error.code, error.says, facts=error.facts) if error else None,
    }
    return as_json(msgspec.json.encode(look))


def _found(analysis: Analysis, stage: str) -> msgspec.Raw | None:
    found = analysis.found.get(stage)
    return None if found is None else msgspec.Raw(found)


router = Router("/api", route_handlers=[look_at_coach, begin_analysis, look_at_analysis, leave_analysis])
