"""A table with open connections: a queue of decisions, each saved before it is broadcast."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

from ...hosting import events as log
from ...hosting import messages as wire
from ...hosting import views
from ...hosting.decide import Actor, NotNow
from ...hosting.hosted import Hosted, Step, apply, fold
from ...hosting.late_views import catch_up_view, joined_news
from ...hosting.set_up import set_up_news
from ..codec import decode_events, encode
from ..limits import Limits
from ..logs import LOGGER
from ..metrics import Metrics
from ..store.contract import Stale, Store, StoredTable, StoreError
from .absence import Absence
from .bot_thinking import Thinking
from .bot_turns import ink_all, play_seats
from .broadcast import Broadcast
from .clock import TurnClock
from .connection import Connection
from .drafts import Drafts
from .encoded_message import EncodedMessage, encoded
from .hints import Hints
from .loop_clock import Clock, Timer
from .pending_decision import Decision, PendingDecision
from .presence import Presence
from .progress import Progress

SEAT_EVENTS = (
    log.SeatTaken,
    log.SeatLeft,
    log.Extended,
    log.HostPassed,
    log.Locked,
    log.HintsAllowed,
    log.Paused,
    log.LateCame,
    log.LateJoined,
    log.LateLeft,
)
AGAIN_SECONDS = 1.0
"""How soon to try again when bots' turns could not be saved."""


class TableSession:
    def __init__(
        self, stored: StoredTable, rows: list[bytes], store: Store, limits: Limits, metrics: Metrics, clock: Clock
    ) -> None:
        self.stored = stored
        self.hosted = fold(decode_events(rows))
        self.number = len(rows)
        self.connections: set[Connection] = set()
        self._store = store
        self._limits = limits
        self._metrics = metrics
        self._time = clock
        self._now = clock.now
        self._lock = asyncio.Lock()
        self._waiting: list[PendingDecision] = []
        self._saving: asyncio.Task[None] | None = None
        self._ready: tuple[Hosted, EncodedMessage] | None = None
        """The table after the turn that is being closed, and its broadcast, prepared while the store saves."""
        self._broadcast = Broadcast(self.connections)
        self._presence = Presence(self.connections, store, stored.table, now=self._now, seconds=limits.away_seconds)
        self.drafts = Drafts()
        self._joined: dict[int | None, int] = {}
        """By seat of a former latecomer: the event number at which they joined and got a new welcome."""
        self._clock = TurnClock(self._now)
        self._absence = Absence(self._now, limits, self._clock)
        self._timer: Timer | None = None
        self._progress = Progress(limits.progress_seconds, self._tell_progress)
        self._bots: asyncio.Task[None] | None = None
        self._thinking = Thinking(self._wake, limits.bot_seconds)
        self.hints = Hints(limits.bot_seconds)
        self._start_clock()

    # -- changes -------------------------------------------------------------------------------------------

    async def submit(self, decide: Decision) -> None:
        """Queue a decision and wait until it is saved. All that is queued is saved in one write, then broadcast."""
        change = PendingDecision(decide)
        self._waiting.append(change)
        if self._saving is None or self._saving.done():
            self._saving = asyncio.create_task(self._save())
        await change.done

    async def look(self) -> None:
        """Read and apply events that other processes have written."""
        async with self._lock:
            await self._read_on()

    async def _save(self) -> None:
        while self._waiting:
            changes, self._waiting = self._waiting, []
            began = self._now()
            try:
                async with self._lock:
                    await self._save_all(changes)
            except Exception as error:  # every caller that waits must get it
                for change in changes:
                    change.fail(error)
            self._metrics.changed(self._now() - began)

    async def _save_all(self, changes: list[PendingDecision]) -> None:
        """Decide and save. If another process has written meanwhile, read its events and decide again."""
        while True:
            steps = list(self._decide_all(changes))
            if not steps:
                break
            try:
                await self._append(steps)
            except Stale:
                if not await self._read_on():
                    raise NotNow("code", "this table has expired") from None
                continue
            break
        for change in changes:
            change.succeed()  # before broadcasting, so that the answers leave in the same frame
        self._happen(steps)

    async def _append(self, steps: list[Step]) -> None:
        """Save the events, and prepare the broadcast while the store is busy."""
        rows = [encode(event) for event, _ in steps]
        saving = asyncio.ensure_future(self._store.append(self.stored.table, self.number, rows))
        await asyncio.sleep(0)  # lets the store begin
        try:
            self._make_ready(steps)
        finally:
            await saving

    def _make_ready(self, steps: list[Step]) -> None:
        """Prepare the broadcast of a closed turn, which scores every sheet."""
        before = self.hosted
        for number, (event, after) in enumerate(steps, self.number + 1):
            if isinstance(event, log.Closed):
                self._ready = after, encoded(views.turn_news(before, after, number))
            before = after

    def _decide_all(self, changes: list[PendingDecision]) -> Iterator[Step]:
        """Decide in order, each on the table after the one before; a refused decision changes nothing."""
        hosted = self.hosted
        for change in changes:
            for step in change.decide_on(hosted):
                hosted = step[1]
                yield step

    async def _read_on(self) -> bool:
        """Whether there was anything new."""
        steps, hosted = [], self.hosted
        for event in decode_events(await self._store.load(self.stored.table, self.number)):
            hosted = apply(hosted, event)
            steps.append((event, hosted))
        self._happen(steps)
        return bool(steps)

    def _happen(self, steps: list[Step]) -> None:
        for event, after in steps:
            before, self.hosted = self.hosted, after
            self.number += 1
            self._metrics.events[type(event).__name__.lower()] += 1
            self._tell(event, before)
            if isinstance(event, SEAT_EVENTS):
                self._publish(views.seats_changed(self.hosted, self.number, self.here(), self.seconds_left()))
        self._tell_latecomers(steps)
        self._wake()

    def _tell(self, event: log.AnyEvent, before: Hosted) -> None:
        match event:
            case log.Committed():
                self._progress.soon(len(self.connections), until_roll=True)
            case log.SetUp():
                self._publish(set_up_news(self.hosted, self.number))
            case log.Started():
                self._publish(wire.StartNews(self.number, views.sheet_views(self.hosted)))
            case log.Rolled():
                self.drafts.rolled(event.turn)
                self._progress.rolled()
                self._start_clock()
                roll = views.roll_view(self.hosted, self.seconds_left())
                assert roll is not None
                self._publish(wire.RollNews(self.number, roll))
            case log.LateInked():
                self._progress.soon(len(self.connections))
            case log.LateJoined():
                self._publish(joined_news(self.hosted, self.number))
            case log.Closed():
                after, news = self._ready or (None, None)
                if news is None or after is not self.hosted:  # another process has closed the turn
                    news = encoded(views.turn_news(before, self.hosted, self.number))
                self._ready = None
                self._broadcast.publish(self.number, news)
            case log.Ended():
                ended = views.end_view(self.hosted.game, self.hosted.seed)
                assert ended is not None
                self._publish(wire.EndNews(self.number, ended))
            case log.Entered(seat):
                assert self.hosted.game is not None
                ended = views.end_view(self.hosted.game, self.hosted.seed)
                assert ended is not None
                sheet = views.sheet_view(self.hosted, self.hosted.game.sheets[seat])
                self._publish(wire.EnteredNews(self.number, seat, sheet, ended))
            case log.Rematch(code):
                self._publish(wire.RematchNews(self.number, code))
            case log.Paused(on):
                self._clock.pause(on=on)
            case _:
                pass

    def _tell_latecomers(self, steps: list[Step]) -> None:
        """Send latecomers their progress; those who have just joined get a new welcome."""
        names = {event.name for event, _ in steps if isinstance(event, log.LateInked | log.LateJoined)}
        for event, after in steps:
            if isinstance(event, log.LateJoined):
                self._joined[len(after.seats) - 1] = self.number
            elif isinstance(event, log.Closed | log.Ended):
                names |= self.hosted.late.keys()
        theirs = {late.token_hash for name, late in self.hosted.late.items() if name in names}
        theirs |= {seat.token_hash for seat in self.hosted.seats if seat.name in names and seat.token_hash}
        for connection in self.connections if theirs else ():
            if connection.hashed in theirs:
                who = connection.who(self.hosted)
                connection.send(wire.CatchUp(self._catch_up(who.late)) if who.late else self.welcome(who))

    def _publish(self, message: wire.AnyMessage) -> None:
        self._broadcast.publish(self.number, encoded(message))

    # -- connections ---------------------------------------------------------------------------------------

    def join(self, connection: Connection, after: int | None) -> None:
        """Add a connection; it gets what it missed since number `after`, or the whole table."""
        who = connection.who(self.hosted)
        self.connections.add(connection)
        if who.seat is not None:
            self._absence.back(who.seat)
        is_known = not who.late and (after or 0) > self._joined.get(who.seat, -1)
        missed = self._broadcast.missed(after, self.number) if is_known else None
        if missed is None or len(missed) > self._limits.backlog // 2:
            connection.send(self.welcome(who))
        else:
            for news in missed:
                connection.send_encoded(news)
        self._presence.announce(self.hosted)
        self._progress.soon(len(self.connections))
        self._wake()

    def part(self, connection: Connection) -> None:
        self.connections.discard(connection)
        self._presence.announce(self.hosted)
        self._progress.soon(len(self.connections))
        self._wake()

    def welcome(self, who: Actor) -> wire.Welcome:
        game, seat = self.hosted.game, None if who.seat is None else self.hosted.seats[who.seat]
        return views.welcome(
            self.hosted,
            who,
            number=self.number,
            code=self.stored.code,
            here=self.here(),
            draft=self.drafts.of(seat.token_hash, game.turns + 1) if game and seat else None,
            left=self.seconds_left(),
            catch_up=self._catch_up(who.late) if who.late else None,
        )

    def _catch_up(self, name: str) -> wire.CatchUpView:
        late = self.hosted.late[name]
        return catch_up_view(self.hosted, name, self.drafts.of(late.token_hash, late.sheet.turns + 1))

    def here(self) -> set[int]:
        """The seats with an open connection, at this process or another."""
        return {seat for seat in self._presence.everywhere(self.hosted) if seat is not None}

    def others_are_here(self, process: str, here: str) -> None:
        """Another process has announced its connections to this table."""
        before = self.here()
        self._presence.told(process, here)
        if self.here() != before:
            self._progress.soon(len(self.connections))
        self._wake()

    def _tell_progress(self) -> None:
        game = self.hosted.game
        if game is None:
            self._broadcast.tell(
                encoded(views.seats_changed(self.hosted, self.number, self.here(), self.seconds_left()))
            )
        else:
            self._broadcast.tell(encoded(views.progress(self.hosted, game, self.here())))

    # -- time ----------------------------------------------------------------------------------------------

    def seconds_left(self) -> views.Left:
        """Seconds left on the plain clock and on the extended one."""
        return self._clock.left(), self._clock.left(extended=True)

    def skip(self, turn: int) -> None:
        """Let bots play this turn for every seat that has not inked."""
        self._absence.skip(turn)
        self._wake()

    def close(self) -> None:
        self._progress.cancel()
        self._thinking.rest()
        for handle in (self._timer, self._bots):
            if handle is not None:
                handle.cancel()

    def _start_clock(self) -> None:
        clock, game = self.hosted.created.clock, self.hosted.game
        self._clock.start(clock if game and game.roll else None, paused=self.hosted.paused)

    def _wake(self) -> None:
        """Start bots for seats that need one now, and set the timer for the next check."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if not self.connections:
            self._thinking.rest()
            return  # a table without connections stands still
        now, here = self._now(), self._presence.everywhere(self.hosted)
        self._absence.look(self.hosted, here)
        self._thinking.look(self.hosted, self.stored.table, now)
        is_idle = self._bots is None or self._bots.done()
        if is_idle and (
            self._due() or self._thinking.answers(self.hosted) or self._absence.new_host(self.hosted, here) is not None
        ):
            self._bots = asyncio.create_task(self._act_for_the_absent())
        moments = [*self._absence.moments(), *self._presence.announce_again(self.hosted)]
        moments += [patience for patience in [self._thinking.patience] if patience is not None and patience > now]
        if moments:
            self._timer = self._time.call_at(min(moments) + 0.01, self._wake)

    def _due(self) -> list[int]:
        return self._absence.due(self.hosted, self._thinking.patience)

    async def _act_for_the_absent(self) -> None:
        try:
            await self._act()
        except StoreError as error:  # nothing else would try again: everybody may be waiting for a bot
            LOGGER.error("%s", error)
            self._timer = self._time.call_at(self._now() + AGAIN_SECONDS, self._wake)

    async def _act(self) -> None:
        here = self._presence.everywhere(self.hosted)
        if (host := self._absence.new_host(self.hosted, here)) is not None:
            await self.submit(lambda _: [log.HostPassed(host)])
        while (game := self.hosted.game) and self.connections:
            played = self._thinking.answers(self.hosted)
            due = [seat for seat in self._due() if seat not in played]
            if due:
                played |= await asyncio.to_thread(play_seats, game, due, self.stored.table)
            if not played:
                return
            await self.submit(lambda hosted: ink_all(hosted, game, played, self.stored.seed))  # noqa: B023  # awaited here
