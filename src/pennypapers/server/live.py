"""A table that people are at: one queue of changes, each saved before anybody hears of it."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Iterator

from . import events as log
from . import messages as wire
from . import views
from .bot_turns import ink_all, play_seats
from .connection import Connection, encoded
from .decide import Actor, NotNow, actor
from .figures import Figures
from .hosted import Hosted, apply, fold
from .limits import Limits
from .logs import LOGGER
from .store import Found, Stale, Store, StoreError

Decision = Callable[[Hosted], list[log.AnyEvent]]
Step = tuple[log.AnyEvent, Hosted]
"""An event and the table after it."""

SEAT_EVENTS = (log.SeatTaken, log.SeatLeft, log.HostPassed, log.Locked, log.Paused)
KEPT_NEWS = 256
"""News kept in memory for clients that come back; who has missed more gets the whole table."""
AGAIN_SECONDS = 1.0
"""When the turns of bots could not be saved."""


class LiveTable:
    def __init__(self, found: Found, rows: list[bytes], store: Store, limits: Limits, figures: Figures) -> None:
        self.found = found
        self.hosted = fold(log.decode_all(rows))
        self.number = len(rows)
        self.connections: set[Connection] = set()
        self._store = store
        self._limits = limits
        self._figures = figures
        self._lock = asyncio.Lock()
        self._waiting: list[_Change] = []
        self._saving: asyncio.Task[None] | None = None
        self._news: deque[tuple[int, bytes]] = deque(maxlen=KEPT_NEWS)
        self._elsewhere: dict[str, tuple[float, set[int]]] = {}
        self._telling: asyncio.Task[None] | None = None
        self._announced = self._now()
        self._drafts: dict[int, tuple[int, str]] = {}
        self._absent: dict[int | None, float] = {}
        """Since when each seat is away; None is the one who opened the table, while hosting it without a seat."""
        self._deadline: float | None = None
        self._left_at_pause: float | None = None
        self._skipped = 0
        self._timer: asyncio.TimerHandle | None = None
        self._progress: asyncio.TimerHandle | None = None
        self._bots: asyncio.Task[None] | None = None
        self._start_clock()

    # -- changes -------------------------------------------------------------------------------------------

    async def change(self, decide: Decision) -> list[log.AnyEvent]:
        """Decide, save, and only then tell. All that waits at a table is saved together."""
        change = _Change(decide)
        self._waiting.append(change)
        if self._saving is None or self._saving.done():
            self._saving = asyncio.create_task(self._save())
        return await change.done

    async def look(self) -> None:
        """Take in what other processes have written."""
        async with self._lock:
            await self._read_on()

    async def _save(self) -> None:
        while self._waiting:
            changes, self._waiting = self._waiting, []
            began = self._now()
            try:
                async with self._lock:
                    await self._save_all(changes)
            except Exception as error:  # whoever waits must hear of it, whatever it is
                for change in changes:
                    change.fail(error)
            self._figures.changed(self._now() - began)

    async def _save_all(self, changes: list[_Change]) -> None:
        """Another process may have been faster: then look again and decide anew."""
        while True:
            steps = list(self._decide_all(changes))
            if not steps:
                break
            rows = [log.encode(event) for event, _ in steps]
            try:
                await self._store.append(self.found.table, self.number, rows)
            except Stale:
                if not await self._read_on():
                    raise NotNow("code", "this table has expired") from None
                continue
            self._happen(steps)
            break
        for change in changes:
            change.succeed()

    def _decide_all(self, changes: list[_Change]) -> Iterator[Step]:
        """One after the other, each on what the one before it leads to; one that is refused changes nothing."""
        hosted = self.hosted
        for change in changes:
            for step in change.decide_on(hosted):
                hosted = step[1]
                yield step

    async def _read_on(self) -> bool:
        """Whether there was anything new."""
        steps, hosted = [], self.hosted
        for event in log.decode_all(await self._store.load(self.found.table, self.number)):
            hosted = apply(hosted, event)
            steps.append((event, hosted))
        self._happen(steps)
        return bool(steps)

    def _happen(self, steps: list[Step]) -> None:
        for event, after in steps:
            before, self.hosted = self.hosted, after
            self.number += 1
            self._figures.events[type(event).__name__.lower()] += 1
            self._tell(event, before)
            if isinstance(event, SEAT_EVENTS):
                self._publish(views.seats_changed(self.hosted, self.number, self.here()))
        self._wake()

    def _tell(self, event: log.AnyEvent, before: Hosted) -> None:
        match event:
            case log.Started():
                self._publish(wire.StartNews(self.number, views.sheet_views(self.hosted)))
            case log.Rolled():
                self._drafts.clear()
                self._start_clock()
                roll = views.roll_view(self.hosted, self.seconds_left())
                assert roll is not None
                self._publish(wire.RollNews(self.number, roll))
            case log.Committed():
                self._progress_soon()
            case log.Closed():
                self._publish(views.turn_news(before, self.hosted, self.number))
            case log.Ended():
                ended = views.end_view(self.hosted.game, self.hosted.seed)
                assert ended is not None
                self._publish(wire.EndNews(self.number, ended))
            case log.Rematch(code):
                self._publish(wire.RematchNews(self.number, code))
            case log.Paused(on):
                self._pause_clock(on)
            case _:
                pass

    def _publish(self, message: wire.AnyMessage) -> None:
        """Encoded once, whatever the number of seats."""
        data = encoded(message)
        self._news.append((self.number, data))
        for connection in self.connections:
            connection.send_bytes(data)

    # -- connections ---------------------------------------------------------------------------------------

    def join(self, connection: Connection, after: int | None) -> None:
        """A client comes, or comes back: it gets what it missed, or the whole table."""
        who = self.who(connection)
        self.connections.add(connection)
        if who.seat is not None:
            self._absent.pop(who.seat, None)
        missed = self._missed(after)
        if missed is None or len(missed) > self._limits.backlog // 2:
            connection.send(self.welcome(who))
        else:
            for data in missed:
                connection.send_bytes(data)
        self._announce()
        self._progress_soon()
        self._wake()

    def part(self, connection: Connection) -> None:
        self.connections.discard(connection)
        self._announce()
        self._progress_soon()
        self._wake()

    def who(self, connection: Connection) -> Actor:
        return actor(self.hosted, connection.token)

    def welcome(self, who: Actor) -> wire.Welcome:
        game = self.hosted.game
        turn, draft = self._drafts.get(who.seat, (0, None)) if who.seat is not None else (0, None)
        return views.welcome(
            self.hosted,
            who,
            number=self.number,
            code=self.found.code,
            here=self.here(),
            draft=draft if game and turn == game.turns + 1 else None,
            seconds_left=self.seconds_left(),
        )

    def keep_draft(self, seat: int, turn: int, marks: str) -> None:
        self._drafts[seat] = (turn, marks)

    def here(self) -> set[int]:
        """The seats with an open connection, at this process or another."""
        return self._here().union(*(seats for until, seats in self._elsewhere.values() if until > self._now()))

    def others_are_here(self, process: str, seats: str) -> None:
        """Another process tells which seats are connected there; that holds until it is due to tell again."""
        before = self.here()
        until = self._now() + self._limits.away_seconds
        self._elsewhere[process] = (until, {int(seat) for seat in seats.split(",") if seat})
        if self.here() != before:
            self._progress_soon()
        self._wake()

    def _announce(self) -> None:
        """Tell other processes who is here: at every change, and again before they forget."""
        if self._store.is_shared:
            self._announced = self._now()
            seats = ",".join(map(str, sorted(self._here())))
            self._telling = asyncio.create_task(self._store.announce(self.found.table, seats))

    def _here(self) -> set[int]:
        owners = {seat.token_hash: number for number, seat in enumerate(self.hosted.seats) if not seat.is_bot}
        return {owners[each.hashed] for each in self.connections if each.hashed in owners}

    def _opener_is_here(self) -> bool:
        opened = self.hosted.created.host_hash
        return any(each.hashed == opened for each in self.connections)

    def _missed(self, after: int | None) -> list[bytes] | None:
        """News after that number, or None if memory does not go back so far."""
        if after is None or after > self.number or not self._news or self._news[0][0] > after + 1:
            return [] if after == self.number else None
        return [data for number, data in self._news if number > after]

    def _progress_soon(self) -> None:
        if self._progress is None and self.connections:
            loop = asyncio.get_running_loop()
            self._progress = loop.call_later(self._limits.progress_seconds, self._send_progress)

    def _send_progress(self) -> None:
        self._progress = None
        game = self.hosted.game
        if game is None:
            data = encoded(views.seats_changed(self.hosted, self.number, self.here()))
        else:
            data = encoded(views.progress(game, self.here()))
        for connection in self.connections:
            connection.send_bytes(data)

    # -- time ----------------------------------------------------------------------------------------------

    def seconds_left(self) -> float | None:
        if self._left_at_pause is not None:
            return self._left_at_pause
        return None if self._deadline is None else max(0.0, round(self._deadline - self._now(), 1))

    def skip(self, turn: int) -> None:
        """Bots play for all who are still thinking about this turn."""
        self._skipped = turn
        self._wake()

    def close(self) -> None:
        for handle in (self._timer, self._progress, self._bots):
            if handle is not None:
                handle.cancel()

    @staticmethod
    def _now() -> float:
        return asyncio.get_running_loop().time()

    def _start_clock(self) -> None:
        clock, game = self.hosted.created.clock, self.hosted.game
        self._deadline = self._now() + clock if clock and game and game.roll else None
        self._left_at_pause = clock if self.hosted.paused and self._deadline else None

    def _pause_clock(self, on: bool) -> None:
        if self._deadline is None:
            return
        if on:
            self._left_at_pause = max(0.0, self._deadline - self._now())
        elif self._left_at_pause is not None:
            self._deadline = self._now() + self._left_at_pause
            self._left_at_pause = None

    def _wake(self) -> None:
        """See who must be played for now, and when to look again."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if not self.connections:
            return  # a table without anybody waits
        now, here = self._now(), self.here()
        for seat in (None, *range(len(self.hosted.seats))):
            if seat in here or (seat is None and (self.hosted.host is not None or self._opener_is_here())):
                self._absent.pop(seat, None)
            else:
                self._absent.setdefault(seat, now)
        if (self._bots is None or self._bots.done()) and (self._due() or self._new_host() is not None):
            self._bots = asyncio.create_task(self._act_for_the_absent())
        moments = [since + wait for since in self._absent.values() for wait in self._waits() if since + wait > now]
        if self._deadline is not None and self._deadline > now and not self.hosted.paused:
            moments.append(self._deadline)
        if self._store.is_shared:
            again = self._announced + self._limits.away_seconds / 3
            if again <= now:
                self._announce()
            moments.append(max(again, now + 0.1))
        if moments:
            self._timer = asyncio.get_running_loop().call_at(min(moments) + 0.01, self._wake)

    def _waits(self) -> tuple[float, float]:
        return self._limits.away_seconds, self._limits.host_seconds

    def _due(self) -> list[int]:
        """The seats for which a bot plays now: bots, who is away too long, and all when time is up."""
        game, hosted = self.hosted.game, self.hosted
        if game is None or game.ended or hosted.paused:
            return []
        now = self._now()
        out_of_time = self._skipped == game.turns + 1 or (self._deadline is not None and now >= self._deadline)
        gone = {seat for seat, since in self._absent.items() if now >= since + self._limits.away_seconds}
        return [seat for seat in game.waiting if out_of_time or hosted.seats[seat].is_bot or seat in gone]

    def _new_host(self) -> int | None:
        """Who hosts instead of one that has vanished, if anybody is there."""
        host = self.hosted.host
        if self._absent.get(host, self._now()) + self._limits.host_seconds > self._now():
            return None
        return next((seat for seat in sorted(self.here()) if seat != host), None)

    async def _act_for_the_absent(self) -> None:
        try:
            await self._act()
        except StoreError as error:  # nobody else would try again: all may be waiting for a bot
            LOGGER.error("%s", error)
            self._timer = asyncio.get_running_loop().call_later(AGAIN_SECONDS, self._wake)

    async def _act(self) -> None:
        if (host := self._new_host()) is not None:
            await self.change(lambda _: [log.HostPassed(host)])
        while (due := self._due()) and (game := self.hosted.game) and self.connections:
            turn = game.turns + 1
            played = await asyncio.to_thread(play_seats, game, due, f"{self.found.table} {turn}")
            await self.change(lambda hosted: ink_all(hosted, turn, played, self.found.seed))  # noqa: B023  # awaited here


class _Change:
    """A decision, and whoever waits for it to be durable."""

    def __init__(self, decide: Decision) -> None:
        self.done: asyncio.Future[list[log.AnyEvent]] = asyncio.get_running_loop().create_future()
        self._decide = decide
        self._happened: list[log.AnyEvent] = []
        self._refused: Exception | None = None

    def decide_on(self, hosted: Hosted) -> list[Step]:
        self._refused = None
        try:
            self._happened = self._decide(hosted)
        except Exception as error:  # whatever it is, the others in the queue have nothing to do with it
            self._happened, self._refused = [], error
        steps = []
        for event in self._happened:
            hosted = apply(hosted, event)
            steps.append((event, hosted))
        return steps

    def succeed(self) -> None:
        if self._refused is not None:
            self.fail(self._refused)
        elif not self.done.done():
            self.done.set_result(self._happened)

    def fail(self, error: Exception) -> None:
        if not self.done.done():
            self.done.set_exception(error)
