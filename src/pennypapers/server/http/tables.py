"""Tables over HTTP: open one, look at it, take a seat, get its record, its timeline and the check of its dice."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Annotated, Any

from litestar import Response, Router, delete, get, post
from litestar.datastructures import State
from litestar.params import JSONBody, PathParameter

from ...bots import BOTS
from ...hosting.codes import PATTERN
from ...hosting.texts.text_answers import DiceCheck, checks_of, steps_of
from ...hosting.views.timeline import Timeline
from ...notation.record import Record, write_record
from ...rules.adventure import MOST_SEATS
from ..addresses import visitor
from ..answers import tables as answers
from ..answers.asker import Asker
from ..answers.tables import LayoutLook, NewBot, NewSeat, NewTable, OpenedTable, TableLook, TakenSeat
from ..identity import key_in
from ..session.table_registry import TableRegistry
from ..work.encoded import encoded
from ..work.shared import Shared
from .pooled_work import AnyRequest, as_json, in_pool, in_thread, unless_gone
from .qr import qr_of_table

Code = Annotated[str, PathParameter(pattern=PATTERN, description="The letters of the table")]
SeatInPath = Annotated[int, PathParameter(gt=-1, lt=MOST_SEATS)]  # Litestar leaves a minimum of 0 out of the schema


RecordKey = tuple[Callable[[Record], object], str, tuple[str, ...], int, int]
"""What is asked about a record, the code of its table, and what tells the record from earlier ones."""

RECORD_ANSWERS = 64
"""How many timelines and checks of tables are kept, and how many records."""


@post("/tables", summary="Open a table")
async def open_table(data: JSONBody[NewTable], state: State) -> OpenedTable:
    return await answers.open_table(_registry(state), data)


@get("/tables/{code:str}", summary="Look at a table")
async def look_at_table(code: Code, request: AnyRequest, state: State) -> TableLook:
    return await answers.look_at_table(_registry(state), asker(request), code)


@post("/tables/{code:str}/seats", summary="Take a seat")
async def sit_down(code: Code, data: JSONBody[NewSeat], request: AnyRequest, state: State) -> TakenSeat:
    return await answers.sit_down(_registry(state), asker(request), code, data)


@post("/tables/{code:str}/bots", summary="Add a bot (host)")
async def add_bot(code: Code, data: JSONBody[NewBot], request: AnyRequest, state: State) -> TableLook:
    return await answers.add_bot(_registry(state), asker(request), code, data)


@delete("/tables/{code:str}/seats/{seat:int}", summary="Remove a player or a bot (host)", status_code=200)
async def remove_seat(code: Code, seat: SeatInPath, request: AnyRequest, state: State) -> TableLook:
    return await answers.remove_seat(_registry(state), asker(request), code, seat)


@get("/tables/{code:str}/record", summary="The record of a table", media_type="text/plain")
async def record_of_table(code: Code, request: AnyRequest) -> str:
    record = await answers.record_of(_registry(request.app.state), asker(request), code)
    return await unless_gone(request, _text(request, code, record))


@get("/tables/{code:str}/steps", summary="A table step by step, for a replay")
async def steps_of_table(code: Code, request: AnyRequest, state: State) -> Response[Timeline]:
    record = await answers.record_of(_registry(state), asker(request), code)
    return await _about_record(request, steps_of, code, record)


@get("/tables/{code:str}/verify", summary="Check the dice of a finished table")
async def verify_table(code: Code, request: AnyRequest, state: State) -> Response[DiceCheck]:
    record = await answers.whole_record_of(_registry(state), asker(request), code)
    return await _about_record(request, checks_of, code, record)


@get("/bots", summary="The bots, weakest first")
async def bots() -> list[str]:
    return list(BOTS)


@get("/layouts", summary="The built-in layouts")
async def layouts() -> list[LayoutLook]:
    return answers.layouts()


async def _about_record(
    request: AnyRequest, work: Callable[[str, str | None], object], code: str, record: Record
) -> Response[Any]:
    """Work on a table's record, done once for all who ask: at the end of a game the whole table may."""
    kept: Shared[RecordKey, bytes] = request.app.state.record_answers

    async def make() -> bytes:
        text = await _text(request, code, record)
        return await in_pool(request, encoded, work, text, None)

    return as_json(await unless_gone(request, kept.get(_key(work, code, record), make)))


async def _text(request: AnyRequest, code: str, record: Record) -> str:
    """The text of a record, written in a thread.

    Another process gets the text too: to pickle a long record takes longer, and no other thread can run meanwhile.
    """
    kept: Shared[RecordKey, str] = request.app.state.records
    return await kept.get(_key(write_record, code, record), partial(in_thread, request, write_record, record))


def _key(work: Callable[..., object], code: str, record: Record) -> RecordKey:
    return (work, code.upper(), record.players, len(record.turns), len(record.extras))


def _registry(state: State) -> TableRegistry:
    registry = state.registry
    assert isinstance(registry, TableRegistry)
    return registry


def asker(request: AnyRequest) -> Asker:
    """Who sends a request; its address is charged for what its table does."""
    pay = partial(request.app.state.costs.charge, visitor(request.client))
    return Asker(bearer(request), key_in(request.cookies), pay)


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
