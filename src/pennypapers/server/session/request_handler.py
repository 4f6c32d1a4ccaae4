"""Handles the requests of one connection and sends the answers."""

from __future__ import annotations

import asyncio
from functools import partial

import msgspec

from ...errors import InvalidText, RuleBroken
from ...hosting.actor import Actor, seated
from ...hosting.decisions.decide import known, open_rematch, playing
from ...hosting.decisions.late import late_draft
from ...hosting.hosted import Hosted
from ...hosting.not_now import NotNow
from ...hosting.protocol import answers, requests
from ...hosting.views import table_views as views
from ...rules.grid import Space
from ...rules.mark import Mark, parse_marks
from ...rules.turn import Draft
from ...table.table import Table
from ..codec import decode_request
from ..logs import LOGGER
from ..store.contract import StoreError
from ..traces.span import span
from .lines.connection import Connection
from .queue.request_decision import PLAYS, RequestDecision
from .table_registry import TableRegistry
from .table_session import TableSession


async def answer(registry: TableRegistry, session: TableSession, connection: Connection, data: str) -> None:
    """Handle one message. An invalid or refused one is answered with `refused` and changes nothing."""
    re: int | None = None
    try:
        request = decode_request(data)
        re = request.id
        with span("message", type(request).__name__.lower()):
            await _handle(registry, session, connection, request)
    except msgspec.MsgspecError as error:
        refused = _refused(NotNow("message", why=error))
    except RuleBroken as broken:
        refused = answers.Refused(broken.code, broken.sentence, broken.clause, broken.fact_texts, re)
    except NotNow as error:
        refused = _refused(error, re)
    except StoreError as error:
        LOGGER.error("%s", error)
        refused = _refused(NotNow("store"), re)
    else:
        return
    registry.metrics.refusals[refused.code] += 1
    connection.send(refused)


def _refused(error: NotNow, re: int | None = None) -> answers.Refused:
    return answers.Refused(error.code, error.says, facts=error.facts, re=re)


async def _handle(
    registry: TableRegistry, session: TableSession, connection: Connection, request: requests.AnyRequest
) -> None:
    if isinstance(request, requests.Ink):  # first, as it is by far the most frequent request
        await session.submit(RequestDecision(connection, request, session.dealer), plays=True, pay=connection.pay)
        connection.send(answers.Inked(request.turn, request.marks, request.id))
        return
    who = connection.who(session.hosted)
    match request:
        case requests.Hello():
            raise NotNow("hello.twice")
        case requests.Ask():
            connection.send(_options(session, connection, request))
            await asyncio.sleep(0)  # lets other connections run between two requests of one client
            return
        case requests.Explain(re, seat, marks):
            connection.send(_explained(session, who, seat, marks, re))
            await asyncio.sleep(0)
            return
        case requests.Link(_, turn, link):
            if who.seat is not None:  # who catches up may answer for a seat they do not have yet
                session.links.take(who.seat, turn, link)
            return
        case requests.Hint(re):
            game, seat = _may_have_hint(session.hosted, who)
            session.hints.answer(connection, game, seat, re)
            await asyncio.sleep(0)
            return
        case requests.Skip() | requests.PlayAgain() if session.hosted.is_run:
            raise NotNow("challenge.run")
        case requests.Skip():
            if not who.is_host:
                raise NotNow("host")
            if (game := playing(session.hosted)).roll is None:
                raise RuleBroken("G3.no_roll")
            session.skip(game.turns + 1)
        case requests.PlayAgain():
            await _play_again(registry, session, connection, is_host=who.is_host)
        case requests.AddPaper(name=name) | requests.AddBot(name=name):
            registry.refuse_name(name)
            decide = RequestDecision(connection, request, session.dealer)
            await session.submit(decide, plays=isinstance(request, PLAYS), pay=connection.pay)
        case requests.SetUp() if not session.set_ups.take():
            raise NotNow("slowly")
        case requests.Anchor(_, anchor):
            await session.submit(RequestDecision(connection, request, session.dealer), pay=connection.pay)
            session.holds_secret(connection, anchor)
        case _:
            decide = RequestDecision(connection, request, session.dealer)
            await session.submit(decide, plays=isinstance(request, PLAYS), pay=connection.pay)
    connection.send(answers.Done(request.id))


def _options(session: TableSession, connection: Connection, asked: requests.Ask) -> answers.Options:
    written, holding = _read(asked.marks), _read_spaces(asked.spaces)
    empty, turn = _empty_draft(session.hosted, connection.who(session.hosted))
    draft = empty.add_all(written)
    session.drafts.keep(connection.hashed, turn, asked.marks)
    return views.answer(empty.sheet, draft, re=asked.id, holding=holding)


def _empty_draft(hosted: Hosted, who: Actor) -> tuple[Draft, int]:
    """An empty draft for the turn this actor has to play, and the number of that turn."""
    if who.late is not None:
        return late_draft(hosted, who.late), hosted.late[who.late].sheet.turns + 1
    seat, game = seated(who), playing(hosted)
    if seat in game.inked:
        raise RuleBroken("G8.committed", player=game.seats[seat])
    return game.draft(seat), game.turns + 1


def _explained(session: TableSession, who: Actor, seat: int, marks: str, re: int | None) -> answers.Explained:
    """Explain a seat's sheet as of the last closed turn, or with marks the sheet in hand with that draft."""
    game = session.hosted.game
    if game is None:
        raise NotNow("lobby")
    known(session.hosted, seat)
    sheet = game.sheets[seat]
    if written := _read(marks):
        game = playing(session.hosted)
        if game.held(holder := seated(who)) != seat:
            raise NotNow("seat.not_held", seat=seat)
        sheet = game.draft(holder).add_all(written).as_inked().sheet
    return views.explained(game.adventure, sheet, seat=seat, re=re)


def _may_have_hint(hosted: Hosted, who: Actor) -> tuple[Table, int]:
    seat, game = seated(who), playing(hosted)
    if not hosted.hints:
        raise NotNow("hints")
    if seat in game.inked:
        raise RuleBroken("G8.committed", player=game.seats[seat])
    if game.roll is None:
        raise RuleBroken("G3.no_roll")
    return game, seat


def _read(marks: str) -> tuple[Mark, ...]:
    try:
        return parse_marks(marks)
    except InvalidText as error:
        raise NotNow.unreadable(error) from None


def _read_spaces(spaces: str) -> list[Space]:
    try:
        return [Space.parse(each) for each in spaces.split()]
    except InvalidText as error:
        raise NotNow.unreadable(error) from None


async def _play_again(registry: TableRegistry, session: TableSession, connection: Connection, *, is_host: bool) -> None:
    if not is_host:
        raise NotNow("host")
    if session.hosted.phase != "over":
        raise NotNow("playing")
    async with session.rematching:  # whoever asks meanwhile gets the same table
        if session.hosted.rematch is not None:
            return
        fresh = await registry.again(session)
        await session.submit(partial(open_rematch, code=fresh.stored.code), pay=connection.pay)
