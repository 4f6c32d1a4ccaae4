"""The games of one player over HTTP: unfinished and finished ones, what was reached, and all records in one file."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Any

from litestar import Response, Router, get, post
from litestar.datastructures import State
from litestar.params import PathParameter, QueryParameter
from litestar.response import Stream

from ...hosting.codes import PATTERN
from ...hosting.not_now import NotNow
from ...hosting.texts.text_answers import steps_of
from ...hosting.views.timeline import Timeline
from ..addresses import visitor
from ..answers import games as answers
from ..answers.games import GamesPage, GamesSummary, OpenGame, OwnSeat
from ..identity import key_in, player_of
from ..players.export import zipped_records
from ..players.game_list import GameList
from ..work.encoded import encoded
from ..work.shared import Shared
from .pooled_work import AnyRequest, as_json, in_pool, unless_gone

MOST_GAMES = 100
"""In one answer."""
MOST_START = 2**31
PRIVATE = {"cache-control": "no-store"}
FILE_NAME = "pennypapers-games.zip"

GameId = Annotated[str, PathParameter(pattern="^[0-9a-f]{32}(?!\\n)$", description="A game, as in the list")]


@get("/games", summary="Finished games, the latest first")
async def finished_games(
    request: AnyRequest,
    state: State,
    start: Annotated[int, QueryParameter(gt=-1, lt=MOST_START)] = 0,
    count: Annotated[int, QueryParameter(gt=0, le=MOST_GAMES)] = 20,
) -> GamesPage:
    return await answers.finished_games(_games(state), key_in(request.cookies), start, count)


@get("/games/unfinished", summary="Games that are not over, last played first")
async def unfinished_games(request: AnyRequest, state: State) -> list[OpenGame]:
    return await answers.unfinished_games(_games(state), key_in(request.cookies))


@get("/games/summary", summary="What was reached, and how far one is from a bot with the same dice")
async def summary_of_games(request: AnyRequest, state: State) -> GamesSummary:
    return await answers.summary_of_games(_games(state), key_in(request.cookies))


@get("/games/records.zip", summary="The records of all finished games in one file", media_type="application/zip")
async def all_records(request: AnyRequest, state: State) -> Stream:
    if not state.exports.take(visitor(request.client)):
        raise NotNow("slowly")
    player = player_of(key_in(request.cookies))
    headers = {"content-disposition": f'attachment; filename="{FILE_NAME}"'}
    made = zipped_records(state.registry.store.games, player)
    return Stream(made, media_type="application/zip", headers=headers)


@get("/games/{game:str}/record", summary="The record of a finished game at a table", media_type="text/plain")
async def record_of_game(game: GameId, request: AnyRequest, state: State) -> str:
    return await answers.record_of_game(_games(state), key_in(request.cookies), game)


@get("/games/{game:str}/steps", summary="A finished game at a table step by step, for a replay")
async def steps_of_game(game: GameId, request: AnyRequest, state: State) -> Response[Timeline]:
    record = await answers.record_of_game(_games(state), key_in(request.cookies), game)
    kept: Shared[str, bytes] = state.run_answers
    work = partial(in_pool, request, encoded, steps_of, record, None)
    answer: Response[Any] = as_json(await unless_gone(request, kept.get(record, work)))
    return answer


@post("/tables/{code:str}/seat", summary="One's own seat at a table, for another device", status_code=200)
async def own_seat(
    code: Annotated[str, PathParameter(pattern=PATTERN, description="The letters of the table")],
    request: AnyRequest,
    state: State,
) -> OwnSeat:
    return await answers.own_seat(state.registry, _games(state), key_in(request.cookies), code)


def _games(state: State) -> GameList:
    games = state.game_list
    assert isinstance(games, GameList)
    return games


router = Router(
    "/api",
    route_handlers=[
        finished_games,
        unfinished_games,
        summary_of_games,
        all_records,
        record_of_game,
        steps_of_game,
        own_seat,
    ],
    response_headers=PRIVATE,
)
