"""A stateful model test: random requests in random order get the same answers from a model and the server."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Coroutine
from dataclasses import replace
from typing import Any, TypeVar

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule
from support.server.event_loop import LONG_ENOUGH
from support.server.guest import Heard, messages_in
from support.server.running_server import QUICK
from support.server.table_model import LAYOUT, SPACES, Client, Model

from pennypapers.hosting.actor import Actor
from pennypapers.hosting.decisions.decide import take_over, take_seat
from pennypapers.hosting.not_now import NotNow
from pennypapers.hosting.tokens import token_hash
from pennypapers.server.metrics import Metrics
from pennypapers.server.session.lines.connection import Connection
from pennypapers.server.session.log_reader import LogReader
from pennypapers.server.session.loop_clock import LoopClock
from pennypapers.server.session.request_handler import answer
from pennypapers.server.session.table_registry import TableRegistry, Wish, new_token
from pennypapers.server.session.table_session import TableSession
from pennypapers.server.store.sqlite import SqliteStore
from pennypapers.server.work.thread_executor import ThreadExecutor

T = TypeVar("T")

LIMITS = replace(QUICK, away_seconds=600, host_seconds=600, progress_seconds=600, backlog=10_000)
NAMES = ("ana", "ben", "cleo", "dan")

clients = st.integers(0, 5)
seats = st.integers(0, 4)


class TableMachine(RuleBasedStateMachine):
    @initialize(people=st.integers(0, 3))
    def begin(self, people: int) -> None:
        self.runner = asyncio.Runner()
        self.model = Model()
        self.clients: list[Client] = []
        self.run(self._open())
        for name in NAMES[:people]:
            self.sit(name)

    async def _open(self) -> None:
        self.registry = TableRegistry(SqliteStore(":memory:"), LIMITS, Metrics(), ThreadExecutor())
        self.session, token = await self.registry.open(Wish("temple", LAYOUT, "dice=by_hand"))
        self.opener = await self._client(token)
        await self._client(None)

    def teardown(self) -> None:
        self.session.close()
        self.run(self.registry.store.close())
        self.runner.close()

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        return self.runner.run(asyncio.wait_for(work, LONG_ENOUGH))

    async def _client(self, token: str | None) -> Client:
        client = Client(Connection(token, LIMITS.backlog))
        self.session.join(client.connection, None)
        self.clients.append(client)
        return client

    def pick(self, number: int) -> Client:
        return self.clients[number % len(self.clients)]

    def is_host(self, client: Client) -> bool:
        if client.seat is not None:
            return self.model.host == client.seat
        return client is self.opener and self.model.host is None

    def ask(self, client: Client, kind: str, **fields: object) -> str:
        """The type of the answer, or the code of the refusal."""
        return self.send(client, json.dumps({"type": kind, "id": 1, **fields}))

    def send(self, client: Client, text: str) -> str:
        async def answered() -> Heard:
            if len(client.connection):
                await client.connection.next_frame()
            await answer(self.registry, self.session, client.connection, text)
            while True:
                for message in messages_in(await client.connection.next_frame()):
                    if message["type"] in ("done", "inked", "options", "refused"):
                        return message

        found = self.run(answered())
        assert found["type"] != "refused" or found["says"]
        return str(found.get("code", found["type"]))

    def expected(self, client: Client, code: str, *, host: bool = True) -> str:
        """The expected code, unless a refusal comes before it: the seat is lost, or the client is not the host."""
        if client.is_gone and client is not self.opener:
            return "token"
        return "host" if host and not self.is_host(client) else code

    # -- the lobby ---------------------------------------------------------------------------------------

    @rule(name=st.sampled_from(NAMES))
    def sit(self, name: str) -> None:
        token = new_token()
        code = self._changed(
            lambda session: session.submit(lambda h: take_seat(h, name=name, hashed=token_hash(token)))
        )
        if self.model.locked:
            assert code == "locked"
        elif self.model.phase != "lobby":
            assert code == "started.late"
        elif any(taken == name for taken, _ in self.model.seats):
            assert code == "name.taken"
        else:
            assert code == "done"
            client = self.run(self._client(token))
            client.seat = len(self.model.seats)
            self.model.seats.append((name, client))

    @rule(seat=seats)
    def take_over(self, seat: int) -> None:
        token = new_token()
        code = self._changed(lambda session: session.submit(lambda h: take_over(h, seat, hashed=token_hash(token))))
        if self.model.locked:
            assert code == "locked"
        elif seat >= len(self.model.seats) or self.model.seats[seat][1] is not None:
            assert code == "seat.not_bot"
        else:
            assert code == "done"
            client = self.run(self._client(token))
            client.seat = seat
            self.model.seats[seat] = (self.model.seats[seat][0], client)

    def _changed(self, change: Any) -> str:
        async def changed() -> str:
            try:
                await change(self.session)
            except NotNow as error:
                return error.code
            return "done"

        return self.run(changed())

    @rule(number=clients)
    def leave(self, number: int) -> None:
        client = self.pick(number)
        code = self.ask(client, "leave")
        if client.seat is None:
            assert code == self.expected(client, "seat.watching", host=False)
        else:
            assert code == "done"
            self.model.leave(client.seat)

    @rule(number=clients)
    def start(self, number: int) -> None:
        client, model = self.pick(number), self.model
        possible = "started" if model.phase != "lobby" else "done" if model.seats else "seats"
        assert self.ask(client, "start") == self.expected(client, possible)
        if self.expected(client, possible) == "done":
            model.phase = "playing"

    @rule(number=clients, on=st.booleans())
    def lock(self, number: int, on: bool) -> None:
        client = self.pick(number)
        code = self.ask(client, "lock", on=on)
        assert code == self.expected(client, "done")
        if code == "done":
            self.model.locked = on

    @rule(number=clients, on=st.booleans())
    def pause(self, number: int, on: bool) -> None:
        client = self.pick(number)
        code = self.ask(client, "pause", on=on)
        assert code == self.expected(client, "done")
        if code == "done":
            self.model.paused = on

    @rule(number=clients, seat=seats)
    def remove(self, number: int, seat: int) -> None:
        client = self.pick(number)
        code = self.ask(client, "remove", seat=seat)
        assert code == self.expected(client, "done" if seat < len(self.model.seats) else "seat.unknown")
        if code == "done":
            self.model.leave(seat)

    @rule(number=clients, seat=seats)
    def pass_host(self, number: int, seat: int) -> None:
        client = self.pick(number)
        code = self.ask(client, "pass_host", seat=seat)
        is_seat = seat < len(self.model.seats)
        is_person = is_seat and self.model.seats[seat][1] is not None
        possible = "done" if is_person else "seat.no_screen" if is_seat else "seat.unknown"
        assert code == self.expected(client, possible)
        if code == "done":
            self.model.host = seat

    # -- the game ----------------------------------------------------------------------------------------

    def playing(self, code: str) -> str:
        return {"lobby": "lobby", "playing": code, "over": "T8"}[self.model.phase]

    def not_now(self, turn: int) -> str | None:
        """The expected refusal if this turn is not the open one."""
        now = self.model.turns + 1
        return None if turn == now else "stale" if turn < now else "stale.early"

    @rule(number=clients, late=st.integers(-1, 1))
    def type_roll(self, number: int, late: int) -> None:
        client, model = self.pick(number), self.model
        turn = max(1, model.turns + 1 + late)
        possible = self.not_now(turn) or ("inked" if model.inked else "done")
        code = self.ask(client, "type_roll", turn=turn, roll="1 2 3")
        assert code == self.expected(client, self.playing(possible))
        if code == "done":
            model.is_rolled = True

    @rule(number=clients, late=st.integers(-1, 1), again=st.booleans())
    def ink(self, number: int, late: int, again: bool) -> None:
        client, model = self.pick(number), self.model
        turn = max(1, model.turns + 1 + late)
        marks = f"{SPACES[min(turn, len(SPACES)) - 1]}=1"
        is_free, is_repeated = self._space_is_free(client.seat, marks), self._was_inked(client.seat, turn, marks)
        code = self.ask(client, "ink", turn=turn, marks=marks)
        if client.seat is None:
            assert code == self.expected(client, "seat.watching", host=False)
            return
        if is_repeated:
            assert code == "inked", "the same again is harmless when its turn has closed"
            return
        if model.phase == "playing" and model.paused:
            assert code == "paused"
        elif model.phase == "playing" and self.not_now(turn):
            assert code == self.not_now(turn)
        elif model.phase == "playing" and not model.is_rolled:
            assert code == "G3.no_roll"
        elif model.phase == "playing" and not is_free:
            assert code in ("T2.taken", "G8.committed")
        else:
            assert code == self.playing("inked")
        if code == "inked":
            model.inked.add(client.seat)
            if again and len(model.inked) < len(model.seats):
                assert self.ask(client, "ink", turn=turn, marks=marks) == "inked", "the same again is harmless"
                assert self.ask(client, "ink", turn=turn, marks="b2=2") == "G8.committed"

    def _was_inked(self, seat: int | None, turn: int, marks: str) -> bool:
        """Whether a seat has inked these marks in a turn that is closed."""
        hosted = self.session.hosted
        if seat is None or turn > len(hosted.turns):
            return False
        inked = {entry.player: " ".join(map(str, entry.marks)) for entry in hosted.turns[turn - 1].entries}
        return inked.get(hosted.seats[seat].name) == marks

    def _space_is_free(self, seat: int | None, marks: str) -> bool:
        """Whether the space is empty: a bot may have filled it in an earlier turn, or in this one."""
        game = self.session.hosted.game
        if game is None or seat is None:
            return True
        if seat in game.inked:
            return str(game.inked[seat].marks[0]) == marks
        return all(str(space) != marks.partition("=")[0] for space in game.sheets[seat].writing)

    @rule()
    def play_a_turn(self) -> None:
        """Play one turn without any fault: the host continues and every seat inks."""
        hosting = next((i for i, client in enumerate(self.clients) if self.is_host(client)), None)
        if hosting is not None:
            if self.model.phase == "lobby":
                self.start(hosting)
            self.pause(hosting, on=False)
            self.type_roll(hosting, late=0)
            for number in range(len(self.clients)):
                self.model.settle()
                if self.clients[number].seat is not None and self.model.is_rolled:
                    self.ink(number, late=0, again=True)

    @rule(number=clients, turn=st.integers(1, 6), marks=st.sampled_from(["", "a1=9", "z9=1", "a1", "a1=!", "-"]))
    def ink_nonsense(self, number: int, turn: int, marks: str) -> None:
        assert self.ask(self.pick(number), "ink", turn=turn, marks=marks) != "inked"

    @rule(number=clients, text=st.one_of(st.text(max_size=30), st.sampled_from(["{}", '{"type":"ink","seat":0}'])))
    def say_garbage(self, number: int, text: str) -> None:
        assert self.send(self.pick(number), text) == "message"

    @rule(number=clients)
    @precondition(lambda self: self.model.phase != "over")
    def play_again_too_early(self, number: int) -> None:
        assert self.ask(self.pick(number), "play_again") in ("host", "playing", "token")

    @rule()
    def come_from_the_store(self) -> None:
        """Simulate a crash: the table is read from its events, and all clients reconnect."""

        async def again() -> TableSession:
            old = self.session
            old.close()
            rows = await self.registry.store.load(old.stored.table)
            assert len(rows) == old.number, "what was told is on disk"
            return TableSession(
                old.stored,
                await LogReader().read(rows),
                self.registry.store,
                limits=LIMITS,
                metrics=Metrics(),
                clock=LoopClock(),
                executor=ThreadExecutor(),
            )

        self.session = self.run(again())
        self.run(self._join_all())

    async def _join_all(self) -> None:
        for client in self.clients:
            try:
                self.session.join(client.connection, None)
            except NotNow:
                assert client.is_gone

    @invariant()
    def both_say_the_same(self) -> None:
        if not hasattr(self, "model"):
            return
        self.model.settle()
        self.run(self._same())

    async def _same(self) -> None:
        model = self.model
        expected = {
            "phase": model.phase,
            "seats": [(name, client is None) for name, client in model.seats],
            "host": model.host,
            "locked": model.locked,
            "paused": model.paused,
            "turn": model.turns + 1 if model.is_rolled else None,
            "waiting": [i for i in range(len(model.seats)) if i not in model.inked] if model.is_rolled else [],
        }
        while (found := self._seen()) != expected:
            try:
                await asyncio.wait_for(asyncio.sleep(0.001), LONG_ENOUGH)  # bots are still choosing
            except asyncio.CancelledError:
                assert found == expected
                raise

    def _seen(self) -> dict[str, object]:
        seen = self.session.welcome(Actor(None, is_host=False))
        return {
            "phase": seen.phase,
            "seats": [(seat.name, seat.is_bot) for seat in seen.seats],
            "host": seen.host,
            "locked": seen.locked,
            "paused": seen.paused,
            "turn": seen.roll.turn if seen.roll else None,
            "waiting": list(seen.waiting),
        }


TestTable = TableMachine.TestCase
TestTable.settings = settings(
    max_examples=120,
    stateful_step_count=40,
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=list(HealthCheck),
)
