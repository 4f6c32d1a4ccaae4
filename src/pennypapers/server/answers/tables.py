"""Tables: open one, look at it, take a seat, get its record."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from ...hosting.actor import actor
from ...hosting.decisions.decide import host_request, take_over, take_seat
from ...hosting.decisions.decide_request import decide_with_token
from ...hosting.decisions.late import come_late
from ...hosting.not_now import NotNow
from ...hosting.protocol import messages as wire
from ...hosting.protocol import requests, sizes
from ...hosting.tokens import token_hash
from ...hosting.views.table_views import late_views, seat_views
from ...notation.record import Record
from ...rules.adventure import MOST_SEATS
from ...rules.library import ADVENTURES, SIDES, builtin_layout
from ..identity import player_of, run_token, seat_token
from ..session.queue.pending_decision import Decision
from ..session.queue.request_decision import PLAYS
from ..session.table_registry import TableRegistry, Wish, new_token
from ..session.table_session import TableSession
from .asker import Asker


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


async def open_table(registry: TableRegistry, wish: NewTable) -> OpenedTable:
    wished = Wish(wish.adventure, wish.layout, wish.options, wish.clock, wish.seats_wanted, wish.links)
    session, token = await registry.open(wished)
    return OpenedTable(session.stored.code, token)


async def look_at_table(registry: TableRegistry, asker: Asker, code: str) -> TableLook:
    return _look(await shown(registry, asker, code))


async def sit_down(registry: TableRegistry, asker: Asker, code: str, wish: NewSeat) -> TakenSeat:
    session = await registry.find_for(asker.token, code)
    registry.refuse_name(wish.name)
    opener = actor(session.hosted, asker.token)  # a wrong token is refused before anything happens
    key, nonce = asker.key if wish.listed else None, new_token()
    token, dealer, anchor = seat_token(key, nonce) if key else nonce, session.dealer, wish.anchor
    hashed = token_hash(token)
    decide: Decision
    if wish.take_over is not None:
        decide = partial(take_over, seat=wish.take_over, hashed=hashed, anchor=anchor)
    elif wish.catch_up:
        decide = partial(come_late, name=wish.name, hashed=hashed, dealer=dealer, anchor=anchor)
    else:
        decide = partial(take_seat, name=wish.name, hashed=hashed, anchor=anchor)
    games, table = registry.store.games, session.stored.table
    if key:  # before the seat is taken, so that no game is missing in a list
        await games.sit(table, player=player_of(key), hashed=hashed, nonce=nonce)
    try:
        await session.submit(decide, pay=asker.pay)
    except NotNow:
        if key:
            await games.leave(table, hashed)
        raise
    taken = session.hosted.seat_of(hashed)
    if taken is not None and opener.is_host and session.hosted.host is None:
        decide = partial(host_request, who=opener, request=requests.PassHost(seat=taken), dealer=dealer)
        await session.submit(decide, pay=asker.pay)
    return TakenSeat(taken, token)


async def add_bot(registry: TableRegistry, asker: Asker, code: str, wish: NewBot) -> TableLook:
    session = await registry.find_for(asker.token, code)
    registry.refuse_name(wish.name)
    await _ask(session, asker, requests.AddBot(name=wish.name, bot=wish.bot))
    return _look(session)


async def remove_seat(registry: TableRegistry, asker: Asker, code: str, seat: int) -> TableLook:
    session = await registry.find_for(asker.token, code)
    await _ask(session, asker, requests.Remove(seat=seat))
    return _look(session)


async def record_of(registry: TableRegistry, asker: Asker, code: str) -> Record:
    """The record of the players on screens, so far; refused if paper leaves fewer than two of them."""
    return _recorded(await shown(registry, asker, code))


async def whole_record_of(registry: TableRegistry, asker: Asker, code: str) -> Record:
    """The record of a finished table, with what its dice are checked by."""
    session = await shown(registry, asker, code)
    if session.hosted.is_run:
        raise NotNow("challenge.open")
    if session.hosted.phase != "over":
        await session.look()  # another process may have written the end
    if session.hosted.phase != "over":
        raise NotNow("playing.seed")
    return _recorded(session)


def layouts() -> list[LayoutLook]:
    """The built-in layouts."""
    return [LayoutLook(key, side, str(builtin_layout(key, side))) for key in ADVENTURES for side in SIDES]


async def shown(registry: TableRegistry, asker: Asker, code: str) -> TableSession:
    """A table that anybody may look at, or the asker's own run: by its token, or by their key."""
    session = await registry.find(code)
    created = session.hosted.created
    if created.challenge:
        derived = run_token(asker.key, created.challenge, created.attempt) if asker.key else None
        actor(session.hosted, asker.token or derived)
    return session


async def _ask(session: TableSession, asker: Asker, wanted: requests.TableRequest) -> None:
    """Make a request of the table on behalf of the holder of the asker's token."""
    decide = partial(decide_with_token, token=asker.token, request=wanted, dealer=session.dealer)
    await session.submit(decide, plays=isinstance(wanted, PLAYS), pay=asker.pay)


def _recorded(session: TableSession) -> Record:
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
        seal=hosted.seal,
        seats=seat_views(hosted, session.here()),
        locked=hosted.locked,
        turns=hosted.game.turns if hosted.game else 0,
        late=late_views(hosted),
    )
