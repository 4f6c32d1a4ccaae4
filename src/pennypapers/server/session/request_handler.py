"""Handles the requests of one connection and sends the answers."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import msgspec

from ...errors import RuleBroken
from ...hosting import answers, requests, views
from ...hosting import events as log
from ...hosting.decide import Actor, commit, extend, host_request, known, leave, playing
from ...hosting.hosted import Hosted, Step
from ...hosting.late import ink_late, late_draft
from ...hosting.not_now import NotNow
from ...hosting.paper_seats import done_on_paper, enter_sheet, sit_on_paper
from ...hosting.set_up import change_set_up
from ...rules.mark import Mark, parse_marks
from ...rules.turn import Draft
from ...table.table import Table
from ..codec import decode_request
from ..logs import LOGGER
from ..store.contract import StoreError
from .connection import Connection
from .table_registry import TableRegistry, new_entropy
from .table_session import TableSession


async def answer(registry: TableRegistry, session: TableSession, connection: Connection, data: str) -> None:
    """Handle one message. An invalid or refused one is answered with `refused` and changes nothing."""
    re: int | None = None
    try:
        request = decode_request(data)
        re = request.id
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
    asking = connection.who  # called when the request is decided: until then seats may move and the host may change
    if isinstance(request, requests.Ink):  # first, as it is by far the most frequent request
        turn, marks = request.turn, request.marks
        await session.submit(lambda hosted: _ink(hosted, asking(hosted), turn, marks, session.stored.seed))
        connection.send(answers.Inked(turn, marks, request.id))
        return
    who = asking(session.hosted)
    match request:
        case requests.Hello():
            raise NotNow("hello.twice")
        case requests.Ask(re, marks):
            connection.send(_options(session, connection, marks, re))
            await asyncio.sleep(0)  # lets other connections run between two requests of one client
            return
        case requests.Explain(re, seat, marks):
            connection.send(_explained(session, who, seat, marks, re))
            await asyncio.sleep(0)
            return
        case requests.Hint(re):
            game, seat = _may_have_hint(session.hosted, who)
            session.hints.answer(connection, game, seat, re)
            await asyncio.sleep(0)
            return
        case requests.AddPaper(_, name):
            entropy = new_entropy()
            await session.submit(lambda hosted: sit_on_paper(hosted, asking(hosted), name, entropy))
        case requests.PaperDone(_, turn, full):
            seed = session.stored.seed
            await session.submit(lambda hosted: done_on_paper(hosted, asking(hosted), turn, seed, full=full))
        case requests.EnterSheet(_, seat, text):
            await session.submit(lambda hosted: enter_sheet(hosted, asking(hosted), seat, text))
        case requests.Leave():
            await session.submit(lambda hosted: _leave(hosted, asking(hosted)))
        case requests.Extend(_, on):
            await session.submit(lambda hosted: extend(hosted, _seated(asking(hosted)), on=on))
        case requests.SetUp():
            await session.submit(lambda hosted: change_set_up(hosted, asking(hosted), request))
        case requests.Skip():
            if not who.is_host:
                raise NotNow("host")
            if (game := playing(session.hosted)).roll is None:
                raise RuleBroken("G3.no_roll")
            session.skip(game.turns + 1)
        case requests.PlayAgain():
            await _play_again(registry, session, is_host=who.is_host)
        case _:
            await session.submit(lambda hosted: host_request(hosted, asking(hosted), request, session.stored.seed))
    connection.send(answers.Done(request.id))


def _ink(hosted: Hosted, who: Actor, turn: int, marks: str, seed: bytes) -> Sequence[log.AnyEvent | Step]:
    if who.late is not None:
        return ink_late(hosted, who.late, turn, marks, seed)
    return commit(hosted, _seated(who), turn, marks, seed)


def _leave(hosted: Hosted, who: Actor) -> list[log.AnyEvent]:
    return [log.LateLeft(who.late)] if who.late is not None else leave(hosted, _seated(who))


def _options(session: TableSession, connection: Connection, marks: str, re: int | None) -> answers.Options:
    written = _read(marks)
    empty, turn = _empty_draft(session.hosted, connection.who(session.hosted))
    draft = empty.add_all(written)
    session.drafts.keep(connection.hashed, turn, marks)
    return views.answer(empty.sheet, draft, re=re)


def _empty_draft(hosted: Hosted, who: Actor) -> tuple[Draft, int]:
    """An empty draft for the turn this actor has to play, and the number of that turn."""
    if who.late is not None:
        return late_draft(hosted, who.late), hosted.late[who.late].sheet.turns + 1
    seat, game = _seated(who), playing(hosted)
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
        if game.held(holder := _seated(who)) != seat:
            raise NotNow("seat.not_held", seat=seat)
        sheet = game.draft(holder).add_all(written).as_inked().sheet
    return views.explained(game.adventure, sheet, seat=seat, re=re)


def _may_have_hint(hosted: Hosted, who: Actor) -> tuple[Table, int]:
    seat, game = _seated(who), playing(hosted)
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
    except ValueError as error:
        raise NotNow("notation", why=error) from None


async def _play_again(registry: TableRegistry, session: TableSession, *, is_host: bool) -> None:
    if not is_host:
        raise NotNow("host")
    if session.hosted.phase != "over":
        raise NotNow("playing")
    if session.hosted.rematch is not None:
        return
    fresh = await registry.again(session.hosted)
    await session.submit(lambda hosted: [] if hosted.rematch else [log.Rematch(fresh.stored.code)])


def _seated(who: Actor) -> int:
    if who.seat is None:
        raise NotNow("seat.watching")
    return who.seat
