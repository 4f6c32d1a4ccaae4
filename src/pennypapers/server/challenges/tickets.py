"""Tickets of a challenge: one for each invited name, and nobody plays without one.

A ticket follows from the key of who makes the challenge, so that they can print it again; the store has its hash only.
"""

from __future__ import annotations

import hmac
from collections.abc import Sequence

from ...errors import InvalidText
from ...hosting.codes import LETTERS
from ...hosting.not_now import NotNow
from ...hosting.player_names import looks_like, shown_name
from ...hosting.tokens import token_hash
from ..store.challenge_contract import StoredTicket

MOST_TICKETS = 100

TICKET_LETTERS = 12
"""Of 23 each: 54 bits, which nobody guesses at the rate of requests, and few enough to be typed."""


def ticket_code(key: str, seal: str, number: int) -> str:
    """The letters of a ticket, of the challenge with this seal and the maker with this key."""
    drawn = int.from_bytes(hmac.digest(key.encode(), f"ticket {seal} {number}".encode(), "sha256"), "big")
    letters = []
    for _ in range(TICKET_LETTERS):
        drawn, letter = divmod(drawn, len(LETTERS))
        letters.append(LETTERS[letter])
    return "".join(letters)


def ticket_hash(typed: str) -> str:
    """The hash of a ticket as somebody typed it: small letters, blanks and hyphens do not matter."""
    return token_hash("".join(char for char in typed.upper() if char.isalnum()))


def new_tickets(names: Sequence[str], key: str, seal: str) -> list[StoredTicket]:
    """A ticket for each name, in their order; NotNow says what is wrong with a name, and in which line."""
    if not 1 <= len(names) <= MOST_TICKETS:
        raise NotNow("challenge.tickets", most=MOST_TICKETS, count=len(names))
    tickets: list[StoredTicket] = []
    for number, typed in enumerate(names, 1):
        try:
            name = shown_name(typed)
        except InvalidText as error:
            raise NotNow(error.code, **error.facts, line=number) from None
        if other := looks_like(name, (each.name for each in tickets)):
            raise NotNow("challenge.ticket_alike", name=name, other=other, line=number)
        tickets.append(StoredTicket(number, ticket_hash(ticket_code(key, seal, number)), name))
    return tickets
