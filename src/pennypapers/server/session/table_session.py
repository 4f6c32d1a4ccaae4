"""A table with open connections: a queue of decisions, each saved before it is broadcast."""

from __future__ import annotations

from ...hosting import events as log
from ...hosting import messages as wire
from ...hosting import views
from ...hosting.decide import Actor
from ...hosting.hosted import Hosted, Step
from ...hosting.late_views import catch_up_view, joined_news
from ...hosting.set_up import set_up_news
from ..limits import Limits
from ..metrics import Metrics
from ..store.contract import Store, StoredTable
from .broadcast import Broadcast
from .clock import TurnClock
from .connection import Connection
from .decision_queue import DecisionQueue
from .drafts import Drafts
from .encoded_message import EncodedMessage, encoded
from .hints import Hints
from .loop_clock import Clock
from .pending_decision import Decision
from .presence import Presence
from .progress import Progress
from .stand_ins import StandIns

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


class TableSession:
    """Joins the parts of one table, and turns its events into broadcasts."""

    def __init__(
        self, stored: StoredTable, rows: list[bytes], store: Store, limits: Limits, metrics: Metrics, clock: Clock
    ) -> None:
        self.stored = stored
        self.connections: set[Connection] = set()
        self.drafts = Drafts()
        self.hints = Hints(limits.bot_seconds)
        self._limits = limits
        self._queue = DecisionQueue(stored, rows, store, listener=self, metrics=metrics, now=clock.now)
        self._clock = TurnClock(clock.now)
        self._broadcast = Broadcast(self.connections)
        self._presence = Presence(self.connections, store, stored.table, now=clock.now, seconds=limits.away_seconds)
        self._progress = Progress(limits.progress_seconds, self._tell_progress)
        self._stand_ins = StandIns(
            stored,
            self._queue,
            self.connections,
            self._presence,
            turn_clock=self._clock,
            clock=clock,
            limits=limits,
        )
        self._prepared: tuple[Hosted, EncodedMessage] | None = None
        """The table after the turn that is being closed, and its broadcast, prepared while the store saves."""
        self._joined: dict[int | None, int] = {}
        """By seat of a former latecomer: the event number at which they joined and got a new welcome."""
        self._start_clock()

    @property
    def hosted(self) -> Hosted:
        return self._queue.hosted

    @property
    def number(self) -> int:
        """The number of the last event."""
        return self._queue.number

    async def submit(self, decide: Decision) -> None:
        """Queue a decision and wait until it is saved."""
        await self._queue.submit(decide)

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
        self._tell(event, before)
        if isinstance(event, SEAT_EVENTS):
            self._publish(views.seats_changed(self.hosted, self.number, self.here(), self.seconds_left()))

    def all_happened(self, steps: list[Step]) -> None:
        self._tell_latecomers(steps)
        self._stand_ins.wake()

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
                after, news = self._prepared or (None, None)
                if news is None or after is not self.hosted:  # another process has closed the turn
                    news = encoded(views.turn_news(before, self.hosted, self.number))
                self._prepared = None
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
        self._stand_ins.wake()

    def part(self, connection: Connection) -> None:
        self.connections.discard(connection)
        self._presence.announce(self.hosted)
        self._progress.soon(len(self.connections))
        self._stand_ins.wake()

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
        self._progress.cancel()
        self._stand_ins.close()

    def _start_clock(self) -> None:
        clock, game = self.hosted.created.clock, self.hosted.game
        self._clock.start(clock if game and game.roll else None, paused=self.hosted.paused)
