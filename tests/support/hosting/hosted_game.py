"""A hosted table without a server round it: requests are decided and folded, and everything that happened is kept."""

from __future__ import annotations

from pennypapers.hosting import events as log
from pennypapers.hosting import requests
from pennypapers.hosting.decide import Actor, commit, host_request, take_seat, token_hash
from pennypapers.hosting.hosted import Hosted, apply, fold
from pennypapers.hosting.late import come_late, ink_late
from pennypapers.rules import Roll
from pennypapers.table import Table
from pennypapers.table.fairness import seal

SEED = bytes(range(32))
HOST = Actor(None, is_host=True)


class HostedGame:
    def __init__(
        self, layout: str, *seats: str, options: str = "dice=by_hand", seats_wanted: int | None = None
    ) -> None:
        adventure = layout.split()[1]
        created = log.Created(adventure, layout, "x.layout", seal(SEED), "host", options, seats_wanted=seats_wanted)
        self.events: list[log.AnyEvent] = [created]
        self.hosted: Hosted = fold(self.events)
        for name in seats:
            self.happen(take_seat(self.hosted, name=name, hashed=token_hash(name), entropy="00"))

    @property
    def game(self) -> Table:
        assert self.hosted.game is not None
        return self.hosted.game

    def happen(self, events: list[log.AnyEvent]) -> list[str]:
        """Take these events in; their names."""
        for event in events:
            self.events.append(event)
            self.hosted = apply(self.hosted, event)
        return [type(event).__name__ for event in events]

    def ask(self, request: requests.HostRequest) -> list[str]:
        return self.happen(host_request(self.hosted, HOST, request, SEED))

    def start(self) -> list[str]:
        return self.ask(requests.Start())

    def roll(self, roll: str) -> list[str]:
        return self.ask(requests.TypeRoll(turn=self.game.turns + 1, roll=str(Roll.parse(roll))))

    def ink(self, *marks: str) -> list[str]:
        """Each seat inks the open turn, the first of them first; what the last one led to."""
        turn, happened = self.game.turns + 1, list[str]()
        for seat, written in enumerate(marks):
            happened = self.happen([event for event, _ in commit(self.hosted, seat, turn, written, SEED)])
        return happened

    def come(self, name: str) -> list[str]:
        return self.happen(come_late(self.hosted, name=name, hashed=token_hash(name), seed=SEED))

    def ink_late(self, name: str, turn: int, marks: str) -> list[str]:
        return self.happen(ink_late(self.hosted, name, turn, marks, SEED))
