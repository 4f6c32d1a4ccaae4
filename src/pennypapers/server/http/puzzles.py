"""Puzzles over HTTP. The server keeps nothing of who plays them: a request has all turns so far."""

from __future__ import annotations

from typing import Annotated

from litestar import Response, Router, get, post
from litestar.datastructures import State
from litestar.params import JSONBody, PathParameter

from ...hosting.protocol import answers
from ...hosting.texts import puzzle_answers
from ...hosting.texts.puzzle_answers import PuzzleList, PuzzleTurn, PuzzleView
from ...puzzles import puzzle_of_the_day
from ..answers.bodies import PuzzleExplainIn, PuzzlePlayIn
from ..challenges.dailies import Dailies
from .pooled_work import AnyRequest, json_from_pool

Name = Annotated[str, PathParameter(max_length=20, description="Such as valley-17")]


@get("/puzzles", summary="All puzzles, and the one of today")
async def list_of_puzzles(request: AnyRequest, state: State) -> Response[PuzzleList]:
    dailies: Dailies = state.dailies
    day = dailies.today
    return await json_from_pool(request, puzzle_answers.puzzle_list, day.isoformat(), puzzle_of_the_day(day).key)


@get("/puzzles/{puzzle:str}", summary="A puzzle: its sheet and its rolls")
async def one_puzzle(puzzle: Name, request: AnyRequest) -> Response[PuzzleView]:
    return await json_from_pool(request, puzzle_answers.puzzle_view, puzzle)


@post(
    "/puzzles/{puzzle:str}/play",
    summary="Play a puzzle: what may come next, or how good the finish is",
    status_code=200,
)
async def play_puzzle(puzzle: Name, data: JSONBody[PuzzlePlayIn], request: AnyRequest) -> Response[PuzzleTurn]:
    return await json_from_pool(request, puzzle_answers.puzzle_turn, puzzle, data.turns, data.marks, data.spaces)


@post("/puzzles/{puzzle:str}/explain", summary="Why the sheet of a puzzle is worth what it is", status_code=200)
async def explain_puzzle(
    puzzle: Name, data: JSONBody[PuzzleExplainIn], request: AnyRequest
) -> Response[answers.Explained]:
    return await json_from_pool(request, puzzle_answers.puzzle_explained, puzzle, data.turns, data.marks)


router = Router("/api", route_handlers=[list_of_puzzles, one_puzzle, play_puzzle, explain_puzzle])
