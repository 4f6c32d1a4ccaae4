"""The games of one player over HTTP: unfinished and finished ones, what was reached, and all records in one file."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import Annotated, Any, Literal

from litestar import Response, Router, get, post
from litestar.datastructures import State
from litestar.params import PathParameter, QueryParameter
from litestar.response import Stream

from ...hosting.codes import PATTERN
from ...hosting.finished_games import sheet_key
from ...hosting.not_now import NotNow
from ...hosting.texts.text_answers import steps_of
from ...hosting.tokens import token_hash
from ...hosting.views.timeline import Timeline
from ...rules.library import SIDES
from ..addresses import visitor
from ..challenges.challenge_registry import challenge_of
from ..identity import key_in, player_of
from ..players.export import zipped_records
from ..players.game_list import COMPARED, GameList, OpenTable
from ..store.challenge_contract import StoredChallenge
from ..store.game_contract import StoredGame, StoredOpenRun, StoredRunGame, StoredTableGame
from ..work.encoded import encoded
from ..work.shared import Shared
from .pooled_work import AnyRequest, as_json, in_pool, unless_gone

MOST_GAMES = 100
"""In one answer."""
MOST_START = 2**31
PRIVATE = {"cache-control": "no-store"}
FILE_NAME = "pennypapers-games.zip"

Kind = Literal["solo", "table", "challenge", "daily"]
GameId = Annotated[str, PathParameter(pattern="^[0-9a-f]{32}(?!\\n)$", description="A game, as in the list")]


@dataclass(frozen=True, slots=True)
class OpenGame:
    """A game that is not over. `code` is that of its table; a run has its `challenge` and `attempt`. `goes_on` is false
    if only the device that took the seat can go on. `last` is when it was last played, in seconds since 1970."""

    kind: Kind
    code: str
    adventure: str
    side: str | None
    phase: str
    turn: int
    names: list[str]
    title: str
    day: str | None
    challenge: str | None
    attempt: int
    goes_on: bool
    last: float


@dataclass(frozen=True, slots=True)
class FinishedGameLook:
    """A game that is over. One at a table has the `names` of the others and one's place among all `players`, and with
    `game` a record; a run has its `challenge`, `run` and `attempt`, and as a first one the place it has now. `side` is
    null for a layout that is not built in."""

    kind: Kind
    adventure: str
    side: str | None
    layout_name: str
    finished: float
    stars: int
    rank: str | None
    place: int | None
    players: int
    names: list[str]
    title: str
    day: str | None
    game: str | None
    challenge: str | None
    run: int | None
    attempt: int


@dataclass(frozen=True, slots=True)
class GamesPage:
    """The latest first."""

    total: int
    start: int
    games: list[FinishedGameLook]


@dataclass(frozen=True, slots=True)
class SheetLook:
    """What was reached on one side; `side` is null for layouts that are not built in."""

    adventure: str
    side: str | None
    games: int
    best: int
    mean: float


@dataclass(frozen=True, slots=True)
class RankLook:
    rank: str
    games: int


@dataclass(frozen=True, slots=True)
class AgainstLook:
    """The mean of one's stars minus the bot's in first runs with the same dice; `error` is its standard error, null for
    a single game."""

    bot: str
    games: int
    mean: float
    error: float | None


@dataclass(frozen=True, slots=True)
class GamesSummary:
    """Practice runs are left out."""

    sheets: list[SheetLook]
    ranks: list[RankLook]
    against: AgainstLook | None


@dataclass(frozen=True, slots=True)
class OwnSeat:
    """`token` is that of one's seat, at this device too."""

    code: str
    token: str
    adventure: str
    name: str
    is_solo: bool


@get("/games", summary="Finished games, the latest first")
async def finished_games(
    request: AnyRequest,
    state: State,
    start: Annotated[int, QueryParameter(gt=-1, lt=MOST_START)] = 0,
    count: Annotated[int, QueryParameter(gt=0, le=MOST_GAMES)] = 20,
) -> GamesPage:
    key = key_in(request.cookies)
    if key is None:
        return GamesPage(0, start, [])
    found = await _games(state).games(key, start, count)
    return GamesPage(await _games(state).count(key), start, [_finished(game) for game in found])


@get("/games/unfinished", summary="Games that are not over, last played first")
async def unfinished_games(request: AnyRequest, state: State) -> list[OpenGame]:
    key = key_in(request.cookies)
    if key is None:
        return []
    tables = [_open_table(each) for each in await _games(state).open_tables(key)]
    runs = [_open_run(each) for each in await _games(state).open_runs(key)]
    return sorted([*tables, *runs], key=lambda game: game.last, reverse=True)


@get("/games/summary", summary="What was reached, and how far one is from a bot with the same dice")
async def summary_of_games(request: AnyRequest, state: State) -> GamesSummary:
    key = key_in(request.cookies)
    if key is None:
        return GamesSummary([], [], None)
    games = _games(state)
    against = await games.against_bot(key)
    return GamesSummary(
        [SheetLook(*_sheet(each.sheet), each.games, each.best, each.mean) for each in await games.sums(key)],
        [RankLook(rank, count) for rank, count in (await games.ranks(key)).items()],
        AgainstLook(COMPARED, against.games, against.mean, against.error) if against else None,
    )


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
    return await _games(state).record(_key(request), game)


@get("/games/{game:str}/steps", summary="A finished game at a table step by step, for a replay")
async def steps_of_game(game: GameId, request: AnyRequest, state: State) -> Response[Timeline]:
    record = await _games(state).record(_key(request), game)
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
    token = await _games(state).token(_key(request), code)
    session = await state.registry.find_for(token, code)
    hosted = session.hosted
    seat = hosted.seat_of(token_hash(token))
    name = hosted.seats[seat].name if seat is not None else hosted.latecomer_of(token_hash(token)) or ""
    return OwnSeat(session.stored.code, token, hosted.created.adventure, name, len(hosted.seats) == 1)


def _finished(game: StoredGame) -> FinishedGameLook:
    return _of_table(game) if isinstance(game, StoredTableGame) else _of_run(game)


def _of_table(game: StoredTableGame) -> FinishedGameLook:
    adventure, side = _sheet(game.sheet)
    is_solo = game.rank is not None
    return FinishedGameLook(
        kind="solo" if is_solo else "table",
        adventure=adventure,
        side=side,
        layout_name=game.layout,
        finished=game.finished,
        stars=game.stars,
        rank=game.rank,
        place=None if is_solo else game.place,
        players=len(game.names),
        names=[name for seat, name in enumerate(game.names) if seat != game.seat],
        title="",
        day=None,
        game=game.table if game.has_record else None,
        challenge=None,
        run=None,
        attempt=1,
    )


def _of_run(game: StoredRunGame) -> FinishedGameLook:
    challenge = challenge_of(StoredChallenge(game.challenge, game.text, 0))
    adventure, side = _sheet(sheet_key(challenge.layout))
    return FinishedGameLook(
        kind="daily" if game.day else "challenge",
        adventure=adventure,
        side=side,
        layout_name=challenge.layout.name,
        finished=game.finished,
        stars=game.stars,
        rank=game.rank,
        place=game.place,
        players=1,
        names=[],
        title=challenge.title,
        day=game.day,
        game=None,
        challenge=game.challenge,
        run=game.number,
        attempt=game.attempt,
    )


def _open_table(found: OpenTable) -> OpenGame:
    hosted = found.session.hosted
    adventure, side = _sheet(sheet_key(hosted.layout))
    return OpenGame(
        kind="solo" if len(hosted.seats) == 1 and hosted.created.seats_wanted == 1 else "table",
        code=found.session.stored.code,
        adventure=adventure,
        side=side,
        phase=hosted.phase,
        turn=hosted.game.turns + 1 if hosted.game else 0,
        names=[seat.name for number, seat in enumerate(hosted.seats) if number != found.seat],
        title="",
        day=None,
        challenge=None,
        attempt=1,
        goes_on=found.goes_on,
        last=found.touched,
    )


def _open_run(found: StoredOpenRun) -> OpenGame:
    challenge = challenge_of(StoredChallenge(found.challenge, found.text, 0))
    adventure, side = _sheet(sheet_key(challenge.layout))
    return OpenGame(
        kind="daily" if found.day else "challenge",
        code=found.code,
        adventure=adventure,
        side=side,
        phase="playing",
        turn=0,
        names=[],
        title=challenge.title,
        day=found.day,
        challenge=found.challenge,
        attempt=found.attempt,
        goes_on=True,
        last=found.touched,
    )


def _sheet(sheet: str) -> tuple[str, str | None]:
    """The adventure and the side of a sheet."""
    adventure, _, side = sheet.partition(" ")
    return adventure, side if side in SIDES else None


def _key(request: AnyRequest) -> str:
    """The key of a visitor who asks for what is theirs."""
    key = key_in(request.cookies)
    if key is None:
        raise NotNow("me")
    return key


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
