"""A table with open connections: a queue of decisions, each saved before it is broadcast."""

from __future__ import annotations

import asyncio

from ...hosting import events as log
from ...hosting.actor import Actor
from ...hosting.dealer import Dealer
from ...hosting.decisions.set_up import set_up_news
from ...hosting.hosted import Hosted, Step
from ...hosting.protocol import messages as wire
from ...hosting.views import table_views as views
from ...hosting.views.dice_views import dice_view, reveal_view
from ...hosting.views.late_views import catch_up_view, joined_news
from ...hosting.views.shown import Shown
from ..limits import Limits, TokenBucket
from ..metrics import Metrics
from ..store.contract import Store, StoredTable
from .bots.hints import Hints
from .bots.stand_ins import StandIns
from .clock import TurnClock
from .drafts import Drafts
from .executor import Executor
from .lines.broadcast import Broadcast
from .lines.connection import Connection
from .lines.encoded_message import EncodedMessage, encoded
from .link_gathering import LinkGathering
from .log_reader import ReadLog
from .loop_clock import Clock
from .presence import Presence
from .progress import Progress
from .queue.decision_queue import DecisionQueue
from .queue.pending_decision import Decision, Pay

SEAT_EVENTS = (
    log.SeatTaken,
    log.Anchored,
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


class TableSession:
    """Joins the parts of one table, and turns its events into broadcasts."""

    def __init__(
        self,
        stored: StoredTable,
        read: ReadLog,
        store: Store,
        *,
        limits: Limits,
        metrics: Metrics,
        clock: Clock,
        executor: Executor,
    ) -> None:
        self.stored = stored
        self.connections: set[Connection] = set()
        self.drafts = Drafts()
        self.hints = Hints(limits.hint_seconds, executor)
        self._shown = Shown()
        self.rematching = asyncio.Lock()
        """Held while a table for a rematch is being opened."""
        self.set_ups = TokenBucket(limits.set_ups_per_second, limits.set_up_burst, clock.now)
        self._limits = limits
        self._queue = DecisionQueue(
            stored,
            read,
            store,
            listener=self,
            metrics=metrics,
            now=clock.now,
            most_bytes=limits.log_bytes,
            executor=executor,
        )
        self._clock = TurnClock(clock.now)
        self._broadcast = Broadcast(self.connections)
        self._presence = Presence(self.connections, store, stored.table, now=clock.now, seconds=limits.away_seconds)
        self._progress = Progress(limits.progress_seconds, self._tell_progress)
        self.dealer = Dealer(stored.seed, stored.code, self._presence.giving, clock.time_of_day)
        self.links = LinkGathering(
            self._queue, self.connections, self.dealer, self._presence, clock=clock, seconds=limits.link_seconds
        )
        self._stand_ins = StandIns(
            stored,
            self.dealer,
            self._queue,
            self.connections,
            self._presence,
            turn_clock=self._clock,
            clock=clock,
            limits=limits,
            executor=executor,
        )
        self._prepared: tuple[Hosted, EncodedMessage] | None = None
        """The table after the turn that is being closed, and its broadcast, prepared while the store saves."""
        self._joined: dict[int | None, int] = {}
        """By seat of a former latecomer: the event number at which they joined and got a new welcome."""
        self._closed = False
        self._start_clock()

    @property
    def hosted(self) -> Hosted:
        return self._queue.hosted

    @property
    def number(self) -> int:
        """The number of the last event."""
        return self._queue.number

    async def submit(self, decide: Decision, *, plays: bool = False, pay: Pay | None = None) -> None:
        """Queue a decision and wait until it is saved; `plays` says that no game can do without it.

        `pay` is told how much of the event loop's time it took.
        """
        await self._queue.submit(decide, plays=plays, pay=pay)

    async def look(self) -> None:
        """Read and apply events that other processes have written."""
        await self._queue.look()

    # -- events --------------------------------------------------------------------------------------------

    def saving(self, steps: list[Step]) -> None:
        """Prepare the broadcast of a closed turn, which scores every sheet."""
        before = self.hosted
        for number, (event, after) in enumerate(steps, self.number + 1):
            if isinstance(event, log.Closed):
                self._prepared = after, encoded(views.turn_news(before, after, number))
            before = after

    def happened(self, event: log.AnyEvent, before: Hosted) -> None:
        if isinstance(event, log.Committed):  # first, as it is by far the most frequent event
            self._progress.soon(len(self.connections), until_roll=True)
            return
        self._tell(event, before)

    def all_happened(self, steps: list[Step]) -> None:
        """Send the seats once for all changes, however many there were."""
        if any(isinstance(event, SEAT_EVENTS) for event, _ in steps):
            self._publish(views.seats_changed(self.hosted, self.number, self.here(), self.seconds_left()))
        self._tell_latecomers(steps)
        if not self._closed:
            self.links.look()
            self._stand_ins.wake()

    def _tell(self, event: log.AnyEvent, before: Hosted) -> None:
        match event:
            case log.SetUp():
                self._publish(set_up_news(self.hosted, self.number))
            case log.Started():
                self._publish(wire.StartNews(self.number, self._shown.sheets(self.hosted)))
                self._tell_dice()
            case log.Asked():
                reveal = reveal_view(self.hosted)
                assert reveal is not None
                self._publish(wire.RevealNews(self.number, reveal))
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
                self._tell_dice()
            case log.SeatTaken() if before.game is not None:
                self._tell_dice()
            case log.Closed():
                after, news = self._prepared or (None, None)
                if news is None or after is not self.hosted:  # another process has closed the turn
                    news = encoded(views.turn_news(before, self.hosted, self.number))
                self._prepared = None
                self._broadcast.publish(self.number, news)
            case log.Ended():
                ended = self._shown.ended(self.hosted)
                assert ended is not None
                self._publish(wire.EndNews(self.number, ended))
            case log.Entered(seat):
                ended = self._shown.ended(self.hosted)
                assert ended is not None
                sheet = self._shown.sheets(self.hosted)[seat]
                self._publish(wire.EnteredNews(self.number, seat, sheet, ended))
            case log.Rematch(code):
                self._publish(wire.RematchNews(self.number, code))
            case log.Paused(on):
                self._clock.pause(on=on)
            case _:
                pass

    def _tell_dice(self) -> None:
        if dice := dice_view(self.hosted):
            self._publish(wire.DiceNews(self.number, dice))

    def _tell_latecomers(self, steps: list[Step]) -> None:
        """Send latecomers their progress; those who have just joined get a new welcome."""
        names: set[str] = set()
        for event, after in steps:
            match event:
                case log.Committed():  # first, as it is by far the most frequent event
                    pass
                case log.LateInked(name):
                    names.add(name)
                case log.LateJoined(name):
                    names.add(name)
                    self._joined[len(after.seats) - 1] = self.number
                case log.Closed() | log.Ended():
                    names |= self.hosted.late.keys()
                case _:
                    pass
        if not names:
            return
        theirs = {late.token_hash for name, late in self.hosted.late.items() if name in names}
        theirs |= {seat.token_hash for seat in self.hosted.seats if seat.name in names and seat.token_hash}
        for connection in self.connections:
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
            self._stand_ins.back(who.seat)
        is_known = not who.late and (after or 0) > self._joined.get(who.seat, -1)
        missed = self._broadcast.missed(after, self.number) if is_known else None
        if missed is None or len(missed) > self._limits.backlog // 2:
            connection.send(self.welcome(who))
        else:
            for news in missed:
                connection.send_encoded(news)
        self._presence.announce(self.hosted)
        self._progress.soon(len(self.connections))
        self.links.look()
        self._stand_ins.wake()

    def part(self, connection: Connection) -> None:
        self.connections.discard(connection)
        self.hints.part(connection)
        if self._closed:  # a server that ends need not tell a hundred connections about each other
            return
        self._presence.announce(self.hosted)
        self._progress.soon(len(self.connections))
        self.links.look()
        self._stand_ins.wake()

    def holds_secret(self, connection: Connection, anchor: str) -> None:
        """A client has begun the hash chain of its seat: from now on it can be asked for links."""
        connection.anchor = anchor
        self._presence.announce(self.hosted)

    def welcome(self, who: Actor) -> wire.Welcome:
        game, seat = self.hosted.game, None if who.seat is None else self.hosted.seats[who.seat]
        return views.welcome(
            self.hosted,
            who,
            number=self.number,
            code=self.stored.code,
            here=self.here(),
            sheets=self._shown.sheets(self.hosted),
            ended=self._shown.ended(self.hosted),
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
        """Another process has announced its connections to this table; one that is new here is told of ours."""
        before = self.here()
        if self._presence.told(process, here) and self.connections:
            self._presence.announce(self.hosted)
        if self.here() != before:
            self._progress.soon(len(self.connections))
        self._stand_ins.wake()

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
        self._stand_ins.skip(turn)

    def close(self) -> None:
        """Stop bots, clocks and whatever else goes on by itself."""
        self._closed = True
        self._progress.cancel()
        self.links.close()
        self._stand_ins.close()

    def _start_clock(self) -> None:
        clock, game = self.hosted.created.clock, self.hosted.game
        self._clock.start(clock if game and game.roll else None, paused=self.hosted.paused)
