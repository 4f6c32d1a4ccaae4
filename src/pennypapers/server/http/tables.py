"""Tables over HTTP: open one, look at it, take a seat, get its record, its timeline and the check of its dice."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import Annotated

import msgspec
from litestar import Request, Router, delete, get, post
from litestar.datastructures import State
from litestar.params import JSONBody, PathParameter
from msgspec import Meta

from ...bots import BOTS
from ...hosting import messages as wire
from ...hosting import requests, sizes
from ...hosting.codes import PATTERN
from ...hosting.decide import Actor, actor, host_request, take_over, take_seat, token_hash
from ...hosting.decide_request import decide_with_token
from ...hosting.late import come_late
from ...hosting.not_now import NotNow
from ...hosting.timeline import Timeline
from ...hosting.views import late_views, seat_views
from ...notation.record import Record, write_record
from ...rules.library import ADVENTURES, SIDES, builtin_layout
from ...table.table import MOST_SEATS
from ..session.table_registry import TableRegistry, Wish, new_entropy, new_token
from ..session.table_session import TableSession
from ..session.timelines import Timelines
from .qr import qr_of_table
from .texts import DiceCheck, checked

Code = Annotated[str, PathParameter(pattern=PATTERN, description="The letters of the table")]
SeatInPath = Annotated[
    int, PathParameter(gt=-1, lt=MOST_SEATS)
]  # Litestar loses a minimum of 0 on the way to the schema


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    """`layout` is front, back, or the text of a layout of your own; `clock` is seconds a turn."""

    adventure: Annotated[str, Meta(max_length=20)]
    layout: Annotated[str, Meta(max_length=sizes.LONGEST_LAYOUT)] = "front"
    options: Annotated[str, Meta(max_length=sizes.LONGEST_WORD)] = ""
    clock: Annotated[float, Meta(ge=sizes.SHORTEST_CLOCK, le=sizes.LONGEST_CLOCK)] | None = None
    seats_wanted: Annotated[int, Meta(ge=1, le=MOST_SEATS)] | None = None


@dataclass(frozen=True, slots=True)
class OpenedTable:
    """`token` is the host's: keep it, and send it as 'Authorization: Bearer …'."""

    code: str
    token: str


@dataclass(frozen=True, slots=True)
class TableLook:
    code: str
    phase: str
    adventure: str
    layout: str
    options: str
    seal: str
    seats: tuple[wire.SeatView, ...]
    locked: bool
    turns: int
    late: tuple[wire.LateView, ...]


class NewSeat(msgspec.Struct, forbid_unknown_fields=True):
    """A name, or the number of a bot's seat to go on with; `entropy` is the player's own luck for the dice, in hex.

    With `catch_up` a running game is joined later: its closed turns are played on a fresh sheet first.
    """

    name: Annotated[str, Meta(max_length=sizes.LONGEST_WORD)] = ""
    take_over: Annotated[int, Meta(gt=-1, lt=MOST_SEATS)] | None = None
    catch_up: bool = False
    entropy: Annotated[str, Meta(pattern="^([0-9a-f]{2}){0,64}(?!\\n)$")] = ""


@dataclass(frozen=True, slots=True)
class TakenSeat:
    """`seat` is null for a latecomer, who has to catch up first."""

    seat: int | None
    token: str


class NewBot(msgspec.Struct, forbid_unknown_fields=True):
    """`bot` is one of those at `/api/bots`; the usual one if none is named."""

    name: Annotated[str, Meta(max_length=sizes.LONGEST_WORD)] = ""
    bot: Annotated[str, Meta(max_length=sizes.LONGEST_WORD)] = ""


@dataclass(frozen=True, slots=True)
class LayoutLook:
    adventure: str
    name: str
    text: str


@post("/tables", summary="Open a table")
async def open_table(data: JSONBody[NewTable], state: State) -> OpenedTable:
    wish = Wish(data.adventure, data.layout, data.options, data.clock, data.seats_wanted)
    session, token = await _registry(state).open(wish)
    return OpenedTable(session.stored.code, token)


@get("/tables/{code:str}", summary="Look at a table")
async def look_at_table(code: Code, state: State) -> TableLook:
    return _look(await _registry(state).find(code))


@post("/tables/{code:str}/seats", summary="Take a seat")
async def sit_down(
    code: Code, data: JSONBody[NewSeat], request: Request[object, object, State], state: State
) -> TakenSeat:
    session = await _registry(state).find(code)
    opener = _who(session, request)  # a wrong token is refused before anything happens
    token, seed = new_token(), session.stored.seed
    hashed = token_hash(token)
    if data.take_over is not None:
        await session.submit(partial(take_over, seat=data.take_over, hashed=hashed))
    elif data.catch_up:
        await session.submit(partial(come_late, name=data.name, hashed=hashed, seed=seed))
    else:
        entropy = data.entropy or new_entropy()
        await session.submit(partial(take_seat, name=data.name, hashed=hashed, entropy=entropy))
    taken = session.hosted.seat_of(hashed)
    if taken is not None and opener.is_host and session.hosted.host is None:
        await session.submit(partial(host_request, who=opener, request=requests.PassHost(seat=taken), seed=seed))
    return TakenSeat(taken, token)


@post("/tables/{code:str}/bots", summary="Add a bot (host)")
async def add_bot(
    code: Code, data: JSONBody[NewBot], request: Request[object, object, State], state: State
) -> TableLook:
    session = await _registry(state).find(code)
    await _ask(session, request, requests.AddBot(name=data.name, bot=data.bot))
    return _look(session)


@delete("/tables/{code:str}/seats/{seat:int}", summary="Remove a player or a bot (host)", status_code=200)
async def remove_seat(code: Code, seat: SeatInPath, request: Request[object, object, State], state: State) -> TableLook:
    session = await _registry(state).find(code)
    await _ask(session, request, requests.Remove(seat=seat))
    return _look(session)


@get("/tables/{code:str}/record", summary="The record of a table", media_type="text/plain")
async def record_of_table(code: Code, state: State) -> str:
    session = await _registry(state).find(code)
    return write_record(_recorded(session))


@get("/tables/{code:str}/steps", summary="A table step by step, for a replay")
async def steps_of_table(code: Code, state: State) -> Timeline:
    session = await _registry(state).find(code)
    _recorded(session)  # refuses if there is no record
    steps: Timelines = state.timelines
    return await steps.of(session)


@get("/tables/{code:str}/verify", summary="Check the dice of a finished table")
async def verify_table(code: Code, state: State) -> DiceCheck:
    session = await _registry(state).find(code)
    if session.hosted.seed is None:
        raise NotNow("playing.seed")
    return checked(_recorded(session))


@get("/bots", summary="The bots, weakest first")
async def bots() -> list[str]:
    return list(BOTS)


@get("/layouts", summary="The built-in layouts")
async def layouts() -> list[LayoutLook]:
    return [LayoutLook(key, side, str(builtin_layout(key, side))) for key in ADVENTURES for side in SIDES]


async def _ask(session: TableSession, request: Request[object, object, State], wanted: requests.TableRequest) -> None:
    """Make a request of the table as whoever holds the token of an HTTP request."""
    await session.submit(partial(decide_with_token, token=_bearer(request), request=wanted, seed=session.stored.seed))


def _recorded(session: TableSession) -> Record:
    """The record of the players on screens; refused if paper leaves fewer than two of them."""
    hosted = session.hosted
    if hosted.game is None:
        raise NotNow("lobby")
    if hosted.game.paper and len(hosted.seats) - len(hosted.game.paper) < 2:
        raise NotNow("paper.record")
    return hosted.record()


def _look(session: TableSession) -> TableLook:
    hosted = session.hosted
    return TableLook(
        code=session.stored.code,
        phase=hosted.phase,
        adventure=hosted.created.adventure,
        layout=hosted.layout.name,
        options=hosted.created.options,
        seal=hosted.created.seal,
        seats=seat_views(hosted, session.here()),
        locked=hosted.locked,
        turns=hosted.game.turns if hosted.game else 0,
        late=late_views(hosted),
    )


def _registry(state: State) -> TableRegistry:
    registry = state.registry
    assert isinstance(registry, TableRegistry)
    return registry


def _bearer(request: Request[object, object, State]) -> str | None:
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    return token if scheme.lower() == "bearer" and token else None


def _who(session: TableSession, request: Request[object, object, State]) -> Actor:
    return actor(session.hosted, _bearer(request))


router = Router(
    "/api",
    route_handlers=[
        open_table,
        look_at_table,
        sit_down,
        add_bot,
        remove_seat,
        record_of_table,
        steps_of_table,
        verify_table,
        qr_of_table,
        bots,
        layouts,
    ],
)
