"""The challenges of this server: makes and finds them, begins runs, and says who may see what of them."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from dataclasses import dataclass, replace

from ...challenges import Challenge
from ...errors import InvalidText
from ...hosting.finished_games import sheet_key
from ...hosting.new_challenges import challenge_of_game, fresh_challenge
from ...hosting.not_now import NotNow
from ...hosting.player_names import shown_name
from ...hosting.runs import RunWish
from ...hosting.tokens import token_hash
from ...table.dice.draws import SEED_BYTES
from ..identity import player_of, run_token
from ..session.table_registry import TableRegistry
from ..store.challenge_contract import RunTaken, StoredChallenge, StoredRun, StoredTicket
from .challenge_text import challenge_of
from .day_zone import DayZone
from .new_challenge import keep
from .places import Field
from .tickets import new_tickets, ticket_hash

AN_HOUR = 3600.0


Take = Callable[[], None]
"""Counts something new against the limits of a visitor; NotNow if it is too much."""


@dataclass(frozen=True, slots=True)
class ChallengeWish:
    """A challenge that somebody wants to make; with `table`, the code of a finished one, of the dice of its game.

    `tickets` are the names of those who may play it; None for everybody.
    """

    adventure: str = ""
    layout: str = "front"
    options: str = ""
    title: str = ""
    clock: float | None = None
    hints: bool = True
    closes_in_hours: float | None = None
    table: str | None = None
    tickets: tuple[str, ...] | None = None


@dataclass(frozen=True, slots=True)
class BegunRun:
    """The run that a player has to play: the code of its table, and the token of its seat."""

    table: str
    token: str
    attempt: int


@dataclass(frozen=True, slots=True)
class FoundChallenge:
    """A challenge as one visitor finds it: `mine` are their own runs, in the order of the tries.

    `is_maker` says that it has tickets and that the visitor has made it, `is_played_out` that all of these are played.
    """

    stored: StoredChallenge
    challenge: Challenge
    is_closed: bool
    mine: tuple[StoredRun, ...]
    is_maker: bool = False
    is_played_out: bool = False

    @property
    def code(self) -> str:
        return self.stored.code

    @property
    def first(self) -> StoredRun | None:
        """The visitor's first run, if it is finished; with several tickets, the last of them."""
        return next((run for run in reversed(self.mine) if run.counts), None)

    @property
    def may_compare(self) -> bool:
        """Whether the visitor may see others' runs: the dice hold no surprise for them any more."""
        return self.is_closed or self.first is not None or self.is_played_out

    def compares(self) -> None:
        if not self.may_compare:
            raise NotNow("challenge.unfinished")


class ChallengeRegistry:
    def __init__(self, tables: TableRegistry, zone: DayZone | None = None) -> None:
        """`zone` says when the day of a daily begins."""
        self._tables = tables
        self._zone = zone or DayZone()
        self._store = tables.store.challenges
        self._clock = tables.clock

    @property
    def today(self) -> str:
        return self._zone.day(self._clock.time_of_day()).isoformat()

    async def make(self, wish: ChallengeWish, key: str | None = None) -> tuple[StoredChallenge, list[StoredTicket]]:
        """A new challenge and its tickets, which follow from the key of who makes it."""
        drawn = await self.draw(wish)
        if wish.tickets is None or key is None:
            return await keep(self._store, drawn), []
        tickets = new_tickets(wish.tickets, key, challenge_of(drawn).seal)
        drawn = replace(drawn, maker=player_of(key), tickets=len(tickets))
        return await keep(self._store, drawn, tickets), tickets

    async def draw(self, wish: ChallengeWish) -> StoredChallenge:
        """A new challenge for everybody that has no code yet and is not stored."""
        challenge = await self._challenge(wish)
        made = self._clock.time_of_day()
        closes = None if wish.closes_in_hours is None else made + wish.closes_in_hours * AN_HOUR
        sheet = sheet_key(challenge.layout)
        return StoredChallenge("", str(challenge), made, closes, wish.clock, wish.hints, sheet=sheet)

    async def find(self, code: str, key: str | None = None) -> FoundChallenge:
        """The challenge of a code, for the visitor with this key."""
        stored = await self._seen(code)
        if stored is None:
            raise NotNow("code.challenge", challenge=code.upper())
        mine = await self._store.runs_of(stored.code, player_of(key)) if key else []
        is_maker = bool(key) and stored.maker == player_of(key)
        is_played_out = is_maker and all(each.is_over for each in await self._store.tickets(stored.code))
        is_closed = self._is_closed(stored)
        return FoundChallenge(stored, challenge_of(stored), is_closed, tuple(mine), is_maker, is_played_out)

    async def has(self, code: str) -> bool:
        return await self._seen(code) is not None

    async def tickets(self, found: FoundChallenge) -> list[StoredTicket]:
        return await self._store.tickets(found.code)

    async def ticket(self, found: FoundChallenge, key: str | None, typed: str) -> StoredTicket | None:
        """The ticket with these letters, if there is one; NotNow if another player has begun with it."""
        ticket = await self._store.ticket(found.code, ticket_hash(typed))
        if ticket is not None and ticket.player not in (None, player_of(key) or None):
            raise NotNow("challenge.ticket_used", name=ticket.name)
        return ticket

    async def begin(
        self, code: str, key: str, name: str, *, again: bool, take: Take, ticket: StoredTicket | None = None
    ) -> BegunRun:
        """Go on with the player's unfinished run, or begin their next one; after the first only with `again`.

        With a ticket, runs are those of the ticket and have its name. A player who has begun with one need not show it
        again: without it, it is their last one.
        """
        while True:
            found = await self.find(code, key)
            if found.is_closed:
                raise NotNow("challenge.closed")
            number, name = _ticketed(found, ticket, name)
            mine = [run for run in found.mine if run.ticket == number]
            for run in mine:
                if not run.is_over and run.table is not None:
                    return BegunRun(run.table, run_token(key, found.code, run.attempt), run.attempt)
            if mine and not again:
                raise NotNow("challenge.played")
            attempt = len(mine) + 1
            token = run_token(key, found.code, attempt)
            wish = replace(_wish(found, name, token_hash(token), attempt), ticket=number)
            self._tables.refuse_name(name)  # whoever has given it: it may stand on a ticket
            take()
            try:
                session = await self._tables.open_run(wish, player_of(key))
            except RunTaken:
                # At another tab, device or process: that run is the one to play, unless it is another's.
                if ticket is not None:
                    await self._still_free(found, ticket, key)
                continue
            return BegunRun(session.stored.code, token, attempt)

    async def field(self, found: FoundChallenge) -> Field:
        return Field(await self._store.field(found.code))

    async def page(self, found: FoundChallenge, field: Field, start: int, count: int) -> list[StoredRun]:
        """The runs of the field after the first `start` ones, the best first."""
        if (at := field.seek(start)) is None:
            return []
        best, skip = at
        return await self._store.places(found.code, best=best, skip=skip, most=count)

    async def people(self, found: FoundChallenge) -> int:
        """How many people have finished their first run."""
        return await self._store.people(found.code)

    async def bots(self, found: FoundChallenge) -> list[StoredRun]:
        """The runs of bots that the visitor may know of; not yet in an order that tells more than who has played."""
        if found.may_compare:
            return await self._store.bots_of(found.code)
        runs = await self._store.bots_of(found.code, self._clock.time_of_day())
        return sorted(runs, key=lambda run: run.bot or "")

    async def record(self, found: FoundChallenge, number: int) -> str:
        """The record of a run that the visitor may see: their own, or after their first run any that has a place."""
        run = next((each for each in found.mine if each.number == number), None)
        if run is None:
            found.compares()
            run = await self._store.run(found.code, number)
            if run is None or not run.counts:
                raise NotNow("run.unknown", run=number)
        elif not run.is_over:
            raise NotNow("challenge.unfinished")
        record = await self._store.record(found.code, number)
        assert record is not None, "a finished run has a record"
        return record

    async def reveal(self, found: FoundChallenge) -> str:
        """The text of a closed challenge, with its seed; from now on it stays closed."""
        if not found.is_closed:
            raise NotNow("challenge.open")
        if not found.stored.is_revealed:
            await self._store.reveal(found.code)
        return found.stored.text

    async def _seen(self, code: str) -> StoredChallenge | None:
        """The challenge of a code. A daily before its day is as good as none, also for whoever guesses its code."""
        stored = await self._store.find(code.upper())
        if stored is not None and stored.day is not None and stored.day > self.today:
            return None
        return stored

    def _is_closed(self, stored: StoredChallenge) -> bool:
        closes = stored.closes
        return stored.is_revealed or (closes is not None and self._clock.time_of_day() >= closes)

    async def _still_free(self, found: FoundChallenge, ticket: StoredTicket, key: str) -> None:
        now = await self._store.ticket(found.code, ticket.hashed)
        if now is None or now.player not in (None, player_of(key)):
            raise NotNow("challenge.ticket_used", name=ticket.name)

    async def _challenge(self, wish: ChallengeWish) -> Challenge:
        seed = secrets.token_bytes(SEED_BYTES)
        if wish.table is not None:
            return challenge_of_game(seed, (await self._tables.find(wish.table)).hosted, wish.title)
        return fresh_challenge(
            seed, adventure=wish.adventure, layout=wish.layout, options=wish.options, title=wish.title
        )


def _ticketed(found: FoundChallenge, ticket: StoredTicket | None, name: str) -> tuple[int, str]:
    """The number of the ticket to play with, 0 for a challenge without, and the name of the player."""
    if not found.stored.tickets:
        return 0, name
    if ticket is not None:
        return ticket.number, ticket.name
    begun = [run for run in found.mine if not run.is_over] or found.mine
    if not begun:
        raise NotNow("challenge.ticket_needed")
    return begun[-1].ticket, begun[-1].name


def _wish(found: FoundChallenge, name: str, hashed: str, attempt: int) -> RunWish:
    try:
        name = shown_name(name)
    except InvalidText as error:
        raise NotNow.unreadable(error) from None
    stored = found.stored
    return RunWish(
        found.code, found.challenge, name, hashed, attempt, clock=stored.clock, hints=stored.hints, closes=stored.closes
    )
