"""Tickets of challenges over HTTP: who has one, who has played with it, and a page of them to print."""

from __future__ import annotations

from dataclasses import dataclass
from importlib.util import find_spec
from typing import Annotated

import msgspec
from litestar import Response, Router, get, post
from litestar.datastructures import State
from litestar.params import JSONBody
from msgspec import Meta

from ....challenges import Challenge
from ....hosting.not_now import NotNow
from ....hosting.protocol import sizes
from ....messages import ENGLISH
from ....printing.job import PAPER, PrintError
from ....printing.tickets import PrintedTicket, ticket_sheets
from ...addresses import visitor
from ...challenges.challenge_registry import ChallengeRegistry, FoundChallenge
from ...challenges.tickets import ticket_code
from ...identity import key_in
from ...limits import Guesses
from ...store.challenge_contract import StoredTicket
from ..games import PRIVATE
from ..pooled_work import AnyRequest, in_pool, unless_gone
from ..prints import InLanguage, OnPaper, takes_its_turn
from ..qr import link_to, qr_svg
from .challenge_values import Code, MyRun


class TypedTicket(msgspec.Struct, forbid_unknown_fields=True):
    """The letters of a ticket; small ones, blanks and hyphens do not matter."""

    ticket: Annotated[str, Meta(max_length=sizes.LONGEST_WORD)]


@dataclass(frozen=True, slots=True)
class HeldTicket:
    """`run` is the last run that one has begun with it, or null."""

    name: str
    run: MyRun | None


@dataclass(frozen=True, slots=True)
class TicketLook:
    """A ticket as who made the challenge sees it. `link` leads to the challenge with it."""

    name: str
    ticket: str
    link: str
    is_begun: bool
    is_over: bool


@post("/challenges/{code:str}/ticket", summary="Look at a ticket that one holds", status_code=200)
async def look_at_ticket(code: Code, data: JSONBody[TypedTicket], request: AnyRequest, state: State) -> HeldTicket:
    key = key_in(request.cookies)
    found = await _challenges(state).find(code, key)
    ticket = await held(request, found, key, data.ticket)
    runs = [run for run in found.mine if run.ticket == ticket.number]
    if not runs:
        return HeldTicket(ticket.name, None)
    last = runs[-1]
    return HeldTicket(ticket.name, MyRun(last.number, last.attempt, last.table, last.is_over, last.stars))


@get("/challenges/{code:str}/tickets", summary="All tickets of a challenge that one has made")
async def all_tickets(code: Code, request: AnyRequest, state: State) -> list[TicketLook]:
    found, key = await _made(request, code)
    tickets = await _challenges(state).tickets(found)
    return looks(request, found.code, found.challenge, key, tickets)


@get("/challenges/{code:str}/tickets.pdf", summary="These tickets to print", media_type="application/pdf")
async def printed_tickets(
    code: Code, request: AnyRequest, state: State, paper: OnPaper = PAPER, language: InLanguage = ENGLISH
) -> Response[bytes]:
    if find_spec("typst") is None:
        raise NotNow("printer", package="pennypapers[print]")
    found, key = await _made(request, code)
    takes_its_turn(request)
    tickets = looks(request, found.code, found.challenge, key, await _challenges(state).tickets(found))
    named = [(each.name, each.link) for each in tickets]
    challenge = found.challenge
    made = await unless_gone(
        request, in_pool(request, _pdf, challenge.title, challenge.adventure.key, named, paper, language)
    )
    headers = {"content-disposition": f'inline; filename="tickets-{found.code}.pdf"'}
    return Response(made, media_type="application/pdf", headers=headers)


async def held(request: AnyRequest, found: FoundChallenge, key: str | None, typed: str) -> StoredTicket:
    """The ticket with these letters. Wrong ones wait as wrong codes do, right ones never."""
    state, address = request.app.state, visitor(request.client)
    ticket = await _challenges(state).ticket(found, key, typed)
    if ticket is not None:
        return ticket
    guesses: Guesses = state.guesses
    if not guesses.is_free(address, "") and not await guesses.wait(address):
        raise NotNow("slowly")
    guesses.missed(address)
    raise NotNow("challenge.ticket")


def looks(
    request: AnyRequest, code: str, challenge: Challenge, key: str, tickets: list[StoredTicket]
) -> list[TicketLook]:
    """Tickets for who made them. The letters stand behind the #, which no browser sends along."""
    link, shown = link_to(request, f"c/{code}#"), []
    for each in tickets:
        letters = ticket_code(key, challenge.seal, each.number)
        shown.append(TicketLook(each.name, letters, link + letters, each.player is not None, each.is_over))
    return shown


def _pdf(title: str, adventure: str, named: list[tuple[str, str]], paper: str, language: str) -> bytes:
    """Tickets by name and link. To draw a QR code takes some milliseconds, and there may be a hundred."""
    from ....printing.pdf import tickets_pdf

    tickets = tuple(PrintedTicket(name, link, qr_svg(link)) for name, link in named)
    try:
        return tickets_pdf(ticket_sheets(title, adventure, tickets, paper=paper, language=language))
    except PrintError as error:
        raise NotNow(error.code, **error.facts) from None


async def _made(request: AnyRequest, code: str) -> tuple[FoundChallenge, str]:
    """A challenge with tickets, and the key of the visitor, who has made it."""
    key = key_in(request.cookies)
    found = await _challenges(request.app.state).find(code, key)
    if key is None or not found.is_maker:
        raise NotNow("challenge.maker")
    return found, key


def _challenges(state: State) -> ChallengeRegistry:
    challenges = state.challenges
    assert isinstance(challenges, ChallengeRegistry)
    return challenges


router = Router("/api", route_handlers=[look_at_ticket, all_tickets, printed_tickets], response_headers=PRIVATE)
