"""Tables over HTTP: open one, look at it, take a seat, get its record, its timeline and the check of its dice."""

from __future__ import annotations

from asyncio import to_thread
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Annotated, Any, Literal

import msgspec
from litestar import Response, Router, delete, get, post
from litestar.datastructures import State
from litestar.params import JSONBody, PathParameter
from msgspec import Meta

from ...bots import BOTS
from ...hosting.actor import actor
from ...hosting.codes import PATTERN
from ...hosting.decisions.decide import host_request, take_over, take_seat
from ...hosting.decisions.decide_request import decide_with_token
from ...hosting.decisions.late import come_late
from ...hosting.not_now import NotNow
from ...hosting.protocol import messages as wire
from ...hosting.protocol import requests, sizes
from ...hosting.texts.text_answers import DiceCheck, checks_of, steps_of
from ...hosting.tokens import token_hash
from ...hosting.views.table_views import late_views, seat_views
from ...hosting.views.timeline import Timeline
from ...notation.record import Record, write_record
from ...rules.adventure import MOST_SEATS
from ...rules.library import ADVENTURES, SIDES, builtin_layout
from ..addresses import visitor
from ..identity import key_in, player_of, run_token, seat_token
from ..session.pending_decision import Decision, Pay
from ..session.request_decision import PLAYS
from ..session.table_registry import TableRegistry, Wish, new_token
from ..session.table_session import TableSession
from ..work.encoded import encoded
from ..work.shared import Shared
from .pooled_work import AnyRequest, as_json, in_pool, unless_gone
from .qr import qr_of_table

Code = Annotated[str, PathParameter(pattern=PATTERN, description="The letters of the table")]
SeatInPath = Annotated[int, PathParameter(gt=-1, lt=MOST_SEATS)]  # Litestar leaves a minimum of 0 out of the schema


RecordKey = tuple[Callable[[Record], object], str, tuple[str, ...], int, int]
"""What is asked about a record, the code of its table, and what tells the record from earlier ones."""

RECORD_ANSWERS = 64
"""How many timelines and checks of tables are kept, and how many records."""


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    """`layout` is front, back, or the text of a layout of your own; `clock` is seconds a turn.

    `links` says before which rolls the players' devices are asked for the dice: `each`, as usual, or the `first`.
    """

    adventure: Annotated[str, Meta(max_length=20)]
    layout: Annotated[str, Meta(max_length=sizes.LONGEST_LAYOUT)] = "front"
    options: Annotated[str, Meta(max_length=sizes.LONGEST_WORD)] = ""
    clock: Annotated[float, Meta(ge=sizes.SHORTEST_CLOCK, le=sizes.LONGEST_CLOCK)] | None = None
    seats_wanted: Annotated[int, Meta(ge=1, le=MOST_SEATS)] | None = None
    links: Literal["", "each", "first"] = ""


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
    """A name, or the number of a bot's seat to go on with; `anchor` is that of the player's hash chain, in hex.

    Without an anchor the seat adds nothing to the dice; `entropy`, which version 1 of the dice took, is passed over.
    With `catch_up` a running game is joined later: its closed turns are played on a fresh sheet first. The game is
    listed among those of the player whose key comes with the request, unless `listed` is false.
    """

    name: Annotated[str, Meta(max_length=sizes.LONGEST_WORD)] = ""
    take_over: Annotated[int, Meta(gt=-1, lt=MOST_SEATS)] | None = None
    catch_up: bool = False
    anchor: Annotated[str, Meta(pattern="^[0-9a-f]{64}(?!\\n)$")] | None = None
    entropy: Annotated[str, Meta(pattern="^([0-9a-f]{2}){0,64}(?!\\n)$")] = ""
    listed: bool = True


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
    wish = Wish(data.adventure, data.layout, data.options, data.clock, data.seats_wanted, data.links)
    session, token = await _registry(state).open(wish)
    return OpenedTable(session.stored.code, token)


@get("/tables/{code:str}", summary="Look at a table")
async def look_at_table(code: Code, request: AnyRequest) -> TableLook:
    return _look(await _shown(request, code))


@post("/tables/{code:str}/seats", summary="Take a seat")
async def sit_down(code: Code, data: JSONBody[NewSeat], request: AnyRequest, state: State) -> TakenSeat:
    registry = _registry(state)
    session = await registry.find_for(bearer(request), code)
    opener = actor(session.hosted, bearer(request))  # a wrong token is refused before anything happens
    key, nonce = key_in(request.cookies) if data.listed else None, new_token()
    token, dealer, anchor = seat_token(key, nonce) if key else nonce, session.dealer, data.anchor
    hashed = token_hash(token)
    decide: Decision
    if data.take_over is not None:
        decide = partial(take_over, seat=data.take_over, hashed=hashed, anchor=anchor)
    elif data.catch_up:
        decide = partial(come_late, name=data.name, hashed=hashed, dealer=dealer, anchor=anchor)
    else:
        decide = partial(take_seat, name=data.name, hashed=hashed, anchor=anchor)
    games, table = registry.store.games, session.stored.table
    if key:  # before the seat is taken, so that no game is missing in a list
        await games.sit(table, player=player_of(key), hashed=hashed, nonce=nonce)
    try:
        await session.submit(decide, pay=_pay(request))
    except NotNow:
        if key:
            await games.leave(table, hashed)
        raise
    taken = session.hosted.seat_of(hashed)
    if taken is not None and opener.is_host and session.hosted.host is None:
        decide = partial(host_request, who=opener, request=requests.PassHost(seat=taken), dealer=dealer)
        await session.submit(decide, pay=_pay(request))
    return TakenSeat(taken, token)


@post("/tables/{code:str}/bots", summary="Add a bot (host)")
async def add_bot(code: Code, data: JSONBody[NewBot], request: AnyRequest, state: State) -> TableLook:
    session = await _registry(state).find_for(bearer(request), code)
    await _ask(session, request, requests.AddBot(name=data.name, bot=data.bot))
    return _look(session)


@delete("/tables/{code:str}/seats/{seat:int}", summary="Remove a player or a bot (host)", status_code=200)
async def remove_seat(code: Code, seat: SeatInPath, request: AnyRequest, state: State) -> TableLook:
    session = await _registry(state).find_for(bearer(request), code)
    await _ask(session, request, requests.Remove(seat=seat))
    return _look(session)


@get("/tables/{code:str}/record", summary="The record of a table", media_type="text/plain")
async def record_of_table(code: Code, request: AnyRequest, state: State) -> str:
    record = _recorded(await _shown(request, code))
    return await unless_gone(request, _text(state, code, record))


@get("/tables/{code:str}/steps", summary="A table step by step, for a replay")
async def steps_of_table(code: Code, request: AnyRequest) -> Response[Timeline]:
    session = await _shown(request, code)
    return await _about_record(request, steps_of, code, _recorded(session))


@get("/tables/{code:str}/verify", summary="Check the dice of a finished table")
async def verify_table(code: Code, request: AnyRequest) -> Response[DiceCheck]:
    session = await _shown(request, code)
    if session.hosted.is_run:
        raise NotNow("challenge.open")
    if session.hosted.phase != "over":
        await session.look()  # another process may have written the end
    if session.hosted.phase != "over":
        raise NotNow("playing.seed")
    return await _about_record(request, checks_of, code, _recorded(session))


@get("/bots", summary="The bots, weakest first")
async def bots() -> list[str]:
    return list(BOTS)


@get("/layouts", summary="The built-in layouts")
async def layouts() -> list[LayoutLook]:
    return [LayoutLook(key, side, str(builtin_layout(key, side))) for key in ADVENTURES for side in SIDES]


async def _about_record(
    request: AnyRequest, work: Callable[[str, str | None], object], code: str, record: Record
) -> Response[Any]:
    """Work on a table's record, done once for all who ask: at the end of a game the whole table may."""
    kept: Shared[RecordKey, bytes] = request.app.state.record_answers

    async def make() -> bytes:
        text = await _text(request.app.state, code, record)
        return await in_pool(request, encoded, work, text, None)

    return as_json(await unless_gone(request, kept.get(_key(work, code, record), make)))


async def _text(state: State, code: str, record: Record) -> str:
    """The text of a record, written in a thread.

    Another process gets the text too: to pickle a long record takes longer, and no other thread can run meanwhile.
    """
    kept: Shared[RecordKey, str] = state.records
    return await kept.get(_key(write_record, code, record), partial(to_thread, write_record, record))


def _key(work: Callable[..., object], code: str, record: Record) -> RecordKey:
    return (work, code.upper(), record.players, len(record.turns), len(record.extras))


async def _ask(session: TableSession, request: AnyRequest, wanted: requests.TableRequest) -> None:
    """Make a request of the table on behalf of the holder of the HTTP request's token."""
    decide = partial(decide_with_token, token=bearer(request), request=wanted, dealer=session.dealer)
    await session.submit(decide, plays=isinstance(wanted, PLAYS), pay=_pay(request))


def _pay(request: AnyRequest) -> Pay:
    """Charges the address of a request for what its table does."""
    return partial(request.app.state.costs.charge, visitor(request.client))


def _recorded(session: TableSession) -> Record:
    """The record of the players on screens; refused if paper leaves fewer than two of them."""
    hosted = session.hosted
    if hosted.game is None:
        raise NotNow("lobby")
    if hosted.game.paper and len(hosted.seats) - len(hosted.game.paper) < 2:
        raise NotNow("paper.record")
    return hosted.record()


async def _shown(request: AnyRequest, code: str) -> TableSession:
    """A table that anybody may look at, or the visitor's own run: by its token, or by the key in their cookie."""
    session = await _registry(request.app.state).find(code)
    created = session.hosted.created
    if created.challenge:
        key = key_in(request.cookies)
        derived = run_token(key, created.challenge, created.attempt) if key else None
        actor(session.hosted, bearer(request) or derived)
    return session


def _look(session: TableSession) -> TableLook:
    hosted = session.hosted
    return TableLook(
        code=session.stored.code,
        phase=hosted.phase,
        adventure=hosted.created.adventure,
        layout=hosted.layout.name,
        options=hosted.created.options,
        seal=hosted.seal,
        seats=seat_views(hosted, session.here()),
        locked=hosted.locked,
        turns=hosted.game.turns if hosted.game else 0,
        late=late_views(hosted),
    )


def _registry(state: State) -> TableRegistry:
    registry = state.registry
    assert isinstance(registry, TableRegistry)
    return registry


def bearer(request: AnyRequest) -> str | None:
    """The token that a request comes with."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    return token if scheme.lower() == "bearer" and token else None


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
