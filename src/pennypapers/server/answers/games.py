"""The games of one player: unfinished and finished ones, what was reached, and their own seat at a table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from ...hosting.finished_games import sheet_key
from ...hosting.not_now import NotNow
from ...hosting.tokens import token_hash
from ...rules.library import SIDES
from ..challenges.challenge_text import challenge_of
from ..players.game_list import COMPARED, GameList, OpenTable
from ..session.table_registry import TableRegistry
from ..store.challenge_contract import StoredChallenge
from ..store.game_contract import StoredGame, StoredOpenRun, StoredRunGame, StoredTableGame

Kind = Literal["solo", "table", "challenge", "daily"]


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


async def finished_games(games: GameList, key: str | None, start: int, count: int) -> GamesPage:
    if key is None:
        return GamesPage(0, start, [])
    found = await games.games(key, start, count)
    return GamesPage(await games.count(key), start, [_finished(game) for game in found])


async def unfinished_games(games: GameList, key: str | None) -> list[OpenGame]:
    if key is None:
        return []
    tables = [_open_table(each) for each in await games.open_tables(key)]
    runs = [_open_run(each) for each in await games.open_runs(key)]
    return sorted([*tables, *runs], key=lambda game: game.last, reverse=True)


async def summary_of_games(games: GameList, key: str | None) -> GamesSummary:
    if key is None:
        return GamesSummary([], [], None)
    against = await games.against_bot(key)
    return GamesSummary(
        [SheetLook(*_sheet(each.sheet), each.games, each.best, each.mean) for each in await games.sums(key)],
        [RankLook(rank, count) for rank, count in (await games.ranks(key)).items()],
        AgainstLook(COMPARED, against.games, against.mean, against.error) if against else None,
    )


async def record_of_game(games: GameList, key: str | None, game: str) -> str:
    return await games.record(known(key), game)


async def own_seat(registry: TableRegistry, games: GameList, key: str | None, code: str) -> OwnSeat:
    token = await games.token(known(key), code)
    session = await registry.find_for(token, code)
    hosted = session.hosted
    seat = hosted.seat_of(token_hash(token))
    name = hosted.seats[seat].name if seat is not None else hosted.latecomer_of(token_hash(token)) or ""
    return OwnSeat(session.stored.code, token, hosted.created.adventure, name, len(hosted.seats) == 1)


def known(key: str | None) -> str:
    """The key of a visitor who asks for what is theirs."""
    if key is None:
        raise NotNow("me")
    return key


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
