"""The coach over HTTP: what the dice of a finished game could have brought, what was luck and what was choice."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from litestar import Response, Router, delete, get, post
from litestar.datastructures import State
from litestar.params import JSONBody, PathParameter
from msgspec import Meta

from ...coach.analysis import Analysis
from ...hosting.not_now import NotNow
from ...hosting.protocol import sizes
from ...hosting.texts.past_positions import PastPosition, past_position
from ..addresses import visitor
from ..analyses import analysis_registry
from ..analyses.analysis_registry import AnalysisRegistry
from ..analyses.coach_work import HindsightView, TriedTurn, finished_game
from ..answers.refusals import Refusal
from .allowed_methods import answer_to_options
from .pooled_work import AnyRequest, as_json, in_pool, json_from_pool, unless_gone

Id = Annotated[str, PathParameter(pattern="^[0-9a-f]{32}$")]


class GameIn(msgspec.Struct, forbid_unknown_fields=True):
    """The record of a finished game; if it names a layout that is not built in and does not carry it, that layout."""

    record: Annotated[str, Meta(max_length=sizes.LONGEST_RECORD)]
    layout: Annotated[str, Meta(max_length=sizes.LONGEST_LAYOUT)] | None = None
    player: Annotated[str, Meta(max_length=sizes.LONGEST_WORD)] | None = None
    """Whose turns are analysed; who plays alone need not be named."""


class PositionIn(msgspec.Struct, forbid_unknown_fields=True):
    """A turn of a record that a player would play otherwise, with the marks written so far."""

    record: Annotated[str, Meta(max_length=sizes.LONGEST_RECORD)]
    player: Annotated[str, Meta(max_length=sizes.LONGEST_WORD)]
    turn: Annotated[int, Meta(ge=1, le=sizes.LONGEST_RECORD)]
    marks: Annotated[str, Meta(max_length=sizes.LONGEST_MARKS)] = ""
    spaces: Annotated[str, Meta(max_length=sizes.LONGEST_MARKS)] = ""
    """Only discoveries that hold all of these are listed."""
    layout: Annotated[str, Meta(max_length=sizes.LONGEST_LAYOUT)] | None = None


class TryIn(msgspec.Struct, forbid_unknown_fields=True):
    """A turn of a record as a player would play it now."""

    record: Annotated[str, Meta(max_length=sizes.LONGEST_RECORD)]
    player: Annotated[str, Meta(max_length=sizes.LONGEST_WORD)]
    turn: Annotated[int, Meta(ge=1, le=sizes.LONGEST_RECORD)]
    marks: Annotated[str, Meta(max_length=sizes.LONGEST_MARKS)]
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
    analysis: Analysis | None
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
    game = await unless_gone(request, in_pool(request, finished_game, data.record, data.layout, data.player))
    return _look(registry.begin(game, visitor(request.client)))


@post("/analyses/positions", summary="What may be written in a turn of a record", status_code=200)
async def look_at_position(data: JSONBody[PositionIn], request: AnyRequest) -> Response[PastPosition]:
    asked = (data.record, data.layout, data.player, data.turn, data.marks, data.spaces)
    return await json_from_pool(request, past_position, *asked)


@post("/analyses/tries", summary="What a turn of a record would be worth if it were played otherwise", status_code=200)
async def try_turn(data: JSONBody[TryIn], request: AnyRequest, state: State) -> Response[TriedTurn]:
    """It is given up when the client hangs up."""
    registry: AnalysisRegistry = state.analyses
    if registry.tries is None:
        raise NotNow("analysis.missing")
    asked = (data.record, data.layout, data.player, data.turn, data.marks)
    return as_json(await unless_gone(request, registry.tries(visitor(request.client), asked)))


@get("/analyses/{id:str}", summary="What the coach has found so far")
async def look_at_analysis(id: Id, request: AnyRequest, state: State) -> Response[AnalysisLook]:
    """An analysis goes on for as long as somebody looks now and then."""
    registry: AnalysisRegistry = state.analyses
    return _look(registry.look(id, visitor(request.client)))


@delete("/analyses/{id:str}", summary="Give an analysis up, unless others wait for it")
async def leave_analysis(id: Id, request: AnyRequest, state: State) -> None:
    registry: AnalysisRegistry = state.analyses
    registry.leave(id, visitor(request.client))


def _look(analysis: analysis_registry.Analysis) -> Response[Any]:
    error = analysis.error
    look = {
        "id": analysis.id,
        "state": analysis.state,
        "progress": round(analysis.progress, 3),
        "hindsight": _found(analysis, "hindsight"),
        "analysis": _found(analysis, "analysis"),
        "error": Refusal(error.code, error.says, facts=error.facts) if error else None,
    }
    return as_json(msgspec.json.encode(look))


def _found(analysis: analysis_registry.Analysis, stage: str) -> msgspec.Raw | None:
    found = analysis.found.get(stage)
    return None if found is None else msgspec.Raw(found)


AT_ALL = (look_at_coach, begin_analysis)
AT_ONE = (look_at_analysis, leave_analysis)

router = Router(
    "/api",
    route_handlers=[
        answer_to_options("/analyses", AT_ALL),
        *AT_ALL,
        answer_to_options("/analyses/{id:str}", AT_ONE),
        *AT_ONE,
        look_at_position,
        try_turn,
    ],
)
